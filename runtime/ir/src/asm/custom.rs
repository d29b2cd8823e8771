//! Custom forms that are written by hand.

use super::format::{Assembly, CustomAssembly};
use super::{AsmParser, AsmPrinter, OpAsmParser, OpAsmPrinter, ParseResult};
use crate::context::attributes::TypedAttribute;
use crate::context::types::{Type, TypedType};
use crate::ir::{Op, OpState, TypedOp};

/// The custom form of an operation with `hasCustomAssemblyFormat = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has `hasCustomAssemblyFormat = 1` in its .td: implement `rtblgen_runtime::asm::CustomAsm` for it",
    label = "`CustomAsm` is not implemented for `{Self}`"
)]
pub trait CustomAsm: TypedOp {
    /// Reads the text after the name of the operation into `state`.
    ///
    /// # Errors
    ///
    /// If the text is wrong: the error has been reported to the parser then.
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult;

    /// Writes the text after the name of the operation, with the space before it.
    fn print(self, printer: &mut OpAsmPrinter<'_, '_>);
}

/// The text of a type with `hasCustomAssemblyFormat = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has `hasCustomAssemblyFormat = 1` in its .td: implement `rtblgen_runtime::asm::CustomTypeAsm` for it",
    label = "`CustomTypeAsm` is not implemented for `{Self}`"
)]
pub trait CustomTypeAsm<'c>: TypedType<'c> {
    /// Reads the text after `!dialect.mnemonic`.
    ///
    /// # Errors
    ///
    /// If the text is wrong: the error has been reported to the parser then.
    fn parse(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Self>;

    /// Writes the text after `!dialect.mnemonic`.
    fn print(self, printer: &mut AsmPrinter<'_, 'c>);
}

/// The text of an attribute with `hasCustomAssemblyFormat = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has `hasCustomAssemblyFormat = 1` in its .td: implement `rtblgen_runtime::asm::CustomAttrAsm` for it",
    label = "`CustomAttrAsm` is not implemented for `{Self}`"
)]
pub trait CustomAttrAsm<'c>: TypedAttribute<'c> {
    /// Reads the text after `#dialect.mnemonic`; the type is the one after the attribute's colon, which has
    /// been read, or the one that the attribute must have.
    ///
    /// # Errors
    ///
    /// If the text is wrong: the error has been reported to the parser then.
    fn parse(parser: &mut AsmParser<'_, 'c>, ty: Option<Type<'c>>) -> ParseResult<Self>;

    /// Writes the text after `#dialect.mnemonic`.
    fn print(self, printer: &mut AsmPrinter<'_, 'c>);
}

impl Assembly {
    /// The custom form that an operation's implementation of [`CustomAsm`] defines.
    pub const fn custom<T: CustomAsm>() -> Self {
        fn parse<'c, T: CustomAsm>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
            T::parse(parser, state)
        }
        fn print<T: CustomAsm>(printer: &mut OpAsmPrinter<'_, '_>, op: Op) {
            T::from_op(op).print(printer);
        }
        Assembly::Custom(CustomAssembly { parse: parse::<T>, print: print::<T> })
    }
}
