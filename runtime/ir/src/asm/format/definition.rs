//! A declarative assembly format as data.
//!
//! `assemblyFormat` of ODS becomes a `const` list of [`FormatElement`]s and one [`TypeSource`] per operand
//! and result. One interpreter parses it and one prints it, so a generator emits this definition per op and
//! nothing else.
//!
//! Operands, results, attributes, regions and successors are named by their index in the op's
//! [`OpDefinition`](crate::ir::definition::OpDefinition); the index of an attribute is its slot.

use crate::asm::{AsmParser, AsmPrinter, FormatState, OpAsmParser, OpAsmPrinter, ParseResult};
use crate::context::Context;
use crate::context::attributes::Attribute;
use crate::context::definition::{AttrDefinition, AttributeCheck, TypeDefinition};
use crate::context::types::Type;
use crate::ir::Op;
use crate::ir::definition::{OpDefinition, PropertyDef};

/// How an op is written and read in the custom form; an op without one has the generic form only.
#[derive(Clone, Copy)]
pub enum Assembly {
    /// A declarative format (`assemblyFormat` in ODS).
    Format(Format),
    /// Written by hand (`hasCustomAssemblyFormat` in ODS): see [`CustomAsm`](crate::asm::CustomAsm).
    Custom(CustomAssembly),
}

/// The functions behind a hand-written custom form.
#[derive(Clone, Copy)]
pub struct CustomAssembly {
    /// Reads the text after the op's name into the state.
    pub parse: for<'p, 'c> fn(&mut OpAsmParser<'p, 'c>, &mut crate::ir::OpState<'c>) -> ParseResult,
    /// Writes the text after the op's name, with its leading space.
    pub print: for<'p, 'c> fn(&mut OpAsmPrinter<'p, 'c>, Op),
}

/// A declarative format: the elements in textual order and where the types come from.
#[derive(Clone, Copy)]
pub struct Format {
    /// The elements in the order of the text.
    pub elements: &'static [FormatElement],
    /// For each ODS operand, where its types come from.
    pub operand_types: &'static [TypeSource],
    /// For each ODS result, where its types come from.
    pub result_types: &'static [TypeSource],
}

impl Assembly {
    /// A declarative format: its elements, and where the types of each ODS operand and of each ODS result come from.
    pub const fn format(
        elements: &'static [FormatElement],
        operand_types: &'static [TypeSource],
        result_types: &'static [TypeSource],
    ) -> Self {
        Self::Format(Format { elements, operand_types, result_types })
    }
}

impl Assembly {
    /// The custom form of an operation, if it has one.
    pub fn of(definition: &OpDefinition) -> Option<&'static Assembly> {
        definition.assembly?.downcast_ref()
    }
}

impl FormatElement {
    /// `functional-type(operands, results)`, by far the most common of its kind.
    pub const FUNCTIONAL_TYPE: Self = Self::FunctionalType(ValueGroup::Operands, ValueGroup::Results);
    /// `attr-dict`.
    pub const ATTR_DICT: Self = Self::AttrDict { keyword: false };
}

/// One element of a declarative format.
#[derive(Clone, Copy)]
pub enum FormatElement {
    /// A keyword or punctuation: `` `keyword` ``, `` `->` ``, `` `,` ``.
    Literal(&'static str),
    /// `` ` ` ``: exactly one space; printer only.
    Space,
    /// `` `\n` ``: a line break and the current indentation; printer only.
    Newline,
    /// An empty pair of backquotes: no space before the next element; printer only.
    NoSpace,
    /// `$operand`: one SSA use, at most one, or a comma separated list, by the operand's arity.
    Operand(u16),
    /// A variadic-of-variadic operand: `(%a, %b), (%c)`.
    OperandGroups {
        /// The ODS operand.
        operand: u16,
        /// The slot of the attribute that holds the sizes of the groups.
        sizes: u16,
    },
    /// `$attribute`.
    Attribute(AttributeElement),
    /// `$property`: the slot.
    Property(u16),
    /// A `UnitAttr` or a `UnitProp` that the literal beside it stands for: parsing sets it, printing writes nothing.
    UnitFlag(u16),
    /// `$region`: one region, or a comma separated list if it is variadic.
    Region(u16),
    /// `$successor`: one block name, or a comma separated list if it is variadic.
    Successor(u16),
    /// `operands`: all operands in one comma separated list.
    Operands,
    /// `regions`: all regions in one comma separated list.
    Regions,
    /// `successors`: all successors in one comma separated list.
    Successors,
    /// `type(..)`.
    Type(TypeElement),
    /// `qualified(type(..))`: types in full.
    QualifiedType(ValueGroup),
    /// `functional-type(inputs, outputs)`.
    FunctionalType(ValueGroup, ValueGroup),
    /// `attr-dict`, or `attr-dict-with-keyword`, whose text is `attributes {..}`.
    AttrDict {
        /// Whether the dictionary is introduced by the keyword `attributes`.
        keyword: bool,
    },
    /// `prop-dict`: all properties as `<{..}>`; the attribute dictionary then holds the discardable ones only.
    PropDict,
    /// `( .. )?` and `( .. ) : ( .. )?`.
    Optional(&'static OptionalGroup),
    /// `oilist(..)`: clauses in any order, each at most once.
    OiList(&'static [OiListClause]),
    /// `custom<Name>(..)`.
    Custom(&'static CustomDirective),
}

/// An optional group: parsed if its first element is present, printed if its anchor is.
#[derive(Clone, Copy)]
pub struct OptionalGroup {
    /// The condition under which the group is printed.
    pub anchor: Presence,
    /// The elements of the group.
    pub elements: &'static [FormatElement],
    /// The elements of the else branch.
    pub otherwise: &'static [FormatElement],
}

/// The condition under which an optional group, or a clause of an `oilist`, is printed.
#[derive(Clone, Copy)]
pub enum Presence {
    /// The ODS operand has at least one value.
    Operand(u16),
    /// The ODS result has at least one value.
    Result(u16),
    /// The attribute or property in this slot is set, and, if it has a default value, differs from it.
    Attribute(u16),
    /// The ODS region is not empty, or there is at least one, if it is variadic.
    Region(u16),
    /// This is absent.
    Not(&'static Presence),
    /// At least one of these is present.
    Any(&'static [Presence]),
}

/// One clause of an `oilist`; its keyword is not among its elements.
#[derive(Clone, Copy)]
pub struct OiListClause {
    /// The literal that opens the clause.
    pub keyword: &'static str,
    /// The clause is printed if one of these is present.
    pub anchors: &'static [Presence],
    /// The elements after the keyword.
    pub elements: &'static [FormatElement],
}

/// `$attribute` in a format.
#[derive(Clone, Copy)]
pub struct AttributeElement {
    /// The slot of the attribute.
    pub slot: u16,
    /// The text of the attribute.
    pub syntax: AttributeSyntax,
}

/// Makes a type in a context.
pub type TypeMaker = &'static (dyn for<'c> Fn(&'c Context) -> Type<'c> + Send + Sync);

/// How an attribute is written where a format names it.
#[derive(Clone, Copy)]
pub enum AttributeSyntax {
    /// The attribute with its type, if it has one: `1 : i32`.
    Any,
    /// The attribute without its type, which its constraint fixes: `1`.
    OfType(TypeMaker),
    /// An attribute of one kind of storage (`ArrayAttr`, `DictionaryAttr`, ..): `kind` tells whether a parsed attribute is one.
    OfKind(AttributeCheck),
    /// A symbol name that is stored as a string: `@name`.
    SymbolName,
    /// A keyword, or a string where the case is no keyword.
    Enum(&'static EnumSyntax),
    /// A text of the attribute's own.
    Own(&'static OwnAttributeSyntax),
    /// The text of an attribute that a dialect defines: the part after `#dialect.mnemonic`.
    Defined(&'static AttrDefinition),
}

/// The cases of an enum attribute.
#[derive(Clone, Copy)]
pub struct EnumSyntax {
    /// The spelling of each case, in order.
    pub cases: &'static [&'static str],
    /// The name of the ODS attribute, for the diagnostics.
    pub name: &'static str,
    /// The separator between the cases of a set of flags; `None` if there is one case at a time.
    pub separator: Option<&'static str>,
    /// From the text to the attribute; `None` if it names no case.
    pub symbolize: &'static (dyn for<'c> Fn(&'c Context, &str) -> Option<Attribute<'c>> + Send + Sync),
    /// From the attribute to its text.
    pub stringify: &'static (dyn for<'c> Fn(Attribute<'c>) -> String + Send + Sync),
}

impl EnumSyntax {
    /// Whether some text is in quotes: if a case is no keyword, or is several flags at once.
    pub(super) fn is_ever_quoted(&self, context: &Context) -> bool {
        let is_plain =
            |case: &&str| crate::context::is_bare_identifier(case) && self.is_single(context, case);
        !self.cases.iter().all(is_plain)
    }

    /// Whether the text has this case alone: for a set of flags, a case that is one flag.
    pub(super) fn is_single(&self, context: &Context, case: &str) -> bool {
        self.separator.is_none()
            || (self.symbolize)(context, case)
                .is_some_and(|flags| flags.is_integer() && is_power_of_two(flags))
    }
}

/// Whether one bit of an integer is set, and not the 64th: mlir-tblgen takes cases for numbers of 64 bits with a sign.
fn is_power_of_two(flags: Attribute<'_>) -> bool {
    let width = flags.own_type().int_or_float_bit_width().unwrap_or(64).min(64);
    let bits = flags.integer_value() & ((1 << width) - 1);
    i64::try_from(bits).is_ok_and(|bits| bits.count_ones() == 1)
}

/// Reads an optional attribute: `None` if nothing was consumed.
pub type OptionalAttributeParser =
    &'static (dyn for<'p, 'c> Fn(&mut AsmParser<'p, 'c>) -> ParseResult<Option<Attribute<'c>>> + Send + Sync);

/// The parser and the printer of an attribute's own text.
#[derive(Clone, Copy)]
pub struct OwnAttributeSyntax {
    /// Reads the text; the type is the one that the attribute's constraint fixes, if it does.
    pub parse: &'static (
                 dyn for<'p, 'c> Fn(&mut AsmParser<'p, 'c>, Option<Type<'c>>) -> ParseResult<Attribute<'c>>
                     + Send
                     + Sync
             ),
    /// The same for an optional value: `None` if nothing was consumed.
    pub parse_optional: Option<OptionalAttributeParser>,
    /// Writes the text.
    pub print: &'static (dyn for<'p, 'c> Fn(&mut AsmPrinter<'p, 'c>, Attribute<'c>) + Send + Sync),
}

impl OwnAttributeSyntax {
    /// The text of the attributes of a definition, if they have one.
    pub fn of(definition: &AttrDefinition) -> Option<&'static OwnAttributeSyntax> {
        definition.syntax?.downcast_ref()
    }
}

impl AttributeSyntax {
    /// The attribute's own text, if it has one.
    pub(super) fn own(self) -> Option<&'static OwnAttributeSyntax> {
        match self {
            AttributeSyntax::Own(syntax) => Some(syntax),
            AttributeSyntax::Defined(definition) => OwnAttributeSyntax::of(definition),
            _ => None,
        }
    }
}

/// `type(..)` in a format.
#[derive(Clone, Copy)]
pub struct TypeElement {
    /// The values whose types are written.
    pub of: ValueGroup,
    /// Set if the constraint admits the types of one `TypeDef` and the format has no `qualified`: the types
    /// are then written without `!dialect.mnemonic`.
    pub own: Option<&'static TypeDefinition>,
}

/// The parser and the printer of a type's own text: the part after `!dialect.mnemonic`.
#[derive(Clone, Copy)]
pub struct OwnTypeSyntax {
    /// Reads the text.
    pub parse: &'static (dyn for<'p, 'c> Fn(&mut AsmParser<'p, 'c>) -> ParseResult<Type<'c>> + Send + Sync),
    /// Writes the text; `false` if the type is not one of this syntax, so that the full form is written.
    pub print: &'static (dyn for<'p, 'c> Fn(&mut AsmPrinter<'p, 'c>, Type<'c>) -> bool + Send + Sync),
}

impl OwnTypeSyntax {
    /// The text of the types of a definition, if they have one.
    pub fn of(definition: &TypeDefinition) -> Option<&'static OwnTypeSyntax> {
        definition.syntax?.downcast_ref()
    }
}

/// Reads the attribute form of a property.
pub type PropertyParser = OptionalAttributeParser;

/// The parser and the printer of a property.
#[derive(Clone, Copy)]
pub struct PropertySyntax {
    /// [`Property::parse`](crate::property::Property::parse)
    pub parse: PropertyParser,
    /// [`Property::parse_optional`](crate::property::Property::parse_optional)
    pub parse_optional: PropertyParser,
    /// [`Property::print`](crate::property::Property::print)
    pub print: &'static (dyn for<'p, 'c> Fn(&mut AsmPrinter<'p, 'c>, Attribute<'c>) + Send + Sync),
}

impl PropertySyntax {
    /// The text of a property.
    pub fn of(definition: &PropertyDef) -> Option<&'static PropertySyntax> {
        definition.syntax.downcast_ref()
    }
}

/// The values that a `type` directive names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueGroup {
    /// One ODS operand.
    Operand(u16),
    /// One ODS result.
    Result(u16),
    /// All operands.
    Operands,
    /// All results.
    Results,
}

/// `custom<Name>(..)`: functions in which a generator calls the user's, or a loader those of the library.
#[derive(Clone, Copy)]
pub struct CustomDirective {
    /// Reads the directive: parameters come from and go to the [`FormatState`]. `false` means that the text
    /// is absent and nothing was consumed, which is permitted if the directive is the first element of an
    /// optional group.
    pub parse: DirectiveParser,
    /// The slots of the attributes that the directive writes, so that the dictionary does not; those it only refers to are
    /// not among them.
    pub attributes: &'static [u16],
    /// Writes the directive. The printer has written the space before it.
    pub print: DirectivePrinter,
}

/// Reads a custom directive.
pub type DirectiveParser = &'static (
             dyn for<'p, 'c> Fn(&mut OpAsmParser<'p, 'c>, &mut FormatState<'c>) -> ParseResult<bool>
                 + Send
                 + Sync
         );
/// Writes a custom directive.
pub type DirectivePrinter = &'static (dyn for<'p, 'c> Fn(&mut OpAsmPrinter<'p, 'c>, Op) + Send + Sync);

/// The source of the type of an operand or result when the op is parsed.
#[derive(Clone, Copy)]
pub enum TypeSource {
    /// A `type`, `functional-type` or `custom` directive of the format gives it.
    Given,
    /// Its constraint admits this type only.
    Buildable(TypeMaker),
    /// It equals the type of something else, or the types of a group (`AllTypesMatch`, `SameOperandsAndResultType`, ..).
    SameAs(TypeOf),
    /// A function of the type of something else (`TypesMatchWith`). `None` from the function is a diagnostic.
    Transform(TypeOf, &'static (dyn for<'c> Fn(Type<'c>) -> Option<Type<'c>> + Send + Sync)),
    /// A function of all types of something else (`RangedTypesMatchWith`).
    TransformRange(TypeOf, &'static (dyn for<'c> Fn(&[Type<'c>]) -> Option<Vec<Type<'c>>> + Send + Sync)),
    /// Results only: the op's `infer_result_types` gives all of them.
    Inferred,
}

/// Something that has a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeOf {
    /// An ODS operand.
    Operand(u16),
    /// An ODS result.
    Result(u16),
    /// The type of the typed attribute in this slot.
    Attribute(u16),
}
