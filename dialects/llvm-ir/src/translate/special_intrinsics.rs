//! Intrinsics whose calls have another form than their operations.

use rtblgen_dialects::llvm::LLVMMetadataType;
use rtblgen_runtime::{Op, Type};

use super::instructions::Translate;
use super::intrinsics::Argument;
use super::{Translated, Translation};
use crate::attributes::AttributeList;
use crate::constants::Val;
use crate::intrinsics::{self, Intrinsic};
use crate::text::Ref;

/// A translation, by the name of the operation without `llvm.intr.`.
pub(super) fn handler(name: &str) -> Option<Translate> {
    Some(match name {
        "masked.load" | "masked.gather" => |t, op| t.masked_read(op),
        "masked.store" | "masked.scatter" => |t, op| t.masked_write(op),
        "matrix.multiply" | "matrix.transpose" => |t, op| t.matrix(op),
        "matrix.column.major.load" | "matrix.column.major.store" => |t, op| t.matrix_access(op),
        _ if name.starts_with("experimental.constrained.") => |t, op| t.constrained(op),
        _ => return None,
    })
}

impl<'c> Translation<'_, 'c> {
    fn row(&self, op: Op) -> Translated<'c, &'static Intrinsic> {
        let name = op.name(self.ir).as_str().strip_prefix("llvm.intr.").unwrap_or_default();
        intrinsics::of_op(name).ok_or_else(|| self.error(op, "stands for no known intrinsic"))
    }

    fn plain(&self, op: Op, number: usize) -> Argument<'c> {
        (op.operand(self.ir, number).ty(self.ir), AttributeList::default(), self.operand(op, number))
    }

    /// A pointer argument with the alignment of an attribute or of a type.
    fn aligned(&self, op: Op, number: usize, alignment: u64) -> Argument<'c> {
        let mut argument = self.plain(op, number);
        argument.1.add_number("align", alignment);
        argument
    }

    fn masked_read(&mut self, op: Op) -> Translated<'c> {
        let row = self.row(op)?;
        let result: Type<'c> = op.result(self.ir, 0).ty(self.ir);
        let alignment = self.own_alignment(op)?.unwrap_or(1);
        let mut arguments = vec![self.aligned(op, 0, alignment), self.plain(op, 1)];
        arguments.push(match op.operand_count(self.ir) {
            2 => {
                let poison = self.constants.poison(result);
                (result, AttributeList::default(), Val::Constant(poison))
            }
            _ => self.plain(op, 2),
        });
        let overloads = [result, arguments[0].0];
        self.call_of(op, row, &overloads, &arguments, 0)
    }

    fn masked_write(&mut self, op: Op) -> Translated<'c> {
        let row = self.row(op)?;
        let alignment = self.own_alignment(op)?.unwrap_or(1);
        let arguments = [self.plain(op, 0), self.aligned(op, 1, alignment), self.plain(op, 2)];
        let overloads = [arguments[0].0, arguments[1].0];
        self.call_of(op, row, &overloads, &arguments, 0)
    }

    fn numbers(&mut self, op: Op, names: &[&str]) -> Translated<'c, Vec<Argument<'c>>> {
        let argument = |name: &&str| {
            let constant = self.immediate(op, name)?;
            Ok((self.constants.ty(constant), AttributeList::default(), Val::Constant(constant)))
        };
        names.iter().map(argument).collect()
    }

    fn matrix(&mut self, op: Op) -> Translated<'c> {
        let row = self.row(op)?;
        let count = op.operand_count(self.ir);
        let names: &[&str] = match count {
            1 => &["rows", "columns"],
            _ => &["lhs_rows", "lhs_columns", "rhs_columns"],
        };
        let mut arguments: Vec<Argument<'c>> = (0..count).map(|number| self.plain(op, number)).collect();
        let mut overloads = vec![op.result(self.ir, 0).ty(self.ir)];
        if count == 2 {
            overloads.extend(arguments.iter().map(|(ty, ..)| *ty));
        }
        arguments.extend(self.numbers(op, names)?);
        self.call_of(op, row, &overloads, &arguments, 0)
    }

    fn matrix_access(&mut self, op: Op) -> Translated<'c> {
        let row = self.row(op)?;
        let is_load = op.result_count(self.ir) > 0;
        let matrix: Type<'c> = match is_load {
            true => op.result(self.ir, 0).ty(self.ir),
            false => op.operand(self.ir, 0).ty(self.ir),
        };
        let Some(alignment) = self.layout.alignment(matrix.element_type()) else {
            return Err(self.error(op, "accesses a type without a size"));
        };
        let first = usize::from(!is_load);
        let mut arguments: Vec<Argument<'c>> = (0..first).map(|number| self.plain(op, number)).collect();
        arguments.push(self.aligned(op, first, alignment));
        arguments.push(self.plain(op, first + 1));
        let overloads = [matrix, arguments[first + 1].0];
        arguments.extend(self.numbers(op, &["isVolatile", "rows", "columns"])?);
        self.call_of(op, row, &overloads, &arguments, 0)
    }

    /// Conversions whose rounding mode and exception behavior are metadata.
    fn constrained(&mut self, op: Op) -> Translated<'c> {
        const ROUNDINGS: [&str; 8] =
            ["towardzero", "tonearest", "upward", "downward", "tonearestaway", "", "", "dynamic"];
        const EXCEPTIONS: [&str; 3] = ["ignore", "maytrap", "strict"];
        let row = self.row(op)?;
        let (from, to) = (op.operand(self.ir, 0), op.result(self.ir, 0).ty(self.ir));
        let mut words = Vec::new();
        if let Some(number) = self.integer(op, "roundingmode") {
            words.push(format!("round.{}", ROUNDINGS.get(number as usize).copied().unwrap_or_default()));
        }
        let exceptions = self.integer(op, "fpExceptionBehavior").unwrap_or_default() as usize;
        words.push(format!("fpexcept.{}", EXCEPTIONS.get(exceptions).copied().unwrap_or_default()));
        let metadata: Type<'c> = LLVMMetadataType::get(self.context()).into();
        let mut types = vec![from.ty(self.ir)];
        types.extend(words.iter().map(|_| metadata));
        let function = self.declare_intrinsic(row, &[to, from.ty(self.ir)], Some(to), &types);
        self.begin(op);
        self.push("call ");
        self.write_space(self.layout.program_space);
        self.ty(to);
        self.push(" ");
        self.constants.write_symbol(&mut self.body.text, function);
        self.push("(");
        self.typed(from);
        for word in words {
            self.push(&format!(", metadata !\"{word}\""));
        }
        self.push(")");
        let mut list = AttributeList::default();
        list.flags("strictfp");
        self.write_set(&list);
        self.end(op, &mut Vec::new())
    }

    /// The start of a scope of accesses.
    pub(super) fn noalias_scope(&mut self, op: Op) -> Translated<'c> {
        let Some(scope) = op.inherent_attribute(self.ir, "scope") else {
            return Err(self.error(op, "has no scope"));
        };
        let node = self.alias_scopes(op, &[scope])?;
        let row = self.row(op)?;
        let metadata: Type<'c> = LLVMMetadataType::get(self.context()).into();
        let function = self.declare_intrinsic(row, &[], None, &[metadata]);
        self.push("  call void ");
        self.constants.write_symbol(&mut self.body.text, function);
        self.push("(metadata !");
        self.body.text.reference(Ref::Metadata(node));
        self.push(")");
        self.end(op, &mut Vec::new())
    }
}
