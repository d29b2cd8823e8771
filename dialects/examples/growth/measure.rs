//! The time of a pass on a program.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use rtblgen_runtime::opt::{OptRegistry, PassManager};

/// A run of this time ends a row.
pub const TOO_LONG: Duration = Duration::from_secs(20);
/// A run of this time is not repeated.
const LONG: Duration = Duration::from_secs(1);

/// The time that this thread has run, where the system tells it: other work on the machine does not count. The time of day
/// elsewhere.
fn now() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = text.split(' ').next().and_then(|number| number.parse().ok());
    nanoseconds.map_or_else(|| START.elapsed(), Duration::from_nanos)
}

/// Returns the time of a pass on a program: the least of some runs. The error is the pass's.
pub fn measure(
    registry: &OptRegistry,
    pipeline: &str,
    source: &str,
    rounds: usize,
) -> Result<Duration, String> {
    let mut least = Duration::MAX;
    for _ in 0..rounds {
        let context = registry.context();
        let mut ir = context.parse_module("growth.mlir", source).map_err(|errors| errors.to_string())?;
        let mut manager = PassManager::parse(pipeline, registry.passes()).map_err(|error| error.message)?;
        manager.threads(1);
        manager.verify_each(false);
        let start = now();
        manager.run(&mut ir).map_err(|errors| errors.to_string())?;
        let time = now().saturating_sub(start);
        least = least.min(time);
        if time > LONG {
            break;
        }
    }
    Ok(least)
}
