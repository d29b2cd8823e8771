//! The builtin dialect: `builtin.module` and `builtin.unrealized_conversion_cast`.
//!
//! It is generated from `td/builtin.td`; here is what is written by hand.

use crate::hooks::{OpAsm, Verify};
use crate::ir::Ir;
use crate::ir::TypedOp;
use crate::ir::VerifyResult;
use crate::ir::definition::AsmNames;

include!("generated/builtin.rs");

impl OpAsm for ModuleOp {
    const NAMES: AsmNames = AsmNames { default_dialect: "builtin", ..AsmNames::EMPTY };
}

impl Verify for ModuleOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let attributes = self.op().discardable_attributes(ir);
        let mut names = attributes.iter().map(|attribute| attribute.name.value());
        match names.find(|name| !name.contains('.')) {
            Some(name) => {
                Err(format!("can only contain attributes with dialect-prefixed names, found: '{name}'")
                    .into())
            }
            None => Ok(()),
        }
    }
}

impl Verify for UnrealizedConversionCastOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        match self.op().result_count(ir) {
            0 => Err("expected at least one result for cast operation".into()),
            _ => Ok(()),
        }
    }
}
