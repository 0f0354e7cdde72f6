use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{JoinHandle, Thread};
use std::time::Duration;

use super::memory::room_for_a_thread;
use super::{Progress, Work, thread};

/// Work on a thread of its own. Whoever drops it does not want the result any more: the work is
/// stopped.
#[derive(Debug)]
pub struct Job<T> {
    work: Arc<Work>,
    /// Taken only by [`wait`](Job::wait).
    thread: Option<JoinHandle<T>>,
}

impl<T: Send + 'static> Job<T> {
    /// Begins. Fails if the system gives no thread.
    pub fn start(work: Work, run: impl FnOnce(&Work) -> T + Send + 'static) -> io::Result<Job<T>> {
        room_for_a_thread()?;
        let work = Arc::new(work);
        let shared = Arc::clone(&work);
        let thread = thread().spawn(move || run(&shared))?;
        Ok(Job { work, thread: Some(thread) })
    }
}

impl<T> Job<T> {
    /// The handle of the work, to be kept by somebody else who may want to stop it.
    pub fn work(&self) -> &Arc<Work> {
        &self.work
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        self.work.progress()
    }

    /// Asks it to stop; what it has found by then can still be waited for.
    pub fn stop(&self) {
        self.work.stop();
    }

    /// Whether there is nothing left to wait for.
    pub fn is_done(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// The result, when it is there.
    ///
    /// # Panics
    /// If the work did.
    pub fn wait(mut self) -> T {
        let thread = self.thread.take().expect("only `wait` takes the thread");
        thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    }
}

impl<T> Drop for Job<T> {
    fn drop(&mut self) {
        // After `wait` there is nobody left to hear it.
        if self.thread.is_some() {
            self.work.stop();
        }
    }
}

/// Does work on a thread of its own while the caller attends to it: `meanwhile` is called every now and
/// then until the work is done. Unlike a [`Job`] it may borrow. Fails if the system gives no thread.
pub fn attended<T: Send>(
    work: &Work,
    run: impl FnOnce(&Work) -> T + Send,
    every: Duration,
    mut meanwhile: impl FnMut(),
) -> io::Result<T> {
    room_for_a_thread()?;
    let done = AtomicBool::new(false);
    let caller = std::thread::current();
    std::thread::scope(|scope| {
        let worker = thread().spawn_scoped(scope, || {
            let _told = Told { done: &done, whom: &caller };
            run(work)
        })?;
        while !done.load(Ordering::Acquire) {
            std::thread::park_timeout(every);
            meanwhile();
        }
        Ok(worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })
}

/// Tells whoever waits that the work is done, however it ended, so that nobody waits a moment longer.
struct Told<'a> {
    done: &'a AtomicBool,
    whom: &'a Thread,
}

impl Drop for Told<'_> {
    fn drop(&mut self) {
        self.done.store(true, Ordering::Release);
        self.whom.unpark();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    const LONG: Duration = Duration::from_secs(60);

    #[test]
    fn the_result_comes_back() {
        let job = Job::start(Work::new(), |work| {
            work.done(5);
            work.progress().done
        });
        assert_eq!(job.unwrap().wait(), 5);
    }

    #[test]
    fn who_drops_it_stops_it() {
        let (says, hears) = mpsc::channel();
        let job = Job::start(Work::new(), move |work| {
            while !work.is_stopped() {
                std::thread::yield_now();
            }
            says.send(()).ok()
        });
        drop(job.unwrap());
        hears.recv_timeout(LONG).expect("the work has stopped");
    }

    #[test]
    fn a_stopped_job_can_be_waited_for() {
        let job = Job::start(Work::new(), |work| {
            while !work.is_stopped() {
                std::thread::yield_now();
            }
            "stopped"
        });
        let job = job.unwrap();
        assert!(!job.is_done());
        job.stop();
        assert_eq!(job.wait(), "stopped");
    }

    #[test]
    fn somebody_attends_to_it() {
        let work = Work::new();
        let mut looks = 0;
        let until_stopped = |work: &Work| {
            while !work.is_stopped() {
                std::thread::yield_now();
            }
        };
        let done = attended(&work, until_stopped, Duration::from_millis(1), || {
            looks += 1;
            if looks == 3 {
                work.stop();
            }
        });
        assert!(done.is_ok() && looks >= 3);
    }

    #[test]
    #[should_panic(expected = "the work itself")]
    fn a_panic_is_passed_on() {
        let job: Job<()> = Job::start(Work::new(), |_| panic!("the work itself")).unwrap();
        job.wait();
    }

    #[test]
    fn the_stack_is_deep() {
        fn down(plies: u32) -> u64 {
            let frame = std::hint::black_box([u64::from(plies); 1024]);
            if plies == 0 { frame[0] } else { down(plies - 1) + frame[1] }
        }
        let job = Job::start(Work::new(), |_| down(512)).unwrap();
        assert_eq!(job.wait(), (1..=512).sum::<u64>());
    }
}
