use crate::{Evaluator, Game};

/// A game's heuristics by name. Write it with [`heuristics!`](crate::heuristics).
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not list its heuristics",
    label = "`Heuristics` is not implemented",
    note = "one line is enough: `heuristics!([] {Self}: \"plain\" => Plain);`"
)]
pub trait Heuristics: Game + Sized {
    /// The names, the default (`plain`) first and the best last.
    const HEURISTICS: &'static [&'static str];

    /// Hands the named heuristic to `user`, with its type known, so that a search can be compiled
    /// for it; `None` if there is no heuristic of that name.
    fn with_heuristic<U: UseEvaluator<Self>>(&self, name: &str, user: U) -> Option<U::Output>;
}

/// Something to do with an evaluator whose type is not known until the user names it.
pub trait UseEvaluator<G: Game> {
    /// What comes of it.
    type Output;

    /// Does it.
    fn with<E: Evaluator<G>>(self, evaluator: &E) -> Self::Output;
}

/// Lists a game's heuristics once; implements [`Heuristics`](crate::Heuristics) from the list.
///
/// ```
/// # use gametree::rules::{Evaluator, Game, Heuristics, Outcome, Plain, Player, Value, heuristics};
/// # struct Toy;
/// # impl Game for Toy {
/// #     type Position = u8;
/// #     type Move = u8;
/// #     fn start(&self) -> u8 { 0 }
/// #     fn to_move(&self, _: &u8) -> Player { Player::First }
/// #     fn outcome(&self, _: &u8) -> Option<Outcome> { Some(Outcome::Draw) }
/// #     fn legal_moves(&self, _: &u8) -> impl Iterator<Item = u8> { std::iter::empty() }
/// #     fn play_unchecked(&self, _: &mut u8, _: u8) {}
/// # }
/// struct Hopeful;
/// impl Evaluator<Toy> for Hopeful {
///     fn estimate(&self, _: &Toy, _: &u8) -> Value { Value(1) }
/// }
///
/// heuristics!([] Toy: "plain" => Plain, "hopeful" => Hopeful);
/// assert_eq!(Toy::HEURISTICS, ["plain", "hopeful"]);
/// ```
#[macro_export]
macro_rules! heuristics {
    ([$($generics:tt)*] $game:ty: $($name:literal => $evaluator:expr),+ $(,)?) => {
        impl<$($generics)*> $crate::Heuristics for $game {
            const HEURISTICS: &'static [&'static str] = &[$($name),+];

            fn with_heuristic<U: $crate::UseEvaluator<Self>>(
                &self,
                name: &str,
                user: U,
            ) -> Option<U::Output> {
                match name {
                    $($name => Some(user.with(&$evaluator)),)+
                    _ => None,
                }
            }
        }
    };
}
