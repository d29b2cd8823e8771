//! Writes bytecode.

mod attributes;
mod buffer;
mod isolation;
mod numbering;
mod operations;
mod properties;
mod property_table;
mod resources;
mod table;
mod uses;

use std::rc::Rc;

use rtblgen_ir::{Diagnostic, Ir, Op};

use crate::dialect::WriteHooks;
use crate::format::{DIALECT_VERSIONS, ELIDED_LOCATIONS, MAGIC, NATIVE_PROPERTIES, Section, VERSION};
use attributes::Emitter;
use buffer::{Strings, flagged, section, varint};
use isolation::OpNumbers;
use numbering::Numbering;
use operations::OpWriter;

/// Options of the writer.
#[derive(Clone, Debug)]
pub struct WriteOptions {
    /// The version of the format, at most [`VERSION`].
    pub version: u64,
    /// Whether the data of resources is left out, so that only their keys are written.
    pub elide_resources: bool,
    /// The name of the program that writes the file.
    pub producer: String,
    /// Encodings that are used before those of dialects.
    pub hooks: Option<Rc<dyn WriteHooks>>,
}

impl Default for WriteOptions {
    /// The default options: the newest version, with all resources.
    fn default() -> Self {
        let producer = concat!("rtblgen ", env!("CARGO_PKG_VERSION")).to_owned();
        WriteOptions { version: VERSION, elide_resources: false, producer, hooks: None }
    }
}

/// Writes an operation with its regions.
///
/// ```
/// use rtblgen_runtime::Context;
/// use rtblgen_runtime::bytecode::{ReadOptions, WriteOptions, is_bytecode, read, write};
///
/// let context = Context::new();
/// context.allow_unregistered_dialects(true);
/// let ir = context.parse_module("a.mlir", "%0 = \"test.one\"() : () -> i32").unwrap();
/// let bytes = write(&ir, ir.root(), &WriteOptions::default()).unwrap();
/// assert!(is_bytecode(&bytes));
/// let again = read(&context, &bytes, &ReadOptions::default()).unwrap();
/// assert_eq!(again.to_string(), ir.to_string());
/// ```
///
/// # Errors
///
/// The version is unknown, or it cannot hold an operation. The error names the operation.
pub fn write<'c>(ir: &Ir<'c>, op: Op, options: &WriteOptions) -> Result<Vec<u8>, Diagnostic<'c>> {
    let version = options.version;
    if version > VERSION {
        let message = format!("unsupported version requested {version}, must be in range [0, {VERSION}]");
        return Err(Diagnostic::error(op.location(ir), message));
    }
    if options.producer.contains('\0') {
        return Err(Diagnostic::error(
            op.location(ir),
            "the name of the producer of bytecode has a zero byte",
        ));
    }
    let mut check = properties::Check::new(version);
    let ops = OpNumbers::new(ir, op, |op| check.problem(ir, op))?;
    let numbering = Numbering::new(ir, op, ops, version, options.hooks.clone());
    let mut strings = Strings::default();
    let mut out = MAGIC.to_vec();
    varint(&mut out, version);
    out.extend_from_slice(&rtblgen_bytes::bytes_of(&options.producer));
    out.push(0);
    section(&mut out, Section::Dialects, &dialects(&numbering, &mut strings));
    let (offsets, content) = attributes::write(&numbering, &mut strings);
    section(&mut out, Section::AttributeAndTypeOffsets, &offsets);
    section(&mut out, Section::AttributesAndTypes, &content);
    let mut ops = OpWriter::new(ir, &numbering, &mut strings);
    ops.root(op);
    let (content, properties) = ops.finish();
    section(&mut out, Section::Ir, &content);
    resources::write(ir, &numbering, &mut strings, options.elide_resources, &mut out);
    section(&mut out, Section::Strings, &strings.encode());
    if version >= NATIVE_PROPERTIES {
        section(&mut out, Section::Properties, &properties);
    }
    Ok(out)
}

/// Writes the names of dialects, and of operations by dialect.
fn dialects(numbering: &Numbering<'_>, strings: &mut Strings) -> Vec<u8> {
    let mut out = Vec::new();
    let version = numbering.version;
    varint(&mut out, numbering.dialects.len() as u64);
    for dialect in &numbering.dialects {
        let name = strings.number(dialect.name);
        if version < DIALECT_VERSIONS {
            varint(&mut out, name);
            continue;
        }
        let mut own = Vec::new();
        if let Some(encoding) = dialect.encoding {
            let references = numbering.references(table::NONE);
            encoding.write_version(&mut Emitter { out: &mut own, numbering, strings, references });
        }
        flagged(&mut out, name, !own.is_empty());
        if !own.is_empty() {
            section(&mut out, Section::DialectVersion, &own);
        }
    }
    if version >= ELIDED_LOCATIONS {
        varint(&mut out, numbering.op_names.len() as u64);
    }
    for (dialect, names) in numbering.op_names.by_dialect() {
        varint(&mut out, dialect.into());
        varint(&mut out, names.len() as u64);
        for (name, _) in names {
            let text = name.as_str().split_once('.').map_or("", |(_, mnemonic)| mnemonic);
            let number = strings.number(text);
            match version < NATIVE_PROPERTIES {
                true => varint(&mut out, number),
                false => flagged(&mut out, number, name.is_registered()),
            }
        }
    }
    out
}
