//! The encoding of the dialect in bytecode, with its versions.

use std::any::Any;
use std::cell::RefCell;

use rtblgen_runtime::bytecode::{DialectEncoding, DialectReader, DialectVersion, DialectWriter, Error};
use rtblgen_runtime::{Attribute, DictionaryAttr, Ir, Op, OpName, Type, TypedOp, Walk, WalkOrder};

use super::own_hooks::VersionedProperties;
use super::{TestAttrParamsAttr, TestI32Type, TestOpWithVersionedProperties, TestVersionedOpA};

const ATTR_PARAMS: u64 = 0;
const I32: u64 = 99;

/// A version of the dialect: 2.0 unless a file or a pass says otherwise.
#[derive(Debug)]
pub(crate) struct TestVersion {
    pub(crate) major: u64,
    pub(crate) minor: u64,
    /// The text that encodings of this version print.
    pub(crate) log: RefCell<String>,
}

impl Default for TestVersion {
    fn default() -> Self {
        TestVersion { major: 2, minor: 0, log: RefCell::default() }
    }
}

/// The version among those that a reader or a writer knows.
fn version(known: Option<&dyn Any>) -> Option<&TestVersion> {
    known?.downcast_ref()
}

/// The encoding of the dialect. Before version 2 the numbers of `#test.attr_params` come in the other order, and `test.versionedA`
/// and `test.with_versioned_properties` have their first property alone.
pub(crate) struct TestEncoding;

impl DialectEncoding for TestEncoding {
    fn write_type<'c>(&self, ty: Type<'c>, writer: &mut dyn DialectWriter<'c>) -> bool {
        let is_own = ty.cast::<TestI32Type<'_>>().is_some();
        if is_own {
            writer.varint(I32);
        }
        is_own
    }

    fn read_type<'c>(&self, reader: &mut dyn DialectReader<'c>) -> Result<Type<'c>, Error> {
        match reader.varint()? {
            I32 => Ok(TestI32Type::get(reader.context()).into()),
            code => Err(reader.error(&format!("unknown type code: {code}"))),
        }
    }

    fn write_attribute<'c>(&self, attribute: Attribute<'c>, writer: &mut dyn DialectWriter<'c>) -> bool {
        let Some(own) = attribute.cast::<TestAttrParamsAttr<'_>>() else { return false };
        writer.varint(ATTR_PARAMS);
        writer.varint(i64::from(own.v0()) as u64);
        writer.varint(i64::from(own.v1()) as u64);
        true
    }

    fn read_attribute<'c>(&self, reader: &mut dyn DialectReader<'c>) -> Result<Attribute<'c>, Error> {
        match reader.varint()? {
            ATTR_PARAMS => {}
            code => return Err(reader.error(&format!("unknown attribute code: {code}"))),
        }
        let (first, second) = (reader.varint()? as i32, reader.varint()? as i32);
        let is_old = version(reader.dialect_version("test")).is_some_and(|own| own.major < 2);
        let (v0, v1) = if is_old { (second, first) } else { (first, second) };
        Ok(TestAttrParamsAttr::get(reader.context(), v0, v1).into())
    }

    fn write_properties<'c>(&self, ir: &Ir<'c>, op: Op, writer: &mut dyn DialectWriter<'c>) -> bool {
        if let Some(op) = TestVersionedOpA::cast(ir, op) {
            writer.attribute(op.dims_attr(ir).into());
            match version(writer.dialect_version("test")) {
                Some(old) if old.major < 2 => *old.log.borrow_mut() += "downgrading op properties...\n",
                _ => writer.attribute(op.modifier_attr(ir).into()),
            }
            return true;
        }
        let Some(op) = TestOpWithVersionedProperties::cast(ir, op) else { return false };
        let VersionedProperties { value1, value2 } = op.prop(ir);
        writer.varint(value1 as u64);
        writer.varint(value2 as u64);
        true
    }

    fn read_properties<'c>(
        &self,
        op: OpName<'c>,
        reader: &mut dyn DialectReader<'c>,
    ) -> Result<Option<DictionaryAttr<'c>>, Error> {
        let context = reader.context();
        let is_old = version(reader.dialect_version("test")).is_some_and(|own| own.major < 2);
        let entries = match op.as_str() {
            "test.versionedA" => {
                let mut entries = vec![("dims", reader.attribute()?)];
                if !is_old {
                    entries.push(("modifier", reader.attribute()?));
                }
                entries
            }
            "test.with_versioned_properties" => {
                let value1 = reader.varint()? as i64;
                let value2 = if is_old { 0 } else { reader.varint()? as i64 };
                vec![("prop", VersionedProperties { value1, value2 }.to_attribute(context))]
            }
            _ => return Ok(None),
        };
        Ok(context.dictionary_attr(&entries).cast())
    }

    fn write_version(&self, writer: &mut dyn DialectWriter<'_>) {
        let (major, minor) =
            version(writer.dialect_version("test")).map_or((2, 0), |own| (own.major, own.minor));
        writer.varint(major);
        writer.varint(minor);
    }

    fn read_version(&self, reader: &mut dyn DialectReader<'_>) -> Result<DialectVersion, Error> {
        let (major, minor) = (reader.varint()?, reader.varint()?);
        Ok(Box::new(TestVersion { major, minor, ..TestVersion::default() }))
    }

    fn upgrade(&self, ir: &mut Ir<'_>, op: Op, own: &dyn Any) -> Result<(), String> {
        let Some(TestVersion { major, minor, .. }) = version(Some(own)) else { return Ok(()) };
        if (*major, *minor) > (2, 0) {
            return Err(format!("current test dialect version is 2.0, can't parse version: {major}.{minor}"));
        }
        if *major == 2 {
            return Ok(());
        }
        let mut found = Vec::new();
        op.walk(ir, WalkOrder::Pre, |inner| {
            found.extend(TestVersionedOpA::cast(ir, inner));
            Walk::Advance
        });
        found.into_iter().for_each(|op| op.set_modifier(ir, false));
        Ok(())
    }
}
