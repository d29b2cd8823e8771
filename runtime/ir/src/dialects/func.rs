//! The `func` dialect: `func.func`, `func.call`, `func.call_indirect`, `func.constant` and `func.return`.
//!
//! It is generated from `td/func.td`; this module has the hand-written parts.
#![allow(clippy::useless_conversion, reason = "generated code converts whatever a snippet yields")]

use crate::asm::{CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult, parse_function, print_function};
use crate::context::Context;
use crate::context::attributes::{Attribute, SymbolRefAttr};
use crate::context::types::Type;
use crate::hooks::{Fold, OpAsm, Verify};
use crate::interfaces::{CallOpInterface, Callee, DialectInliner};
use crate::ir::TypedOp;
use crate::ir::definition::{AsmNames, FoldOutcome};
use crate::ir::{Block, Builder, Dialect, Ir, IrBuilder, Op, OpState, Region, Value};
use crate::ir::{Place, VerifyError, VerifyResult};
use crate::rewrite::{CanonicalizeMethod, NoMatch, PatternRewriter};
use crate::symbols::SymbolTables;
use crate::symbols::SymbolUserOpInterface;

include!("generated/func.rs");

impl OpAsm for FuncOp {
    const NAMES: AsmNames = AsmNames { default_dialect: "func", ..AsmNames::EMPTY };
}

impl OpAsm for ConstantOp {
    const NAMES: AsmNames =
        AsmNames { result_names: Some(|_, _| vec![(0, "f".to_owned())]), ..AsmNames::EMPTY };
}

impl CustomAsm for FuncOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        parse_function(parser, state)
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        print_function(printer, self.op());
    }
}

impl CallOpInterface for CallOp {
    fn callable_for_callee<'c>(self, ir: &Ir<'c>) -> Callee<'c> {
        let callee = self.op().attribute(ir, "callee").and_then(|callee| callee.cast());
        Callee::Symbol(callee.expect("a call has a callee"))
    }

    fn set_callee_from_callable<'c>(self, ir: &mut Ir<'c>, callee: Callee<'c>) {
        if let Callee::Symbol(symbol) = callee {
            ir.set_attribute(self.op(), "callee", symbol.into());
        }
    }

    fn arg_operands(self, ir: &Ir<'_>) -> Vec<Value> {
        self.op().operands(ir).collect()
    }

    fn arg_operands_mutable(self, ir: &Ir<'_>) -> std::ops::Range<usize> {
        0..self.op().operand_count(ir)
    }
}

/// An indirect call of a constant is a call.
impl CanonicalizeMethod for CallIndirectOp {
    fn canonicalize(self, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
        let callee: SymbolRefAttr<'_> = rewriter.match_constant_as(self.callee(rewriter)).ok_or(NoMatch)?;
        let results: Vec<_> = self.op().result_types(rewriter).collect();
        let operands = self.arg_operands(rewriter);
        rewriter.replace_op_with_new(self, |rewriter, location| {
            CallOp::build(rewriter, location, &results, callee.root().value(), &operands)
        });
        Ok(())
    }
}

impl CallOpInterface for CallIndirectOp {
    fn callable_for_callee<'c>(self, ir: &Ir<'c>) -> Callee<'c> {
        Callee::Value(self.op().operand(ir, 0))
    }

    fn set_callee_from_callable<'c>(self, ir: &mut Ir<'c>, callee: Callee<'c>) {
        if let Callee::Value(value) = callee {
            ir.set_operand(self.op(), 0, value);
        }
    }

    fn arg_operands(self, ir: &Ir<'_>) -> Vec<Value> {
        self.op().operands(ir).skip(1).collect()
    }

    fn arg_operands_mutable(self, ir: &Ir<'_>) -> std::ops::Range<usize> {
        1..self.op().operand_count(ir)
    }
}

impl Verify for ReturnOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let op = self.op();
        let Some(function) = op.parent_op(ir) else { return Ok(()) };
        let Some(ty) = function.function_type(ir) else { return Ok(()) };
        let name = function.symbol_name(ir).map_or("", |name| name.value());
        let (found, expected) = (op.operand_count(ir), ty.results().len());
        if found != expected {
            return Err(
                format!("has {found} operands, but enclosing function (@{name}) returns {expected}").into()
            );
        }
        for (number, (found, expected)) in op.operand_types(ir).zip(ty.results()).enumerate() {
            if found != *expected {
                return Err(VerifyError::plain(format!(
                    "type of return operand {number} ('{found}') doesn't match function result type ('{expected}') in \
                     function @{name}"
                )));
            }
        }
        Ok(())
    }
}

/// The function that an attribute names, if there is one.
fn referenced(
    ir: &Ir<'_>,
    op: Op,
    reference: SymbolRefAttr<'_>,
    tables: &mut SymbolTables<'_, '_>,
) -> Option<FuncOp> {
    let function = tables.lookup_nearest(op, reference)?;
    FuncOp::cast(ir, function)
}

impl SymbolUserOpInterface for CallOp {
    fn verify_symbol_uses(self, ir: &Ir<'_>, tables: &mut SymbolTables<'_, '_>) -> VerifyResult {
        let op = self.op();
        let function = referenced(ir, op, self.callee_attr(ir), tables);
        let Some(ty) = function.and_then(|function| function.op().function_type(ir)) else {
            return Err(format!("'{}' does not reference a valid function", self.callee(ir)).into());
        };
        if op.operand_count(ir) != ty.inputs().len() {
            return Err("incorrect number of operands for callee".into());
        }
        for (number, (found, expected)) in op.operand_types(ir).zip(ty.inputs()).enumerate() {
            if found != *expected {
                return Err(format!(
                    "operand type mismatch: expected operand type '{expected}', but provided '{found}' for operand \
                     number {number}"
                )
                .into());
            }
        }
        if op.result_count(ir) != ty.results().len() {
            return Err("incorrect number of results for callee".into());
        }
        match op.result_types(ir).zip(ty.results()).position(|(found, expected)| found != *expected) {
            None => Ok(()),
            Some(number) => Err(VerifyError::new(format!("result type mismatch at index {number}"))
                .with_note(Place::Here, format!("      op result types: {}", list(op.result_types(ir))))
                .with_note(
                    Place::Here,
                    format!("function result types: {}", list(ty.results().iter().copied())),
                )),
        }
    }
}

fn list<'c>(types: impl Iterator<Item = Type<'c>>) -> String {
    types.map(|ty| format!("'{ty}'")).collect::<Vec<_>>().join(", ")
}

impl SymbolUserOpInterface for ConstantOp {
    fn verify_symbol_uses(self, ir: &Ir<'_>, tables: &mut SymbolTables<'_, '_>) -> VerifyResult {
        let op = self.op();
        let Some(function) = referenced(ir, op, self.value_attr(ir), tables) else {
            return Err(format!("reference to undefined function '{}'", self.value(ir)).into());
        };
        if function.op().function_type(ir).map(Type::from) == op.result_types(ir).next() {
            Ok(())
        } else {
            Err("reference to function with mismatched type".into())
        }
    }
}

impl Fold for ConstantOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        self.value_attr(ir).into()
    }
}

/// Inlining of functions.
struct FuncInliner;

impl DialectInliner for FuncInliner {
    fn is_legal_to_inline_call(&self, ir: &Ir<'_>, call: Op, callable: Op, _: bool) -> bool {
        [call, callable].iter().all(|op| op.attribute(ir, "no_inline").is_none())
    }

    fn is_legal_to_inline_region(&self, ir: &Ir<'_>, _: Region, from: Region, _: bool) -> bool {
        // Returns of several blocks become branches.
        from.block_count(ir) < 2 || ir.context().dialect(BRANCH_DIALECT).is_some()
    }

    fn is_legal_to_inline_op(&self, _: &Ir<'_>, _: Op, _: Region, _: bool) -> bool {
        true
    }

    fn handle_terminator(&self, ir: &mut Ir<'_>, terminator: Op, replaced: &[Value]) {
        let values: Vec<Value> = terminator.operands(ir).collect();
        for (old, new) in replaced.iter().zip(values) {
            ir.replace_all_uses(*old, new);
        }
    }

    fn handle_terminator_with_branch(&self, ir: &mut Ir<'_>, terminator: Op, destination: Block) {
        if ReturnOp::cast(ir, terminator).is_none() {
            return;
        }
        let operands: Vec<Value> = terminator.operands(ir).collect();
        let location = terminator.location(ir);
        IrBuilder::before(ir, terminator)
            .create(OpState::new("cf.br", location).operands(operands).successor(destination));
        ir.erase_op(terminator);
    }
}

/// The dialect of the branches that returns become.
const BRANCH_DIALECT: &str = "cf";

/// Permits the inlining of functions: MLIR's `func::registerInlinerExtension`.
pub fn register_inliner_extension(context: &Context) {
    if context.dialect_interface::<dyn DialectInliner>(FuncDialect::NAME).is_none() {
        context.attach_dialect_interface::<FuncDialect, dyn DialectInliner>(&FuncInliner);
    }
}
