//! Types and values as text, in TableGen's own spelling.

use crate::model::ids::{RecordId, TypeId, ValueId};
use crate::model::operators::{BinOp, TernOp, UnOp};
use crate::model::store::Store;
use crate::model::types::Type;
use crate::model::value::{Node, Words};
use tblgen_parser::Symbol;

impl Store {
    /// `value` as llvm-tblgen prints it: strings in quotes, with nothing escaped.
    pub(crate) fn display(&self, value: ValueId) -> String {
        let mut out = String::new();
        self.write_value(&mut out, value);
        out
    }

    /// As [`Store::display`], but a string without quotes.
    pub(crate) fn display_unquoted(&self, value: ValueId) -> String {
        match self.as_symbol(value) {
            Some(text) => self.text(text).to_owned(),
            None => self.display(value),
        }
    }

    pub(crate) fn display_type(&self, ty: TypeId) -> String {
        let mut out = String::new();
        self.write_type(&mut out, ty);
        out
    }

    pub(crate) fn write_type(&self, out: &mut String, ty: TypeId) {
        let (ty, _, lists) = self.types.innermost(ty, ty);
        (0..lists).for_each(|_| out.push_str("list<"));
        self.write_element_type(out, ty);
        (0..lists).for_each(|_| out.push('>'));
    }

    /// A type other than a list.
    fn write_element_type(&self, out: &mut String, ty: TypeId) {
        match self.types.kind(ty) {
            Type::Bit => out.push_str("bit"),
            Type::Bits(width) => {
                out.push_str("bits<");
                write_int(out, i64::from(*width));
                out.push('>');
            }
            Type::Int => out.push_str("int"),
            Type::String => out.push_str("string"),
            Type::Dag => out.push_str("dag"),
            Type::List(_) => unreachable!("the element of the innermost list"),
            Type::Record(classes) => match classes[..] {
                [class] => self.write_name(out, class),
                _ => {
                    out.push('{');
                    for (i, &class) in classes.iter().enumerate() {
                        separate(out, i, ", ");
                        self.write_unquoted(out, self.record(class).name);
                    }
                    out.push('}');
                }
            },
        }
    }

    /// The name of a class, or of a record whose name is known.
    pub(crate) fn write_name(&self, out: &mut String, record: RecordId) {
        if let Some(name) = self.as_symbol(self.record(record).name) {
            out.push_str(self.text(name));
        }
    }

    pub(crate) fn write_unquoted(&self, out: &mut String, value: ValueId) {
        match self.as_symbol(value) {
            Some(text) => out.push_str(self.text(text)),
            None => self.write_value(out, value),
        }
    }

    pub(crate) fn write_value(&self, out: &mut String, value: ValueId) {
        match self.values.node(value) {
            Node::Unset => out.push('?'),
            Node::Bit(bit) => out.push(if bit { '1' } else { '0' }),
            Node::Int(int) => write_int(out, int),
            Node::Str(text) => {
                out.push('"');
                out.push_str(self.text(text));
                out.push('"');
            }
            Node::Code(text) => {
                out.push_str("[{");
                out.push_str(self.text(text));
                out.push_str("}]");
            }
            Node::Bits(bits) => self.write_bits(out, bits),
            Node::List { items, .. } => {
                out.push('[');
                self.write_sequence(out, self.values.items(items));
                out.push(']');
            }
            Node::Dag(words) => self.write_dag(out, words),
            Node::Record(record) => self.write_unquoted(out, self.record(record).name),
            Node::AnonymousName(number) => {
                out.push_str("anonymous_");
                write_int(out, i64::from(number));
            }
            Node::Variable { name, .. } => out.push_str(self.text(name)),
            _ => self.write_symbolic(out, value),
        }
    }

    fn write_symbolic(&self, out: &mut String, value: ValueId) {
        match self.values.node(value) {
            Node::BitOf { of, bit } => {
                self.write_value(out, of);
                out.push('{');
                write_int(out, i64::from(bit));
                out.push('}');
            }
            Node::Field { of, name, .. } => {
                self.write_value(out, of);
                out.push('.');
                out.push_str(self.text(name));
            }
            Node::Instance { class, arguments } => {
                self.write_unquoted(out, self.record(class).name);
                out.push('<');
                self.write_arguments(out, arguments);
                out.push('>');
            }
            Node::Unary { op, ty, operand } => {
                write_operator(out, op.name());
                if matches!(op, UnOp::Cast | UnOp::IsA | UnOp::Exists | UnOp::Instances) {
                    self.write_type_argument(out, ty);
                }
                self.write_operands(out, &[operand]);
            }
            Node::Binary { op, ty, lhs, rhs } => self.write_binary(out, op, ty, lhs, rhs),
            Node::Ternary { op, operands, .. } => self.write_ternary(out, op, operands),
            Node::Cond { cases, .. } => self.write_cond(out, cases),
            Node::Fold { parts, .. } => self.write_fold(out, parts),
            _ => unreachable!("every other value is known"),
        }
    }

    fn write_sequence(&self, out: &mut String, values: impl Iterator<Item = ValueId>) {
        for (i, value) in values.enumerate() {
            separate(out, i, ", ");
            self.write_value(out, value);
        }
    }

    fn write_operands(&self, out: &mut String, operands: &[ValueId]) {
        out.push('(');
        self.write_sequence(out, operands.iter().copied());
        out.push(')');
    }

    fn write_type_argument(&self, out: &mut String, ty: TypeId) {
        out.push('<');
        self.write_type(out, ty);
        out.push('>');
    }

    fn write_bits(&self, out: &mut String, bits: Words) {
        out.push_str("{ ");
        self.write_sequence(out, self.values.items(bits).rev());
        out.push_str(" }");
    }

    fn write_dag(&self, out: &mut String, words: Words) {
        let dag = self.values.dag_parts(words);
        out.push('(');
        self.write_value(out, dag.operator);
        if let Some(name) = dag.name {
            self.write_dag_name(out, name);
        }
        for (i, &(value, name)) in dag.arguments.iter().enumerate() {
            out.push_str(if i == 0 { " " } else { ", " });
            self.write_value(out, value);
            if let Some(name) = name {
                self.write_dag_name(out, name);
            }
        }
        out.push(')');
    }

    /// `:$name`
    fn write_dag_name(&self, out: &mut String, name: Symbol) {
        out.push_str(":$");
        out.push_str(self.text(name));
    }

    fn write_arguments(&self, out: &mut String, arguments: Words) {
        for (i, argument) in self.values.arguments(arguments).iter().enumerate() {
            separate(out, i, ", ");
            match argument.name {
                Some(name) => {
                    out.push('"');
                    out.push_str(self.text(name));
                    out.push('"');
                }
                None => write_int(out, i as i64),
            }
            out.push_str(": ");
            self.write_value(out, argument.value);
        }
    }

    fn write_binary(&self, out: &mut String, op: BinOp, ty: TypeId, lhs: ValueId, rhs: ValueId) {
        match op {
            BinOp::Element | BinOp::Slice => {
                self.write_value(out, lhs);
                out.push('[');
                self.write_value(out, rhs);
                out.push(']');
            }
            BinOp::Range => {
                self.write_value(out, lhs);
                out.push_str("...");
                self.write_value(out, rhs);
            }
            _ => {
                write_operator(out, op.name());
                if op == BinOp::GetDagArg {
                    self.write_type_argument(out, ty);
                }
                self.write_operands(out, &[lhs, rhs]);
            }
        }
    }

    fn write_ternary(&self, out: &mut String, op: TernOp, operands: Words) {
        let [first, second, third] = self.values.operands(operands);
        write_operator(out, op.name());
        out.push('(');
        if op.binds() {
            self.write_unquoted(out, first);
        } else {
            self.write_value(out, first);
        }
        out.push_str(", ");
        self.write_sequence(out, [second, third].into_iter());
        out.push(')');
    }

    fn write_cond(&self, out: &mut String, cases: Words) {
        out.push_str("!cond(");
        for (i, value) in self.values.items(cases).enumerate() {
            separate(out, i, if i % 2 == 0 { ", " } else { ": " });
            self.write_value(out, value);
        }
        out.push(')');
    }

    fn write_fold(&self, out: &mut String, parts: Words) {
        let parts = self.values.fold_parts(parts);
        out.push_str("!foldl(");
        self.write_sequence(out, [parts.start, parts.list].into_iter());
        for variable in [parts.accumulator, parts.element] {
            out.push_str(", ");
            out.push_str(self.text(variable));
        }
        out.push_str(", ");
        self.write_value(out, parts.body);
        out.push(')');
    }
}

/// Writes an integer in decimal, without the formatting machinery: output has many integers.
pub(crate) fn write_int(out: &mut String, int: i64) {
    match u8::try_from(int) {
        Ok(digit @ 0..10) => out.push(char::from(b'0' + digit)),
        _ => out.push_str(itoa::Buffer::new().format(int)),
    }
}

fn separate(out: &mut String, index: usize, separator: &str) {
    if index > 0 {
        out.push_str(separator);
    }
}

/// `!name`
fn write_operator(out: &mut String, name: &str) {
    out.push('!');
    out.push_str(name);
}
