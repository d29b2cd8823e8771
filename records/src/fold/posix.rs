//! POSIX extended regular expressions, as LLVM's library reads them, in the notation of the `regex` crate.

use std::fmt::Write;

/// The most that an interval `{n,m}` may ask for.
const MAX_COUNT: u32 = 255;

/// How deep groups may be nested.
const MAX_NESTING: u32 = 100;

/// There is no translation.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Invalid {
    /// It is no expression.
    Expression,
    /// It has a back-reference, `\\1`, which the `regex` crate does without so as to take linear time.
    BackReference,
}

/// The same expression for [`regex::Regex`].
pub(super) fn translate(posix: &str) -> Result<String, Invalid> {
    let mut translator = Translator { rest: posix.chars().collect(), out: "(?s:".to_owned(), nesting: 0 };
    translator.rest.reverse();
    translator.alternatives()?;
    match translator.rest.last() {
        None => Ok(translator.out + ")"),
        Some(_) => Err(Invalid::Expression),
    }
}

struct Translator {
    /// What has not been read, the next character last.
    rest: Vec<char>,
    out: String,
    nesting: u32,
}

impl Translator {
    fn peek(&self) -> Option<char> {
        self.rest.last().copied()
    }

    fn peek_second(&self) -> Option<char> {
        self.rest.len().checked_sub(2).map(|index| self.rest[index])
    }

    fn next(&mut self) -> Result<char, Invalid> {
        self.rest.pop().ok_or(Invalid::Expression)
    }

    fn eat(&mut self, wanted: &str) -> bool {
        let found = wanted.chars().eq(self.rest.iter().rev().take(wanted.len()).copied());
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
        while !matches!(self.peek(), None | Some('|' | ')')) {
            self.piece()?;
        }
        if self.out.len() > start { Ok(()) } else { Err(Invalid::Expression) }
    }

    /// An atom, which may be repeated once.
    fn piece(&mut self) -> Result<(), Invalid> {
        let start = self.out.len();
        let is_caret = self.peek() == Some('^');
        self.atom()?;
        if !self.at_repetition() {
            return Ok(());
        }
        if is_caret {
            return Err(Invalid::Expression);
        }
        match self.next()? {
            '{' => self.interval(start)?,
            repetition => self.out.push(repetition),
        }
        if self.at_repetition() { Err(Invalid::Expression) } else { Ok(()) }
    }

    /// A `{` begins a repetition only before a digit.
    fn at_repetition(&self) -> bool {
        match self.peek() {
            Some('*' | '+' | '?') => true,
            Some('{') => self.peek_second().is_some_and(|c| c.is_ascii_digit()),
            _ => false,
        }
    }

    fn atom(&mut self) -> Result<(), Invalid> {
        match self.next()? {
            '(' => return self.group(),
            '[' => return self.bracket(),
            anchor_or_any @ ('^' | '$' | '.') => self.out.push(anchor_or_any),
            '*' | '+' | '?' => return Err(Invalid::Expression),
            '{' if self.peek().is_some_and(|c| c.is_ascii_digit()) => return Err(Invalid::Expression),
            '\\' => match self.next()? {
                '1'..='9' => return Err(Invalid::BackReference),
                escaped => self.literal(escaped),
            },
            character => self.literal(character),
        }
        Ok(())
    }

    fn literal(&mut self, character: char) {
        self.out.push_str(&regex::escape(character.encode_utf8(&mut [0; 4])));
    }

    fn group(&mut self) -> Result<(), Invalid> {
        self.nesting += 1;
        if self.nesting > MAX_NESTING {
            return Err(Invalid::Expression);
        }
        self.out.push_str("(?:");
        if self.peek() != Some(')') {
            self.alternatives()?;
        }
        self.out.push(')');
        self.nesting -= 1;
        if self.eat(")") { Ok(()) } else { Err(Invalid::Expression) }
    }

    /// What follows `{`. An atom that is repeated no times is left out.
    fn interval(&mut self, atom: usize) -> Result<(), Invalid> {
        let least = self.count()?;
        let most = match self.eat(",") {
            false => Some(least),
            true if self.peek().is_some_and(|c| c.is_ascii_digit()) => Some(self.count()?),
            true => None,
        };
        if !self.eat("}") || most.is_some_and(|most| most < least) {
            return Err(Invalid::Expression);
        }
        match most {
            Some(0) => self.out.truncate(atom),
            Some(most) => self.write(format_args!("{{{least},{most}}}")),
            None => self.write(format_args!("{{{least},}}")),
        }
        Ok(())
    }

    fn count(&mut self) -> Result<u32, Invalid> {
        let mut count = 0;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            self.rest.pop();
            count = count * 10 + digit;
            if count > MAX_COUNT {
                return Err(Invalid::Expression);
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
        for (posix, boundary) in [("[:<:]]", "start"), ("[:>:]]", "end")] {
            if self.eat(posix) {
                self.write(format_args!("(?-u:\\b{{{boundary}}})"));
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
        while self.peek().is_some_and(|c| c != ']') && !(self.peek(), self.peek_second()).eq(&END) {
            self.bracket_term()?;
        }
        if self.eat("-") {
            self.out.push_str("\\-");
        }
        self.out.push(']');
        if self.eat("]") { Ok(()) } else { Err(Invalid::Expression) }
    }

    fn bracket_term(&mut self) -> Result<(), Invalid> {
        if self.peek() == Some('-') {
            return Err(Invalid::Expression);
        }
        if self.eat("[:") {
            return self.class();
        }
        if self.eat("[=") {
            let character = self.next()?;
            self.write(format_args!("\\x{{{:x}}}", u32::from(character)));
            return if self.eat("=]") { Ok(()) } else { Err(Invalid::Expression) };
        }
        let first = self.symbol()?;
        let is_range = self.peek() == Some('-') && self.peek_second().is_some_and(|c| c != ']');
        let last = match is_range {
            false => first,
            true => {
                self.rest.pop();
                if self.eat("-") { '-' } else { self.symbol()? }
            }
        };
        if first > last {
            return Err(Invalid::Expression);
        }
        self.write(format_args!("\\x{{{:x}}}-\\x{{{:x}}}", u32::from(first), u32::from(last)));
        Ok(())
    }

    /// A character, or a collating element of one character, `[.x.]`.
    fn symbol(&mut self) -> Result<char, Invalid> {
        if !self.eat("[.") {
            return self.next();
        }
        let character = self.next()?;
        if self.eat(".]") { Ok(character) } else { Err(Invalid::Expression) }
    }

    /// What follows `[:`.
    fn class(&mut self) -> Result<(), Invalid> {
        let known = CLASSES.into_iter().find(|name| self.eat(name));
        let name = known.ok_or(Invalid::Expression)?;
        self.write(format_args!("[:{name}:]"));
        if self.eat(":]") { Ok(()) } else { Err(Invalid::Expression) }
    }
}

/// A `-` that stands for itself, and the end of a bracket expression.
const END: (Option<char>, Option<char>) = (Some('-'), Some(']'));

const CLASSES: [&str; 12] = [
    "alnum", "alpha", "blank", "cntrl", "digit", "graph", "lower", "print", "punct", "space", "upper",
    "xdigit",
];

#[cfg(test)]
mod tests {
    use super::translate;
    use regex::Regex;

    fn matches(pattern: &str, text: &str) -> bool {
        Regex::new(&translate(pattern).unwrap()).unwrap().is_match(text)
    }

    #[test]
    fn posix_expressions_are_translated() {
        assert!(matches("^a.*b$", "aXXb") && !matches("^a.*b$", "aXXbc"));
        assert!(matches(r"\d", "d") && !matches(r"\d", "5"));
        assert!(matches(r"a\.b", "a.b") && !matches(r"a\.b", "axb"));
        assert!(matches(r"[]a]", "]") && matches(r"[\]", "\\"));
        assert!(matches("[[:digit:]]+", "12") && !matches("[[:digit:]]+", "x"));
        assert!(matches("x{:}", "x{:}") && matches("[+--]", ",") && matches("[[.x.]]", "x"));
    }

    #[test]
    fn deep_groups_are_an_error() {
        assert!(translate(&"(".repeat(100_000)).is_err());
    }

    #[test]
    fn word_boundaries_and_back_references() {
        assert!(matches("[[:<:]]b[[:>:]]", "a b c") && !matches("[[:<:]]b", "ab"));
        assert_eq!(translate("(a)\\1"), Err(super::Invalid::BackReference));
    }
}
