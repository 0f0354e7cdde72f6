use std::ops::Range;
use std::path::Path;

use gametree_catalogue::{Catalogue, Search, Session};
use gametree_play::{PlayerSpec, Roster};
use gametree_rules::{Player, splitmix64};
use gametree_search::MAX_PLIES;

use super::way::Way;
use super::written_out::{contests, entrants, sessions};
use super::{
    Arbiter, Contest, ExperimentError, Kind, Opening, Plan, PlanError, PlayedSide, Row, RowFacts,
    ScheduledGame, Sides,
};

/// So many games an experiment may ask for.
pub const MAX_GAMES: u64 = 10_000_000;

/// So many openings are looked for.
const MAX_OPENINGS: u64 = 10_000;

/// The heuristic that knows results alone.
const PLAIN: &str = "plain";

/// An experiment that can begin: everything in its plan was looked at.
pub struct Experiment {
    plan: Plan,
    games: Vec<PreparedGame>,
    entrants: Vec<PlayerSpec>,
    /// The entrants as text.
    names: Vec<String>,
    players: usize,
    contests: Vec<Contest>,
    notes: Vec<Note>,
}

pub(super) struct PreparedGame {
    spec: String,
    pub(super) session: Box<dyn Session>,
    pub(super) openings: Vec<Opening>,
    /// How each entrant plays it.
    pub(super) ways: Vec<Way>,
    /// The contests in which chance has a part, so that another game may end otherwise.
    by_chance: Vec<usize>,
    /// The number of its first game.
    first_number: u64,
    /// The same within a later repetition, counted from the first game of that.
    first_again: u64,
    /// The place of its first opening among those of all games.
    first_start: usize,
}

/// What a plan comes to, where that is not what it seems to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// Nothing in these games is left to chance: each is played once, however many were asked for.
    OnceIsEnough {
        /// Repetitions asked for.
        asked: u64,
        /// Contests of which that is true.
        contests: usize,
        /// Contests in all.
        of: usize,
    },
    /// There are not so many openings.
    FewerOpenings {
        /// The game.
        spec: String,
        /// How many were asked for.
        asked: u64,
        /// How many there are.
        found: u64,
        /// Plies that the longest has.
        plies: usize,
    },
    /// Players that look ahead without any opinion, in a game that has some.
    PlainHeuristic {
        /// The other heuristics of the game.
        others: Vec<&'static str>,
    },
    /// A clock or several threads decide what this player finds: another run may differ.
    DependsOnTheMachine {
        /// The player.
        player: String,
    },
    /// This player is no search: there are no values of its own that could be graded.
    NotGraded {
        /// The player.
        player: String,
    },
    /// This player was given no limit, and got the usual one.
    UsualLimit {
        /// The player as it plays.
        player: String,
    },
}

impl Experiment {
    /// Looks at everything in a plan. Its guests are those of the lab's roster.
    pub fn prepare(plan: &Plan, catalogue: &Catalogue) -> Result<Experiment, PlanError> {
        Experiment::prepare_with(plan, catalogue, crate::ROSTER)
    }

    /// The same, with the guests of this roster.
    pub fn prepare_with(
        plan: &Plan,
        catalogue: &Catalogue,
        roster: &dyn Roster,
    ) -> Result<Experiment, PlanError> {
        if plan.repeat == 0 {
            return Err(PlanError::NoRepetition);
        }
        let limits = [
            // What a file can hold.
            ("seed", plan.seed, i64::MAX as u64),
            ("openings", plan.openings, MAX_OPENINGS),
            ("plies", plan.plies.unwrap_or(1).into(), MAX_PLIES.into()),
            ("grade", plan.grade, MAX_GAMES),
        ];
        if let Some(&(key, _, most)) = limits.iter().find(|(_, number, most)| number > most) {
            return Err(PlanError::TooLarge { key, most });
        }
        if plan.kind == Kind::Tournament && plan.first != Sides::Both {
            return Err(PlanError::TournamentOnOneSide);
        }
        let mut notes = Vec::new();
        let players = entrants(&plan.players, roster, &mut notes)?;
        let opponents = entrants(&plan.opponents, roster, &mut notes)?;
        let contests = contests(plan.kind, players.len(), opponents.len())?;
        if plan.sprt.is_some() && (plan.kind != Kind::Tournament || players.len() != 2) {
            return Err(PlanError::SprtNeedsTwo);
        }
        let (count, entrants) = (players.len(), [players, opponents].concat());
        let names = entrants.iter().map(ToString::to_string).collect();
        let mut experiment = Experiment {
            plan: plan.clone(),
            games: Vec::new(),
            entrants,
            names,
            players: count,
            contests,
            notes,
        };
        for session in sessions(&plan.games, catalogue)? {
            experiment.add(session)?;
        }
        experiment.note_what_chance_does();
        Ok(experiment)
    }

    fn add(&mut self, session: Box<dyn Session>) -> Result<(), PlanError> {
        let spec = session.spec();
        if session.result().is_some() {
            return Err(PlanError::Finished { spec });
        }
        let way = |entrant: &PlayerSpec| {
            let (player, spec) = (entrant.to_string(), spec.clone());
            Way::of(entrant, &*session).map_err(|error| PlanError::CannotPlay {
                player,
                spec,
                error: Box::new(error),
            })
        };
        let ways: Vec<Way> = self.entrants.iter().map(way).collect::<Result<_, _>>()?;
        let index = self.games.len() as u64;
        let openings = match self.plan.openings {
            0 => vec![Opening::default()],
            asked => {
                let seed = splitmix64(self.plan.seed ^ splitmix64(index + 1));
                let openings = Opening::several(&*session, asked, self.plan.plies, seed);
                let found = openings.len() as u64;
                if found == 0 {
                    return Err(PlanError::NoOpening { spec });
                }
                if found < asked {
                    let plies =
                        openings.iter().map(|opening| opening.moves.len()).max().unwrap_or(0);
                    self.notes.push(Note::FewerOpenings {
                        spec: spec.clone(),
                        asked,
                        found,
                        plies,
                    });
                }
                openings
            }
        };
        let plain = |search: &Search| search.algorithm.is_textbook() && search.heuristic == PLAIN;
        let others: Vec<&str> =
            session.heuristics().iter().copied().filter(|name| *name != PLAIN).collect();
        let note = Note::PlainHeuristic { others };
        if ways[..self.players].iter().filter_map(Way::search).any(plain)
            && !matches!(&note, Note::PlainHeuristic { others } if others.is_empty())
            && !self.notes.contains(&note)
        {
            self.notes.push(note);
        }
        let varies = |entrant: usize| ways[entrant].varies();
        let by_chance = self.contests.iter().enumerate();
        let by_chance =
            by_chance.filter(|(_, contest)| varies(contest.player) || varies(contest.opponent));
        let by_chance = by_chance.map(|(index, _)| index).collect();
        let [first_number, first_again] = [self.once(), self.again()];
        let first_start = self.starts();
        self.games.push(PreparedGame {
            spec,
            session,
            openings,
            ways,
            by_chance,
            first_number,
            first_again,
            first_start,
        });
        let games = self.len();
        if games > MAX_GAMES {
            return Err(PlanError::TooManyGames { found: games, most: MAX_GAMES });
        }
        Ok(())
    }

    fn note_what_chance_does(&mut self) {
        let of = self.contests.len();
        let least = self.games.iter().map(|game| game.by_chance.len()).min().unwrap_or(of);
        if self.plan.repeat > 1 && least < of && self.plan.openings == 0 {
            let asked = self.plan.repeat;
            self.notes.push(Note::OnceIsEnough { asked, contests: of - least, of });
        }
        for entrant in &self.entrants {
            if let PlayerSpec::Search(search) = entrant
                && search.depends_on_the_machine()
            {
                self.notes.push(Note::DependsOnTheMachine { player: entrant.to_string() });
            }
        }
        let graded = if self.plan.grade > 0 { self.players() } else { &[] };
        let guests = graded.iter().filter(|player| matches!(player, PlayerSpec::Guest(_)));
        let notes: Vec<Note> =
            guests.map(|guest| Note::NotGraded { player: guest.to_string() }).collect();
        self.notes.extend(notes);
    }

    /// The plan.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The games, where they begin.
    pub fn sessions(&self) -> impl Iterator<Item = &dyn Session> {
        self.games.iter().map(|game| &*game.session)
    }

    /// Those who are compared.
    pub fn players(&self) -> &[PlayerSpec] {
        &self.entrants[..self.players]
    }

    /// A player or an opponent.
    pub fn entrant(&self, index: usize) -> &PlayerSpec {
        &self.entrants[index]
    }

    /// By which search an entrant plays a game: both are indices. `None` for a guest.
    pub fn search(&self, game: usize, entrant: usize) -> Option<&Search> {
        self.games[game].ways[entrant].search()
    }

    /// Who meets.
    pub fn contests(&self) -> &[Contest] {
        &self.contests
    }

    /// What the plan comes to.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// The random plies that the longest opening has.
    pub fn opening_plies(&self) -> usize {
        let openings = self.games.iter().flat_map(|game| &game.openings);
        openings.map(|opening| opening.moves.len()).max().unwrap_or(0)
    }

    /// How many games there are.
    #[expect(clippy::len_without_is_empty, reason = "there is at least one game")]
    pub fn len(&self) -> u64 {
        self.once().saturating_add(self.again().saturating_mul(self.plan.repeat - 1))
    }

    /// How many games are played once.
    fn once(&self) -> u64 {
        self.games.last().map_or(0, |game| game.first_number + self.meetings(game, None))
    }

    /// How many games each further repetition has: those in which chance has a part.
    fn again(&self) -> u64 {
        let repeated = |game: &PreparedGame| self.meetings(game, Some(&game.by_chance));
        self.games.last().map_or(0, |game| game.first_again + repeated(game))
    }

    /// How many games of all these contests there are in one repetition; `None` are all contests.
    fn meetings(&self, game: &PreparedGame, contests: Option<&Vec<usize>>) -> u64 {
        let contests = contests.map_or(self.contests.len(), Vec::len);
        (game.openings.len() * self.sides().len() * contests) as u64
    }

    /// From how many starts there are games: the openings of all games. Both sides of one are one
    /// start.
    pub fn starts(&self) -> usize {
        self.games.last().map_or(0, |game| game.first_start + game.openings.len())
    }

    /// The start of a game: an index.
    pub fn start_of(&self, game: &ScheduledGame) -> usize {
        self.games[game.game].first_start + game.opening
    }

    /// The game that a start is of: an index.
    pub(crate) fn game_of_start(&self, start: usize) -> usize {
        self.games.partition_point(|game| game.first_start <= start) - 1
    }

    /// The starts of a game: an index.
    pub(crate) fn starts_in(&self, game: usize) -> Range<usize> {
        let game = &self.games[game];
        game.first_start..game.first_start + game.openings.len()
    }

    /// Whether chance has a part in a contest in one of the games: an index.
    pub(crate) fn varies(&self, game: usize, contest: usize) -> bool {
        self.games[game].by_chance.contains(&contest)
    }

    /// The sides on which the players are compared.
    pub(crate) fn sides(&self) -> &'static [Player] {
        match self.plan.first {
            Sides::First => &[Player::First],
            Sides::Second => &[Player::Second],
            Sides::Both => &[Player::First, Player::Second],
        }
    }

    /// The game with this number. A repetition of all starts comes before the next one, so that the
    /// first games are from as many starts as there are. Contests change fastest: all who play the
    /// same game of chance stand side by side.
    pub fn game(&self, number: u64) -> ScheduledGame {
        let once = self.once();
        let (repetition, index) = match number.checked_sub(once) {
            None => (0, number),
            Some(index) => (1 + index / self.again(), index % self.again()),
        };
        let first = |game: &PreparedGame| match repetition {
            0 => game.first_number,
            _ => game.first_again,
        };
        let game = self.games.partition_point(|game| first(game) <= index) - 1;
        let prepared = &self.games[game];
        let again = (repetition > 0).then_some(&prepared.by_chance);
        let index = (index - first(prepared)) as usize;
        let meeting = again.map_or(self.contests.len(), Vec::len);
        let (opening, index) =
            (index / (self.sides().len() * meeting), index % (self.sides().len() * meeting));
        let (side, place) = (index / meeting, index % meeting);
        let contest = again.map_or(place, |contests| contests[place]);
        let side = self.sides()[side];
        ScheduledGame { number, game, opening, repetition, side, contest }
    }

    /// The number of a game, by what it is: the other way round than [`game`](Experiment::game). `None` if it is not
    /// one of its games.
    pub fn number_of(&self, game: &ScheduledGame) -> Option<u64> {
        let prepared = self.games.get(game.game)?;
        let is_asked_for = game.opening < prepared.openings.len()
            && game.contest < self.contests.len()
            && game.repetition < self.plan.repeat;
        if !is_asked_for {
            return None;
        }
        let side = self.sides().iter().position(|side| *side == game.side)?;
        let at = |meeting: usize, place: usize| {
            ((game.opening * self.sides().len() + side) * meeting + place) as u64
        };
        match game.repetition.checked_sub(1) {
            None => Some(prepared.first_number + at(self.contests.len(), game.contest)),
            Some(again) => {
                let meeting = &prepared.by_chance;
                let place = meeting.iter().position(|&contest| contest == game.contest)?;
                let before = self.once() + again * self.again() + prepared.first_again;
                Some(before + at(meeting.len(), place))
            }
        }
    }

    /// Why a row of a file is not one of its games as they are.
    pub(crate) fn refusal(&self, row: Option<&Row>, path: &Path, line: u64) -> ExperimentError {
        let path = path.to_owned();
        let earlier = row.and_then(|row| self.game_of(&row.facts));
        let earlier = earlier.map(|game| self.earlier_number(&game) + 1);
        match row {
            Some(row) if earlier == Some(row.facts.number) => ExperimentError::OtherOrder { path },
            _ => ExperimentError::Damaged { path, line },
        }
    }

    /// The number that a game had when all repetitions from a start came before the next start.
    fn earlier_number(&self, game: &ScheduledGame) -> u64 {
        let sides = self.sides().len();
        let of_start = |game: &PreparedGame| {
            let again = (self.plan.repeat - 1) * (sides * game.by_chance.len()) as u64;
            again + (sides * self.contests.len()) as u64
        };
        let before = self.games[..game.game].iter();
        let before: u64 = before.map(|game| game.openings.len() as u64 * of_start(game)).sum();
        let prepared = &self.games[game.game];
        let side = self.sides().iter().position(|side| *side == game.side).unwrap_or(0);
        let again = prepared.by_chance.iter().position(|&contest| contest == game.contest);
        let (once, each) = (sides * self.contests.len(), prepared.by_chance.len());
        let within = match game.repetition.checked_sub(1) {
            None => (side * self.contests.len() + game.contest) as u64,
            Some(repetition) => {
                let place = side * each + again.unwrap_or(0);
                once as u64 + repetition * (sides * each) as u64 + place as u64
            }
        };
        before + game.opening as u64 * of_start(prepared) + within
    }

    /// Which of its games a row is of, whatever number the row has. `None` if of none.
    pub(crate) fn game_of(&self, row: &RowFacts) -> Option<ScheduledGame> {
        let game = self.games.iter().position(|game| game.spec == row.game)?;
        let openings = &self.games[game].openings;
        let opening = openings.iter().position(|opening| opening.moves == row.opening)?;
        let contest = self.contests.iter().position(|contest| {
            self.names[contest.player] == row.player && self.names[contest.opponent] == row.opponent
        })?;
        let side = self.sides().iter().copied().find(|&side| PlayedSide::from(side) == row.side)?;
        let repetition = row.repetition.checked_sub(1)?;
        let found = ScheduledGame { number: 0, game, opening, repetition, side, contest };
        let number = self.number_of(&found)?;
        (self.seed(&found) == row.seed).then_some(ScheduledGame { number, ..found })
    }

    /// Whether chance has a part in the games of a contest, all of them.
    pub fn leaves_to_chance(&self, contest: usize) -> bool {
        self.starts_of(contest)[0] == 0
    }

    /// How many games a contest has.
    pub fn games_of(&self, contest: usize) -> u64 {
        let [once, repeated] = self.starts_of(contest);
        once.saturating_add(repeated.saturating_mul(self.plan.repeat))
    }

    /// How often games have to be repeated so that each of these contests has so many of them; `None` if one of them
    /// has no more games however often that is.
    pub fn repeat_for(&self, contests: &[usize], games: u64) -> Option<u64> {
        let repeats = contests.iter().map(|&contest| match self.starts_of(contest) {
            [_, 0] => None,
            [once, repeated] => Some(games.saturating_sub(once).div_ceil(repeated).max(1)),
        });
        repeats.collect::<Option<Vec<u64>>>()?.into_iter().max()
    }

    /// From how many starts, counted on each side, the games of a contest are played once, and from how many again
    /// and again.
    fn starts_of(&self, contest: usize) -> [u64; 2] {
        let mut starts = [0; 2];
        for game in &self.games {
            let is_repeated = usize::from(game.by_chance.contains(&contest));
            starts[is_repeated] += (self.sides().len() * game.openings.len()) as u64;
        }
        starts
    }

    /// What chance in a game follows from: the same for all who are compared in it. Small enough for every
    /// program that reads numbers.
    pub(super) fn seed(&self, game: &ScheduledGame) -> u64 {
        let place =
            [game.game as u64, game.opening as u64, game.repetition, game.side.index() as u64];
        place
            .iter()
            .fold(splitmix64(self.plan.seed), |seed, &part| splitmix64(seed ^ splitmix64(part)))
            >> 11
    }

    /// Whether a row is of one of its games, as they are.
    pub(crate) fn has_asked_for(&self, row: &RowFacts) -> bool {
        let Some(number) = row.number.checked_sub(1).filter(|&number| number < self.len()) else {
            return false;
        };
        let game = self.game(number);
        let (prepared, contest) = (&self.games[game.game], self.contests[game.contest]);
        row.game == prepared.spec
            && row.opening == prepared.openings[game.opening].moves
            && row.seed == self.seed(&game)
            && row.repetition == game.repetition + 1
            && row.side == PlayedSide::from(game.side)
            && row.player == self.names[contest.player]
            && row.opponent == self.names[contest.opponent]
    }

    pub(super) fn prepared(&self, game: usize) -> &PreparedGame {
        &self.games[game]
    }

    /// Somebody who plays its games.
    pub fn arbiter(&self) -> Arbiter<'_> {
        Arbiter::new(self)
    }
}
