//! What the interfaces of the td library need beside what is generated of them.

use crate::context::attributes::SymbolRefAttr;
use crate::context::types::Type;
use crate::ir::{Ir, Op, Value};
use crate::symbols::SymbolTables;
use crate::verify::VerifyResult;

mod calls {
    include!("generated/call_interfaces.rs");
}

mod casts {
    include!("generated/cast_interfaces.rs");
}

pub use calls::{
    ArgAndResultAttrsOpInterface, ArgAndResultAttrsOpInterfaceModel, CallOpInterface, CallOpInterfaceModel,
    CallableOpInterface, CallableOpInterfaceModel, DynArgAndResultAttrsOpInterface, DynCallOpInterface,
    DynCallableOpInterface,
};
pub use casts::{CastOpInterface, CastOpInterfaceModel, DynCastOpInterface};

/// What a call calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Callee<'c> {
    /// The symbol of this name.
    Symbol(SymbolRefAttr<'c>),
    /// A value: the result of what makes it callable.
    Value(Value),
}

impl<'c> Callee<'c> {
    /// The operation that is called by `call`: the symbol, or what defines the value; `None` if neither is there.
    #[track_caller]
    pub fn resolve(self, ir: &Ir<'c>, call: Op, tables: &mut SymbolTables<'_, 'c>) -> Option<Op> {
        match self {
            Callee::Symbol(symbol) => tables.lookup_nearest(call, symbol),
            Callee::Value(value) => value.defining_op(ir),
        }
    }
}

/// What `CastOpInterface` verifies: that there are results, and that their types fit those of the operands.
///
/// # Errors
///
/// The types do not fit.
pub fn verify_cast<'c>(
    ir: &Ir<'c>,
    op: Op,
    are_compatible: fn(&[Type<'c>], &[Type<'c>]) -> bool,
) -> VerifyResult {
    let operands: Vec<_> = op.operand_types(ir).collect();
    let results: Vec<_> = op.result_types(ir).collect();
    if results.is_empty() {
        return Err("expected at least one result for cast operation".into());
    }
    if are_compatible(&operands, &results) {
        return Ok(());
    }
    let operands = if operands.is_empty() { "s []".to_owned() } else { listed(&operands) };
    Err(format!("operand type{operands} and result type{} are cast incompatible", listed(&results)).into())
}

fn listed(types: &[Type<'_>]) -> String {
    let quoted: Vec<_> = types.iter().map(|ty| format!("'{ty}'")).collect();
    let plural = if types.len() == 1 { "" } else { "s" };
    format!("{plural} {}", quoted.join(", "))
}
