//! Classes, definitions, and their bodies.

use super::statements::BRACES;
use super::{List, Mode, Parser, finished};
use crate::diagnostic::Diagnostic;
use crate::lexer::{Keyword, Punctuation, TokenKind};
use crate::syntax::{
    Assert, BodyItem, Class, ClassReference, Declaration, Def, Defm, Defvar, Dump, ExprId, LetBinding,
    MultiClass, Name, RecordBody, Statement, StatementKind, ThinVec, Type, TypeKind,
};

const NO_CLASS: &str = "expected name for ClassID";
const NO_MULTICLASS: &str = "expected name for MultiClassID";

impl Parser<'_> {
    /// ```text
    /// Class ::= 'class' NAME Parameters? RecordBody
    /// ```
    pub(super) fn class(&mut self) -> Option<StatementKind> {
        self.advance();
        let name = self.name("expected class name after 'class' keyword").ok()?;
        let (parameters, body) = (self.parameters(), self.record_body());
        Some(StatementKind::Class(Class { name, parameters, body }))
    }

    /// ```text
    /// Def ::= 'def' Value? RecordBody
    /// ```
    pub(super) fn def(&mut self) -> StatementKind {
        let keyword = self.advance().span;
        let named = matches!(self.token.kind, TokenKind::Identifier(_));
        let location = if named { self.token.span } else { keyword };
        let (name, body) = (self.record_name(), self.record_body());
        StatementKind::Def(Def { name, keyword, location, body })
    }

    /// ```text
    /// Defm ::= 'defm' Value? Parents ';'
    /// ```
    pub(super) fn defm(&mut self) -> StatementKind {
        self.advance();
        let name = self.record_name();
        self.expect(Punctuation::Colon, "expected ':' after defm identifier");
        let mut parents = List::from_iter(self.class_reference(NO_MULTICLASS));
        while self.eat(Punctuation::Comma) {
            parents.extend(self.class_reference("expected identifier"));
        }
        let after_parents = self.next();
        self.expect(Punctuation::Semicolon, "expected ';' at end of defm");
        StatementKind::Defm(Defm { name, parents: finished(parents), after_parents })
    }

    /// The name of a `def` or `defm`; `None` where its body or parents begin.
    fn record_name(&mut self) -> Option<ExprId> {
        let ends = [Punctuation::Colon, Punctuation::Semicolon, Punctuation::LeftBrace];
        let anonymous = ends.into_iter().any(|end| self.at(end));
        (!anonymous).then(|| self.value(Mode::Name))
    }

    /// ```text
    /// MultiClass ::= 'multiclass' NAME Parameters? Parents? ('{' Statement+ '}' | ';')
    /// ```
    pub(super) fn multiclass(&mut self) -> Option<StatementKind> {
        self.advance();
        let name = self.name("expected identifier after multiclass for name").ok()?;
        let parameters = self.parameters();
        let inherits = self.at(Punctuation::Colon);
        let parents = self.parents(NO_MULTICLASS);
        let outer = std::mem::replace(&mut self.in_multiclass, true);
        let body = self.multiclass_body(inherits).into();
        self.in_multiclass = outer;
        Some(StatementKind::MultiClass(MultiClass { name, parameters, parents, body }))
    }

    fn multiclass_body(&mut self, inherits: bool) -> Vec<Statement> {
        let mut body = Vec::new();
        if !self.at(Punctuation::LeftBrace) {
            let message = match inherits {
                true => "expected ';' in multiclass definition",
                false => "expected '{' in multiclass definition",
            };
            if !(inherits && self.eat(Punctuation::Semicolon)) {
                self.fail(message);
                if inherits {
                    self.suggest_missing(Punctuation::Semicolon);
                }
            }
            return body;
        }
        self.advance();
        if self.at(Punctuation::RightBrace) {
            self.fail("multiclass must contain at least one def");
        }
        while !self.has_failed() && !self.at(Punctuation::RightBrace) {
            self.multiclass_statement(&mut body);
        }
        self.eat(Punctuation::RightBrace);
        self.reject_semicolon("multiclass");
        body
    }

    fn multiclass_statement(&mut self, body: &mut Vec<Statement>) {
        use Keyword::{Assert, Def, Defm, Defvar, Dump, Foreach, If, Let};
        match self.token.kind {
            TokenKind::Keyword(Assert | Def | Defm | Defvar | Dump | Foreach | If | Let) => {
                self.statement(body);
            }
            _ => {
                self.fail(
                    "expected 'assert', 'def', 'defm', 'defvar', 'dump', 'foreach', 'if', or 'let' \
                     in multiclass body",
                );
            }
        }
    }

    /// A body must not be followed by a semicolon.
    fn reject_semicolon(&mut self, what: &str) {
        if self.at(Punctuation::Semicolon) {
            // llvm-tblgen has read on before it complains.
            let span = self.advance().span;
            let message = format!("A {what} body should not end with a semicolon");
            let error = Diagnostic::error(span, message)
                .with_note(None, "Semicolon ignored; remove to eliminate this error");
            self.fail_with(error);
        }
    }

    /// ```text
    /// Parameters ::= '<' Declaration (',' Declaration)* '>'
    /// ```
    fn parameters(&mut self) -> ThinVec<Declaration> {
        if !self.eat(Punctuation::Less) {
            return ThinVec::new();
        }
        let parameters = self.separated(Self::declaration);
        self.expect(Punctuation::Greater, "expected '>' at end of template argument list");
        finished(parameters)
    }

    /// ```text
    /// Parents ::= ':' ClassReference (',' ClassReference)*
    /// ```
    fn parents(&mut self, no_name: &str) -> ThinVec<ClassReference> {
        if !self.eat(Punctuation::Colon) {
            return ThinVec::new();
        }
        let parents = self.separated(|parser| parser.class_reference(no_name));
        finished(parents.into_iter().flatten().collect())
    }

    /// ```text
    /// ClassReference ::= NAME Arguments?
    /// ```
    fn class_reference(&mut self, no_name: &str) -> Option<ClassReference> {
        let class = self.name(no_name).ok()?;
        let arguments = self.at(Punctuation::Less).then(|| self.template_arguments());
        Some(ClassReference { class, arguments, span: self.span_from(class.span), next: self.next() })
    }

    /// ```text
    /// RecordBody ::= Parents? (';' | '{' BodyItem* '}')
    /// ```
    fn record_body(&mut self) -> RecordBody {
        let parents = self.parents(NO_CLASS);
        let after_parents = self.next();
        let mut items = List::new();
        if !self.has_failed() && !self.eat(Punctuation::Semicolon) {
            self.braced_body(&mut items);
        }
        RecordBody { parents, after_parents, items: finished(items) }
    }

    fn braced_body(&mut self, body: &mut List<BodyItem>) {
        if !self.eat(Punctuation::LeftBrace) {
            self.fail("Expected '{' to start body or ';' for declaration only");
            self.suggest_missing(Punctuation::Semicolon);
        }
        while !self.has_failed() && !self.eat(Punctuation::RightBrace) {
            body.extend(self.body_item());
        }
        self.reject_semicolon("class or def");
    }

    /// ```text
    /// BodyItem ::= Declaration ';' | 'let' Binding ';'
    ///            | Defvar | Assert | Dump
    /// ```
    fn body_item(&mut self) -> Option<BodyItem> {
        Some(match self.token.kind {
            TokenKind::Keyword(Keyword::Assert) => BodyItem::Assert(self.assert()),
            TokenKind::Keyword(Keyword::Dump) => BodyItem::Dump(self.dump()),
            TokenKind::Keyword(Keyword::Defvar) => BodyItem::Defvar(self.defvar()?),
            TokenKind::Keyword(Keyword::Let) => BodyItem::Let(self.body_let()?),
            _ => {
                let declaration = self.declaration();
                self.expect(Punctuation::Semicolon, "expected ';' after declaration");
                BodyItem::Field(declaration)
            }
        })
    }

    fn body_let(&mut self) -> Option<LetBinding> {
        self.advance();
        const NO_NAME: &str = "expected field identifier after let";
        let binding = self.let_binding(NO_NAME, &[BRACES])?;
        self.expect(Punctuation::Semicolon, "expected ';' after let expression");
        Some(LetBinding { next: self.next(), ..binding })
    }

    /// ```text
    /// Declaration ::= 'field'? Type NAME ('=' Value)?
    /// ```
    fn declaration(&mut self) -> Declaration {
        let field = self.at_keyword(Keyword::Field);
        if field {
            self.advance();
        }
        let ty = self.ty();
        let name = self.declared_name(&ty);
        let after_name = self.next();
        let value = self.eat(Punctuation::Equal).then(|| self.value(Mode::Value));
        Declaration { field, ty, name, after_name, value }
    }

    /// The name in a declaration. If a type's name is alone before `=` or `{`, it is the name of a field, and
    /// a `let` is missing.
    fn declared_name(&mut self, ty: &Type) -> Name {
        const MESSAGE: &str = "Expected identifier in declaration";
        let is_set = self.at(Punctuation::Equal) || self.at(Punctuation::LeftBrace);
        if let TypeKind::Named(symbol) = ty.kind
            && is_set
        {
            let help = format!("to set a field, write let {} = …", self.lexer.symbols.resolve(symbol));
            let error = self.error(MESSAGE);
            self.fail_with(error.with_help(help));
        }
        if let TokenKind::Identifier(symbol) = self.token.kind
            && self.lexer.symbols.resolve(symbol) == "NAME"
        {
            self.fail_with(Diagnostic::error(self.token.span, "'NAME' is a reserved variable name"));
        }
        self.name(MESSAGE).unwrap_or_else(|missing| missing)
    }

    /// ```text
    /// Defvar ::= 'defvar' NAME '=' Value ';'
    /// ```
    pub(super) fn defvar(&mut self) -> Option<Defvar> {
        self.advance();
        let name: Name = self.name("expected identifier").ok()?;
        self.expect(Punctuation::Equal, "expected '='");
        let value = self.value(Mode::Value);
        self.expect(Punctuation::Semicolon, "expected ';'");
        Some(Defvar { name, value })
    }

    /// ```text
    /// Assert ::= 'assert' Value ',' Value ';'
    /// ```
    pub(super) fn assert(&mut self) -> Assert {
        self.advance();
        let condition = self.value(Mode::Value);
        self.expect(Punctuation::Comma, "expected ',' in assert statement");
        let message = self.value(Mode::Value);
        self.expect(Punctuation::Semicolon, "expected ';'");
        Assert { condition, message }
    }

    /// ```text
    /// Dump ::= 'dump' Value ';'
    /// ```
    pub(super) fn dump(&mut self) -> Dump {
        let keyword = self.advance().span;
        let message = self.value(Mode::Value);
        self.expect(Punctuation::Semicolon, "expected ';'");
        Dump { keyword, message }
    }
}
