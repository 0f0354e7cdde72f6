//! No text makes a reader panic, and what is read is written so that it reads back the same.

use std::cell::Cell;

use gametree_games::Spec;
use gametree_rules::{Heuristics, Notation, Symmetric};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

use crate::any::{UseGame, specs, walk, with_game};
use crate::texts::{Edits, edits, noise};

/// How a game writes itself and where it begins.
struct Written;

impl UseGame for Written {
    type Output = (String, String);

    fn with<G: Notation + Symmetric + Heuristics>(self, game: &G, spec: &str) -> Self::Output {
        (spec.to_owned(), game.position_text(&game.start()))
    }
}

#[test]
fn spec_texts() {
    let understood = Cell::new(0);
    let names = "multiply|stones|bits|mnk|sim|tictactoe|";
    proptest!(
        ProptestConfig::with_cases(10_000),
        |(valid in specs(), edits in edits(), noise in noise(), name in names)| {
            let _ = Spec::parse(&noise);
            for text in [edits.apply(&valid), noise.clone(), format!("{name}:{noise}")] {
                if let Ok((spec, start)) = with_game(&text, Written) {
                    prop_assert_eq!(with_game(&spec, Written), Ok((spec.clone(), start)));
                    understood.set(understood.get() + 1);
                }
            }
        }
    );
    assert!(understood.get() > 400, "only {} understood", understood.get());
}

/// Reads texts in a position of a game and says how many were understood.
struct Reads {
    steps: Vec<Index>,
    edits: Edits,
    noise: String,
}

impl UseGame for Reads {
    type Output = Result<usize, TestCaseError>;

    fn with<G: Notation + Symmetric + Heuristics>(self, game: &G, _: &str) -> Self::Output {
        let position = walk(game, &self.steps);
        let valid = game.position_text(&position);
        let mut understood = 0;
        // Where counts decide whose turn it is, a suffix lets the second player have begun.
        let second = valid.clone() + "/2";
        for text in [self.edits.apply(&valid), second, self.noise.clone()] {
            if let Ok(position) = game.parse_position(&text) {
                read_back(game, &position)?;
                play_on(game, position, &self.steps)?;
                understood += 1;
            }
        }
        let mv = game.legal_moves(&position).last().map(|mv| game.move_text(mv));
        for text in [self.edits.apply(&mv.unwrap_or_default()), self.noise] {
            if let Ok(mv) = game.parse_move(&position, &text) {
                prop_assert!(game.play(&position, mv).is_ok());
                prop_assert_eq!(game.parse_move(&position, &game.move_text(mv)), Ok(mv));
                understood += 1;
            }
        }
        Ok(understood)
    }
}

fn read_back<G: Notation>(game: &G, position: &G::Position) -> Result<(), TestCaseError> {
    let text = game.position_text(position);
    prop_assert_eq!(game.parse_position(&text), Ok(position.clone()), "{}", text);
    Ok(())
}

/// What can be read can also be played, and every position on the way is written and read.
fn play_on<G: Notation>(
    game: &G,
    mut position: G::Position,
    steps: &[Index],
) -> Result<(), TestCaseError> {
    for step in steps {
        let legal: Vec<G::Move> = game.legal_moves(&position).collect();
        prop_assert_eq!(legal.is_empty(), game.outcome(&position).is_some());
        if legal.is_empty() {
            break;
        }
        position = game.after(&position, legal[step.index(legal.len())]);
        read_back(game, &position)?;
    }
    Ok(())
}

#[test]
fn position_and_move_texts() {
    let understood = Cell::new(0);
    let steps = vec(any::<Index>(), 0..30);
    proptest!(
        ProptestConfig::with_cases(10_000),
        |(spec in specs(), steps in steps, edits in edits(), noise in noise())| {
            let reads = Reads { steps, edits, noise };
            let count = with_game(&spec, reads).expect("the spec is right")?;
            understood.set(understood.get() + count);
        }
    );
    assert!(understood.get() > 400, "only {} understood", understood.get());
}
