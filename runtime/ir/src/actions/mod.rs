//! Actions: steps of passes, drivers and patterns, and the observers that see them (MLIR's `tracing::Action`).
//!
//! Passes run as `pass-execution`, patterns as `apply-pattern`, an iteration of the greedy driver as
//! `GreedyPatternRewriteIteration`, the walk driver as `walk-and-apply-patterns`, and a dialect conversion as
//! `apply-conversion`. Without observers an action costs one look-up in a table.

mod filter;
mod logger;
mod profiler;

use std::fmt::Display;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

pub use filter::{FilterError, LocationFilter};
pub use logger::ActionLogger;
pub use profiler::ActionProfiler;

use crate::context::Context;
use crate::context::Extension;
use crate::ir::{Ir, Op, Region};

/// A step that begins.
pub struct Action<'a, 'c> {
    /// The kind of step, such as `apply-pattern`.
    pub tag: &'static str,
    /// The description of the action, in MLIR's words.
    pub description: &'a dyn Display,
    /// The IR.
    pub ir: &'a Ir<'c>,
    /// The operation that it happens to.
    pub op: Op,
    /// The number of the operation's region, if it happens to a region.
    pub region: Option<usize>,
}

/// Sees actions. Passes run on several threads, so observers do too.
pub trait ActionObserver: Send + Sync {
    /// Called before an action. Returns whether [`after`](Self::after) is to be called.
    fn before(&self, action: &Action<'_, '_>) -> bool;

    /// Called after an action.
    fn after(&self, tag: &'static str) {
        let _ = tag;
    }
}

impl<T: ActionObserver + ?Sized> ActionObserver for Arc<T> {
    fn before(&self, action: &Action<'_, '_>) -> bool {
        (**self).before(action)
    }

    fn after(&self, tag: &'static str) {
        (**self).after(tag);
    }
}

/// The observers of a context.
#[derive(Default)]
struct Observers {
    has_any: AtomicBool,
    observers: RwLock<Vec<Arc<dyn ActionObserver>>>,
}

impl Extension for Observers {
    const SLOT: usize = 3;
}

impl Context {
    /// Adds an observer of actions.
    ///
    /// ```
    /// use rtblgen_runtime::actions::ActionLogger;
    /// use rtblgen_runtime::Context;
    ///
    /// let context = Context::new();
    /// context.observe_actions(ActionLogger::new(std::io::stdout(), None));
    /// ```
    pub fn observe_actions(&self, observer: impl ActionObserver + 'static) {
        let table = self.extension::<Observers>();
        table.observers.write().unwrap_or_else(PoisonError::into_inner).push(Arc::new(observer));
        table.has_any.store(true, Ordering::Release);
    }
}

/// An action that has begun. It ends when this is dropped.
#[must_use]
pub struct Running {
    tag: &'static str,
    observers: Vec<Arc<dyn ActionObserver>>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.observers.iter().for_each(|observer| observer.after(self.tag));
    }
}

impl Ir<'_> {
    /// Begins an action; `None` if there are no observers.
    #[doc(hidden)]
    pub fn begin_action(&self, tag: &'static str, op: Op, description: &dyn Display) -> Option<Running> {
        let table = self.context().extension::<Observers>();
        if !table.has_any.load(Ordering::Acquire) {
            return None;
        }
        self.begin(Action { tag, description, ir: self, op, region: None }, table)
    }

    /// Begins an action on a region; `None` if there are no observers, or the region belongs to no operation.
    #[doc(hidden)]
    pub fn begin_region_action(
        &self,
        tag: &'static str,
        region: Region,
        description: &dyn Display,
    ) -> Option<Running> {
        let table = self.context().extension::<Observers>();
        if !table.has_any.load(Ordering::Acquire) {
            return None;
        }
        let op = region.parent_op(self)?;
        let number = op.regions(self).position(|own| own == region);
        self.begin(Action { tag, description, ir: self, op, region: number }, table)
    }

    fn begin(&self, action: Action<'_, '_>, table: &Observers) -> Option<Running> {
        let tag = action.tag;
        // An observer may add another observer, so the lock is not held here.
        let mut observers = table.observers.read().unwrap_or_else(PoisonError::into_inner).clone();
        observers.retain(|observer| observer.before(&action));
        Some(Running { tag, observers })
    }
}

/// The name of this thread, or its number.
fn thread_name() -> String {
    let thread = std::thread::current();
    thread.name().map_or_else(|| thread_number().to_string(), str::to_owned)
}

/// A number for this thread, from one.
fn thread_number() -> u64 {
    static NEXT: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(1);
    thread_local! {
        static NUMBER: u64 = NEXT.fetch_add(1, Ordering::Relaxed);
    }
    NUMBER.with(|number| *number)
}
