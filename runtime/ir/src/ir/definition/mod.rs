//! The definitions in generated code: the parts of an operation, a type or an attribute of a dialect.
//!
//! They are `static`s. Accessors, verification and text are the same for all operations: generic code that
//! reads the definitions.

mod effects;
mod fold;
mod parts;
mod property;
mod traits;
mod type_inference;

use std::fmt;

pub use effects::{
    DEFAULT_RESOURCE, EffectDef, EffectInstance, EffectTarget, EffectsFn, MemoryEffect, MemoryEffects,
    RegionKind, Speculatability,
};
pub use fold::{FoldEdit, FoldOutcome, FoldResult};
pub use property::{PropertyDef, PropertyReader, PropertyWriter};
pub use traits::{TraitDefinition, TraitVerifier};
pub use type_inference::{InferTypes, TypeInference, operand_type};

use crate::context::Context;
use crate::context::attributes::Attribute;
use crate::context::definition::{AttributeConstraint, Hook, TypeConstraint};
use crate::context::interface::InterfaceImpl;
use crate::context::types::Type;
use crate::ir::{Block, Ir, Op, OpView, Region, Value, VerifyResult};

/// The definition of an operation.
#[derive(Clone, Copy)]
pub struct OpDefinition {
    /// The whole name, such as `toy.add`.
    pub name: &'static str,
    /// The operands, in order.
    pub operands: &'static [ValueDef],
    /// The results, in order.
    pub results: &'static [ValueDef],
    /// The inherent attributes and the properties, in order; the index of one is its slot.
    pub attributes: &'static [AttributeDef],
    /// The regions, in order; the last one may be variadic.
    pub regions: &'static [RegionDef],
    /// The successors, in order; the last one may be variadic.
    pub successors: &'static [SuccessorDef],
    /// How the operands are divided among [`operands`](Self::operands).
    pub operand_segments: Segments,
    /// How the results are divided among [`results`](Self::results).
    pub result_segments: Segments,
    /// The traits, in the order in which they are verified.
    pub traits: &'static [&'static TraitDefinition],
    /// The interfaces, as this operation implements them.
    pub interfaces: &'static [InterfaceImpl],
    /// Predicates over operands, results and attributes (`PredOpTrait`), in order.
    pub predicates: &'static [OpPredicate],
    /// The verifier written by hand (`hasVerifier`).
    pub verify: Option<OpVerifier>,
    /// The verifier written by hand that runs after the operations in the regions were verified (`hasRegionVerifier`).
    pub verify_regions: Option<OpVerifier>,
    /// Whether inherent attributes are in the dictionary of the generic form
    /// (`usePropertiesForAttributes = 0`); an operation with properties has them all in `<{..}>`.
    pub uses_dictionary: bool,
    /// The custom text: an [`Assembly`](crate::asm::format::Assembly).
    pub assembly: Option<Hook>,
    /// Names in the text in and around the operation (`OpAsmOpInterface`).
    pub asm: AsmNames,
    /// The folder (`hasFolder`).
    pub fold: Option<Folder>,
    /// How the types of the results follow from the rest (`InferTypeOpInterface`).
    pub infer_result_types: Option<TypeInference>,
    /// The memory effects of the operation; `None` if it declares none.
    pub memory_effects: Option<MemoryEffects>,
    /// Whether the operation may be executed speculatively
    /// (`DeclareOpInterfaceMethods<ConditionallySpeculatable>`); without it the traits determine that.
    pub speculatability: Option<fn(&Ir<'_>, Op) -> Speculatability>,
    /// The operands that are passed on to the arguments of a successor (`BranchOpInterface`); `None` if it
    /// declares none.
    pub successor_operands: Option<SuccessorOperands>,
    /// Why there is no text where there should be one: a hook is not written (`rtblgen --stub-hooks`). Empty otherwise.
    pub missing_text: &'static str,
    /// The kind of each region, by its number (`RegionKindInterface`); `None` if it declares none.
    pub region_kind: Option<fn(usize) -> RegionKind>,
    /// Adds the operation's own patterns (`hasCanonicalizer`, `hasCanonicalizeMethod`): a
    /// [`PatternsHook`](crate::rewrite::PatternsHook).
    pub canonicalize: Option<Hook>,
    /// Data for the functions above, in dialects that are loaded at run time.
    pub data: Option<Hook>,
}

/// Names in the text in and around an operation (`OpAsmOpInterface`).
#[derive(Clone, Copy)]
pub struct AsmNames {
    /// The dialect whose name is left out of the names of the operations in the regions; empty for none.
    pub default_dialect: &'static str,
    /// Names for results, by their number; each starts a group of results. Without this the names in
    /// [`OpDefinition::results`] are used if there are several.
    pub result_names: Option<ResultNames>,
    /// Names for arguments of the blocks of a region.
    pub block_argument_names: Option<ArgumentNames>,
    /// Names for blocks in the regions.
    pub block_names: Option<BlockNames>,
}

/// See [`AsmNames::block_names`].
pub type BlockNames = for<'c> fn(&Ir<'c>, Op) -> Vec<(Block, String)>;

/// See [`AsmNames::result_names`].
pub type ResultNames = for<'c> fn(&Ir<'c>, Op) -> Vec<(usize, String)>;

/// See [`AsmNames::block_argument_names`].
pub type ArgumentNames = for<'c> fn(&Ir<'c>, Op, Region) -> Vec<(Value, String)>;

impl AsmNames {
    /// No names.
    pub const EMPTY: AsmNames =
        AsmNames { default_dialect: "", result_names: None, block_argument_names: None, block_names: None };
}

/// A verifier of an operation.
pub type OpVerifier = for<'c> fn(&Ir<'c>, Op) -> VerifyResult;

/// A folder: from the constant operands (`None` where an operand is not constant) to the outcome. It only
/// reads, so that a match can query constants; its changes are part of the outcome.
pub type Folder = for<'c> fn(&Ir<'c>, Op, &[Option<Attribute<'c>>]) -> FoldOutcome<'c>;

/// Returns the operands of a branch that go to the arguments of its successor of this number: to the last
/// ones, if there are fewer than arguments; the branch itself makes the values of the others.
pub type SuccessorOperands = fn(&Ir<'_>, Op, usize) -> std::ops::Range<usize>;

impl OpDefinition {
    /// A definition with nothing in it, to be completed with `..OpDefinition::EMPTY`.
    pub const EMPTY: OpDefinition = OpDefinition {
        name: "",
        operands: &[],
        results: &[],
        attributes: &[],
        regions: &[],
        successors: &[],
        operand_segments: Segments::Plain,
        result_segments: Segments::Plain,
        traits: &[],
        interfaces: &[],
        predicates: &[],
        verify: None,
        verify_regions: None,
        uses_dictionary: false,
        assembly: None,
        asm: AsmNames::EMPTY,
        fold: None,
        infer_result_types: None,
        memory_effects: None,
        speculatability: None,
        successor_operands: None,
        missing_text: "",
        region_kind: None,
        canonicalize: None,
        data: None,
    };

    /// Whether the operation has a trait. Traits are compared by name.
    pub fn has_trait(&self, definition: &TraitDefinition) -> bool {
        self.traits.iter().any(|own| std::ptr::eq(*own, definition) || own.name == definition.name)
    }

    /// Whether the operation has a trait with this name.
    pub fn has_trait_named(&self, name: &str) -> bool {
        self.traits.iter().any(|own| own.name == name)
    }

    /// Returns the kind of the region of this number: control flow, unless the trait `HasOnlyGraphRegion` or
    /// `RegionKindInterface` determines another.
    pub fn kind_of_region(&self, number: usize) -> RegionKind {
        match self.region_kind {
            Some(kind) => kind(number),
            None if self.has_trait_named("HasOnlyGraphRegion") => RegionKind::Graph,
            None => RegionKind::Ssacfg,
        }
    }

    /// The slot of the attribute with this name. A property is no attribute: it has no name in dictionaries.
    pub fn slot(&self, name: &str) -> Option<usize> {
        self.attributes.iter().position(|attribute| attribute.name == name && attribute.property.is_none())
    }

    /// The slot of the property with this name.
    pub fn property_slot(&self, name: &str) -> Option<usize> {
        self.attributes.iter().position(|attribute| attribute.name == name && attribute.property.is_some())
    }

    /// Whether it has properties that are no attributes.
    pub fn has_properties(&self) -> bool {
        self.attributes.iter().any(|attribute| attribute.property.is_some())
    }

    /// The dialect's name.
    pub fn dialect(&self) -> &'static str {
        self.name.split_once('.').map_or("", |(dialect, _)| dialect)
    }
}

impl fmt::Debug for OpDefinition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "OpDefinition({})", self.name)
    }
}

/// A test of the type of a value and of the operation that has the value.
///
/// The constraint of the definition is satisfied by every type then: only an operation decides.
pub type TypeCheckInOp = &'static (dyn for<'a, 'c> Fn(OpView<'a, 'c>, Type<'c>) -> bool + Send + Sync);

/// A test of an attribute and of its operation; see [`TypeCheckInOp`].
pub type AttributeCheckInOp =
    &'static (dyn for<'a, 'c> Fn(OpView<'a, 'c>, Attribute<'c>) -> bool + Send + Sync);

/// A test of a region and of its operation; see [`TypeCheckInOp`].
pub type RegionCheckInOp = &'static (dyn for<'a, 'c> Fn(OpView<'a, 'c>, Region) -> bool + Send + Sync);

/// A test of a block and of an operation with this successor; see [`TypeCheckInOp`].
pub type SuccessorCheckInOp = &'static (dyn for<'a, 'c> Fn(OpView<'a, 'c>, Block) -> bool + Send + Sync);

/// An operand or a result of an operation's definition.
#[derive(Clone, Copy)]
pub struct ValueDef {
    /// The name; empty if it has none.
    pub name: &'static str,
    /// The number of values that it stands for.
    pub arity: Arity,
    /// The constraint on the types.
    pub constraint: &'static TypeConstraint,
    /// The constraint as a test of the operation too, if it reads the operation.
    pub in_op: Option<TypeCheckInOp>,
}

/// The number of values that an operand or a result of a definition stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arity {
    /// Exactly one.
    One,
    /// One or none.
    Optional,
    /// Any number.
    Variadic,
    /// Any number, divided into groups whose sizes are in the attribute of this slot.
    VariadicOfVariadic {
        /// The slot of the sizes.
        sizes: u16,
    },
}

impl Arity {
    /// Whether the number of values varies.
    pub const fn is_variable(self) -> bool {
        !matches!(self, Arity::One)
    }
}

/// How operands or results are divided among those of the definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Segments {
    /// At most one varies in number: it takes the remaining ones.
    Plain,
    /// All that vary have the same number (`SameVariadicOperandSize`, `SameVariadicResultSize`).
    SameSize,
    /// The operation holds the number of each (`AttrSizedOperandSegments`, `AttrSizedResultSegments`).
    AttrSized,
}

/// An inherent attribute, or a property, of an operation's definition.
#[derive(Clone, Copy)]
pub struct AttributeDef {
    /// The name.
    pub name: &'static str,
    /// Whether it is required.
    pub presence: AttributePresence,
    /// The constraint on the attribute.
    pub constraint: &'static AttributeConstraint,
    /// The constraint as a test of the operation too, if it reads the operation.
    pub in_op: Option<AttributeCheckInOp>,
    /// The conversions and the text of a property that is no attribute in the `.td`; `None` for attributes.
    pub property: Option<&'static PropertyDef>,
}

/// Makes an attribute in a context.
pub type AttributeMaker = &'static (dyn for<'c> Fn(&'c Context) -> Attribute<'c> + Send + Sync);

/// Whether an attribute of a definition is required.
#[derive(Clone, Copy)]
pub enum AttributePresence {
    /// It must.
    Required,
    /// It need not.
    Optional,
    /// It is put in with this value when the operation is made without it (`DefaultValuedAttr`).
    Default(AttributeMaker),
    /// Its absence means this value (`DefaultValuedOptionalAttr`).
    DefaultOptional(AttributeMaker),
}

impl AttributePresence {
    /// The default value, if there is one.
    pub fn default_value(self, context: &Context) -> Option<Attribute<'_>> {
        match self {
            AttributePresence::Required | AttributePresence::Optional => None,
            AttributePresence::Default(make) | AttributePresence::DefaultOptional(make) => {
                Some(make(context))
            }
        }
    }
}

/// A region of an operation's definition.
#[derive(Clone, Copy)]
pub struct RegionDef {
    /// The name; empty if it has none.
    pub name: &'static str,
    /// Whether it stands for any number of regions.
    pub is_variadic: bool,
    /// The constraint on the region.
    pub constraint: &'static RegionConstraint,
    /// The constraint as a test of the operation too, if it reads the operation.
    pub in_op: Option<RegionCheckInOp>,
}

/// A successor of an operation's definition.
#[derive(Clone, Copy)]
pub struct SuccessorDef {
    /// The name; empty if it has none.
    pub name: &'static str,
    /// Whether it stands for any number of successors.
    pub is_variadic: bool,
    /// The constraint on the block.
    pub constraint: &'static SuccessorConstraint,
    /// The constraint as a test of the operation too, if it reads the operation.
    pub in_op: Option<SuccessorCheckInOp>,
}

/// A constraint on a region.
#[derive(Clone, Copy)]
pub struct RegionConstraint {
    /// The description, in words.
    pub summary: &'static str,
    /// Returns whether a region satisfies the constraint.
    pub check: &'static (dyn for<'c> Fn(&Ir<'c>, Region) -> bool + Send + Sync),
}

impl RegionConstraint {
    /// Any region.
    pub const ANY: &'static RegionConstraint =
        &RegionConstraint { summary: "any region", check: &|_, _| true };
}

/// A constraint on a successor.
#[derive(Clone, Copy)]
pub struct SuccessorConstraint {
    /// The description, in words.
    pub summary: &'static str,
    /// Returns whether a block satisfies the constraint.
    pub check: &'static (dyn for<'c> Fn(&Ir<'c>, Block) -> bool + Send + Sync),
}

impl SuccessorConstraint {
    /// Any block.
    pub const ANY: &'static SuccessorConstraint =
        &SuccessorConstraint { summary: "any successor", check: &|_, _| true };
}

/// A predicate over an operation as a whole (`PredOpTrait`).
#[derive(Clone, Copy)]
pub struct OpPredicate {
    /// The description, in words that follow "failed to verify that".
    pub summary: &'static str,
    /// Whether it holds.
    pub check: &'static (dyn for<'a, 'c> Fn(OpView<'a, 'c>) -> bool + Send + Sync),
}
