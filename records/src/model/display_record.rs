//! Records as text, as `--print-records` shows them.

use crate::model::{FieldData, FieldKind, Node, RecordId, Store, TypeId};

impl Store {
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
        self.records.for_each_superclass(id, &mut |class| {
            out.push(' ');
            self.write_name(out, class);
        });
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
        if field.ty() == TypeId::STRING && matches!(self.values.node(field.value), Node::Code(_)) {
            out.push_str("code");
        } else {
            self.write_type(out, field.ty());
        }
        out.push(' ');
        out.push_str(self.text(field.name));
        out.push_str(" = ");
        self.write_value(out, field.value);
    }
}
