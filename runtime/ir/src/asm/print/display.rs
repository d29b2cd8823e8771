//! `Display` for printable entities.

use crate::ir::OpView;
use crate::ir::ValueOwner;
use crate::ir::ValueView;
use std::fmt::{self, Display, Formatter};

use super::attributes::TypeElision;
use super::{AsmPrinter, OpAsmPrinter, PrintOptions, PrintedPlace};
use crate::context::Location;
use crate::context::attributes::{Attribute, AttributeKind};
use crate::context::types::Type;
use crate::ir::{Ir, Op};

impl Ir<'_> {
    /// The text of the root operation and of all that is in it, with a line break at its end.
    ///
    /// ```
    /// use rtblgen_runtime::{Context, Ir, asm::PrintOptions};
    /// let context = Context::new();
    /// let ir = Ir::module(&context, context.unknown_loc());
    /// assert_eq!(ir.to_string(), "module {\n}\n");
    /// let options = PrintOptions { generic: true, ..PrintOptions::default() };
    /// assert_eq!(ir.print(&options), "\"builtin.module\"() ({\n^bb0:\n}) : () -> ()\n");
    /// ```
    pub fn print(&self, options: &PrintOptions) -> String {
        self.print_op(self.root(), options)
    }

    /// The text of an operation and of all that is in it, with a line break at its end unless it is printed without aliases.
    pub fn print_op(&self, op: Op, options: &PrintOptions) -> String {
        OpAsmPrinter::print_to(self, op, options, String::new())
    }

    /// The text of each of these operations in a local scope, as [`print_op`](Self::print_op) prints one. Operations in the order of
    /// the program take much less time together, since values are numbered once.
    pub fn print_ops(&self, ops: &[Op], options: &PrintOptions) -> Vec<String> {
        let options = PrintOptions { local_scope: true, ..options.clone() };
        OpAsmPrinter::print_each(self, ops, &options)
    }

    /// The same as [`print_op`](Self::print_op), with the place of each operation in the text, in the order of the text.
    pub fn print_op_with_places(&self, op: Op, options: &PrintOptions) -> (String, Vec<PrintedPlace>) {
        OpAsmPrinter::print_with_places(self, op, options)
    }

    /// The same as [`print`](Self::print) in a buffer, whose text is dropped and whose memory is used again.
    pub fn print_over(&self, mut buffer: String, options: &PrintOptions) -> String {
        buffer.clear();
        OpAsmPrinter::print_to(self, self.root(), options, buffer)
    }
}

impl Display for Ir<'_> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        out.write_str(&self.print(&PrintOptions::default()))
    }
}

fn print_with<'c>(
    context: &'c crate::context::Context,
    print: impl FnOnce(&mut AsmPrinter<'_, 'c>),
    out: &mut Formatter<'_>,
) -> fmt::Result {
    let options = PrintOptions { local_scope: true, ..PrintOptions::default() };
    let mut printer = AsmPrinter::new(context, &options);
    print(&mut printer);
    out.write_str(&printer.into_text())
}

/// Text whose `distinct` attributes have these numbers, so that several texts can share them.
fn with_distinct<'c>(
    context: &'c crate::context::Context,
    distinct: &[(Attribute<'c>, u64)],
    print: impl FnOnce(&mut AsmPrinter<'_, 'c>),
) -> String {
    let options = PrintOptions { local_scope: true, ..PrintOptions::default() };
    let mut printer = AsmPrinter::new(context, &options);
    for (attribute, number) in distinct {
        if let AttributeKind::Distinct { id, .. } = attribute.kind() {
            printer.aliases.number_distinct(id, *number);
        }
    }
    print(&mut printer);
    printer.into_text()
}

/// The text of an attribute whose `distinct` attributes have these numbers.
pub fn attribute_text_with_distinct<'c>(
    attribute: Attribute<'c>,
    distinct: &[(Attribute<'c>, u64)],
) -> String {
    with_distinct(attribute.context(), distinct, |printer| {
        printer.attribute_text(attribute, TypeElision::Never);
    })
}

/// The text of a type whose `distinct` attributes have these numbers.
pub fn type_text_with_distinct<'c>(ty: Type<'c>, distinct: &[(Attribute<'c>, u64)]) -> String {
    with_distinct(ty.context(), distinct, |printer| printer.type_text(ty))
}

impl Display for Type<'_> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        print_with(self.context(), |printer| printer.type_text(*self), out)
    }
}

impl Display for Attribute<'_> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        print_with(self.context(), |printer| printer.attribute_text(*self, TypeElision::Never), out)
    }
}

impl Display for Location<'_> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        print_with(self.context(), |printer| printer.print_location(*self), out)
    }
}

impl Display for OpView<'_, '_> {
    /// The text of the operation in the custom form, with all that is in it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.ir().print_op(self.op(), &PrintOptions::default());
        f.write_str(text.trim_end())
    }
}

impl Display for ValueView<'_, '_> {
    /// For a result the text of its operation, for an argument its number and type.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.value().owner(self.ir()) {
            ValueOwner::Result(op, _) => Display::fmt(&op.view(self.ir()), f),
            ValueOwner::Argument(_, number) => {
                write!(f, "<block argument> of type '{}' at index: {number}", self.ty())
            }
        }
    }
}
