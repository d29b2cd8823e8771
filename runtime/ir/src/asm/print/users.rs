//! `--mlir-print-value-users`: comments that list the operations that use a value.

use super::op_printer::OpAsmPrinter;
use crate::ir::{Block, Op, Value};

impl OpAsmPrinter<'_, '_> {
    /// ` // users: %2, %3` after an operation.
    pub(super) fn op_users(&mut self, op: Op) {
        let ir = self.ir;
        if !self.options.value_users {
            return;
        }
        let results: Vec<Value> = op.results(ir).collect();
        if results.is_empty() {
            if op.operand_count(ir) > 0 {
                self.write_str(" // id: ");
                self.names.write_op(&mut self.asm.out, op);
            }
            return;
        }
        let users = distinct(results.iter().flat_map(|result| result.users(ir)));
        if users.is_empty() {
            return self.write_str(" // unused");
        }
        let result_count: usize = users.iter().map(|user| user.result_count(ir)).sum();
        let is_one = results.len() == 1 && users.len() == 1 && result_count <= 1;
        self.write_str(if is_one { " // user: " } else { " // users: " });
        let (open, close) = if results.len() > 1 { ("(", ")") } else { ("", "") };
        for (index, result) in results.into_iter().enumerate() {
            self.write_str(if index > 0 { ", " } else { "" });
            self.write_str(open);
            self.users_of(result);
            self.write_str(close);
        }
    }

    /// A line for each argument, at the start of a block.
    pub(super) fn argument_users(&mut self, block: Block) {
        let ir = self.ir;
        if !self.options.value_users {
            return;
        }
        for argument in block.arguments(ir) {
            let indent = self.indent;
            self.write_indent(indent);
            self.write_str("// ");
            self.print_operand(argument);
            self.write_str(if argument.use_empty(ir) { " is " } else { " is used by " });
            self.users_of(argument);
            self.write_char('\n');
        }
    }

    /// Writes the results of the operations that use a value, or a placeholder for one without results.
    fn users_of(&mut self, value: Value) {
        let ir = self.ir;
        if value.use_empty(ir) {
            return self.write_str("unused");
        }
        for (index, user) in distinct(value.users(ir)).into_iter().enumerate() {
            self.write_str(if index > 0 { ", " } else { "" });
            match user.result_count(ir) {
                0 => self.names.write_op(&mut self.asm.out, user),
                _ => self.print_operands(user.results(ir)),
            }
        }
    }
}

/// Each operation once, where it comes first.
fn distinct(ops: impl Iterator<Item = Op>) -> Vec<Op> {
    ops.collect::<indexmap::IndexSet<_, rustc_hash::FxBuildHasher>>().into_iter().collect()
}
