//! What evaluation says: errors, warnings, and what `dump` prints, in the order in which llvm-tblgen says it.
//!
//! llvm-tblgen evaluates while it reads, and looks one token ahead. Here the parser may be far ahead of the evaluator: what it
//! has found, the warnings of the preprocessor and a token that cannot be read, belongs where llvm-tblgen would have met it.

use tblgen_parser::syntax::{LexicalWarning, SyntaxError};
use tblgen_parser::{Diagnostic, SourceMap, Span};

/// What evaluation has said so far.
#[derive(Default)]
pub(crate) struct Messages {
    said: Vec<Message>,
    /// The end of the last token that llvm-tblgen has left behind. The one that follows it has been read, too.
    read_to: u32,
    /// All text has been read.
    is_complete: bool,
    has_errors: bool,
}

/// What is said, and how far the text has been read by then.
struct Message {
    read_to: u32,
    diagnostic: Diagnostic,
}

impl Messages {
    /// Notes that what follows is what llvm-tblgen does when it has read the token behind `end`.
    #[inline]
    pub(crate) fn has_read(&mut self, end: u32) {
        self.read_to = end;
    }

    pub(crate) fn say(&mut self, diagnostic: Diagnostic) {
        self.has_errors |= diagnostic.is_error();
        self.said.push(Message { read_to: self.read_to, diagnostic });
    }

    pub(crate) fn has_errors(&self) -> bool {
        self.has_errors
    }

    /// Notes that evaluation has come to the end of the text.
    pub(crate) fn complete(&mut self) {
        self.is_complete = true;
    }

    /// Says the error with which evaluation ends: the one of the syntax, or one before that.
    pub(crate) fn end_with(&mut self, error: Diagnostic, syntax: Option<&SyntaxError>, sources: &SourceMap) {
        let place =
            error.short.as_ref().map(|(span, _)| *span).or(error.span).filter(|&at| at != Span::NOWHERE);
        match (syntax, place) {
            (Some(syntax), _) if *syntax.diagnostic == error => self.read_to = syntax.previous_end,
            // What the error is about has been read as well.
            (_, Some(place)) if sources.is_read_by(self.read_to, place.start) => self.read_to = place.start,
            _ => {}
        }
        match syntax.filter(|error| error.lexical) {
            Some(unreadable) if sources.is_read_by(unreadable.previous_end, self.read_to) => {
                self.has_errors = true
            }
            _ => self.say(error),
        }
    }

    /// All that was said, with what the parser has found, as far as evaluation came.
    pub(crate) fn with_those_of_parser(
        self,
        warnings: Vec<LexicalWarning>,
        error: Option<&SyntaxError>,
        sources: &SourceMap,
    ) -> Vec<Diagnostic> {
        let warnings = warnings.into_iter().map(|warning| (warning.previous_end, warning.diagnostic));
        let unreadable = error.filter(|error| error.lexical);
        let unreadable = unreadable.map(|error| (error.previous_end, (*error.diagnostic).clone()));
        let mut found = warnings.chain(unreadable).peekable();
        let mut all = Vec::with_capacity(self.said.len());
        for Message { read_to, diagnostic } in self.said {
            while let Some((_, found)) = found.next_if(|&(end, _)| sources.is_read_by(end, read_to)) {
                all.push(found);
            }
            all.push(diagnostic);
        }
        let has_come = |&(end, _): &(u32, _)| self.is_complete || sources.is_read_by(end, self.read_to);
        all.extend(found.take_while(has_come).map(|(_, found)| found));
        all
    }
}
