//! The state of a conversion: replacements and changes.

use std::cell::Cell;
use std::sync::Arc;

use smallvec::SmallVec;

use super::changes::{Change, all_in, undo};
use super::config::ConversionConfig;
use super::log::Log;
use super::mapping::{OpStack, ValueMapping};
use super::materializations::{CastInfo, CastKind, Materializations};
use super::type_converter::{TypeConverter, ValueList};
use rtblgen_ir::context::Location;
use rtblgen_ir::context::types::Type;
use rtblgen_ir::dialects::builtin::UnrealizedConversionCastOp;
use rtblgen_ir::internal::ChangeTracker;
use rtblgen_ir::ir::TypedOp;
use rtblgen_ir::ir::definition::OpDefinition;
use rtblgen_ir::ir::{Block, InsertionPoint, Ir, Op, OpState, Value};
use rtblgen_ir::rewrite::{Listener, PatternRewriter};

/// A mistake of a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Misuse<'c> {
    pub(super) message: String,
    /// The operation that is concerned.
    pub(super) op: String,
    pub(super) location: Location<'c>,
}

/// A point in the change log.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    changes: usize,
    ignored: usize,
    replaced: usize,
}

/// All data of a conversion about the IR beside the IR.
pub(super) struct State<'l, 'c> {
    pub(super) rollback: bool,
    /// Whether a pattern that changes the IR and then returns `NoMatch` is an error.
    pub(super) tracks_changes: bool,
    pub(super) attach_kind: bool,
    pub(super) listener: Option<&'l mut (dyn Listener<'c> + 'l)>,
    pub(super) mapping: ValueMapping,
    pub(super) changes: Vec<Change<'c>>,
    /// Operations inside recursively legal ones.
    pub(super) ignored: OpStack,
    /// Operations that are replaced or erased when the conversion ends, and all in them.
    pub(super) replaced: OpStack,
    /// Operations that the current pattern created.
    pub(super) new_ops: Vec<Op>,
    /// Operations that the current pattern changed in place.
    pub(super) modified_ops: Vec<Op>,
    /// Casts that the current pattern brought about, without roll-back.
    pub(super) new_casts: Vec<Op>,
    pub(super) casts: Materializations<'c>,
    pub(super) unlegalized: indexmap::IndexSet<Op, rustc_hash::FxBuildHasher>,
    pub(super) converter: Option<Arc<TypeConverter<'c>>>,
    /// Whether the current pattern changed anything.
    pub(super) tracker: ChangeTracker,
    pub(super) misuse: Option<Misuse<'c>>,
    /// Whether a value was found that replaces itself, through others.
    pub(super) has_cycle: Cell<bool>,
    /// Whether new operations may not use replaced values, but for those that the driver handed out.
    pub(super) checks_values: bool,
    pub(super) handed_out: SmallVec<[Value; 4]>,
    /// Whether new operations take remapped operands, and their results converted types.
    pub(super) adapts: bool,
    pub(super) debug_log: Log,
    /// Why the current pattern does not match, if that is recorded.
    pub(super) reasons: Option<Vec<String>>,
}

/// The operation that defines all of the values, which are at least one.
fn common_definition(ir: &Ir<'_>, values: &[Value]) -> Option<Op> {
    let (first, others) = values.split_first()?;
    let op = first.defining_op(ir)?;
    others.iter().all(|value| value.defining_op(ir) == Some(op)).then_some(op)
}

fn has_types<'c>(ir: &Ir<'c>, values: &[Value], types: &[Type<'c>]) -> bool {
    values.len() == types.len() && values.iter().zip(types).all(|(value, ty)| value.ty(ir) == *ty)
}

impl<'l, 'c> State<'l, 'c> {
    pub(super) fn new(config: &mut ConversionConfig<'l, 'c>) -> Self {
        State {
            rollback: config.rollback,
            tracks_changes: !config.rollback || config.expensive_checks,
            attach_kind: config.attach_materialization_kind,
            listener: config.listener.take(),
            mapping: ValueMapping::default(),
            changes: Vec::new(),
            ignored: OpStack::default(),
            replaced: OpStack::default(),
            new_ops: Vec::new(),
            modified_ops: Vec::new(),
            new_casts: Vec::new(),
            casts: Materializations::default(),
            unlegalized: indexmap::IndexSet::default(),
            converter: None,
            tracker: ChangeTracker::default(),
            misuse: None,
            has_cycle: Cell::new(false),
            checks_values: false,
            handed_out: SmallVec::new(),
            adapts: false,
            debug_log: Log::new(),
            reasons: None,
        }
    }

    pub(super) fn mark(&self) -> Mark {
        Mark { changes: self.changes.len(), ignored: self.ignored.len(), replaced: self.replaced.len() }
    }

    /// Undoes the changes since `mark`.
    pub(super) fn reset(&mut self, ir: &mut Ir<'c>, mark: Mark) {
        self.replaced.ops_since(mark.replaced).iter().for_each(|op| ir.show(*op));
        while self.changes.len() > mark.changes {
            let Some(change) = self.changes.pop() else { break };
            undo(change, ir, &mut self.mapping, &mut self.casts);
        }
        self.ignored.truncate(mark.ignored);
        self.replaced.truncate(mark.replaced);
    }

    /// Undoes everything.
    pub(super) fn undo_all(&mut self, ir: &mut Ir<'c>) {
        self.reset(ir, Mark { changes: 0, ignored: 0, replaced: 0 });
    }

    pub(super) fn log(&mut self, change: Change<'c>) {
        debug_assert!(self.rollback, "changes are logged for roll-back only");
        self.changes.push(change);
    }

    /// Notes that an operation, and all in it, are replaced or erased when the conversion ends.
    pub(super) fn note_replaced(&mut self, ir: &mut Ir<'c>, op: Op) {
        for op in all_in(ir, op) {
            self.replaced.insert(op);
            ir.hide(op);
        }
    }

    /// Whether the operation was replaced or erased, or is inside one that was.
    pub(super) fn was_replaced(&self, ir: &Ir<'c>, op: Op) -> bool {
        !op.is_live(ir) || self.replaced.contains(op)
    }

    /// Whether the operation needs no conversion.
    pub(super) fn is_ignored(&self, ir: &Ir<'c>, op: Op) -> bool {
        self.was_replaced(ir, op) || self.ignored.contains(op)
    }

    pub(super) fn misused(&mut self, ir: &Ir<'c>, op: Op, message: impl FnOnce() -> String) {
        if self.misuse.is_none() {
            let (op, location) = (op.name(ir).as_str().to_owned(), op.location(ir));
            self.misuse = Some(Misuse { message: message(), op, location });
        }
    }

    pub(super) fn add_reason(&mut self, reason: impl Fn() -> String) {
        self.debug_log.match_failure(&reason);
        if let Some(reasons) = &mut self.reasons {
            reasons.push(reason());
        }
    }

    /// A rewriter that changes the IR at once and notifies the listener.
    pub(super) fn direct<'a>(&'a mut self, ir: &'a mut Ir<'c>) -> PatternRewriter<'a, 'c> {
        match &mut self.listener {
            Some(listener) => PatternRewriter::with_listener(ir, &mut **listener),
            None => PatternRewriter::new(ir),
        }
    }

    /// Returns the replacement of the values in one step.
    fn lookup<'a>(&'a self, ir: &'a Ir<'c>, values: &[Value]) -> Option<ValueList> {
        if self.rollback {
            return self.mapping.lookup(values).cloned();
        }
        let cast = common_definition(ir, values).filter(|op| self.casts.contains(*op))?;
        let is_whole = cast.result_count(ir) == values.len() && cast.results(ir).eq(values.iter().copied());
        let inputs = || cast.operands(ir).collect::<ValueList>();
        is_whole.then(inputs).filter(|inputs| !inputs.is_empty())
    }

    /// Returns the replacement of the values: of each by itself, else of all together.
    fn lookup_next(&self, ir: &Ir<'c>, values: &[Value]) -> Option<ValueList> {
        if values.len() == 1 {
            return self.lookup(ir, values).filter(|next| next.as_slice() != values);
        }
        let mut next = ValueList::new();
        let mut found = false;
        for value in values {
            match self.lookup(ir, &[*value]) {
                Some(replacement) => {
                    found = true;
                    next.extend(replacement);
                }
                None => next.push(*value),
            }
        }
        if found {
            return Some(next).filter(|next| next.as_slice() != values);
        }
        self.lookup(ir, values)
    }

    fn is_pure_cast(&self, ir: &Ir<'c>, values: &[Value]) -> bool {
        common_definition(ir, values).is_some_and(|op| self.casts.is_pure(op))
    }

    /// Returns `from`, its replacement, the replacement of that, and so on. Ends at a cycle, which is
    /// reported as a mistake later.
    fn replacements<'a>(&'a self, ir: &'a Ir<'c>, from: Value) -> impl Iterator<Item = ValueList> {
        let mut left = self.mapping.len() + self.casts.len() + 1;
        std::iter::successors(Some(ValueList::from_slice(&[from])), move |current| {
            let next = self.lookup_next(ir, current)?;
            left = left.saturating_sub(1);
            if left == 0 {
                self.has_cycle.set(true);
            }
            (left > 0).then_some(next)
        })
    }

    /// The last replacement of `from`; `from` itself if there is none. Casts of types alone may be left out.
    pub(super) fn latest(&self, ir: &Ir<'c>, from: Value, skip_casts: bool) -> ValueList {
        let is_meant = |values: &ValueList| !skip_casts || !self.is_pure_cast(ir, values);
        let last = self.replacements(ir, from).filter(is_meant).last();
        last.unwrap_or_else(|| ValueList::from_slice(&[from]))
    }

    /// The last replacement of `from` that has these types, of which there is at least one.
    pub(super) fn latest_of(&self, ir: &Ir<'c>, from: Value, types: &[Type<'c>]) -> Option<ValueList> {
        self.replacements(ir, from).filter(|values| has_types(ir, values, types)).last()
    }

    /// Whether the value, or what replaces it, is a result of the operation.
    pub(super) fn is_replaced_by(&self, ir: &Ir<'c>, from: Value, op: Op) -> bool {
        let is_result = |value: &Value| value.defining_op(ir) == Some(op);
        self.replacements(ir, from).any(|values| values.iter().any(is_result))
    }

    /// Notices that `from` was replaced by values that it replaces.
    pub(super) fn find_cycle(&self, ir: &Ir<'c>, from: Value, to: &[Value]) {
        // New values are replaced by nothing.
        if to.iter().any(|value| *value == from || self.mapping.lookup(&[*value]).is_some()) {
            self.replacements(ir, from).for_each(drop);
        }
    }

    /// The values that a pattern sees instead of `values`; an error is the number of a value whose type has no
    /// conversion.
    pub(super) fn remap(
        &mut self,
        ir: &mut Ir<'c>,
        values: &[Value],
        location: Option<Location<'c>>,
    ) -> Result<SmallVec<[ValueList; 4]>, usize> {
        let converter = self.converter.take();
        let remap_one = |(number, value): (usize, &Value)| {
            let found = match &converter {
                None => self.latest(ir, *value, true),
                Some(converter) => self.convert_operand(ir, *value, converter, location).ok_or(number)?,
            };
            if self.checks_values {
                self.handed_out
                    .extend(found.iter().copied().filter(|value| self.mapping.is_replaced(*value)));
            }
            Ok(found)
        };
        let remapped = values.iter().enumerate().map(remap_one).collect();
        self.converter = converter;
        remapped
    }

    fn convert_operand(
        &mut self,
        ir: &mut Ir<'c>,
        value: Value,
        converter: &Arc<TypeConverter<'c>>,
        location: Option<Location<'c>>,
    ) -> Option<ValueList> {
        let types = converter.convert_value_to_many(ir, value)?;
        if types.is_empty() {
            return Some(ValueList::new());
        }
        if let Some(found) = self.latest_of(ir, value, &types) {
            return Some(found);
        }
        let inputs = self.latest(ir, value, true);
        let cast = Cast {
            kind: CastKind::Target,
            point: point_after(ir, &inputs),
            location: location.unwrap_or_else(|| value.location(ir)),
            inputs: &inputs,
            types: &types,
            original: Some(value.ty(ir)),
            converter: Some(converter.clone()),
            is_pure: true,
            is_mapped: true,
        };
        Some(self.build_cast(ir, cast))
    }

    /// Makes a cast that stands for values until the conversion ends.
    pub(super) fn build_cast(&mut self, ir: &mut Ir<'c>, cast: Cast<'_, 'c>) -> ValueList {
        let definition: &'static OpDefinition = UnrealizedConversionCastOp::DEFINITION;
        let state = OpState::new(definition, cast.location)
            .operands(cast.inputs.iter().copied())
            .results(cast.types.iter().copied());
        let op = ir.create_op(state);
        ir.insert_op(op, cast.point);
        if self.attach_kind {
            let kind = ir.context().string_attr(cast.kind.name());
            ir.set_discardable(op, "__kind__", kind);
        }
        let Cast { kind, original, converter, is_pure, .. } = cast;
        self.casts.insert(op, CastInfo { converter, kind, original, is_pure });
        let results: ValueList = op.results(ir).collect();
        if self.rollback {
            let mapped = if cast.is_mapped { ValueList::from_slice(cast.inputs) } else { ValueList::new() };
            if !mapped.is_empty() {
                self.mapping.map(&mapped, results.clone());
            }
            self.log(Change::Materialize(op, mapped));
        } else {
            self.new_casts.push(op);
        }
        results
    }
}

/// A cast to be made.
pub(super) struct Cast<'a, 'c> {
    pub(super) kind: CastKind,
    pub(super) point: InsertionPoint,
    pub(super) location: Location<'c>,
    pub(super) inputs: &'a [Value],
    pub(super) types: &'a [Type<'c>],
    pub(super) original: Option<Type<'c>>,
    pub(super) converter: Option<Arc<TypeConverter<'c>>>,
    pub(super) is_pure: bool,
    /// Whether later look-ups of the inputs find the results.
    pub(super) is_mapped: bool,
}

/// The first point at which the value is defined.
fn point_after_value(ir: &Ir<'_>, value: Value) -> InsertionPoint {
    let Some(block) = value.parent_block(ir) else { return InsertionPoint::Detached };
    let next = match value.defining_op(ir) {
        Some(op) => op.next(ir),
        None => block.first_op(ir),
    };
    next.map_or(InsertionPoint::End(block), InsertionPoint::Before)
}

/// The first point at which all of the values, which are at least one, are defined.
pub(super) fn point_after(ir: &Ir<'_>, values: &[Value]) -> InsertionPoint {
    let Some((first, others)) = values.split_first() else { return InsertionPoint::Detached };
    let latest = others
        .iter()
        .fold(*first, |latest, value| if is_after(ir, *value, latest) { *value } else { latest });
    point_after_value(ir, latest)
}

/// Whether `value` is defined where `other` is defined already.
fn is_after(ir: &Ir<'_>, value: Value, other: Value) -> bool {
    let (block, other_block) = (value.parent_block(ir), other.parent_block(ir));
    if block == other_block {
        return match (value.defining_op(ir), other.defining_op(ir)) {
            (None, _) => false,
            (Some(_), None) => true,
            (Some(op), Some(other)) => {
                op.block(ir).is_some() && other != op && other.is_before_in_block(ir, op)
            }
        };
    }
    block.zip(other_block).is_some_and(|(block, other)| is_inside_or_dominated(ir, block, other))
}

fn is_inside_or_dominated(ir: &Ir<'_>, block: Block, by: Block) -> bool {
    let Some(region) = by.parent_region(ir) else { return false };
    let mut block = block;
    while block.parent_region(ir) != Some(region) {
        match block.parent_op(ir).and_then(|op| op.block(ir)) {
            Some(outer) => block = outer,
            None => return false,
        }
    }
    block == by || rtblgen_ir::ir::Dominance::new(ir).block_dominates(by, block)
}
