//! The tokens of a Toy program.

use super::tree::Place;

/// A token.
#[derive(Clone, Debug, PartialEq)]
pub enum Token {
    /// `def`, `return`, `struct` or `var`.
    Keyword(&'static str),
    /// Any other name.
    Name(String),
    /// A number.
    Number(f64),
    /// Any other character.
    Symbol(char),
    /// A number that has no value, such as `1.2.3`.
    Malformed(String),
    /// The end of the program.
    End,
}

impl std::fmt::Display for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Token::Keyword(word) => write!(f, "'{word}'"),
            Token::Name(name) => write!(f, "'{name}'"),
            Token::Number(number) => write!(f, "'{number}'"),
            Token::Symbol(symbol) => write!(f, "'{symbol}'"),
            Token::Malformed(text) => write!(f, "the malformed number '{text}'"),
            Token::End => f.write_str("the end of the file"),
        }
    }
}

const KEYWORDS: [&str; 4] = ["def", "return", "struct", "var"];

/// A place in the text of a program.
pub struct Lexer<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Lexer<'a> {
    /// The start of a program.
    pub fn new(text: &'a str) -> Self {
        Lexer { rest: text, place: Place { line: 1, column: 1 } }
    }

    /// The next token and its place. White space and `#` comments are skipped.
    pub fn next_token(&mut self) -> (Token, Place) {
        self.skip_blanks();
        let place = self.place;
        let Some(first) = self.rest.chars().next() else { return (Token::End, place) };
        let token = match first {
            'a'..='z' | 'A'..='Z' => {
                let word = self.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
                match KEYWORDS.into_iter().find(|keyword| *keyword == word) {
                    Some(keyword) => Token::Keyword(keyword),
                    None => Token::Name(word.to_owned()),
                }
            }
            '0'..='9' => {
                let digits = self.take_while(|c| c.is_ascii_digit() || c == '.');
                digits.parse().map_or_else(|_| Token::Malformed(digits.to_owned()), Token::Number)
            }
            symbol => {
                self.advance(symbol.len_utf8());
                Token::Symbol(symbol)
            }
        };
        (token, place)
    }

    fn skip_blanks(&mut self) {
        loop {
            self.take_while(char::is_whitespace);
            if !self.rest.starts_with('#') {
                return;
            }
            self.take_while(|c| c != '\n');
        }
    }

    fn take_while(&mut self, accepts: impl Fn(char) -> bool) -> &'a str {
        let length = self.rest.find(|c| !accepts(c)).unwrap_or(self.rest.len());
        self.advance(length)
    }

    fn advance(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(length);
        self.rest = rest;
        for byte in taken.bytes() {
            match byte {
                b'\n' => self.place = Place { line: self.place.line + 1, column: 1 },
                _ => self.place.column += 1,
            }
        }
        taken
    }
}
