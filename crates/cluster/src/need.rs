use std::path::Path;

use gametree_rules::{Solvable, Structure};
use gametree_solver::{PlacesLayout, StringsKernel, StringsLayout};
use gametree_tables::Need;

use crate::{Cluster, places, strings};

/// What the workers of this process will take, beside what there is of the table in its folder; `None` if the game does
/// not tell.
pub fn need<G: Solvable>(
    game: &G,
    root: &G::Position,
    folder: &Path,
    cluster: &Cluster,
) -> Option<Need> {
    let need = gametree_tables::need(game, root, folder, cluster.workers)?;
    let (own, workers) = (cluster.workers, cluster.all_workers());
    let memory = match game.structure() {
        Structure::Places(given) => {
            let layout = PlacesLayout::new(given, root, game.to_move(root));
            places::memory(&layout, own, workers)
        }
        Structure::Strings(given) => {
            let (replacements, (_, length)) = (given.replacements(), given.digits(root));
            let layout = StringsLayout::new(&replacements, length);
            strings::memory(&StringsKernel::new(&replacements, layout), own, workers)
        }
        Structure::Heap(_) | Structure::Unknown => return None,
    };
    Some(match cluster.process {
        // While the parts are put together there is everything twice.
        0 => Need { memory, passing: need.disk, ..need },
        _ => Need { memory, disk: need.disk / cluster.processes() as u64, passing: 0, ..need },
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use gametree_games::bits::{Bits, Digits, STANDARD_TABLE};
    use gametree_games::mnk::{Mnk, Shape};
    use gametree_rules::work::{Budget, Work};
    use gametree_rules::{Game, Notation};
    use gametree_tables::TableError;

    use super::*;
    use crate::ClusterError;

    /// What is said before is what is asked for.
    fn is_asked_for<G>(game: &G)
    where
        G: Solvable + Notation + Clone + Sync,
        G::Position: Send + Sync,
    {
        let (folder, root) = (tempfile::tempdir().unwrap(), game.start());
        for workers in [1, 2, 5] {
            let cluster = Cluster::alone(workers);
            let said = need(game, &root, folder.path(), &cluster).unwrap();
            let within = |memory| {
                let work = Work::within(Budget { memory, threads: 2, time: None });
                crate::solve(game, "it", &root, folder.path(), &cluster, &work)
            };
            match within(said.memory - 1) {
                Err(ClusterError::Table(TableError::TooLittleMemory { needed, .. })) => {
                    assert_eq!(needed, said.memory);
                }
                _ => panic!("that is too little"),
            }
        }
    }

    #[test]
    fn what_is_said_is_what_is_asked_for() {
        is_asked_for(&Mnk::<u64>::new(Shape::new(4, 4, 3)));
        is_asked_for(&Bits::new(Digits::from_seed(12, 1), STANDARD_TABLE));
    }

    #[test]
    fn every_process_has_a_part_and_the_first_has_all() {
        let (game, folder) = (Mnk::<u64>::new(Shape::new(4, 4, 3)), tempfile::tempdir().unwrap());
        let hosts: Vec<String> = (0..4).map(|port| format!("host:{}", 2000 + port)).collect();
        let of = |process| {
            let cluster = Cluster::of(2, process, hosts.clone(), Vec::new());
            need(&game, &game.start(), folder.path(), &cluster).unwrap()
        };
        let (first, other) = (of(0), of(3));
        assert_eq!((first.memory, first.passing), (other.memory, first.disk));
        assert_eq!((other.disk, other.passing), (first.disk / 4, 0));
    }
}
