//! What is evaluated: pieces of a syntax tree, of which all are known, or only the first ones yet.

use tblgen_parser::syntax::{Piece, SyntaxError, Tree, Value, ValueId, ValueKind};
use tblgen_parser::{SourceMap, Span};

/// The syntax tree for the evaluator, which needs no more of it than the statements in hand with their values,
/// unless there is an error.
#[derive(Clone, Copy)]
pub(super) struct Source<'t> {
    /// The statements in hand.
    pub(super) piece: &'t Piece,
    /// The whole tree with its text, if all is parsed. An error that is met before that has no place and does not
    /// matter: all is then done again with the whole tree.
    whole: Option<(&'t Tree, &'t SourceMap)>,
}

/// Stands for a value of an earlier piece.
static OUT_OF_SIGHT: Value = Value { kind: ValueKind::Unset, span: Span { start: 0, end: 0 } };

impl<'t> Source<'t> {
    /// All of a parsed file.
    pub(super) fn parsed(tree: &'t Tree, sources: &'t SourceMap) -> Self {
        static NOTHING: Piece = Piece::EMPTY;
        Self { piece: tree.pieces.first().unwrap_or(&NOTHING), whole: Some((tree, sources)) }
    }

    /// The first piece of a file that is still being parsed.
    pub(super) fn beginning(piece: &'t Piece) -> Self {
        Self { piece, whole: None }
    }

    /// The pieces of a parsed file.
    pub(super) fn pieces(self) -> &'t [Piece] {
        self.whole.map_or(&[], |(tree, _)| &tree.pieces)
    }

    #[inline]
    pub(super) fn value(self, id: ValueId) -> &'t Value {
        self.piece.value(id).unwrap_or_else(|| self.earlier_value(id))
    }

    #[cold]
    fn earlier_value(self, id: ValueId) -> &'t Value {
        self.whole.map_or(&OUT_OF_SIGHT, |(tree, _)| tree.value(id))
    }

    /// The syntax error of the file.
    pub(super) fn error(self) -> Option<&'t SyntaxError> {
        self.whole.and_then(|(tree, _)| tree.error.as_ref())
    }

    /// The text of a span.
    pub(super) fn text(self, span: Span) -> &'t str {
        self.whole.map_or("", |(_, sources)| sources.text(span))
    }

    /// The token that begins at or after an offset.
    pub(super) fn token_after(self, offset: u32) -> Span {
        self.whole.map_or(Span::at(offset), |(_, sources)| tblgen_parser::token_after(sources, offset))
    }
}
