//! Necessary conditions of a pattern, as data for the fused matcher of the runtime.
//!
//! Only conditions on operands with a known number are emitted. After an optional or variadic operand the numbers are not known.
//! The pattern itself tests everything again.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use rtblgen_records::Record;

use crate::ods::code::constraints::Subject;
use crate::ods::model::Arity;
use crate::patterns::emit::functions::Functions;
use crate::patterns::model::asks_for_absence;
use crate::patterns::model::{Pattern, SourceArgument, SourceOp, ValuePattern};

/// The conditions of a pattern, those on an op before those on the ops below it.
pub(super) fn of<'r>(pattern: &Pattern<'r>, functions: &mut Functions<'_, 'r>) -> Vec<TokenStream> {
    let mut conditions = Conditions { functions, found: Vec::new() };
    conditions.of_op(&pattern.source, &[]);
    conditions.found
}

struct Conditions<'a, 'p, 'r> {
    functions: &'a mut Functions<'p, 'r>,
    found: Vec<TokenStream>,
}

impl<'r> Conditions<'_, '_, 'r> {
    fn of_op(&mut self, op: &SourceOp<'r>, path: &[usize]) {
        for argument in &op.arguments {
            match argument {
                SourceArgument::Operand { index, value } => {
                    if let Some(number) = operand_number(op, *index) {
                        self.of_value(value, path, number);
                    }
                }
                SourceArgument::Variadic { index, values, .. } => {
                    if let Some(first) = operand_number(op, *index) {
                        for (number, value) in (first..).zip(values) {
                            self.of_value(value, path, number);
                        }
                    }
                }
                SourceArgument::Attribute { index, test } => {
                    let constraint = test.constraint.filter(|constraint| !asks_for_absence(*constraint));
                    let constraint = constraint.filter(|own| self.is_selective(*own, Subject::Attribute));
                    if let Some(constraint) = constraint {
                        let constraint = self.functions.attribute_constraint(constraint);
                        let slot = Literal::usize_unsuffixed(*index);
                        self.push(&quote! { attribute }, path, &quote! { #slot, #constraint });
                    }
                }
                SourceArgument::Either { first, values } => {
                    if let Some(first) = operand_number(op, *first) {
                        self.of_either(values, path, first);
                    }
                }
                SourceArgument::Property { .. } => {}
            }
        }
    }

    /// Emits conditions on two operands of unknown order.
    fn of_either(&mut self, values: &[ValuePattern<'r>; 2], path: &[usize], first: usize) {
        let first = Literal::usize_unsuffixed(first);
        for value in values {
            if let ValuePattern::Op(nested) = value {
                let name = &nested.operator.qualified_name;
                self.push(&quote! { either_producer }, path, &quote! { #first, #name });
            }
        }
    }

    /// Whether a constraint excludes anything.
    fn is_selective(&self, constraint: Record<'r>, subject: Subject) -> bool {
        self.functions.codegen.code().constraint(constraint, subject).check.is_some()
    }

    fn push(&mut self, kind: &TokenStream, path: &[usize], what: &TokenStream) {
        let path = path.iter().map(|number| Literal::usize_unsuffixed(*number));
        self.found.push(quote! { ::rtblgen_runtime::rewrite::Condition::#kind(&[#(#path),*], #what) });
    }

    /// The conditions on the operand with this number of the op at `path`.
    fn of_value(&mut self, value: &ValuePattern<'r>, path: &[usize], number: usize) {
        match value {
            ValuePattern::Leaf { constraint, .. } => {
                if let Some(constraint) = constraint.filter(|own| self.is_selective(*own, Subject::Type)) {
                    let constraint = self.functions.type_constraint(constraint);
                    let number = Literal::usize_unsuffixed(number);
                    self.push(&quote! { operand_type }, path, &quote! { #number, #constraint });
                }
            }
            ValuePattern::Op(nested) => {
                let path: Vec<usize> = path.iter().copied().chain([number]).collect();
                let name = &nested.operator.qualified_name;
                self.push(&quote! { producer }, &path, &quote! { #name });
                self.of_op(nested, &path);
            }
            ValuePattern::Native(_) => {}
        }
    }
}

/// The number of the first operand of a group, if the groups before it have a known size.
fn operand_number(op: &SourceOp<'_>, group: usize) -> Option<usize> {
    (0..group).map(|before| group_size(op, before)).sum()
}

fn group_size(op: &SourceOp<'_>, group: usize) -> Option<usize> {
    if op.operator.operands[group].arity == Arity::One {
        return Some(1);
    }
    op.arguments.iter().find_map(|argument| match argument {
        SourceArgument::Variadic { index, values, .. } if *index == group => Some(values.len()),
        _ => None,
    })
}
