//! The families that a game belongs to.

use gametree_catalogue::{Entry, Session};
use gametree_games::{Accepts, Role, Spec};

use crate::Family;

/// A family of one range grows with the game that is looked at, but not further than this.
const FURTHEST: i64 = 1000;

/// The families that a game can be seen in: first the one that has its rules, then those of other rules that
/// its [entry](Entry::families) names. A game whose entry names none has the family of its size, if it has one.
///
/// ```
/// use gametree::catalogue::Catalogue;
/// use gametree::lab::families;
///
/// let catalogue = Catalogue::standard();
/// let session = catalogue.open("stones:stones=60,take=1/4")?;
/// let families = families(catalogue.entry_of("stones")?, &*session);
/// let specs: Vec<String> = families.iter().map(|family| family.to_string()).collect();
/// assert_eq!(specs[0], "stones:stones=1..200,take=1/4");
/// assert_eq!(specs[1], "stones:stones=1..200");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn families(entry: &Entry, session: &dyn Session) -> Vec<Family> {
    let named: Vec<Family> =
        entry.families().iter().filter_map(|spec| Family::parse(spec).ok()).collect();
    let Some(model) = named.first().cloned().or_else(|| by_size(entry)) else {
        return Vec::new();
    };
    let own = with_rules_of(&model, entry, session);
    let others = named.into_iter().filter(|family| Some(family) != own.as_ref());
    let others: Vec<Family> = others.collect();
    own.into_iter().chain(others).collect()
}

/// The sizes that menus offer.
fn by_size(entry: &Entry) -> Option<Family> {
    let size = entry.parameters.with_role(Role::Size)?;
    let (least, most) = size.menu?;
    Family::parse(&format!("{}:{}={least}..{most}", entry.name(), size.key)).ok()
}

/// The ranges of a family with everything else as it is in a game.
fn with_rules_of(model: &Family, entry: &Entry, session: &dyn Session) -> Option<Family> {
    let game = Spec::parse(&session.spec()).ok()?;
    let mut values: Vec<(String, String)> = Vec::new();
    for parameter in entry.parameters.list {
        let stated = game.values.iter().find(|(key, _)| key == parameter.key);
        if let Some(axis) = model.axes().iter().find(|axis| axis.key == parameter.key) {
            // A single range reaches as far as the game.
            let number = stated.and_then(|(_, value)| value.parse().ok()).unwrap_or(axis.to);
            let is_size = parameter.role == Role::Size && model.axes().len() == 1;
            let to = if is_size && number <= FURTHEST { axis.to.max(number) } else { axis.to };
            values.push((axis.key.clone(), format!("{}..{to}", axis.from)));
        } else if let Some((key, value)) = stated
            && parameter.role == Role::Rule
            // What has no default is the start itself, which the range stands for.
            && parameter.default.is_some()
        {
            values.push((key.clone(), value.clone()));
        }
    }
    Family::parse(&Spec { name: game.name, values }.to_string()).ok()
}

/// Which game of a family this one is, if it is one of them; `start` is the game at its start. Where a size
/// stands for all its starts, it is the game's size.
pub fn place_in(family: &Family, entry: &Entry, start: &dyn Session) -> Option<u64> {
    let game = Spec::parse(&start.spec()).ok().filter(|game| game.name == family.game())?;
    let mut numbers = vec![0; family.axes().len()];
    for parameter in entry.parameters.list {
        let stated = game.values.iter().find(|(key, _)| key == parameter.key);
        let value = stated.map(|(_, value)| value.as_str()).or(parameter.default);
        if let Some(axis) = family.axes().iter().position(|axis| axis.key == parameter.key) {
            let size = start.forecast().filter(|_| parameter.role == Role::Size);
            numbers[axis] = match (stated, size, value, parameter.accepts) {
                (None, Some(forecast), ..) => forecast.size.number.into(),
                (_, _, Some(value), Accepts::Number { .. }) => value.parse().ok()?,
                _ => return None,
            };
        } else if parameter.role == Role::Rule && parameter.default.is_some() {
            let rule = family.value(parameter.key).or(parameter.default);
            (rule == value).then_some(())?;
        }
    }
    family.index_of(&numbers)
}

#[cfg(test)]
mod tests {
    use gametree_catalogue::Catalogue;

    use super::*;

    fn specs(spec: &str) -> Vec<String> {
        let catalogue = Catalogue::standard();
        let session = catalogue.open(spec).unwrap();
        let families = families(catalogue.entry_of(spec).unwrap(), &*session);
        families.iter().map(Family::to_string).collect()
    }

    fn place(family: &str, spec: &str) -> Option<String> {
        let catalogue = Catalogue::standard();
        let family = Family::parse(family).unwrap();
        let start = catalogue.open(spec).unwrap();
        let place = place_in(&family, catalogue.entry_of(spec).unwrap(), &*start);
        place.map(|index| family.spec(index))
    }

    #[test]
    fn a_game_is_seen_among_its_own_rules_first() {
        assert_eq!(
            specs("stones:stones=50"),
            ["stones:stones=1..200", "stones:stones=1..200,take=1/3/4"]
        );
        assert_eq!(specs("stones:stones=300")[0], "stones:stones=1..300");
        assert_eq!(specs("stones:stones=1000000")[0], "stones:stones=1..200");
        assert_eq!(specs("tictactoe"), ["mnk:m=3..6,n=3..5,k=3", "mnk:m=3..6,n=3..5,k=4"]);
        assert_eq!(specs("mnk:m=4,n=4,k=4"), ["mnk:m=3..6,n=3..5,k=4"]);
        assert_eq!(specs("bits:string=0110100"), ["bits:length=2..16"]);
        assert_eq!(specs("sim"), ["sim:vertices=3..6"]);
    }

    #[test]
    fn a_game_is_found_in_its_family() {
        assert_eq!(
            place("stones:stones=1..200", "stones:stones=50").as_deref(),
            Some("stones:stones=50")
        );
        assert_eq!(place("stones:stones=1..200", "stones:stones=50,take=1/4"), None);
        assert_eq!(place("stones:stones=1..200", "stones:stones=500"), None);
        assert_eq!(place("stones:stones=1..200,take=1/4", "stones:stones=50"), None);
        assert_eq!(
            place("bits:length=2..16", "bits:string=0110100").as_deref(),
            Some("bits:length=7")
        );
        assert_eq!(place("sim:vertices=3..6", "sim").as_deref(), Some("sim:vertices=6"));
        assert_eq!(
            place("mnk:m=3..6,n=3..5,k=4", "mnk:m=5,n=4,k=4").as_deref(),
            Some("mnk:m=5,n=4,k=4")
        );
        assert_eq!(place("mnk:m=3..6,n=3..5,k=4", "tictactoe"), None);
        assert_eq!(place("mnk:m=3..6,n=3..5,k=4", "mnk:m=5,n=4,k=4,misere=yes"), None);
    }
}
