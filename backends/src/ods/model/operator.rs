//! The model of an op, read from its record and checked.

use rtblgen_records::{Record, Value};
use tblgen_parser::Diagnostic;

use crate::ods::model::argument::{
    Argument, AttributePresence, NamedAttribute, NamedProperty, NamedRegion, NamedSuccessor, NamedValue,
};
use crate::ods::model::builder::CustomBuilder;
use crate::ods::model::result_types::ResultTypes;
use crate::ods::model::traits::OpTrait;

/// A `def` of class `Op`.
#[derive(Clone, Debug)]
pub struct Operator<'r> {
    /// The record.
    pub record: Record<'r>,
    /// The dialect's record.
    pub dialect: Record<'r>,
    /// The dialect's name.
    pub dialect_name: &'r str,
    /// The whole name, such as `toy.add`.
    pub qualified_name: String,
    /// The name of the Rust type, such as `AddOp`.
    pub class_name: String,
    /// One line of documentation.
    pub summary: &'r str,
    /// The documentation.
    pub description: &'r str,
    /// Operands, attributes and properties as they are listed.
    pub arguments: Vec<Argument>,
    /// The operands.
    pub operands: Vec<NamedValue<'r>>,
    /// The attributes; an attribute's index is its slot.
    pub attributes: Vec<NamedAttribute<'r>>,
    /// The properties; their slots follow those of the attributes.
    pub properties: Vec<NamedProperty<'r>>,
    /// Attributes that are computed: members of the op's body.
    pub derived: Vec<DerivedAttribute<'r>>,
    /// The results.
    pub results: Vec<NamedValue<'r>>,
    /// The regions.
    pub regions: Vec<NamedRegion<'r>>,
    /// The successors.
    pub successors: Vec<NamedSuccessor<'r>>,
    /// The traits, flattened.
    pub traits: Vec<OpTrait<'r>>,
    /// The builders that the author defines.
    pub builders: Vec<CustomBuilder<'r>>,
    /// The hooks that the author implements.
    pub hooks: Hooks,
    /// The declarative assembly format.
    pub assembly_format: Option<Value<'r>>,
    /// Rust items for the `impl` block.
    pub extra_declaration: Option<Value<'r>>,
    /// More of them, with `$cppClass` for the type's name.
    pub extra_definition: Option<Value<'r>>,
    /// Warnings about the definition.
    pub warnings: Vec<Diagnostic>,
    /// The source of result types that are not given.
    pub result_types: Option<ResultTypes<'r>>,
    /// Interfaces whose implementation is written by hand, though all of their methods have defaults.
    pub written_interfaces: Vec<&'r str>,
    /// The text, if the C++ for it calls one user function each.
    pub forwarded_text: Option<&'r ForwardedText>,
    /// Whether there are no default builders.
    pub skips_default_builders: bool,
    /// Whether the attributes are in the dictionary of the operation: the dialect has no properties for them.
    pub uses_dictionary: bool,
    /// Hooks that a stub reports when they are called.
    pub stubs: StubbedHooks<'r>,
}

/// The calls of user functions that read and write the text of an op. They are notes on the op's `extraClassDefinition`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForwardedText {
    /// Reads the text: an expression with `parser` and `state`.
    pub parse: String,
    /// Writes the text: an expression with `printer` and `self`.
    pub print: String,
    /// The names of the functions.
    pub functions: Vec<String>,
}

/// Missing optional hooks: the op works without them.
#[derive(Clone, Debug, Default)]
pub struct StubbedHooks<'r> {
    /// The folder.
    pub folder: bool,
    /// The canonicalization: the name of the trait.
    pub canonicalizer: Option<&'static str>,
    /// The text: the names of the missing hooks.
    pub text: Option<String>,
    /// The declarative format, whose directives are missing.
    pub format: Option<Value<'r>>,
}

/// The traits that the author of an op implements.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hooks {
    /// `hasVerifier`
    pub verifier: bool,
    /// `hasRegionVerifier`
    pub region_verifier: bool,
    /// `hasFolder`
    pub folder: bool,
    /// `hasCanonicalizer`
    pub canonicalizer: bool,
    /// `hasCanonicalizeMethod`
    pub canonicalize_method: bool,
    /// `hasCustomAssemblyFormat`, where there is no declarative one
    pub custom_assembly: bool,
}

/// An attribute that is computed.
#[derive(Clone, Copy, Debug)]
pub struct DerivedAttribute<'r> {
    /// The name.
    pub name: &'r str,
    /// Its record, of class `DerivedAttr`.
    pub record: Record<'r>,
    /// Its description.
    pub summary: &'r str,
}

impl<'r> Operator<'r> {
    /// Whether an interface is among the traits.
    pub fn has_interfaces(&self) -> bool {
        self.traits.iter().any(|own| own.kind == super::TraitKind::Interface)
    }

    /// The names of the arguments, in order; empty where an operand has none.
    pub fn argument_names(&self) -> impl Iterator<Item = &'r str> {
        self.arguments.iter().map(|argument| match *argument {
            Argument::Operand(index) => self.operands[index].name,
            Argument::Attribute(index) => self.attributes[index].name,
            Argument::Property(index) => self.properties[index].name,
        })
    }

    /// Whether the op has a trait, an interface too, of this name (without namespace and parameters).
    pub fn has_trait(&self, name: &str) -> bool {
        self.find_trait(name).is_some()
    }

    /// The trait, or interface, of this name.
    pub fn find_trait(&self, name: &str) -> Option<&OpTrait<'r>> {
        self.traits.iter().find(|own| own.name() == name)
    }

    /// Whether the op has a hook that uses the adaptor.
    pub fn has_adaptor(&self) -> bool {
        let hooks = self.hooks;
        hooks.folder
            || hooks.canonicalizer
            || hooks.canonicalize_method
            || self.result_types.is_none() && self.has_trait("InferTypeOpInterface")
    }

    /// The name of the Rust type of the adaptor, such as `AddOpAdaptor`.
    pub fn adaptor_name(&self) -> String {
        crate::rust::namer::derived_name("", &self.class_name, "Adaptor")
    }

    /// Rust items for the `impl` block: declarations of traits, `extraClassDeclaration` and `extraClassDefinition`.
    pub fn extra_items(&self) -> impl Iterator<Item = Value<'r>> {
        let own = [self.extra_declaration, self.extra_definition];
        self.traits.iter().flat_map(OpTrait::extra_items).chain(own.into_iter().flatten())
    }

    /// Whether the types of the results follow from the rest of the op.
    pub fn can_infer_result_types(&self) -> bool {
        self.result_types.is_some() || self.has_trait("InferTypeOpInterface")
    }

    /// The slot of the attribute with the sizes of an operand's groups (`VariadicOfVariadic`).
    pub fn group_sizes_slot(&self, operand: &NamedValue<'r>) -> Option<usize> {
        let sizes = operand.group_sizes?;
        self.attributes.iter().position(|attribute| attribute.name == sizes)
    }

    /// Whether the attribute of a slot has the sizes of an operand's groups.
    pub fn is_group_sizes(&self, slot: usize) -> bool {
        self.operands.iter().any(|operand| self.group_sizes_slot(operand) == Some(slot))
    }

    /// Whether the builders take the type of all results from the first attribute (`FirstAttrDerivedResultType`): where
    /// that is always there and has a type, and the number of results is known. Otherwise they are given.
    pub fn result_types_of_attribute(&self) -> bool {
        let Some(first) = self.attributes.first() else { return false };
        let base = first.base();
        let has_type = base.is_a("TypeAttrBase") || base.record_opt("valueType").ok().flatten().is_some();
        let is_there = matches!(first.presence, AttributePresence::Required | AttributePresence::Default);
        let is_listed = self.has_trait("FirstAttrDerivedResultType");
        is_listed && has_type && is_there && self.results.iter().all(|result| !result.is_variable())
    }

    /// The slot of a property in the runtime's definition.
    pub fn property_slot(&self, index: usize) -> usize {
        self.attributes.len() + index
    }
}
