//! The ODS model: the ops, attributes, types, enums and dialects that the records of a file define.
//!
//! Records come in; checked values go out, in which every name is resolved and every rule that MLIR's
//! documents state holds. Errors are reported here, at their position in the `.td`; emission afterwards
//! cannot fail.

mod argument;
mod builder;
mod check;
pub mod dialect;
pub(crate) mod directives;
pub mod enums;
mod fields;
pub mod format;
pub(crate) mod inference;
pub mod interface;
mod interface_methods;
mod operator;
pub(crate) mod parameter;
mod parameter_ambiguity;
mod parameter_format;
mod parameterized;
pub mod predicate;
pub mod property;
mod read_operator;
mod result_types;
mod stub;
mod trait_conditions;
mod traits;

pub use argument::{
    Argument, Arity, AttributePresence, NamedAttribute, NamedProperty, NamedRegion, NamedSuccessor,
    NamedValue,
};
pub(crate) use argument::{WholeAttribute, can_be_made, is_whole};
#[doc(hidden)]
pub use argument::{base_attribute, builder_call};
pub use builder::{BuilderParameter, CustomBuilder};
pub use dialect::Dialect;
pub(crate) use fields::summary;
pub use operator::{DerivedAttribute, ForwardedText, Hooks, Operator};
pub use parameter::DefParameter;
#[doc(hidden)]
pub use parameter::own_class;
pub(crate) use parameter::rust_type as parameter_type;
pub(crate) use parameter_format::bound as bound_parameters;
pub use parameter_format::{DirectiveArgument, FormatElement as ParameterElement, StructField};
pub use parameterized::ParameterizedDef;
pub use result_types::{ResultTypes, TypeOrigin};
pub use traits::{OpTrait, TraitKind};
