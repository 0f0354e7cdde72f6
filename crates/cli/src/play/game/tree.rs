//! The search behind the computer's last move.

use gametree_catalogue::{Algorithm, Keep, Search, SearchError, Session};
use gametree_language::{Message, message};
use gametree_picture::tree::{Tree, folded, tree_text};
use gametree_play::{Guest, Played, PlayerSpec};
use gametree_present::{Words, sentence};
use gametree_search::Limits;

use super::Playing;
use crate::complaint::Complaint;
use crate::waiting::wait;

/// What fits a screen or two.
const LINES: usize = 60;

/// Nodes of the search that are kept, so that the best line is among them.
const KEPT: usize = 50_000;

/// Nobody waits for more of a search that has been made already.
const MOST_VISITED: u64 = 20_000_000;

/// How deep the search is that is shown where there is no other.
const SMALL: u32 = 2;

impl Playing<'_> {
    /// The search that the computer made for its last move, recorded again: a textbook search does the same
    /// each time. Where there is none, a small one in its place.
    pub(super) fn tree(&mut self) -> Result<(), Complaint> {
        let last = self.game.moves().iter().rposition(|played| played.work.is_some());
        let Some(index) = last else {
            let here = self.game.session().copy();
            return self.small_tree(&*here, &message!("tree-nobody-searched", depth = SMALL));
        };
        let played = self.game.moves()[index].clone();
        let before = self.game.before(index);
        let Played { mv, work, search } = played;
        let Some(search) = search.filter(|search| search.algorithm.is_textbook()) else {
            let mover = self.game.players()[self.game.mover_of(index).index()].clone();
            if let PlayerSpec::Guest(guest) = &mover
                && let Some(tree) = self.guests_tree(&**guest, index)?
            {
                let (number, name) = (index + 1, guest.name());
                self.tell(&message!("tree-of-move", number = number, mv = mv, search = name))?;
                return self.print(&tree_text(&on_a_screen(tree), &self.screen.style()));
            }
            let how = match (&self.game.moves()[index].search, &mover) {
                (Some(search), _) => search.algorithm.name().to_owned(),
                (None, PlayerSpec::Guest(guest)) => guest.name(),
                (None, _) => "?".to_owned(),
            };
            let instead = message!("tree-not-textbook", mv = mv, algorithm = how, depth = SMALL);
            return self.small_tree(&*before, &instead);
        };
        // It visits as many nodes as it did then. A saved game may claim anything.
        let visited = work.map_or(1, |work| work.visited).clamp(1, MOST_VISITED);
        let nodes = search.limits.nodes.map_or(visited, |nodes| nodes.min(visited));
        let again =
            Search { limits: Limits { nodes: Some(nodes), ..search.limits }, ..search.clone() };
        let number = index + 1;
        let title = message!(
            "tree-of-move",
            number = number,
            mv = mv.as_str(),
            search = sentence::search(&search)
        );
        let (answer, tree) = match self.searched(&*before, &again)? {
            Ok(found) => found,
            Err(error) => return self.tell(&error.message()),
        };
        self.tell(&title)?;
        if search.random_ties && search.algorithm == Algorithm::AlphaBeta {
            self.print(self.screen.prose(&message!("tree-by-chance")).trim_end())?;
        }
        self.print(&tree_text(&on_a_screen(tree), &self.screen.style()))?;
        // It is the same search, so this can only be if a saved game was changed by somebody.
        let same = answer.best_move == Some(mv) && answer.value == work.and_then(|work| work.value);
        if same || answer.stopped.is_some() { Ok(()) } else { self.tell(&message!("tree-differs")) }
    }

    /// What a guest searched for the move with this index, if it can show that.
    fn guests_tree(&self, guest: &dyn Guest, index: usize) -> Result<Option<Tree>, Complaint> {
        let start = self.game.before(0);
        let moves: Vec<String> =
            self.game.moves()[..index].iter().map(|played| played.mv.clone()).collect();
        wait(self.screen, |work| guest.tree(&*start, &moves, KEPT, work))
    }

    fn small_tree(&mut self, session: &dyn Session, title: &Message) -> Result<(), Complaint> {
        let search = Search { limits: Limits::depth(SMALL), ..Search::new(Algorithm::AlphaBeta) };
        if session.result().is_some() {
            return self.tell(&message!("error-tree-finished", position = session.position()));
        }
        match self.searched(session, &search)? {
            Ok((_, tree)) => {
                self.tell(title)?;
                self.print(&tree_text(&on_a_screen(tree), &self.screen.style()))
            }
            Err(error) => self.tell(&error.message()),
        }
    }

    fn searched(
        &self,
        session: &dyn Session,
        search: &Search,
    ) -> Result<Result<(gametree_catalogue::Answer, Tree), SearchError>, Complaint> {
        wait(self.screen, |work| session.tree(search, Keep::at_most(KEPT), work))
    }
}

/// As many children of each node as fit a screen or two, the best line always among them.
fn on_a_screen(tree: Tree) -> Tree {
    let fits = |tree: &Tree| tree.nodes.len() <= LINES;
    let most = [30, 15, 10, 7, 5, 4, 3, 2, 1].into_iter();
    match fits(&tree) {
        true => tree,
        false => {
            let narrower = |most| folded(tree.clone(), most);
            most.map(narrower).find(fits).unwrap_or_else(|| tree.only_line())
        }
    }
}
