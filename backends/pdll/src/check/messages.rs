//! The words of diagnostics that several checks share. The messages themselves are mlir-pdll's; labels and help are ours.

use super::Checker;
use crate::tree::{Expr, Name};
use crate::types::Type;
use std::rc::Rc;
use tblgen_parser::{Diagnostic, Span};

impl Checker {
    pub(super) fn report_redefinition(&mut self, name: &Name, previous: Option<Span>) {
        let error = Diagnostic::error(name.span, format!("`{}` has already been defined", name.text))
            .with_culprit_label("defined again")
            .with_note(previous, "see previous definition here")
            .with_help("take another name: inner scopes cannot hide the names of outer ones");
        self.report(error);
    }

    pub(super) fn report_type(&mut self, expr: &Rc<Expr>, message: String, help: &str) {
        if !expr.ty.is_invalid() {
            let error = Diagnostic::error(expr.span, message)
                .with_culprit_label(format!("this is {}", described(&expr.ty)))
                .with_help(help);
            self.report(error);
        }
    }
}

/// A type with its article.
pub(super) fn described(ty: &Type) -> String {
    let article = match ty {
        Type::Attribute | Type::Operation(_) => "an",
        _ => "a",
    };
    format!("{article} `{ty}`")
}

/// How a value of one type becomes one of another, if there is a way to write that.
pub(super) fn conversion_help(from: &Type, to: &Type) -> String {
    match (from, to) {
        (Type::Operation(_), Type::Operation(wanted)) => match &wanted.name {
            Some(name) => format!("constrain it where it is defined: `Op<{name}>`"),
            None => "an operation is expected".to_owned(),
        },
        (Type::Value | Type::ValueRange, Type::Operation(_)) => {
            "a value has no operation to refer to: name the operation with `let` and use that".to_owned()
        }
        (Type::Type, Type::Attribute) => "an attribute that holds a type is `attr<\"i32\">`".to_owned(),
        (Type::Attribute, Type::Type) => "a type literal is `type<\"i32\">`".to_owned(),
        (Type::Tuple(_), _) => "take an element of the tuple, as in `.0`".to_owned(),
        (Type::Constraint | Type::Rewrite, _) => "call it: `name(arguments)`".to_owned(),
        _ => format!("{} is expected here", described(to)),
    }
}
