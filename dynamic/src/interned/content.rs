//! The content of interned data.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::mem::discriminant;
use std::sync::Arc;

use rtblgen_ir::asm::Delimiter;
use rtblgen_ir::asm::format::{
    AttributeElement, AttributeSyntax, CustomDirective, EnumSyntax, FormatElement, OiListClause,
    OptionalGroup, OwnAttributeSyntax, OwnTypeSyntax, Presence, PropertySyntax, TypeElement, TypeOf,
    TypeSource, ValueGroup,
};
use rtblgen_ir::context::class::{AttributeClass, TypeClass};
use rtblgen_ir::context::interface::InterfaceImpl;
use rtblgen_ir::ir::definition::{OpPredicate, PropertyDef};
use rtblgen_ir::property::{ArrayKind, EnumKind, EnumKindAttribute, MaybeKind};
use rtblgen_ir::support::{
    EnumAttributeTable, EnumStorage, EnumTable, Field, FlagSet, ParameterElement, ParameterFormat,
    ParameterKind, ParameterSyntax, ParameterText,
};
use rtblgen_ir::{
    Arity, AttributeConstraint, AttributeDef, AttributePresence, EffectDef, EffectTarget, FloatKind,
    MemoryEffect, MemoryEffects, OpDefinition, RegionConstraint, RegionDef, Segments, SuccessorConstraint,
    SuccessorDef, TypeConstraint, ValueDef,
};

/// A hash of 128 bits. Contents with the same fingerprint are regarded as equal.
pub(crate) struct Fingerprint(DefaultHasher, DefaultHasher);

impl Fingerprint {
    pub(crate) fn new() -> Self {
        let mut second = DefaultHasher::new();
        second.write_u8(1);
        Fingerprint(DefaultHasher::new(), second)
    }

    pub(crate) fn of(content: &impl Content) -> u128 {
        let mut own = Fingerprint::new();
        content.add_to(&mut own);
        own.number()
    }

    pub(crate) fn number(&self) -> u128 {
        u128::from(self.0.finish()) << 64 | u128::from(self.1.finish())
    }
}

impl Hasher for Fingerprint {
    fn write(&mut self, bytes: &[u8]) {
        self.0.write(bytes);
        self.1.write(bytes);
    }

    fn finish(&self) -> u64 {
        self.0.finish()
    }
}

/// The data that distinguishes a value from others of its type.
pub(crate) trait Content {
    fn add_to(&self, to: &mut Fingerprint);
}

/// References that live as long as the process point to interned data, so their addresses are their content. The
/// address of a closure includes its vtable.
impl<T: ?Sized> Content for &'static T {
    fn add_to(&self, to: &mut Fingerprint) {
        std::ptr::hash(*self, to);
    }
}

impl<T: Content> Content for Option<T> {
    fn add_to(&self, to: &mut Fingerprint) {
        self.is_some().hash(to);
        self.iter().for_each(|own| own.add_to(to));
    }
}

impl<T: Content> Content for [T] {
    fn add_to(&self, to: &mut Fingerprint) {
        self.len().hash(to);
        self.iter().for_each(|own| own.add_to(to));
    }
}

/// Trees may be deep, so the stack grows if necessary.
impl<T: Content + ?Sized> Content for Box<T> {
    fn add_to(&self, to: &mut Fingerprint) {
        stacker::maybe_grow(64 * 1024, 1024 * 1024, || (**self).add_to(to));
    }
}

impl Content for f64 {
    fn add_to(&self, to: &mut Fingerprint) {
        self.to_bits().hash(to);
    }
}

impl<T: Content> Content for Vec<T> {
    fn add_to(&self, to: &mut Fingerprint) {
        self[..].add_to(to);
    }
}

impl<A: Content, B: Content> Content for (A, B) {
    fn add_to(&self, to: &mut Fingerprint) {
        self.0.add_to(to);
        self.1.add_to(to);
    }
}

impl<A: Content, B: Content, C: Content> Content for (A, B, C) {
    fn add_to(&self, to: &mut Fingerprint) {
        self.0.add_to(to);
        self.1.add_to(to);
        self.2.add_to(to);
    }
}

/// Implements [`Content`] for types by their hashes.
macro_rules! plain {
    ($($ty:ty)*) => {$(
        impl $crate::interned::Content for $ty {
            fn add_to(&self, to: &mut $crate::interned::Fingerprint) {
                std::hash::Hash::hash(self, to);
            }
        }
    )*};
}

plain! { bool u16 u32 u64 u128 usize i64 i128 str String Arc<str> MemoryEffect FloatKind }

/// Implements [`Content`] for structures. A missing field is a compile error.
macro_rules! fields {
    ($($name:ident { $($field:ident),* })*) => {$(
        impl $crate::interned::Content for $name {
            fn add_to(&self, to: &mut $crate::interned::Fingerprint) {
                let $name { $($field),* } = self;
                $($crate::interned::Content::add_to($field, to);)*
            }
        }
    )*};
}

/// Implements [`Content`] for enums. A missing variant is a compile error.
macro_rules! cases {
    ($($name:ident { $($case:ident $(($($own:ident),*))? $({ $($field:ident),* })?;)* })*) => {$(
        impl $crate::interned::Content for $name {
            fn add_to(&self, to: &mut $crate::interned::Fingerprint) {
                std::hash::Hash::hash(&std::mem::discriminant(self), to);
                match self {
                    $($name::$case $(($($own),*))? $({ $($field),* })? => {
                        $($($crate::interned::Content::add_to($own, to);)*)?
                        $($($crate::interned::Content::add_to($field, to);)*)?
                    })*
                }
            }
        }
    )*};
}

pub(crate) use {cases, fields, plain};

fields! {
    ArrayKind { element }
    AttributeClass { contains }
    AttributeConstraint { summary, check, class }
    AttributeDef { name, presence, constraint, in_op, property }
    AttributeElement { slot, syntax }
    CustomDirective { parse, attributes, print }
    EffectDef { effect, target, resource }
    EnumAttributeTable { cases, storage }
    EnumKind { cases, width, mnemonic, attribute, name }
    EnumKindAttribute { name, number, attribute }
    EnumSyntax { cases, name, separator, symbolize, stringify }
    EnumTable { summary, texts, flags, cpp_name, number, text }
    Field { parameter, custom }
    FlagSet { cases, separator, valid, groups_first, is_quoted }
    InterfaceImpl { name, model }
    MaybeKind { element, is_delegated }
    OiListClause { keyword, anchors, elements }
    OpPredicate { summary, check }
    OptionalGroup { anchor, elements, otherwise }
    OwnAttributeSyntax { parse, parse_optional, print }
    OwnTypeSyntax { parse, print }
    ParameterFormat { name, parameters, elements, self_type }
    ParameterSyntax { parse, print }
    ParameterText { name, ty, kind, default }
    PropertyDef { convert, initial, syntax, write, read }
    PropertySyntax { parse, parse_optional, print }
    RegionConstraint { summary, check }
    RegionDef { name, is_variadic, constraint, in_op }
    SuccessorConstraint { summary, check }
    SuccessorDef { name, is_variadic, constraint, in_op }
    TypeClass { name, contains }
    TypeConstraint { summary, check, class }
    TypeElement { of, own }
    ValueDef { name, arity, constraint, in_op }
}

cases! {
    Arity { One; Optional; Variadic; VariadicOfVariadic { sizes }; }
    AttributePresence { Required; Optional; Default(make); DefaultOptional(make); }
    AttributeSyntax { Any; OfType(make); OfKind(check); SymbolName; Enum(own); Own(own); Defined(own); }
    Delimiter { Paren; Square; LessGreater; Braces; }
    EffectTarget { Op; Operand(index); Result(index); }
    EnumStorage { Integer(width); String; Dialect { definition, record, ty }; Included { definition, record, ty }; }
    FormatElement {
        Literal(text); Space; Newline; NoSpace; Operand(own); OperandGroups { operand, sizes };
        Attribute(own); Property(own); UnitFlag(own); Region(own); Successor(own); Operands; Regions;
        Successors; Type(own); QualifiedType(own); FunctionalType(inputs, results); AttrDict { keyword };
        PropDict; Optional(own); OiList(own); Custom(own);
    }
    ParameterElement {
        Literal(text); Space; NoSpace; Newline; Parameter(own); Qualified(own); Params(own); Struct(own);
        Custom(own); Optional { anchors, is_inverted, elements, otherwise };
    }
    ParameterKind {
        Type; TypeOf(class); OwnType(own); Attribute; AttributeOf(check); OwnAttribute(own);
        Syntax(own, check); AffineMap; Bool; Int(bits); UInt(bits); WideInt; Float; Str; Optional(own);
        List(own); Custom(own);
    }
    Presence { Operand(own); Result(own); Attribute(own); Region(own); Not(own); Any(own); }
    Segments { Plain; SameSize; AttrSized; }
    TypeOf { Operand(own); Result(own); Attribute(own); }
    TypeSource { Given; Buildable(make); SameAs(of); Transform(of, own); TransformRange(of, own); Inferred; }
    ValueGroup { Operand(own); Result(own); Operands; Results; }
}

impl Content for MemoryEffects {
    fn add_to(&self, to: &mut Fingerprint) {
        discriminant(self).hash(to);
        match self {
            MemoryEffects::Fixed(own) => own.add_to(to),
            MemoryEffects::Detailed(own) => own.add_to(to),
            MemoryEffects::Recursive => {}
            MemoryEffects::Computed(function) => (function.0 as usize).hash(to),
        }
    }
}

impl Content for OpDefinition {
    fn add_to(&self, to: &mut Fingerprint) {
        let OpDefinition {
            name,
            operands,
            results,
            attributes,
            regions,
            successors,
            operand_segments,
            result_segments,
            traits,
            interfaces,
            predicates,
            uses_dictionary,
            assembly,
            fold,
            infer_result_types,
            memory_effects,
            missing_text,
            data,
            // Loaded definitions have none of these.
            verify: _,
            verify_regions: _,
            asm: _,
            speculatability: _,
            successor_operands: _,
            region_kind: _,
            canonicalize: _,
        } = self;
        let parts: [&dyn Content; 16] = [
            name,
            operands,
            results,
            attributes,
            regions,
            successors,
            operand_segments,
            result_segments,
            traits,
            interfaces,
            predicates,
            uses_dictionary,
            assembly,
            memory_effects,
            missing_text,
            data,
        ];
        parts.into_iter().for_each(|part| part.add_to(to));
        // Each of these functions is the same for all loaded ops that have one.
        (fold.is_some(), infer_result_types.is_some()).add_to(to);
    }
}
