use std::hint::black_box;
use std::time::{Duration, Instant};

use gametree_catalogue::{Search, SearchError, Session};
use gametree_rules::Work;

use super::arbiter::nanoseconds;
use super::row::GameTimes;

/// Measures how long decisions take, well enough to compare them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Timing {
    /// What is measured at once lasts at least so long: the clock's own steps are then one in a hundred at most.
    least: Duration,
}

/// The same decision is measured so often, unless it takes long.
const SAMPLES: usize = 11;
/// What takes longer than this is not repeated so often.
const PATIENCE: Duration = Duration::from_millis(200);
/// Trees that take more than this are not built.
pub(crate) const TREE_MEMORY: u64 = 256 << 20;

impl Timing {
    /// Looks at the clock first.
    pub(super) fn new() -> Timing {
        let step = (0..1000).map(|_| {
            let start = Instant::now();
            let mut now = start.elapsed();
            while now.is_zero() {
                now = start.elapsed();
            }
            now
        });
        let step = step.min().unwrap_or_default();
        Timing { least: (step * 100).max(Duration::from_micros(10)) }
    }

    /// Repeats a decision, and puts the median and the spread in the place of the time that it took at first.
    pub(super) fn add(
        &self,
        times: &mut GameTimes,
        decide: &mut dyn FnMut() -> Result<(), SearchError>,
    ) -> Result<(), SearchError> {
        let began = Instant::now();
        let mut at_once = 1_u32;
        let mut samples: Vec<u64> = Vec::new();
        let mut repeats = 0;
        while samples.len() < SAMPLES {
            let start = Instant::now();
            for _ in 0..at_once {
                decide()?;
            }
            let elapsed = start.elapsed();
            repeats += u64::from(at_once);
            if elapsed < self.least && at_once < 1 << 20 {
                at_once *= 2;
                continue;
            }
            samples.push(nanoseconds(elapsed) / u64::from(at_once));
            if began.elapsed() > PATIENCE {
                break;
            }
        }
        samples.sort_unstable();
        let quarter = samples.len() / 4;
        let spread = samples[samples.len() - 1 - quarter] - samples[quarter];
        if let Some(time) = times.time_ns.last_mut() {
            *time = samples[samples.len() / 2];
        }
        times.time_spread_ns.push(spread);
        times.time_repeats.push(repeats);
        Ok(())
    }

    /// Builds the tree of a search and values it, apart. Nothing is known of the trees of guests.
    pub(super) fn add_building(
        &self,
        times: &mut GameTimes,
        session: &dyn Session,
        search: Option<&Search>,
        work: &Work,
    ) {
        let built = black_box(
            search.and_then(|search| session.build_and_value(search, TREE_MEMORY, &work.part())),
        );
        times.time_build_ns.push(built.map(|built| nanoseconds(built.building)));
        times.time_value_ns.push(built.map(|built| nanoseconds(built.valuing)));
    }
}
