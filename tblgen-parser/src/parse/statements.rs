//! Parser of statements.

use super::{Mode, Parser, finished};
use crate::diagnostic::Diagnostic;
use crate::lexer::{Keyword, Punctuation, TokenKind};
use crate::source::Span;
use crate::syntax::{
    Defset, Deftype, ForEach, ForEachSource, If, Let, LetBinding, LetMode, Name, Statement, StatementKind,
};

/// Opening and closing bracket, and the error for a missing closing one.
type Brackets = (Punctuation, Punctuation, &'static str);

/// The brackets around the bits of a field.
pub(super) const BRACES: Brackets =
    (Punctuation::LeftBrace, Punctuation::RightBrace, "expected '}' at end of bit list");

impl Parser<'_> {
    /// All statements of the top level.
    ///
    /// ```text
    /// File ::= Statement*
    /// ```
    pub(super) fn file(&mut self) -> Vec<Statement> {
        let statements = self.statements();
        if !self.has_failed() && self.token.kind != TokenKind::End {
            self.fail_at_top_level();
        }
        statements
    }

    fn fail_at_top_level(&mut self) {
        const MESSAGE: &str = "Unexpected token at top level";
        let error = self.error(MESSAGE);
        self.fail_with(match self.token.kind {
            TokenKind::Punctuation(Punctuation::Semicolon) => error.with_help("remove the semicolon"),
            TokenKind::Punctuation(Punctuation::Hash) => {
                error.with_help(directive_help(self.text_after_token()))
            }
            _ => error.with_help(format!("a statement begins with one of {}", statements())),
        });
    }

    /// The text of the file after the current token.
    fn text_after_token(&self) -> &str {
        self.lexer.sources.text(Span::new(self.token.span.end, u32::MAX))
    }

    /// Statements, while the current token begins one.
    fn statements(&mut self) -> Vec<Statement> {
        let mut statements = Vec::new();
        while self.begins_statement() {
            self.statement(&mut statements);
        }
        statements
    }

    fn begins_statement(&self) -> bool {
        matches!(self.token.kind, TokenKind::Keyword(keyword) if STATEMENTS.contains(&keyword))
    }

    /// Appends one statement.
    pub(super) fn statement(&mut self, statements: &mut Vec<Statement>) {
        let start = self.token.span;
        if let Some(kind) = self.nested(Self::statement_kind).flatten() {
            statements.push(Statement { kind, span: self.span_from(start), next: self.next() });
        }
    }

    /// The statement at the current token, if enough of it is read to be evaluated.
    fn statement_kind(&mut self) -> Option<StatementKind> {
        let TokenKind::Keyword(keyword) = self.token.kind else { return self.no_statement() };
        match keyword {
            Keyword::Assert => Some(StatementKind::Assert(self.assert())),
            Keyword::Def => Some(self.def()),
            Keyword::Defm => Some(self.defm()),
            Keyword::Deftype => self.deftype(),
            Keyword::Defvar => self.defvar().map(StatementKind::Defvar),
            Keyword::Dump => Some(StatementKind::Dump(self.dump())),
            Keyword::Foreach => self.foreach(),
            Keyword::If => Some(self.if_then_else()),
            Keyword::Let => Some(self.let_in()),
            Keyword::Defset if self.in_multiclass => {
                self.misplaced("defset is not allowed inside multiclass")
            }
            Keyword::Defset => Some(self.defset()),
            Keyword::Class if self.in_multiclass => self.misplaced("class is not allowed inside multiclass"),
            Keyword::Class if self.loops > 0 => self.misplaced("class is not allowed inside foreach loop"),
            Keyword::Class => self.class(),
            Keyword::MultiClass if self.loops > 0 => {
                self.misplaced("multiclass is not allowed inside foreach loop")
            }
            Keyword::MultiClass => self.multiclass(),
            _ => self.no_statement(),
        }
    }

    fn no_statement(&mut self) -> Option<StatementKind> {
        const MESSAGE: &str = "Expected assert, class, def, defm, defset, dump, foreach, if, or let";
        self.fail_better(MESSAGE, format!("expected one of {}", statements()), None);
        None
    }

    fn misplaced(&mut self, message: &str) -> Option<StatementKind> {
        self.fail_with(Diagnostic::error(self.token.span, message));
        None
    }

    /// ```text
    /// Block ::= Statement | '{' Statement* '}'
    /// ```
    /// `at_end` is the error for a missing brace.
    fn block(&mut self, at_end: &str) -> Vec<Statement> {
        let mut statements = Vec::new();
        if self.at(Punctuation::LeftBrace) {
            let brace = self.advance().span;
            statements = self.statements();
            self.close_block(brace, at_end);
        } else if self.begins_statement() {
            self.statement(&mut statements);
        } else {
            self.no_statement();
        }
        statements
    }

    /// Skips the closing brace of a block.
    fn close_block(&mut self, brace: Span, at_end: &str) {
        if !self.eat(Punctuation::RightBrace) {
            let error = self.error(at_end);
            self.fail_with(error.with_label(brace, "to match this '{'"));
        }
    }

    /// ```text
    /// Let ::= 'let' Binding (',' Binding)* 'in' Block
    /// ```
    fn let_in(&mut self) -> StatementKind {
        const NO_NAME: &str = "expected identifier in let definition";
        // LLVM 23 has braces here, as in bodies.
        let angles = (Punctuation::Less, Punctuation::Greater, "expected '>' at end of range list");
        self.advance();
        let bindings = self.separated(|parser| parser.let_binding(NO_NAME, &[angles, BRACES]));
        if !self.has_failed() && !self.eat_keyword(Keyword::In) {
            self.fail("expected 'in' at end of top-level 'let'");
        }
        let braces = self.at(Punctuation::LeftBrace);
        let body = self.block("expected '}' at end of top level let command");
        StatementKind::Let(Let {
            bindings: finished(bindings.into_iter().flatten().collect()),
            body: body.into(),
            braces,
        })
    }

    /// ```text
    /// Binding ::= ('append' | 'prepend')? NAME ('{' Ranges '}' | '<' Ranges '>')? '=' Value
    /// ```
    /// `no_name` is the error for a missing name, `brackets` those that may be around the ranges.
    pub(super) fn let_binding(&mut self, no_name: &str, brackets: &[Brackets]) -> Option<LetBinding> {
        let mut name = self.name(no_name).ok()?;
        let mode = self.let_mode(name);
        if mode != LetMode::Replace {
            name = self.name(no_name).ok()?;
        }
        let bits = brackets.iter().find(|brackets| self.at(brackets.0)).map(|&(_, close, no_close)| {
            self.advance();
            let ranges = self.ranges();
            self.expect(close, no_close);
            ranges
        });
        self.expect(Punctuation::Equal, "expected '=' in let expression");
        let value = self.value(Mode::Value);
        Some(LetBinding { mode, name, bits, value, next: self.next() })
    }

    /// The mode that a name is. `append` and `prepend` are names of fields too, unless a name follows.
    fn let_mode(&mut self, name: Name) -> LetMode {
        let is_followed = matches!(self.token.kind, TokenKind::Identifier(_));
        match self.lexer.symbols.resolve(name.symbol) {
            "append" if is_followed => LetMode::Append,
            "prepend" if is_followed => LetMode::Prepend,
            _ => LetMode::Replace,
        }
    }

    fn eat_keyword(&mut self, keyword: Keyword) -> bool {
        let found = self.at_keyword(keyword);
        if found {
            self.advance();
        }
        found
    }

    /// ```text
    /// ForEach ::= 'foreach' NAME '=' ('{' Ranges '}' | RangePiece) 'in' Block
    /// ```
    fn foreach(&mut self) -> Option<StatementKind> {
        let keyword = self.advance().span;
        let variable = self.name("Expected identifier in foreach declaration").ok()?;
        self.expect(Punctuation::Equal, "Expected '=' in foreach declaration");
        let source = if self.eat(Punctuation::LeftBrace) {
            let ranges = self.ranges();
            self.expect(Punctuation::RightBrace, "expected '}' at end of bit range list");
            ForEachSource::Ranges(ranges)
        } else {
            ForEachSource::Piece(Box::new(self.range_piece()))
        };
        self.require_keyword(Keyword::In, "expected 'in' after what the foreach goes over");
        self.loops += 1;
        let body = self.block("expected '}' at end of foreach command").into();
        self.loops -= 1;
        Some(StatementKind::ForEach(ForEach { keyword, variable, source, body }))
    }

    /// Skips a keyword for which llvm-tblgen has no better words than "Unknown tok".
    fn require_keyword(&mut self, keyword: Keyword, message: &str) {
        if !self.has_failed() && !self.eat_keyword(keyword) {
            self.fail_better("Unknown tok", message, None);
        }
    }

    /// ```text
    /// If ::= 'if' Value 'then' Block ('else' Block)?
    /// ```
    fn if_then_else(&mut self) -> StatementKind {
        let keyword = self.advance().span;
        let condition = self.value(Mode::Value);
        self.require_keyword(Keyword::Then, "expected 'then' after the condition");
        self.loops += 1;
        let then_body = self.block("expected '}' at end of 'then' clause").into();
        let after_then = self.next();
        let has_else = self.eat_keyword(Keyword::Else);
        let else_body = has_else.then(|| self.block("expected '}' at end of 'else' clause").into());
        self.loops -= 1;
        StatementKind::If(If { keyword, condition, then_body, after_then, else_body })
    }

    /// ```text
    /// Defset ::= 'defset' Type NAME '=' '{' Statement* '}'
    /// ```
    fn defset(&mut self) -> StatementKind {
        self.advance();
        let ty = self.ty();
        let name = self.name("expected identifier").unwrap_or_else(|name| name);
        self.expect(Punctuation::Equal, "expected '='");
        let brace = self.token.span;
        self.expect(Punctuation::LeftBrace, "expected '{'");
        let body = self.statements();
        self.close_block(brace, "expected '}' at end of defset");
        StatementKind::Defset(Defset { ty, name, body: body.into() })
    }

    /// ```text
    /// Deftype ::= 'deftype' NAME '=' Type ';'
    /// ```
    fn deftype(&mut self) -> Option<StatementKind> {
        self.advance();
        let name = self.name("expected identifier").ok()?;
        self.expect(Punctuation::Equal, "expected '='");
        let ty = self.ty();
        self.expect(Punctuation::Semicolon, "expected ';'");
        Some(StatementKind::Deftype(Deftype { name, ty }))
    }
}

/// The keywords of statements.
const STATEMENTS: [Keyword; 12] = {
    use Keyword::*;
    [Assert, Class, Def, Defm, Defset, Deftype, Defvar, Dump, Foreach, If, Let, MultiClass]
};

fn statements() -> String {
    STATEMENTS.map(Keyword::text).join(", ")
}

/// The help for a `#` at the top level; `text` follows it.
fn directive_help(text: &str) -> String {
    const PLACE: &str = "a directive stands at the start of a line, and a line break follows it";
    const DIRECTIVES: &str = "the directives are #define, #ifdef, #ifndef, #else and #endif";
    let length = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(text.len());
    match &text[..length] {
        "" | "define" | "ifdef" | "ifndef" | "else" | "endif" => PLACE.to_owned(),
        "include" => "an include is a statement: write 'include \"...\"', without '#'".to_owned(),
        "undef" => format!("a macro cannot be undefined: {DIRECTIVES}"),
        "pragma" => format!("{DIRECTIVES}; '#ifndef', '#define' and '#endif' around a file guard it"),
        "if" | "elif" | "elifdef" | "elifndef" => {
            format!("a condition is whether a macro is defined: {DIRECTIVES}")
        }
        _ => DIRECTIVES.to_owned(),
    }
}
