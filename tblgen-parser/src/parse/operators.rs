//! Parser of bang operators.

use super::{List, Mode, Parser, finished};
use crate::lexer::{Bang, Keyword, Punctuation, TokenKind};
use crate::syntax::{ExprId, ExprKind, Fold, Map, MapOperator, Name, Operator, Type, TypeKind};

/// The syntax of an operator's arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TypeArgument {
    None,
    Optional,
    Required,
}

/// The number of an operator's arguments, and the messages for missing ones.
struct Form {
    ty: TypeArgument,
    /// The fewest arguments. With fewer, a comma is missing.
    least: usize,
    /// The most arguments. With more, the closing parenthesis is missing.
    most: usize,
    open: &'static str,
    comma: &'static str,
    close: &'static str,
}

/// A form with its messages. `$before` is the text before the opening parenthesis, `$inside` the construct
/// around the arguments.
macro_rules! form {
    ($ty:ident, $least:literal..=$most:expr, $before:literal, $inside:literal) => {
        Form {
            ty: TypeArgument::$ty,
            least: $least,
            most: $most,
            open: concat!("expected '(' after ", $before),
            comma: concat!("expected ',' in ", $inside),
            close: concat!("expected ')' in ", $inside),
        }
    };
}

const UNARY: Form = form!(None, 1..=1, "unary operator", "unary operator");

/// The evaluator checks the number of arguments: the message depends on their types.
const VARIADIC: Form = form!(None, 1..=usize::MAX, "binary operator", "operator");

const TERNARY: Form = Form {
    close: "expected ')' in binary operator",
    ..form!(None, 3..=3, "ternary operator", "ternary operator")
};

impl Form {
    /// The message for a wrong number of arguments.
    fn expected(&self, operator: Operator) -> String {
        let name = operator.name();
        match (self.least, self.most) {
            (1, 1) => format!("!{name} takes one argument"),
            (least, most) if least == most => format!("!{name} takes {most} arguments"),
            (least, most) => format!("!{name} takes {least} or {most} arguments"),
        }
    }
}

fn form(operator: Operator) -> Form {
    use Operator::*;
    match operator {
        Cast => Form { ty: TypeArgument::Required, ..UNARY },
        GetDagOp => Form { ty: TypeArgument::Optional, ..UNARY },
        Empty | GetDagOpName | Head | Initialized | ListFlatten | LogTwo | Not | Repr | Size | Tail
        | ToLower | ToUpper => UNARY,
        IsA => form!(Required, 1..=1, "type of !isa", "!isa"),
        Exists => form!(Required, 1..=1, "type of !exists", "!exists"),
        Instances => form!(Required, 0..=1, "type of !instances", "!instances"),
        Dag | If | SetDagArg | SetDagName | Subst => TERNARY,
        Substr => form!(None, 2..=3, "!substr operator", "!substr operator"),
        Find => form!(None, 2..=3, "!find operator", "!find operator"),
        Range => Form { open: "expected '(' after !range operator", ..VARIADIC },
        GetDagArg => Form { ty: TypeArgument::Required, ..VARIADIC },
        Add | And | Con | Div | Eq | Ge | GetDagName | Gt | Interleave | Le | ListConcat | ListRemove
        | ListSplat | Lt | Match | Mul | Ne | Or | SetDagOp | SetDagOpName | Shl | Sra | Srl | StrConcat
        | Sub | Xor => VARIADIC,
    }
}

impl Parser<'_> {
    /// An expression that begins with a bang operator.
    pub(super) fn operation(&mut self, bang: Bang) -> ExprId {
        let keyword = self.advance().span;
        let kind = match bang {
            Bang::Operator(operator) => self.plain_operation(operator),
            Bang::Map(operator) => self.map_operation(operator),
            Bang::Cond => self.cond(),
            Bang::Fold => self.fold(),
        };
        self.add_expr(kind, keyword)
    }

    fn plain_operation(&mut self, operator: Operator) -> ExprKind {
        let form = form(operator);
        let ty = self.type_argument(form.ty);
        let open = self.next();
        self.expect(Punctuation::LeftParen, form.open);
        let arguments = finished(self.arguments(operator, &form));
        ExprKind::Operation { operator, ty: ty.map(Box::new), open, arguments }
    }

    /// ```text
    /// TypeArgument ::= '<' Type '>'
    /// ```
    fn type_argument(&mut self, presence: TypeArgument) -> Option<Type> {
        const MESSAGE: &str = "expected type name for operator";
        let absent = !self.at(Punctuation::Less);
        if presence == TypeArgument::None || (presence == TypeArgument::Optional && absent) {
            return None;
        }
        let start = self.token.span;
        self.expect(Punctuation::Less, MESSAGE);
        if self.at_keyword(Keyword::Code) {
            self.fail("the 'code' type is not allowed in bang operators; use 'string'");
        }
        if self.has_failed() {
            return Some(Type { kind: TypeKind::Missing, span: start, next: self.next() });
        }
        let ty = self.ty();
        self.expect(Punctuation::Greater, MESSAGE);
        Some(Type { next: self.next(), ..ty })
    }

    /// The arguments of an operator, and the closing parenthesis.
    fn arguments(&mut self, operator: Operator, form: &Form) -> List<ExprId> {
        let mut arguments = List::new();
        if form.least == 0 && self.eat(Punctuation::RightParen) {
            return arguments;
        }
        while !self.has_failed() {
            arguments.push(self.value(Mode::Value));
            let more = arguments.len() < form.most && self.eat(Punctuation::Comma);
            if more && operator == Operator::Range && arguments.len() == 3 {
                self.fail("expected at most three values of integer");
            }
            if !more {
                self.end_of_arguments(operator, form, arguments.len());
                break;
            }
        }
        arguments
    }

    /// Skips the closing parenthesis. It, or another argument, may be missing.
    fn end_of_arguments(&mut self, operator: Operator, form: &Form, count: usize) {
        if self.has_failed() {
            return;
        }
        if count < form.least && !self.at(Punctuation::Comma) {
            return self.fail_better(form.comma, form.expected(operator), None);
        }
        if count == form.most && self.at(Punctuation::Comma) {
            return self.fail_better(form.close, form.expected(operator), None);
        }
        self.expect(Punctuation::RightParen, form.close);
    }

    /// ```text
    /// '!foreach' '(' NAME ',' Value ',' Value ')'
    /// ```
    fn map_operation(&mut self, operator: MapOperator) -> ExprKind {
        const OPEN: &str = "expected '(' after !foreach/!filter";
        const NAME: &str = "first argument of !foreach/!filter must be an identifier";
        const COMMA: &str = "expected ',' in !foreach/!filter";
        self.expect(Punctuation::LeftParen, OPEN);
        let variable = self.name(NAME).unwrap_or_else(|name| name);
        let after_variable = self.next();
        self.expect(Punctuation::Comma, COMMA);
        let sequence = self.value(Mode::Value);
        self.expect(Punctuation::Comma, COMMA);
        let body = self.value(Mode::Value);
        self.expect(Punctuation::RightParen, "expected ')' in !foreach/!filter");
        ExprKind::Map(Box::new(Map { operator, variable, after_variable, sequence, body }))
    }

    /// ```text
    /// '!cond' '(' Value ':' Value (',' Value ':' Value)* ','? ')'
    /// ```
    fn cond(&mut self) -> ExprKind {
        let mut clauses = List::new();
        self.expect(Punctuation::LeftParen, "expected '(' after !cond operator");
        while !self.has_failed() && !self.at(Punctuation::RightParen) {
            let condition = self.value(Mode::Value);
            self.expect(Punctuation::Colon, "expected ':'  following a condition in !cond operator");
            clauses.push((condition, self.value(Mode::Value)));
            if self.at(Punctuation::RightParen) {
                break;
            }
            self.expect(Punctuation::Comma, "expected ',' or ')' following a value in !cond operator");
        }
        self.eat(Punctuation::RightParen);
        if clauses.is_empty() && !self.has_failed() {
            self.fail("there should be at least 1 'condition : value' in the !cond operator");
        }
        ExprKind::Cond(finished(clauses))
    }

    /// ```text
    /// '!foldl' '(' Value ',' Value ',' NAME ',' NAME ',' Value ')'
    /// ```
    fn fold(&mut self) -> ExprKind {
        const COMMA: &str = "expected ',' in !foldl";
        self.expect(Punctuation::LeftParen, "expected '(' after !foldl");
        let start = self.value(Mode::Value);
        self.expect(Punctuation::Comma, COMMA);
        let list = self.value(Mode::Value);
        self.expect(Punctuation::Comma, COMMA);
        let accumulator = self.fold_name("third argument of !foldl must be an identifier");
        let variable = self.fold_name("fourth argument of !foldl must be an identifier");
        let body = self.value(Mode::Value);
        self.expect(Punctuation::RightParen, "expected ')' in fold operator");
        ExprKind::Fold(Box::new(Fold { start, list, accumulator, variable, body }))
    }

    fn fold_name(&mut self, message: &str) -> Name {
        let name = self.name(message).unwrap_or_else(|name| name);
        self.expect(Punctuation::Comma, "expected ',' in !foldl");
        name
    }

    /// Whether a bang operator is at the current token.
    pub(super) fn bang(&self) -> Option<Bang> {
        match self.token.kind {
            TokenKind::Bang(bang) => Some(bang),
            _ => None,
        }
    }
}
