//! Encodings of the attributes and types of dialects.

use std::any::Any;
use std::fmt;

use rtblgen_ir::{Attribute, AttributeKind, Context, DictionaryAttr, Ir, Location, Op, OpName, Type};

use crate::builtin;
use crate::error::Error;

/// The encoding of the attributes and types of a dialect (in MLIR `BytecodeDialectInterface`). It is a dialect
/// interface: see [`Context::attach_dialect_interface`].
///
/// Attributes and types that the dialect does not encode are written as text.
pub trait DialectEncoding: Send + Sync {
    /// Writes an attribute of the dialect. Returns whether it wrote the attribute. If it returns false, it must not
    /// have written anything.
    fn write_attribute<'c>(&self, attribute: Attribute<'c>, writer: &mut dyn DialectWriter<'c>) -> bool {
        let _ = (attribute, writer);
        false
    }

    /// Writes a type of the dialect. Returns whether it wrote the type. If it returns false, it must not have written
    /// anything.
    fn write_type<'c>(&self, ty: Type<'c>, writer: &mut dyn DialectWriter<'c>) -> bool {
        let _ = (ty, writer);
        false
    }

    /// Reads an attribute.
    ///
    /// # Errors
    ///
    /// The dialect has no attributes with an encoding, or the data is invalid: see [`DialectReader::error`].
    fn read_attribute<'c>(&self, reader: &mut dyn DialectReader<'c>) -> Result<Attribute<'c>, Error> {
        Err(reader.error("the dialect reads no attributes"))
    }

    /// Reads a type.
    ///
    /// # Errors
    ///
    /// The dialect has no types with an encoding, or the data is invalid: see [`DialectReader::error`].
    fn read_type<'c>(&self, reader: &mut dyn DialectReader<'c>) -> Result<Type<'c>, Error> {
        Err(reader.error("the dialect reads no types"))
    }

    /// Writes the properties of an operation of the dialect (in MLIR `useCustomPropertiesEncoding`). Returns whether it
    /// wrote them. If it returns false, it must not have written anything, and the properties are written in the order
    /// of the definition.
    fn write_properties<'c>(&self, ir: &Ir<'c>, op: Op, writer: &mut dyn DialectWriter<'c>) -> bool {
        let _ = (ir, op, writer);
        false
    }

    /// Reads properties that [`write_properties`](Self::write_properties) wrote. Returns inherent attributes and
    /// properties by name. If it returns `None`, it must not have read anything.
    ///
    /// # Errors
    ///
    /// The data is invalid: see [`DialectReader::error`].
    fn read_properties<'c>(
        &self,
        op: OpName<'c>,
        reader: &mut dyn DialectReader<'c>,
    ) -> Result<Option<DictionaryAttr<'c>>, Error> {
        let _ = (op, reader);
        Ok(None)
    }

    /// Writes the version of the dialect: numbers and texts. A dialect that writes nothing has no version.
    fn write_version(&self, writer: &mut dyn DialectWriter<'_>) {
        let _ = writer;
    }

    /// Reads a version. Encodings get it from [`DialectReader::dialect_version`].
    ///
    /// # Errors
    ///
    /// The dialect has no versions, or the version is too new: see [`DialectReader::error`].
    fn read_version(&self, reader: &mut dyn DialectReader<'_>) -> Result<DialectVersion, Error> {
        Err(reader.error("the dialect reads no versions"))
    }

    /// Updates operations that were read from a file with a version of the dialect. It is called before the operations
    /// are verified.
    ///
    /// # Errors
    ///
    /// Returns the message of an error at the operation.
    fn upgrade(&self, ir: &mut Ir<'_>, op: Op, version: &dyn Any) -> Result<(), String> {
        let _ = (ir, op, version);
        Ok(())
    }
}

/// The encoding of the builtin dialect, for hooks that call it.
#[derive(Clone, Copy, Debug)]
pub struct BuiltinEncoding;

impl DialectEncoding for BuiltinEncoding {
    fn write_attribute<'c>(&self, attribute: Attribute<'c>, writer: &mut dyn DialectWriter<'c>) -> bool {
        match attribute.kind() {
            AttributeKind::Location(location) => {
                builtin::write_location(location, writer);
                true
            }
            _ => builtin::write_attribute(attribute, writer),
        }
    }

    fn write_type<'c>(&self, ty: Type<'c>, writer: &mut dyn DialectWriter<'c>) -> bool {
        builtin::write_type(ty, writer)
    }

    fn read_attribute<'c>(&self, reader: &mut dyn DialectReader<'c>) -> Result<Attribute<'c>, Error> {
        builtin::read_attribute(reader).map(builtin::Value::as_attribute)
    }

    fn read_type<'c>(&self, reader: &mut dyn DialectReader<'c>) -> Result<Type<'c>, Error> {
        builtin::read_type(reader)
    }
}

/// Encodings of a program, which are used before those of dialects when a file is written (in MLIR the callbacks of
/// `BytecodeWriterConfig`).
pub trait WriteHooks: fmt::Debug {
    /// Writes an attribute. Returns the name of the dialect that the entry has in the file; `None` if it wrote nothing.
    fn write_attribute<'c>(
        &self,
        attribute: Attribute<'c>,
        writer: &mut dyn DialectWriter<'c>,
    ) -> Option<&'c str> {
        let _ = (attribute, writer);
        None
    }

    /// Writes a type. Returns the name of the dialect that the entry has in the file; `None` if it wrote nothing.
    fn write_type<'c>(&self, ty: Type<'c>, writer: &mut dyn DialectWriter<'c>) -> Option<&'c str> {
        let _ = (ty, writer);
        None
    }

    /// The version of a dialect that is written. Encodings get it from [`DialectWriter::dialect_version`].
    fn dialect_version(&self, dialect: &str) -> Option<&dyn Any> {
        let _ = dialect;
        None
    }
}

/// Encodings of a program, which are used before those of dialects when a file is read (in MLIR the callbacks of
/// `BytecodeReaderConfig`).
pub trait ReadHooks: fmt::Debug {
    /// Reads an attribute of a dialect. If it returns `None`, the encoding of the dialect reads it.
    ///
    /// # Errors
    ///
    /// The data is invalid: see [`DialectReader::error`].
    fn read_attribute<'c>(
        &self,
        dialect: &str,
        reader: &mut dyn DialectReader<'c>,
    ) -> Result<Option<Attribute<'c>>, Error> {
        let _ = (dialect, reader);
        Ok(None)
    }

    /// Reads a type of a dialect. If it returns `None`, the encoding of the dialect reads it.
    ///
    /// # Errors
    ///
    /// The data is invalid: see [`DialectReader::error`].
    fn read_type<'c>(
        &self,
        dialect: &str,
        reader: &mut dyn DialectReader<'c>,
    ) -> Result<Option<Type<'c>>, Error> {
        let _ = (dialect, reader);
        Ok(None)
    }
}

/// A version of a dialect in the form that its encoding uses.
pub type DialectVersion = Box<dyn Any>;

/// Writes the members of an attribute, of a type, or of properties (in MLIR `DialectBytecodeWriter`).
///
/// An encoding runs twice: first to number the attributes and types, then to write. It must do the same in both runs.
pub trait DialectWriter<'c> {
    /// The version of the format.
    fn version(&self) -> u64;
    /// The version of a dialect to write, if the hooks have one.
    fn dialect_version(&self, dialect: &str) -> Option<&dyn Any>;
    /// Writes an attribute.
    fn attribute(&mut self, attribute: Attribute<'c>);
    /// Writes an attribute that may be absent.
    fn optional_attribute(&mut self, attribute: Option<Attribute<'c>>);
    /// Writes a location.
    fn location(&mut self, location: Location<'c>);
    /// Writes a type.
    fn ty(&mut self, ty: Type<'c>);
    /// Writes the key of a resource of the builtin dialect.
    fn resource(&mut self, key: &'c str);
    /// Writes an unsigned number.
    fn varint(&mut self, number: u64);
    /// Writes a signed number. Numbers near zero take few bytes.
    fn signed_varint(&mut self, number: i64);
    /// Writes a byte.
    fn byte(&mut self, byte: u8);
    /// Writes a text. Equal texts are in the file once.
    fn text(&mut self, text: &str);
    /// Writes the number of bytes, and the bytes.
    fn blob(&mut self, bytes: &[u8]);
}

/// Reads the data that a [`DialectWriter`] wrote (in MLIR `DialectBytecodeReader`).
///
/// The methods return an error at the end of the data.
pub trait DialectReader<'c> {
    /// The context of the attributes and types.
    fn context(&self) -> &'c Context;
    /// The version of the format.
    fn version(&self) -> u64;
    /// The version of a dialect, if the file has one.
    fn dialect_version(&self, dialect: &str) -> Option<&dyn Any>;
    /// Reads an attribute.
    fn attribute(&mut self) -> Result<Attribute<'c>, Error>;
    /// Reads an attribute that may be absent.
    fn optional_attribute(&mut self) -> Result<Option<Attribute<'c>>, Error>;
    /// Reads a location.
    fn location(&mut self) -> Result<Location<'c>, Error>;
    /// Reads a type.
    fn ty(&mut self) -> Result<Type<'c>, Error>;
    /// Reads the key of a resource of the builtin dialect.
    fn resource(&mut self) -> Result<String, Error>;
    /// Reads an unsigned number.
    fn varint(&mut self) -> Result<u64, Error>;
    /// Reads a signed number.
    fn signed_varint(&mut self) -> Result<i64, Error>;
    /// Reads the number of elements that follow. Returns an error if there are fewer bytes than elements.
    fn count(&mut self) -> Result<usize, Error>;
    /// Reads a byte.
    fn byte(&mut self) -> Result<u8, Error>;
    /// Reads a text.
    fn text(&mut self) -> Result<String, Error>;
    /// Reads the number of bytes, and the bytes.
    fn blob(&mut self) -> Result<Vec<u8>, Error>;
    /// Accounts for the memory of a decoded value that is larger than its encoding, so that small files cannot take
    /// much memory.
    fn charge(&mut self, bytes: usize) -> Result<(), Error>;
    /// Creates an error at the current position.
    fn error(&self, message: &str) -> Error;
}
