use gametree_rules::{Notation, Player, Proven, Value};

use crate::{Bound, Counts, Stopped, Verdict};

/// What a search found out about a position.
///
/// ```
/// use gametree::games::mnk::{Mnk, Shape};
/// use gametree::rules::{Game, Notation, Plain, Value};
/// use gametree::search::{Task, minimax};
///
/// let game: Mnk = Mnk::new(Shape::new(3, 3, 3));
/// let position = game.play_text(&game.start(), "a3 a2 b3 b2")?;
/// let found = minimax(&Task::new(&game, &position), &Plain);
/// assert_eq!(found.value(), Some(Value(1))); // the first player wins
/// assert_eq!(game.line_text(&found.line), "c3");
/// assert!(found.is_proven());
/// # Ok::<(), gametree::rules::MoveError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Findings<M> {
    /// The move to make; `None` if the game is over or the search was stopped before it had one.
    pub best: Option<M>,
    /// What the position is worth; `None` if the search cannot say, or was stopped before it could.
    ///
    /// If a textbook search was stopped it is the value of the best move among those it finished.
    pub verdict: Option<Verdict>,
    /// Best play as far as the search knows it, beginning with `best`: the principal variation.
    pub line: Vec<M>,
    /// What is known about each move that was looked at, in the game's order.
    pub moves: Vec<FoundMove<M>>,
    /// All the moves that `best` was chosen from: just that one, unless ties are broken at random.
    pub choices: Vec<M>,
    /// Further good moves with their lines, best first, if they were asked for; the first is `line`.
    pub lines: Vec<FoundLine<M>>,
    /// The last depth that was finished, where the search goes deeper step by step; else 0.
    pub depth: u32,
    /// How much work it was.
    pub counts: Counts,
    /// Why the search ended before it had finished what it was asked for, if it did.
    pub stopped: Option<Stopped>,
}

/// Nothing found yet.
impl<M> Default for Findings<M> {
    fn default() -> Self {
        Findings {
            best: None,
            verdict: None,
            line: Vec::new(),
            moves: Vec::new(),
            choices: Vec::new(),
            lines: Vec::new(),
            depth: 0,
            counts: Counts::default(),
            stopped: None,
        }
    }
}

impl<M> Findings<M> {
    /// Whether the verdict is a result and rests on no estimate.
    pub fn is_proven(&self) -> bool {
        self.verdict
            .is_some_and(|verdict| verdict.bound() == Bound::Exact && !verdict.is_estimate())
    }

    /// How the game ends, if that is certain.
    pub fn end(&self) -> Option<Proven> {
        self.verdict.and_then(Verdict::end)
    }

    /// The value of the position, if the search knows it: see [`Verdict::value`].
    pub fn value(&self) -> Option<Value> {
        self.verdict.and_then(Verdict::value)
    }

    /// The moves for a player to read, the best one first: see [`FoundMove::best_first`].
    pub fn best_first(&self, mover: Player) -> Vec<&FoundMove<M>>
    where
        M: PartialEq,
    {
        FoundMove::best_first(&self.moves, self.best.as_ref(), mover)
    }

    /// The moves in that order as text, one a line: the move, and its verdict with the sign of a bound.
    ///
    /// ```
    /// use gametree::games::mnk::{Mnk, Shape};
    /// use gametree::rules::{Game, Notation, Plain};
    /// use gametree::search::{Task, alphabeta, minimax};
    ///
    /// let game: Mnk = Mnk::new(Shape::new(3, 3, 3));
    /// let position = game.parse_position("xx1/o1o/3").expect("a position of the game");
    /// let task = Task::new(&game, &position);
    ///
    /// // Alpha-beta knows one move; of the others it knows that they are no better.
    /// let text = alphabeta(&task, &Plain).text(&game, game.to_move(&position));
    /// assert_eq!(text, "c3  1\nb2  ≤ 1\na1  ≤ 1\nb1  ≤ 1\nc1  ≤ 1\n");
    /// let text = minimax(&task, &Plain).text(&game, game.to_move(&position));
    /// assert_eq!(text, "c3  1\nb2  1\na1  -1\nb1  -1\nc1  -1\n");
    /// ```
    pub fn text<G: Notation<Move = M>>(&self, game: &G, mover: Player) -> String
    where
        M: Copy + PartialEq,
    {
        let moves = self.best_first(mover).into_iter();
        let moves: Vec<_> = moves.map(|found| (game.move_text(found.mv), found.verdict)).collect();
        let width = moves.iter().map(|(mv, _)| mv.chars().count()).max().unwrap_or(0);
        moves.iter().map(|(mv, verdict)| format!("{mv:width$}  {verdict}\n")).collect()
    }

    /// The same with moves of another kind, such as text.
    pub fn map<N>(self, mut convert: impl FnMut(M) -> N) -> Findings<N> {
        Findings {
            best: self.best.map(&mut convert),
            verdict: self.verdict,
            line: self.line.into_iter().map(&mut convert).collect(),
            moves: self.moves.into_iter().map(|found| found.map(&mut convert)).collect(),
            choices: self.choices.into_iter().map(&mut convert).collect(),
            lines: self.lines.into_iter().map(|found| found.map(&mut convert)).collect(),
            depth: self.depth,
            counts: self.counts,
            stopped: self.stopped,
        }
    }
}

/// A move and what is known about it.
///
/// ```
/// use gametree::games::stones::Stones;
/// use gametree::rules::{Game, Plain, Value};
/// use gametree::search::{Bound, Task, alphabeta};
///
/// let game = Stones::new(7, &[2, 3]);
/// let found = alphabeta(&Task::new(&game, &game.start()), &Plain);
/// for found in &found.moves {
///     println!("{:?}: {}", found.mv, found.verdict);
/// }
/// let [first, second] = &found.moves[..] else { panic!("two or three stones are taken") };
/// assert_eq!(first.value(), Some(Value(3)));
/// // Of the second move the search knows only that it is no better.
/// assert_eq!((second.value(), second.verdict.bound()), (None, Bound::Upper));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FoundMove<M> {
    /// The move.
    pub mv: M,
    /// What it leads to, the move itself included in its plies.
    pub verdict: Verdict,
    /// How often it was tried, where the search counts that.
    pub visits: Option<u64>,
}

impl<M> FoundMove<M> {
    /// The value of the move, if the search knows it: see [`Verdict::value`].
    pub fn value(&self) -> Option<Value> {
        self.verdict.value()
    }

    /// Moves of a position, the `chosen` one first and the others as [`Verdict::compare`] puts them.
    /// Moves that are alike there stay in their order.
    pub fn best_first<'a>(
        moves: &'a [FoundMove<M>],
        chosen: Option<&M>,
        mover: Player,
    ) -> Vec<&'a FoundMove<M>>
    where
        M: PartialEq,
    {
        let mut moves: Vec<&FoundMove<M>> = moves.iter().collect();
        moves.sort_by(|one, other| {
            let [is_first, is_second] = [one, other].map(|found| Some(&found.mv) == chosen);
            is_second.cmp(&is_first).then_with(|| one.verdict.compare(other.verdict, mover))
        });
        moves
    }

    fn map<N>(self, convert: impl FnOnce(M) -> N) -> FoundMove<N> {
        FoundMove { mv: convert(self.mv), verdict: self.verdict, visits: self.visits }
    }
}

/// A line of play and what it leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundLine<M> {
    /// The moves.
    pub moves: Vec<M>,
    /// What they lead to.
    pub verdict: Verdict,
}

impl<M> FoundLine<M> {
    fn map<N>(self, convert: impl FnMut(M) -> N) -> FoundLine<N> {
        FoundLine { moves: self.moves.into_iter().map(convert).collect(), verdict: self.verdict }
    }
}
