//! POSIX extended regular expressions, as LLVM's library reads them.
//!
//! They match bytes: a character of several bytes is several characters. Back-references, `\1`, and names of characters,
//! `[[.hyphen.]]`, are not supported.

use regex::bytes::Regex;
use std::fmt::Write;

/// The largest number in an interval `{n,m}`.
const MAX_COUNT: u32 = 255;

/// The maximum nesting depth of groups.
const MAX_NESTING: u32 = 100;

/// Why an expression is rejected.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum RegexError {
    /// LLVM's library rejects it too.
    Invalid,
    /// It uses a feature that is not supported.
    Unsupported(&'static str),
}

use RegexError::{Invalid, Unsupported};

/// The regular expression that `posix` spells.
pub(super) fn regex(posix: &[u8]) -> Result<Regex, RegexError> {
    Regex::new(&translate(posix)?).map_err(|_| Invalid)
}

/// The same expression in the notation of the crate `regex`.
fn translate(posix: &[u8]) -> Result<String, RegexError> {
    let mut translator = Translator { rest: posix, out: "(?s-u:".to_owned(), nesting: 0 };
    translator.alternatives()?;
    if translator.rest.is_empty() { Ok(translator.out + ")") } else { Err(Invalid) }
}

struct Translator<'p> {
    /// The bytes that have not been read.
    rest: &'p [u8],
    out: String,
    nesting: u32,
}

impl Translator<'_> {
    fn next(&mut self) -> Result<u8, RegexError> {
        let (&byte, rest) = self.rest.split_first().ok_or(Invalid)?;
        self.rest = rest;
        Ok(byte)
    }

    fn eat(&mut self, wanted: &str) -> bool {
        let rest = self.rest.strip_prefix(wanted.as_bytes());
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// `Branch ('|' Branch)*`, up to the end or to a `)`.
    fn alternatives(&mut self) -> Result<(), RegexError> {
        loop {
            self.branch()?;
            if !self.eat("|") {
                return Ok(());
            }
            self.out.push('|');
        }
    }

    /// Pieces, at least one of which is not empty.
    fn branch(&mut self) -> Result<(), RegexError> {
        let start = self.out.len();
        while !matches!(self.rest, [] | [b'|' | b')', ..]) {
            self.piece()?;
        }
        if self.out.len() > start { Ok(()) } else { Err(Invalid) }
    }

    /// An atom, which may be repeated once.
    fn piece(&mut self) -> Result<(), RegexError> {
        let start = self.out.len();
        let is_caret = self.rest.starts_with(b"^");
        self.atom()?;
        if !self.at_repetition() {
            return Ok(());
        }
        if is_caret {
            return Err(Invalid);
        }
        match self.next()? {
            b'{' => self.interval(start)?,
            repetition => self.out.push(char::from(repetition)),
        }
        if self.at_repetition() { Err(Invalid) } else { Ok(()) }
    }

    /// A `{` begins a repetition only before a digit.
    fn at_repetition(&self) -> bool {
        matches!(self.rest, [b'*' | b'+' | b'?', ..] | [b'{', b'0'..=b'9', ..])
    }

    fn atom(&mut self) -> Result<(), RegexError> {
        match self.next()? {
            b'(' => return self.group(),
            b'[' => return self.bracket(),
            anchor_or_any @ (b'^' | b'$' | b'.') => self.out.push(char::from(anchor_or_any)),
            b'*' | b'+' | b'?' => return Err(Invalid),
            b'{' if self.at_digit() => return Err(Invalid),
            b'\\' => match self.next()? {
                b'1'..=b'9' => return Err(Unsupported("a back-reference")),
                escaped => self.literal(escaped),
            },
            character => self.literal(character),
        }
        Ok(())
    }

    fn literal(&mut self, byte: u8) {
        match byte.is_ascii() {
            true => self.out.push_str(&regex::escape(char::from(byte).encode_utf8(&mut [0; 4]))),
            false => self.write(format_args!("\\x{byte:02x}")),
        }
    }

    fn group(&mut self) -> Result<(), RegexError> {
        self.nesting += 1;
        if self.nesting > MAX_NESTING {
            return Err(Invalid);
        }
        self.out.push_str("(?:");
        if !self.rest.starts_with(b")") {
            self.alternatives()?;
        }
        self.out.push(')');
        self.nesting -= 1;
        if self.eat(")") { Ok(()) } else { Err(Invalid) }
    }

    /// The rest of an interval after `{`. An atom that is repeated zero times is left out.
    fn interval(&mut self, start: usize) -> Result<(), RegexError> {
        let least = self.count()?;
        let most = match self.eat(",") {
            false => Some(least),
            true if self.at_digit() => Some(self.count()?),
            true => None,
        };
        if !self.eat("}") || most.is_some_and(|most| most < least) {
            return Err(Invalid);
        }
        match most {
            Some(0) => self.out.truncate(start),
            Some(most) => self.write(format_args!("{{{least},{most}}}")),
            None => self.write(format_args!("{{{least},}}")),
        }
        Ok(())
    }

    fn at_digit(&self) -> bool {
        self.rest.first().is_some_and(u8::is_ascii_digit)
    }

    fn count(&mut self) -> Result<u32, RegexError> {
        let mut count = 0;
        while self.at_digit() {
            count = count * 10 + u32::from(self.next()? - b'0');
            if count > MAX_COUNT {
                return Err(Invalid);
            }
        }
        Ok(count)
    }

    fn write(&mut self, text: std::fmt::Arguments<'_>) {
        // Writing to a String cannot fail.
        let _ = self.out.write_fmt(text);
    }

    /// The rest of a bracket expression after `[`. A `]` or `-` at the start is literal, and so is a `-` at the end.
    fn bracket(&mut self) -> Result<(), RegexError> {
        for (posix, boundary) in WORD_BOUNDARIES {
            if self.eat(posix) {
                self.out.push_str(boundary);
                return Ok(());
            }
        }
        self.out.push('[');
        if self.eat("^") {
            self.out.push('^');
        }
        for first in ["]", "-"] {
            if self.eat(first) {
                self.write(format_args!("\\{first}"));
                break;
            }
        }
        while !matches!(self.rest, [] | [b']', ..] | [b'-', b']', ..]) {
            self.bracket_term()?;
        }
        if self.eat("-") {
            self.out.push_str("\\-");
        }
        self.out.push(']');
        if self.eat("]") { Ok(()) } else { Err(Invalid) }
    }

    fn bracket_term(&mut self) -> Result<(), RegexError> {
        if self.rest.starts_with(b"-") {
            return Err(Invalid);
        }
        if self.eat("[:") {
            return self.class();
        }
        if self.eat("[=") {
            if matches!(self.rest, [b']' | b'-', ..]) {
                return Err(Invalid);
            }
            let character = self.collating_element("=]")?;
            self.write(format_args!("\\x{character:02x}"));
            return Ok(());
        }
        let first = self.symbol()?;
        let is_range = matches!(self.rest, [b'-', next, ..] if *next != b']');
        let last = match is_range {
            false => first,
            true => {
                self.next()?;
                if self.eat("-") { b'-' } else { self.symbol()? }
            }
        };
        // LLVM compares signed bytes: bytes that are not ASCII are negative.
        match (first.cast_signed(), last.cast_signed()) {
            (from, to) if from > to => return Err(Invalid),
            (..0, 0..) => self.write(format_args!("\\x{first:02x}-\\xff\\x00-\\x{last:02x}")),
            _ => self.write(format_args!("\\x{first:02x}-\\x{last:02x}")),
        }
        Ok(())
    }

    /// A character, which may be written `[.x.]`.
    fn symbol(&mut self) -> Result<u8, RegexError> {
        if self.eat("[.") { self.collating_element(".]") } else { self.next() }
    }

    /// A character with its closing bytes.
    fn collating_element(&mut self, close: &str) -> Result<u8, RegexError> {
        let character = self.next()?;
        if self.eat(close) { Ok(character) } else { Err(Unsupported("the name of a character")) }
    }

    /// The rest of a class behind `[:`.
    fn class(&mut self) -> Result<(), RegexError> {
        let known = CLASSES.into_iter().find(|name| self.eat(name));
        let name = known.ok_or(Invalid)?;
        self.write(format_args!("[:{name}:]"));
        if self.eat(":]") { Ok(()) } else { Err(Invalid) }
    }
}

/// POSIX's and Rust's patterns for the start and the end of a word.
const WORD_BOUNDARIES: [(&str, &str); 2] = [("[:<:]]", r"\b{start}"), ("[:>:]]", r"\b{end}")];

const CLASSES: [&str; 12] = [
    "alnum", "alpha", "blank", "cntrl", "digit", "graph", "lower", "print", "punct", "space", "upper",
    "xdigit",
];

#[cfg(test)]
mod tests {
    use super::*;

    fn matches(pattern: &str, text: &str) -> bool {
        regex(pattern.as_bytes()).unwrap().is_match(text.as_bytes())
    }

    #[test]
    fn posix_expressions_are_understood() {
        assert!(matches("^a.*b$", "aXXb") && !matches("^a.*b$", "aXXbc"));
        assert!(matches(r"\d", "d") && !matches(r"\d", "5"));
        assert!(matches(r"a\.b", "a.b") && !matches(r"a\.b", "axb"));
        assert!(matches(r"[]a]", "]") && matches(r"[\]", "\\"));
        assert!(matches("[[:digit:]]+", "12") && !matches("[[:digit:]]+", "x"));
        assert!(matches("x{:}", "x{:}") && matches("[+--]", ",") && matches("[[.x.]]", "x"));
        assert!(matches("[[:<:]]b[[:>:]]", "a b c") && !matches("[[:<:]]b", "ab"));
        assert!(matches("^a{0}b$", "b"));
    }

    #[test]
    fn missing_features_are_named() {
        assert_eq!(translate(br"(a)\1"), Err(Unsupported("a back-reference")));
        assert_eq!(translate(b"[[.hyphen.]]"), Err(Unsupported("the name of a character")));
        assert_eq!(translate(b"[[=hyphen=]]"), Err(Unsupported("the name of a character")));
    }

    #[test]
    fn deep_groups_are_an_error() {
        assert_eq!(translate("(".repeat(100_000).as_bytes()), Err(Invalid));
    }
}
