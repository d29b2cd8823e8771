//! Functions: declarations and bodies.

use rtblgen_runtime::{Op, Type};

use super::blocks::{self, Body, Source};
use super::{Translated, Translation, write_type};
use crate::attributes::AttributeList;
use crate::constants::{Val, write_value};
use crate::emit::Function;
use crate::text::{Ref, Text};

impl<'c> Translation<'_, 'c> {
    /// Adds the functions of the module. Bodies are translated later.
    pub(super) fn declare_functions(&mut self, ops: &[Op]) -> Translated<'c> {
        for op in ops.iter().filter(|op| op.name(self.ir).as_str() == "llvm.func") {
            let name = self.string(*op, "sym_name").unwrap_or_default();
            let list = self.function_attributes(*op)?;
            let set = (!list.is_empty()).then(|| self.attributes.number(&list));
            let number = self.symbols[name].1;
            self.function_of_symbol.insert(number, self.functions.len());
            self.functions.push(Function { comment: list.comment(), set, ..Function::default() });
            self.attach_subprogram(*op, self.functions.len() - 1)?;
        }
        Ok(())
    }

    /// Translates the header of a function, and its body if it has one.
    pub(super) fn translate_function(&mut self, op: Op) -> Translated<'c> {
        let name = self.string(op, "sym_name").unwrap_or_default();
        let position = self.function_of_symbol[&self.symbols[name].1];
        let region = op.region(self.ir, 0);
        let is_declaration = region.is_empty(self.ir);
        let header = self.function_header(op, is_declaration, position)?;
        self.functions[position].header = header;
        self.check_types(op)?;
        if is_declaration {
            return Ok(());
        }
        self.body = Body::new(self.ir, position, name, region);
        if let Some(entry) = region.entry(self.ir) {
            for argument in entry.arguments(self.ir) {
                let local = self.body.new_local();
                self.map(argument, Val::Local(local));
            }
        }
        let arguments = self.body.local_count();
        for block in self.body.order(self.ir) {
            self.translate_block(op, block)?;
        }
        self.connect_phis(op)?;
        let body = std::mem::take(&mut self.body);
        let function = &mut self.functions[position];
        (function.text, function.blocks, function.arguments) = (body.text, body.blocks, arguments);
        Ok(())
    }

    fn translate_block(&mut self, function: Op, number: u32) -> Translated<'c> {
        let ir = self.ir;
        let start = self.body.text.position();
        let first = self.body.local_count();
        self.body.current = number;
        match self.body.sources[number as usize] {
            Source::Block(block) => {
                if number > 0 {
                    for argument in block.arguments(ir) {
                        let ty = argument.ty(ir);
                        if !rtblgen_dialects::llvm::is_compatible(ty) {
                            let op = block.first_op(ir).unwrap_or(function);
                            let message = "block argument does not have an LLVM type";
                            return Err(rtblgen_runtime::Diagnostic::error(op.location(ir), message));
                        }
                        let local = self.body.new_local();
                        self.map(argument, Val::Local(local));
                        self.body.phis[number as usize].push((local, ty));
                    }
                }
                for op in block.ops(ir) {
                    self.translate_op(op)?;
                }
            }
            Source::Detour { target, branch, .. } => {
                let Source::Block(block) = self.body.sources[target as usize] else { return Ok(()) };
                let types: Vec<Type<'c>> = block.argument_types(ir).collect();
                for ty in types {
                    let local = self.body.new_local();
                    self.body.phis[number as usize].push((local, ty));
                }
                self.push("  br label %");
                self.branch_to(target);
                self.end(branch, &mut Vec::new())?;
            }
        }
        let (end, locals) = (self.body.text.position(), first..self.body.local_count());
        let block = &mut self.body.blocks[number as usize];
        (block.start, block.end, block.locals) = (start, end, locals);
        Ok(())
    }

    /// Writes a reference to a block to which the current block branches.
    pub(super) fn branch_to(&mut self, target: u32) {
        self.body.text.reference(Ref::Block(target));
        let current = self.body.current;
        self.body.blocks[target as usize].predecessors.push(current);
    }

    /// Writes the phis of block arguments, after all values are known.
    fn connect_phis(&mut self, function: Op) -> Translated<'c> {
        for number in 0..self.body.sources.len() as u32 {
            self.body.blocks[number as usize].predecessors.reverse();
            let phis = std::mem::take(&mut self.body.phis[number as usize]);
            if phis.is_empty() {
                continue;
            }
            let mut out = Text::default();
            let edges = self.body.edges(self.ir, number);
            for (argument, (local, ty)) in phis.iter().enumerate() {
                out.push("  %");
                out.reference(Ref::Local(*local));
                out.push(" = phi ");
                write_type(&mut out, &mut self.types, *ty);
                out.push(" ");
                for (position, edge) in edges.iter().enumerate() {
                    out.push(if position > 0 { ", [ " } else { "[ " });
                    let value = match edge.successor {
                        Some((branch, successor)) => blocks::passed(self.ir, branch, successor, argument)
                            .map_or(Val::Missing, |value| self.value(value)),
                        // The arguments of a detour are the first values in its block.
                        None => {
                            Val::Local(self.body.blocks[edge.from as usize].locals.start + argument as u32)
                        }
                    };
                    if value == Val::Missing {
                        return Err(self.error(function, "has a block argument that is passed no value"));
                    }
                    write_value(&mut out, &mut self.types, &self.constants, value);
                    out.push(", %");
                    out.reference(Ref::Block(edge.from));
                    out.push(" ]");
                }
                self.attach_phi_location(&mut out, number, argument)?;
                out.push("\n");
            }
            self.body.blocks[number as usize].phis = out;
        }
        self.check_types(function)
    }

    /// Writes a parameter list of a function.
    pub(super) fn parameters(
        &mut self,
        out: &mut Text,
        types: &[Type<'c>],
        lists: &[AttributeList],
        is_variadic: bool,
        has_names: bool,
    ) {
        out.push("(");
        for (number, ty) in types.iter().enumerate() {
            out.push(if number > 0 { ", " } else { "" });
            write_type(out, &mut self.types, *ty);
            if let Some(list) = lists.get(number).filter(|list| !list.is_empty()) {
                out.push(" ");
                out.push(&list.text());
            }
            if has_names {
                out.push(" %");
                out.number(number);
            }
        }
        if is_variadic {
            out.push(if types.is_empty() { "..." } else { ", ..." });
        }
        out.push(")");
    }
}
