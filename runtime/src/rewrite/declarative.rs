//! What generated patterns are made of: methods of [`Ir`] that match, and [`NewOp`], which builds.

use std::marker::PhantomData;
use std::ops::Range;

use smallvec::SmallVec;

use crate::context::attributes::Attribute;
use crate::context::definition::{AttributeConstraint, TypeConstraint};
use crate::context::types::Type;
use crate::context::{Context, Location};
use crate::ir::TypedOp;
use crate::ir::definition::Segments;
use crate::ir::{Builder, Ir, Op, OpState, OpView, Value, ValueView};
use crate::rewrite::{PatternRewriter, PatternRoot};
use crate::support::missing_hook;

/// Matching, for generated code. Each method returns `None` where the source pattern does not fit.
#[doc(hidden)]
impl<'c> Ir<'c> {
    /// The op that defines a value, as native calls of source patterns see it.
    pub fn defining_view(&self, value: Value) -> Option<OpView<'_, 'c>> {
        Some(value.defining_op(self)?.view(self))
    }

    /// Whether a value is among those that result `number` of its op's definition stands for.
    pub fn is_in_result_group(&self, value: Value, number: usize) -> bool {
        match (value.defining_op(self), value.result_number(self)) {
            (Some(op), Some(result)) => op.result_segment(self, number).contains(&result),
            _ => false,
        }
    }

    /// Matches two values in this order or, if that fails, in the other.
    pub fn either<R>(&self, values: [Value; 2], matches: impl Fn([Value; 2]) -> Option<R>) -> Option<R> {
        let [first, second] = values;
        matches([first, second]).or_else(|| matches([second, first]))
    }

    /// The values as an array, if there are exactly so many.
    pub fn exactly<const N: usize>(&self, values: impl IntoIterator<Item = Value>) -> Option<[Value; N]> {
        let values: SmallVec<[Value; 4]> = values.into_iter().collect();
        <[Value; N]>::try_from(values.as_slice()).ok()
    }

    /// The values with their IR, as predicates see them.
    pub fn views(&self, values: &[Value]) -> SmallVec<[ValueView<'_, 'c>; 4]> {
        values.iter().map(|value| value.view(self)).collect()
    }

    /// The attribute of a slot, or the default value of one that is not there.
    pub fn attribute_or_default(&self, op: Op, slot: usize) -> Option<Attribute<'c>> {
        op.inherent(self, slot).or_else(|| {
            let definition = op.definition(self)?;
            definition.attributes.get(slot)?.presence.default_value(self.context())
        })
    }

    /// Asks something of the type of a value; `what` the value is, the log shows.
    pub fn require_type(&self, constraint: &TypeConstraint, value: Value, what: &str) -> Option<()> {
        match (constraint.check)(value.ty(self)) {
            true => Some(()),
            false => unsatisfied(what, constraint.summary),
        }
    }

    /// Asks something of a type; `what` it is, the log shows.
    pub fn require_that_type(&self, constraint: &TypeConstraint, ty: Type<'c>, what: &str) -> Option<()> {
        match (constraint.check)(ty) {
            true => Some(()),
            false => unsatisfied(what, constraint.summary),
        }
    }

    /// Nothing but these ops uses the results of an op.
    pub fn used_only_by(&self, op: Op, users: &[Op]) -> Option<()> {
        let is_user = |user: Op| users.contains(&user);
        match op.results(self).all(|result| result.users(self).all(is_user)) {
            true => Some(()),
            false => self.mismatch("the op that the rewrite erases has other users"),
        }
    }

    /// The types of values.
    pub fn types_of(&self, values: &[Value]) -> Vec<Type<'c>> {
        values.iter().map(|value| value.ty(self)).collect()
    }

    /// Asks something of an attribute; `what` it is, the log shows.
    pub fn require_attribute(
        &self,
        constraint: &AttributeConstraint,
        attribute: Attribute<'c>,
        what: &str,
    ) -> Option<()> {
        match (constraint.check)(attribute) {
            true => Some(()),
            false => unsatisfied(what, constraint.summary),
        }
    }

    /// `None`, after a report that a hook is not written that the pattern calls (`rtblgen --stub-hooks`).
    #[cold]
    pub fn missing_hook(&self, message: &str) -> Option<()> {
        missing_hook(self.context(), message);
        None
    }

    /// `None`, where something is not as wanted; why, the log shows.
    #[cold]
    pub fn mismatch<T>(&self, reason: &str) -> Option<T> {
        tracing::trace!(target: "pattern-match", reason);
        None
    }
}

impl<'c> OpView<'_, 'c> {
    /// The value of an op that is a constant: what `ConstantLikeMatcher` binds.
    pub fn constant_value(self) -> Option<Attribute<'c>> {
        super::constant_of_op(self.ir(), self.op())
    }
}

#[cold]
fn unsatisfied(what: &str, summary: &str) -> Option<()> {
    tracing::trace!(target: "pattern-match", "{what} failed to satisfy constraint: '{summary}'");
    None
}

/// Building, for generated code.
#[doc(hidden)]
impl<'c> PatternRewriter<'_, 'c> {
    /// An op to be put together; [`NewOp::create`] makes it.
    pub fn new_op<T: TypedOp>(&self, location: Location<'c>) -> NewOp<'c, T> {
        NewOp::new(location)
    }

    /// The location of ops that were matched together.
    pub fn fused_location(&self, ops: &[Op]) -> Location<'c> {
        let locations: SmallVec<[_; 4]> = ops.iter().map(|op| op.location(self)).collect();
        self.context().fuse_locs(&locations, None)
    }

    /// Sets the insertion point before an op.
    pub fn build_before(&mut self, op: impl PatternRoot) {
        self.set_insertion_point_before(op.root_op());
    }

    /// Moves what is in the regions of `from` into those of `to`, which has as many.
    pub fn move_regions(&mut self, from: impl PatternRoot, to: impl PatternRoot) {
        let (from, to) = (from.root_op(), to.root_op());
        let regions: SmallVec<[_; 2]> = from.regions(self).zip(to.regions(self)).collect();
        for (from, to) in regions {
            self.inline_region_at_end(from, to);
        }
    }

    /// The location of the first of several values; unknown if there are none.
    pub fn location_of_first(&self, values: impl OperandGroup) -> Location<'c> {
        self::values(values)
            .first()
            .map_or_else(|| self.context().unknown_loc(), |value| value.location(self))
    }
}

/// An attribute that a generator has checked.
///
/// # Panics
///
/// If the text is no attribute of the builtin dialect.
pub fn attribute_literal<'c>(context: &'c Context, text: &str) -> Attribute<'c> {
    context.parse_attribute(text).expect("the generator has checked the text")
}

/// A type that a generator has checked.
///
/// # Panics
///
/// If the text is no type of the builtin dialect.
pub fn type_literal<'c>(context: &'c Context, text: &str) -> Type<'c> {
    context.parse_type(text).expect("the generator has checked the text")
}

/// The types of values.
fn types_of<'c>(ir: &Ir<'c>, values: impl IntoIterator<Item = Value>) -> SmallVec<[Type<'c>; 4]> {
    values.into_iter().map(|value| value.ty(ir)).collect()
}

/// What can be an operand of a definition: one value, one or none, any number.
pub trait OperandGroup {
    /// Adds the values.
    fn add_to(self, values: &mut SmallVec<[Value; 4]>);
}

impl OperandGroup for Value {
    fn add_to(self, values: &mut SmallVec<[Value; 4]>) {
        values.push(self);
    }
}

impl OperandGroup for Option<Value> {
    fn add_to(self, values: &mut SmallVec<[Value; 4]>) {
        values.extend(self);
    }
}

impl OperandGroup for &[Value] {
    fn add_to(self, values: &mut SmallVec<[Value; 4]>) {
        values.extend_from_slice(self);
    }
}

impl OperandGroup for &Vec<Value> {
    fn add_to(self, values: &mut SmallVec<[Value; 4]>) {
        values.extend_from_slice(self);
    }
}

impl<const N: usize> OperandGroup for [Value; N] {
    fn add_to(self, values: &mut SmallVec<[Value; 4]>) {
        values.extend(self);
    }
}

impl<const N: usize> OperandGroup for &[Value; N] {
    fn add_to(self, values: &mut SmallVec<[Value; 4]>) {
        values.extend_from_slice(self);
    }
}

impl OperandGroup for SmallVec<[Value; 4]> {
    fn add_to(self, values: &mut SmallVec<[Value; 4]>) {
        values.extend(self);
    }
}

impl OperandGroup for &SmallVec<[Value; 4]> {
    fn add_to(self, values: &mut SmallVec<[Value; 4]>) {
        values.extend_from_slice(self);
    }
}

/// Two groups, one after the other; so are three as `(a, (b, c))`.
impl<A: OperandGroup, B: OperandGroup> OperandGroup for (A, B) {
    fn add_to(self, values: &mut SmallVec<[Value; 4]>) {
        self.0.add_to(values);
        self.1.add_to(values);
    }
}

/// Values and groups of values in one list.
///
/// # Examples
///
/// ```
/// # use rtblgen_runtime::{Op, PatternRewriter, Value, rewrite::values};
/// fn replace(root: Op, first: Value, rest: &[Value], rewriter: &mut PatternRewriter<'_, '_>) {
///     rewriter.replace_op(root, values((first, rest)));
/// }
/// ```
pub fn values(groups: impl OperandGroup) -> SmallVec<[Value; 4]> {
    let mut values = SmallVec::new();
    groups.add_to(&mut values);
    values
}

/// An op that is being put together, operand by operand, as its definition lists them.
///
/// # Examples
///
/// ```
/// use rtblgen_runtime::dialects::builtin::UnrealizedConversionCastOp;
/// use rtblgen_runtime::{Builder, Op, PatternRewriter, TypedOp};
///
/// /// A cast of the first operand of `root` to the types of its results.
/// fn cast(root: Op, rewriter: &mut PatternRewriter<'_, '_>) -> UnrealizedConversionCastOp {
///     let (location, input) = (root.location(rewriter.ir()), root.operand(rewriter.ir(), 0));
///     let new = rewriter.new_op::<UnrealizedConversionCastOp>(location).operand(input);
///     new.types_of(rewriter.ir(), root).create(rewriter)
/// }
/// ```
#[must_use]
pub struct NewOp<'c, T> {
    state: OpState<'c>,
    operand_sizes: SmallVec<[usize; 4]>,
    result_sizes: SmallVec<[usize; 4]>,
    kind: PhantomData<T>,
}

impl<'c, T: TypedOp> NewOp<'c, T> {
    fn new(location: Location<'c>) -> Self {
        let state = OpState::new(T::DEFINITION, location);
        Self { state, operand_sizes: SmallVec::new(), result_sizes: SmallVec::new(), kind: PhantomData }
    }

    /// Adds the next operand of the definition.
    pub fn operand(mut self, group: impl OperandGroup) -> Self {
        let before = self.state.operands.len();
        group.add_to(&mut self.state.operands);
        self.operand_sizes.push(self.state.operands.len() - before);
        self
    }

    /// Sets an attribute; `None` leaves it out.
    ///
    /// # Panics
    ///
    /// If the definition has no attribute of this name.
    pub fn attribute(mut self, name: &str, value: impl Into<Option<Attribute<'c>>>) -> Self {
        let slot = T::DEFINITION.slot(name).expect("the description has the attribute");
        self.state = self.state.inherent(slot, value);
        self
    }

    /// Sets an attribute that the definition does not have.
    pub fn discardable(mut self, name: &str, value: Attribute<'c>) -> Self {
        self.state = self.state.attribute(name, value);
        self
    }

    /// Sets the attribute, or the property in its attribute form, of a slot of the definition; `None` leaves it unchanged.
    pub fn inherent(mut self, slot: usize, value: impl Into<Option<Attribute<'c>>>) -> Self {
        self.state = self.state.inherent(slot, value);
        self
    }

    /// Adds the successors that `from` has.
    pub fn successors_of(mut self, ir: &Ir<'c>, from: impl PatternRoot) -> Self {
        self.state = self.state.successors(from.root_op().successors(ir));
        self
    }

    /// Adds the type of the next result of the definition.
    pub fn result(self, ty: Type<'c>) -> Self {
        self.results([ty])
    }

    /// Adds the types of the next result of the definition, which is variadic, or of several.
    pub fn results(mut self, types: impl IntoIterator<Item = Type<'c>>) -> Self {
        let before = self.state.results.len();
        self.state.results.extend(types);
        self.result_sizes.push(self.state.results.len() - before);
        self
    }

    /// Adds the types of values, for the next result of the definition.
    pub fn types_of_values(self, ir: &Ir<'c>, values: impl OperandGroup) -> Self {
        let values = self::values(values);
        self.results(types_of(ir, values))
    }

    /// Gives all results of the definition the type of the first operand (`SameOperandsAndResultType`).
    pub fn types_of_first_operand(self, ir: &Ir<'c>) -> Self {
        let ty = self.state.operands.first().map(|value| value.ty(ir));
        T::DEFINITION.results.iter().fold(self, |new, _| new.results(ty))
    }

    /// Gives all results of the definition the type that the first attribute is, or has
    /// (`FirstAttrDerivedResultType`).
    pub fn types_of_first_attribute(self) -> Self {
        let first = self.state.inherent.iter().find(|(slot, _)| *slot == 0).map(|(_, attribute)| *attribute);
        let ty = first.and_then(|first| if first.is_type() { Some(first.type_value()) } else { first.ty() });
        T::DEFINITION.results.iter().fold(self, |new, _| new.results(ty))
    }

    /// Takes over the types of all results of an op.
    pub fn types_of(self, ir: &Ir<'c>, op: Op) -> Self {
        let count = op.definition(ir).map_or(0, |definition| definition.results.len());
        self.types_of_results(ir, op, 0..count)
    }

    /// Takes over the types of some results of an op's definition.
    pub fn types_of_results(self, ir: &Ir<'c>, op: Op, results: Range<usize>) -> Self {
        results.fold(self, |new, number| new.results(types_of(ir, op.result_group(ir, number))))
    }

    /// Makes the op at the insertion point of `builder`.
    ///
    /// # Panics
    ///
    /// If no types were given and the definition cannot infer them.
    pub fn create(mut self, builder: &mut (impl Builder<'c> + ?Sized)) -> T {
        let definition = T::DEFINITION;
        if definition.operand_segments == Segments::AttrSized {
            self.state = self.state.operand_segments(self.operand_sizes);
        }
        if definition.result_segments == Segments::AttrSized
            && self.result_sizes.len() == definition.results.len()
        {
            self.state = self.state.result_segments(self.result_sizes);
        }
        let regions = definition.regions.iter().filter(|region| !region.is_variadic).count();
        self.state = self.state.empty_regions(regions);
        T::from_op(builder.create(self.state))
    }
}
