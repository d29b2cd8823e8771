//! Text with references to entities that are numbered later: values, blocks, attribute groups and metadata.

use std::borrow::Cow;

/// The index of a metadata node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct MetadataId(pub u32);

/// The target of a reference in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Ref {
    /// A value of the function, by its index in the order of translation.
    Local(u32),
    /// A block of the function, by its index.
    Block(u32),
    /// A set of attributes of a function or call, by its index.
    Attributes(u32),
    /// A metadata node.
    Metadata(MetadataId),
    /// A block of any function, by the index of its address.
    BlockAddress(u32),
}

/// A text, and its references in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Text {
    pub text: String,
    /// Offsets in the text at which the numbers are inserted.
    pub refs: Vec<(usize, Ref)>,
}

impl Text {
    pub fn push(&mut self, text: &str) {
        self.text.push_str(text);
    }

    pub fn number(&mut self, number: impl itoa::Integer) {
        self.text.push_str(itoa::Buffer::new().format(number));
    }

    pub fn reference(&mut self, to: Ref) {
        self.refs.push((self.text.len(), to));
    }

    /// Appends another text.
    pub fn append(&mut self, other: &Text) {
        let start = self.text.len();
        self.refs.extend(other.refs.iter().map(|(offset, to)| (start + offset, *to)));
        self.text.push_str(&other.text);
    }

    pub fn position(&self) -> (usize, usize) {
        (self.text.len(), self.refs.len())
    }
}

/// Writes the bytes of a string as LLVM does inside of quotes.
pub(crate) fn escape(out: &mut String, text: &str) {
    let bytes: Cow<'_, [u8]> = rtblgen_runtime::bytes::bytes_of(text);
    escape_bytes(out, &bytes);
}

pub(crate) fn escape_bytes(out: &mut String, bytes: &[u8]) {
    for byte in bytes {
        match byte {
            b'\\' => out.push_str("\\\\"),
            b' '..=b'~' if *byte != b'"' => out.push(char::from(*byte)),
            _ => push_hex(out, *byte),
        }
    }
}

fn push_hex(out: &mut String, byte: u8) {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    out.push('\\');
    out.push(char::from(DIGITS[usize::from(byte >> 4)]));
    out.push(char::from(DIGITS[usize::from(byte & 15)]));
}

/// Writes a name, with quotes if it needs them.
pub(crate) fn name(out: &mut String, name: &str) {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_');
    if !name.is_empty() && name.bytes().all(is_plain) && !name.as_bytes()[0].is_ascii_digit() {
        out.push_str(name);
        return;
    }
    out.push('"');
    escape(out, name);
    out.push('"');
}

/// The text of a metadata name, such as `llvm.ident`.
pub(crate) fn metadata_name(out: &mut String, name: &str) {
    for (number, byte) in name.bytes().enumerate() {
        let is_plain = byte.is_ascii_alphabetic()
            || matches!(byte, b'-' | b'$' | b'.' | b'_')
            || number > 0 && byte.is_ascii_digit();
        if is_plain { out.push(char::from(byte)) } else { push_hex(out, byte) }
    }
}
