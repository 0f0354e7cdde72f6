use std::path::Path;

use gametree_rules::{Solvable, Structure};
use gametree_solver::{PlacesLayout, StringsKernel, StringsLayout};
use gametree_tables::parts::PartFolder;
use gametree_tables::{Manifest, Need};

use crate::part::part_of;
use crate::{Cluster, places, strings};

/// What the workers of this process will take, beside what there is of the table and of their parts in its folder; `None`
/// if the game does not tell.
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
    let first = cluster.process * own;
    let parts =
        (first..first + own).map(|worker| PartFolder::of(folder, part_of((worker, workers))));
    let parts = parts.filter_map(|part| Manifest::read(&part.path).ok()?);
    let there: u64 = parts.flat_map(|part| part.levels).map(|level| level.bytes).sum();
    let disk = (need.disk / cluster.processes() as u64).saturating_sub(there);
    // One process alone puts the parts together, and while it does there is everything twice. Where there are several,
    // who knows which disk the table comes to?
    let passing = if cluster.processes() == 1 { need.disk } else { 0 };
    Some(Need { memory, disk, passing, ..need })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::time::Duration;

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
    fn every_process_has_a_part() {
        let (game, folder) = (Mnk::<u64>::new(Shape::new(4, 4, 3)), tempfile::tempdir().unwrap());
        let hosts: Vec<String> = (0..4).map(|port| format!("host:{}", 2000 + port)).collect();
        let of = |process| {
            let cluster = Cluster::of(2, process, hosts.clone(), Vec::new());
            // How much is free changes from moment to moment.
            Need { free: None, ..need(&game, &game.start(), folder.path(), &cluster).unwrap() }
        };
        let alone = need(&game, &game.start(), folder.path(), &Cluster::alone(8)).unwrap();
        assert_eq!((of(0), of(0).passing), (of(3), 0));
        assert_eq!((of(0).disk, alone.passing), (alone.disk / 4, alone.disk));
        assert!(of(0).memory < alone.memory / 2);
    }

    /// Who goes on needs only what is not there yet.
    #[test]
    fn parts_that_are_there_need_no_room() {
        let (game, folder) = (Mnk::<u64>::new(Shape::new(4, 4, 3)), tempfile::tempdir().unwrap());
        let cluster = Cluster { rest: Duration::from_secs(60), ..Cluster::alone(2) };
        let asked = || need(&game, &game.start(), folder.path(), &cluster).unwrap();
        let (before, work) = (asked(), Work::new());
        std::thread::scope(|scope| {
            scope.spawn(|| {
                let level =
                    |part: &str| folder.path().join("parts").join(part).join("level-16.gtl");
                // What is there reaches the disk when it is stopped.
                while !["0-of-2", "1-of-2"].into_iter().all(|part| level(part).exists()) {
                    std::thread::sleep(Duration::from_millis(1));
                }
                work.stop();
            });
            let stopped = crate::solve(&game, "it", &game.start(), folder.path(), &cluster, &work);
            assert!(stopped.is_err());
        });
        let level = PlacesLayout::new(places(&game), &game.start(), gametree_rules::Player::First);
        assert_eq!(asked().disk, before.disk - level.len(16));
    }

    fn places(game: &Mnk<u64>) -> &dyn gametree_rules::Places<<Mnk<u64> as Game>::Position> {
        match game.structure() {
            Structure::Places(places) => places,
            _ => panic!("it is one"),
        }
    }
}
