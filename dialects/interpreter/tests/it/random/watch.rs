//! Ends the tests if a program takes too long: a thread looks at the clock.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The time after which a pass or a run is taken for endless. Debug builds are slower.
const MOST: Duration = Duration::from_secs(if cfg!(debug_assertions) { 100 } else { 10 });

/// The work that is going on: when it started, and its text for the message.
type Work = Option<(Instant, String)>;

/// A clock for one piece of work at a time.
pub(super) struct Watch(Arc<Mutex<Work>>);

impl Watch {
    /// Starts the thread, which lives as long as the process.
    pub(super) fn start() -> Self {
        let work: Arc<Mutex<Work>> = Arc::default();
        let seen = Arc::clone(&work);
        std::thread::spawn(move || {
            loop {
                std::thread::sleep(Duration::from_secs(1));
                let work = seen.lock().unwrap_or_else(PoisonError::into_inner).clone();
                if let Some((_, text)) = work.filter(|(start, _)| start.elapsed() > MOST) {
                    eprintln!("no end after {MOST:?}: {text}");
                    std::process::exit(1);
                }
            }
        });
        Watch(work)
    }

    /// Does the work, which this text describes. A panic becomes a text.
    pub(super) fn run(&self, text: &str, work: impl FnOnce() -> Option<String>) -> Option<String> {
        let set = |work| *self.0.lock().unwrap_or_else(PoisonError::into_inner) = work;
        set(Some((Instant::now(), text.to_owned())));
        let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(work));
        set(None);
        result.unwrap_or_else(|_| Some(format!("panic: {text}")))
    }
}
