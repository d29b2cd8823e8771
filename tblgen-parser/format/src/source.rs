//! Checks the input, and compares it with the output.

use crate::{Failure, Language};
use std::io;
use std::path::Path;
use tblgen_parser::lossless::{Piece, PieceKind};
use tblgen_parser::{Diagnostic, FileLoader, LoadedFile, MainFile, SourceMap, parse};

/// Finds every included file, empty: the grammar of one file does not depend on others.
struct Empty;

impl FileLoader for Empty {
    fn load(&self, _: &Path) -> io::Result<Option<LoadedFile>> {
        Ok(Some(LoadedFile { text: String::new() }))
    }
}

/// The pieces of a text that has no errors of the grammar.
pub(crate) fn check(name: &str, text: &str, language: Language) -> Result<Vec<Piece>, Failure> {
    let main = MainFile { name: name.to_owned(), text: text.to_owned() };
    match language {
        Language::TableGen => {
            let parsed = parse(main, &tblgen_parser::Options::default(), &Empty);
            if let Some(error) = parsed.tree.error {
                return Err(Failure { sources: parsed.sources, diagnostics: vec![*error.diagnostic] });
            }
        }
        Language::Pdll => rtblgen_pdll::check_syntax(main)
            .map_err(|failure| Failure { sources: failure.sources, diagnostics: failure.diagnostics })?,
    }
    pieces_of(name, text, language)
}

/// The pieces of a text.
pub(crate) fn pieces_of(name: &str, text: &str, language: Language) -> Result<Vec<Piece>, Failure> {
    pieces(text, language).map_err(|error| failure(name, text, *error))
}

fn pieces(text: &str, language: Language) -> Result<Vec<Piece>, Box<Diagnostic>> {
    match language {
        Language::TableGen => tblgen_parser::lossless::pieces(text),
        Language::Pdll => rtblgen_pdll::lossless::pieces(text),
    }
}

fn failure(name: &str, text: &str, diagnostic: Diagnostic) -> Failure {
    let mut sources = SourceMap::new();
    // The parser has accepted its size.
    let _ = sources.add_file(name, text, None);
    Failure { sources, diagnostics: vec![diagnostic] }
}

/// Checks that a formatted text has the pieces of the original one.
pub(crate) fn compare(name: &str, text: &str, formatted: &str, language: Language) -> Result<(), Failure> {
    let before = pieces(text, language).unwrap_or_default();
    let after = pieces(formatted, language).unwrap_or_default();
    let same = |(one, other): (&Piece, &Piece)| content(text, one) == content(formatted, other);
    let differing = before.iter().zip(&after).position(|pair| !same(pair));
    let place = match differing {
        None if before.len() == after.len() => return Ok(()),
        None => before.get(after.len()),
        Some(at) => before.get(at),
    };
    let at = place.map_or(0, |piece| piece.range.start) as u32;
    let error = Diagnostic::error(tblgen_parser::Span::at(at), "the formatter cannot lay out this text")
        .with_help("the file is left as it is; please report this text");
    Err(failure(name, text, error))
}

/// Returns the part of a piece that formatting must not change.
fn content<'t>(text: &'t str, piece: &Piece) -> (PieceKind, &'t str) {
    (piece.kind, text[piece.range.clone()].trim_end_matches([' ', '\t', '\r']))
}
