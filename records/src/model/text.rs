//! Text that is being written.

use std::fmt;
use std::io::{self, Write};
use tblgen_parser::symbols::{Symbol, Symbols};

/// Text that is being written. Half of it are names, which are copied without a look for the beginnings of characters, as
/// [`String`] would have it.
#[derive(Default)]
pub(crate) struct Text {
    bytes: Vec<u8>,
}

impl Text {
    pub(crate) fn with_capacity(bytes: usize) -> Self {
        Self { bytes: Vec::with_capacity(bytes) }
    }

    pub(crate) fn push(&mut self, character: char) {
        self.push_str(character.encode_utf8(&mut [0; 4]));
    }

    pub(crate) fn push_str(&mut self, text: &str) {
        self.bytes.extend_from_slice(text.as_bytes());
    }

    pub(crate) fn push_symbol(&mut self, symbols: &Symbols, symbol: Symbol) {
        symbols.append_to(&mut self.bytes, symbol);
    }

    /// Takes away the last character, which is one of ASCII.
    pub(crate) fn pop(&mut self) {
        let last = self.bytes.pop();
        debug_assert!(last.is_none_or(|byte| byte.is_ascii()), "a character of one byte");
    }

    pub(crate) fn clear(&mut self) {
        self.bytes.clear();
    }

    pub(crate) fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Writes the bytes that the text stands for: its own, if it is plain.
    pub(crate) fn write_to(&self, out: &mut impl Write, is_plain: bool) -> io::Result<()> {
        if is_plain {
            return out.write_all(&self.bytes);
        }
        let text = str::from_utf8(&self.bytes).map_err(io::Error::other)?;
        out.write_all(&rtblgen_bytes::bytes_of(text))
    }

    pub(crate) fn into_string(self) -> String {
        String::from_utf8(self.bytes).expect("only whole characters are pushed")
    }
}

impl fmt::Write for Text {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.push_str(text);
        Ok(())
    }
}
