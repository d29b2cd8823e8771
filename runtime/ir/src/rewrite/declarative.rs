//! Support code of generated patterns: functions that match, and [`NewOp`], which builds an op.

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

/// The op that defines a value, as native calls of source patterns see it.
pub fn defining_view<'a, 'c>(ir: &'a Ir<'c>, value: Value) -> Option<OpView<'a, 'c>> {
    Some(value.defining_op(ir)?.view(ir))
}

/// Whether a value is among those that result `number` of its op's definition stands for.
pub fn is_in_result_group(ir: &Ir<'_>, value: Value, number: usize) -> bool {
    match (value.defining_op(ir), value.result_number(ir)) {
        (Some(op), Some(result)) => op.result_segment(ir, number).contains(&result),
        _ => false,
    }
}

/// Matches two values in this order or, if that fails, in the other.
pub fn either<R>(values: [Value; 2], matches: impl Fn([Value; 2]) -> Option<R>) -> Option<R> {
    let [first, second] = values;
    matches([first, second]).or_else(|| matches([second, first]))
}

/// The values as an array, if there are exactly so many.
pub fn exactly<const N: usize>(values: impl IntoIterator<Item = Value>) -> Option<[Value; N]> {
    let values: SmallVec<[Value; 4]> = values.into_iter().collect();
    <[Value; N]>::try_from(values.as_slice()).ok()
}

/// The values with their IR, as predicates see them.
pub fn views<'a, 'c>(ir: &'a Ir<'c>, values: &[Value]) -> SmallVec<[ValueView<'a, 'c>; 4]> {
    values.iter().map(|value| value.view(ir)).collect()
}

/// The attribute of a slot, or the default value of one that is absent.
pub fn attribute_or_default<'c>(ir: &Ir<'c>, op: Op, slot: usize) -> Option<Attribute<'c>> {
    op.inherent(ir, slot).or_else(|| {
        let definition = op.definition(ir)?;
        definition.attributes.get(slot)?.presence.default_value(ir.context())
    })
}

/// Tests the type of a value. `what` names the value in the log.
pub fn require_type(ir: &Ir<'_>, constraint: &TypeConstraint, value: Value, what: &str) -> Option<()> {
    require_that_type(constraint, value.ty(ir), what)
}

/// Tests a type. `what` names it in the log.
pub fn require_that_type(constraint: &TypeConstraint, ty: Type<'_>, what: &str) -> Option<()> {
    match (constraint.check)(ty) {
        true => Some(()),
        false => unsatisfied(what, constraint.summary),
    }
}

/// Tests an attribute. `what` names it in the log.
pub fn require_attribute(
    constraint: &AttributeConstraint,
    attribute: Attribute<'_>,
    what: &str,
) -> Option<()> {
    match (constraint.check)(attribute) {
        true => Some(()),
        false => unsatisfied(what, constraint.summary),
    }
}

/// Matches if a constraint holds. `what` names its subject in the log.
pub fn require(holds: bool, what: &str, summary: &str) -> Option<()> {
    match holds {
        true => Some(()),
        false => unsatisfied(what, summary),
    }
}

/// Matches if only `users` use the results of an op.
pub fn used_only_by(ir: &Ir<'_>, op: Op, users: &[Op]) -> Option<()> {
    let is_user = |user: Op| users.contains(&user);
    match op.results(ir).all(|result| result.users(ir).all(is_user)) {
        true => Some(()),
        false => mismatch("the op that the rewrite erases has other users"),
    }
}

/// The types of values.
pub fn types_of<'c>(ir: &Ir<'c>, values: &[Value]) -> Vec<Type<'c>> {
    values.iter().map(|value| value.ty(ir)).collect()
}

/// Reports that the pattern calls a hook that is not written (`rtblgen --stub-hooks`), and returns `None`: no match.
#[cold]
pub fn missing_hook(ir: &Ir<'_>, message: &str) -> Option<()> {
    crate::support::missing_hook(ir.context(), message);
    None
}

/// Logs the reason of a mismatch and returns `None`.
#[cold]
pub fn mismatch<T>(reason: &str) -> Option<T> {
    tracing::trace!(target: "pattern-match", reason);
    None
}

impl<'c> OpView<'_, 'c> {
    /// Returns the value of an op that is a constant: the binding of `ConstantLikeMatcher`.
    pub fn constant_value(self) -> Option<Attribute<'c>> {
        super::constant_of_op(self.ir(), self.op())
    }
}

#[cold]
fn unsatisfied(what: &str, summary: &str) -> Option<()> {
    tracing::trace!(target: "pattern-match", "{what} failed to satisfy constraint: '{summary}'");
    None
}

/// Sets the insertion point before an op.
pub fn build_before(rewriter: &mut PatternRewriter<'_, '_>, op: impl PatternRoot) {
    rewriter.set_insertion_point_before(op.root_op());
}

/// The location of ops that were matched together.
pub fn fused_location<'c>(rewriter: &PatternRewriter<'_, 'c>, ops: &[Op]) -> Location<'c> {
    let locations: SmallVec<[_; 4]> = ops.iter().map(|op| op.location(rewriter)).collect();
    rewriter.context().fuse_locs(&locations, None)
}

/// The location of the first of several values; unknown if there are none.
pub fn location_of_first<'c>(rewriter: &PatternRewriter<'_, 'c>, group: impl OperandGroup) -> Location<'c> {
    let context = rewriter.context();
    values(group).first().map_or_else(|| context.unknown_loc(), |value| value.location(rewriter))
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

/// An operand of a definition: one value, one or none, any number.
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
/// # use rtblgen_runtime::{Op, PatternRewriter, Value, rewrite::declarative::values};
/// fn replace(root: Op, first: Value, rest: &[Value], rewriter: &mut PatternRewriter<'_, '_>) {
///     rewriter.replace_op(root, values((first, rest)));
/// }
/// ```
pub fn values(groups: impl OperandGroup) -> SmallVec<[Value; 4]> {
    let mut values = SmallVec::new();
    groups.add_to(&mut values);
    values
}

/// A builder of an op. It takes the operands in the order of the definition.
///
/// # Examples
///
/// ```
/// use rtblgen_runtime::dialects::builtin::UnrealizedConversionCastOp;
/// use rtblgen_runtime::rewrite::declarative::NewOp;
/// use rtblgen_runtime::{Builder, Op, PatternRewriter, TypedOp};
///
/// /// A cast of the first operand of `root` to the types of its results.
/// fn cast(root: Op, rewriter: &mut PatternRewriter<'_, '_>) -> UnrealizedConversionCastOp {
///     let (location, input) = (root.location(rewriter.ir()), root.operand(rewriter.ir(), 0));
///     let new = NewOp::<UnrealizedConversionCastOp>::new(location).operand(input);
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
    /// An op without operands, attributes and results; [`create`](Self::create) makes it.
    pub fn new(location: Location<'c>) -> Self {
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
    pub fn types_of_values(self, ir: &Ir<'c>, group: impl OperandGroup) -> Self {
        self.results(types_of(ir, &values(group)))
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
        results.fold(self, |new, number| new.results(op.result_group(ir, number).map(|value| value.ty(ir))))
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
