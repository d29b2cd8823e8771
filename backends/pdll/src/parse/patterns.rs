//! Parser of patterns.

use super::{Parsed, Parser, Reported};
use crate::check::{Definition, Section};
use crate::token::TokenKind;
use crate::tree::Pattern;
use tblgen_parser::{Diagnostic, Span};

/// The metadata after `with`.
#[derive(Default)]
struct Metadata {
    benefit: Option<(u16, Span)>,
    recursion: Option<Span>,
}

impl Parser<'_> {
    pub(super) fn pattern(&mut self) -> Parsed<Pattern> {
        let span = self.advance().span;
        self.check.section = Section::Match;
        let name = self.at(TokenKind::Identifier).then(|| self.name());
        if name.is_some() {
            self.advance();
        }
        let metadata = if self.eat(TokenKind::With) { self.metadata()? } else { Metadata::default() };
        let body = match self.kind() {
            TokenKind::EqualArrow => {
                let body = self.lambda(true)?;
                self.check.check_pattern_lambda(&body);
                body
            }
            TokenKind::LeftBrace => {
                let body = self.block()?;
                self.check.check_pattern_body(span, &body);
                body
            }
            _ => {
                return Err(self.fail(
                    "expected `{` or `=>` to start pattern body",
                    "write `Pattern Name { ... }` or `Pattern => ...;`",
                ));
            }
        };
        if let Some(name) = &name {
            self.check.define(name, Definition::Pattern(name.span));
        }
        let id = self.check.node();
        let benefit = metadata.benefit.map(|(benefit, _)| benefit);
        Ok(Pattern { id, span, name, benefit, has_bounded_recursion: metadata.recursion.is_some(), body })
    }

    fn metadata(&mut self) -> Parsed<Metadata> {
        let mut metadata = Metadata::default();
        loop {
            if !self.at(TokenKind::Identifier) {
                return Err(self.fail("expected pattern metadata identifier", METADATA));
            }
            let name = self.advance().span;
            match self.text(name) {
                "benefit" => self.benefit(name, &mut metadata)?,
                "recursion" => self.recursion(name, &mut metadata)?,
                _ => {
                    self.check.report(
                        Diagnostic::error(name, "unknown pattern metadata")
                            .with_culprit_label("neither `benefit` nor `recursion`")
                            .with_help(METADATA),
                    );
                    return Err(Reported);
                }
            }
            if !self.eat(TokenKind::Comma) {
                return Ok(metadata);
            }
        }
    }

    fn benefit(&mut self, name: Span, metadata: &mut Metadata) -> Parsed<()> {
        if let Some((_, previous)) = metadata.benefit {
            return Err(self.fail_repeated(name, previous, "pattern benefit has already been specified"));
        }
        self.expect(TokenKind::LeftParen, "expected `(` before pattern benefit")?;
        if !self.at(TokenKind::Integer) {
            return Err(self.fail("expected integral pattern benefit", "the benefit is a number, 0 to 32767"));
        }
        let Ok(benefit) = self.text(self.span()).parse::<u16>() else {
            let message = "expected pattern benefit to fit within a 16-bit integer";
            return Err(self.fail(message, "the largest benefit is 32767"));
        };
        self.advance();
        self.expect(TokenKind::RightParen, "expected `)` after pattern benefit")?;
        metadata.benefit = Some((benefit, name));
        Ok(())
    }

    fn recursion(&mut self, name: Span, metadata: &mut Metadata) -> Parsed<()> {
        if let Some(previous) = metadata.recursion {
            let message = "pattern recursion metadata has already been specified";
            return Err(self.fail_repeated(name, previous, message));
        }
        metadata.recursion = Some(name);
        Ok(())
    }

    fn fail_repeated(&mut self, name: Span, previous: Span, message: &str) -> Reported {
        let error = Diagnostic::error(name, message).with_note(previous, "see previous definition here");
        self.check.report(error.with_help("give it once"));
        Reported
    }
}

const METADATA: &str = "the metadata of a pattern are `benefit(N)` and `recursion`";
