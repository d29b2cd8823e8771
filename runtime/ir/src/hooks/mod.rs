//! Hooks that a user implements for a generated operation. Forgetting it is a compile error that names the
//! trait and the operation.

mod dialect;

pub use dialect::{
    InterfaceFallback, VerifyOpAttribute, VerifyRegionArgAttribute, VerifyRegionResultAttribute,
};

use crate::context::Location;
use crate::context::attributes::{Attribute, TypedAttribute};
use crate::context::types::{Type, TypedType};
use crate::ir::TypedOp;
use crate::ir::VerifyResult;
use crate::ir::definition::{AsmNames, FoldOutcome};
use crate::ir::{Builder, Ir, Op};
use crate::ir::{Dialect, DialectRegistry};

/// The verifier of an operation with `hasVerifier = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has `hasVerifier = 1` in its .td: implement `rtblgen_runtime::Verify` for it",
    label = "`Verify` is not implemented for `{Self}`"
)]
pub trait Verify: TypedOp {
    /// Checks what the definition cannot say. Operands, attributes, results and regions are as the definition says.
    fn verify(self, ir: &Ir<'_>) -> VerifyResult;
}

/// The verifier of an operation with `hasRegionVerifier = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has `hasRegionVerifier = 1` in its .td: implement `rtblgen_runtime::VerifyRegions` for it",
    label = "`VerifyRegions` is not implemented for `{Self}`"
)]
pub trait VerifyRegions: TypedOp {
    /// Checks conditions on the operations in the regions, after these were verified.
    fn verify_regions(self, ir: &Ir<'_>) -> VerifyResult;
}

/// Names in the text in and around an operation with `OpAsmOpInterface`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has `OpAsmOpInterface` in its .td: implement `rtblgen_runtime::OpAsm` for it",
    label = "`OpAsm` is not implemented for `{Self}`"
)]
pub trait OpAsm: TypedOp {
    /// The names.
    const NAMES: AsmNames;
}

/// The alias of a type with `OpAsmTypeInterface` in the text.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has `OpAsmTypeInterface` in its .td: implement `rtblgen_runtime::hooks::TypeAsm` for it",
    label = "`TypeAsm` is not implemented for `{Self}`"
)]
pub trait TypeAsm<'c>: TypedType<'c> {
    /// The name under which the text defines the type before the operations, `!name`; a number is added where there are
    /// several. `None` for a type that is written where it is used.
    fn alias(self) -> Option<String>;
}

/// The alias of an attribute with `OpAsmAttrInterface` in the text.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has `OpAsmAttrInterface` in its .td: implement `rtblgen_runtime::hooks::AttrAsm` for it",
    label = "`AttrAsm` is not implemented for `{Self}`"
)]
pub trait AttrAsm<'c>: TypedAttribute<'c> {
    /// The name under which the text defines the attribute before the operations, `#name`; a number is added where there
    /// are several. `None` for an attribute that is written where it is used.
    fn alias(self) -> Option<String>;
}

/// The folder of an operation with `hasFolder = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has `hasFolder = 1` in its .td: implement `rtblgen_runtime::Fold` for it",
    label = "`Fold` is not implemented for `{Self}`"
)]
pub trait Fold: TypedOp {
    /// Simplifies the operation, given the attribute of each operand that is a constant.
    ///
    /// It cannot change anything itself: changes of this operation go into [`FoldOutcome::InPlace`].
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Option<Attribute<'c>>]) -> FoldOutcome<'c>;
}

/// The constants of a dialect with `hasConstantMaterializer = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has `hasConstantMaterializer = 1` in its .td: implement `rtblgen_runtime::MaterializeConstant` for it",
    label = "`MaterializeConstant` is not implemented for `{Self}`"
)]
pub trait MaterializeConstant: Dialect {
    /// Makes the operation, with one result, that yields this constant of this type; `None` if the dialect has none.
    fn materialize_constant<'c>(
        builder: &mut dyn Builder<'c>,
        value: Attribute<'c>,
        ty: Type<'c>,
        location: Location<'c>,
    ) -> Option<Op>;
}

/// Registration of more than a dialect's file defines: interfaces of the dialect, operations of other files.
#[diagnostic::on_unimplemented(
    message = "the file that defines the dialect `{Self}` has no operations: implement `rtblgen_runtime::InitializeDialect` for it",
    label = "`InitializeDialect` is not implemented for `{Self}`"
)]
pub trait InitializeDialect: Dialect {
    /// Adds to the definitions of the dialect's own file: interfaces, or the definitions that the
    /// `register_...` functions of other files add.
    fn initialize(registry: &mut DialectRegistry);
}
