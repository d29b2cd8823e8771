//! Warnings for attributes that LLVM IR cannot express, and errors for those that mlir-translate would translate.

use rtblgen_dialects::dlti::DataLayoutSpecAttr;
use rtblgen_runtime::{Attribute, DictionaryAttr, Op, Walk, WalkOrder};

use super::parameters::has_parameter_attribute;
use super::{Translated, Translation};

/// Attributes of the module that the export translates.
const OF_MODULE: [&str; 8] = [
    "llvm.data_layout",
    "llvm.target_triple",
    "llvm.module_asm",
    "llvm.ident",
    "llvm.commandline",
    "llvm.dependent_libraries",
    "dlti.dl_spec",
    "dlti.target_system_spec",
];

/// Attributes of any operation that have an effect in the export or in the lowering to the dialect.
const DONE: [&str; 2] = ["llvm.mmra", "llvm.emit_c_interface"];

/// Dialects whose attributes mlir-translate translates.
const TRANSLATED: [&str; 4] = ["nvvm", "rocdl", "omp", "xevm"];

/// An attribute that is left out: its name, the first operation that has it, and the number of these operations.
type LeftOut<'c> = (&'c str, Op, usize);

impl<'c> Translation<'_, 'c> {
    /// Warns of attributes that the export does not know, once for each name. mlir-translate drops them without a
    /// message.
    pub(super) fn check_left_out(&self) -> Translated<'c> {
        let mut found: Vec<LeftOut<'c>> = Vec::new();
        let mut problem = Ok(());
        self.module.walk(self.ir, WalkOrder::Pre, |op| {
            problem = self.check_op(op, &mut found);
            if problem.is_ok() { Walk::Advance } else { Walk::Interrupt }
        });
        problem?;
        for (name, op, count) in found {
            let others = if count > 1 {
                format!(", nor those of {} more operations", count - 1)
            } else {
                String::new()
            };
            let message =
                format!("the attribute '{name}' is not known to the export and is left out{others}");
            op.emit_warning(self.ir, message);
        }
        Ok(())
    }

    fn check_op(&self, op: Op, found: &mut Vec<LeftOut<'c>>) -> Translated<'c> {
        if let Some(dictionary) = op.discardable_dictionary(self.ir) {
            for entry in dictionary.entries() {
                let name = entry.name.value();
                let is_layout = || entry.value.is::<DataLayoutSpecAttr<'c>>();
                let is_read =
                    DONE.contains(&name) || op == self.module && (OF_MODULE.contains(&name) || is_layout());
                if !is_read {
                    self.leave_out(op, name, found)?;
                }
            }
        }
        for name in ["arg_attrs", "res_attrs"] {
            let entries =
                op.inherent_attribute(self.ir, name).and_then(Attribute::as_array).unwrap_or_default();
            for dictionary in entries.iter().filter_map(|entry| entry.cast::<DictionaryAttr<'c>>()) {
                for entry in dictionary.entries() {
                    let name = entry.name.value();
                    if !has_parameter_attribute(name) {
                        self.leave_out(op, name, found)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn leave_out(&self, op: Op, name: &'c str, found: &mut Vec<LeftOut<'c>>) -> Translated<'c> {
        let dialect = name.split('.').next().unwrap_or_default();
        if TRANSLATED.contains(&dialect) {
            return Err(self.error(op, format!("has the attribute '{name}', which has no export here")));
        }
        match found.iter_mut().find(|(known, ..)| *known == name) {
            Some((_, _, count)) => *count += 1,
            None => found.push((name, op, 1)),
        }
        Ok(())
    }
}
