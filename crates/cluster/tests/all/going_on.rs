//! Going on with what others have begun: as many workers or others, or none, in the same folder or in another.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use gametree_cluster::{Cluster, ClusterError};
use gametree_solver::Unsolved;
use gametree_tables::{Manifest, Shelved, TableError};

use crate::games::{Task, work};
use crate::processes::{Start, free_hosts};
use crate::tables::is_right;

/// How many levels there are, in the table or in all parts.
fn levels(folder: &Path) -> usize {
    Shelved::in_folder(folder).map_or(0, |there| there.manifest.unwrap().levels.len())
}

/// Lets so many workers do some levels more, and stops them. Says how many levels there are then.
fn some_more(name: &str, folder: &Path, workers: usize) -> usize {
    at_least(name, folder, workers, levels(folder) + 2)
}

/// Lets so many workers go on until there are so many levels.
fn at_least(name: &str, folder: &Path, workers: usize, wanted: usize) -> usize {
    let slow = Cluster { rest: Duration::from_millis(60), ..Cluster::alone(workers) };
    let work = work();
    let error = std::thread::scope(|scope| {
        scope.spawn(|| {
            let until = Instant::now() + Duration::from_secs(20);
            while levels(folder) < wanted {
                assert!(Instant::now() < until, "nothing happens");
                std::thread::sleep(Duration::from_millis(5));
            }
            work.stop();
        });
        Task::Together(&slow).with(name, folder, &work).unwrap_err()
    });
    let is_stopped = matches!(error, ClusterError::Table(TableError::Unsolved(Unsolved::Stopped)));
    assert!(is_stopped, "{error}");
    let after = levels(folder);
    assert!(after >= wanted, "{name} {workers}: {wanted}, {after}");
    after
}

/// Whatever number of workers comes next, nothing that all have had is valued again.
#[test]
fn any_number_of_workers_goes_on() {
    for name in ["4x4x3", "4x4x3 after b2 c3", "long bits"] {
        for last in [0, 1, 2] {
            let folder = tempfile::tempdir().unwrap();
            let folder = folder.path();
            let mut before = 0;
            for workers in [2, 3, 1] {
                let after = some_more(name, folder, workers);
                // What was there before is in the table, and in no part any more.
                let table = Manifest::read(folder).unwrap().map_or(0, |table| table.levels.len());
                assert!(table >= before, "{name} {workers}: {table}, {before}");
                let part = format!("parts/0-of-{workers}");
                let part = Manifest::read(&folder.join(part)).unwrap().unwrap();
                assert_eq!(table + part.levels.len(), after, "{name} {workers}");
                assert_eq!(std::fs::read_dir(folder.join("parts")).unwrap().count(), workers);
                before = after;
            }
            let cluster = Cluster::alone(last);
            let task = if last == 0 { Task::Alone } else { Task::Together(&cluster) };
            if last == 0 {
                let merged = Task::Merge.with(name, folder, &work()).unwrap();
                assert_eq!((merged.root, merged.missing), (None, 0));
                let table = Manifest::read(folder).unwrap().unwrap();
                assert_eq!(table.levels.len(), before, "{name}");
            }
            let ended = task.with(name, folder, &work()).unwrap();
            assert_eq!(ended, is_right(name, folder), "{name} {last}");
            assert!(!folder.join("parts").exists(), "{name} {last}");
        }
    }
}

/// What one process has begun alone, workers finish.
#[test]
fn workers_go_on_with_what_one_process_has_begun() {
    let folder = tempfile::tempdir().unwrap();
    let work_to_stop = work();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while work_to_stop.progress().done < 600_000 {
                std::thread::yield_now();
            }
            work_to_stop.stop();
        });
        Task::Alone.with("4x4x3", folder.path(), &work_to_stop).unwrap_err()
    });
    let begun = Manifest::read(folder.path()).unwrap().unwrap();
    assert!(!begun.levels.is_empty() && !begun.is_complete());
    let ended = Task::Together(&Cluster::alone(2)).with("4x4x3", folder.path(), &work()).unwrap();
    assert_eq!(ended, is_right("4x4x3", folder.path()));
    let whole = Manifest::read(folder.path()).unwrap().unwrap();
    assert!(whole.seconds > begun.seconds);
}

/// Processes that do not see the folder of process 0 are handed what they need of it.
#[test]
fn what_process_0_has_is_handed_out() {
    for name in ["4x3x3", "bits"] {
        let folders = [0, 1].map(|_| tempfile::tempdir().unwrap());
        let before = some_more(name, folders[0].path(), 3);
        let hosts = free_hosts(2);
        let start =
            |process: usize| Start::new(name, folders[process].path(), &hosts, process).go();
        let (zero, one) = (start(0), start(1));
        assert_eq!(zero.end(20).line, "ended None 1 0");
        assert_eq!(one.end(20).line, "ended None 0 0");
        let part = Manifest::read(&folders[1].path().join("parts/1-of-2")).unwrap().unwrap();
        assert_eq!(part.levels.len() + before, part.levels_in_all as usize);
        let part = "parts/1-of-2";
        std::fs::rename(folders[1].path().join(part), folders[0].path().join(part)).unwrap();
        let ended = Task::Merge.with(name, folders[0].path(), &work()).unwrap();
        assert_eq!(ended, is_right(name, folders[0].path()));
    }
}

/// Where some of the parts are elsewhere, others do not begin again beside them; but where those that are there have
/// nothing that the table has not, nobody needs the rest.
#[test]
fn parts_that_are_elsewhere_are_not_lost() {
    let (folder, elsewhere) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (folder, away) = (folder.path(), elsewhere.path().join("1-of-2"));
    let before = some_more("4x3x3", folder, 2);
    let part = |number: usize| folder.join(format!("parts/{number}-of-2"));
    std::fs::rename(part(1), &away).unwrap();
    for workers in [1, 3] {
        let error = Task::Together(&Cluster::alone(workers)).with("4x3x3", folder, &work());
        let Err(ClusterError::OtherParts { found: 2, wanted, .. }) = error else {
            panic!("{workers}");
        };
        assert_eq!(wanted, workers);
    }
    let ended = Task::Merge.with("4x3x3", folder, &work()).unwrap();
    assert_eq!((ended.root, ended.missing), (None, 1));
    // Once it is back, they are put together; what then comes again is of no use to anybody.
    let copy = elsewhere.path().join("copy");
    std::fs::create_dir(&copy).unwrap();
    for file in std::fs::read_dir(part(0)).unwrap().map(|file| file.unwrap().path()) {
        std::fs::copy(&file, copy.join(file.file_name().unwrap())).unwrap();
    }
    std::fs::rename(&away, part(1)).unwrap();
    Task::Merge.with("4x3x3", folder, &work()).unwrap();
    assert!(levels(folder) == before && !folder.join("parts").exists());
    std::fs::create_dir(folder.join("parts")).unwrap();
    std::fs::rename(&copy, part(0)).unwrap();
    let ended = Task::Together(&Cluster::alone(3)).with("4x3x3", folder, &work()).unwrap();
    assert_eq!(ended, is_right("4x3x3", folder));
}

/// Moves what is in one folder into another, without what is in its folders.
fn move_files(from: &Path, to: &Path) {
    for file in std::fs::read_dir(from).unwrap().map(|file| file.unwrap().path()) {
        if file.is_file() {
            std::fs::rename(&file, to.join(file.file_name().unwrap())).unwrap();
        }
    }
}

/// Parts that go on from a table are of no use without it, but where it is elsewhere they wait for it, whoever comes.
#[test]
fn parts_without_their_beginning_are_not_lost() {
    let (folder, elsewhere) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let folder = folder.path();
    let begun = some_more("4x3x3", folder, 2);
    let all = some_more("4x3x3", folder, 3);
    let parts = || {
        let part = |worker: usize| folder.join(format!("parts/{worker}-of-3"));
        let there = |worker| Manifest::read(&part(worker)).unwrap().unwrap().levels.len();
        (0..3).map(there).min().unwrap()
    };
    move_files(folder, elsewhere.path());
    let there = parts();
    // Nobody can go on from those, so they are not counted.
    assert_eq!(levels(folder), 0);
    assert_eq!(there, all - begun);
    let is_refused = |ended: Result<_, ClusterError>| match ended {
        Err(ClusterError::NoBeginning { part, needed, found }) => {
            assert!(part.starts_with(folder.join("parts")), "{part:?}");
            assert_eq!((needed, found), (begun, 0));
            assert_eq!(parts(), there);
        }
        ended => panic!("{ended:?}"),
    };
    is_refused(Task::Merge.with("4x3x3", folder, &work()));
    for workers in [1, 2, 3] {
        let cluster = Cluster::alone(workers);
        is_refused(Task::Together(&cluster).with("4x3x3", folder, &work()));
    }
    // Nor where somebody else is process 0, and has less of the table.
    let (short, hosts) = (tempfile::tempdir().unwrap(), free_hosts(2));
    let start = |process: usize, folder| Start::new("4x3x3", folder, &hosts, process).go();
    let (zero, one) = (start(0, short.path()), start(1, folder));
    let one = one.end(20).line;
    assert!(one.starts_with("error ") && one.contains("levels of its table"), "{one}");
    assert!(zero.end(20).line.contains("process 1"));
    assert_eq!(parts(), there);
    move_files(elsewhere.path(), folder);
    let ended = Task::Together(&Cluster::alone(2)).with("4x3x3", folder, &work()).unwrap();
    assert_eq!(ended, is_right("4x3x3", folder));
}

/// Everything below a folder of parts, as it is on disk.
fn part_files(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut files = Vec::new();
    for part in std::fs::read_dir(folder.join("parts")).unwrap() {
        for file in std::fs::read_dir(part.unwrap().path()).unwrap() {
            let file = file.unwrap().path();
            files.push((file.clone(), std::fs::read(&file).unwrap()));
        }
    }
    files.sort();
    files
}

/// A copy that was interrupted has levels, but not yet its manifest: it is waited for, and what is there stays.
#[test]
fn half_a_copy_costs_nothing() {
    for name in ["4x3x3", "bits"] {
        let folder = whole_parts(name, 1);
        let manifest = folder.path().join("parts/1-of-2/manifest.json");
        let last = std::fs::read(&manifest).unwrap();
        std::fs::remove_file(&manifest).unwrap();
        let before = part_files(folder.path());
        let merged = Task::Merge.with(name, folder.path(), &work()).unwrap();
        assert_eq!((merged.root, merged.missing), (None, 1));
        for workers in [1, 3] {
            let cluster = Cluster::alone(workers);
            let others = Task::Together(&cluster).with(name, folder.path(), &work());
            assert!(matches!(others, Err(ClusterError::OtherParts { found: 2, .. })));
        }
        assert!(part_files(folder.path()) == before, "{name}");
        std::fs::write(&manifest, last).unwrap();
        let ended = Task::Merge.with(name, folder.path(), &work()).unwrap();
        assert_eq!(ended, is_right(name, folder.path()));
    }
}

/// A part of an earlier day beside those of today is not taken for one of them, and today's stay.
#[test]
fn a_part_of_an_earlier_day_costs_nothing() {
    let name = "4x3x3";
    let folders = [0, 1].map(|_| tempfile::tempdir().unwrap());
    let [one, other] = [0, 1].map(|process: usize| folders[process].path());
    let mut hosts = free_hosts(2);
    let slow = |process: usize, folder, hosts| Start {
        rest: 100,
        stop: (process == 0).then_some(450),
        ..Start::new(name, folder, hosts, process)
    };
    let (zero, first) = (slow(0, one, &hosts).go(), slow(1, other, &hosts).go());
    assert!(zero.end(20).line.contains("stopped") && first.end(20).line.contains("stopped"));
    let begun = |folder: &Path, part: &str| {
        let manifest = Manifest::read(&folder.join("parts").join(part)).unwrap();
        manifest.map_or(0, |part| part.levels.len())
    };
    assert!(begun(other, "1-of-2") > 1);
    // The next day the list begins with the other one.
    hosts.reverse();
    let (zero, first) =
        (Start::new(name, other, &hosts, 0).go(), Start::new(name, one, &hosts, 1).go());
    // There is a part with the name of the one that is missing, but it is not whole.
    assert_eq!(zero.end(20).line, "ended None 1 0");
    assert_eq!(first.end(20).line, "ended None 0 0");
    let in_all = Manifest::read(&other.join("parts/0-of-2")).unwrap().unwrap().levels_in_all;
    assert_eq!(begun(other, "0-of-2"), in_all as usize);
    assert!(begun(other, "1-of-2") < in_all as usize);
    let today = one.join("parts/1-of-2");
    for file in std::fs::read_dir(&today).unwrap().map(|file| file.unwrap().path()) {
        std::fs::copy(&file, other.join("parts/1-of-2").join(file.file_name().unwrap())).unwrap();
    }
    let ended = Task::Merge.with(name, other, &work()).unwrap();
    assert_eq!(ended, is_right(name, other));
    assert!(!other.join("parts").exists());
}

/// What only some parts have stays until the table has it, too.
#[test]
fn what_only_some_have_stays() {
    what_is_left_is_used_up(&Task::Alone);
    what_is_left_is_used_up(&Task::Together(&Cluster::alone(2)));
}

fn what_is_left_is_used_up(last: &Task<'_>) {
    let name = "4x3x3";
    let (folder, halted) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (folder, halted) = (folder.path(), halted.path());
    let part = |worker: usize| folder.join(format!("parts/{worker}-of-2"));
    let before = some_more(name, halted, 2);
    let all = at_least(name, folder, 2, before + 2);
    // As if the second worker had lost its last levels when the power went.
    let manifest = halted.join("parts/1-of-2/manifest.json");
    std::fs::copy(manifest, part(1).join("manifest.json")).unwrap();
    assert_eq!(levels(folder), before);
    Task::Merge.with(name, folder, &work()).unwrap();
    let left = Manifest::read(&part(0)).unwrap().unwrap();
    let table = Manifest::read(folder).unwrap().unwrap();
    assert_eq!((table.levels.len(), left.levels.len()), (before, all - before));
    assert!(left.levels.iter().all(|level| !table.has(level.level)));
    // What was left is listed with the rest, as far as it goes, and in nobody's way.
    assert_eq!(levels(folder), before);
    let after = some_more(name, folder, 3);
    assert!(after > before && Shelved::in_folder(folder).unwrap().parts == Some((3, 3)));
    if matches!(last, Task::Alone) {
        // Who works alone has them put together first.
        Task::Merge.with(name, folder, &work()).unwrap();
    }
    let ended = last.with(name, folder, &work()).unwrap();
    assert_eq!(ended, is_right(name, folder));
    assert!(!folder.join("parts").exists());
}

/// Positions found by playing are parts like others once all are valued.
#[test]
fn parts_of_positions_are_put_together_by_others() {
    let folders = [0, 1].map(|_| tempfile::tempdir().unwrap());
    let hosts = free_hosts(2);
    let start =
        |process: usize| Start::new("multiply", folders[process].path(), &hosts, process).go();
    let (zero, one) = (start(0), start(1));
    assert_eq!(zero.end(20).line, "ended None 1 0");
    assert_eq!(one.end(20).line, "ended None 0 0");
    let cluster = Cluster::alone(3);
    let with_others = || Task::Together(&cluster).with("multiply", folders[0].path(), &work());
    assert!(matches!(with_others(), Err(ClusterError::OtherParts { found: 2, wanted: 3, .. })));
    let part = "parts/1-of-2";
    std::fs::rename(folders[1].path().join(part), folders[0].path().join(part)).unwrap();
    assert_eq!(with_others().unwrap(), is_right("multiply", folders[0].path()));
}

/// The parts of two processes with folders of their own, all in the folder of the first.
fn whole_parts(name: &str, workers: usize) -> tempfile::TempDir {
    let folders = [0, 1].map(|_| tempfile::tempdir().unwrap());
    let hosts = free_hosts(2);
    let start = |process: usize| {
        Start { workers, ..Start::new(name, folders[process].path(), &hosts, process) }.go()
    };
    let (zero, one) = (start(0), start(1));
    assert_eq!(zero.end(20).line, format!("ended None {workers} 0"));
    assert_eq!(one.end(20).line, "ended None 0 0");
    let [folder, other] = folders;
    for part in std::fs::read_dir(other.path().join("parts")).unwrap() {
        let part = part.unwrap();
        std::fs::rename(part.path(), folder.path().join("parts").join(part.file_name())).unwrap();
    }
    folder
}

/// Levels of parts are of the same table, and may be of the same length and begin at the same place of a block: only
/// what is in them tells whose they are.
#[test]
fn levels_of_other_parts_are_not_taken() {
    for (name, workers) in [("4x3x3", 1), ("bits", 2), ("long bits", 1)] {
        let folder = whole_parts(name, workers);
        let part = |worker: usize| folder.path().join(format!("parts/{worker}-of-{}", 2 * workers));
        let levels = Manifest::read(&part(0)).unwrap().unwrap().levels;
        let mut changed = 0;
        for level in levels {
            let [one, other] = [0, 1].map(|worker| part(worker).join(&level.file));
            let [own, foreign] = [&one, &other].map(|file| std::fs::read(file).unwrap());
            if own == foreign {
                continue;
            }
            changed += 1;
            for swapped in [false, true] {
                std::fs::write(&one, &foreign).unwrap();
                std::fs::write(&other, if swapped { &own } else { &foreign }).unwrap();
                let error = Task::Merge.with(name, folder.path(), &work()).unwrap_err();
                let damaged = TableError::Damaged { file: one.clone() };
                assert_eq!(error.to_string(), damaged.to_string());
                let shelved = Shelved::in_folder(folder.path()).unwrap();
                assert!(!shelved.manifest.as_ref().unwrap().levels.is_empty());
            }
            std::fs::write(&one, &own).unwrap();
            std::fs::write(&other, &foreign).unwrap();
        }
        assert!(changed > 5, "{name}");
        let ended = Task::Merge.with(name, folder.path(), &work()).unwrap();
        assert_eq!(ended, is_right(name, folder.path()));
    }
}

/// Parts in the place of others, or of other games, are not listed as if all was well.
#[test]
fn misplaced_parts_are_named() {
    let folder = whole_parts("4x3x3", 1);
    let parts = folder.path().join("parts");
    let damage = || Shelved::in_folder(folder.path()).unwrap().damage;
    assert!(damage().is_none());
    let rename = |from: &str, to: &str| std::fs::rename(parts.join(from), parts.join(to)).unwrap();
    rename("0-of-2", "x");
    rename("1-of-2", "0-of-2");
    rename("x", "1-of-2");
    assert!(matches!(damage(), Some(TableError::OtherPart { .. })), "{:?}", damage());
    let other = whole_parts("3x3x3", 1);
    std::fs::remove_dir_all(parts.join("1-of-2")).unwrap();
    rename("0-of-2", "1-of-2");
    std::fs::rename(other.path().join("parts/0-of-2"), parts.join("0-of-2")).unwrap();
    assert!(matches!(damage(), Some(TableError::Foreign { .. })), "{:?}", damage());
}

/// A part may be on another disk, and here by a link: it is removed like others, and the link with it.
#[cfg(unix)]
#[test]
fn parts_by_a_link_are_put_together() {
    let (folder, far) = (whole_parts("4x3x3", 1), tempfile::tempdir().unwrap());
    let part = folder.path().join("parts/1-of-2");
    let there = far.path().join("part");
    std::fs::rename(&part, &there).unwrap();
    std::os::unix::fs::symlink(&there, &part).unwrap();
    let ended = Task::Merge.with("4x3x3", folder.path(), &work()).unwrap();
    assert_eq!(ended, is_right("4x3x3", folder.path()));
    assert!(!there.exists() && !folder.path().join("parts").exists());
}
