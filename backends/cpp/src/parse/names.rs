//! Names, template arguments and types.

use super::Parser;
use crate::error::ParseError;
use crate::lexer::TokenKind;
use crate::syntax::{Name, Segment, TemplateArgument, TypeName};

/// Words that together name one built-in type, as in `unsigned int`.
const BUILTIN_WORDS: &[&str] = &["unsigned", "signed", "long", "int", "short", "char"];

/// The position of a name. In an expression, `<` may be an operator.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Expression,
    Type,
}

impl Parser<'_, '_> {
    /// `name := '::'? segment ('::' segment)*`
    fn name(&mut self, place: Place) -> Result<Name, ParseError> {
        self.accept("::");
        let mut segments = vec![self.segment(place)?];
        while self.accept("::") {
            segments.push(self.segment(place)?);
        }
        Ok(Name { segments })
    }

    /// `segment := 'template'? identifier ('<' template-argument, ... '>')?`
    pub(super) fn segment(&mut self, place: Place) -> Result<Segment, ParseError> {
        self.accept_word("template");
        let name = self.identifier()?;
        let start = self.at;
        if !self.is("<") || self.comparisons.contains(&start) {
            return Ok(Segment { name, arguments: Vec::new() });
        }
        let arguments = self.attempt(|parser| parser.template_arguments(place)).unwrap_or_else(|| {
            self.comparisons.insert(start);
            Vec::new()
        });
        Ok(Segment { name, arguments })
    }

    /// Template arguments; a `<` that is a comparison fails here and is read as an operator. In an expression, template arguments
    /// end a callee, a scope or an operand.
    fn template_arguments(&mut self, place: Place) -> Result<Vec<TemplateArgument>, ParseError> {
        self.expect("<")?;
        let arguments = self.separated(">", Self::template_argument)?;
        let may_follow = match (place, self.kind()) {
            (Place::Expression, TokenKind::Punctuation(spelling)) => {
                matches!(spelling, "(" | "{" | "::" | ")" | "," | ";" | "}")
            }
            (_, TokenKind::Identifier(_) | TokenKind::Number(_) | TokenKind::Placeholder(_)) => false,
            _ => true,
        };
        match may_follow {
            true => Ok(arguments),
            false => Err(self.unexpected("no operand after template arguments")),
        }
    }

    fn template_argument(&mut self) -> Result<TemplateArgument, ParseError> {
        if let TokenKind::Number(text) = self.kind()
            && let Ok(number) = text.parse()
        {
            self.advance();
            return Ok(TemplateArgument::Integer(number));
        }
        self.nested(Self::type_name).map(TemplateArgument::Type)
    }

    /// `type := 'const'? name ('*' | '&' | '&&' | 'const')*`
    pub(super) fn type_name(&mut self) -> Result<TypeName, ParseError> {
        while self.accept_word("const") || self.accept_word("static") || self.accept_word("constexpr") {}
        let name = self.built_in_or_name(Place::Type)?;
        let mut pointers = 0;
        loop {
            if self.accept("*") {
                pointers += 1;
            } else if !(self.accept("&") || self.accept("&&") || self.accept_word("const")) {
                return Ok(TypeName { name, pointers });
            }
        }
    }

    /// A name, or a built-in type of one or several words.
    pub(super) fn built_in_or_name(&mut self, place: Place) -> Result<Name, ParseError> {
        match self.builtin_words() {
            Some(words) => Ok(Name::simple(&words)),
            None => self.name(place),
        }
    }

    fn builtin_words(&mut self) -> Option<String> {
        let mut words = Vec::new();
        while let TokenKind::Identifier(word) = self.kind()
            && BUILTIN_WORDS.contains(&word)
        {
            words.push(word);
            self.advance();
        }
        (!words.is_empty()).then(|| words.join(" "))
    }
}
