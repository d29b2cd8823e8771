//! Support code of generated modules: the parts of accessors, builders, predicates and enums that are the same for all.
//!
//! Users do not need it. Snippets of `.td` files may call it.

mod ap_int;
mod dense_arrays;
mod enum_tables;
mod enums;
mod known;
mod parameters;
mod stubs;
mod type_queries;

pub use ap_int::ApInt;
pub use dense_arrays::{DenseArrayText, dense_array_kind, dense_array_syntax};
pub use enum_tables::{EnumAttributeTable, EnumTable};
pub use enums::{
    Enum, EnumAttribute, EnumStorage, FlagSet, NoSuchCase, bracketed_enum_attribute, bracketed_enum_syntax,
    case_of_text, case_of_value, case_syntax, enum_attribute, enum_from_attribute, enum_of_attribute,
    enum_of_value, enum_syntax, enum_to_attribute, parse_enum, parse_enum_parameter, parse_enum_text,
    print_enum_parameter, print_enum_text, stringify, symbolize, text_of, value_of,
};

pub use crate::context::class::TypeClass;
pub use known::{Unknown, all_known, any_known, known};
pub use parameters::{
    CustomParameters, DefaultParameter, Field, ParameterElement, ParameterFormat, ParameterKind,
    ParameterList, ParameterListIter, ParameterSyntax, ParameterText, ParameterTuple, ParameterValue,
    ParameterValues, Parameters, TextInput, VerifyParameters, attribute_alias, attribute_parameters,
    enum_kind, enum_text_kind, list_parameter, own_attribute, own_type, parameters_of, parse_attribute,
    parse_optional_attribute, parse_type, print_attribute, print_custom_attribute, print_custom_type,
    print_type, text_parameter, type_alias, type_of_parameters, type_parameters, verify_parameters,
};

pub use crate::context::types::scalable_vector;
pub use crate::missing_hooks::{
    missing_hook, missing_hook_of_value, missing_hook_once, value_or_noted_hooks,
};
pub use stubs::missing_fold;
pub use type_queries::{
    ElementCount, same_shape_and_elements, type_of_text, type_of_types, vector_element_count,
};

use std::ops::Deref;

/// The type of each element of a shaped type, for formats that write that type only.
pub fn types_of_elements<'c>(types: &[Type<'c>]) -> Option<Vec<Type<'c>>> {
    let ty = types.first()?;
    let count = usize::try_from(ty.num_elements()?).ok()?;
    // No list of values is longer, so a larger count is an error of its user in any case.
    Some(vec![ty.element_type_or_self(); count.min(1 << 20)])
}

/// The type of an attribute, if one of its parameters gives it.
pub fn self_type(attribute: Attribute<'_>) -> Option<Type<'_>> {
    attribute.self_type()
}

/// An optional or a required value as an `Option`, for predicates that take both.
pub fn maybe<'a, 'c>(value: impl Into<Option<ValueView<'a, 'c>>>) -> Option<ValueView<'a, 'c>> {
    value.into()
}

use crate::context::Context;
use crate::context::attributes::{Attribute, DictionaryAttr};
use crate::context::types::Type;
pub use crate::ir::definition::operand_type;
use crate::ir::{Block, Ir, Op, OpState, OpView, Region, Value, ValueView};

/// The attribute of a slot that the definition requires.
///
/// # Panics
///
/// Panics if it is absent: the operation was not verified.
#[track_caller]
pub fn required<'c>(op: Op, ir: &Ir<'c>, slot: usize) -> Attribute<'c> {
    match op.inherent(ir, slot) {
        Some(attribute) => attribute,
        None => missing(op, ir, slot),
    }
}

#[cold]
#[track_caller]
fn missing(op: Op, ir: &Ir<'_>, slot: usize) -> ! {
    let definition = op.definition(ir);
    let attribute =
        definition.and_then(|definition| definition.attributes.get(slot)).map_or("", |found| found.name);
    panic!("`{}` has no attribute `{attribute}`, which it requires: it was not verified", op.name(ir))
}

/// The only value of an operand of the definition.
#[track_caller]
pub fn operand_view<'a, 'c>(op: OpView<'a, 'c>, number: usize) -> ValueView<'a, 'c> {
    op.operand_group(number).next().expect("the number of operands was verified")
}

/// The value of an optional operand of the definition.
pub fn operand_view_if_any<'a, 'c>(op: OpView<'a, 'c>, number: usize) -> Option<ValueView<'a, 'c>> {
    op.operand_group(number).next()
}

/// The values of a variadic operand of the definition.
pub fn operand_views<'a, 'c>(op: OpView<'a, 'c>, number: usize) -> ValueViews<'a, 'c> {
    ValueViews(op.operand_group(number).collect())
}

/// The only value of a result of the definition.
#[track_caller]
pub fn result_view<'a, 'c>(op: OpView<'a, 'c>, number: usize) -> ValueView<'a, 'c> {
    op.result_group(number).next().expect("the number of results was verified")
}

/// The value of an optional result of the definition.
pub fn result_view_if_any<'a, 'c>(op: OpView<'a, 'c>, number: usize) -> Option<ValueView<'a, 'c>> {
    op.result_group(number).next()
}

/// The values of a variadic result of the definition.
pub fn result_views<'a, 'c>(op: OpView<'a, 'c>, number: usize) -> ValueViews<'a, 'c> {
    ValueViews(op.result_group(number).collect())
}

/// Several values with their IR: the value of `$name` of a variadic operand or result in a predicate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueViews<'a, 'c>(Vec<ValueView<'a, 'c>>);

impl<'a, 'c> ValueViews<'a, 'c> {
    /// The types.
    pub fn types(&self) -> impl ExactSizeIterator<Item = Type<'c>> + use<'_, 'a, 'c> {
        self.0.iter().map(|value| value.ty())
    }

    /// The types, to be compared as a whole.
    pub fn own_type(&self) -> Vec<Type<'c>> {
        self.types().collect()
    }

    /// The types; single values have this method too.
    pub fn own_types(&self) -> impl ExactSizeIterator<Item = Type<'c>> + use<'_, 'a, 'c> {
        self.types()
    }
}

impl<'a, 'c> Deref for ValueViews<'a, 'c> {
    type Target = [ValueView<'a, 'c>];

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<'c> ValueView<'_, 'c> {
    /// The type; attributes, which need not have one, have a method of this name too.
    pub fn own_type(self) -> Type<'c> {
        self.ty()
    }

    /// The type; lists of values, which have several, do not have this method.
    pub fn single_type(self) -> Type<'c> {
        self.ty()
    }

    /// The type as the only one in a list.
    pub fn own_types(self) -> impl ExactSizeIterator<Item = Type<'c>> {
        std::iter::once(self.ty())
    }
}

/// A region together with its IR: the value of `$_self` in a constraint on regions.
#[derive(Clone, Copy, Debug)]
pub struct RegionView<'a, 'c> {
    ir: &'a Ir<'c>,
    region: Region,
}

impl Region {
    /// The region together with its IR.
    pub fn view<'a, 'c>(self, ir: &'a Ir<'c>) -> RegionView<'a, 'c> {
        RegionView { ir, region: self }
    }
}

impl<'a, 'c> RegionView<'a, 'c> {
    /// The handle.
    pub fn region(self) -> Region {
        self.region
    }

    /// The IR.
    pub fn ir(self) -> &'a Ir<'c> {
        self.ir
    }

    /// The number of blocks.
    pub fn block_count(self) -> usize {
        self.region.block_count(self.ir)
    }

    /// Whether there is no block.
    pub fn is_empty(self) -> bool {
        self.region.is_empty(self.ir)
    }
}

/// A block together with its IR: the value of `$_self` in a constraint on successors.
#[derive(Clone, Copy, Debug)]
pub struct BlockView<'a, 'c> {
    ir: &'a Ir<'c>,
    block: Block,
}

impl Block {
    /// The block together with its IR.
    pub fn view<'a, 'c>(self, ir: &'a Ir<'c>) -> BlockView<'a, 'c> {
        BlockView { ir, block: self }
    }
}

impl<'a, 'c> BlockView<'a, 'c> {
    /// The handle.
    pub fn block(self) -> Block {
        self.block
    }

    /// The IR.
    pub fn ir(self) -> &'a Ir<'c> {
        self.ir
    }

    /// The number of arguments.
    pub fn argument_count(self) -> usize {
        self.block.argument_count(self.ir)
    }

    /// Whether it is the first block of its region.
    pub fn is_entry(self) -> bool {
        self.block.is_entry(self.ir)
    }
}

/// Calls the author's [`InitializeDialect`](crate::hooks::InitializeDialect) of a dialect whose file has
/// nothing to register, if it is implemented, and does nothing otherwise ([`NothingToRegister`], which gives
/// way to the function of the type itself).
#[derive(Clone, Copy, Debug)]
pub struct Registered<D>(std::marker::PhantomData<D>);

impl<D> Registered<D> {
    /// The only one.
    pub const NEW: Self = Registered(std::marker::PhantomData);
}

impl<D: crate::hooks::InitializeDialect> Registered<D> {
    /// Runs the implementation.
    pub fn initialize(self, registry: &mut crate::ir::DialectRegistry) {
        <D as crate::hooks::InitializeDialect>::initialize(registry);
    }
}

impl<D: crate::asm::DialectTypeAsm> Registered<D> {
    /// Adds the text of the types without a mnemonic.
    pub fn add_type_text(self, registry: &mut crate::ir::DialectRegistry) {
        registry.hooks_mut().type_syntax = Some(&const { crate::asm::DialectTypeSyntax::of::<D>() });
    }
}

impl<D: crate::asm::DialectAttrAsm> Registered<D> {
    /// Adds the text of the attributes without a mnemonic.
    pub fn add_attribute_text(self, registry: &mut crate::ir::DialectRegistry) {
        registry.hooks_mut().attribute_syntax = Some(&const { crate::asm::DialectAttrSyntax::of::<D>() });
    }
}

/// The same for a dialect that implements neither [`DialectTypeAsm`](crate::asm::DialectTypeAsm) nor
/// [`DialectAttrAsm`](crate::asm::DialectAttrAsm).
pub trait NoDialectText: Sized {
    /// Adds nothing.
    fn add_type_text(self, _registry: &mut crate::ir::DialectRegistry) {}

    /// Adds nothing.
    fn add_attribute_text(self, _registry: &mut crate::ir::DialectRegistry) {}
}

impl<D> NoDialectText for Registered<D> {}

/// See [`Registered`].
pub trait NothingToRegister: Sized {
    /// Adds nothing.
    fn initialize(self, _registry: &mut crate::ir::DialectRegistry) {}
}

impl<D> NothingToRegister for Registered<D> {}

/// The return type of the parser of a custom directive: `()` if the directive is always present, or a `bool`.
pub trait Found {
    /// Returns whether the directive was present.
    fn was_found(self) -> bool;
}

impl Found for () {
    fn was_found(self) -> bool {
        true
    }
}

impl Found for bool {
    fn was_found(self) -> bool {
        self
    }
}

/// Derived attributes as a dictionary.
pub fn derived_attributes<'c>(context: &'c Context, entries: &[(&str, Attribute<'c>)]) -> DictionaryAttr<'c> {
    let dictionary = context.dictionary_attr(entries);
    dictionary.cast().expect("a dictionary was made")
}

/// The sizes of groups of operands, as their attribute has them.
pub fn group_sizes<'c>(context: &'c Context, groups: &[&[Value]]) -> Attribute<'c> {
    let sizes: Vec<i32> = groups.iter().map(|group| i32::try_from(group.len()).unwrap_or(i32::MAX)).collect();
    context.dense_array_attr(&sizes)
}

/// The groups of an operand of the definition, whose sizes are in the attribute of a slot. Sizes that do not fit, which
/// the verifier refuses, are cut.
pub fn operand_groups(op: Op, ir: &Ir<'_>, number: usize, sizes: usize) -> Vec<Vec<Value>> {
    let mut values = op.operand_group(ir, number);
    let sizes: Vec<i32> = op.inherent(ir, sizes).map(|sizes| sizes.dense_array_value()).unwrap_or_default();
    sizes.iter().map(|size| values.by_ref().take(usize::try_from(*size).unwrap_or(0)).collect()).collect()
}

/// The types of the groups of a `VariadicOfVariadic`.
pub fn types_of_operand_groups<'c>(op: Op, ir: &Ir<'c>, number: usize, sizes: usize) -> Vec<Vec<Type<'c>>> {
    let groups = operand_groups(op, ir, number, sizes).into_iter();
    groups.map(|group| group.into_iter().map(|value| value.ty(ir)).collect()).collect()
}

/// Sets the groups of an operand of the definition, and their sizes in the attribute of a slot.
pub fn set_operand_groups(ir: &mut Ir<'_>, op: Op, number: usize, sizes: usize, groups: &[&[Value]]) {
    ir.set_operand_group(op, number, &groups.concat());
    let attribute = group_sizes(ir.context(), groups);
    ir.set_inherent(op, sizes, Some(attribute));
}

/// Whether a state has the attributes that its operation requires, before a hook written by hand reads them: a text may
/// leave them out, and infers types before it is verified.
///
/// # Errors
///
/// One is missing.
pub fn check_attributes(state: &OpState<'_>) -> Result<(), String> {
    match state.name.definition().and_then(|definition| definition.missing_attribute(state)) {
        Some(name) => Err(format!("'{}' op requires attribute '{name}'", state.name)),
        None => Ok(()),
    }
}

/// The type of the typed attribute in a slot, of an operation to be made.
///
/// # Errors
///
/// There is no such attribute, or it has no type.
pub fn attribute_type<'c>(state: &OpState<'c>, slot: usize) -> Result<Type<'c>, String> {
    let name = state
        .name
        .definition()
        .and_then(|definition| definition.attributes.get(slot))
        .map_or("", |def| def.name);
    let found = state.name.definition().and_then(|definition| state.inherent_attribute(definition, slot));
    let attribute = found.ok_or_else(|| format!("there is no attribute `{name}`"))?;
    attribute.ty().ok_or_else(|| format!("the attribute `{name}` has no type"))
}
