//! Reads texts, and the names of dialects and operations.

use std::borrow::Cow;
use std::cell::Cell;

use rtblgen_bytes::text_of;
use rtblgen_ir::{Context, OpName};

use super::cursor::Cursor;
use crate::dialect::{DialectEncoding, DialectVersion};
use crate::error::Error;
use crate::format::{DIALECT_VERSIONS, ELIDED_LOCATIONS, NATIVE_PROPERTIES, Section};

/// The bytes of memory that copies of texts, and values that are larger than their encodings, may take: a number for
/// any file, and a number for each byte of texts and encodings.
const ALLOWANCE: (usize, usize) = (1 << 20, 32);

/// The table of texts. A file may refer to a text, which is then copied, any number of times, so the memory of the
/// copies is limited.
pub(super) struct Strings<'a> {
    texts: Vec<&'a [u8]>,
    /// The bytes that may still be allocated.
    allowance: Cell<usize>,
}

impl<'a> Strings<'a> {
    /// Reads the table of a file with encodings of this many bytes.
    pub(super) fn read(mut cursor: Cursor<'a>, encodings: usize) -> Result<Self, Error> {
        let whole = cursor;
        let allowance = ALLOWANCE.0 + ALLOWANCE.1 * (whole.remaining() + encodings);
        let count = cursor.count("texts")?;
        // The lengths are in reverse order of the texts.
        let mut texts = vec![&[][..]; count];
        let mut end = whole.offset() + whole.remaining();
        let mut without_end = None;
        for text in texts.iter_mut().rev() {
            let at = cursor;
            let len = cursor.varint()?;
            let available = (end - cursor.offset().min(end)) as u64;
            if len > available {
                return Err(at.error(format!(
                    "string size exceeds the available data size: {len} bytes of the {available} left"
                )));
            }
            if len == 0 {
                without_end.get_or_insert(at);
                continue;
            }
            let start = end - len as usize;
            let mut bytes = whole.part(start, end);
            *text = bytes.bytes(len as usize - 1)?;
            if bytes.byte()? != 0 {
                return Err(bytes.error("a text does not end in a zero byte"));
            }
            end = start;
        }
        if cursor.offset() != end {
            return Err(
                cursor.error("unexpected trailing data between the offsets for strings and their data")
            );
        }
        match without_end {
            None => Ok(Strings { texts, allowance: allowance.into() }),
            Some(at) => Err(at.error("a text of no bytes does not end in a zero byte")),
        }
    }

    /// Accounts for memory. Returns an error if the limit is exceeded.
    pub(super) fn charge(&self, at: &Cursor<'_>, bytes: usize) -> Result<(), Error> {
        let left = self.allowance.get().checked_sub(bytes);
        self.allowance
            .set(left.ok_or_else(|| at.error("what the file has takes far more memory than the file"))?);
        Ok(())
    }

    /// The text with a number that was read at `at`. The caller copies it.
    pub(super) fn get(&self, at: &Cursor<'_>, number: u64) -> Result<Cow<'a, str>, Error> {
        let bytes = usize::try_from(number).ok().and_then(|number| self.texts.get(number));
        let Some(bytes) = bytes else {
            return Err(at.error(format!("invalid string index: {number}, there are {}", self.texts.len())));
        };
        self.charge(at, bytes.len())?;
        match std::str::from_utf8(bytes) {
            Ok(text) if text.is_ascii() => Ok(text.into()),
            _ => Ok(text_of(bytes.to_vec()).into()),
        }
    }

    pub(super) fn next(&self, cursor: &mut Cursor<'_>) -> Result<Cow<'a, str>, Error> {
        let at = *cursor;
        let number = cursor.varint()?;
        self.get(&at, number)
    }
}

/// A dialect of the file.
pub(super) struct DialectEntry<'a> {
    pub(super) name: String,
    /// The section with the version.
    pub(super) version: Option<Cursor<'a>>,
    /// The version, once it is read.
    pub(super) known_version: Option<DialectVersion>,
    pub(super) is_registered: bool,
    pub(super) encoding: Option<&'static dyn DialectEncoding>,
}

impl DialectEntry<'_> {
    /// Returns an error if the dialect must be registered and is not.
    pub(super) fn expect_known(&self, context: &Context, at: &Cursor<'_>) -> Result<(), Error> {
        if self.is_registered || context.allows_unregistered_dialects() {
            return Ok(());
        }
        let name = &self.name;
        let help = rtblgen_ir::internal::how_to_register(context, name).unwrap_or_else(|| {
            "Register it, or accept unknown dialects with `Context::allow_unregistered_dialects` or \
             --allow-unregistered-dialect"
                .to_owned()
        });
        Err(at.error(format!("dialect '{name}' is unknown. {help}")))
    }
}

/// The name of an operation in the file.
#[derive(Clone, Copy)]
pub(super) struct OpNameEntry<'c> {
    pub(super) name: OpName<'c>,
    pub(super) dialect: usize,
    /// Whether the operation was registered in the writer; `None` if the version of the format does not record it.
    pub(super) was_registered: Option<bool>,
}

/// The content of the dialect section.
pub(super) struct Dialects<'a, 'c> {
    pub(super) names: Vec<DialectEntry<'a>>,
    pub(super) op_names: Vec<OpNameEntry<'c>>,
}

pub(super) fn read<'a, 'c>(
    context: &'c Context,
    mut cursor: Cursor<'a>,
    strings: &Strings<'_>,
    version: u64,
) -> Result<Dialects<'a, 'c>, Error> {
    let count = cursor.count("dialects")?;
    let mut names = Vec::new();
    for _ in 0..count {
        names.push(dialect(context, &mut cursor, strings, version)?);
    }
    if version >= ELIDED_LOCATIONS {
        cursor.count("names of operations")?;
    }
    let mut op_names = Vec::new();
    while !cursor.is_empty() {
        group(&mut cursor, names.len(), |cursor, dialect| {
            op_names.push(op_name(context, cursor, strings, &names, dialect, version)?);
            Ok(())
        })?;
    }
    Ok(Dialects { names, op_names })
}

fn dialect<'a>(
    context: &Context,
    cursor: &mut Cursor<'a>,
    strings: &Strings<'_>,
    version: u64,
) -> Result<DialectEntry<'a>, Error> {
    let at = *cursor;
    let (number, has_version) = match version < DIALECT_VERSIONS {
        true => (cursor.varint()?, false),
        false => cursor.flagged()?,
    };
    let name = strings.get(&at, number)?.into_owned();
    let encoding = context.dialect_interface::<dyn DialectEncoding>(&name);
    let mut own = None;
    if has_version {
        let at = *cursor;
        let (section, content) = cursor.section()?;
        if section != Section::DialectVersion {
            return Err(at.error(format!(
                "expected the version of dialect '{name}', found a {} section",
                section.name()
            )));
        }
        if encoding.is_none() {
            return Err(at.error(format!(
                "dialect '{name}' has a version, which only a program with the encoding of the dialect reads"
            )));
        }
        own = Some(content);
    }
    let is_registered = context.dialect(&name).is_some();
    Ok(DialectEntry { name, version: own, known_version: None, is_registered, encoding })
}

/// Reads a group of entries of one dialect.
pub(super) fn group<'a>(
    cursor: &mut Cursor<'a>,
    dialects: usize,
    mut entry: impl FnMut(&mut Cursor<'a>, usize) -> Result<(), Error>,
) -> Result<(), Error> {
    let at = *cursor;
    let dialect = cursor.varint()?;
    let dialect = usize::try_from(dialect)
        .ok()
        .filter(|dialect| *dialect < dialects)
        .ok_or_else(|| at.error(format!("invalid dialect index: {dialect}, there are {dialects}")))?;
    let count = cursor.count("entries")?;
    for _ in 0..count {
        entry(cursor, dialect)?;
    }
    Ok(())
}

fn op_name<'c>(
    context: &'c Context,
    cursor: &mut Cursor<'_>,
    strings: &Strings<'_>,
    names: &[DialectEntry<'_>],
    dialect: usize,
    version: u64,
) -> Result<OpNameEntry<'c>, Error> {
    let at = *cursor;
    let (number, was_registered) = match version < NATIVE_PROPERTIES {
        true => (cursor.varint()?, None),
        false => cursor.flagged().map(|(number, flag)| (number, Some(flag)))?,
    };
    let mnemonic = strings.get(&at, number)?;
    let name = &names[dialect].name;
    strings.charge(&at, name.len())?;
    let text = if mnemonic.is_empty() { name.clone() } else { format!("{name}.{mnemonic}") };
    Ok(OpNameEntry { name: context.op_name(&text), dialect, was_registered })
}
