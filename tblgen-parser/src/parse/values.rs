//! Values, their suffixes, ranges and arguments.

use super::{List, Mode, Parser, finished};
use rtblgen_bytes::{bytes_of, text_of};

use crate::lexer::{Bang, Keyword, Punctuation, TokenKind};
use crate::symbols::Symbol;
use crate::syntax::{
    Argument, Dag, DagArgument, ExprId, ExprKind, Name, Operator, RangeEnd, RangePiece, Suffix, ThinVec,
    Type, TypeKind,
};

impl Parser<'_> {
    /// ```text
    /// Value ::= Suffixed ('#' Suffixed)* '#'?
    /// ```
    pub(super) fn value(&mut self, mode: Mode) -> ExprId {
        self.nested(|parser| parser.paste(mode))
            .unwrap_or_else(|| self.add_expr(ExprKind::Missing, self.token.span))
    }

    fn paste(&mut self, mode: Mode) -> ExprId {
        let start = self.token.span;
        let first = self.suffixed(mode);
        if !self.at(Punctuation::Hash) {
            return first;
        }
        let mut operands = List::from_iter([first]);
        let mut hashes = List::new();
        while self.at(Punctuation::Hash) {
            hashes.push(self.advance().span.start);
            // A value may end in '#' before a body: the empty string is pasted.
            let ends = [Punctuation::Colon, Punctuation::Semicolon, Punctuation::LeftBrace];
            if ends.into_iter().any(|end| self.at(end)) {
                break;
            }
            operands.push(self.suffixed(Mode::Name));
        }
        let (operands, hashes) = (finished(operands), finished(hashes));
        let paste = self.add_expr(ExprKind::Paste { operands, hashes }, start);
        // Only `x # {0}` has a suffix here, which neither a string nor a list can have.
        self.suffixes(paste, mode)
    }

    /// ```text
    /// Suffixed ::= SimpleValue ('{' Ranges '}' | '[' Elements ']' | '.' NAME)*
    /// ```
    fn suffixed(&mut self, mode: Mode) -> ExprId {
        let base = self.simple_value();
        self.suffixes(base, mode)
    }

    fn suffixes(&mut self, base: ExprId, mode: Mode) -> ExprId {
        let start = self.span_of(base);
        let mut suffixes = List::new();
        loop {
            let suffix = match self.token.kind {
                TokenKind::Punctuation(Punctuation::LeftBrace) if mode == Mode::Value => self.bits_suffix(),
                TokenKind::Punctuation(Punctuation::LeftBracket) => self.elements_suffix(),
                TokenKind::Punctuation(Punctuation::Dot) => self.field_suffix(),
                _ => break,
            };
            suffixes.push(suffix);
        }
        if suffixes.is_empty() {
            return base;
        }
        let suffixes = finished(suffixes);
        self.add_expr(ExprKind::Suffixed { base, suffixes }, start)
    }

    fn bits_suffix(&mut self) -> Suffix {
        let start = self.advance().span;
        let ranges = self.ranges();
        self.expect(Punctuation::RightBrace, "expected '}' at end of bit range list");
        Suffix::Bits { ranges, span: self.span_from(start) }
    }

    fn elements_suffix(&mut self) -> Suffix {
        self.advance();
        let mut ranges = List::from_iter([self.range_piece()]);
        let mut trailing_comma = false;
        while self.eat(Punctuation::Comma) {
            if self.at(Punctuation::RightBracket) {
                trailing_comma = true;
                break;
            }
            ranges.push(self.range_piece());
        }
        self.expect(Punctuation::RightBracket, "expected ']' at end of list slice");
        Suffix::Elements { ranges: finished(ranges), trailing_comma, next: self.next() }
    }

    fn field_suffix(&mut self) -> Suffix {
        self.advance();
        Suffix::Field(self.name("expected field identifier after '.'").unwrap_or_else(|missing| missing))
    }

    /// ```text
    /// Ranges ::= RangePiece (',' RangePiece)*
    /// ```
    pub(super) fn ranges(&mut self) -> ThinVec<RangePiece> {
        finished(self.separated(Self::range_piece))
    }

    /// ```text
    /// RangePiece ::= Value | Value '...' Value | Value '-' Value | Value INTEGER
    /// ```
    pub(super) fn range_piece(&mut self) -> RangePiece {
        let span = self.token.span;
        let start = self.value(Mode::Value);
        let end = match self.token.kind {
            TokenKind::Punctuation(Punctuation::DotDotDot | Punctuation::Minus) => {
                self.advance();
                Some(RangeEnd::Value(self.value(Mode::Value)))
            }
            TokenKind::Integer(value) => {
                let span = self.advance().span;
                Some(RangeEnd::Negated { value: value.wrapping_neg(), span })
            }
            _ => None,
        };
        RangePiece { start, end, span: self.span_from(span), next: self.next() }
    }

    /// ```text
    /// SimpleValue ::= INTEGER | STRING+ | CODE | 'true' | 'false' | '?' | NAME | Bits | List | Dag
    ///               | NAME '<' Arguments | Operation
    /// ```
    fn simple_value(&mut self) -> ExprId {
        let start = self.token.span;
        let kind = match self.token.kind {
            TokenKind::Integer(value) => ExprKind::Int(value),
            TokenKind::Binary { value, width } => ExprKind::Binary { value, width },
            TokenKind::Code(symbol) => ExprKind::Code(symbol),
            TokenKind::Keyword(Keyword::True) => ExprKind::Bool(true),
            TokenKind::Keyword(Keyword::False) => ExprKind::Bool(false),
            TokenKind::Punctuation(Punctuation::Question) => ExprKind::Unset,
            TokenKind::String(symbol) => return self.strings(symbol),
            TokenKind::Identifier(symbol) => return self.identifier(symbol),
            TokenKind::Punctuation(Punctuation::LeftBrace) => return self.bits(),
            TokenKind::Punctuation(Punctuation::LeftBracket) => return self.list(),
            TokenKind::Punctuation(Punctuation::LeftParen) => return self.dag(),
            _ => {
                return match self.bang() {
                    Some(bang) => self.operation(bang),
                    None => self.no_value(),
                };
            }
        };
        self.advance();
        self.add_expr(kind, start)
    }

    fn no_value(&mut self) -> ExprId {
        let help = self.help_for_keyword().or_else(|| self.help_for_infix());
        let start = self.token.span;
        self.fail_better("Unknown or reserved token when parsing a value", "expected a value", help);
        self.add_expr(ExprKind::Missing, start)
    }

    /// Adjacent string literals are one.
    fn strings(&mut self, first: Symbol) -> ExprId {
        let start = self.advance().span;
        let mut symbol = first;
        if let TokenKind::String(_) = self.token.kind {
            let mut text = self.lexer.symbols.resolve(first).to_owned();
            while let TokenKind::String(next) = self.token.kind {
                text.push_str(self.lexer.symbols.resolve(next));
                self.advance();
            }
            // Bytes at the joints may have become UTF-8.
            if !rtblgen_bytes::is_plain(&text) {
                text = text_of(bytes_of(&text).into_owned());
            }
            symbol = self.lexer.symbols.intern(&text);
        }
        self.add_expr(ExprKind::String(symbol), start)
    }

    fn identifier(&mut self, symbol: Symbol) -> ExprId {
        let start = self.advance().span;
        let kind = match self.token.kind {
            TokenKind::Punctuation(Punctuation::Equal) => ExprKind::ArgumentName(symbol),
            TokenKind::Punctuation(Punctuation::Less) => {
                let class = Name { symbol, span: start };
                ExprKind::Instance { class, arguments: self.template_arguments() }
            }
            _ => ExprKind::Identifier(symbol),
        };
        self.add_expr(kind, start)
    }

    /// ```text
    /// Arguments ::= '<' (Argument (',' Argument)*)? '>'
    /// Argument ::= Value | NAME '=' Value
    /// ```
    pub(super) fn template_arguments(&mut self) -> ThinVec<Argument> {
        self.advance();
        if self.eat(Punctuation::Greater) {
            return ThinVec::new();
        }
        let mut arguments = List::new();
        loop {
            arguments.push(self.template_argument());
            if self.eat(Punctuation::Greater) {
                return finished(arguments);
            }
            self.expect(Punctuation::Comma, "Expected comma before next argument");
            if self.has_failed() {
                return finished(arguments);
            }
        }
    }

    fn template_argument(&mut self) -> Argument {
        let value = self.value(Mode::Value);
        if self.eat(Punctuation::Equal) {
            return Argument { name: Some(value), value: self.value(Mode::Value) };
        }
        Argument { name: None, value }
    }

    /// ```text
    /// Bits ::= '{' (Value (',' Value)*)? '}'
    /// ```
    fn bits(&mut self) -> ExprId {
        let start = self.advance().span;
        let bits = if self.at(Punctuation::RightBrace) { List::new() } else { self.elements() };
        self.expect(Punctuation::RightBrace, "expected '}' at end of bit list value");
        self.add_expr(ExprKind::Bits(finished(bits)), start)
    }

    /// ```text
    /// List ::= '[' (Value (',' Value)* ','?)? ']' ('<' Type '>')?
    /// ```
    fn list(&mut self) -> ExprId {
        let start = self.advance().span;
        let inside = self.next();
        let elements = if self.at(Punctuation::RightBracket) { List::new() } else { self.elements() };
        self.expect(Punctuation::RightBracket, "expected ']' at end of list value");
        let element_type = self.at(Punctuation::Less).then(|| Box::new(self.element_type()));
        self.add_expr(ExprKind::List { elements: finished(elements), element_type, inside }, start)
    }

    fn element_type(&mut self) -> Type {
        self.advance();
        let start = self.token.span;
        let ty = self.nested(Self::ty);
        let ty = ty.unwrap_or_else(|| Type { kind: TypeKind::Missing, span: start, next: self.next() });
        self.expect(Punctuation::Greater, "expected '>' at end of list element type");
        Type { next: self.next(), ..ty }
    }

    /// Values between commas, with an optional comma before a `]`.
    fn elements(&mut self) -> List<ExprId> {
        let mut values = List::from_iter([self.value(Mode::Value)]);
        while self.eat(Punctuation::Comma) && !self.at(Punctuation::RightBracket) {
            values.push(self.value(Mode::Value));
        }
        values
    }

    /// ```text
    /// Dag ::= '(' Value (':' VARIABLE)? (DagArgument (',' DagArgument)*)? ')'
    /// ```
    fn dag(&mut self) -> ExprId {
        let start = self.advance().span;
        if !self.begins_dag_operator() {
            self.fail("expected identifier or list of value types in dag init");
        }
        let operator = self.value(Mode::Value);
        let (mut name, mut arguments) = (None, List::new());
        if self.at(Punctuation::Colon) {
            name = self.variable_after_colon("expected variable name in dag operator");
        }
        if !self.at(Punctuation::RightParen) && !self.has_failed() {
            arguments = self.separated(Self::dag_argument);
        }
        self.expect(Punctuation::RightParen, "expected ')' in dag init");
        let arguments = finished(arguments);
        self.add_expr(ExprKind::Dag(Box::new(Dag { operator, name, arguments })), start)
    }

    fn begins_dag_operator(&self) -> bool {
        matches!(
            self.token.kind,
            TokenKind::Identifier(_)
                | TokenKind::Punctuation(Punctuation::Question | Punctuation::LeftBracket)
                | TokenKind::Bang(Bang::Operator(Operator::Cast | Operator::GetDagOp))
        )
    }

    /// ```text
    /// DagArgument ::= Value (':' VARIABLE)? | VARIABLE
    /// ```
    fn dag_argument(&mut self) -> DagArgument {
        if let Some(name) = self.variable() {
            return DagArgument { value: None, name: Some(name) };
        }
        let value = Some(self.value(Mode::Value));
        let colon = self.at(Punctuation::Colon);
        let name = colon.then(|| self.variable_after_colon("expected variable name in dag literal"));
        DagArgument { value, name: name.flatten() }
    }

    fn variable_after_colon(&mut self, message: &str) -> Option<Name> {
        self.advance();
        let name = self.variable();
        if name.is_none() {
            self.fail(message);
        }
        name
    }

    /// The `$name` at the current token, which is skipped.
    fn variable(&mut self) -> Option<Name> {
        let TokenKind::Variable(symbol) = self.token.kind else { return None };
        Some(Name { symbol, span: self.advance().span })
    }
}
