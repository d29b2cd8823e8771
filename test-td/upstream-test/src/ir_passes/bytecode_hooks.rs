//! The encodings of `-test-bytecode-roundtrip`.

use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

use rtblgen_runtime::bytecode::{
    BuiltinEncoding, DialectEncoding, DialectReader, DialectWriter, Error, ReadHooks, WriteHooks,
};
use rtblgen_runtime::{Attribute, Signedness, Type, TypeKind};

use crate::dialect::test::bytecode::TestVersion;
use crate::dialect::test::{TestAttrParamsAttr, TestI32Type};

/// The text that encodings print.
pub(super) type Log = Rc<RefCell<String>>;

/// The encodings of the test of this number; see the pass in upstream's `TestBytecodeRoundtrip.cpp`.
#[derive(Debug)]
pub(super) struct Hooks {
    pub(super) kind: i64,
    pub(super) version: Option<TestVersion>,
    pub(super) log: Log,
}

/// The code of integer types in the dialect `funky`.
const FUNKY_INTEGER: u64 = 999;

impl Hooks {
    fn say(&self, line: &str) {
        let mut log = self.log.borrow_mut();
        log.push_str(line);
        log.push('\n');
    }
}

fn is_old(version: Option<&dyn Any>) -> bool {
    version.and_then(|own| own.downcast_ref::<TestVersion>()).is_some_and(|own| own.major < 2)
}

/// The code of a signedness.
fn signedness_code(signedness: Signedness) -> u64 {
    match signedness {
        Signedness::Signless => 0,
        Signedness::Signed => 1,
        Signedness::Unsigned => 2,
    }
}

impl WriteHooks for Hooks {
    fn dialect_version(&self, dialect: &str) -> Option<&dyn Any> {
        let version = self.version.as_ref().filter(|_| dialect == "test")?;
        Some(version)
    }

    fn write_type<'c>(&self, ty: Type<'c>, writer: &mut dyn DialectWriter<'c>) -> Option<&'c str> {
        match (self.kind, ty.kind()) {
            (0, TypeKind::Integer { width, signedness }) if is_old(writer.dialect_version("test")) => {
                self.say("Overriding IntegerType encoding...");
                writer.varint(FUNKY_INTEGER);
                writer.varint(u64::from(width) << 2 | signedness_code(signedness));
                Some("funky")
            }
            (1, _) if ty.cast::<TestI32Type<'_>>().is_some() => {
                self.say("Overriding TestI32Type encoding...");
                BuiltinEncoding.write_type(ty.context().i32_type(), writer).then_some("builtin")
            }
            (5, _) => BuiltinEncoding.write_type(ty, writer).then(|| ty.dialect()),
            _ => None,
        }
    }

    fn write_attribute<'c>(
        &self,
        attribute: Attribute<'c>,
        writer: &mut dyn DialectWriter<'c>,
    ) -> Option<&'c str> {
        match self.kind {
            3 => {
                let own = attribute.cast::<TestAttrParamsAttr<'_>>()?;
                self.say("Overriding TestAttrParamsAttr encoding...");
                let context = attribute.context();
                let ty = context.ranked_tensor_type(&[2], context.i32_type(), None);
                let data: Vec<u8> = [own.v0(), own.v1()].into_iter().flat_map(i32::to_le_bytes).collect();
                let elements = context.dense_elements_attr_from_raw(ty, &data)?;
                BuiltinEncoding.write_attribute(elements, writer).then_some("builtin")
            }
            5 => BuiltinEncoding.write_attribute(attribute, writer).then(|| attribute.dialect()),
            _ => None,
        }
    }
}

impl ReadHooks for Hooks {
    fn read_type<'c>(
        &self,
        dialect: &str,
        reader: &mut dyn DialectReader<'c>,
    ) -> Result<Option<Type<'c>>, Error> {
        let context = reader.context();
        match self.kind {
            0 if dialect == "funky" && is_old(reader.dialect_version("test")) => {
                if reader.varint()? != FUNKY_INTEGER {
                    return Ok(None);
                }
                self.say("Overriding parsing of IntegerType encoding...");
                let encoded = reader.varint()?;
                let width = u32::try_from(encoded >> 2).map_err(|_| reader.error("too many bits"))?;
                Ok(Some(match encoded & 3 {
                    0 => context.integer_type(width),
                    1 => context.signed_integer_type(width),
                    _ => context.unsigned_integer_type(width),
                }))
            }
            2 if dialect == "builtin" => {
                let ty = BuiltinEncoding.read_type(reader)?;
                if ty != context.i32_type() {
                    return Ok(None);
                }
                self.say("Overriding parsing of TestI32Type encoding...");
                Ok(Some(TestI32Type::get(context).into()))
            }
            5 => BuiltinEncoding.read_type(reader).map(Some),
            _ => Ok(None),
        }
    }

    fn read_attribute<'c>(
        &self,
        _: &str,
        reader: &mut dyn DialectReader<'c>,
    ) -> Result<Option<Attribute<'c>>, Error> {
        let context = reader.context();
        match self.kind {
            4 => {
                // An entry of another dialect is no builtin attribute.
                let Ok(attribute) = BuiltinEncoding.read_attribute(reader) else { return Ok(None) };
                let Some(numbers) = two_numbers(attribute) else { return Ok(None) };
                self.say("Overriding parsing of TestAttrParamsAttr encoding...");
                Ok(Some(TestAttrParamsAttr::get(context, numbers[0], numbers[1]).into()))
            }
            5 => BuiltinEncoding.read_attribute(reader).map(Some),
            _ => Ok(None),
        }
    }
}

/// The numbers of dense elements of two 32-bit integers.
fn two_numbers(attribute: Attribute<'_>) -> Option<[i32; 2]> {
    let elements = attribute.cast::<rtblgen_runtime::DenseElementsAttr<'_>>()?;
    if elements.element_type() != attribute.context().i32_type() {
        return None;
    }
    let numbers: Vec<i32> = elements.values::<i32>()?;
    numbers.try_into().ok()
}
