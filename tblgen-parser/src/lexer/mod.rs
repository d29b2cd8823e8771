//! From text to tokens: scanning, the preprocessor, and includes.
//!
//! An `include` or a directive may occur between any two tokens, also inside a statement. The lexer follows
//! both, so the parser sees one stream of tokens.

pub mod lossless;
mod place;
mod preprocessor;
mod rules;
mod scan;
mod token;

use crate::diagnostic::Code;
use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};

pub use place::literal_span;
pub use token::is_keyword;
pub(crate) use token::{Bang, Keyword, Punctuation, Token, TokenKind};

use crate::diagnostic::Diagnostic;
use crate::loader::{FileLoader, name_of, path_of};
use crate::parse::Options;
use crate::source::{FileId, SourceMap, Span};
use crate::symbols::Symbols;
use preprocessor::Condition;
use scan::{Cursor, ScanError};

/// The deepest nesting of includes. Only a file that includes itself reaches it.
const MAX_INCLUDE_DEPTH: usize = 200;

/// The most files that are read. A file that includes itself twice, guarded by a few macros, would need more memory than a
/// machine has.
const MAX_FILES: usize = 1 << 16;

/// The position in a file that is being read.
struct Reader {
    file: FileId,
    text: TextId,
    /// The offset into the text.
    position: usize,
    /// The open `#ifdef`s of the file.
    conditions: Vec<Condition>,
}

/// The number of a text. Files that are included several times share one.
type TextId = u32;

/// The file that an `include` found.
#[derive(Clone)]
struct Found {
    path: String,
    text: Arc<String>,
    id: TextId,
}

/// A stream of tokens.
pub(crate) struct Lexer<'a> {
    options: &'a Options,
    loader: &'a dyn FileLoader,
    pub(crate) sources: SourceMap,
    pub(crate) symbols: Symbols,
    pub(crate) warnings: Vec<Diagnostic>,
    /// The error behind a [`TokenKind::Error`].
    pub(crate) error: Option<Box<Diagnostic>>,
    /// The current file.
    here: Reader,
    /// The files that include the current one, outermost first, each positioned after its `include`.
    includers: Vec<Reader>,
    /// By the name in the `include`. The search does not depend on the includer.
    found: FxHashMap<String, Found>,
    /// The end of the search for a directive, by text and start. Most files are guarded by a macro and are skipped more often than
    /// read.
    skipped: FxHashMap<(TextId, usize), preprocessor::Skip>,
    defined: FxHashSet<String>,
}

type Lex<T> = Result<T, Box<Diagnostic>>;

impl<'a> Lexer<'a> {
    /// A lexer at the start of the main file, which is the only one in `sources`.
    pub(crate) fn new(sources: SourceMap, options: &'a Options, loader: &'a dyn FileLoader) -> Self {
        Self {
            options,
            loader,
            here: Reader { file: sources.main_file(), text: 0, position: 0, conditions: Vec::new() },
            sources,
            symbols: Keyword::symbols(),
            warnings: Vec::new(),
            error: None,
            includers: Vec::new(),
            found: FxHashMap::default(),
            skipped: FxHashMap::default(),
            defined: options.defines.iter().cloned().collect(),
        }
    }

    /// The next token. After an error, the error again.
    pub(crate) fn next(&mut self) -> Token {
        if self.error.is_none() {
            match self.read() {
                Ok(token) => return token,
                Err(error) => self.error = Some(error),
            }
        }
        let place = self.error.as_ref().and_then(|error| error.span).unwrap_or_default();
        Token { kind: TokenKind::Error, span: Span::at(place.start) }
    }

    fn read(&mut self) -> Lex<Token> {
        // In `include include "a.td"` the first one takes its name from the start of a.td.
        let mut unnamed = 0_u32;
        let mut first = Span::at(0);
        loop {
            let token = self.read_token()?;
            if token.kind == TokenKind::Keyword(Keyword::Include) {
                first = if unnamed == 0 { token.span } else { first };
                unnamed += 1;
            } else if unnamed > 0 {
                self.include(token, first)?;
                unnamed -= 1;
            } else {
                return Ok(token);
            }
        }
    }

    /// The next token; `include` is one too.
    fn read_token(&mut self) -> Lex<Token> {
        let mut line_start = self.here.position == 0;
        loop {
            let (text, base) = (self.sources.file_text(self.here.file), self.offset(0));
            let mut cursor = Cursor { text, at: self.here.position };
            if let Err(error) = cursor.skip_trivia(&mut line_start) {
                return Err(self.scan_error(error));
            }
            let start = cursor.at;
            if cursor.is_at_end() {
                self.here.position = start;
                self.check_conditions_closed()?;
                match self.includers.pop() {
                    Some(includer) => self.here = includer,
                    None => return Ok(Token { kind: TokenKind::End, span: self.span_here(0) }),
                }
            } else if line_start && preprocessor::is_directive(&cursor) {
                self.here.position = start;
                self.directive()?;
            } else {
                let kind = cursor.token(&mut self.symbols).map_err(|error| self.scan_error(error))?;
                let span = Span::new(base + start as u32, base + cursor.at as u32);
                if kind == TokenKind::Error {
                    return Err(unknown_operator(&text[start + 1..cursor.at], span));
                }
                self.here.position = cursor.at;
                return Ok(Token { kind, span });
            }
            line_start = false;
        }
    }

    /// Follows the `include` at `keyword` with this token after it.
    fn include(&mut self, token: Token, keyword: Span) -> Lex<()> {
        let TokenKind::String(name) = token.kind else {
            let message = "expected filename after include";
            // The token may be the first of a file that was included in between.
            let is_in_other = self.sources.file_of(token.span) != self.sources.file_of(keyword);
            let culprit = if is_in_other { keyword } else { token.span };
            let error = Diagnostic::error(culprit, message).with_short(token.span, message);
            return Err(Box::new(error.with_help("write the name in quotes: include \"file.td\"")));
        };
        if self.includers.len() >= MAX_INCLUDE_DEPTH {
            let message = format!("includes are nested more than {MAX_INCLUDE_DEPTH} deep");
            return Err(Box::new(Diagnostic::error(token.span, message)));
        }
        if self.sources.files().len() >= MAX_FILES {
            let message = format!("more than {MAX_FILES} files are included");
            return Err(Box::new(Diagnostic::error(token.span, message)));
        }
        let name = self.symbols.resolve(name).to_owned();
        let Found { path, text, id } = match self.found.get(&name) {
            Some(found) => found.clone(),
            None => {
                let (path, text) = self.find(&name, token.span)?;
                let id = self.found.len() as u32 + 1;
                let found = Found { path, text: Arc::new(text), id };
                self.found.insert(name, found.clone());
                found
            }
        };
        let added = self.sources.add_shared_file(path, text, Some(token.span));
        let file = added
            .map_err(|_| Diagnostic::error(token.span, "the included files are larger than 4 GiB in all"))?;
        let included = Reader { file, text: id, position: 0, conditions: Vec::new() };
        self.includers.push(std::mem::replace(&mut self.here, included));
        Ok(())
    }

    /// The path and the text of an included file: as written, then in the include folders.
    fn find(&self, name: &str, span: Span) -> Lex<(String, String)> {
        let path = path_of(name);
        let folders = self.options.include_dirs.iter().map(|folder| folder.join(&path));
        let mut unreadable = None;
        for path in std::iter::once(path.clone()).chain(folders) {
            match self.loader.load(&path) {
                Ok(Some(file)) => return Ok((name_of(&path), file.text)),
                Ok(None) => {}
                Err(error) => unreadable = Some(format!("cannot read {}: {error}", path.display())),
            }
        }
        let error =
            Diagnostic::error(span, format!("could not find include file '{name}'")).with_code(Code::INCLUDE);
        Err(Box::new(match unreadable {
            Some(note) => error.with_help(note),
            None => error.with_help(self.search_path_help(name)),
        }))
    }

    fn search_path_help(&self, name: &str) -> String {
        let folders = &self.options.include_dirs;
        let mut help = if folders.is_empty() {
            "looked for it as written; no include folder was given".to_owned()
        } else {
            let names: Vec<_> = folders.iter().map(|folder| folder.display().to_string()).collect();
            format!("looked for it as written and in {}", names.join(", "))
        };
        if name.starts_with("mlir/") || name.starts_with("llvm/") {
            help.push_str("; `--upstream-include` reads the files of an LLVM installation");
        }
        help
    }

    /// The global offset of a position in the current file.
    fn offset(&self, position: usize) -> u32 {
        self.sources.file_start(self.here.file) + position as u32
    }

    /// The next `length` bytes.
    fn span_here(&self, length: usize) -> Span {
        Span::new(self.offset(self.here.position), self.offset(self.here.position + length))
    }

    /// The diagnostic for an error in the current file.
    fn scan_error(&self, error: ScanError) -> Box<Diagnostic> {
        let diagnostic = Diagnostic::error(self.character_at(error.at), error.message);
        let rest = self.sources.file_text(self.here.file).get(error.at..).unwrap_or("");
        Box::new(match rest.chars().next().and_then(help_for_character) {
            Some(help) => diagnostic.with_help(help),
            None => diagnostic,
        })
    }

    /// The span of the character at a position in the current file.
    fn character_at(&self, position: usize) -> Span {
        let rest = self.sources.file_text(self.here.file).get(position..).unwrap_or("");
        let length = rest.chars().next().filter(|c| *c != '\n').map_or(0, char::len_utf8);
        Span::new(self.offset(position), self.offset(position + length))
    }
}

/// The probable cause of a character that is not TableGen's.
fn help_for_character(character: char) -> Option<&'static str> {
    match character {
        '\u{feff}' => Some("this is a byte order mark: save the file as UTF-8 without one"),
        '\0' | char::REPLACEMENT_CHARACTER | '\u{10ff80}'..='\u{10ffff}' => {
            Some("this is not UTF-8 text: is the file binary, or UTF-16?")
        }
        '“' | '”' | '„' => Some("strings are written with straight quotes: \"…\""),
        '\u{a0}' => Some("this is a no-break space: write an ordinary one"),
        _ => None,
    }
}

/// The error for `!name`; a name that differs only in case is suggested.
fn unknown_operator(name: &str, span: Span) -> Box<Diagnostic> {
    let error = Diagnostic::error(span, "unknown operator");
    let lower = name.to_ascii_lowercase();
    Box::new(match Bang::from_name(&lower) {
        Some(_) => {
            error.with_help(format!("did you mean !{lower}?")).with_fix(crate::diagnostic::Fix::Rename(lower))
        }
        None => error,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::loader::Memory;

    /// The texts of all tokens, with the message of the error, if there is one, at the end.
    fn lex(text: &str, files: &Memory) -> Vec<String> {
        let mut sources = SourceMap::new();
        sources.add_file("main.td", text, None).unwrap();
        let options = Options { include_dirs: vec!["inc".into()], defines: vec!["GIVEN".into()] };
        let mut lexer = Lexer::new(sources, &options, files);
        let mut texts = Vec::new();
        loop {
            let token = lexer.next();
            match token.kind {
                TokenKind::End => return texts,
                TokenKind::Error => {
                    texts.push(lexer.error.unwrap().message);
                    return texts;
                }
                _ => texts.push(lexer.sources.text(token.span).to_owned()),
            }
        }
    }

    #[test]
    fn includes_may_stand_between_any_two_tokens() {
        let files = Memory::from([("inc/a.td", ": A"), ("b.td", "{ include \"a.td\" }")]);
        let tokens = lex("def x include \"a.td\" include \"b.td\" ;", &files);
        assert_eq!(tokens, ["def", "x", ":", "A", "{", ":", "A", "}", ";"]);
    }

    #[test]
    fn an_include_of_itself_ends() {
        let files = Memory::from([("a.td", "x include \"a.td\"")]);
        let tokens = lex("include \"a.td\"", &files);
        assert_eq!(tokens.last().unwrap(), "includes are nested more than 200 deep");
    }

    #[test]
    fn directives_choose_lines() {
        let text = "#ifdef GIVEN\na\n#else\nb\n#endif\n#ifndef GIVEN\nc\n #else // x\nd\n#endif\n";
        assert_eq!(lex(text, &Memory::default()), ["a", "d"]);
    }

    #[test]
    fn conditions_belong_to_their_file() {
        let files = Memory::from([("a.td", "#endif\n")]);
        let tokens = lex("#ifdef GIVEN\ninclude \"a.td\"\n#endif\n", &files);
        assert_eq!(tokens, ["#endif without #ifdef"]);
    }
}
