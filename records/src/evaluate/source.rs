//! What is evaluated: pieces of a syntax tree, of which all are known, or only the first ones yet.

use super::stream::Stream;
use tblgen_parser::syntax::{Piece, SyntaxError, Tree, Value, ValueId};
use tblgen_parser::{SourceMap, Span};

/// The syntax tree for the evaluator, which needs no more of it than the statements in hand with their values,
/// unless there is an error.
#[derive(Clone, Copy)]
pub(super) struct Source<'t> {
    /// The statements in hand.
    pub(super) piece: &'t Piece,
    extent: Extent<'t>,
}

#[derive(Clone, Copy)]
enum Extent<'t> {
    /// The whole tree with its text.
    Whole(&'t Tree, &'t SourceMap),
    /// What is being parsed. The text is known when all of it is, for which whoever asks must wait.
    Growing(&'t Stream<'t>),
}

impl<'t> Source<'t> {
    /// All of a parsed file.
    pub(super) fn parsed(tree: &'t Tree, sources: &'t SourceMap) -> Self {
        static NOTHING: Piece = Piece::EMPTY;
        Self { piece: tree.pieces.first().unwrap_or(&NOTHING), extent: Extent::Whole(tree, sources) }
    }

    /// A file that is still being parsed.
    pub(super) fn growing(stream: &'t Stream<'t>) -> Self {
        Self { piece: stream.first_piece(), extent: Extent::Growing(stream) }
    }

    #[inline]
    pub(super) fn value(self, id: ValueId) -> &'t Value {
        self.piece.value(id).unwrap_or_else(|| self.earlier_value(id))
    }

    #[cold]
    fn earlier_value(self, id: ValueId) -> &'t Value {
        match self.extent {
            Extent::Whole(tree, _) => tree.value(id),
            Extent::Growing(stream) => stream.value(id),
        }
    }

    /// The syntax error of the file.
    pub(super) fn error(self) -> Option<&'t SyntaxError> {
        match self.extent {
            Extent::Whole(tree, _) => tree.error.as_ref(),
            Extent::Growing(stream) => stream.rest().error.as_ref(),
        }
    }

    pub(super) fn sources(self) -> &'t SourceMap {
        match self.extent {
            Extent::Whole(_, sources) => sources,
            Extent::Growing(stream) => &stream.rest().sources,
        }
    }

    /// The token that begins at or after an offset.
    pub(super) fn token_after(self, offset: u32) -> Span {
        tblgen_parser::token_after(self.sources(), offset)
    }
}
