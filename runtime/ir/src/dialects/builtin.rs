//! The builtin dialect: `builtin.module` and `builtin.unrealized_conversion_cast`.
//!
//! It is generated from `td/builtin.td`; this module has the hand-written parts.

use crate::context::attributes::{Attribute, AttributeKind};
use crate::context::types::Type;
use crate::hooks::{Fold, OpAsm, Verify};
use crate::interfaces::CastOpInterface;
use crate::ir::definition::{AsmNames, FoldOutcome, FoldResult};
use crate::ir::{Ir, Place, TypedOp, VerifyError, VerifyResult};

include!("generated/builtin.rs");

impl OpAsm for ModuleOp {
    const NAMES: AsmNames = AsmNames { default_dialect: "builtin", ..AsmNames::EMPTY };
}

impl Verify for ModuleOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let attributes = self.op().discardable_attributes(ir);
        let mut names = attributes.iter().map(|attribute| attribute.name.value());
        if let Some(name) = names.find(|name| !name.contains('.')) {
            let message = format!("can only contain attributes with dialect-prefixed names, found: '{name}'");
            return Err(message.into());
        }
        let layouts: Vec<&str> = attributes
            .iter()
            .filter(|attribute| is_data_layout(attribute.value))
            .map(|layout| layout.name.value())
            .collect();
        if layouts.len() < 2 {
            return Ok(());
        }
        let error = VerifyError::new("expects at most one data layout attribute");
        let note = |error: VerifyError, name: &&str| {
            error.with_note(Place::Here, format!("'{name}' is a data layout attribute"))
        };
        Err(layouts.iter().fold(error, note))
    }
}

/// Whether an attribute is a data layout, of any dialect.
fn is_data_layout(attribute: Attribute<'_>) -> bool {
    let AttributeKind::Extension { definition, .. } = attribute.kind() else { return false };
    definition.has_trait("DataLayoutSpecInterface")
}

// The interface verifies that there is a result, and folds a cast between the same types.
impl CastOpInterface for UnrealizedConversionCastOp {
    fn are_cast_compatible(_: &[Type<'_>], _: &[Type<'_>]) -> bool {
        true
    }
}

impl Fold for UnrealizedConversionCastOp {
    /// A cast of all results of another one, back to the types of its operands, folds to its operands.
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        let first = self.op().operands(ir).next();
        let Some(inner) = first.and_then(|value| ir.defining_op::<Self>(value)) else {
            return FoldOutcome::NotFolded;
        };
        let is_whole = inner.op().results(ir).eq(self.op().operands(ir));
        if !is_whole || !inner.op().operand_types(ir).eq(self.op().result_types(ir)) {
            return FoldOutcome::NotFolded;
        }
        FoldOutcome::Replaced(inner.op().operands(ir).map(FoldResult::Value).collect())
    }
}
