//! Who takes part in an experiment, and in which games: texts with ranges, written out.

use gametree_catalogue::{Catalogue, Session};
use gametree_play::{PlayerSpec, Roster, USUAL_DEPTH};
use gametree_search::Limits;

use super::{Contest, Kind, Note, PlanError};
use crate::family::{Family, FamilyError};

/// So many players and opponents may meet.
const MAX_CONTESTS: usize = 1000;

/// Positions for a search that is given no limit and knows no depth: as many on every machine.
const USUAL_NODES: u64 = 100_000;

/// The players that texts with ranges stand for, each once.
pub(super) fn entrants(
    texts: &[String],
    roster: &dyn Roster,
    notes: &mut Vec<Note>,
) -> Result<Vec<PlayerSpec>, PlanError> {
    let mut entrants: Vec<PlayerSpec> = Vec::new();
    for text in texts {
        for entrant in PlayerSpec::read_several(text, roster).map_err(PlanError::Player)? {
            if entrant.is_human() {
                return Err(PlanError::Human);
            }
            let limited = limited(entrant.clone());
            if limited != entrant {
                notes.push(Note::UsualLimit { player: limited.to_string() });
            }
            if !entrants.contains(&limited) {
                entrants.push(limited);
            }
        }
    }
    Ok(entrants)
}

/// The same player with a limit that does not depend on the machine, if there is none: without one most
/// games would never end.
fn limited(mut player: PlayerSpec) -> PlayerSpec {
    if let PlayerSpec::Search(search) = &mut player
        && search.limits == Limits::NONE
    {
        if search.algorithm.is_textbook() {
            search.limits = Limits::depth(USUAL_DEPTH);
        } else if search.algorithm.takes("nodes") {
            search.limits.nodes = Some(USUAL_NODES);
        }
    }
    player
}

pub(super) fn contests(
    kind: Kind,
    players: usize,
    opponents: usize,
) -> Result<Vec<Contest>, PlanError> {
    let contests: Vec<Contest> = match kind {
        Kind::Compare => {
            if players == 0 {
                return Err(PlanError::NoPlayers);
            }
            if opponents == 0 {
                return Err(PlanError::NoOpponents);
            }
            let opponents = players..players + opponents;
            opponents
                .flat_map(|opponent| (0..players).map(move |player| Contest { player, opponent }))
                .collect()
        }
        Kind::Tournament => {
            if players < 2 {
                return Err(PlanError::TooFewPlayers);
            }
            if opponents > 0 {
                return Err(PlanError::OpponentsInTournament);
            }
            (0..players)
                .flat_map(|player| {
                    (player + 1..players).map(move |opponent| Contest { player, opponent })
                })
                .collect()
        }
    };
    match contests.len() {
        found if found > MAX_CONTESTS => {
            Err(PlanError::TooManyContests { found, most: MAX_CONTESTS })
        }
        _ => Ok(contests),
    }
}

pub(super) fn sessions(
    texts: &[String],
    catalogue: &Catalogue,
) -> Result<Vec<Box<dyn Session>>, PlanError> {
    let mut sessions: Vec<Box<dyn Session>> = Vec::new();
    let mut add = |session: Box<dyn Session>| {
        if !sessions.iter().any(|known| known.spec() == session.spec()) {
            sessions.push(session);
        }
    };
    for text in texts {
        match Family::parse(text) {
            Err(FamilyError::NoRange) => add(catalogue.open(text).map_err(PlanError::Spec)?),
            Err(error) => return Err(PlanError::Family(error)),
            Ok(family) if family.len() > MOST_SPECS => {
                let error = FamilyError::TooManyGames { found: family.len(), most: MOST_SPECS };
                return Err(PlanError::Family(error));
            }
            Ok(family) => {
                for index in 0..family.len() {
                    let spec = family.spec(index);
                    let session = catalogue.open(&spec);
                    add(session
                        .map_err(|error| PlanError::Family(FamilyError::Game { spec, error }))?);
                }
            }
        }
    }
    if sessions.is_empty() { Err(PlanError::NoGames) } else { Ok(sessions) }
}

const MOST_SPECS: u64 = 10_000;
