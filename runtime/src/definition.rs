//! The descriptions that generated code consists of: what an operation, a type or an attribute of a dialect is made of.
//!
//! They are `static`s. What is the same for all operations (accessors, verification, text) is done by generic code that
//! reads them.

mod parts;

use std::fmt;

use crate::asm::format::{Assembly, OwnAttributeSyntax, OwnTypeSyntax};
use crate::class::{AttributeClass, TypeClass};
use crate::context::attributes::{Attribute, Parameter};
use crate::context::types::Type;
use crate::effects::{EffectDef, EffectsFn};
use crate::interfaces::{InterfaceImpl, RegionKind, Speculatability};
use crate::ir::{Block, Ir, Op, OpState, OpView, Region};
use crate::property::PropertyDef;
use crate::symbols::SymbolTables;
use crate::verify::VerifyResult;
use crate::{Context, traits::TraitDefinition};

/// The description of an operation.
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
    /// What must hold between operands, results and attributes (`PredOpTrait`), in order.
    pub predicates: &'static [OpPredicate],
    /// The verifier written by hand (`hasVerifier`).
    pub verify: Option<OpVerifier>,
    /// The verifier written by hand that runs after the operations in the regions were verified (`hasRegionVerifier`).
    pub verify_regions: Option<OpVerifier>,
    /// Checks the symbols that the operation refers to (`SymbolUserOpInterface`), after all of the table was verified.
    pub verify_symbol_uses: Option<SymbolUseVerifier>,
    /// Whether inherent attributes stand in the dictionary of the generic form (`usePropertiesForAttributes = 0`);
    /// an operation with properties has them all in `<{..}>`.
    pub uses_dictionary: bool,
    /// The custom text.
    pub assembly: Assembly,
    /// What the text calls things in and around the operation (`OpAsmOpInterface`).
    pub asm: AsmNames,
    /// The folder (`hasFolder`).
    pub fold: Option<Folder>,
    /// Computes the types of the results from the rest (`InferTypeOpInterface`).
    pub infer_result_types: Option<TypeInference>,
    /// What the operation does to memory; `None` if nothing is said.
    pub memory_effects: Option<MemoryEffects>,
    /// Whether the operation may be executed where it was not (`DeclareOpInterfaceMethods<ConditionallySpeculatable>`);
    /// without it the traits say so.
    pub speculatability: Option<fn(&Ir<'_>, Op) -> Speculatability>,
    /// Which operands are passed on to the arguments of a successor (`BranchOpInterface`); `None` if nothing is said.
    pub successor_operands: Option<SuccessorOperands>,
    /// What the order of operations means in the region of a number (`RegionKindInterface`); `None` if nothing is said.
    pub region_kind: Option<fn(usize) -> RegionKind>,
    /// Adds the operation's own patterns (`hasCanonicalizer`, `hasCanonicalizeMethod`).
    pub canonicalize: Option<for<'c> fn(&mut crate::rewrite::RewritePatternSet<'c>)>,
}

/// What the text calls things in and around an operation (`OpAsmOpInterface`).
#[derive(Clone, Copy)]
pub struct AsmNames {
    /// The dialect whose name is left out of the names of the operations in the regions; empty for none.
    pub default_dialect: &'static str,
    /// Names for results, by their number; each starts a group of results. Without this the names in
    /// [`OpDefinition::results`] are used if there are several.
    pub result_names: Option<ResultNames>,
    /// Names for arguments of the blocks of a region.
    pub block_argument_names: Option<ArgumentNames>,
}

/// See [`AsmNames::result_names`].
pub type ResultNames = for<'c> fn(&Ir<'c>, Op) -> Vec<(usize, String)>;

/// See [`AsmNames::block_argument_names`].
pub type ArgumentNames = for<'c> fn(&Ir<'c>, Op, Region) -> Vec<(crate::ir::Value, String)>;

impl AsmNames {
    /// No names.
    pub const EMPTY: AsmNames =
        AsmNames { default_dialect: "", result_names: None, block_argument_names: None };
}

/// A verifier of an operation.
pub type OpVerifier = for<'c> fn(&Ir<'c>, Op) -> VerifyResult;

/// A verifier of the symbols that an operation refers to.
pub type SymbolUseVerifier = for<'a, 'c> fn(&'a Ir<'c>, Op, &mut SymbolTables<'a, 'c>) -> VerifyResult;

/// A folder: from the constant operands (`None` where an operand is not constant) to the outcome. It only looks, so that
/// whether something is a constant can be asked while matching; what it wants changed is part of the outcome.
pub type Folder = for<'c> fn(&Ir<'c>, Op, &[Option<Attribute<'c>>]) -> FoldOutcome<'c>;

/// Which operands of a branch go to the arguments of its successor of this number: to the last ones, if there are fewer
/// than arguments; the branch itself makes the values of the others.
pub type SuccessorOperands = fn(&Ir<'_>, Op, usize) -> std::ops::Range<usize>;

/// Computes the types of the results of the operation to be made; the error says why it cannot.
pub type TypeInference = for<'c> fn(&Ir<'c>, &OpState<'c>) -> Result<Vec<Type<'c>>, String>;

impl OpDefinition {
    /// A description with nothing in it, to be completed with `..OpDefinition::EMPTY`.
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
        verify_symbol_uses: None,
        uses_dictionary: false,
        assembly: Assembly::None,
        asm: AsmNames::EMPTY,
        fold: None,
        infer_result_types: None,
        memory_effects: None,
        speculatability: None,
        successor_operands: None,
        region_kind: None,
        canonicalize: None,
    };

    /// Whether the operation has a trait. Traits are compared by name.
    pub fn has_trait(&self, definition: &TraitDefinition) -> bool {
        self.traits.iter().any(|own| std::ptr::eq(*own, definition) || own.name == definition.name)
    }

    /// What the order of operations means in the region of this number: control flow, unless the trait
    /// `HasOnlyGraphRegion` or `RegionKindInterface` says otherwise.
    pub fn kind_of_region(&self, number: usize) -> RegionKind {
        match self.region_kind {
            Some(kind) => kind(number),
            None if self.has_trait(&crate::traits::HAS_ONLY_GRAPH_REGION) => RegionKind::Graph,
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

/// An operand or a result of an operation's description.
#[derive(Clone, Copy)]
pub struct ValueDef {
    /// The name; empty if it has none.
    pub name: &'static str,
    /// How many values it stands for.
    pub arity: Arity,
    /// What their types must be.
    pub constraint: &'static TypeConstraint,
}

/// How many values an operand or a result of a description stands for.
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

/// How operands or results are divided among those of the description.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Segments {
    /// At most one varies in number: it takes what the others leave.
    Plain,
    /// All that vary have the same number (`SameVariadicOperandSize`, `SameVariadicResultSize`).
    SameSize,
    /// The operation holds the number of each (`AttrSizedOperandSegments`, `AttrSizedResultSegments`).
    AttrSized,
}

/// An inherent attribute, or a property, of an operation's description.
#[derive(Clone, Copy)]
pub struct AttributeDef {
    /// The name.
    pub name: &'static str,
    /// Whether it must be there.
    pub presence: AttributePresence,
    /// What it must be.
    pub constraint: &'static AttributeConstraint,
    /// The conversions and the text of a property that is no attribute in the `.td`; `None` for attributes.
    pub property: Option<&'static PropertyDef>,
}

/// Whether an attribute of a description must be there.
#[derive(Clone, Copy)]
pub enum AttributePresence {
    /// It must.
    Required,
    /// It need not.
    Optional,
    /// It is put in with this value when the operation is made without it (`DefaultValuedAttr`).
    Default(for<'c> fn(&'c Context) -> Attribute<'c>),
    /// It stands for this value where it is not there (`DefaultValuedOptionalAttr`).
    DefaultOptional(for<'c> fn(&'c Context) -> Attribute<'c>),
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

/// A region of an operation's description.
#[derive(Clone, Copy)]
pub struct RegionDef {
    /// The name; empty if it has none.
    pub name: &'static str,
    /// Whether it stands for any number of regions.
    pub is_variadic: bool,
    /// What the region must be.
    pub constraint: &'static RegionConstraint,
}

/// A successor of an operation's description.
#[derive(Clone, Copy)]
pub struct SuccessorDef {
    /// The name; empty if it has none.
    pub name: &'static str,
    /// Whether it stands for any number of successors.
    pub is_variadic: bool,
    /// What the block must be.
    pub constraint: &'static SuccessorConstraint,
}

/// What a type must be.
#[derive(Clone, Copy)]
pub struct TypeConstraint {
    /// What it must be, in words: they follow "must be".
    pub summary: &'static str,
    /// Whether a type is so.
    pub check: for<'c> fn(Type<'c>) -> bool,
    /// The kind of types that the text of a format must name.
    pub class: TypeClass,
}

impl TypeConstraint {
    /// Any type.
    pub const ANY: &'static TypeConstraint = &TypeConstraint::new("any type", |_| true);

    /// A constraint on types of any kind.
    pub const fn new(summary: &'static str, check: for<'c> fn(Type<'c>) -> bool) -> Self {
        TypeConstraint { summary, check, class: TypeClass::ANY }
    }

    /// The same for types of one kind.
    pub const fn of(self, class: TypeClass) -> Self {
        TypeConstraint { class, ..self }
    }
}

/// What an attribute must be.
#[derive(Clone, Copy)]
pub struct AttributeConstraint {
    /// What it must be, in words: they follow "failed to satisfy constraint:".
    pub summary: &'static str,
    /// Whether an attribute is so.
    pub check: for<'c> fn(Attribute<'c>) -> bool,
    /// The kind of attributes that `<{}>` and the text of a format must give.
    pub class: AttributeClass,
}

impl AttributeConstraint {
    /// Any attribute.
    pub const ANY: &'static AttributeConstraint = &AttributeConstraint::new("any attribute", |_| true);

    /// A constraint on attributes of any kind.
    pub const fn new(summary: &'static str, check: for<'c> fn(Attribute<'c>) -> bool) -> Self {
        AttributeConstraint { summary, check, class: AttributeClass::ANY }
    }

    /// The same for attributes of one kind.
    pub const fn of(self, contains: for<'c> fn(Attribute<'c>) -> bool) -> Self {
        AttributeConstraint { class: AttributeClass { contains }, ..self }
    }
}

/// What a region must be.
#[derive(Clone, Copy)]
pub struct RegionConstraint {
    /// What it must be, in words.
    pub summary: &'static str,
    /// Whether a region is so.
    pub check: for<'c> fn(&Ir<'c>, Region) -> bool,
}

impl RegionConstraint {
    /// Any region.
    pub const ANY: &'static RegionConstraint =
        &RegionConstraint { summary: "any region", check: |_, _| true };
}

/// What a successor must be.
#[derive(Clone, Copy)]
pub struct SuccessorConstraint {
    /// What it must be, in words.
    pub summary: &'static str,
    /// Whether a block is so.
    pub check: for<'c> fn(&Ir<'c>, Block) -> bool,
}

impl SuccessorConstraint {
    /// Any block.
    pub const ANY: &'static SuccessorConstraint =
        &SuccessorConstraint { summary: "any successor", check: |_, _| true };
}

/// What must hold of an operation as a whole (`PredOpTrait`).
#[derive(Clone, Copy)]
pub struct OpPredicate {
    /// What must hold, in words: they follow "failed to verify that".
    pub summary: &'static str,
    /// Whether it holds.
    pub check: for<'a, 'c> fn(OpView<'a, 'c>) -> bool,
}

/// What an operation does to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryEffects {
    /// These kinds of effects, whenever it runs; none at all for `NoMemoryEffect`.
    Fixed(&'static [MemoryEffect]),
    /// These effects on memory, operands and results.
    Detailed(&'static [EffectDef]),
    /// What the operations in its regions do (`RecursiveMemoryEffects`).
    Recursive,
    /// What a function says (`DeclareOpInterfaceMethods<MemoryEffectsOpInterface>`).
    Computed(EffectsFn),
}

/// A kind of effect on memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MemoryEffect {
    /// Memory is allocated.
    Allocate,
    /// Memory is freed.
    Free,
    /// Memory is read.
    Read,
    /// Memory is written.
    Write,
}

/// What a folder found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FoldOutcome<'c> {
    /// Nothing to be simplified.
    NotFolded,
    /// The operation is to be changed in place.
    InPlace(Vec<FoldEdit<'c>>),
    /// Each result is a constant or another value.
    Replaced(smallvec::SmallVec<[FoldResult<'c>; 1]>),
}

/// A change that a folder wants made to its operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FoldEdit<'c> {
    /// The operand of this number becomes another value.
    Operand(usize, crate::ir::Value),
    /// All operands become these.
    Operands(Vec<crate::ir::Value>),
    /// The attribute of this name, inherent or discardable, is set, or removed.
    Attribute(&'static str, Option<Attribute<'c>>),
}

/// What a result folds to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoldResult<'c> {
    /// A constant.
    Attribute(Attribute<'c>),
    /// A value that is there already.
    Value(crate::ir::Value),
}

impl<'c> From<Attribute<'c>> for FoldOutcome<'c> {
    fn from(attribute: Attribute<'c>) -> Self {
        FoldOutcome::Replaced(smallvec::smallvec![FoldResult::Attribute(attribute)])
    }
}

impl From<crate::ir::Value> for FoldOutcome<'_> {
    fn from(value: crate::ir::Value) -> Self {
        FoldOutcome::Replaced(smallvec::smallvec![FoldResult::Value(value)])
    }
}

/// Checks the parameters of a type or attribute; the error is the message.
pub type ParameterVerifier = for<'c> fn(&'c Context, &[Parameter<'c>]) -> Result<(), String>;

fn verify_constraints(
    names: &[&str],
    constraints: &[(usize, &TypeConstraint)],
    parameters: &[Parameter<'_>],
) -> Result<(), String> {
    for (index, constraint) in constraints {
        let ty = parameters.get(*index).and_then(|parameter| parameter.as_type());
        if ty.is_some_and(|ty| !(constraint.check)(ty)) {
            return Err(format!("failed to verify '{}': {}", names[*index], constraint.summary));
        }
    }
    Ok(())
}

/// The description of a type that a dialect defines.
#[derive(Clone, Copy)]
pub struct TypeDefinition {
    /// The dialect.
    pub dialect: &'static str,
    /// The name after `!dialect.`; empty if the type has none.
    pub mnemonic: &'static str,
    /// The names of the parameters, in order.
    pub parameters: &'static [&'static str],
    /// What the types among the parameters must be, by their numbers.
    pub constraints: &'static [(usize, &'static TypeConstraint)],
    /// Checks the parameters; the error is the message (`genVerifyDecl`).
    pub verify: Option<ParameterVerifier>,
    /// The text after `!dialect.mnemonic`; a type without one has no parameters.
    pub syntax: Option<&'static OwnTypeSyntax>,
    /// Whether a text defines a name for it, made of the mnemonic (`genMnemonicAlias`).
    pub has_alias: bool,
    /// The name that a text defines for it, if it does (`OpAsmTypeInterface`).
    pub alias: Option<for<'c> fn(Type<'c>) -> Option<String>>,
    /// The traits, by name.
    pub traits: &'static [&'static str],
    /// The interfaces, as these implement them.
    pub interfaces: &'static [InterfaceImpl],
}

impl TypeDefinition {
    /// A description with nothing in it, to be completed with `..TypeDefinition::EMPTY`.
    pub const EMPTY: TypeDefinition = TypeDefinition {
        dialect: "",
        mnemonic: "",
        parameters: &[],
        constraints: &[],
        verify: None,
        syntax: None,
        has_alias: false,
        alias: None,
        traits: &[],
        interfaces: &[],
    };

    /// Whether it has a trait. Traits are compared by name.
    pub fn has_trait(&self, name: &str) -> bool {
        self.traits.contains(&name)
    }

    /// Checks parameters: what the description says of them first, then what is written by hand.
    ///
    /// # Errors
    ///
    /// What is wrong with them.
    pub fn verify_parameters<'c>(
        &self,
        context: &'c Context,
        parameters: &[Parameter<'c>],
    ) -> Result<(), String> {
        verify_constraints(self.parameters, self.constraints, parameters)?;
        self.verify.map_or(Ok(()), |verify| verify(context, parameters))
    }
}

impl PartialEq for TypeDefinition {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for TypeDefinition {}

impl std::hash::Hash for TypeDefinition {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        std::ptr::from_ref(self).hash(state);
    }
}

impl fmt::Debug for TypeDefinition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "!{}.{}", self.dialect, self.mnemonic)
    }
}

/// The description of an attribute that a dialect defines.
#[derive(Clone, Copy)]
pub struct AttrDefinition {
    /// The dialect.
    pub dialect: &'static str,
    /// The name after `#dialect.`; empty if the attribute has none.
    pub mnemonic: &'static str,
    /// The names of the parameters, in order.
    pub parameters: &'static [&'static str],
    /// What the types among the parameters must be, by their numbers.
    pub constraints: &'static [(usize, &'static TypeConstraint)],
    /// Checks the parameters; the error is the message (`genVerifyDecl`).
    pub verify: Option<ParameterVerifier>,
    /// The text after `#dialect.mnemonic`; an attribute without one has no parameters.
    pub syntax: Option<&'static OwnAttributeSyntax>,
    /// The parameter that is the type of the attribute (`AttributeSelfTypeParameter`).
    pub value_type: Option<usize>,
    /// The type of an attribute whose text shows none.
    pub default_type: Option<for<'c> fn(&'c Context) -> Type<'c>>,
    /// Whether a text defines a name for it, made of the mnemonic (`genMnemonicAlias`).
    pub has_alias: bool,
    /// The name that a text defines for it, if it does (`OpAsmAttrInterface`).
    pub alias: Option<for<'c> fn(Attribute<'c>) -> Option<String>>,
    /// The traits, by name.
    pub traits: &'static [&'static str],
    /// The interfaces, as these implement them.
    pub interfaces: &'static [InterfaceImpl],
}

impl AttrDefinition {
    /// A description with nothing in it, to be completed with `..AttrDefinition::EMPTY`.
    pub const EMPTY: AttrDefinition = AttrDefinition {
        dialect: "",
        mnemonic: "",
        parameters: &[],
        constraints: &[],
        verify: None,
        syntax: None,
        value_type: None,
        default_type: None,
        has_alias: false,
        alias: None,
        traits: &[],
        interfaces: &[],
    };

    /// Whether it has a trait. Traits are compared by name.
    pub fn has_trait(&self, name: &str) -> bool {
        self.traits.contains(&name)
    }

    /// Checks parameters: what the description says of them first, then what is written by hand.
    ///
    /// # Errors
    ///
    /// What is wrong with them.
    pub fn verify_parameters<'c>(
        &self,
        context: &'c Context,
        parameters: &[Parameter<'c>],
    ) -> Result<(), String> {
        verify_constraints(self.parameters, self.constraints, parameters)?;
        self.verify.map_or(Ok(()), |verify| verify(context, parameters))
    }
}

impl PartialEq for AttrDefinition {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for AttrDefinition {}

impl std::hash::Hash for AttrDefinition {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        std::ptr::from_ref(self).hash(state);
    }
}

impl fmt::Debug for AttrDefinition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}.{}", self.dialect, self.mnemonic)
    }
}
