//! Text that holds any bytes.
//!
//! Strings of TableGen and MLIR are bytes and need not be UTF-8. A Rust `str` must be. A byte that is not part of valid UTF-8 is
//! held as one of the last 128 private characters, `U+10FF80` to `U+10FFFF`; those characters themselves are held as their
//! four bytes, so that every sequence of bytes has one text and different ones have different texts.
//!
//! ```
//! use rtblgen_bytes::{bytes_of, text_of};
//! assert_eq!(text_of(b"plain".to_vec()), "plain");
//! let text = text_of(b"caf\xC3\xA9 \xFF".to_vec());
//! assert_eq!(text, "café \u{10FFFF}");
//! assert_eq!(*bytes_of(&text), *b"caf\xC3\xA9 \xFF");
//! ```

mod inputs;
mod streams;

pub use inputs::{Input, RECORD_INPUTS_TO, read_input, recorded_inputs};
pub use streams::{write_stderr, write_stdout, write_stdout_with};

use std::borrow::Cow;
use std::cmp::Ordering;

/// The character that stands for the byte 0.
const ZERO: u32 = 0x10_FF00;
/// The first byte of those characters in UTF-8.
const LEAD: u8 = 0xF4;
/// The bytes of one of those characters in UTF-8.
const LENGTH: usize = 4;

/// The text that stands for these bytes.
pub fn text_of(bytes: Vec<u8>) -> String {
    match String::from_utf8(bytes) {
        Ok(text) if text.is_ascii() || !text.chars().any(stands_for_byte) => text,
        Ok(text) => escaped(text.as_bytes()),
        Err(error) => escaped(error.as_bytes()),
    }
}

fn escaped(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() + LENGTH);
    for chunk in bytes.utf8_chunks() {
        for character in chunk.valid().chars() {
            match stands_for_byte(character) {
                true => text.extend(character.encode_utf8(&mut [0; LENGTH]).bytes().map(character_of)),
                false => text.push(character),
            }
        }
        text.extend(chunk.invalid().iter().copied().map(character_of));
    }
    text
}

/// Whether a text equals the bytes that it stands for: no character stands for a byte. False negatives are possible, for texts
/// with characters of the last planes.
#[inline]
pub fn is_plain(text: &str) -> bool {
    text.is_ascii() || !text.as_bytes().contains(&LEAD)
}

/// The bytes that a text stands for.
pub fn bytes_of(text: &str) -> Cow<'_, [u8]> {
    if text.is_ascii() || !text.chars().any(stands_for_byte) {
        return text.as_bytes().into();
    }
    let mut bytes = Vec::with_capacity(text.len());
    for character in text.chars() {
        match stands_for_byte(character) {
            true => bytes.push((u32::from(character) - ZERO) as u8),
            false => bytes.extend_from_slice(character.encode_utf8(&mut [0; LENGTH]).as_bytes()),
        }
    }
    bytes.into()
}

/// Compares the bytes that two texts stand for.
pub fn compare(a: &str, b: &str) -> Ordering {
    if is_plain(a) && is_plain(b) { a.cmp(b) } else { bytes_of(a).cmp(&bytes_of(b)) }
}

/// The number of bytes that a part of a text stands for; it may end inside a character.
pub fn length_of(part: &[u8]) -> usize {
    if part.is_ascii() {
        return part.len();
    }
    let (mut length, mut rest) = (0, part);
    while let Some((first, after)) = rest.split_first() {
        rest = match rest {
            [LEAD, 0x8F, 0xBE | 0xBF, _, after @ ..] => after,
            // The end is inside a character that stands for a byte.
            [LEAD] | [LEAD, 0x8F] | [LEAD, 0x8F, 0xBE | 0xBF] if *first == LEAD => return length,
            _ => after,
        };
        length += 1;
    }
    length
}

/// Returns the offset of the text of the last byte; zero if there is none.
pub fn last_byte(text: &str) -> usize {
    let is_escaped = text.chars().next_back().is_some_and(stands_for_byte);
    text.len().saturating_sub(if is_escaped { LENGTH } else { 1 })
}

fn stands_for_byte(character: char) -> bool {
    u32::from(character) >= ZERO + 0x80
}

/// The character that stands for a byte that is not ASCII.
fn character_of(byte: u8) -> char {
    char::from_u32(ZERO + u32::from(byte)).unwrap_or(char::REPLACEMENT_CHARACTER)
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn every_sequence_of_bytes_has_one_text(a: Vec<u8>, b in "\\PC*|[\u{10FF70}-\u{10FFFF}é]*") {
            for bytes in [a.clone(), b.as_bytes().to_vec(), [&a, b.as_bytes()].concat()] {
                let text = text_of(bytes.clone());
                prop_assert_eq!(&*bytes_of(&text), &bytes);
                prop_assert_eq!(length_of(text.as_bytes()), bytes.len());
                prop_assert_eq!(text_of(bytes_of(&text).into_owned()), text);
            }
            let (first, second) = (text_of(a.clone()), text_of(b.clone().into_bytes()));
            prop_assert_eq!(compare(&first, &second), a.as_slice().cmp(b.as_bytes()));
        }
    }

    #[test]
    fn a_part_may_end_inside_a_character() {
        let text = text_of(b"ab\xFF".to_vec());
        let lengths: Vec<usize> = (0..=text.len()).map(|end| length_of(&text.as_bytes()[..end])).collect();
        assert_eq!(lengths, [0, 1, 2, 2, 2, 2, 3]);
        assert_eq!(length_of("é".as_bytes().split_last().map_or(&[], |(_, rest)| rest)), 1);
    }
}
