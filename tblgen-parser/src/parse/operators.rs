//! Bang operators.

use super::{List, Mode, Parser, finished};
use crate::lexer::{Bang, Keyword, Punctuation, TokenKind};
use crate::source::Span;
use crate::symbols::Symbol;
use crate::syntax::{Fold, MapOperator, Name, Operator, Type, ValueId, ValueKind};

/// What may follow an operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TypeArgument {
    None,
    Optional,
    Required,
}

/// The form of an operator's arguments, and the words for what is missing.
struct Form {
    ty: TypeArgument,
    /// The fewest arguments. With fewer, a comma is missing.
    least: usize,
    /// The most arguments. With more, the closing parenthesis is missing.
    most: usize,
    open: &'static str,
    comma: &'static str,
    close: &'static str,
    /// Whether llvm-tblgen looks for the closing parenthesis before it checks the arguments.
    closes_first: bool,
}

const UNARY: Form = Form {
    ty: TypeArgument::None,
    least: 1,
    most: 1,
    open: "expected '(' after unary operator",
    comma: "",
    close: "expected ')' in unary operator",
    closes_first: false,
};

/// The number of arguments is the evaluator's business: the message depends on their types.
const VARIADIC: Form = Form {
    ty: TypeArgument::None,
    least: 1,
    most: usize::MAX,
    open: "expected '(' after binary operator",
    comma: "",
    close: "expected ')' in operator",
    closes_first: false,
};

const TERNARY: Form = Form {
    ty: TypeArgument::None,
    least: 3,
    most: 3,
    open: "expected '(' after ternary operator",
    comma: "expected ',' in ternary operator",
    close: "expected ')' in binary operator",
    closes_first: true,
};

impl Form {
    /// What is said to a wrong number of arguments.
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
        IsA => Form {
            ty: TypeArgument::Required,
            open: "expected '(' after type of !isa",
            close: "expected ')' in !isa",
            ..UNARY
        },
        Exists => Form {
            ty: TypeArgument::Required,
            open: "expected '(' after type of !exists",
            close: "expected ')' in !exists",
            ..UNARY
        },
        Instances => Form {
            ty: TypeArgument::Required,
            least: 0,
            open: "expected '(' after type of !instances",
            close: "expected ')' in !instances",
            ..UNARY
        },
        Dag | If | SetDagArg | SetDagName | Subst => TERNARY,
        Substr => Form {
            least: 2,
            open: "expected '(' after !substr operator",
            comma: "expected ',' in !substr operator",
            close: "expected ')' in !substr operator",
            ..TERNARY
        },
        Find => Form {
            least: 2,
            open: "expected '(' after !find operator",
            comma: "expected ',' in !find operator",
            close: "expected ')' in !find operator",
            ..TERNARY
        },
        Range => Form { open: "expected '(' after !range operator", ..VARIADIC },
        GetDagArg => Form { ty: TypeArgument::Required, ..VARIADIC },
        _ => VARIADIC,
    }
}

impl Parser<'_> {
    /// An expression that begins with a bang operator.
    pub(super) fn operation(&mut self, bang: Bang) -> ValueId {
        let keyword = self.advance().span;
        let kind = match bang {
            Bang::Operator(operator) => self.plain_operation(operator),
            Bang::Map(operator) => self.map_operation(operator),
            Bang::Cond => self.cond(),
            Bang::Fold => return self.fold(keyword),
        };
        self.add_value(kind, keyword)
    }

    fn plain_operation(&mut self, operator: Operator) -> ValueKind {
        let form = form(operator);
        let mut arguments = List::new();
        let ty = self.type_argument(form.ty);
        if self.misses(Punctuation::LeftParen, form.open) {
            arguments.push(self.error_value());
        } else {
            self.arguments(operator, &form, &mut arguments);
        }
        ValueKind::Operation { operator, ty: ty.map(Box::new), arguments: finished(arguments) }
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
        let error =
            |parser: &Self| Type { kind: crate::syntax::TypeKind::Error, span: parser.span_from(start) };
        if self.misses(Punctuation::Less, MESSAGE) {
            return Some(error(self));
        }
        if self.at_keyword(Keyword::Code) {
            self.fail("the 'code' type is not allowed in bang operators; use 'string'");
            return Some(error(self));
        }
        let ty = self.ty();
        if self.misses(Punctuation::Greater, MESSAGE) {
            return Some(self.incomplete_type(ty));
        }
        Some(ty)
    }

    /// The arguments of an operator, and the closing parenthesis.
    fn arguments(&mut self, operator: Operator, form: &Form, arguments: &mut List<ValueId>) {
        if form.least == 0 && self.eat(Punctuation::RightParen) {
            return;
        }
        while !self.has_failed() {
            arguments.push(self.value(Mode::Value));
            let more = arguments.len() < form.most && self.eat(Punctuation::Comma);
            if more && operator == Operator::Range && arguments.len() == 3 {
                self.fail("expected at most three values of integer");
                return arguments.push(self.error_value());
            }
            if more {
                continue;
            }
            if self.misses_end(operator, form, arguments.len()) {
                self.leave_error(form, arguments);
            }
            return;
        }
    }

    /// Skips the closing parenthesis. True if it, or another argument, is missing.
    fn misses_end(&mut self, operator: Operator, form: &Form, count: usize) -> bool {
        if count < form.least && !self.at(Punctuation::Comma) {
            return self.fail_better(form.comma, form.expected(operator), None);
        }
        if count == form.most && self.at(Punctuation::Comma) {
            return self.fail_better(form.close, form.expected(operator), None);
        }
        self.misses(Punctuation::RightParen, form.close)
    }

    /// Leaves an error node behind the arguments, or behind the value of the last one.
    fn leave_error(&mut self, form: &Form, arguments: &mut List<ValueId>) {
        match arguments.last_mut() {
            Some(last) if form.closes_first => *last = self.incomplete(*last),
            _ => arguments.push(self.error_value()),
        }
    }

    /// ```text
    /// '!foreach' '(' NAME ',' Value ',' Value ')'
    /// ```
    fn map_operation(&mut self, operator: MapOperator) -> ValueKind {
        const OPEN: &str = "expected '(' after !foreach/!filter";
        const NAME: &str = "first argument of !foreach/!filter must be an identifier";
        const COMMA: &str = "expected ',' in !foreach/!filter";
        let _ = self.misses(Punctuation::LeftParen, OPEN);
        let variable = self.name(NAME).unwrap_or_else(|name| name);
        let _ = self.misses(Punctuation::Comma, COMMA);
        let sequence = self.value(Mode::Value);
        let sequence = self.then(sequence, Punctuation::Comma, COMMA);
        let body = self.value(Mode::Value);
        let body = self.then(body, Punctuation::RightParen, "expected ')' in !foreach/!filter");
        ValueKind::Map { operator, variable, sequence, body }
    }

    /// The value, with an error behind it if the token is missing.
    fn then(&mut self, value: ValueId, punctuation: Punctuation, message: &str) -> ValueId {
        if self.misses(punctuation, message) { self.incomplete(value) } else { value }
    }

    /// ```text
    /// '!cond' '(' Value ':' Value (',' Value ':' Value)* ','? ')'
    /// ```
    fn cond(&mut self) -> ValueKind {
        let mut clauses = List::new();
        if self.misses(Punctuation::LeftParen, "expected '(' after !cond operator") {
            let error = self.error_value();
            return ValueKind::Cond(finished(List::from_iter([(error, error)])));
        }
        while !self.has_failed() && !self.at(Punctuation::RightParen) {
            let condition = self.value(Mode::Value);
            let colon = "expected ':'  following a condition in !cond operator";
            let condition = self.then(condition, Punctuation::Colon, colon);
            let value = self.value(Mode::Value);
            clauses.push((condition, value));
            if self.at(Punctuation::RightParen) {
                break;
            }
            if self.misses(Punctuation::Comma, "expected ',' or ')' following a value in !cond operator") {
                let value = self.incomplete(value);
                clauses.pop();
                clauses.push((condition, value));
            }
        }
        self.eat(Punctuation::RightParen);
        if clauses.is_empty() && !self.has_failed() {
            self.fail("there should be at least 1 'condition : value' in the !cond operator");
            let error = self.error_value();
            clauses.push((error, error));
        }
        ValueKind::Cond(finished(clauses))
    }

    /// ```text
    /// '!foldl' '(' Value ',' Value ',' NAME ',' NAME ',' Value ')'
    /// ```
    fn fold(&mut self, keyword: Span) -> ValueId {
        const COMMA: &str = "expected ',' in !foldl";
        let _ = self.misses(Punctuation::LeftParen, "expected '(' after !foldl");
        let start = self.value(Mode::Value);
        // That it has a type is checked before the comma: the error node is the list.
        let _ = self.misses(Punctuation::Comma, COMMA);
        let list = self.value(Mode::Value);
        // That it is a list is checked before the comma: the error node is the body.
        let _ = self.misses(Punctuation::Comma, COMMA);
        let accumulator = self.fold_name("third argument of !foldl must be an identifier");
        let variable = self.fold_name("fourth argument of !foldl must be an identifier");
        let body = self.value(Mode::Value);
        let unclosed = self.misses(Punctuation::RightParen, "expected ')' in fold operator");
        let fold = Fold { keyword, start, list, accumulator, variable, body };
        let fold = self.add_value(ValueKind::Fold(Box::new(fold)), keyword);
        // The type of the body is checked before the parenthesis.
        if unclosed { self.incomplete(fold) } else { fold }
    }

    fn fold_name(&mut self, message: &str) -> Name {
        let name = self.name(message).unwrap_or(Name { symbol: Symbol::EMPTY, span: self.token.span });
        let _ = self.misses(Punctuation::Comma, "expected ',' in !foldl");
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
