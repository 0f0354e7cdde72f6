use std::time::{SystemTime, UNIX_EPOCH};

use gametree_catalogue::{Catalogue, Effort, Oracle, SolvedPosition};
use gametree_rules::{Outcome, Player, Work, splitmix64};

use crate::Place;

/// A position to be solved on the spot, another one every day: somebody wins, and only one move keeps it.
#[derive(Clone, Debug)]
pub(crate) struct Puzzle {
    /// Where it is.
    pub(crate) place: Place,
    /// Who is to move, and wins.
    pub(crate) mover: Player,
    /// How it ends after every move.
    pub(crate) known: SolvedPosition,
    /// The move.
    pub(crate) answer: String,
}

/// How many positions are looked at: among so many there is one.
const TRIES: u64 = 400;
/// Fewer moves are no question.
const FEWEST_MOVES: usize = 2;

/// Days since 1970.
pub(crate) fn today() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs() / (24 * 3600))
}

impl Puzzle {
    /// The puzzle of a day, always the same one; `None` if no game of the catalogue has any.
    pub(crate) fn of(
        day: u64,
        catalogue: &Catalogue,
        oracle: &Oracle,
        work: &Work,
    ) -> Option<Puzzle> {
        let entries = catalogue.entries();
        (0..TRIES).take_while(|_| !work.is_stopped()).find_map(|attempt| {
            let seed = splitmix64(splitmix64(day) ^ attempt);
            // Every game has its days; only where one has no such position another one takes its place.
            let turn = day.wrapping_add(attempt / (TRIES / 8)) % entries.len().max(1) as u64;
            let entry = entries.get(usize::try_from(turn).ok()?)?;
            let place = somewhere(catalogue, entry.parameters.example, seed)?;
            Puzzle::at(place, catalogue, oracle, work)
        })
    }

    /// The question that this place is, if it is one.
    fn at(place: Place, catalogue: &Catalogue, oracle: &Oracle, work: &Work) -> Option<Puzzle> {
        let session = place.open_in(catalogue).ok()?.session;
        let mover = session.to_move()?;
        let known = oracle.position(&*session, Effort::QUICK, work).ok()??;
        let wins = |margin| Outcome::from_margin(margin) == Outcome::Win(mover);
        let mut keeping = known.moves.iter().filter(|(_, end)| wins(end.margin));
        let answer = keeping.next()?.0.clone();
        let only = keeping.next().is_none() && known.moves.len() >= FEWEST_MOVES;
        only.then_some(Puzzle { place, mover, known, answer })
    }
}

/// Somewhere in the middle of a game by chance.
fn somewhere(catalogue: &Catalogue, spec: &str, seed: u64) -> Option<Place> {
    let session = catalogue.open(spec).ok()?;
    let mut moves = session.random_moves(seed, 64);
    // From a third of the game on: before that nobody sees anything.
    let length = moves.len() as u64;
    let kept = length / 3 + splitmix64(seed ^ 1) % (length * 2 / 3).max(1);
    moves.truncate(usize::try_from(kept).ok()?);
    Some(Place { moves, ..Place::start(session.spec()) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_has_a_question_with_one_answer() {
        let (catalogue, oracle) = (Catalogue::standard(), Oracle::default());
        let mut games = std::collections::BTreeSet::new();
        for day in 20_000..20_010 {
            let puzzle = Puzzle::of(day, &catalogue, &oracle, &Work::new()).expect("a question");
            let session = puzzle.place.open_in(&catalogue).unwrap().session;
            let end = |mv: &str| {
                let mut after = session.copy();
                after.play(mv).unwrap();
                let truth = oracle.end(&*after, Effort::QUICK, &Work::new()).unwrap().unwrap();
                truth.end.outcome()
            };
            for mv in session.legal_moves() {
                let wins = end(&mv) == Outcome::Win(puzzle.mover);
                assert_eq!(wins, mv == puzzle.answer, "day {day}: {mv}");
            }
            games.insert(session.spec().split(':').next().unwrap_or_default().to_owned());
        }
        assert!(games.len() >= 3, "{games:?}");
    }
}
