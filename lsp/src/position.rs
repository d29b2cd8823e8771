//! Positions of the protocol and offsets of texts.

use std::ops::Range as Offsets;

use serde::{Deserialize, Serialize};

/// A line and a column in UTF-16 units, both from zero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Position {
    /// The line.
    pub line: u32,
    /// The column.
    pub character: u32,
}

/// The text between two positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Range {
    /// The first position.
    pub start: Position,
    /// The position after the last character.
    pub end: Position,
}

impl Range {
    /// Whether the two have a position in common.
    pub fn touches(&self, other: &Range) -> bool {
        self.start <= other.end && other.start <= self.end
    }
}

/// The starts of the lines of a text.
#[derive(Clone, Debug)]
pub struct LineIndex {
    starts: Vec<usize>,
}

impl LineIndex {
    /// The lines of `text`. A line ends with `\n`, `\r\n` or `\r`.
    pub fn new(text: &str) -> Self {
        let bytes = text.as_bytes();
        let is_end = |&(index, byte): &(usize, &u8)| match byte {
            b'\n' => true,
            b'\r' => bytes.get(index + 1) != Some(&b'\n'),
            _ => false,
        };
        let ends = bytes.iter().enumerate().filter(is_end).map(|(index, _)| index + 1);
        Self { starts: std::iter::once(0).chain(ends).collect() }
    }

    /// The offset of a position. A position after the end of a line is the end of the line.
    pub fn offset(&self, text: &str, position: Position) -> usize {
        let line = position.line as usize;
        let Some(&start) = self.starts.get(line) else { return text.len() };
        let end = self.starts.get(line + 1).copied().unwrap_or(text.len());
        let content = text[start..end].trim_end_matches(['\n', '\r']);
        let wanted = position.character as usize;
        if content.as_bytes().get(..wanted).is_some_and(<[u8]>::is_ascii) {
            return start + wanted;
        }
        let mut units = 0;
        for (index, c) in content.char_indices() {
            if units >= wanted {
                return start + index;
            }
            units += c.len_utf16();
        }
        start + content.len()
    }

    /// The position of an offset.
    pub fn position(&self, text: &str, offset: usize) -> Position {
        let offset = offset.min(text.len());
        let line = self.starts.partition_point(|&start| start <= offset).saturating_sub(1);
        let before = text.get(self.starts[line]..offset).unwrap_or("");
        // Most lines are ASCII, and a line may be long.
        let character = match before.is_ascii() {
            true => before.len(),
            false => before.chars().map(char::len_utf16).sum(),
        };
        Position { line: line as u32, character: character as u32 }
    }

    /// The range of offsets.
    pub fn range(&self, text: &str, offsets: Offsets<usize>) -> Range {
        Range { start: self.position(text, offsets.start), end: self.position(text, offsets.end) }
    }

    /// The number of the line of an offset.
    pub fn line(&self, offset: usize) -> usize {
        self.starts.partition_point(|&start| start <= offset).saturating_sub(1)
    }
}
