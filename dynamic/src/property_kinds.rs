//! Kinds of properties: the runtime's functions for a `Property` record, and the conversion between the attribute form
//! and the values of snippets.

use rtblgen_backends::ods::model::property::{PropertyForm, form};
use rtblgen_ir::asm::format::{PropertyParser, PropertySyntax};
use rtblgen_ir::asm::{AsmParser, AsmPrinter, ParseResult};
use rtblgen_ir::ir::definition::{AttributeMaker, PropertyDef, PropertyReader, PropertyWriter};
use rtblgen_ir::property::{
    ArrayKind, Bool, EnumAttributeMaker, EnumKind, EnumKindAttribute, Int, Ints, MaybeKind, Property,
    PropertyKind, Text, Unit,
};
use rtblgen_ir::{Attribute, Context};
use rtblgen_records::Record;

use crate::interned::{Content, intern, intern_as, intern_text};
use crate::loader::Loader;
use crate::snippet::Value;

/// Converts an attribute form to the value that snippets use.
type ValueOf = &'static (dyn for<'c> Fn(Attribute<'c>) -> Option<Value<'c, 'c>> + Send + Sync);

/// Converts the value of a snippet to the attribute form.
pub(crate) type FormOf =
    &'static (dyn for<'c> Fn(&'c Context, &Value<'_, 'c>) -> Option<Attribute<'c>> + Send + Sync);

/// A kind of properties.
#[derive(Clone, Copy)]
pub(crate) struct Kind {
    pub(crate) def: &'static PropertyDef,
    pub(crate) value: ValueOf,
    pub(crate) form: FormOf,
}

/// A kind whose values are of type `bool`.
macro_rules! flag {
    ($kind:ident) => {
        Kind {
            def: PropertyDef::of::<$kind>(),
            value: &|attribute| $kind::value(attribute).map(Value::Bool),
            form: &|context, value| match value.like(&Value::Bool(false)) {
                Value::Bool(value) => Some($kind::attribute(context, value)),
                _ => None,
            },
        }
    };
}

impl<'r> Loader<'_, 'r> {
    /// The kind of a property; `None` if it needs code.
    pub(crate) fn property_kind(&self, record: Record<'r>) -> Option<Kind> {
        self.kind_of_form(&form(record).ok()?)
    }

    fn kind_of_form(&self, form: &PropertyForm<'r>) -> Option<Kind> {
        match form {
            PropertyForm::Int(ty) => integer(ty),
            PropertyForm::Ints(ty) => integers(ty),
            PropertyForm::Bool => Some(flag!(Bool)),
            PropertyForm::Unit => Some(flag!(Unit)),
            PropertyForm::Text => Some(Kind {
                def: PropertyDef::of::<Text>(),
                value: &|attribute| Text::value(attribute).map(Into::into),
                form: &|context, value| Some(Text::attribute(context, value.text()?)),
            }),
            PropertyForm::Enum(record) => self.enum_kind(*record),
            PropertyForm::Array(element) => self.property_kind(*element).map(array),
            PropertyForm::Maybe { element, is_delegated } => {
                self.property_kind(*element).map(|element| maybe(element, *is_delegated))
            }
            // Only the text of the property needs code.
            PropertyForm::Reworded(_, base) => self.kind_of_form(base),
            PropertyForm::Own(_) | PropertyForm::Coded(_) => None,
        }
    }

    /// Whether formats need code for the text of a property.
    pub(crate) fn property_lacks_text(&self, record: Record<'r>) -> bool {
        match form(record) {
            Ok(PropertyForm::Reworded(..) | PropertyForm::Own(_) | PropertyForm::Coded(_)) => true,
            Ok(PropertyForm::Array(element) | PropertyForm::Maybe { element, .. }) => {
                self.property_lacks_text(element)
            }
            _ => false,
        }
    }

    fn enum_kind(&self, record: Record<'r>) -> Option<Kind> {
        let form = self.code.enum_form(record);
        let table = self.names.enums.get(&form.class)?.table;
        let attribute = form.attribute.map(|(name, is_stored)| EnumKindAttribute {
            name: intern_text(name),
            number: number_of(&table, move |attribute| table.number_in(attribute)),
            attribute: is_stored
                .then(|| attribute_of(&table, move |number, context| table.attribute(context, number))),
        });
        let kind: &'static EnumKind = intern(EnumKind {
            cases: &table.cases,
            width: u32::try_from(form.width).ok()?,
            mnemonic: form.mnemonic.map(intern_text),
            attribute,
            name: intern_text(&form.name),
        });
        Some(Kind {
            def: definition(kind),
            value: value_of(&(kind, table), move |attribute| {
                kind.number(attribute).map(|number| Value::Case(table, number))
            }),
            form: form_of(&kind, move |context, value| match value {
                Value::Case(_, number) => Some(kind.attribute(context, *number)),
                Value::Default => Some(kind.initial(context)),
                _ => None,
            }),
        })
    }
}

fn integer(ty: &str) -> Option<Kind> {
    macro_rules! of {
        ($($ty:ident)*) => {
            match ty {
                $(stringify!($ty) => Some(Kind {
                    def: PropertyDef::of::<Int<$ty>>(),
                    value: &|attribute| Int::<$ty>::value(attribute).map(|number| Value::Int(number.into())),
                    form: &|context, value| Some(Int::<$ty>::attribute(context, value.like(&Value::Int(0)).number()?)),
                }),)*
                "bool" => Some(flag!(Bool)),
                _ => None,
            }
        };
    }
    of!(i8 i16 i32 i64 u8 u16 u32 u64)
}

fn integers(ty: &str) -> Option<Kind> {
    macro_rules! of {
        ($($ty:ident)*) => {
            match ty {
                $(stringify!($ty) => Some(Kind {
                    def: PropertyDef::of::<Ints<$ty>>(),
                    value: &|attribute| Ints::<$ty>::value(attribute).map(Value::list),
                    form: &|context, value| {
                        Some(Ints::<$ty>::attribute(context, &value.elements(Value::number::<$ty>)?))
                    },
                }),)*
                _ => None,
            }
        };
    }
    of!(i8 i16 i32 i64)
}

fn array(element: Kind) -> Kind {
    let kind: &'static ArrayKind = intern(ArrayKind { element: element.def });
    Kind {
        def: definition(kind),
        value: value_of(&element.value, move |attribute| {
            let elements = attribute.as_array()?.iter().map(|own| (element.value)(*own));
            elements.collect::<Option<_>>().map(Value::List)
        }),
        form: form_of(&element.form, move |context, value| {
            let elements = match value {
                Value::List(elements) => elements.as_slice(),
                Value::Default => &[],
                _ => return None,
            };
            let elements: Vec<_> =
                elements.iter().map(|own| (element.form)(context, own)).collect::<Option<_>>()?;
            Some(context.array_attr(&elements))
        }),
    }
}

fn maybe(element: Kind, is_delegated: bool) -> Kind {
    let kind: &'static MaybeKind = intern(MaybeKind { element: element.def, is_delegated });
    Kind {
        def: definition(kind),
        value: value_of(&element.value, move |attribute| match attribute.as_array()? {
            [] => Some(Value::Option(None)),
            [own] => Some(Value::option(Some((element.value)(*own)?))),
            _ => None,
        }),
        form: form_of(&(kind, element.form), move |context, value| match value {
            Value::Option(None) | Value::Default => Some(kind.initial(context)),
            Value::Option(Some(own)) => Some(context.array_attr(&[(element.form)(context, own)?])),
            _ => None,
        }),
    }
}

/// The runtime's definition of a kind.
fn definition(kind: &'static dyn PropertyKind) -> &'static PropertyDef {
    intern(PropertyDef {
        convert: convert(&kind, move |attribute| kind.convert(attribute)),
        initial: initial(&kind, move |context| kind.initial(context)),
        syntax: intern(PropertySyntax {
            parse: parser(&kind, move |parser| kind.parse(parser)),
            parse_optional: parser(&kind, move |parser| kind.parse_optional(parser)),
            print: printer(&kind, move |printer, attribute| kind.print(printer, attribute)),
        }),
        write: writer(&kind, move |attribute, writer| kind.write(attribute, writer)),
        read: reader(&kind, move |reader| kind.read(reader)),
    })
}

/// Functions that intern a closure by its captures. The signatures are necessary: without them Rust does not infer the
/// lifetimes of a closure's parameters.
macro_rules! interned {
    ($($name:ident: $result:ty, ($($function:tt)*);)*) => {$(
        fn $name(captured: &impl Content, function: impl $($function)* + Send + Sync + 'static) -> $result {
            intern_as(captured, function)
        }
    )*};
}

interned! {
    value_of: ValueOf, (for<'c> Fn(Attribute<'c>) -> Option<Value<'c, 'c>>);
    form_of: FormOf, (for<'c> Fn(&'c Context, &Value<'_, 'c>) -> Option<Attribute<'c>>);
    number_of: &'static (dyn for<'c> Fn(Attribute<'c>) -> Option<u64> + Send + Sync), (for<'c> Fn(Attribute<'c>) -> Option<u64>);
    attribute_of: EnumAttributeMaker, (for<'c> Fn(u64, &'c Context) -> Attribute<'c>);
    convert: &'static (dyn for<'c> Fn(Attribute<'c>) -> Result<Attribute<'c>, String> + Send + Sync), (for<'c> Fn(Attribute<'c>) -> Result<Attribute<'c>, String>);
    initial: AttributeMaker, (for<'c> Fn(&'c Context) -> Attribute<'c>);
    parser: PropertyParser, (for<'p, 'c> Fn(&mut AsmParser<'p, 'c>) -> ParseResult<Option<Attribute<'c>>>);
    printer: &'static (dyn for<'p, 'c> Fn(&mut AsmPrinter<'p, 'c>, Attribute<'c>) + Send + Sync), (for<'p, 'c> Fn(&mut AsmPrinter<'p, 'c>, Attribute<'c>));
    writer: &'static (dyn for<'c> Fn(Attribute<'c>, &mut dyn PropertyWriter<'c>) + Send + Sync), (for<'c> Fn(Attribute<'c>, &mut dyn PropertyWriter<'c>));
    reader: &'static (dyn for<'c> Fn(&mut dyn PropertyReader<'c>) -> Result<Attribute<'c>, String> + Send + Sync), (for<'c> Fn(&mut dyn PropertyReader<'c>) -> Result<Attribute<'c>, String>);
}
