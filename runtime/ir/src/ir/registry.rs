//! Dialects and their definitions.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError};

use super::dialect_interface::Object;
use super::op_name::OpName;
use crate::context::attributes::Attribute;
use crate::context::attributes::NamedAttribute;
use crate::context::class::TypeClass;
use crate::context::definition::{AttrDefinition, Hook, TypeDefinition};
use crate::context::interface::InterfaceImpl;
use crate::context::types::Type;
use crate::context::{Context, Location};
use crate::ir::VerifyResult;
use crate::ir::definition::{OpDefinition, Speculatability};
use crate::ir::{Builder, Ir, Op, Region};

/// A dialect: a name, and the operations, types and attributes that it defines.
pub trait Dialect {
    /// The name: the part before the dot in the names of its definitions.
    const NAME: &'static str;

    /// Adds the dialect's definitions.
    fn initialize(registry: &mut DialectRegistry);
}

/// The definitions of a dialect, collected by [`Dialect::initialize`].
#[derive(Default)]
pub struct DialectRegistry {
    name: &'static str,
    ops: Vec<&'static OpDefinition>,
    types: Vec<&'static TypeDefinition>,
    attributes: Vec<&'static AttrDefinition>,
    extensions: Vec<fn(&Context)>,
    interfaces: Vec<Object>,
    hooks: DialectHooks,
}

/// The functions of a dialect as a whole.
#[derive(Clone, Copy, Default)]
pub struct DialectHooks {
    /// Makes the operation that yields this constant (`hasConstantMaterializer`); `None` if the dialect has none.
    pub materialize_constant: Option<ConstantMaterializer>,
    /// Verifies a discardable attribute of this dialect on any operation (`hasOperationAttrVerify`).
    pub verify_op_attribute: Option<for<'c> fn(&Ir<'c>, Op, NamedAttribute<'c>) -> VerifyResult>,
    /// Verifies a discardable attribute of this dialect on an argument of a region (`hasRegionArgAttrVerify`).
    pub verify_region_arg_attribute: Option<RegionAttributeVerifier>,
    /// Verifies a discardable attribute of this dialect on a result of a region (`hasRegionResultAttrVerify`).
    pub verify_region_result_attribute: Option<RegionAttributeVerifier>,
    /// Adds patterns of the dialect as a whole (`hasCanonicalizer`): a [`PatternsHook`](crate::rewrite::PatternsHook).
    pub canonicalize: Option<Hook>,
    /// Interfaces of operations that do not name them themselves (`hasOperationInterfaceFallback`).
    pub interface: Option<fn(&str, OpName<'_>) -> Option<InterfaceImpl>>,
    /// Whether constants that folding makes may stay in this region of an operation of the dialect; without it they move
    /// to the closest isolated region around (MLIR's `DialectFoldInterface::shouldMaterializeInto`).
    pub keeps_constants: Option<fn(&Ir<'_>, Region) -> bool>,
    /// The name under which the text defines a type of any dialect before the operations (`!name`), if it does.
    pub type_alias: Option<for<'c> fn(Type<'c>) -> Option<String>>,
    /// The same for an attribute (`#name`).
    pub attribute_alias: Option<for<'c> fn(Attribute<'c>) -> Option<String>>,
    /// Returns the error message for a type of the dialect whose mnemonic `word` is unknown. `is_type` is
    /// true if the text is a whole type, such as `i32`, instead of a mnemonic.
    pub unknown_type: Option<fn(word: &str, is_type: bool) -> String>,
    /// The text of the types without a mnemonic: a [`DialectTypeSyntax`](crate::asm::DialectTypeSyntax).
    pub type_syntax: Option<Hook>,
    /// The text of the attributes without a mnemonic: a [`DialectAttrSyntax`](crate::asm::DialectAttrSyntax).
    pub attribute_syntax: Option<Hook>,
    /// The types of the arguments and results of a function type of the dialect.
    pub function_signature: Option<for<'c> fn(Type<'c>) -> Option<FunctionSignature<'c>>>,
    /// Whether an operation may be executed speculatively, where this depends on more than its traits say; `None` for
    /// operations that are as their traits say.
    pub speculatability: Option<fn(&Ir<'_>, Op) -> Option<Speculatability>>,
    /// The dialect's data in the section `dialect_resources` of a file.
    pub resources: DialectResources,
    /// Whether operations of the dialect that it does not define are allowed.
    pub allows_unknown_ops: bool,
}

/// The types of the arguments and of the results of a function.
pub type FunctionSignature<'c> = (Vec<Type<'c>>, Vec<Type<'c>>);

/// A dialect's data in the section `dialect_resources` of a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DialectResources {
    /// It has no such section.
    #[default]
    Absent,
    /// It has one, without a key.
    Empty,
    /// Blobs, which the context has by their keys.
    Blobs,
}

/// Verifies an attribute on an argument or a result: of an operation, by the numbers of the region and of the value.
pub type RegionAttributeVerifier = for<'c> fn(&Ir<'c>, Op, usize, usize, NamedAttribute<'c>) -> VerifyResult;

/// See [`DialectHooks::materialize_constant`].
pub type ConstantMaterializer =
    for<'a, 'c> fn(&'a mut dyn Builder<'c>, Attribute<'c>, Type<'c>, Location<'c>) -> Option<Op>;

impl DialectRegistry {
    /// The registry of a dialect that has no Rust type, for [`Context::register_dialect`].
    pub fn for_dialect(name: &'static str) -> Self {
        DialectRegistry { name, ..DialectRegistry::default() }
    }

    /// Adds an operation.
    pub fn add_op(&mut self, definition: &'static OpDefinition) {
        self.ops.push(definition);
    }

    /// Adds operations.
    pub fn add_ops(&mut self, definitions: &[&'static OpDefinition]) {
        self.ops.extend_from_slice(definitions);
    }

    /// Adds a type.
    pub fn add_type(&mut self, definition: &'static TypeDefinition) {
        self.types.push(definition);
    }

    /// Adds an attribute.
    pub fn add_attribute(&mut self, definition: &'static AttrDefinition) {
        self.attributes.push(definition);
    }

    /// Declares a dependency on another dialect, which is then registered too.
    pub fn depends_on<D: Dialect>(&mut self) {
        self.extensions.push(|context| context.register::<D>());
    }

    /// Adds an action on the context that registers the dialect, such as attaching interfaces to types of other dialects.
    /// MLIR's `DialectRegistry::addExtension`.
    pub fn add_extension(&mut self, extension: fn(&Context)) {
        self.extensions.push(extension);
    }

    /// Adds an interface to the dialect; if there are several of one interface, the first one is used.
    ///
    /// ```
    /// use rtblgen_runtime::{Context, Dialect, DialectRegistry};
    ///
    /// trait Inliner: Send + Sync {}
    /// struct Always;
    /// impl Inliner for Always {}
    ///
    /// struct MyDialect;
    /// impl Dialect for MyDialect {
    ///     const NAME: &'static str = "my";
    ///     fn initialize(registry: &mut DialectRegistry) {
    ///         registry.add_interface::<dyn Inliner>(&Always);
    ///     }
    /// }
    ///
    /// let context = Context::new();
    /// context.register::<MyDialect>();
    /// assert!(context.dialect_interface::<dyn Inliner>("my").is_some());
    /// ```
    pub fn add_interface<I: ?Sized + Send + Sync + 'static>(&mut self, interface: &'static I) {
        self.interfaces.push(Box::new(interface));
    }

    /// Sets the function that makes constants.
    pub fn set_constant_materializer(&mut self, materialize: ConstantMaterializer) {
        self.hooks.materialize_constant = Some(materialize);
    }

    /// The functions of the dialect as a whole.
    pub fn hooks_mut(&mut self) -> &mut DialectHooks {
        &mut self.hooks
    }
}

/// A context's data about a registered dialect.
#[derive(Clone, Copy)]
pub struct DialectInfo {
    /// The name.
    pub name: &'static str,
    /// The functions of the dialect as a whole.
    pub hooks: DialectHooks,
}

/// A hook that contexts own. The module that calls it knows its type, as with [`Hook`].
pub(crate) type ContextHook = Arc<dyn Any + Send + Sync>;

/// The dialects of a context.
#[derive(Default)]
pub(crate) struct Registered {
    dialects: BTreeMap<&'static str, DialectInfo>,
    ops: BTreeMap<&'static str, &'static OpDefinition>,
    types: BTreeMap<(&'static str, &'static str), &'static TypeDefinition>,
    attributes: BTreeMap<(&'static str, &'static str), &'static AttrDefinition>,
    /// See [`Context::add_canonicalization`].
    canonicalizations: Vec<ContextHook>,
}

impl Context {
    /// Registers a dialect and those that it depends on. Registering it again changes nothing.
    pub fn register<D: Dialect>(&self) {
        if self.dialect(D::NAME).is_some() {
            return;
        }
        let mut registry = DialectRegistry::for_dialect(D::NAME);
        D::initialize(&mut registry);
        self.register_dialect(registry);
    }

    /// Registers a dialect that has no Rust type. If the context has a dialect of this name, nothing changes.
    pub fn register_dialect(&self, registry: DialectRegistry) {
        if self.dialect(registry.name).is_some() {
            return;
        }
        self.add(&registry);
        self.add_dialect_interfaces(registry.name, registry.interfaces);
        registry.extensions.iter().for_each(|extension| extension(self));
    }

    fn add(&self, registry: &DialectRegistry) {
        let mut registered = self.ir_tables().registered.write().unwrap_or_else(PoisonError::into_inner);
        let info = DialectInfo { name: registry.name, hooks: registry.hooks };
        registered.dialects.insert(registry.name, info);
        for definition in &registry.ops {
            self.op_name(definition.name).define(definition, registry.hooks.interface);
            registered.ops.insert(definition.name, definition);
        }
        // A definition without a name cannot be found by one.
        let types = registry.types.iter().filter(|definition| !definition.mnemonic.is_empty());
        registered.types.extend(types.map(|own| ((own.dialect, own.mnemonic), *own)));
        let attributes = registry.attributes.iter().filter(|definition| !definition.mnemonic.is_empty());
        registered.attributes.extend(attributes.map(|own| ((own.dialect, own.mnemonic), *own)));
    }

    fn registered<T>(&self, read: impl FnOnce(&Registered) -> T) -> T {
        read(&self.ir_tables().registered.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// The registered dialect of this name.
    pub fn dialect(&self, name: &str) -> Option<DialectInfo> {
        self.registered(|registered| registered.dialects.get(name).copied())
    }

    /// The registered dialects, by name.
    pub fn dialects(&self) -> Vec<DialectInfo> {
        self.registered(|registered| registered.dialects.values().copied().collect())
    }

    /// Adds a hook of [`Context::add_canonicalization`].
    pub(crate) fn add_canonicalization_hook(&self, hook: ContextHook) {
        let mut registered = self.ir_tables().registered.write().unwrap_or_else(PoisonError::into_inner);
        registered.canonicalizations.push(hook);
    }

    /// Returns the hooks of [`Context::add_canonicalization`], in order.
    pub(crate) fn canonicalizations(&self) -> Vec<ContextHook> {
        self.registered(|registered| registered.canonicalizations.clone())
    }

    /// The operations of the registered dialects, by name.
    pub fn op_definitions(&self) -> Vec<&'static OpDefinition> {
        self.registered(|registered| registered.ops.values().copied().collect())
    }

    /// The type `!dialect.mnemonic` of a registered dialect.
    pub fn type_definition(&self, dialect: &str, mnemonic: &str) -> Option<&'static TypeDefinition> {
        self.registered(|registered| registered.types.get(&(dialect, mnemonic)).copied())
    }

    /// The mnemonics of the types of a registered dialect (`types`) or of its attributes.
    pub fn mnemonics_of(&self, dialect: &str, types: bool) -> Vec<&'static str> {
        self.registered(|registered| match types {
            true => own_mnemonics(registered.types.keys(), dialect),
            false => own_mnemonics(registered.attributes.keys(), dialect),
        })
    }

    /// The type definition with the given class, if a registered dialect has it.
    pub(crate) fn type_definition_of(&self, class: TypeClass) -> Option<&'static TypeDefinition> {
        let (dialect, mnemonic) = class.name.split_once('.')?;
        self.type_definition(dialect, mnemonic)
    }

    /// Whether the dialect is registered with types that have text.
    pub(crate) fn defines_types(&self, dialect: &str) -> bool {
        self.registered(|registered| registered.types.keys().any(|(owner, _)| *owner == dialect))
    }

    /// Whether the dialect is registered with attributes that have text.
    pub(crate) fn defines_attributes(&self, dialect: &str) -> bool {
        self.registered(|registered| registered.attributes.keys().any(|(owner, _)| *owner == dialect))
    }

    /// The attribute `#dialect.mnemonic` of a registered dialect.
    pub fn attribute_definition(&self, dialect: &str, mnemonic: &str) -> Option<&'static AttrDefinition> {
        self.registered(|registered| registered.attributes.get(&(dialect, mnemonic)).copied())
    }
}

/// The mnemonics of a dialect.
fn own_mnemonics<'a>(
    names: impl Iterator<Item = &'a (&'static str, &'static str)>,
    dialect: &str,
) -> Vec<&'static str> {
    names.filter(|(owner, _)| *owner == dialect).map(|(_, mnemonic)| *mnemonic).collect()
}
