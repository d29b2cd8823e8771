//! Types, values and records as text, in TableGen's own spelling.

use crate::model::{
    BinOp, FieldData, FieldKind, FoldParts, Node, RecordId, Store, TernOp, Type, TypeId, UnOp, ValueId, Words,
};
use tblgen_parser::Symbol;

impl Store {
    /// `value` as llvm-tblgen prints it: strings in quotes, with nothing escaped.
    pub(crate) fn display(&self, value: ValueId) -> String {
        let mut out = String::new();
        self.write_value(&mut out, value);
        out
    }

    /// The same as [`Store::display`], but a string has no quotes.
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
            Type::Bits(width) => self.write(out, &[Text("bits<"), Int(i64::from(*width)), Text(">")]),
            Type::Int => out.push_str("int"),
            Type::String => out.push_str("string"),
            Type::Dag => out.push_str("dag"),
            Type::List(_) => unreachable!("the element of the innermost list"),
            Type::Record(classes) => match classes[..] {
                [class] => self.write_unquoted(out, self.record(class).name),
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

    pub(crate) fn write_unquoted(&self, out: &mut String, value: ValueId) {
        match self.as_symbol(value) {
            Some(text) => out.push_str(self.text(text)),
            None => self.write_value(out, value),
        }
    }

    pub(crate) fn write_value(&self, out: &mut String, value: ValueId) {
        match self.node(value) {
            Node::Unset => out.push('?'),
            Node::Bit(bit) => out.push(if bit { '1' } else { '0' }),
            Node::Int(int) => write_int(out, int),
            // Most values of the output are strings.
            Node::Str(text) => {
                out.push('"');
                out.push_str(self.text(text));
                out.push('"');
            }
            Node::Code(text) => self.write(out, &[Text("[{"), Name(text), Text("}]")]),
            Node::Bits(bits) => self.write_bits(out, bits),
            Node::List { items, .. } => {
                out.push('[');
                self.write_sequence(out, self.values.items(items));
                out.push(']');
            }
            Node::Dag(words) => self.write_dag(out, words),
            Node::Record(record) => self.write_unquoted(out, self.record(record).name),
            Node::AnonymousName(number) => self.write(out, &[Text("anonymous_"), Int(i64::from(number))]),
            Node::Variable { name, .. } => out.push_str(self.text(name)),
            _ => self.write_symbolic(out, value),
        }
    }

    fn write_symbolic(&self, out: &mut String, value: ValueId) {
        match self.node(value) {
            Node::BitOf { of, bit } => {
                self.write(out, &[Value(of), Text("{"), Int(i64::from(bit)), Text("}")])
            }
            Node::Field { of, name, .. } => self.write(out, &[Value(of), Text("."), Name(name)]),
            Node::Instance { class, arguments } => {
                self.write(out, &[Unquoted(self.record(class).name), Text("<")]);
                self.write_arguments(out, arguments);
                out.push('>');
            }
            Node::Unary { op, ty, operand } => {
                self.write(out, &[Text("!"), Text(op.name())]);
                if matches!(op, UnOp::Cast | UnOp::IsA | UnOp::Exists | UnOp::Instances) {
                    self.write(out, &[Text("<"), TypeName(ty), Text(">")]);
                }
                self.write(out, &[Text("("), Value(operand), Text(")")]);
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

    fn write_bits(&self, out: &mut String, bits: Words) {
        out.push_str("{ ");
        self.write_sequence(out, self.values.items(bits).rev());
        out.push_str(" }");
    }

    fn write_dag(&self, out: &mut String, words: Words) {
        let dag = self.values.dag_parts(words);
        let parts = std::iter::once((dag.operator, dag.name)).chain(dag.arguments);
        for (i, (value, name)) in parts.enumerate() {
            out.push_str(["(", " ", ", "][i.min(2)]);
            self.write_value(out, value);
            if let Some(name) = name {
                out.push_str(":$");
                out.push_str(self.text(name));
            }
        }
        out.push(')');
    }

    fn write_arguments(&self, out: &mut String, arguments: Words) {
        for (i, argument) in self.values.arguments(arguments).iter().enumerate() {
            separate(out, i, ", ");
            match argument.name {
                Some(name) => self.write(out, &[Text("\""), Name(name), Text("\"")]),
                None => write_int(out, i as i64),
            }
            self.write(out, &[Text(": "), Value(argument.value)]);
        }
    }

    fn write_binary(&self, out: &mut String, op: BinOp, ty: TypeId, lhs: ValueId, rhs: ValueId) {
        match op {
            BinOp::Element | BinOp::Slice => {
                self.write(out, &[Value(lhs), Text("["), Value(rhs), Text("]")]);
            }
            BinOp::Range => self.write(out, &[Value(lhs), Text("..."), Value(rhs)]),
            _ => {
                self.write(out, &[Text("!"), Text(op.name())]);
                if op == BinOp::GetDagArg {
                    self.write(out, &[Text("<"), TypeName(ty), Text(">")]);
                }
                self.write(out, &[Text("("), Value(lhs), Text(", "), Value(rhs), Text(")")]);
            }
        }
    }

    fn write_ternary(&self, out: &mut String, op: TernOp, operands: Words) {
        let [first, second, third] = self.values.operands(operands);
        let first = if op.binds() { Unquoted(first) } else { Value(first) };
        self.write(out, &[Text("!"), Text(op.name()), Text("("), first]);
        self.write(out, &[Text(", "), Value(second), Text(", "), Value(third), Text(")")]);
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
        let FoldParts { start, list, accumulator, element, body } = self.values.fold_parts(parts);
        self.write(out, &[Text("!foldl("), Value(start), Text(", "), Value(list), Text(", ")]);
        self.write(out, &[Name(accumulator), Text(", "), Name(element), Text(", "), Value(body), Text(")")]);
    }

    /// A record as `--print-records` shows it, without `class` or `def`.
    pub(crate) fn write_record(&self, out: &mut String, id: RecordId) {
        let record = self.record(id);
        self.write_unquoted(out, record.name);
        if !record.template_arguments.is_empty() {
            out.push('<');
            for (i, &argument) in record.template_arguments.iter().enumerate() {
                out.push_str(if i == 0 { "" } else { ", " });
                if let Some(field) = record.field(argument) {
                    self.write_field(out, field);
                }
            }
            out.push('>');
        }
        out.push_str(" {");
        if !record.superclasses.is_empty() {
            out.push_str("\t//");
        }
        for class in self.records.superclasses(id) {
            out.push(' ');
            self.write_unquoted(out, self.record(class).name);
        }
        out.push('\n');
        // Fields that may stay unresolved come first.
        for kind in [FieldKind::MayBeUnresolved, FieldKind::Normal] {
            for field in record.fields.iter().filter(|field| field.kind() == kind) {
                out.push_str("  ");
                self.write_field(out, field);
                out.push_str(";\n");
            }
        }
        out.push_str("}\n");
    }

    /// `type name = value`
    pub(crate) fn write_field(&self, out: &mut String, field: &FieldData) {
        if field.kind() == FieldKind::MayBeUnresolved {
            out.push_str("field ");
        }
        if field.ty() == TypeId::STRING && matches!(self.node(field.value), Node::Code(_)) {
            out.push_str("code");
        } else {
            self.write_type(out, field.ty());
        }
        out.push(' ');
        out.push_str(self.text(field.name));
        out.push_str(" = ");
        self.write_value(out, field.value);
    }

    // Inlined, since the pieces of each call are constants: the loop and the `match` are optimized away.
    #[inline(always)]
    fn write(&self, out: &mut String, pieces: &[Piece<'_>]) {
        for piece in pieces {
            match *piece {
                Text(text) => out.push_str(text),
                Name(name) => out.push_str(self.text(name)),
                Int(int) => write_int(out, int),
                TypeName(ty) => self.write_type(out, ty),
                Value(value) => self.write_value(out, value),
                Unquoted(value) => self.write_unquoted(out, value),
            }
        }
    }
}

use Piece::{Int, Name, Text, TypeName, Unquoted, Value};

/// A piece of the text of a value.
enum Piece<'a> {
    Text(&'a str),
    Name(Symbol),
    Int(i64),
    TypeName(TypeId),
    Value(ValueId),
    /// A string without its quotes.
    Unquoted(ValueId),
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
