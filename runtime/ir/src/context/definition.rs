//! Definitions of the types and attributes of a dialect, and constraints on them.

use std::any::Any;
use std::fmt;

use super::Context;
use super::attributes::{Attribute, Parameter};
use super::class::{AttributeClass, TypeClass};
use super::interface::InterfaceImpl;
use super::types::Type;

/// A value of an upper layer that a definition holds: that layer finds it by its Rust type.
pub type Hook = &'static (dyn Any + Send + Sync);

/// A test of types: a function of generated code, or one with data of its own.
pub type TypeCheck = &'static (dyn for<'c> Fn(Type<'c>) -> bool + Send + Sync);

/// A test of attributes; see [`TypeCheck`].
pub type AttributeCheck = &'static (dyn for<'c> Fn(Attribute<'c>) -> bool + Send + Sync);

/// A constraint on a type.
#[derive(Clone, Copy)]
pub struct TypeConstraint {
    /// The description, in words that follow "must be".
    pub summary: &'static str,
    /// Whether the type satisfies the constraint.
    pub check: TypeCheck,
    /// The kind of types that the text of a format must name.
    pub class: TypeClass,
}

impl TypeConstraint {
    /// Any type.
    pub const ANY: &'static TypeConstraint = &TypeConstraint::new("any type", &|_| true);

    /// A constraint on types of any kind.
    pub const fn new(summary: &'static str, check: TypeCheck) -> Self {
        TypeConstraint { summary, check, class: TypeClass::ANY }
    }

    /// The same for types of one kind.
    pub const fn of(self, class: TypeClass) -> Self {
        TypeConstraint { class, ..self }
    }
}

/// A constraint on an attribute.
#[derive(Clone, Copy)]
pub struct AttributeConstraint {
    /// The description, in words that follow "failed to satisfy constraint:".
    pub summary: &'static str,
    /// Whether the attribute satisfies the constraint.
    pub check: AttributeCheck,
    /// The kind of attributes that `<{}>` and the text of a format must give.
    pub class: AttributeClass,
}

impl AttributeConstraint {
    /// Any attribute.
    pub const ANY: &'static AttributeConstraint = &AttributeConstraint::new("any attribute", &|_| true);

    /// A constraint on attributes of any kind.
    pub const fn new(summary: &'static str, check: AttributeCheck) -> Self {
        AttributeConstraint { summary, check, class: AttributeClass::ANY }
    }

    /// The same for attributes of one kind.
    pub const fn of(self, contains: AttributeCheck) -> Self {
        AttributeConstraint { class: AttributeClass { contains }, ..self }
    }
}

/// Makes a type from the parameters of an attribute.
pub type TypeOfParameters =
    &'static (dyn for<'c> Fn(&'c Context, &[Parameter<'c>]) -> Type<'c> + Send + Sync);

/// Checks the parameters of a type or attribute; the error is the message.
pub type ParameterVerifier = for<'c> fn(&'c Context, &[Parameter<'c>]) -> Result<(), String>;

/// The same, with data of its own: in dialects that are loaded at run time.
pub type ParameterCheck =
    &'static (dyn for<'c> Fn(&'c Context, &[Parameter<'c>]) -> Result<(), String> + Send + Sync);

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

/// The definition of a type that a dialect defines.
#[derive(Clone, Copy)]
pub struct TypeDefinition {
    /// The dialect.
    pub dialect: &'static str,
    /// The name after `!dialect.`; empty if the type has none.
    pub mnemonic: &'static str,
    /// The names of the parameters, in order.
    pub parameters: &'static [&'static str],
    /// Constraints on the types among the parameters, by their numbers.
    pub constraints: &'static [(usize, &'static TypeConstraint)],
    /// Checks the parameters; the error is the message (`genVerifyDecl`).
    pub verify: Option<ParameterVerifier>,
    /// Checks the parameters too, in dialects that are loaded at run time.
    pub check: Option<ParameterCheck>,
    /// The text after `!dialect.mnemonic`; a type without one has no parameters.
    pub syntax: Option<Hook>,
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
    /// A definition with nothing in it, to be completed with `..TypeDefinition::EMPTY`.
    pub const EMPTY: TypeDefinition = TypeDefinition {
        dialect: "",
        mnemonic: "",
        parameters: &[],
        constraints: &[],
        verify: None,
        check: None,
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

    /// Checks parameters: the constraints of the definition first, then the hand-written verifier.
    ///
    /// # Errors
    ///
    /// Returns the error in the parameters.
    pub fn verify_parameters<'c>(
        &self,
        context: &'c Context,
        parameters: &[Parameter<'c>],
    ) -> Result<(), String> {
        verify_constraints(self.parameters, self.constraints, parameters)?;
        self.verify.map_or(Ok(()), |verify| verify(context, parameters))?;
        self.check.map_or(Ok(()), |check| check(context, parameters))
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

/// The definition of an attribute that a dialect defines.
#[derive(Clone, Copy)]
pub struct AttrDefinition {
    /// The dialect.
    pub dialect: &'static str,
    /// The name after `#dialect.`; empty if the attribute has none.
    pub mnemonic: &'static str,
    /// The names of the parameters, in order.
    pub parameters: &'static [&'static str],
    /// Constraints on the types among the parameters, by their numbers.
    pub constraints: &'static [(usize, &'static TypeConstraint)],
    /// Checks the parameters; the error is the message (`genVerifyDecl`).
    pub verify: Option<ParameterVerifier>,
    /// Checks the parameters too, in dialects that are loaded at run time.
    pub check: Option<ParameterCheck>,
    /// The text after `#dialect.mnemonic`; an attribute without one has no parameters.
    pub syntax: Option<Hook>,
    /// The parameter that is the type of the attribute (`AttributeSelfTypeParameter`).
    pub value_type: Option<usize>,
    /// The type of an attribute whose text shows none, from its parameters.
    pub default_type: Option<TypeOfParameters>,
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
    /// A definition with nothing in it, to be completed with `..AttrDefinition::EMPTY`.
    pub const EMPTY: AttrDefinition = AttrDefinition {
        dialect: "",
        mnemonic: "",
        parameters: &[],
        constraints: &[],
        verify: None,
        check: None,
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

    /// Checks parameters: the constraints of the definition first, then the hand-written verifier.
    ///
    /// # Errors
    ///
    /// Returns the error in the parameters.
    pub fn verify_parameters<'c>(
        &self,
        context: &'c Context,
        parameters: &[Parameter<'c>],
    ) -> Result<(), String> {
        verify_constraints(self.parameters, self.constraints, parameters)?;
        self.verify.map_or(Ok(()), |verify| verify(context, parameters))?;
        self.check.map_or(Ok(()), |check| check(context, parameters))
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
