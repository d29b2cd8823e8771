//! Bounds-checked reading of bytes.

use crate::error::Error;
use crate::format::{IS_ALIGNED, PADDING, Section};

/// The message for a file that ends too early.
const END: &str = "attempting to parse a byte at the end of the bytecode";

/// A range of a file with a position. Offsets are from the start of the file.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'a> {
    file: &'a [u8],
    offset: usize,
    end: usize,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(file: &'a [u8]) -> Self {
        Cursor { file, offset: 0, end: file.len() }
    }

    /// A cursor for another range of the same file.
    pub(super) fn part(self, start: usize, end: usize) -> Self {
        Cursor { file: self.file, offset: start, end }
    }

    pub(super) fn offset(&self) -> usize {
        self.offset
    }

    pub(super) fn remaining(&self) -> usize {
        self.end - self.offset
    }

    pub(super) fn is_empty(&self) -> bool {
        self.remaining() == 0
    }

    /// An error at the current position.
    pub(super) fn error(&self, message: impl Into<String>) -> Error {
        Error::new(self.offset, message)
    }

    #[inline]
    pub(super) fn byte(&mut self) -> Result<u8, Error> {
        if self.is_empty() {
            return Err(self.error(END));
        }
        self.offset += 1;
        Ok(self.file[self.offset - 1])
    }

    pub(super) fn bytes(&mut self, len: usize) -> Result<&'a [u8], Error> {
        if len > self.remaining() {
            let message = format!("attempting to parse {len} bytes when only {} remain", self.remaining());
            return Err(self.error(message));
        }
        let start = self.offset;
        self.offset += len;
        Ok(&self.file[start..self.offset])
    }

    /// Splits off a range of this many bytes.
    pub(super) fn take(&mut self, len: usize) -> Result<Cursor<'a>, Error> {
        let start = self.offset;
        self.bytes(len)?;
        Ok(self.part(start, self.offset))
    }

    #[inline]
    pub(super) fn varint(&mut self) -> Result<u64, Error> {
        let first = self.byte()?;
        if first & 1 == 1 { Ok(u64::from(first >> 1)) } else { self.long_varint(first) }
    }

    /// Reads a number of several bytes, after the first one.
    fn long_varint(&mut self, first: u8) -> Result<u64, Error> {
        let more = first.trailing_zeros() as usize;
        // Eight bytes, which are mostly available, are faster to read than the exact number of bytes.
        let word = match self.file[self.offset..self.end].first_chunk::<8>() {
            Some(bytes) => {
                self.offset += more;
                u64::from_le_bytes(*bytes) & (u64::MAX >> (64 - 8 * more))
            }
            None => {
                let mut bytes = [0; 8];
                bytes[..more].copy_from_slice(self.bytes(more)?);
                u64::from_le_bytes(bytes)
            }
        };
        Ok(if more == 8 { word } else { word << (7 - more) | u64::from(first) >> (more + 1) })
    }

    pub(super) fn signed_varint(&mut self) -> Result<i64, Error> {
        let number = self.varint()?;
        Ok((number >> 1) as i64 ^ -((number & 1) as i64))
    }

    /// Reads a number with a flag in the lowest bit.
    pub(super) fn flagged(&mut self) -> Result<(u64, bool), Error> {
        let number = self.varint()?;
        Ok((number >> 1, number & 1 == 1))
    }

    /// Reads the number of bytes that follow.
    pub(super) fn len(&mut self) -> Result<usize, Error> {
        self.count("bytes")
    }

    /// Reads the number of entities that follow, each of which takes at least a byte.
    pub(super) fn count(&mut self, what: &str) -> Result<usize, Error> {
        let at = *self;
        let count = self.varint()?;
        self.check_count(at, count, what)
    }

    /// Reads the number of entities that follow, with a flag in the lowest bit.
    pub(super) fn flagged_count(&mut self, what: &str) -> Result<(usize, bool), Error> {
        let at = *self;
        let (count, flag) = self.flagged()?;
        Ok((self.check_count(at, count, what)?, flag))
    }

    fn check_count(&self, at: Cursor<'a>, count: u64, what: &str) -> Result<usize, Error> {
        match usize::try_from(count) {
            Ok(count) if count <= self.remaining() => Ok(count),
            _ if self.is_empty() => {
                Err(at.error(format!("{END}: {count} {what} do not fit in the 0 bytes that follow")))
            }
            _ => Err(
                at.error(format!("{count} {what} do not fit in the {} bytes that follow", self.remaining()))
            ),
        }
    }

    /// Reads the bytes up to a zero byte, and the zero byte.
    pub(super) fn nul_terminated(&mut self) -> Result<&'a [u8], Error> {
        let rest = &self.file[self.offset..self.end];
        let Some(len) = rest.iter().position(|byte| *byte == 0) else {
            return Err(self.error("malformed null-terminated string, no null character found"));
        };
        self.offset += len + 1;
        Ok(&rest[..len])
    }

    /// Skips padding up to a multiple of an alignment.
    pub(super) fn align(&mut self, alignment: u64) -> Result<(), Error> {
        if !alignment.is_power_of_two() {
            return Err(
                self.error(format!("expected an alignment that is a power of two, found {alignment}"))
            );
        }
        while self.offset as u64 & (alignment - 1) != 0 {
            let at = *self;
            let byte = self.byte()?;
            if byte != PADDING {
                return Err(at.error(format!("expected the padding byte {PADDING:#x}, found {byte:#x}")));
            }
        }
        Ok(())
    }

    pub(super) fn section(&mut self) -> Result<(Section, Cursor<'a>), Error> {
        let at = *self;
        let id = self.byte()?;
        let len = self.varint()?;
        let Some(section) = Section::ALL.get(usize::from(id & !IS_ALIGNED)).copied() else {
            return Err(at.error(format!("invalid section ID: {}", id & !IS_ALIGNED)));
        };
        if id & IS_ALIGNED != 0 {
            let alignment = self.varint()?;
            self.align(alignment)?;
        }
        let remaining = self.remaining();
        match usize::try_from(len) {
            Ok(len) if len <= remaining => Ok((section, self.take(len)?)),
            _ => Err(at.error(format!(
                "the {} section is {len} bytes long, and {remaining} bytes follow",
                section.name()
            ))),
        }
    }

    /// Returns an error unless all bytes were read.
    pub(super) fn expect_end(&self, what: &str) -> Result<(), Error> {
        match self.is_empty() {
            true => Ok(()),
            false => {
                Err(self.error(format!("expected the end of {what}, found {} more bytes", self.remaining())))
            }
        }
    }
}
