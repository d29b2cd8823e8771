//! POSIX extended regular expressions, as LLVM's library reads them, in the notation of Rust's libraries.
//!
//! They are about bytes: a character that has several is several.

use super::collating;
use std::fmt::Write;
use std::ops::Range;

/// How an expression is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Notation {
    /// For [`regex::bytes`], which has no back-references, so as to take linear time: one is all that its group may be.
    Bytes,
    /// For [`fancy_regex`]; the text has a character for each byte, `U+0000` to `U+00FF`.
    Characters,
}

/// The most that an interval `{n,m}` may ask for.
const MAX_COUNT: u32 = 255;

/// How deep groups may be nested.
const MAX_NESTING: u32 = 100;

/// It is no expression.
struct Invalid;

/// Whether there may be a back-reference, such as `\1`.
pub(super) fn may_refer_back(posix: &[u8]) -> bool {
    posix.windows(2).any(|pair| pair[0] == b'\\' && pair[1].is_ascii_digit())
}

/// The same expression in this notation, or none if it is invalid.
pub(super) fn translate(posix: &[u8], notation: Notation) -> Option<String> {
    let rest = posix.iter().rev().copied().collect();
    let out = match notation {
        Notation::Bytes => "(?s-u:".to_owned(),
        Notation::Characters => "(?s:".to_owned(),
    };
    let mut translator = Translator { rest, out, notation, nesting: 0, groups: Vec::new(), captures: 0 };
    translator.alternatives().ok()?;
    translator.rest.is_empty().then(|| translator.out + ")")
}

/// Where a part of the expression begins, in what is written.
struct Piece {
    start: usize,
    groups: usize,
    captures: usize,
}

struct Translator {
    /// What has not been read, the next byte last.
    rest: Vec<u8>,
    out: String,
    notation: Notation,
    nesting: u32,
    /// The groups so far, in the order in which they begin.
    groups: Vec<Group>,
    /// How many groups are captured in what is written.
    captures: usize,
}

/// What a back-reference may refer to.
struct Group {
    /// Where it stands in what is written, once it is closed.
    written: Option<Range<usize>>,
    /// Its number in what is written, unless it is repeated no times.
    capture: Option<usize>,
}

/// Matches nothing.
const NOTHING: &str = r"(?:\z.)";

/// The most bytes that an expression may become of whose groups each is repeated by others.
const MAX_WRITTEN: usize = 1 << 20;

impl Translator {
    fn peek(&self) -> Option<u8> {
        self.rest.last().copied()
    }

    fn peek_second(&self) -> Option<u8> {
        self.rest.len().checked_sub(2).map(|index| self.rest[index])
    }

    fn next(&mut self) -> Result<u8, Invalid> {
        self.rest.pop().ok_or(Invalid)
    }

    fn eat(&mut self, wanted: &str) -> bool {
        let found = wanted.bytes().eq(self.rest.iter().rev().take(wanted.len()).copied());
        if found {
            self.rest.truncate(self.rest.len() - wanted.len());
        }
        found
    }

    /// `Branch ('|' Branch)*`, up to the end or to a `)`.
    fn alternatives(&mut self) -> Result<(), Invalid> {
        loop {
            self.branch()?;
            if !self.eat("|") {
                return Ok(());
            }
            self.out.push('|');
        }
    }

    /// Pieces, of which something must remain.
    fn branch(&mut self) -> Result<(), Invalid> {
        let start = self.out.len();
        while !matches!(self.peek(), None | Some(b'|' | b')')) {
            self.piece()?;
        }
        if self.out.len() > start { Ok(()) } else { Err(Invalid) }
    }

    /// An atom, which may be repeated once.
    fn piece(&mut self) -> Result<(), Invalid> {
        let start = Piece { start: self.out.len(), groups: self.groups.len(), captures: self.captures };
        let is_caret = self.peek() == Some(b'^');
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
        match self.peek() {
            Some(b'*' | b'+' | b'?') => true,
            Some(b'{') => self.peek_second().is_some_and(|c| c.is_ascii_digit()),
            _ => false,
        }
    }

    fn atom(&mut self) -> Result<(), Invalid> {
        match self.next()? {
            b'(' => return self.group(),
            b'[' => return self.bracket(),
            anchor_or_any @ (b'^' | b'$' | b'.') => self.out.push(char::from(anchor_or_any)),
            b'*' | b'+' | b'?' => return Err(Invalid),
            b'{' if self.peek().is_some_and(|c| c.is_ascii_digit()) => return Err(Invalid),
            b'\\' => match self.next()? {
                digit @ b'1'..=b'9' => return self.back_reference(usize::from(digit - b'0')),
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

    fn group(&mut self) -> Result<(), Invalid> {
        self.nesting += 1;
        if self.nesting > MAX_NESTING {
            return Err(Invalid);
        }
        let (number, start) = (self.groups.len(), self.out.len());
        self.captures += 1;
        self.groups.push(Group { written: None, capture: Some(self.captures) });
        self.out.push_str(match self.notation {
            Notation::Bytes => "(?:",
            Notation::Characters => "(",
        });
        if self.peek() != Some(b')') {
            self.alternatives()?;
        }
        self.out.push(')');
        self.nesting -= 1;
        self.groups[number].written = Some(start..self.out.len());
        if self.eat(")") { Ok(()) } else { Err(Invalid) }
    }

    /// What the group with this number, counted from one, has matched: nothing, if it has not.
    fn back_reference(&mut self, number: usize) -> Result<(), Invalid> {
        let group = self.groups.get(number - 1).ok_or(Invalid)?;
        let (written, capture) = (group.written.clone().ok_or(Invalid)?, group.capture);
        match (capture, self.notation) {
            (None, _) => self.out.push_str(NOTHING),
            (Some(_), Notation::Bytes) if self.out.len() > MAX_WRITTEN => return Err(Invalid),
            (Some(_), Notation::Bytes) => self.out.extend_from_within(written),
            (Some(capture), Notation::Characters) => self.write(format_args!("(?:\\{capture})")),
        }
        Ok(())
    }

    /// What follows `{`. An atom that is repeated no times is left out.
    fn interval(&mut self, piece: Piece) -> Result<(), Invalid> {
        let least = self.count()?;
        let most = match self.eat(",") {
            false => Some(least),
            true if self.peek().is_some_and(|c| c.is_ascii_digit()) => Some(self.count()?),
            true => None,
        };
        if !self.eat("}") || most.is_some_and(|most| most < least) {
            return Err(Invalid);
        }
        match most {
            Some(0) => self.leave_out(piece),
            Some(most) => self.write(format_args!("{{{least},{most}}}")),
            None => self.write(format_args!("{{{least},}}")),
        }
        Ok(())
    }

    fn leave_out(&mut self, piece: Piece) {
        self.out.truncate(piece.start);
        self.captures = piece.captures;
        self.groups[piece.groups..].iter_mut().for_each(|group| group.capture = None);
    }

    fn count(&mut self) -> Result<u32, Invalid> {
        let mut count = 0;
        while let Some(digit) = self.peek().filter(u8::is_ascii_digit) {
            self.rest.pop();
            count = count * 10 + u32::from(digit - b'0');
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

    /// What follows `[`. A `]` or `-` at the start stands for itself, and so does a `-` at the end.
    fn bracket(&mut self) -> Result<(), Invalid> {
        for (posix, in_bytes, in_characters) in WORD_BOUNDARIES {
            if self.eat(posix) {
                self.out.push_str(match self.notation {
                    Notation::Bytes => in_bytes,
                    Notation::Characters => in_characters,
                });
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
        while self.peek().is_some_and(|c| c != b']') && !(self.peek(), self.peek_second()).eq(&END) {
            self.bracket_term()?;
        }
        if self.eat("-") {
            self.out.push_str("\\-");
        }
        self.out.push(']');
        if self.eat("]") { Ok(()) } else { Err(Invalid) }
    }

    fn bracket_term(&mut self) -> Result<(), Invalid> {
        if self.peek() == Some(b'-') {
            return Err(Invalid);
        }
        if self.eat("[:") {
            return self.class();
        }
        if self.eat("[=") {
            if matches!(self.peek(), Some(b']' | b'-')) {
                return Err(Invalid);
            }
            let character = self.collating_element("=]")?;
            self.write(format_args!("\\x{character:02x}"));
            return Ok(());
        }
        let first = self.symbol()?;
        let is_range = self.peek() == Some(b'-') && self.peek_second().is_some_and(|c| c != b']');
        let last = match is_range {
            false => first,
            true => {
                self.rest.pop();
                if self.eat("-") { b'-' } else { self.symbol()? }
            }
        };
        // As LLVM compares them, bytes that are not ASCII are negative.
        match (first.cast_signed(), last.cast_signed()) {
            (from, to) if from > to => return Err(Invalid),
            (..0, 0..) => self.write(format_args!("\\x{first:02x}-\\xff\\x00-\\x{last:02x}")),
            _ => self.write(format_args!("\\x{first:02x}-\\x{last:02x}")),
        }
        Ok(())
    }

    /// A character, or a collating element, `[.x.]` or `[.hyphen.]`.
    fn symbol(&mut self) -> Result<u8, Invalid> {
        if !self.eat("[.") {
            return self.next();
        }
        self.collating_element(".]")
    }

    /// A character by its name, up to what closes it.
    fn collating_element(&mut self, close: &str) -> Result<u8, Invalid> {
        let mut name = Vec::new();
        while !self.eat(close) {
            name.push(self.next()?);
        }
        collating::character(&name).ok_or(Invalid)
    }

    /// What follows `[:`.
    fn class(&mut self) -> Result<(), Invalid> {
        let known = CLASSES.into_iter().find(|name| self.eat(name));
        let name = known.ok_or(Invalid)?;
        self.write(format_args!("[:{name}:]"));
        if self.eat(":]") { Ok(()) } else { Err(Invalid) }
    }
}

/// Where words begin and end.
const WORD_BOUNDARIES: [(&str, &str, &str); 2] = [
    ("[:<:]]", r"\b{start}", r"(?:(?<![0-9A-Z_a-z])(?=[0-9A-Z_a-z]))"),
    ("[:>:]]", r"\b{end}", r"(?:(?<=[0-9A-Z_a-z])(?![0-9A-Z_a-z]))"),
];

/// A `-` that stands for itself, and the end of a bracket expression.
const END: (Option<u8>, Option<u8>) = (Some(b'-'), Some(b']'));

const CLASSES: [&str; 12] = [
    "alnum", "alpha", "blank", "cntrl", "digit", "graph", "lower", "print", "punct", "space", "upper",
    "xdigit",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deep_groups_are_an_error() {
        assert!(translate("(".repeat(100_000).as_bytes(), Notation::Bytes).is_none());
    }
}
