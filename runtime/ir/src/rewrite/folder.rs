//! Folding with unique constants: MLIR's `OperationFolder`.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::context::attributes::Attribute;
use crate::context::types::Type;
use crate::ir::definition::{FoldOutcome, FoldResult};
use crate::ir::fold::{apply_edits, fold_op};
use crate::ir::{Block, Builder, InsertionPoint, Ir, Op, Region, Value};
use crate::rewrite::PatternRewriter;

/// The region of a constant, the dialect that materialized it, its value and its type.
type Key<'c> = (Region, &'c str, Attribute<'c>, Type<'c>);

/// The outcome of folding an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Folded {
    /// The operation was changed in place.
    InPlace,
    /// The results of the operation were replaced, and it was erased.
    Replaced,
}

/// Folds operations, and materializes each constant once per isolated region, at its start.
///
/// Call [`notify_removal`](Self::notify_removal) before a constant of the folder is erased. Constants that the folder creates
/// have an unknown location, since several places share them.
///
/// ```
/// use rtblgen_runtime::rewrite::OperationFolder;
/// use rtblgen_runtime::{Context, PatternRewriter};
///
/// let context = Context::new();
/// let mut ir = context.parse_module("a.mlir", "module {}").unwrap();
/// let module = ir.root();
/// let mut folder = OperationFolder::default();
/// let mut rewriter = PatternRewriter::new(&mut ir);
/// assert_eq!(folder.try_to_fold(&mut rewriter, module, 1), None);
/// ```
#[derive(Default)]
pub struct OperationFolder<'c> {
    constants: FxHashMap<Key<'c>, Op>,
    /// The keys under which each constant is stored.
    keys: FxHashMap<Op, SmallVec<[Key<'c>; 1]>>,
}

impl<'c> OperationFolder<'c> {
    /// Folds an operation. Repeats this up to a number of times if the operation is changed in place. Returns `None` if the
    /// operation does not fold, or if its dialect does not materialize the constant.
    pub fn try_to_fold(
        &mut self,
        rewriter: &mut PatternRewriter<'_, 'c>,
        op: Op,
        max_iterations: usize,
    ) -> Option<Folded> {
        if self.is_owned(op) {
            self.hoist_owned(rewriter, op);
            return None;
        }
        let mut folded = None;
        for _ in 0..max_iterations.max(1) {
            match fold_op(rewriter, op) {
                FoldOutcome::NotFolded => break,
                FoldOutcome::InPlace(edits) => {
                    rewriter.modify_in_place(op, |ir| apply_edits(ir, op, &edits));
                    folded = Some(Folded::InPlace);
                }
                FoldOutcome::Replaced(results) => {
                    let values = self.values(rewriter, op, &results)?;
                    self.notify_removal(op);
                    rewriter.replace_op(op, values);
                    return Some(Folded::Replaced);
                }
            }
        }
        folded
    }

    /// Inserts the constant `op`, whose value is `value`. If an equal one exists, replaces `op` by it and returns false.
    /// Otherwise moves `op` to the start of the region, unless only constants precede it.
    pub fn insert_known_constant(
        &mut self,
        rewriter: &mut PatternRewriter<'_, 'c>,
        op: Op,
        value: Attribute<'c>,
    ) -> bool {
        if self.is_owned(op) {
            self.hoist_owned(rewriter, op);
            return true;
        }
        let Some(block) = op.block(rewriter) else { return true };
        let Some(region) = insertion_region(rewriter, block) else { return true };
        let key = (region, op.name(rewriter).dialect(), value, op.result(rewriter, 0).ty(rewriter));
        if let Some(known) = self.constants.get(&key).copied() {
            let result = known.result(rewriter, 0);
            rewriter.replace_op(op, [result]);
            forget_location(rewriter.ir, known);
            return false;
        }
        self.hoist(rewriter.ir, op, block, region);
        self.add(key, op);
        true
    }

    /// Gets or creates a constant for the operations of `block`. Returns `None` if the dialect does not materialize it.
    pub fn get_or_create_constant(
        &mut self,
        rewriter: &mut PatternRewriter<'_, 'c>,
        block: Block,
        dialect: &'c str,
        value: Attribute<'c>,
        ty: Type<'c>,
    ) -> Option<Value> {
        let region = insertion_region(rewriter, block)?;
        let op = self.constant(rewriter, (region, dialect, value, ty))?;
        Some(op.result(rewriter, 0))
    }

    /// Whether the folder created or inserted this constant.
    pub fn is_owned(&self, op: Op) -> bool {
        self.keys.contains_key(&op)
    }

    /// Forgets an operation that is about to be erased.
    pub fn notify_removal(&mut self, op: Op) {
        for key in self.keys.remove(&op).into_iter().flatten() {
            self.constants.remove(&key);
        }
    }

    /// Forgets all constants.
    pub fn clear(&mut self) {
        self.constants.clear();
        self.keys.clear();
    }

    fn add(&mut self, key: Key<'c>, op: Op) {
        self.constants.insert(key, op);
        self.keys.entry(op).or_default().push(key);
    }

    /// The values that the results of an operation fold to; materializes constants. `None` if one cannot be materialized.
    fn values(
        &mut self,
        rewriter: &mut PatternRewriter<'_, 'c>,
        op: Op,
        results: &[FoldResult<'c>],
    ) -> Option<SmallVec<[Value; 2]>> {
        let mut values = SmallVec::new();
        let mut made: SmallVec<[Op; 2]> = SmallVec::new();
        for (number, result) in results.iter().enumerate() {
            let value = match result {
                FoldResult::Value(value) => Some(*value),
                FoldResult::Attribute(value) => {
                    self.result(rewriter, op, number, *value, &mut made).map(|op| op.result(rewriter, 0))
                }
            };
            let Some(value) = value else {
                for op in made {
                    self.notify_removal(op);
                    rewriter.erase_op(op);
                }
                return None;
            };
            values.push(value);
        }
        Some(values)
    }

    /// The constant for a result of an operation. If both are in the same block, the constant is moved to its start.
    fn result(
        &mut self,
        rewriter: &mut PatternRewriter<'_, 'c>,
        op: Op,
        number: usize,
        value: Attribute<'c>,
        made: &mut SmallVec<[Op; 2]>,
    ) -> Option<Op> {
        let block = op.block(rewriter)?;
        let region = insertion_region(rewriter, block)?;
        let dialect = op.name(rewriter).dialect();
        let key = (region, dialect, value, op.result(rewriter, number).ty(rewriter));
        let is_known = self.constants.contains_key(&key);
        let constant = self.constant(rewriter, key)?;
        if !is_known {
            made.push(constant);
        }
        if constant.block(rewriter) == Some(block) {
            move_to_front(rewriter.ir, constant);
        }
        Some(constant)
    }

    fn constant(&mut self, rewriter: &mut PatternRewriter<'_, 'c>, key: Key<'c>) -> Option<Op> {
        let (region, dialect, value, ty) = key;
        if let Some(known) = self.constants.get(&key).copied() {
            forget_location(rewriter.ir, known);
            return Some(known);
        }
        let entry = region.entry(rewriter)?;
        let materialize = rewriter.context().dialect(dialect)?.hooks.materialize_constant?;
        rewriter.set_insertion_point(InsertionPoint::start_of(rewriter, entry));
        let unknown = rewriter.context().unknown_loc();
        let op = materialize(rewriter, value, ty, unknown)?;
        // A dialect may materialize a constant of another dialect.
        let own_key = (region, op.name(rewriter).dialect(), value, ty);
        let op = match self.constants.get(&own_key).copied() {
            Some(known) => {
                rewriter.erase_op(op);
                forget_location(rewriter.ir, known);
                known
            }
            None => {
                self.add(own_key, op);
                op
            }
        };
        if key != own_key {
            self.add(key, op);
        }
        Some(op)
    }

    /// Moves a constant to the start of its block, unless only constants precede it.
    fn hoist_owned(&self, rewriter: &mut PatternRewriter<'_, 'c>, op: Op) {
        let previous = op.previous(rewriter);
        if previous.is_some_and(|previous| !self.is_owned(previous)) {
            move_to_front(rewriter.ir, op);
            forget_location(rewriter.ir, op);
        }
    }

    fn hoist(&self, ir: &mut Ir<'c>, op: Op, block: Block, region: Region) {
        let Some(entry) = region.entry(ir) else { return };
        let Some(first) = entry.first_op(ir).filter(|first| *first != op) else { return };
        if entry != block {
            ir.move_op_before(op, first);
            forget_location(ir, op);
        } else if !op.previous(ir).is_some_and(|previous| self.is_owned(previous)) {
            ir.move_op_before(op, first);
        }
    }
}

fn move_to_front(ir: &mut Ir<'_>, op: Op) {
    let first = op.block(ir).and_then(|block| block.first_op(ir));
    if let Some(first) = first.filter(|first| *first != op) {
        ir.move_op_before(op, first);
    }
}

/// Sets an unknown location: the constant is shared by several places in the source.
fn forget_location(ir: &mut Ir<'_>, op: Op) {
    let unknown = ir.context().unknown_loc();
    ir.set_location(op, unknown);
}

/// The closest region around `block` for constants: its op is isolated from above or in no block, or its dialect keeps
/// constants there.
fn insertion_region(ir: &Ir<'_>, block: Block) -> Option<Region> {
    let mut block = block;
    loop {
        let region = block.parent_region(ir)?;
        let parent = region.parent_op(ir)?;
        if might_be_isolated(ir, parent) || keeps_constants(ir, region, parent) {
            return Some(region);
        }
        match parent.block(ir) {
            Some(outer) => block = outer,
            None => return Some(region),
        }
    }
}

fn keeps_constants(ir: &Ir<'_>, region: Region, parent: Op) -> bool {
    let dialect = ir.context().dialect(parent.name(ir).dialect());
    dialect.and_then(|dialect| dialect.hooks.keeps_constants).is_some_and(|keeps| keeps(ir, region))
}

/// An unregistered operation may be isolated from above.
fn might_be_isolated(ir: &Ir<'_>, op: Op) -> bool {
    op.definition(ir)
        .is_none_or(|definition| definition.traits.iter().any(|own| own.name == "IsolatedFromAbove"))
}
