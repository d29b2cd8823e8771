//! Small mistakes in text: a forgotten line, a misspelt name, swapped arguments, a value of another kind.

use std::ops::Range;

use crate::random::Random;

/// A text with one mistake.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// The text.
    pub text: String,
    /// The number of the line of the mistake, from 1.
    pub line: usize,
    /// A description of the mutation.
    pub mistake: String,
}

/// The kind of a token, as `.td` and `.mlir` files have them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Word,
    Number,
    String,
    Punctuation,
}

#[derive(Clone, Debug)]
struct Token {
    kind: Kind,
    range: Range<usize>,
}

/// A text that mistakes are made in.
#[derive(Clone, Debug)]
pub struct Mutator {
    text: String,
    tokens: Vec<Token>,
    /// The ranges of lines that have tokens, with their line breaks.
    lines: Vec<Range<usize>>,
}

impl Mutator {
    /// Reads a text. Comments are left alone.
    pub fn new(text: &str) -> Self {
        let tokens = tokens(text);
        let mut lines = Vec::new();
        let mut start = 0;
        for line in text.split_inclusive('\n') {
            let range = start..start + line.len();
            start = range.end;
            if tokens.iter().any(|token| range.contains(&token.range.start)) {
                lines.push(range);
            }
        }
        Self { text: text.to_owned(), tokens, lines }
    }

    /// Whether there is nothing to make mistakes in.
    pub fn is_empty(&self) -> bool {
        self.tokens.is_empty()
    }

    /// The text with one mistake.
    pub fn mutant(&self, random: &mut Random) -> Mutant {
        let at = random.below(self.tokens.len());
        let token = &self.tokens[at];
        match random.below(10) {
            0 => {
                let line = random.pick(&self.lines).clone();
                self.replaced(line.clone(), "", format!("line deleted: {}", self.text[line].trim()))
            }
            1 => self.replaced(token.range.clone(), "", format!("deleted: {}", self.word(token))),
            2 => {
                let twice = format!("{0} {0}", self.word(token));
                self.replaced(token.range.clone(), &twice, format!("twice: {}", self.word(token)))
            }
            3 => self.with_swapped_neighbours(at),
            4 | 5 if token.kind != Kind::Punctuation => self.misspelt(token, random),
            6 => {
                // A value of another kind.
                let others: Vec<&Token> =
                    self.tokens.iter().filter(|other| other.kind != Kind::Punctuation).collect();
                let other = if others.is_empty() { token } else { random.pick(&others) };
                self.with_token(token, self.word(other))
            }
            _ => {
                let same: Vec<&Token> = self
                    .tokens
                    .iter()
                    .filter(|other| other.kind == token.kind && self.word(other) != self.word(token))
                    .collect();
                let other = if same.is_empty() { token } else { random.pick(&same) };
                self.with_token(token, self.word(other))
            }
        }
    }

    fn word(&self, token: &Token) -> &str {
        &self.text[token.range.clone()]
    }

    fn with_token(&self, token: &Token, other: &str) -> Mutant {
        self.replaced(token.range.clone(), other, format!("{} -> {other}", self.word(token)))
    }

    fn with_swapped_neighbours(&self, at: usize) -> Mutant {
        let second = (at + 2).min(self.tokens.len() - 1);
        let (first, second) = (&self.tokens[at], &self.tokens[second]);
        let between = &self.text[first.range.end.min(second.range.start)..second.range.start];
        let swapped = format!("{}{between}{}", self.word(second), self.word(first));
        let range = first.range.start..second.range.end;
        if first.range == second.range {
            return self.replaced(range, "", format!("deleted: {}", self.word(first)));
        }
        self.replaced(range, &swapped, format!("swapped: {} and {}", self.word(first), self.word(second)))
    }

    /// The token without one of its letters, or with another one.
    fn misspelt(&self, token: &Token, random: &mut Random) -> Mutant {
        let word = self.word(token);
        let letters: Vec<usize> = word
            .char_indices()
            .filter(|(_, letter)| letter.is_ascii_alphanumeric())
            .map(|(at, _)| at)
            .collect();
        if letters.is_empty() {
            return self.with_token(token, "");
        }
        let at = *random.pick(&letters);
        let letter = *random.pick(&["", "", "q", "7"]);
        let changed = format!("{}{letter}{}", &word[..at], &word[at + 1..]);
        self.with_token(token, &changed)
    }

    fn replaced(&self, range: Range<usize>, by: &str, mistake: String) -> Mutant {
        let line = self.text[..range.start].matches('\n').count() + 1;
        let mut text = self.text.clone();
        text.replace_range(range, by);
        Mutant { text, line, mistake }
    }
}

/// The tokens of a text, those inside of strings that hold several words included. Comments have none.
fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$');
        let len = |of: &dyn Fn(char) -> bool| rest.find(|c| !of(c)).unwrap_or(rest.len());
        let (kind, length) = match first {
            '/' if rest.starts_with("//") => {
                at += rest.find('\n').unwrap_or(rest.len());
                continue;
            }
            '/' if rest.starts_with("/*") => {
                at += rest.find("*/").map_or(rest.len(), |end| end + 2);
                continue;
            }
            '"' => (Kind::String, string_length(rest)),
            c if c.is_ascii_digit() => (Kind::Number, len(&word)),
            c if word(c) => (Kind::Word, len(&word)),
            '%' | '@' | '^' | '#' | '!' => {
                (Kind::Word, 1 + rest[1..].find(|c| !word(c)).unwrap_or(rest.len() - 1))
            }
            c if c.is_whitespace() => {
                at += c.len_utf8();
                continue;
            }
            c => (Kind::Punctuation, c.len_utf8()),
        };
        let range = at..at + length;
        // Formats and snippets are texts of their own.
        if kind == Kind::String && rest[..length].trim().contains(' ') {
            let inner = tokens_of_string(&rest[1..length.max(2) - 1]);
            tokens.extend(inner.into_iter().map(|token| Token {
                kind: token.kind,
                range: token.range.start + at + 1..token.range.end + at + 1,
            }));
        }
        tokens.push(Token { kind, range });
        at += length;
    }
    tokens
}

fn tokens_of_string(text: &str) -> Vec<Token> {
    if text.contains('"') { Vec::new() } else { tokens(text) }
}

/// The length of the string literal that a text starts with.
fn string_length(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            '"' if !escaped => return at + 1,
            '\n' => return at,
            _ => escaped = c == '\\' && !escaped,
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mutant_differs_in_one_place() {
        let source = "// a comment\ndef X : Op<T, \"x\"> {\n  let assemblyFormat = \"$a attr-dict\";\n}\n";
        let mutator = Mutator::new(source);
        for number in 0..200 {
            let mutant = mutator.mutant(&mut Random::new(1, number));
            assert!(mutant.text.starts_with("// a comment\n"), "{}", mutant.text);
            assert!((2..=4).contains(&mutant.line), "{}: {}", mutant.line, mutant.mistake);
            assert!(!mutant.mistake.is_empty());
        }
    }
}
