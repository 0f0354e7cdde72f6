//! The tree of a search that was made in a game, or of as much of it as can be drawn.

use gametree_catalogue::{Algorithm, Search};
use gametree_language::{Message, message};
use maud::{Markup, html};

use super::asked::{Asked, Fit, Which};
use super::story::Story;
use crate::{Place, Problem};

/// The address of the tree of a search that the computer made at this place, visiting so many
/// nodes. `None` where the algorithm leaves no tree.
pub(crate) fn address_of(place: &Place, search: &Search, visited: u64) -> Option<String> {
    let mut asked = asked(place, search)?;
    asked.visited = Some(visited);
    Some(asked.address(|_| {}))
}

/// The address of the largest tree of this place that can be drawn, no deeper than this search
/// looks if it leaves a tree.
pub(crate) fn address_that_fits(place: &Place, search: Option<&Search>) -> String {
    let asked = search.and_then(|search| asked(place, search));
    let asked = asked.or_else(|| Asked::of(place, Fit::End).ok());
    asked.map_or_else(|| place.address("tree"), |asked| asked.address(|_| {}))
}

fn asked(place: &Place, search: &Search) -> Option<Asked> {
    let which = match search.algorithm {
        Algorithm::Minimax => Which::Minimax,
        Algorithm::AlphaBeta => Which::AlphaBeta,
        _ => return None,
    };
    let asked = Asked::of(place, search.limits.depth.map_or(Fit::End, Fit::Depth)).ok()?;
    let chance = search.random_ties.then_some(search.seed);
    let (order, heuristic) = (search.order, search.heuristic.clone());
    Some(Asked { which, order, heuristic, chance, ..asked })
}

impl Asked {
    fn of(place: &Place, fit: Fit) -> Result<Asked, Problem> {
        let asked = Asked::read(&place.spec, "")?;
        Ok(Asked { place: place.clone(), fit: Some(fit), ..asked })
    }
}

impl Story<'_> {
    /// Which search this is, where the reader comes from a game or not all of it can be drawn.
    pub(super) fn origin(&self) -> Markup {
        let said: Vec<Message> = self.which_search().into_iter().chain(self.by_chance()).collect();
        html! {
            @if !said.is_empty() {
                p.tree-origin.small {
                    @for message in &said { (self.say(message)) " " }
                }
            }
        }
    }

    fn which_search(&self) -> Option<Message> {
        let drawn = self.last() as u64;
        let (wished, depth) = (self.asked.wished_depth(), self.asked.depth);
        let is_smaller = wished != depth;
        let to = |depth: Option<std::num::NonZeroU32>| match depth {
            Some(depth) => message!("search-depth", depth = depth.get()),
            None => message!("search-to-the-end"),
        };
        match self.asked.visited {
            Some(visited) if is_smaller => Some(message!(
                "web-tree-computers-part",
                visited = visited,
                wished = to(wished),
                depth = to(depth),
                drawn = drawn
            )),
            Some(visited) if visited == drawn => {
                Some(message!("web-tree-computers", visited = visited))
            }
            // A search that is repeated ply by ply visits more than its last repetition alone.
            Some(visited) if visited > drawn => Some(message!(
                "web-tree-computers-deepened",
                visited = visited,
                depth = to(depth),
                drawn = drawn
            )),
            Some(visited) => Some(message!(
                "web-tree-computers-other",
                visited = visited,
                depth = to(depth),
                drawn = drawn
            )),
            None if is_smaller => {
                Some(message!("web-tree-part", wished = to(wished), depth = to(depth)))
            }
            None => None,
        }
    }

    /// What is different where chance chooses among the best moves.
    fn by_chance(&self) -> Option<Message> {
        let is_windowed = self.asked.which != Which::Minimax;
        (is_windowed && self.asked.chance.is_some()).then(|| message!("tree-by-chance"))
    }
}
