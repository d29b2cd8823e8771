//! Reads bytecode.

mod cursor;
mod dialects;
mod entries;
mod operations;
mod properties;
mod resources;
mod uses;

use rtblgen_ir::{Context, Ir};

use crate::error::{Error, ReadError};
use crate::format::{MAGIC, NATIVE_PROPERTIES, Section, VERSION};
use cursor::Cursor;
use dialects::Strings;
use entries::Entries;

/// How bytecode is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadOptions {
    /// The name of the file, for locations and errors.
    pub file_name: String,
    /// Whether the operations are verified.
    pub verify: bool,
}

impl Default for ReadOptions {
    /// A file without a name, verified.
    fn default() -> Self {
        ReadOptions { file_name: "-".to_owned(), verify: true }
    }
}

/// Whether a file is bytecode: whether it begins as such a file does.
pub fn is_bytecode(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC)
}

/// Reads a file. The root of the result is the `builtin.module` in the file, or a new one around its
/// operations.
///
/// Memory and time are bounded by the size of the file, for any content.
///
/// # Errors
///
/// See [`ReadError`].
pub fn read<'c>(context: &'c Context, bytes: &[u8], options: &ReadOptions) -> Result<Ir<'c>, ReadError<'c>> {
    let ir = read_file(context, bytes, &options.file_name)?;
    if options.verify {
        ir.verify().map_err(ReadError::Invalid)?;
    }
    Ok(ir)
}

fn read_file<'c>(context: &'c Context, bytes: &[u8], file_name: &str) -> Result<Ir<'c>, Error> {
    if u32::try_from(bytes.len()).is_err() {
        return Err(Error::new(0, "the file is larger than 4 GiB, which is not supported"));
    }
    let mut cursor = Cursor::new(bytes);
    if !is_bytecode(bytes) {
        return Err(cursor.error("expected bytecode, which begins with the bytes 'M', 'L', 0xEF and 'R'"));
    }
    cursor.bytes(MAGIC.len())?;
    let at = cursor;
    let version = cursor.varint()?;
    if version > VERSION {
        let message = format!("bytecode version {version} is newer than the newest that is known, {VERSION}");
        return Err(at.error(message));
    }
    let producer = cursor.nul_terminated()?;
    let note = |error: Error| {
        let producer = String::from_utf8_lossy(producer);
        let message = format!("{} (bytecode version {version} produced by: {producer})", error.message);
        Error { message, ..error }
    };
    read_sections(context, cursor, version, file_name).map_err(note)
}

fn read_sections<'c>(
    context: &'c Context,
    mut cursor: Cursor<'_>,
    version: u64,
    file_name: &str,
) -> Result<Ir<'c>, Error> {
    let mut sections = [None; Section::ALL.len()];
    while !cursor.is_empty() {
        let at = cursor;
        let (section, content) = cursor.section()?;
        if sections[section as usize].replace(content).is_some() {
            return Err(at.error(format!("the file has a second {} section", section.name())));
        }
    }
    let required = |section: Section| {
        let message = || cursor.error(format!("the file has no {} section", section.name()));
        sections[section as usize].ok_or_else(message)
    };
    let strings = Strings::read(required(Section::Strings)?)?;
    let dialects = dialects::read(context, required(Section::Dialects)?, &strings, version)?;
    let mut ir = Ir::module(context, context.file_line_col_loc(file_name, 0, 0));
    let resources = match (sections[Section::ResourceOffsets as usize], sections[Section::Resources as usize])
    {
        (Some(offsets), Some(data)) => resources::read(offsets, data, &strings, &dialects, &mut ir)?,
        (None, None) => Vec::new(),
        (Some(_), None) => return Err(cursor.error("the file has resource offsets and no resources")),
        (None, Some(_)) => return Err(cursor.error("the file has resources and no resource offsets")),
    };
    let properties = match sections[Section::Properties as usize] {
        Some(content) => properties::table(content)?,
        None if version < NATIVE_PROPERTIES => Vec::new(),
        None => return Err(cursor.error("the file has no properties section")),
    };
    let offsets = required(Section::AttributeAndTypeOffsets)?;
    let content = required(Section::AttributesAndTypes)?;
    let entries = Entries::new(context, version, offsets, content, strings, dialects.names, resources)?;
    operations::read(ir, required(Section::Ir)?, entries, dialects.op_names, properties)
}
