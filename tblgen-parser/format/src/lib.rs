//! Formatter of TableGen and PDLL.
//!
//! [`format()`] lays out one file: blanks, indentation, lines that are too long. The author's line breaks stay
//! if they are permitted. Input is text that parses. Output has the same tokens and comments in the same
//! order; [`format()`] checks that itself. Formatting twice changes nothing.

mod align;
mod fit;
mod layout;
mod pdll;
mod print;
mod snippets;
mod source;
mod structure;
mod td;
mod token;

use std::ops::RangeInclusive;

use tblgen_parser::lossless::Piece;
use tblgen_parser::{Diagnostic, ErrorFormat, SourceMap, render};

/// The language of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// `.td`
    TableGen,
    /// `.pdll`
    Pdll,
}

impl Language {
    /// The language of a file by the end of its name.
    pub fn of_path(path: &std::path::Path) -> Option<Self> {
        match path.extension()?.to_str()? {
            "td" => Some(Self::TableGen),
            "pdll" => Some(Self::Pdll),
            _ => None,
        }
    }
}

/// Options of the formatter.
#[derive(Clone, Debug)]
pub struct Options {
    /// The columns of a line.
    pub width: usize,
    /// Only the statements in these lines, counted from one.
    pub lines: Option<RangeInclusive<usize>>,
    /// Whether the Rust in code blocks `[{ … }]` is formatted too. Blocks with comments, and those that are not Rust, stay.
    pub rust_snippets: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { width: 80, lines: None, rust_snippets: false }
    }
}

/// A text that is not formatted, and the reason.
#[derive(Debug)]
pub struct Failure {
    /// The text.
    pub sources: SourceMap,
    /// The errors.
    pub diagnostics: Vec<Diagnostic>,
}

impl std::fmt::Display for Failure {
    /// Writes all diagnostics with their lines, without colours.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let show = |diagnostic| render(diagnostic, &self.sources, ErrorFormat::Human, false);
        f.write_str(self.diagnostics.iter().map(show).collect::<String>().trim_end())
    }
}

impl std::error::Error for Failure {}

/// The most rounds in which a layout settles, and snippets and the layout around them.
const ROUNDS: usize = 4;

/// Formats a text. `name` is that of the file, for messages.
///
/// ```
/// use rtblgen_format::{Language, Options, format};
///
/// let text = "def A:B<1 , [ C ]>{let x=1;let y = 2;}";
/// let formatted = format("a.td", text, Language::TableGen, &Options::default()).unwrap();
/// assert_eq!(formatted, "def A : B<1, [C]> {\n  let x = 1;\n  let y = 2;\n}\n");
/// ```
///
/// # Errors
///
/// The errors of the grammar in the text.
pub fn format(name: &str, text: &str, language: Language, options: &Options) -> Result<String, Failure> {
    let pieces = source::check(name, text, language)?;
    let mut formatted = lay_out(name, text, &pieces, language, options)?;
    // A break that the first round adds counts as the author's in the next one. The lines are those of the source.
    for _ in 1..ROUNDS {
        if options.lines.is_some() {
            break;
        }
        let found = source::pieces_of(name, &formatted, language)?;
        let again = lay_out(name, &formatted, &found, language, options)?;
        if again == formatted {
            break;
        }
        formatted = again;
    }
    match options.rust_snippets {
        true => with_snippets(name, text, &pieces, formatted, language, options),
        false => Ok(formatted),
    }
}

fn lay_out(
    name: &str,
    text: &str,
    pieces: &[Piece],
    language: Language,
    options: &Options,
) -> Result<String, Failure> {
    let mut tokens = token::tokens(text, pieces);
    structure::build(&mut tokens, language);
    let mut layout = layout::Layout::new(&tokens, options.width);
    fit::fit(&mut layout);
    align::align(&mut layout);
    let formatted = print::print(text, &layout, options.lines.as_ref());
    source::compare(name, text, &formatted, language)?;
    Ok(formatted)
}

/// The formatted text with formatted snippets. Their last lines change the layout of what follows, so both alternate until
/// nothing changes. Snippets that do not settle stay.
fn with_snippets(
    name: &str,
    source: &str,
    pieces: &[Piece],
    formatted: String,
    language: Language,
    options: &Options,
) -> Result<String, Failure> {
    let line = |piece: &Piece| source[..piece.range.start].matches('\n').count() + 1;
    let is_wanted = |number: usize| {
        options
            .lines
            .as_ref()
            .is_none_or(|lines| pieces.get(number).is_some_and(|piece| lines.contains(&line(piece))))
    };
    let mut text = formatted.clone();
    for _ in 0..ROUNDS {
        let found = source::pieces_of(name, &text, language)?;
        let rewritten = snippets::rewrite(&text, &found, is_wanted);
        if rewritten == text {
            return Ok(text);
        }
        // The numbers of the lines are not those of the source any more.
        let found = source::pieces_of(name, &rewritten, language)?;
        text = match options.lines {
            None => lay_out(name, &rewritten, &found, language, options)?,
            Some(_) => rewritten,
        };
    }
    Ok(formatted)
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
