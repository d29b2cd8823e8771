//! Properties: arguments of an operation that are Rust values and no attributes.
//!
//! A [`Property`] is a kind of them: [`Int<i32>`](Int), [`Text`], [`Array<P>`](Array)... A `.td` names kinds by its
//! `Property` records (`I32Prop`, `ArrayProp<I64Prop>`), and a generated definition has one for each property.
//!
//! An operation keeps the *attribute form* of a property in its slot: the form in `<{..}>`. It is unique in
//! the context, so that comparing, hashing, cloning and printing operations does not depend on properties;
//! accessors make the Rust value of it, which is free for numbers, flags and texts. Parsed text is converted
//! first, as MLIR converts it to the C++ value: `7 : i8` of an [`Int<i64>`](Int) is kept as `7 : i64`.

mod composed;
mod enums;
mod kinds;
mod own;
mod simple;

pub use composed::{Array, Ints, Maybe};
pub use enums::{EnumAttributeForm, EnumForm, EnumProperty};
pub use kinds::{ArrayKind, EnumAttributeMaker, EnumKind, EnumKindAttribute, MaybeKind, PropertyKind};
pub use own::{
    OptionalValueParser, Own, OwnProperty, PropertyCode, PropertyText, Reworded, ValueParser, ValuePrinter,
};
pub use simple::{Bool, Int, Integer, Text, Unit};

pub use crate::ir::definition::{PropertyReader, PropertyWriter};

use crate::asm::format::PropertySyntax;
use crate::asm::{AsmParser, AsmPrinter, FormatState, ParseResult};
use crate::context::Context;
use crate::context::attributes::Attribute;
use crate::context::definition::AttributeConstraint;
use crate::ir::definition::{AttributeDef, AttributeMaker, AttributePresence, PropertyDef};
use crate::ir::{Ir, Op, OpState};

/// A kind of properties.
///
/// ```
/// use rtblgen_runtime::Context;
/// use rtblgen_runtime::property::{Array, Int, Maybe, Property};
/// let context = Context::new();
/// let form = <Array<Int<i64>>>::attribute(&context, &[1, 2]);
/// assert_eq!(form.to_string(), "[1, 2]");
/// assert_eq!(<Array<Int<i64>>>::value(form), Some(vec![1, 2]));
/// let none = Maybe::<Int<i32>>::attribute(&context, None);
/// assert_eq!(none.to_string(), "[]");
/// ```
pub trait Property: 'static {
    /// The return type of an accessor.
    type Value<'c>;
    /// The parameter type of a setter or a builder.
    type Input<'a, 'c>: Copy
    where
        'c: 'a;

    /// The attribute form of a value.
    fn attribute<'c>(context: &'c Context, value: Self::Input<'_, 'c>) -> Attribute<'c>;

    /// Returns the attribute form of an accessor's value.
    fn attribute_of<'c>(context: &'c Context, value: &Self::Value<'c>) -> Attribute<'c>;

    /// The value of an attribute form; `None` if it is none, or a value that its Rust type does not have.
    fn value(attribute: Attribute<'_>) -> Option<Self::Value<'_>>;

    /// Converts an attribute in the text of `<{..}>` to the attribute form.
    ///
    /// # Errors
    ///
    /// Fails if the attribute is of no kind that the property can be made of; the message has the reason.
    fn convert(attribute: Attribute<'_>) -> Result<Attribute<'_>, String>;

    /// Returns the value in an operation that is made without the property: the zero of its type.
    fn initial(context: &Context) -> Attribute<'_>;

    /// Reads the text of a value in a format; `Ok(None)` if there is none and nothing else is to be said of it.
    ///
    /// # Errors
    ///
    /// Fails if the next text is not a value; the error has been reported.
    fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>>;

    /// Reads the text of a value if present.
    ///
    /// # Errors
    ///
    /// Fails if the next text starts like a value and is none; the error has been reported.
    fn parse_optional<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        let _ = parser;
        Ok(None)
    }

    /// Writes the text of a value in a format.
    fn print<'c>(printer: &mut AsmPrinter<'_, 'c>, attribute: Attribute<'c>);

    /// Writes a value to bytecode: its attribute form, as `writeMlirBytecodeWithConvertToAttribute` does.
    fn write<'c>(attribute: Attribute<'c>, writer: &mut dyn PropertyWriter<'c>) {
        writer.write_attribute(attribute);
    }

    /// Reads a value that [`write`](Self::write) wrote, as its attribute form.
    ///
    /// # Errors
    ///
    /// Fails if there is no value; the message has the reason.
    fn read<'c>(reader: &mut dyn PropertyReader<'c>) -> Result<Attribute<'c>, String> {
        Self::convert(reader.read_attribute()?)
    }
}

impl PropertyDef {
    /// The functions of `P`.
    pub const fn of<P: Property>() -> &'static PropertyDef {
        const {
            &PropertyDef {
                convert: &P::convert,
                initial: &P::initial,
                syntax: &PropertySyntax {
                    parse: &P::parse,
                    parse_optional: &P::parse_optional,
                    print: &P::print,
                },
                write: &P::write,
                read: &P::read,
            }
        }
    }
}

impl AttributeDef {
    /// A property; without it an operation has the zero of its type.
    pub const fn property<P: Property>(
        name: &'static str,
        constraint: &'static AttributeConstraint,
    ) -> AttributeDef {
        let property = Some(PropertyDef::of::<P>());
        AttributeDef { name, presence: AttributePresence::Required, constraint, in_op: None, property }
    }

    /// A property that an operation has with this value if it is made without it.
    pub const fn property_with_default<P: Property>(
        name: &'static str,
        constraint: &'static AttributeConstraint,
        default: AttributeMaker,
    ) -> AttributeDef {
        let presence = AttributePresence::Default(default);
        AttributeDef { presence, ..AttributeDef::property::<P>(name, constraint) }
    }
}

/// Whether an attribute form has a value of which `check` holds.
pub fn satisfies<P: Property>(attribute: Attribute<'_>, check: for<'c> fn(P::Value<'c>) -> bool) -> bool {
    P::value(attribute).is_some_and(check)
}

/// Whether an attribute form has a value.
pub fn has_value<P: Property>(attribute: Attribute<'_>) -> bool {
    P::value(attribute).is_some()
}

/// The value of the property in a slot.
///
/// # Panics
///
/// If its Rust type has no such value: the operation was not verified.
#[track_caller]
pub fn get<'c, P: Property>(op: Op, ir: &Ir<'c>, slot: usize) -> P::Value<'c> {
    of::<P>(crate::support::required(op, ir, slot))
}

/// The value of an attribute form.
///
/// # Panics
///
/// If its Rust type has no such value: the operation was not verified.
#[track_caller]
pub fn of<'c, P: Property>(attribute: Attribute<'c>) -> P::Value<'c> {
    match P::value(attribute) {
        Some(value) => value,
        None => panic!("`{attribute}` is no value of its property: the operation was not verified"),
    }
}

impl<'c> OpState<'c> {
    /// Sets the property in a slot.
    #[must_use]
    pub fn property<P: Property>(self, slot: usize, value: P::Input<'_, 'c>) -> Self {
        let form = P::attribute(self.location.context(), value);
        self.inherent(slot, form)
    }

    /// Sets the property in a slot; `None` leaves it unchanged, so that it has its default value.
    #[must_use]
    pub fn property_or_default<P: Property>(self, slot: usize, value: Option<P::Input<'_, 'c>>) -> Self {
        match value {
            Some(value) => self.property::<P>(slot, value),
            None => self,
        }
    }
}

impl<'c> FormatState<'c> {
    /// The value that has been read for the property in a slot.
    pub fn property<P: Property>(&self, slot: usize) -> Option<P::Value<'c>> {
        self.inherent(slot).and_then(P::value)
    }

    /// Sets the property in a slot; `None` leaves it unchanged.
    pub fn set_property<P: Property>(
        &mut self,
        context: &'c Context,
        slot: usize,
        value: Option<P::Value<'c>>,
    ) {
        if let Some(value) = value {
            self.set_inherent(slot, Some(P::attribute_of(context, &value)));
        }
    }
}

/// Sets the property in a slot.
pub fn set<'c, P: Property>(op: Op, ir: &mut Ir<'c>, slot: usize, value: P::Input<'_, 'c>) {
    let attribute = P::attribute(ir.context(), value);
    ir.set_inherent(op, slot, Some(attribute));
}
