//! Sub-DAGs that the sources of several patterns have in common: one function matches them.
//!
//! Two sub-DAGs are the same if they have the same ops and tests; their names may differ. The function
//! returns all ops and all named values in their order, and its callers take those that they use. The callers
//! test that equal names stand for equal values.

use std::fmt::Write as _;

use rtblgen_records::Record;
use rustc_hash::FxHashMap;

use crate::patterns::model::symbols::SymbolId;
use crate::patterns::model::{
    AttributePattern, NativeOutput, Pattern, SourceArgument, SourceNative, SourceOp, ValueBinding,
    ValuePattern,
};

/// The number of occurrences of each sub-DAG in a file.
#[derive(Default)]
pub(super) struct SharedParts {
    counts: FxHashMap<String, usize>,
}

impl SharedParts {
    /// Counts the sub-DAGs below the roots.
    pub(super) fn of(patterns: &[Pattern<'_>]) -> Self {
        let mut shared = Self::default();
        for pattern in patterns {
            for_each_nested(&pattern.source, &mut |op| {
                if is_worth_sharing(op) {
                    *shared.counts.entry(key(op)).or_default() += 1;
                }
            });
        }
        shared
    }

    /// Returns the number of occurrences of a sub-DAG; 0 if it is too small to be shared.
    pub(super) fn count(&self, op: &SourceOp<'_>) -> usize {
        if is_worth_sharing(op) { self.counts.get(&key(op)).copied().unwrap_or(0) } else { 0 }
    }
}

/// A result of a sub-DAG's function, in its order.
pub(super) enum Part<'a, 'r> {
    /// An op.
    Op(&'a SourceOp<'r>),
    /// A named value, or a named group.
    Value(ValueBinding),
    /// Something else with a name.
    Other(SymbolId),
}

/// The parts of a sub-DAG, and the places of its ops among them: each op after those below it.
pub(super) fn parts<'a, 'r>(op: &'a SourceOp<'r>) -> (Vec<Part<'a, 'r>>, Vec<usize>) {
    let mut walk = PartWalk { parts: Vec::new(), ops: Vec::new() };
    walk.op(op);
    (walk.parts, walk.ops)
}

struct PartWalk<'a, 'r> {
    parts: Vec<Part<'a, 'r>>,
    ops: Vec<usize>,
}

impl<'a, 'r> PartWalk<'a, 'r> {
    fn op(&mut self, op: &'a SourceOp<'r>) {
        let place = self.parts.len();
        self.parts.push(Part::Op(op));
        op.arguments.iter().for_each(|argument| self.argument(argument));
        self.ops.push(place);
    }

    fn argument(&mut self, argument: &'a SourceArgument<'r>) {
        match argument {
            SourceArgument::Operand { value, .. } => self.value(value),
            SourceArgument::Either { values, .. } => values.iter().for_each(|value| self.value(value)),
            SourceArgument::Variadic { binding, values, .. } => {
                self.other(*binding);
                values.iter().for_each(|value| self.value(value));
            }
            SourceArgument::Attribute { test, .. } => self.other(test.binding),
            SourceArgument::Property { binding, .. } => self.other(*binding),
        }
    }

    fn other(&mut self, binding: Option<SymbolId>) {
        self.parts.extend(binding.map(Part::Other));
    }

    fn value(&mut self, value: &'a ValuePattern<'r>) {
        match value {
            ValuePattern::Leaf { binding, .. } => self.parts.extend(binding.map(Part::Value)),
            ValuePattern::Op(op) => self.op(op),
            ValuePattern::Native(native) => native.outputs.iter().for_each(|output| match output {
                NativeOutput::Value(value) => self.value(value),
                NativeOutput::Attribute(test) => self.other(test.binding),
                NativeOutput::Property { binding, .. } => self.other(*binding),
            }),
        }
    }
}

/// One op without further tests takes a line, with or without a function.
fn is_worth_sharing(op: &SourceOp<'_>) -> bool {
    op.arguments.iter().any(|argument| match argument {
        SourceArgument::Operand { value, .. } => asks(value),
        SourceArgument::Either { .. } | SourceArgument::Variadic { .. } => true,
        SourceArgument::Attribute { test, .. } => test.constraint.is_some(),
        SourceArgument::Property { constraint, .. } => constraint.is_some(),
    })
}

fn asks(value: &ValuePattern<'_>) -> bool {
    !matches!(value, ValuePattern::Leaf { constraint: None, .. })
}

fn for_each_nested<'a, 'r>(op: &'a SourceOp<'r>, show: &mut impl FnMut(&'a SourceOp<'r>)) {
    let (parts, _) = parts(op);
    for part in parts.into_iter().skip(1) {
        if let Part::Op(nested) = part {
            show(nested);
        }
    }
}

/// A text that is the same for sub-DAGs that are the same.
fn key(op: &SourceOp<'_>) -> String {
    let mut key = Key(String::new());
    key.op(op);
    key.0
}

struct Key(String);

impl Key {
    fn text(&mut self, text: &str) {
        self.0.push_str(text);
    }

    fn number(&mut self, number: usize) {
        let _ = write!(self.0, "{number} ");
    }

    fn op(&mut self, op: &SourceOp<'_>) {
        self.text("(");
        self.text(op.operator.record.name());
        if let Some(result) = op.result {
            self.text("__");
            self.number(result);
        }
        op.arguments.iter().for_each(|argument| self.argument(argument));
        self.text(")");
    }

    fn argument(&mut self, argument: &SourceArgument<'_>) {
        match argument {
            SourceArgument::Operand { index, value } => {
                self.text(" operand ");
                self.number(*index);
                self.value(value);
            }
            SourceArgument::Either { first, values } => {
                self.text(" either ");
                self.number(*first);
                values.iter().for_each(|value| self.value(value));
            }
            SourceArgument::Variadic { index, binding, values } => {
                self.text(" variadic ");
                self.number(*index);
                self.leaf(None, binding.is_some());
                values.iter().for_each(|value| self.value(value));
                self.text(".");
            }
            SourceArgument::Attribute { index, test } => {
                self.text(" attribute ");
                self.number(*index);
                self.attribute(test);
            }
            SourceArgument::Property { index, constraint, binding } => {
                self.text(" property ");
                self.number(*index);
                self.leaf(*constraint, binding.is_some());
            }
        }
    }

    fn value(&mut self, value: &ValuePattern<'_>) {
        match value {
            ValuePattern::Leaf { constraint, binding } => self.leaf(*constraint, binding.is_some()),
            ValuePattern::Op(op) => self.op(op),
            ValuePattern::Native(native) => self.native(native),
        }
    }

    fn native(&mut self, native: &SourceNative<'_>) {
        self.text("{");
        self.text(native.call.expression);
        self.text("}");
        for output in &native.outputs {
            match output {
                NativeOutput::Value(value) => self.value(value),
                NativeOutput::Attribute(test) => self.attribute(test),
                NativeOutput::Property { constraint, binding } => {
                    self.leaf(Some(*constraint), binding.is_some());
                }
            }
        }
        self.text(".");
    }

    fn attribute(&mut self, test: &AttributePattern<'_>) {
        self.text(if test.is_present { "!" } else { "" });
        self.leaf(test.constraint, test.binding.is_some());
    }

    fn leaf(&mut self, constraint: Option<Record<'_>>, is_bound: bool) {
        self.text(constraint.map_or("?", |constraint| constraint.name()));
        self.text(if is_bound { ":$ " } else { " " });
    }
}
