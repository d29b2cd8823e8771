//! Reads bytecode.

mod cursor;
mod dialects;
mod entries;
mod operations;
mod properties;
mod resources;
mod uses;

use std::rc::Rc;

use rtblgen_ir::{Context, Ir, Op};

use crate::dialect::ReadHooks;
use crate::error::{Error, ReadError};
use crate::format::{MAGIC, NATIVE_PROPERTIES, Section, VERSION};
use cursor::Cursor;
use dialects::Strings;
use entries::{Entries, FileContents};
use operations::{Laziness, OpReader};

/// Options of the reader.
#[derive(Clone, Debug)]
pub struct ReadOptions {
    /// The name of the file, for locations and errors.
    pub file_name: String,
    /// Whether the operations are verified after reading.
    pub verify: bool,
    /// Whether [`read_lazily`] also delays reading the body of the file's module.
    pub lazy_module: bool,
    /// Encodings that are used before those of dialects.
    pub hooks: Option<Rc<dyn ReadHooks>>,
}

impl Default for ReadOptions {
    /// The default options: no name of the file, and verification.
    fn default() -> Self {
        ReadOptions { file_name: "-".to_owned(), verify: true, lazy_module: false, hooks: None }
    }
}

/// Whether a file is bytecode: whether it starts with the magic number.
pub fn is_bytecode(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC)
}

/// Reads a file. The root of the result is the `builtin.module` of a file that consists of one, otherwise a new one
/// around the operations of the file.
///
/// Memory and time are bounded by the size of the file, for any content.
///
/// # Errors
///
/// See [`ReadError`].
pub fn read<'c>(context: &'c Context, bytes: &[u8], options: &ReadOptions) -> Result<Ir<'c>, ReadError<'c>> {
    let ir = with_note(bytes, |head| head.read(context, options, false))?.ir;
    if options.verify {
        ir.verify().map_err(ReadError::Invalid)?;
    }
    Ok(ir)
}

/// Reads a file without the bodies of isolated operations, such as functions. [`LazyIr::materialize`] reads a body
/// later. Files with a version below 2 are read completely.
///
/// ```
/// use rtblgen_runtime::Context;
/// use rtblgen_runtime::bytecode::{ReadOptions, WriteOptions, read_lazily, write};
/// use rtblgen_runtime::dialects::FuncDialect;
///
/// let context = Context::new();
/// context.register::<FuncDialect>();
/// let ir = context.parse_module("a.mlir", "func.func @f() { return }\nfunc.func @g() { return }").unwrap();
/// let bytes = write(&ir, ir.root(), &WriteOptions::default()).unwrap();
///
/// let mut lazy = read_lazily(&context, &bytes, &ReadOptions::default()).unwrap();
/// let functions: Vec<_> = lazy.without_bodies().collect();
/// assert_eq!(functions.len(), 2);
/// lazy.materialize(functions[0]).unwrap();
/// let ir = lazy.finish(|_, _| false).unwrap();
/// assert_eq!(ir.to_string(), "module {\n  func.func @f() {\n    return\n  }\n}\n");
/// ```
///
/// # Errors
///
/// See [`ReadError`]. Errors in bodies are reported when the bodies are read.
pub fn read_lazily<'a, 'c>(
    context: &'c Context,
    bytes: &'a [u8],
    options: &ReadOptions,
) -> Result<LazyIr<'a, 'c>, ReadError<'c>> {
    let reader = with_note(bytes, |head| head.read(context, options, true))?;
    Ok(LazyIr { reader, bytes, verify: options.verify })
}

/// An IR in which some bodies are not read yet.
pub struct LazyIr<'a, 'c> {
    reader: OpReader<'a, 'c>,
    bytes: &'a [u8],
    verify: bool,
}

impl<'a, 'c> LazyIr<'a, 'c> {
    /// The IR. Operations whose bodies are not read have empty regions and may not verify.
    pub fn ir(&self) -> &Ir<'c> {
        &self.reader.ir
    }

    /// The IR, mutable. An operation whose body is not read must not be erased or copied.
    pub fn ir_mut(&mut self) -> &mut Ir<'c> {
        &mut self.reader.ir
    }

    /// The operations whose bodies are not read yet, in the order of the file.
    pub fn without_bodies(&self) -> impl Iterator<Item = Op> + '_ {
        self.reader.without_bodies()
    }

    /// Reads the body of an operation, but not the bodies of isolated operations in it. Does nothing if the body was
    /// read before.
    ///
    /// # Errors
    ///
    /// The body is malformed. The IR cannot be used afterwards.
    pub fn materialize(&mut self, op: Op) -> Result<(), Error> {
        let reader = &mut self.reader;
        with_note(self.bytes, |_| reader.materialize(op).map(|_| ()))
    }

    /// Returns the whole IR. `keep` selects the operations whose bodies are read; the others are erased.
    ///
    /// # Errors
    ///
    /// A body is malformed, a result of an erased operation has uses, or the IR does not verify.
    pub fn finish(mut self, mut keep: impl FnMut(&Ir<'c>, Op) -> bool) -> Result<Ir<'c>, ReadError<'c>> {
        loop {
            let next = self.without_bodies().next();
            let Some(op) = next else { break };
            if keep(&self.reader.ir, op) {
                self.materialize(op)?;
                continue;
            }
            if op.results(&self.reader.ir).any(|result| !result.use_empty(&self.reader.ir)) {
                let message = "the body of an operation whose results are used must be read";
                let location = op.location(&self.reader.ir);
                return Err(ReadError::Invalid(rtblgen_ir::Diagnostic::error(location, message).into()));
            }
            self.reader.forget(op);
            self.reader.ir.erase_op(op);
        }
        if self.verify {
            self.reader.ir.verify().map_err(ReadError::Invalid)?;
        }
        Ok(self.reader.ir)
    }
}

/// The header of a file: its version, and the rest of the file.
struct Head<'a> {
    version: u64,
    sections: Cursor<'a>,
}

/// Reads the header of a file, and calls `rest`. Errors name the producer of the file.
fn with_note<'a, T>(bytes: &'a [u8], rest: impl FnOnce(Head<'a>) -> Result<T, Error>) -> Result<T, Error> {
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
        let message = format!("bytecode version {version} is newer than the current version {VERSION}");
        return Err(at.error(message));
    }
    let producer = cursor.nul_terminated()?;
    let note = |error: Error| {
        let producer = String::from_utf8_lossy(producer);
        let message = format!("{} (bytecode version {version} produced by: {producer})", error.message);
        Error { message, ..error }
    };
    rest(Head { version, sections: cursor }).map_err(note)
}

impl<'a> Head<'a> {
    fn read<'c>(
        self,
        context: &'c Context,
        options: &ReadOptions,
        is_lazy: bool,
    ) -> Result<OpReader<'a, 'c>, Error> {
        let Head { version, sections: mut cursor } = self;
        let mut sections = [None; Section::ALL.len()];
        while !cursor.is_empty() {
            let at = cursor;
            let (section, content) = cursor.section()?;
            if sections[section as usize].replace(content).is_some() {
                return Err(at.error(format!("duplicate top-level section: {}", section.title())));
            }
        }
        let required = |section: Section| {
            let message = || cursor.error(format!("missing data for top-level section: {}", section.title()));
            sections[section as usize].ok_or_else(message)
        };
        let encodings = sections[Section::AttributesAndTypes as usize];
        let encodings = encodings.map_or(0, |content| content.remaining());
        let strings = Strings::read(required(Section::Strings)?, encodings)?;
        let dialects = dialects::read(context, required(Section::Dialects)?, &strings, version)?;
        let mut ir = Ir::module(context, context.file_line_col_loc(&options.file_name, 0, 0));
        let of = |section: Section| sections[section as usize];
        let resources = match (of(Section::ResourceOffsets), of(Section::Resources)) {
            (Some(offsets), Some(data)) => resources::read(offsets, data, &strings, &dialects, &mut ir)?,
            (None, None) => Vec::new(),
            (Some(_), None) => return Err(cursor.error("the file has resource offsets and no resources")),
            (None, Some(_)) => return Err(cursor.error("the file has resources and no resource offsets")),
        };
        let properties = match of(Section::Properties) {
            Some(content) => properties::table(content)?,
            None if version < NATIVE_PROPERTIES => Vec::new(),
            None => {
                return Err(cursor
                    .error(format!("missing data for top-level section: {}", Section::Properties.title())));
            }
        };
        let offsets = required(Section::AttributeAndTypeOffsets)?;
        let content = required(Section::AttributesAndTypes)?;
        let hooks = options.hooks.clone();
        let known = FileContents { strings, dialects: dialects.names, resources };
        let entries = Entries::new(context, version, offsets, content, known, hooks)?;
        let laziness = match (is_lazy, options.lazy_module) {
            (false, _) => Laziness::Nothing,
            (true, false) => Laziness::Inner,
            (true, true) => Laziness::All,
        };
        operations::read(ir, required(Section::Ir)?, entries, dialects.op_names, properties, laziness)
    }
}
