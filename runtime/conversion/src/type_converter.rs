//! Type converters: rules that convert types, and materializations that convert values.

use std::sync::Mutex;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::signature::SignatureConversion;
use rtblgen_ir::context::Location;
use rtblgen_ir::context::attributes::Attribute;
use rtblgen_ir::context::types::{FunctionType, Type};
use rtblgen_ir::ir::{Block, Ir, Op, Region, Value};
use rtblgen_ir::rewrite::{NoMatch, PatternRewriter};

/// The types that one type is converted to.
pub type TypeList<'c> = SmallVec<[Type<'c>; 1]>;
/// The values that replace one value.
pub type ValueList = SmallVec<[Value; 1]>;

/// The result of a conversion rule for a type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypeConversion<'c> {
    /// The rule does not cover the type: the rule registered before decides.
    NotCovered,
    /// The type has no conversion, and no other rule is tried.
    Failed,
    /// The type becomes these types; an empty list drops the value.
    Types(TypeList<'c>),
}

impl<'c> From<Type<'c>> for TypeConversion<'c> {
    fn from(ty: Type<'c>) -> Self {
        TypeConversion::Types(TypeList::from_slice(&[ty]))
    }
}

impl<'c> From<Option<Type<'c>>> for TypeConversion<'c> {
    /// `None` means [`TypeConversion::NotCovered`].
    fn from(ty: Option<Type<'c>>) -> Self {
        ty.map_or(TypeConversion::NotCovered, TypeConversion::from)
    }
}

/// The result of an attribute rule for an attribute of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttributeConversion<'c> {
    /// The rule does not cover it: the rule registered before decides.
    NotCovered,
    /// It has no conversion, and no other rule is tried.
    Abort,
    /// The new attribute.
    Attribute(Attribute<'c>),
}

type TypeRule<'c> = Box<dyn Fn(&TypeConverter<'c>, Type<'c>) -> TypeConversion<'c> + Send + Sync + 'c>;
type ValueRule<'c> = Box<dyn Fn(&Ir<'c>, Value) -> TypeConversion<'c> + Send + Sync + 'c>;
type AttributeRule<'c> = Box<dyn Fn(Type<'c>, Attribute<'c>) -> AttributeConversion<'c> + Send + Sync + 'c>;
type SourceRule<'c> = Box<
    dyn Fn(&mut PatternRewriter<'_, 'c>, Type<'c>, &[Value], Location<'c>) -> Option<Value>
        + Send
        + Sync
        + 'c,
>;
type TargetRule<'c> = Box<
    dyn Fn(&mut PatternRewriter<'_, 'c>, &Materialization<'_, 'c>) -> Option<ValueList> + Send + Sync + 'c,
>;

enum Rule<'c> {
    Type(TypeRule<'c>),
    Value(ValueRule<'c>),
}

/// The request to a target materialization.
#[derive(Clone, Copy, Debug)]
pub struct Materialization<'a, 'c> {
    /// The types of the values to make.
    pub types: &'a [Type<'c>],
    /// The values at hand.
    pub inputs: &'a [Value],
    /// The location of the new operations.
    pub location: Location<'c>,
    /// The type before all conversions.
    pub original: Option<Type<'c>>,
}

/// Converts types by rules, and values between types (MLIR's `TypeConverter`).
///
/// The last rule registered is tried first.
///
/// ```
/// use rtblgen_runtime::Context;
/// use rtblgen_runtime::conversion::{TypeConversion, TypeConverter};
///
/// let context = Context::new();
/// let (i64, f64) = (context.integer_type(64), context.f64_type());
/// let mut converter = TypeConverter::new();
/// converter.add_conversion(|ty| ty.into());
/// converter.add_conversion(move |ty| if ty == i64 { f64.into() } else { TypeConversion::NotCovered });
/// assert_eq!(converter.convert_type(i64), Some(f64));
/// assert!(converter.is_legal_type(f64));
/// ```
#[derive(Default)]
pub struct TypeConverter<'c> {
    rules: Vec<Rule<'c>>,
    sources: Vec<SourceRule<'c>>,
    targets: Vec<TargetRule<'c>>,
    attributes: Vec<AttributeRule<'c>>,
    /// Results of the rules after the last one that depends on the value.
    cache: Mutex<FxHashMap<Type<'c>, Option<TypeList<'c>>>>,
}

impl<'c> TypeConverter<'c> {
    /// A converter without rules, which converts no type.
    pub fn new() -> Self {
        TypeConverter::default()
    }

    /// Adds a rule for types.
    pub fn add_conversion(
        &mut self,
        rule: impl Fn(Type<'c>) -> TypeConversion<'c> + Send + Sync + 'c,
    ) -> &mut Self {
        self.add_recursive_conversion(move |_, ty| rule(ty))
    }

    /// Adds a rule for types that converts their sub-elements by this converter.
    pub fn add_recursive_conversion(
        &mut self,
        rule: impl Fn(&TypeConverter<'c>, Type<'c>) -> TypeConversion<'c> + Send + Sync + 'c,
    ) -> &mut Self {
        self.forget();
        self.rules.push(Rule::Type(Box::new(rule)));
        self
    }

    /// Adds a rule that depends on the value, not only on its type. It covers no types without a value.
    pub fn add_value_conversion(
        &mut self,
        rule: impl Fn(&Ir<'c>, Value) -> TypeConversion<'c> + Send + Sync + 'c,
    ) -> &mut Self {
        self.forget();
        self.rules.push(Rule::Value(Box::new(rule)));
        self
    }

    /// Adds a materialization that converts new values back to the original type, for users that were not converted.
    pub fn add_source_materialization(
        &mut self,
        rule: impl Fn(&mut PatternRewriter<'_, 'c>, Type<'c>, &[Value], Location<'c>) -> Option<Value>
        + Send
        + Sync
        + 'c,
    ) -> &mut Self {
        self.sources.push(Box::new(rule));
        self
    }

    /// Adds a materialization that converts values to one type of a pattern's operands.
    pub fn add_target_materialization(
        &mut self,
        rule: impl Fn(&mut PatternRewriter<'_, 'c>, Type<'c>, &[Value], Location<'c>) -> Option<Value>
        + Send
        + Sync
        + 'c,
    ) -> &mut Self {
        self.add_target_materialization_to_many(move |rewriter, asked| match asked.types {
            [ty] => {
                rule(rewriter, *ty, asked.inputs, asked.location).map(|value| ValueList::from_slice(&[value]))
            }
            _ => None,
        })
    }

    /// Adds a materialization that converts values to any number of types.
    pub fn add_target_materialization_to_many(
        &mut self,
        rule: impl Fn(&mut PatternRewriter<'_, 'c>, &Materialization<'_, 'c>) -> Option<ValueList>
        + Send
        + Sync
        + 'c,
    ) -> &mut Self {
        self.targets.push(Box::new(rule));
        self
    }

    /// Adds a rule for attributes of types, such as memory spaces.
    pub fn add_attribute_conversion(
        &mut self,
        rule: impl Fn(Type<'c>, Attribute<'c>) -> AttributeConversion<'c> + Send + Sync + 'c,
    ) -> &mut Self {
        self.attributes.push(Box::new(rule));
        self
    }

    fn forget(&mut self) {
        self.cache.get_mut().unwrap_or_else(std::sync::PoisonError::into_inner).clear();
    }

    /// The types that a type becomes; `None` if it has no conversion.
    pub fn convert_to_many(&self, ty: Type<'c>) -> Option<TypeList<'c>> {
        self.convert(ty, None)
    }

    /// The types that the type of a value becomes; `None` if it has no conversion.
    pub fn convert_value_to_many(&self, ir: &Ir<'c>, value: Value) -> Option<TypeList<'c>> {
        self.convert(value.ty(ir), Some((ir, value)))
    }

    fn convert(&self, ty: Type<'c>, value: Option<(&Ir<'c>, Value)>) -> Option<TypeList<'c>> {
        if let Some(known) = self.lock().get(&ty) {
            return known.clone();
        }
        let mut is_context_free = true;
        for rule in self.rules.iter().rev() {
            let result = match (rule, value) {
                (Rule::Type(rule), _) => rule(self, ty),
                (Rule::Value(rule), Some((ir, value))) => {
                    is_context_free = false;
                    rule(ir, value)
                }
                (Rule::Value(_), None) => {
                    is_context_free = false;
                    continue;
                }
            };
            let types = match result {
                TypeConversion::NotCovered => continue,
                TypeConversion::Failed => None,
                TypeConversion::Types(types) => Some(types),
            };
            if is_context_free {
                self.lock().insert(ty, types.clone());
            }
            return types;
        }
        None
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, FxHashMap<Type<'c>, Option<TypeList<'c>>>> {
        // The map is whole whenever a rule, which may panic, runs.
        self.cache.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// The one type that a type becomes.
    pub fn convert_type(&self, ty: Type<'c>) -> Option<Type<'c>> {
        single(self.convert_to_many(ty)?)
    }

    /// The one type that the type of a value becomes.
    pub fn convert_value_type(&self, ir: &Ir<'c>, value: Value) -> Option<Type<'c>> {
        single(self.convert_value_to_many(ir, value)?)
    }

    /// The types that a list of types becomes.
    pub fn convert_types(&self, types: impl IntoIterator<Item = Type<'c>>) -> Option<Vec<Type<'c>>> {
        let mut converted = Vec::new();
        for ty in types {
            converted.extend(self.convert_to_many(ty)?);
        }
        Some(converted)
    }

    /// The types that the types of values become.
    pub fn convert_value_types(
        &self,
        ir: &Ir<'c>,
        values: impl IntoIterator<Item = Value>,
    ) -> Option<Vec<Type<'c>>> {
        let mut converted = Vec::new();
        for value in values {
            converted.extend(self.convert_value_to_many(ir, value)?);
        }
        Some(converted)
    }

    /// Whether a type is converted to itself.
    pub fn is_legal_type(&self, ty: Type<'c>) -> bool {
        self.convert_type(ty) == Some(ty)
    }

    /// Whether types are converted to themselves.
    pub fn are_legal_types(&self, types: impl IntoIterator<Item = Type<'c>>) -> bool {
        types.into_iter().all(|ty| self.is_legal_type(ty))
    }

    /// Whether the type of a value is converted to itself.
    pub fn is_legal_value(&self, ir: &Ir<'c>, value: Value) -> bool {
        self.convert_value_type(ir, value) == Some(value.ty(ir))
    }

    /// Whether the types of all operands and results of an operation are converted to themselves.
    pub fn is_legal_op(&self, ir: &Ir<'c>, op: Op) -> bool {
        op.operands(ir).chain(op.results(ir)).all(|value| self.is_legal_value(ir, value))
    }

    /// Whether the types of all block arguments of a region are converted to themselves.
    pub fn is_legal_region(&self, ir: &Ir<'c>, region: Region) -> bool {
        region.blocks(ir).all(|block| block.arguments(ir).all(|argument| self.is_legal_value(ir, argument)))
    }

    /// Whether the inputs and results of a function type are converted to themselves.
    pub fn is_legal_signature(&self, ty: FunctionType<'c>) -> bool {
        self.are_legal_types(ty.inputs().iter().copied())
            && self.are_legal_types(ty.results().iter().copied())
    }

    /// The conversion of a list of inputs.
    pub fn convert_signature(
        &self,
        types: impl IntoIterator<Item = Type<'c>>,
    ) -> Option<SignatureConversion<'c>> {
        let converted: Option<Vec<_>> = types.into_iter().map(|ty| self.convert_to_many(ty)).collect();
        Some(signature(converted?))
    }

    /// The conversion of the arguments of a block.
    pub fn convert_block_signature(&self, ir: &Ir<'c>, block: Block) -> Option<SignatureConversion<'c>> {
        let converted: Option<Vec<_>> =
            block.arguments(ir).map(|argument| self.convert_value_to_many(ir, argument)).collect();
        Some(signature(converted?))
    }

    /// The new value of an attribute of a type; `None` if no rule covers it.
    pub fn convert_attribute(&self, ty: Type<'c>, attribute: Attribute<'c>) -> Option<Attribute<'c>> {
        for rule in self.attributes.iter().rev() {
            match rule(ty, attribute) {
                AttributeConversion::NotCovered => {}
                AttributeConversion::Abort => return None,
                AttributeConversion::Attribute(attribute) => return Some(attribute),
            }
        }
        None
    }

    /// Converts values back to the original type.
    ///
    /// # Errors
    ///
    /// [`NoMatch`] if no materialization covers it.
    pub fn materialize_source(
        &self,
        rewriter: &mut PatternRewriter<'_, 'c>,
        ty: Type<'c>,
        inputs: &[Value],
        location: Location<'c>,
    ) -> Result<Value, NoMatch> {
        self.sources.iter().rev().find_map(|rule| rule(rewriter, ty, inputs, location)).ok_or(NoMatch)
    }

    /// Converts values to the types of a pattern's operands.
    ///
    /// # Errors
    ///
    /// [`NoMatch`] if no materialization covers it.
    pub fn materialize_target(
        &self,
        rewriter: &mut PatternRewriter<'_, 'c>,
        asked: &Materialization<'_, 'c>,
    ) -> Result<ValueList, NoMatch> {
        let mut rules = self.targets.iter().rev();
        rules.find_map(|rule| rule(rewriter, asked).filter(|values| !values.is_empty())).ok_or(NoMatch)
    }
}

fn single(types: TypeList<'_>) -> Option<Type<'_>> {
    match types.as_slice() {
        [ty] => Some(*ty),
        _ => None,
    }
}

fn signature<'c>(converted: Vec<TypeList<'c>>) -> SignatureConversion<'c> {
    let mut conversion = SignatureConversion::new(converted.len());
    for (number, types) in converted.into_iter().enumerate().filter(|(_, types)| !types.is_empty()) {
        conversion.replace_input(number, &types);
    }
    conversion
}

impl std::fmt::Debug for TypeConverter<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TypeConverter").field("rules", &self.rules.len()).finish_non_exhaustive()
    }
}
