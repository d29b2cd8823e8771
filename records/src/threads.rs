//! Threads that help.

use rayon::{ThreadPool, ThreadPoolBuilder};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// The stack of a helper: what is parsed is nested little, and values are nested no deeper than evaluation allows.
const STACK: usize = 2 << 20;

/// How many blocks of how many bytes a helper's heap has room for from the start.
const BLOCKS: usize = 9;
const BLOCK: usize = 256 << 10;

/// The last block of the resident's heap: what is free at the end of a heap is given back. Nobody writes to it, so it takes
/// no memory.
static END_OF_HEAP: OnceLock<Vec<u8>> = OnceLock::new();

/// A thread that works beside this one.
pub(crate) enum Helper {
    /// The first one stays when its work is done, and waits for more: to make another takes longer than to print a
    /// small file.
    Resident(&'static ThreadPool),
    /// The first one works for somebody else.
    Extra(ThreadPool),
}

static RESIDENT: OnceLock<Option<ThreadPool>> = OnceLock::new();
static RESIDENT_IS_TAKEN: AtomicBool = AtomicBool::new(false);

impl Helper {
    /// A thread, if the system gives one: on another processor, if there is one.
    pub(crate) fn get() -> Option<Self> {
        if RESIDENT_IS_TAKEN.swap(true, Ordering::Acquire) {
            return new_thread(|| {}).map(Self::Extra);
        }
        let resident = RESIDENT.get_or_init(|| new_thread(widen_heap)).as_ref();
        if resident.is_none() {
            RESIDENT_IS_TAKEN.store(false, Ordering::Release);
        }
        resident.map(Self::Resident)
    }

    /// Does `work` in this thread and `help` in the helper, and waits for both.
    pub(crate) fn beside<T>(&self, help: impl FnOnce() + Send, work: impl FnOnce() -> T) -> T {
        let thread = match self {
            Self::Resident(thread) => thread,
            Self::Extra(thread) => thread,
        };
        thread.in_place_scope(|scope| {
            scope.spawn(|_| help());
            work()
        })
    }
}

impl Drop for Helper {
    fn drop(&mut self) {
        if let Self::Resident(_) = self {
            RESIDENT_IS_TAKEN.store(false, Ordering::Release);
        }
    }
}

/// Drops something large that nobody needs any more: in the helper, if there is one, so that nobody waits for that.
pub(crate) fn drop_beside(large: impl Send + 'static) {
    if let Some(Some(thread)) = RESIDENT.get() {
        thread.spawn(move || drop(large));
    }
}

/// A thread that begins with `start`, and leaves the processor of this one.
fn new_thread(start: impl Fn() + Send + Sync + 'static) -> Option<ThreadPool> {
    let here = processor::current();
    let builder = ThreadPoolBuilder::new().num_threads(1).stack_size(STACK).start_handler(move |_| {
        processor::leave(here);
        start();
    });
    let thread = builder.build().ok()?;
    // A helper that waits for this processor can now go to another one.
    thread::yield_now();
    Some(thread)
}

/// Makes room in the heap of this thread. The allocator of glibc asks the system for each page of it, other than for the
/// main thread; but it keeps what it has been given.
fn widen_heap() {
    // Larger blocks stand in a heap once one has been freed.
    drop(std::hint::black_box(Vec::<u8>::with_capacity(BLOCK + 4096)));
    let mut blocks: [Vec<u8>; BLOCKS] = std::array::from_fn(|_| Vec::with_capacity(BLOCK));
    let _ = END_OF_HEAP.set(std::mem::take(&mut blocks[BLOCKS - 1]));
    drop(std::hint::black_box(blocks));
}

/// Linux (6.18, two processors) begins a new thread on the processor of the one that made it, and moves one of the two at
/// its next tick: that is after up to four milliseconds, in which a whole file can be done.
#[cfg(target_os = "linux")]
mod processor {
    use rustix::thread::{CpuSet, sched_getaffinity, sched_getcpu, sched_setaffinity};

    /// The number of the processor on which this thread runs now.
    pub(super) fn current() -> usize {
        sched_getcpu()
    }

    /// Moves this thread to another processor.
    pub(super) fn leave(processor: usize) {
        let Ok(allowed) = sched_getaffinity(None) else { return };
        if processor >= CpuSet::MAX_CPU || !allowed.is_set(processor) || allowed.count() == 1 {
            return;
        }
        let mut others = allowed;
        others.unset(processor);
        // It is only about speed: where the system refuses, the thread stays where it is.
        if sched_setaffinity(None, &others).is_ok() {
            let _ = sched_setaffinity(None, &allowed);
        }
    }
}

/// Other systems have no such calls.
#[cfg(not(target_os = "linux"))]
mod processor {
    pub(super) fn current() {}

    pub(super) fn leave(_: ()) {}
}
