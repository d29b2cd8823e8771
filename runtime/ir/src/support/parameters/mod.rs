//! Parameters of the types and attributes that a dialect defines: their Rust values, and their text.
//!
//! The text is driven by data, like that of operations: a list of elements, and for each parameter its kind.

mod definitions;
mod format;
mod list;
mod macros;
mod print;
mod text;
mod text_input;
mod tuples;
mod values;

pub use definitions::{
    VerifyParameters, attribute_alias, attribute_parameters, own_attribute, own_type, parameters_of,
    parse_attribute, parse_optional_attribute, parse_type, print_attribute, print_custom_attribute,
    print_custom_type, print_type, type_alias, type_of_parameters, type_parameters, verify_parameters,
};
pub use format::{
    CustomParameters, DefaultParameter, Field, ParameterElement, ParameterFormat, ParameterText,
    ParameterValues,
};
pub use list::{ParameterList, ParameterListIter, list_parameter};
pub use text_input::{TextInput, text_parameter};
pub use tuples::{ParameterTuple, Parameters};
pub use values::{ParameterValue, enum_kind, enum_text_kind};

use crate::asm::format::OwnAttributeSyntax;
use crate::asm::{AsmParser, AsmPrinter, ParseResult};
use crate::context::attributes::Parameter;
use crate::context::class::TypeClass;
use crate::context::definition::{AttrDefinition, AttributeCheck, TypeDefinition};
use crate::context::types::Type;

/// The kind of a parameter: how it is written.
#[derive(Clone, Copy)]
pub enum ParameterKind {
    /// A type.
    Type,
    /// A type of one kind.
    TypeOf(TypeClass),
    /// A type that a dialect defines; its own text need not be introduced by its name.
    OwnType(&'static TypeDefinition),
    /// An attribute.
    Attribute,
    /// An attribute of one kind.
    AttributeOf(AttributeCheck),
    /// An attribute that a dialect defines; its own text need not be introduced by its name.
    OwnAttribute(&'static AttrDefinition),
    /// An attribute of one kind that is written in another way where its kind is known: a dense array as `[1, 2]`.
    Syntax(&'static OwnAttributeSyntax, AttributeCheck),
    /// An affine map, without `affine_map<..>` around it.
    AffineMap,
    /// `true` or `false`.
    Bool,
    /// A signed integer of at most so many bits.
    Int(u32),
    /// An unsigned integer of at most so many bits.
    UInt(u32),
    /// An integer of any size.
    WideInt,
    /// A floating point number.
    Float,
    /// A string.
    Str,
    /// One or none: the text may leave it out.
    Optional(&'static ParameterKind),
    /// Several, with commas between them.
    List(&'static ParameterKind),
    /// Text that these functions read and write.
    Custom(ParameterSyntax),
}

impl ParameterKind {
    /// Reads a parameter of this kind; the type is the one after the attribute's colon, if there is one.
    ///
    /// # Errors
    ///
    /// The text is not that of such a parameter; that has been reported.
    pub fn parse<'c>(
        &self,
        parser: &mut AsmParser<'_, 'c>,
        ty: Option<Type<'c>>,
    ) -> ParseResult<Parameter<'c>> {
        text::parse_value(parser, self, ty)
    }

    /// Writes a parameter of this kind.
    pub fn print<'c>(&self, printer: &mut AsmPrinter<'_, 'c>, value: Parameter<'c>) {
        text::print_value(printer, self, value);
    }
}

/// The parser and the printer of a parameter whose kind does not have them.
#[derive(Clone, Copy)]
pub struct ParameterSyntax {
    /// Reads it; the type is the one after the attribute's colon, if there is one.
    pub parse: &'static (
                 dyn for<'p, 'c> Fn(&mut AsmParser<'p, 'c>, Option<Type<'c>>) -> ParseResult<Parameter<'c>>
                     + Send
                     + Sync
             ),
    /// Writes it.
    pub print: &'static (dyn for<'p, 'c> Fn(&mut AsmPrinter<'p, 'c>, Parameter<'c>) + Send + Sync),
}
