//! Analyses, cached until a pass invalidates them.

use std::any::{Any, TypeId};
use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

use rtblgen_ir::ir::{Ir, Op};

/// A result computed from an operation and the operations in it.
///
/// An analysis keeps handles and no borrow of the IR.
pub trait Analysis: Any {
    /// The name in timing reports.
    const NAME: &'static str;

    /// Computes the analysis of an operation.
    fn compute(ir: &Ir<'_>, op: Op) -> Self;

    /// Whether the analysis holds after a pass that preserved these.
    fn is_preserved(&self, preserved: &PreservedAnalyses) -> bool {
        preserved.contains::<Self>()
    }
}

/// The analyses that a pass left valid.
#[derive(Clone, Debug, Default)]
pub struct PreservedAnalyses {
    all: bool,
    kinds: FxHashSet<TypeId>,
}

impl PreservedAnalyses {
    /// Adds all analyses: the pass changed nothing.
    pub fn preserve_all(&mut self) {
        self.all = true;
    }

    /// Adds an analysis.
    pub fn preserve<A: Analysis + ?Sized>(&mut self) {
        self.kinds.insert(TypeId::of::<A>());
    }

    /// Whether all analyses are preserved.
    pub fn is_all(&self) -> bool {
        self.all
    }

    /// Whether an analysis is preserved.
    pub fn contains<A: Analysis + ?Sized>(&self) -> bool {
        self.all || self.kinds.contains(&TypeId::of::<A>())
    }
}

/// A cached analysis.
struct Entry {
    analysis: Rc<dyn Any>,
    is_preserved: fn(&dyn Any, &PreservedAnalyses) -> bool,
}

/// The cached analyses of an operation and of the operations in it.
#[derive(Default)]
pub struct AnalysisManager {
    entries: FxHashMap<(Op, TypeId), Entry>,
}

impl AnalysisManager {
    /// The analysis of an operation, computed if it is not cached.
    pub fn get<A: Analysis>(&mut self, ir: &Ir<'_>, op: Op) -> Rc<A> {
        if let Some(analysis) = self.cached(op) {
            return analysis;
        }
        let analysis = Rc::new(A::compute(ir, op));
        let is_preserved = |analysis: &dyn Any, preserved: &PreservedAnalyses| {
            analysis.downcast_ref::<A>().is_some_and(|analysis| analysis.is_preserved(preserved))
        };
        self.entries
            .insert((op, TypeId::of::<A>()), Entry { analysis: Rc::<A>::clone(&analysis), is_preserved });
        analysis
    }

    /// The analysis of an operation, if it is cached.
    pub fn cached<A: Analysis>(&self, op: Op) -> Option<Rc<A>> {
        let entry = self.entries.get(&(op, TypeId::of::<A>()))?;
        Rc::clone(&entry.analysis).downcast().ok()
    }

    /// Drops the analyses that a pass did not preserve.
    pub fn invalidate(&mut self, preserved: &PreservedAnalyses) {
        if !preserved.is_all() {
            self.entries.retain(|_, entry| (entry.is_preserved)(&*entry.analysis, preserved));
        }
    }

    /// Drops all analyses of an operation.
    pub(crate) fn clear(&mut self, op: Op) {
        self.entries.retain(|(owner, _), _| *owner != op);
    }
}
