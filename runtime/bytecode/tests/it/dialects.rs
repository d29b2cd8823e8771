//! A dialect with an encoding of its own, and an operation with properties of all kinds.

use std::any::Any;
use std::rc::Rc;

use rtblgen_runtime::bytecode::{
    BuiltinEncoding, DialectEncoding, DialectReader, DialectVersion, DialectWriter, Error, ReadHooks,
    ReadOptions, WriteHooks, WriteOptions, read, read_lazily, write,
};
use rtblgen_runtime::property::{Array, Bool, Int, Ints, Maybe, Text, Unit};
use rtblgen_runtime::{
    AttrDefinition, Attribute, AttributeConstraint, AttributeDef, AttributeKind, Context, Dialect,
    DialectRegistry, Ir, Op, OpDefinition, Parameter, Segments, Type, TypeConstraint, TypeDefinition,
    TypeKind, ValueDef,
};

static PAIR: TypeDefinition = TypeDefinition {
    dialect: "own",
    mnemonic: "pair",
    parameters: &["first", "second"],
    ..TypeDefinition::EMPTY
};

static TAG: AttrDefinition =
    AttrDefinition { dialect: "own", mnemonic: "tag", parameters: &["text"], ..AttrDefinition::EMPTY };

const ANY: &AttributeConstraint = AttributeConstraint::ANY;

static OP: OpDefinition = OpDefinition {
    name: "own.op",
    operands: &[
        ValueDef::optional("first", TypeConstraint::ANY),
        ValueDef::variadic("rest", TypeConstraint::ANY),
    ],
    attributes: &[
        AttributeDef::property::<Int<i64>>("number", ANY),
        AttributeDef::required("zeta", ANY),
        AttributeDef::property::<Text>("text", ANY),
        AttributeDef::optional("alpha", ANY),
        AttributeDef::property::<Bool>("flag", ANY),
        AttributeDef::property::<Unit>("unit", ANY),
        AttributeDef::property::<Array<Int<i8>>>("list", ANY),
        AttributeDef::property::<Ints<i64>>("numbers", ANY),
        AttributeDef::property::<Maybe<Text>>("maybe", ANY),
    ],
    operand_segments: Segments::AttrSized,
    ..OpDefinition::EMPTY
};

struct Own;

impl Dialect for Own {
    const NAME: &'static str = "own";

    fn initialize(registry: &mut DialectRegistry) {
        registry.add_op(&OP);
        registry.add_type(&PAIR);
        registry.add_attribute(&TAG);
        registry.add_interface::<dyn DialectEncoding>(&Encoding);
    }
}

struct Encoding;

impl DialectEncoding for Encoding {
    fn write_type<'c>(&self, ty: Type<'c>, writer: &mut dyn DialectWriter<'c>) -> bool {
        let TypeKind::Extension { parameters, .. } = ty.kind() else { return false };
        writer.varint(7);
        parameters.iter().filter_map(|parameter| parameter.as_type()).for_each(|part| writer.ty(part));
        true
    }

    fn read_type<'c>(&self, reader: &mut dyn DialectReader<'c>) -> Result<Type<'c>, Error> {
        if reader.varint()? != 7 {
            return Err(reader.error("expected 7"));
        }
        let parts = [Parameter::Type(reader.ty()?), Parameter::Type(reader.ty()?)];
        Ok(reader.context().extension_type(&PAIR, &parts))
    }

    fn write_attribute<'c>(&self, attribute: Attribute<'c>, writer: &mut dyn DialectWriter<'c>) -> bool {
        let AttributeKind::Extension { parameters, .. } = attribute.kind() else { return false };
        writer.text(parameters[0].as_str().unwrap_or_default());
        true
    }

    fn read_attribute<'c>(&self, reader: &mut dyn DialectReader<'c>) -> Result<Attribute<'c>, Error> {
        let text = reader.text()?;
        // Parameters live as long as the context.
        let text = reader.context().string_attr(&text).string_value();
        Ok(reader.context().extension_attr(&TAG, &[Parameter::Str(text)]))
    }
}

fn context() -> Context {
    let context = Context::new();
    context.register::<Own>();
    context.allow_unregistered_dialects(true);
    context
}

#[test]
fn dialects_can_have_encodings() {
    let context = context();
    let part = context.i32_type();
    let pair = context.extension_type(&PAIR, &[Parameter::Type(part), Parameter::Type(context.index_type())]);
    let tag = context.extension_attr(&TAG, &[Parameter::Str("a tag")]);
    let mut ir = context.parse_module("-", "").expect("a module");
    let root = ir.root();
    ir.set_discardable(root, "own.attribute", tag);
    ir.set_discardable(root, "own.type", context.type_attr(pair));
    let bytes = write(&ir, root, &WriteOptions::default()).expect("bytecode");
    let again = read(&context, &bytes, &ReadOptions::default()).expect("the same");
    let root = again.root();
    assert_eq!(root.discardable(&again, "own.attribute"), Some(tag));
    assert_eq!(root.discardable(&again, "own.type"), Some(context.type_attr(pair)));
    // A program without the encoding reports that.
    let other = super::support::context();
    let error = read(&other, &bytes, &ReadOptions::default()).expect_err("an unknown encoding").to_string();
    assert!(error.contains("of dialect 'own' has an encoding of its own, which is not known"), "{error}");
}

/// A dialect with versions: since version 2 the attribute `size` is called `count`.
struct Versioned;

struct VersionedEncoding;

impl Dialect for Versioned {
    const NAME: &'static str = "versioned";

    fn initialize(registry: &mut DialectRegistry) {
        registry.hooks_mut().allows_unknown_ops = true;
        registry.add_interface::<dyn DialectEncoding>(&VersionedEncoding);
    }
}

impl DialectEncoding for VersionedEncoding {
    fn write_version(&self, writer: &mut dyn DialectWriter<'_>) {
        writer.varint(2);
        writer.text("two");
    }

    fn read_version(&self, reader: &mut dyn DialectReader<'_>) -> Result<DialectVersion, Error> {
        let version = reader.varint()?;
        let name = reader.text()?;
        match version {
            ..=2 => Ok(Box::new((version, name))),
            _ => Err(reader.error(&format!("version {version} of dialect 'versioned' is not known"))),
        }
    }

    fn upgrade(&self, ir: &mut Ir<'_>, op: Op, version: &dyn std::any::Any) -> Result<(), String> {
        let (version, _) = version.downcast_ref::<(u64, String)>().ok_or("another version")?;
        let old: Vec<Op> = op.pre_order(ir).filter(|op| op.discardable(ir, "size").is_some()).collect();
        for op in old.into_iter().filter(|_| *version < 2) {
            if let Some(size) = op.discardable(ir, "size") {
                ir.remove_attribute(op, "size");
                ir.set_discardable(op, "count", size);
            }
        }
        Ok(())
    }
}

#[test]
fn dialects_can_have_versions() {
    let context = Context::new();
    context.register::<Versioned>();
    let ir = context.parse_module("-", "\"versioned.op\"() {size = 1 : i32} : () -> ()").expect("a module");
    let mut bytes = write(&ir, ir.root(), &WriteOptions::default()).expect("bytecode");
    let read_text = |bytes: &[u8]| {
        read(&context, bytes, &ReadOptions::default())
            .map(|ir| ir.to_string())
            .map_err(|error| error.to_string())
    };
    assert_eq!(read_text(&bytes), Ok(ir.to_string()));
    // The section of the version: its number, its length, 2, and the text.
    let place = bytes.windows(3).position(|part| part == [7, 5, 5]).expect("the version");
    bytes[place + 2] = 3;
    assert_eq!(read_text(&bytes), Ok(ir.to_string().replace("size", "count")));
    bytes[place + 2] = 7;
    let error = read_text(&bytes).expect_err("a newer version");
    assert!(error.contains("version 3 of dialect 'versioned' is not known"), "{error}");
    let error = super::support::error_of(&bytes);
    assert!(
        error.contains("dialect 'versioned' has a version, which only a program with the encoding"),
        "{error}"
    );
    // The first version of bytecode has none.
    let bytes =
        write(&ir, ir.root(), &WriteOptions { version: 0, ..WriteOptions::default() }).expect("bytecode");
    assert_eq!(read_text(&bytes), Ok(ir.to_string()));
}

const PROGRAM: &str = "%0:2 = \"probe.values\"() : () -> (i32, i64)
\"own.op\"() <{flag = true, list = [1 : i8, -2 : i8], maybe = [\"x\"], number = -5 : i64, numbers = array<i64: 3, -4>, \
 operandSegmentSizes = array<i32: 0, 0>, text = \"words\", unit, zeta = 7 : i32}> : () -> ()
\"own.op\"(%0#0, %0#1, %0#1) <{alpha = @a, flag = false, list = [], maybe = [], number = 0 : i64, numbers = array<i64>, \
 operandSegmentSizes = array<i32: 1, 2>, text = \"\", unit = false, zeta = unit}> {discardable} : (i32, i64, i64) -> ()
\"own.op\"(%0#0) <{flag = false, list = [], maybe = [], number = 0 : i64, numbers = array<i64>, \
 operandSegmentSizes = array<i32: 0, 1>, text = \"\", unit = false, zeta = unit}> : (i32) -> ()
";

#[test]
fn properties_of_all_kinds_read_back() {
    let context = context();
    let ir = context.parse_module("-", PROGRAM).unwrap_or_else(|errors| panic!("{errors}"));
    for version in [5, 6] {
        let options = WriteOptions { version, ..WriteOptions::default() };
        let bytes = write(&ir, ir.root(), &options).expect("bytecode");
        let again = read(&context, &bytes, &ReadOptions::default()).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(again.to_string(), ir.to_string(), "version {version}");
    }
    // Older versions hold attributes and segment sizes, and no properties but those that are as they are at first.
    let error = write(&ir, ir.root(), &WriteOptions { version: 4, ..WriteOptions::default() });
    let expected = "'own.op' op the property 'number' cannot be written in bytecode of version 4: version 5 is the first with \
         properties";
    assert_eq!(error.map_err(|error| error.message), Err(expected.to_owned()));
    let last = PROGRAM.lines().filter(|line| !line.contains("words") && !line.contains("alpha"));
    let text: String = last.map(|line| format!("{line}\n")).collect();
    let ir = context.parse_module("-", &text).unwrap_or_else(|errors| panic!("{errors}"));
    let bytes =
        write(&ir, ir.root(), &WriteOptions { version: 4, ..WriteOptions::default() }).expect("bytecode");
    let again = read(&context, &bytes, &ReadOptions::default()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(again.to_string(), ir.to_string());
}

#[test]
fn properties_of_an_unknown_operation_are_an_error() {
    let ir_context = context();
    let ir = ir_context.parse_module("-", PROGRAM).expect("a program");
    let bytes = write(&ir, ir.root(), &WriteOptions::default()).expect("bytecode");
    let error = super::support::error_of(&bytes);
    let expected = "the properties of 'own.op' were written by a program that knows dialect 'own', and cannot be read without it";
    assert!(error.contains(expected), "{error}");
    // The other way round the names are in the file.
    let unknown = super::support::context();
    let ir = unknown.parse_module("-", PROGRAM).expect("a program");
    let bytes = write(&ir, ir.root(), &WriteOptions::default()).expect("bytecode");
    let again = read(&ir_context, &bytes, &ReadOptions::default()).unwrap_or_else(|error| panic!("{error}"));
    let expected = ir_context.parse_module("-", PROGRAM).expect("a program");
    assert_eq!(again.to_string(), expected.to_string());
}

/// Hooks that write `i32` as a type of another dialect and an older version of `versioned`, and read `i64` for them.
#[derive(Debug)]
struct Hooks(u64);

impl WriteHooks for Hooks {
    fn write_type<'c>(&self, ty: Type<'c>, writer: &mut dyn DialectWriter<'c>) -> Option<&'c str> {
        assert_eq!(
            writer.dialect_version("versioned").and_then(|own| own.downcast_ref::<u64>()),
            Some(&self.0)
        );
        match ty.is_integer(32) {
            true => {
                writer.varint(1000);
                Some("elsewhere")
            }
            false => BuiltinEncoding.write_type(ty, writer).then_some("builtin"),
        }
    }

    fn dialect_version(&self, dialect: &str) -> Option<&dyn Any> {
        (dialect == "versioned").then_some(&self.0 as &dyn Any)
    }
}

impl ReadHooks for Hooks {
    fn read_type<'c>(
        &self,
        dialect: &str,
        reader: &mut dyn DialectReader<'c>,
    ) -> Result<Option<Type<'c>>, Error> {
        // The dialect reads this number again: the entry is left to it.
        let code = reader.varint()?;
        match (dialect, code) {
            ("elsewhere", 1000) => Ok(Some(reader.context().integer_type(64))),
            _ => Ok(None),
        }
    }
}

#[test]
fn programs_can_replace_encodings() {
    let context = context();
    let ir = context.parse_module("-", "%0:2 = \"a.b\"() : () -> (i32, f32)").expect("a module");
    let hooks: Rc<Hooks> = Rc::new(Hooks(1));
    let options = WriteOptions { hooks: Some(hooks.clone()), ..WriteOptions::default() };
    let bytes = write(&ir, ir.root(), &options).expect("bytecode");
    let options = ReadOptions { hooks: Some(hooks), ..ReadOptions::default() };
    let again = read(&context, &bytes, &options).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(again.to_string(), ir.to_string().replace("i32", "i64"));
    let error = read(&context, &bytes, &ReadOptions::default()).expect_err("another dialect").to_string();
    assert!(error.contains("a type of dialect 'elsewhere' has an encoding of its own"), "{error}");
}

#[test]
fn the_module_of_a_file_can_be_read_later() {
    let context = context();
    let ir = context.parse_module("-", "%0:2 = \"a.b\"() : () -> (i32, f32)").expect("a module");
    let bytes = write(&ir, ir.root(), &WriteOptions::default()).expect("bytecode");
    let options = ReadOptions { lazy_module: true, ..ReadOptions::default() };
    let mut lazy = read_lazily(&context, &bytes, &options).expect("a module");
    let waiting: Vec<Op> = lazy.without_bodies().collect();
    assert_eq!(waiting, [lazy.ir().root()]);
    lazy.materialize(waiting[0]).expect("its body");
    assert_eq!(lazy.finish(|_, _| true).expect("the module").to_string(), ir.to_string());
}
