//! Threads that help.

use crate::output::{BUFFER, BUFFERS};
use crate::text::Text;
use std::cell::RefCell;
use std::io;
use std::sync::mpsc::{Receiver, RecvError, Sender, TryRecvError, channel};
use std::thread::{Builder, Scope, ScopedJoinHandle, yield_now};

/// The stack of a helper, in bytes: values are nested no deeper than evaluation allows, and the parser asks for another
/// stack where nesting is deep.
const STACK: usize = 2 << 20;

/// Begins `work` in another thread, on another processor if there is one.
///
/// # Errors
///
/// The system gives no thread.
pub(crate) fn spawn_helper<'scope, T: Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    work: impl FnOnce() -> T + Send + 'scope,
) -> io::Result<ScopedJoinHandle<'scope, T>> {
    let here = processor::current();
    let helper = Builder::new().stack_size(STACK).spawn_scoped(scope, move || {
        processor::leave(here);
        work()
    })?;
    // A helper that waits for this processor can now go to another one.
    yield_now();
    Ok(helper)
}

/// A thread beside this one that has parsed, and can help to print: to begin another one would take as long as to print a
/// small file. [`parse_and_evaluate_then`](crate::parse_and_evaluate_then) gives it.
///
/// Only [`Helper::print_records`] asks for its help, and once: it keeps the records alive until it ends itself. For a second
/// time, and where a file is so small that no other thread has parsed it, threads are made for printing as in
/// [`print_records`](crate::print_records).
pub struct Helper<'scope, 'env> {
    scope: &'scope Scope<'scope, 'env>,
    thread: RefCell<Option<Thread<'scope>>>,
    /// What both threads have made. To free it at once, while the other one ends, would be to wait for that one; a process
    /// that ends in the scope does not free it at all.
    kept: RefCell<Vec<Box<dyn Anything + 'scope>>>,
}

/// Something of which nothing is asked but to be dropped.
trait Anything {}

impl<T> Anything for T {}

struct Thread<'scope> {
    /// Takes more work, until the last has been given.
    work: Option<Sender<Work<'scope>>>,
    /// What it has made to print into.
    buffers: Receiver<Text>,
    handle: ScopedJoinHandle<'scope, ()>,
}

type Work<'scope> = Box<dyn FnOnce() + Send + 'scope>;

impl std::fmt::Debug for Helper<'_, '_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Helper").field("has_begun", &self.thread.borrow().is_some()).finish_non_exhaustive()
    }
}

/// Gives `work` a helper, which has ended when this returns.
///
/// # Panics
///
/// If the helper has panicked.
pub(crate) fn with_helper<'env, T>(work: impl for<'scope> FnOnce(&Helper<'scope, 'env>) -> T) -> T {
    std::thread::scope(|scope| {
        let helper = Helper { scope, thread: RefCell::default(), kept: RefCell::default() };
        let done = work(&helper);
        // The scope would wait for the thread's work only, and not until the thread is gone.
        helper.join();
        done
    })
}

impl<'scope> Helper<'scope, '_> {
    /// Begins the thread, with this work. Then it makes buffers, until there is more to do: it has parsed before the other
    /// thread has evaluated.
    ///
    /// # Errors
    ///
    /// The system gives no thread.
    pub(crate) fn begin(&self, first: impl FnOnce() + Send + 'scope) -> io::Result<()> {
        let (work, works) = channel::<Work<'scope>>();
        let (give, buffers) = channel();
        let handle = spawn_helper(self.scope, move || {
            let _room = widen_heap();
            first();
            for _ in 0..BUFFERS {
                match works.try_recv() {
                    Ok(work) => work(),
                    Err(TryRecvError::Disconnected) => break,
                    Err(TryRecvError::Empty) => {
                        let _ = give.send(Text::with_ready_capacity(BUFFER));
                    }
                }
            }
            works.iter().for_each(|work| work());
        })?;
        *self.thread.borrow_mut() = Some(Thread { work: Some(work), buffers, handle });
        Ok(())
    }

    /// Gives the thread its last work, if it has begun, and has not ended.
    pub(crate) fn end_with(&self, last: impl FnOnce() + Send + 'scope) -> bool {
        let mut thread = self.thread.borrow_mut();
        let work = thread.as_mut().and_then(|thread| thread.work.take());
        work.is_some_and(|work| work.send(Box::new(last)).is_ok())
    }

    /// The buffers that the thread has made.
    pub(crate) fn buffers(&self) -> Vec<Text> {
        self.thread.borrow().iter().flat_map(|thread| thread.buffers.try_iter()).collect()
    }

    /// Keeps something as long as this lives.
    pub(crate) fn keep<T: 'scope>(&self, what: T) {
        self.kept.borrow_mut().push(Box::new(what));
    }

    /// Waits for the end of the thread.
    ///
    /// # Panics
    ///
    /// If the thread has panicked.
    pub(crate) fn join(&self) {
        if let Some(Thread { work, handle, .. }) = self.thread.take() {
            drop(work);
            handle.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        }
    }
}

/// How often a thread looks for what it waits for before it sleeps, with some pauses in between: some microseconds in all, so
/// that little is lost where the other thread needs this processor.
const LOOKS: usize = 64;
const PAUSES: usize = 16;

/// What comes next, or an error if nothing can. As long as it has not come, this does something `meanwhile`, which says
/// whether there was something to do.
///
/// To sleep and to be woken takes longer than the parser is mostly waited for.
///
/// # Errors
///
/// Nobody sends any more.
pub(crate) fn receive<T>(
    receiver: &Receiver<T>,
    mut meanwhile: impl FnMut() -> bool,
) -> Result<T, RecvError> {
    for _ in 0..LOOKS {
        match receiver.try_recv() {
            Ok(received) => return Ok(received),
            Err(TryRecvError::Disconnected) => return Err(RecvError),
            Err(TryRecvError::Empty) if meanwhile() => {}
            Err(TryRecvError::Empty) => (0..PAUSES).for_each(|_| std::hint::spin_loop()),
        }
    }
    receiver.recv()
}

/// Room in the heap of a thread, as long as this lives.
pub(crate) struct Room {
    /// What stands behind the room keeps it from being the end of the heap, which would be given back at once.
    _last: Vec<u8>,
}

/// Makes room in the heap of this thread. The allocator of glibc asks the system for each page of it, other than for the
/// main thread.
pub(crate) fn widen_heap() -> Room {
    // Larger blocks would not stand in the heap. Half of it is for the names, the other for what a usual file needs; more of
    // them would cost more calls than they save.
    let blocks: [Vec<u8>; 16] = std::array::from_fn(|_| Vec::with_capacity(120 << 10));
    // A smaller block could stand in a gap.
    let last = Vec::with_capacity(2 << 10);
    drop(std::hint::black_box(blocks));
    Room { _last: std::hint::black_box(last) }
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
