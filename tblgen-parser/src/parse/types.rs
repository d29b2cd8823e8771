//! Parser of types.

use super::Parser;
use crate::lexer::{Keyword, Punctuation, TokenKind};
use crate::syntax::{Type, TypeKind};

impl Parser<'_> {
    /// ```text
    /// Type ::= 'bit' | 'int' | 'string' | 'code' | 'dag' | 'bits' '<' INTEGER '>'
    ///        | 'list' '<' Type '>' | NAME
    /// ```
    pub(super) fn ty(&mut self) -> Type {
        let start = self.token.span;
        let kind = match self.token.kind {
            TokenKind::Keyword(Keyword::Bits) => self.bits_type(),
            TokenKind::Keyword(Keyword::List) => self.list_type(),
            _ => self.simple_type(),
        };
        Type { kind, span: self.span_from(start), next: self.next() }
    }

    fn simple_type(&mut self) -> TypeKind {
        let kind = match self.token.kind {
            TokenKind::Keyword(Keyword::Bit) => TypeKind::Bit,
            TokenKind::Keyword(Keyword::Int) => TypeKind::Int,
            TokenKind::Keyword(Keyword::String) => TypeKind::String,
            TokenKind::Keyword(Keyword::Code) => TypeKind::Code,
            TokenKind::Keyword(Keyword::Dag) => TypeKind::Dag,
            TokenKind::Identifier(symbol) => TypeKind::Named(symbol),
            _ => {
                self.fail_better("Unknown token when expecting a type", "expected a type", None);
                return TypeKind::Missing;
            }
        };
        self.advance();
        kind
    }

    fn bits_type(&mut self) -> TypeKind {
        self.advance();
        self.expect(Punctuation::Less, "expected '<' after bits type");
        let TokenKind::Integer(width) = self.token.kind else {
            self.fail("expected integer in bits<n> type");
            return TypeKind::Missing;
        };
        self.advance();
        self.expect(Punctuation::Greater, "expected '>' at end of bits<n> type");
        TypeKind::Bits(width)
    }

    fn list_type(&mut self) -> TypeKind {
        self.advance();
        self.expect(Punctuation::Less, "expected '<' after list type");
        let Some(element) = self.nested(Self::ty) else { return TypeKind::Missing };
        self.expect(Punctuation::Greater, "expected '>' at end of list<ty> type");
        TypeKind::List(Box::new(element))
    }
}
