//! The rewriter of conversion patterns.

use std::ops::Deref;
use std::sync::Arc;

use smallvec::SmallVec;

use super::host::ConversionHost;
use super::signature::SignatureConversion;
use super::type_converter::{TypeConverter, ValueList};
use rtblgen_ir::context::types::Type;
use rtblgen_ir::context::{Context, Location};
use rtblgen_ir::ir::{Block, Builder, InsertionPoint, Ir, IrMapping, Op, OpState, Region, Value};
use rtblgen_ir::rewrite::{NoMatch, PatternRewriter, PatternRoot};

/// Changes the IR for a [`ConversionPattern`](super::ConversionPattern) (MLIR's `ConversionPatternRewriter`).
///
/// It derefs to [`Ir`] for reading and is a [`Builder`]. With roll-back, replaced and erased operations stay visible until
/// the conversion ends.
pub struct ConversionRewriter<'a, 'c> {
    ir: &'a mut Ir<'c>,
    host: &'a mut (dyn ConversionHost<'c> + 'a),
    point: InsertionPoint,
}

impl<'c> Deref for ConversionRewriter<'_, 'c> {
    type Target = Ir<'c>;

    fn deref(&self) -> &Ir<'c> {
        self.ir
    }
}

impl<'a, 'c> ConversionRewriter<'a, 'c> {
    pub(super) fn new(
        ir: &'a mut Ir<'c>,
        host: &'a mut (dyn ConversionHost<'c> + 'a),
        point: InsertionPoint,
    ) -> Self {
        ConversionRewriter { ir, host, point }
    }

    /// Runs code that is written for an ordinary [`PatternRewriter`].
    pub fn with_rewriter<R>(&mut self, action: impl FnOnce(&mut PatternRewriter<'_, 'c>) -> R) -> R {
        let mut rewriter = PatternRewriter::with_interceptor(self.ir, self.host.interceptor(), self.point);
        let result = action(&mut rewriter);
        self.point = rewriter.insertion_point();
        result
    }

    /// Replaces the results of `op`, one value each, and erases `op`.
    ///
    /// # Panics
    ///
    /// If there are not as many values as results.
    #[track_caller]
    pub fn replace_op(&mut self, op: impl PatternRoot, values: impl IntoIterator<Item = Value>) {
        self.with_rewriter(|rewriter| rewriter.replace_op(op, values));
    }

    /// Replaces `op` by the operation that `build` creates before it: see [`PatternRewriter::replace_op_with_new`].
    #[track_caller]
    pub fn replace_op_with_new<T: PatternRoot>(
        &mut self,
        op: impl PatternRoot,
        build: impl FnOnce(&mut PatternRewriter<'_, 'c>, Location<'c>) -> T,
    ) -> T {
        self.with_rewriter(|rewriter| rewriter.replace_op_with_new(op, build))
    }

    /// Replaces `op` by the operation of a state: see [`PatternRewriter::replace_op_with_state`].
    #[track_caller]
    pub fn replace_op_with_state(&mut self, op: impl PatternRoot, state: OpState<'c>) -> Op {
        self.with_rewriter(|rewriter| rewriter.replace_op_with_state(op, state))
    }

    /// Replaces each result of `op` by any number of values, and erases `op`.
    ///
    /// # Panics
    ///
    /// If there are not as many lists as results.
    #[track_caller]
    pub fn replace_op_with_multiple(
        &mut self,
        op: impl PatternRoot,
        values: impl IntoIterator<Item = impl IntoIterator<Item = Value>>,
    ) {
        let op = op.root_op();
        if self.point == InsertionPoint::Before(op) {
            self.set_insertion_point_after(op);
        }
        let values = values.into_iter().map(|values| values.into_iter().collect()).collect();
        self.host.replace_op_with(self.ir, op, values);
    }

    /// Erases `op`. Uses of its results that remain need a source materialization from no values.
    #[track_caller]
    pub fn erase_op(&mut self, op: impl PatternRoot) {
        self.with_rewriter(|rewriter| rewriter.erase_op(op));
    }

    /// Erases a block with the operations in it.
    #[track_caller]
    pub fn erase_block(&mut self, block: Block) {
        self.with_rewriter(|rewriter| rewriter.erase_block(block));
    }

    /// Replaces all uses of `from`, also those that later patterns add, by any number of values.
    #[track_caller]
    pub fn replace_all_uses(&mut self, from: Value, to: &[Value]) {
        self.host.replace_value_with(self.ir, from, to);
    }

    /// Replaces some uses of `from`. With roll-back this is not supported.
    #[track_caller]
    pub fn replace_uses_if(
        &mut self,
        from: Value,
        to: &[Value],
        mut predicate: impl FnMut(&Ir<'c>, rtblgen_ir::ir::Use) -> bool,
    ) {
        self.host.replace_uses_with_if(self.ir, from, to, &mut predicate);
    }

    /// The values that replace `value`, converted by the converter of the pattern.
    ///
    /// # Errors
    ///
    /// [`NoMatch`] if its type has no conversion.
    pub fn remapped_values(&mut self, value: Value) -> Result<ValueList, NoMatch> {
        self.host.remap(self.ir, value)
    }

    /// The one value that replaces `value`.
    ///
    /// # Errors
    ///
    /// [`NoMatch`] if its type has no conversion, or one to none or several types.
    pub fn remapped_value(&mut self, value: Value) -> Result<Value, NoMatch> {
        match self.remapped_values(value)?.as_slice() {
            [value] => Ok(*value),
            _ => Err(NoMatch),
        }
    }

    /// The type converter of the pattern.
    pub fn type_converter(&self) -> Option<Arc<TypeConverter<'c>>> {
        self.host.converter()
    }

    /// Gives a block new arguments: its operations move to a new block, which is returned. `converter` makes the casts
    /// for users of the old arguments that are not converted.
    #[track_caller]
    pub fn apply_signature_conversion(
        &mut self,
        block: Block,
        conversion: &SignatureConversion<'c>,
        converter: Option<&Arc<TypeConverter<'c>>>,
    ) -> Block {
        let inserts_here = matches!(self.point, InsertionPoint::End(at) if at == block);
        let new = self.host.convert_block(self.ir, block, conversion, converter);
        if inserts_here {
            self.point = InsertionPoint::End(new);
        }
        new
    }

    /// Converts the arguments of all blocks of a region; those of the entry block by `entry`, if it is given. Returns the
    /// new entry block, if there is one.
    ///
    /// # Errors
    ///
    /// [`NoMatch`] if the type of an argument has no conversion.
    pub fn convert_region_types(
        &mut self,
        region: Region,
        converter: &Arc<TypeConverter<'c>>,
        entry: Option<&SignatureConversion<'c>>,
    ) -> Result<Option<Block>, NoMatch> {
        let Some(first) = region.entry(self.ir) else { return Ok(None) };
        let others: Vec<Block> = region.blocks(self.ir).skip(1).collect();
        for block in others {
            let conversion = converter.convert_block_signature(self.ir, block).ok_or(NoMatch)?;
            self.apply_signature_conversion(block, &conversion, Some(converter));
        }
        let own = match entry {
            Some(_) => None,
            None => Some(converter.convert_block_signature(self.ir, first).ok_or(NoMatch)?),
        };
        let Some(conversion) = entry.or(own.as_ref()) else { return Ok(None) };
        Ok(Some(self.apply_signature_conversion(first, conversion, Some(converter))))
    }

    /// Moves the operations of `source` before `place`, replaces its arguments, and erases it.
    ///
    /// # Panics
    ///
    /// If there are not as many values as arguments.
    #[track_caller]
    pub fn inline_block_before(&mut self, source: Block, place: impl PatternRoot, arguments: &[Value]) {
        let place = place.root_op();
        let target = place.block(self.ir).expect("the place is in a block");
        self.inline_block(source, target, Some(place), arguments);
    }

    /// Moves the operations of `source` to the end of `target`, replaces its arguments, and erases it.
    ///
    /// # Panics
    ///
    /// If there are not as many values as arguments.
    #[track_caller]
    pub fn merge_blocks(&mut self, source: Block, target: Block, arguments: &[Value]) {
        self.inline_block(source, target, None, arguments);
    }

    #[track_caller]
    fn inline_block(&mut self, source: Block, target: Block, place: Option<Op>, arguments: &[Value]) {
        let count = source.argument_count(self.ir);
        assert_eq!(
            count,
            arguments.len(),
            "a block is inlined with another number of values than it has arguments"
        );
        for (number, value) in arguments.iter().enumerate() {
            let argument = source.argument(self.ir, number);
            self.replace_all_uses(argument, &[*value]);
        }
        self.host.move_ops(self.ir, source, target, place);
        if self.point == InsertionPoint::End(source) {
            self.point = place.map_or(InsertionPoint::End(target), InsertionPoint::Before);
        }
        self.erase_block(source);
    }

    /// Moves all blocks of `region` before `place`.
    #[track_caller]
    pub fn inline_region_before(&mut self, region: Region, place: Block) {
        self.with_rewriter(|rewriter| rewriter.inline_region_before(region, place));
    }

    /// Moves all blocks of `region` to the end of `target`.
    #[track_caller]
    pub fn inline_region_at_end(&mut self, region: Region, target: Region) {
        self.with_rewriter(|rewriter| rewriter.inline_region_at_end(region, target));
    }

    /// Moves `op` before `place`.
    #[track_caller]
    pub fn move_op_before(&mut self, op: impl PatternRoot, place: impl PatternRoot) {
        self.with_rewriter(|rewriter| rewriter.move_op_before(op, place));
    }

    /// Splits a block; `before` and the operations after it go to the new block after it.
    #[track_caller]
    pub fn split_block(&mut self, before: impl PatternRoot) -> Block {
        self.with_rewriter(|rewriter| rewriter.split_block(before))
    }

    /// Clones `op` and all in it to the insertion point.
    #[track_caller]
    pub fn clone_op(&mut self, op: impl PatternRoot, mapping: &mut IrMapping) -> Op {
        self.with_rewriter(|rewriter| rewriter.clone_op(op, mapping))
    }

    /// Changes `op` in place. The change must make it legal.
    #[track_caller]
    pub fn modify_in_place<R>(&mut self, op: impl PatternRoot, change: impl FnOnce(&mut Ir<'c>) -> R) -> R {
        self.with_rewriter(|rewriter| rewriter.modify_in_place(op, change))
    }

    /// Changes `op` in place with other changes around it: a signature conversion of its regions, for example.
    ///
    /// # Errors
    ///
    /// Returns the errors of `change`; the pattern should not match then, which undoes the change.
    #[track_caller]
    pub fn modify_with<R, E>(
        &mut self,
        op: impl PatternRoot,
        change: impl FnOnce(&mut Self) -> Result<R, E>,
    ) -> Result<R, E> {
        let op = op.root_op();
        self.host.interceptor().begin_modification(self.ir, op);
        let result = change(self);
        self.host.interceptor().end_modification(self.ir, op);
        result
    }

    /// Changes an operation between [`modify_with`](Self::modify_with) and its end.
    pub fn modified(&mut self, change: impl FnOnce(&mut Ir<'c>)) {
        change(self.ir);
    }

    /// Legalizes `op` and all in it now.
    ///
    /// # Errors
    ///
    /// [`NoMatch`] if this fails.
    pub fn legalize_op(&mut self, op: impl PatternRoot) -> Result<(), NoMatch> {
        self.host.legalize_nested(self.ir, &[op.root_op()])
    }

    /// Legalizes all operations of `region` now, after its entry block was converted by the converter of the pattern.
    ///
    /// # Errors
    ///
    /// [`NoMatch`] if this fails.
    pub fn legalize_region(&mut self, region: Region) -> Result<(), NoMatch> {
        let Some(entry) = region.entry(self.ir) else { return Ok(()) };
        let ops: SmallVec<[Op; 8]> = region.ops(self.ir).collect();
        if let Some(converter) = self.type_converter() {
            let conversion = converter.convert_block_signature(self.ir, entry).ok_or(NoMatch)?;
            self.apply_signature_conversion(entry, &conversion, Some(&converter));
        }
        self.host.legalize_nested(self.ir, &ops)
    }

    /// Reports why a pattern does not match. The text is made only if it is recorded.
    pub fn match_failure(&mut self, op: impl PatternRoot, reason: impl Fn() -> String) -> NoMatch {
        self.with_rewriter(|rewriter| rewriter.match_failure(op, reason))
    }
}

impl<'c> Builder<'c> for ConversionRewriter<'_, 'c> {
    fn ir(&self) -> &Ir<'c> {
        self.ir
    }

    fn context(&self) -> &'c Context {
        self.ir.context()
    }

    fn insertion_point(&self) -> InsertionPoint {
        self.point
    }

    fn set_insertion_point(&mut self, point: InsertionPoint) {
        self.point = point;
    }

    fn create(&mut self, state: OpState<'c>) -> Op {
        self.with_rewriter(|rewriter| rewriter.create(state))
    }

    fn create_or_fold(&mut self, state: OpState<'c>) -> Vec<Value> {
        self.with_rewriter(|rewriter| rewriter.create_or_fold(state))
    }

    fn create_block(&mut self, region: Region, types: &[Type<'c>], locations: &[Location<'c>]) -> Block {
        self.with_rewriter(|rewriter| rewriter.create_block(region, types, locations))
    }

    fn create_region(&mut self) -> Region {
        self.ir.create_region()
    }
}
