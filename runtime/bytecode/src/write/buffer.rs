//! Buffers of bytes for the writer.

use indexmap::IndexSet;
use rtblgen_bytes::bytes_of;
use rustc_hash::FxBuildHasher;

use crate::format::{IS_ALIGNED, PADDING, Section};

/// Appends a number with the smallest number of bytes.
#[inline]
pub(crate) fn varint(out: &mut Vec<u8>, number: u64) {
    match number >> 7 {
        0 => out.push((number << 1) as u8 | 1),
        _ => long_varint(out, number),
    }
}

fn long_varint(out: &mut Vec<u8>, number: u64) {
    let bits = 64 - number.leading_zeros();
    let len = bits.div_ceil(7);
    if len > 8 {
        out.push(0);
        out.extend_from_slice(&number.to_le_bytes());
        return;
    }
    // The position of the lowest bit that is set determines the number of bytes.
    let encoded = (number << 1 | 1) << (len - 1);
    out.extend_from_slice(&encoded.to_le_bytes()[..len as usize]);
}

/// The number of bytes that encode a number.
fn varint_len(number: u64) -> usize {
    match (64 - number.leading_zeros()).div_ceil(7) {
        0 => 1,
        len @ 1..=8 => len as usize,
        _ => 9,
    }
}

/// Maps a signed number to an unsigned one.
pub(crate) fn zigzag(number: i64) -> u64 {
    ((number << 1) ^ (number >> 63)) as u64
}

/// Appends a number with a flag in the lowest bit.
pub(crate) fn flagged(out: &mut Vec<u8>, number: u64, flag: bool) {
    varint(out, number << 1 | u64::from(flag));
}

/// Appends a section without alignment.
pub(crate) fn section(out: &mut Vec<u8>, section: Section, content: &[u8]) {
    out.push(section as u8);
    varint(out, content.len() as u64);
    out.extend_from_slice(content);
}

/// Appends a section with an alignment, which is a power of two.
pub(crate) fn aligned_section(out: &mut Vec<u8>, section: Section, content: &[u8], alignment: usize) {
    let start = out.len();
    out.push(section as u8);
    varint(out, content.len() as u64);
    if out.len() & (alignment - 1) != 0 {
        out[start] |= IS_ALIGNED;
        varint(out, alignment as u64);
        pad(out, alignment);
    }
    out.extend_from_slice(content);
}

/// Appends padding up to a multiple of a power of two.
pub(crate) fn pad(out: &mut Vec<u8>, alignment: usize) {
    out.resize(out.len().next_multiple_of(alignment), PADDING);
}

/// The table of texts.
#[derive(Default)]
pub(crate) struct Strings(IndexSet<Box<str>, FxBuildHasher>);

impl Strings {
    /// The number of a text.
    pub(crate) fn number(&mut self, text: &str) -> u64 {
        let number = match self.0.get_index_of(text) {
            Some(number) => number,
            None => self.0.insert_full(text.into()).0,
        };
        number as u64
    }

    /// The content of the section: the lengths in reverse order, then the texts.
    pub(crate) fn encode(&self) -> Vec<u8> {
        let mut out = Vec::new();
        varint(&mut out, self.0.len() as u64);
        for text in self.0.iter().rev() {
            varint(&mut out, bytes_of(text).len() as u64 + 1);
        }
        for text in &self.0 {
            out.extend_from_slice(&bytes_of(text));
            out.push(0);
        }
        out
    }
}

/// The bytes of nested sections, whose lengths are only known when they end.
///
/// The headers of sections are inserted at the end, so that no byte is copied more than once, however deep sections are
/// nested.
#[derive(Default)]
pub(crate) struct NestedSections {
    /// The bytes without headers.
    pub(crate) out: Vec<u8>,
    /// The positions of the headers, in order, and the lengths of their sections.
    heads: Vec<(usize, u64)>,
    /// The number of bytes in headers of sections that ended.
    head_bytes: usize,
}

/// An open section.
pub(crate) struct OpenSection {
    head: usize,
    head_bytes: usize,
}

impl NestedSections {
    pub(crate) fn begin(&mut self) -> OpenSection {
        self.heads.push((self.out.len(), 0));
        OpenSection { head: self.heads.len() - 1, head_bytes: self.head_bytes }
    }

    pub(crate) fn end(&mut self, section: OpenSection) {
        let (start, len) = &mut self.heads[section.head];
        *len = (self.out.len() - *start + self.head_bytes - section.head_bytes) as u64;
        self.head_bytes += 1 + varint_len(*len);
    }

    /// All bytes with headers. Each section is an IR section.
    pub(crate) fn finish(self) -> Vec<u8> {
        if self.heads.is_empty() {
            return self.out;
        }
        let mut whole = Vec::with_capacity(self.out.len() + self.head_bytes);
        let mut copied = 0;
        for (start, len) in self.heads {
            whole.extend_from_slice(&self.out[copied..start]);
            copied = start;
            whole.push(Section::Ir as u8);
            varint(&mut whole, len);
        }
        whole.extend_from_slice(&self.out[copied..]);
        whole
    }
}
