//! Specs: how each is written, and why each of the wrong ones is refused.

use gametree_games::{Accepts, Parameter, Parameters, Spec, SpecError};
use gametree_rules::{Heuristics, Notation, Symmetric};

use crate::any::{UseGame, with_game};

struct Written;

impl UseGame for Written {
    type Output = String;

    fn with<G: Notation + Symmetric + Heuristics>(self, _: &G, spec: &str) -> String {
        spec.to_owned()
    }
}

#[test]
fn written_without_defaults() {
    for (spec, written) in [
        ("multiply:start=20", "multiply:start=20"),
        ("multiply:start=020,target=3000,by=3/4/5", "multiply:start=20"),
        ("multiply:by=5/4/3,start=7,target=90", "multiply:start=7,target=90,by=5/4/3"),
        (" stones : stones = 50 , take = 2/3 ", "stones:stones=50"),
        ("stones:stones=9,take=3/2", "stones:stones=9,take=3/2"),
        ("bits:string=0110,table=1,1,0/0,0,1/1,0,-1/0,1,0", "bits:string=0110"),
        (
            "bits:string=1,table=0,0,0/0,0,0/1,-2,3/1,0,0",
            "bits:string=1,table=0,0,0/0,0,0/1,-2,3/1,0,0",
        ),
        // The low digits of splitmix64(0), which is E220A8397B1DCDAF.
        ("bits:length=15", "bits:string=100110110101111"),
        ("bits:length=4,seed=0", "bits:string=1111"),
        // What a game needs and nobody says is the default of the menu; it is written all the same.
        ("multiply", "multiply:start=20"),
        ("multiply:target=90", "multiply:start=20,target=90"),
        ("stones", "stones:stones=50"),
        ("stones:take=2", "stones:stones=50,take=2"),
        ("bits", "bits:string=100110110101111"),
        ("bits:seed=1", "bits:string=101110011000001"),
        ("mnk", "mnk:m=3,n=3,k=3"),
        ("mnk:m=4,misere=yes", "mnk:m=4,n=3,k=3,misere=yes"),
        ("mnk:m=3,n=4,k=5,misere=no", "mnk:m=3,n=4,k=5"),
        ("mnk:k=5,n=4,m=3,misere=yes", "mnk:m=3,n=4,k=5,misere=yes"),
        ("sim", "sim"),
        ("sim:vertices=6", "sim"),
        ("sim:vertices=8", "sim:vertices=8"),
    ] {
        assert_eq!(with_game(spec, Written).as_deref(), Ok(written), "{spec}");
    }
}

#[test]
fn refused() {
    type Reason = fn(&SpecError) -> bool;
    let value: Reason = |error| matches!(error, SpecError::Value { .. });
    let cases: &[(&str, Reason)] = &[
        ("", |error| matches!(error, SpecError::UnknownGame { name, .. } if name.is_empty())),
        ("chess", |error| matches!(error, SpecError::UnknownGame { name, .. } if name == "chess")),
        ("sim:", |error| matches!(error, SpecError::NotKeyValue { piece } if piece.is_empty())),
        ("sim:6", |error| matches!(error, SpecError::NotKeyValue { piece } if piece == "6")),
        (
            "sim:points=6",
            |error| matches!(error, SpecError::UnknownKey { key, .. } if key == "points"),
        ),
        ("sim:vertices=6,vertices=6", |error| matches!(error, SpecError::Twice { .. })),
        ("multiply:target=20", |error| matches!(error, SpecError::NotBelow { .. })),
        ("bits:string=01,length=2", |error| matches!(error, SpecError::Conflict { .. })),
        ("bits:string=01,seed=2", |error| matches!(error, SpecError::Conflict { .. })),
        ("multiply:start=3000", |error| {
            *error
                == SpecError::NotBelow { key: "start", found: 3000, limit: "target", below: 3000 }
        }),
        ("multiply:start=0", value),
        ("multiply:start=+20", value),
        ("multiply:start=2e1", value),
        ("multiply:start=20,by=1", value),
        ("multiply:start=20,by=3/3", value),
        ("multiply:start=20,by=", value),
        ("multiply:start=20,by=2/3/4/5/6/7/8/9/10", value),
        ("multiply:start=20,target=99999999999999999999", value),
        ("stones:stones=-1", value),
        ("stones:stones=1000001", value),
        ("stones:stones=50,take=0", value),
        ("bits:string=", value),
        ("bits:string=012", value),
        ("bits:length=0", value),
        ("bits:length=65", value),
        ("bits:length=9,seed=-1", value),
        ("bits:string=01,table=1,1,0", value),
        ("bits:string=01,table=2,1,0/0,0,1/1,0,-1/0,1,0", value),
        ("bits:string=01,table=1,1001,0/0,0,1/1,0,-1/0,1,0", value),
        ("mnk:m=0,n=3,k=3", value),
        ("mnk:m=3,n=27,k=3", value),
        ("mnk:m=3,n=3,k=3,misere=maybe", value),
        ("sim:vertices=2", value),
        ("sim:vertices=9", |error| {
            *error
                == SpecError::Value {
                    key: "vertices",
                    found: "9".to_owned(),
                    accepts: Accepts::Number { least: 3, most: 8 },
                }
        }),
    ];
    for (spec, reason) in cases {
        match with_game(spec, Written) {
            Ok(_) => panic!("{spec} is accepted"),
            Err(error) => assert!(reason(&error), "{spec}: {error}"),
        }
    }
    let digits = "0".repeat(65);
    assert!(value(&with_game(&format!("bits:string={digits}"), Written).unwrap_err()));
}

/// No built-in game insists on anything; a game from outside may.
#[test]
fn what_has_no_default_has_to_be_said() {
    const HEAP: &[Parameter] = &[Parameter::new("heap", Accepts::Number { least: 0, most: 9 })];
    let parameters = Parameters { name: "heaps", list: HEAP, example: "heaps:heap=5" };
    let spec = Spec::parse("heaps").unwrap();
    let missing = SpecError::Missing { owner: "heaps", key: "heap", example: "heaps:heap=5" };
    assert_eq!(parameters.read(&spec).unwrap().number("heap"), Err(missing));
}
