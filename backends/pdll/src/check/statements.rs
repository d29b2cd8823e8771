//! Statements, and requirements on the body of a pattern.

use super::Checker;
use crate::tree::{Block, Expr, StatementKind};
use crate::types::Type;
use std::rc::Rc;
use tblgen_parser::{Diagnostic, Span};

impl Checker {
    /// `erase`
    pub fn erase(&mut self, root: Rc<Expr>) -> StatementKind {
        if !root.ty.is_operation() {
            self.report_type(&root, "expected `Op` expression".to_owned(), ROOT_HELP);
        }
        StatementKind::Erase(root)
    }

    /// `replace`
    pub fn replace(&mut self, root: Rc<Expr>, values: Vec<Rc<Expr>>) -> StatementKind {
        self.check_root(&root);
        let is_list = values.len() > 1;
        let values = values.into_iter().map(|value| self.replacement(value, is_list)).collect();
        StatementKind::Replace { root, values }
    }

    fn replacement(&mut self, value: Rc<Expr>, is_in_list: bool) -> Rc<Expr> {
        match value.ty {
            Type::Operation(_) if is_in_list => self.all_results(&value, Type::ValueRange),
            Type::Operation(_) | Type::Value | Type::ValueRange | Type::Invalid => value,
            _ => {
                let message =
                    format!("expected `Op`, `Value` or `ValueRange` expression, but got `{}`", value.ty);
                self.report_type(
                    &value,
                    message,
                    "an operation is replaced with values or with another operation",
                );
                value
            }
        }
    }

    /// `rewrite`
    pub fn rewrite(&mut self, root: Rc<Expr>, body: Block) -> StatementKind {
        self.check_root(&root);
        self.check_no_return(&body);
        StatementKind::Rewrite { root, body }
    }

    fn check_root(&mut self, root: &Rc<Expr>) {
        if !root.ty.is_operation() {
            let message = format!("expected `Op` expression, but got `{}`", root.ty);
            self.report_type(root, message, ROOT_HELP);
        }
    }

    fn check_no_return(&mut self, body: &Block) {
        let returns = body.statements.iter().find(|one| matches!(one.kind, StatementKind::Return(_)));
        if let Some(found) = returns {
            self.report_return(found.span);
        }
    }

    fn report_return(&mut self, span: Span) {
        let message = "`return` statements are only permitted within a `Constraint` or `Rewrite` body";
        let error = Diagnostic::error(span, message)
            .with_culprit_label("in a pattern")
            .with_help("a pattern ends with `erase`, `replace` or `rewrite`");
        self.report(error);
    }

    /// Checks that the body of a pattern ends with its only rewrite statement.
    pub fn check_pattern_body(&mut self, keyword: Span, body: &Block) {
        let ends = |kind: &StatementKind| kind.is_rewrite() || matches!(kind, StatementKind::Return(_));
        let Some(end) = body.statements.iter().position(|one| ends(&one.kind)) else {
            self.report_no_rewrite(keyword, body);
            return;
        };
        if !body.statements[end].kind.is_rewrite() {
            self.report_return(body.statements[end].span);
        } else if let Some(next) = body.statements.get(end + 1) {
            let message = "Pattern body was terminated by an operation rewrite statement, but found trailing statements";
            let error = Diagnostic::error(next.span, message)
                .with_label(body.statements[end].span, "the pattern ends with this")
                .with_help("put what else is rewritten into one `rewrite root with { ... }`");
            self.report(error);
        }
    }

    fn report_no_rewrite(&mut self, keyword: Span, body: &Block) {
        // An invalid statement may have been the rewrite.
        if body.statements.iter().any(|one| matches!(one.kind, StatementKind::Invalid)) {
            return;
        }
        let message =
            "expected Pattern body to terminate with an operation rewrite statement, such as `erase`";
        let error = Diagnostic::error(keyword, message)
            .with_culprit_label("this pattern rewrites nothing")
            .with_help("add `erase root;`, `replace root with ...;` or `rewrite root with { ... };`");
        self.report(error);
    }

    /// Checks the statement of a lambda pattern.
    pub fn check_pattern_lambda(&mut self, body: &Block) {
        let invalid = |kind: &StatementKind| !kind.is_rewrite() && !matches!(kind, StatementKind::Invalid);
        if let Some(found) = body.statements.iter().find(|one| invalid(&one.kind)) {
            let message = "expected Pattern lambda body to contain a single operation rewrite statement, such as `erase`, `replace`, or `rewrite`";
            let error = Diagnostic::error(found.span, message)
                .with_culprit_label("not a rewrite statement")
                .with_help("a pattern with match statements has a body in braces");
            self.report(error);
        }
    }
}

const ROOT_HELP: &str = "the rewritten operation is an `op<...>` expression or a variable of the type `Op`";
