//! Models with the Rust of their snippets.
//!
//! A value here is complete: an error in one of its snippets is reported, and then there is no value. Emitters take the values
//! as they are.

use std::ops::Deref;
use std::rc::Rc;

use proc_macro2::TokenStream;
use quote::{ToTokens, TokenStreamExt};
use syn::{Expr, ImplItem, Stmt, Type};
use tblgen_parser::Span;

use crate::ods::model::interface::Interface;
use crate::ods::model::{Operator, ParameterizedDef};

/// The statements of a body.
#[derive(Clone)]
pub struct Body {
    pub statements: Vec<Stmt>,
    /// The place of the snippet.
    pub span: Span,
}

impl ToTokens for Body {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.append_all(&self.statements);
    }
}

/// Items of an `impl` block.
#[derive(Clone)]
pub struct Items {
    pub items: Vec<ImplItem>,
    /// The place of the snippet.
    pub span: Span,
}

/// An op.
pub struct CheckedOp<'r> {
    pub operator: Operator<'r>,
    pub code: OperatorCode,
}

impl<'r> Deref for CheckedOp<'r> {
    type Target = Operator<'r>;

    fn deref(&self) -> &Operator<'r> {
        &self.operator
    }
}

/// The Rust of an op's `impl` block.
pub struct OperatorCode {
    /// The builders with bodies.
    pub builders: Vec<BuilderCode>,
    /// The derived attributes, as the op lists them.
    pub derived: Vec<DerivedCode>,
    /// The declarations of traits, `extraClassDeclaration` and `extraClassDefinition`.
    pub extra_items: Vec<ImplItem>,
    /// The text, if its C++ calls one user function each.
    pub forwarded_text: Option<ForwardedCode>,
}

/// The calls that read and write the text of an op.
pub struct ForwardedCode {
    /// An expression with `parser` and `state`.
    pub parse: Expr,
    /// An expression with `printer` and `self`.
    pub print: Expr,
}

/// A builder of an op.
pub struct BuilderCode {
    /// Its index among the builders of the op.
    pub index: usize,
    /// The name of the function with all parameters.
    pub name: String,
    /// The function without the parameters that have default values.
    pub shorter: Option<ShorterBuilder>,
    /// The types of the parameters.
    pub types: Vec<Type>,
    pub body: Body,
}

/// A builder's function without the parameters that have default values.
pub struct ShorterBuilder {
    pub name: String,
    /// The values of the parameters that it lacks.
    pub defaults: Vec<Expr>,
}

/// A derived attribute.
pub struct DerivedCode {
    /// The type of the value.
    pub ty: Type,
    pub body: Body,
    /// The attribute of the value; `None` if the definition has no conversion.
    pub attribute: Option<Expr>,
}

/// A type or an attribute with parameters.
pub struct CheckedDef<'r> {
    pub def: ParameterizedDef<'r>,
    pub code: DefinitionCode,
}

impl<'r> Deref for CheckedDef<'r> {
    type Target = ParameterizedDef<'r>;

    fn deref(&self) -> &ParameterizedDef<'r> {
        &self.def
    }
}

/// The Rust of a type or an attribute.
#[derive(Default)]
pub struct DefinitionCode {
    /// The parameters, as the definition lists them.
    pub parameters: Vec<ParameterCode>,
    /// The builders with bodies.
    pub builders: Vec<DefinitionBuilder>,
    /// `extraClassDeclaration` and `extraClassDefinition`.
    pub extra_items: Vec<ImplItem>,
}

/// A parameter.
pub struct ParameterCode {
    pub ty: Type,
    /// The type that the accessor returns, and the value that it makes of the parameter; `None` if it returns the parameter.
    pub accessor: Option<(Type, Expr)>,
    /// The expression that reads the parameter, in place of the parser of its type.
    pub parser: Option<Expr>,
    /// The expression that writes the parameter, in place of the printer of its type.
    pub printer: Option<Expr>,
    /// The value that the parameter has if the text leaves it out.
    pub default: Option<Expr>,
}

/// A builder of a type or an attribute.
pub struct DefinitionBuilder {
    /// Its index among the builders of the definition.
    pub index: usize,
    /// Whether it has no parameter for the context.
    pub is_inferred: bool,
    /// The types of the parameters.
    pub types: Vec<Type>,
    /// The type that it returns; `None` for the type or attribute itself.
    pub returned: Option<Type>,
    pub body: Body,
    /// The body of the fallible function, if there is one.
    pub checked_body: Option<Body>,
}

/// The kinds of definitions that a file has for a dialect.
#[derive(Clone, Copy)]
pub struct Own {
    /// Enums and other definitions that a dialect does not register.
    pub others: bool,
    pub ops: bool,
    pub types: bool,
    pub attributes: bool,
}

/// The Rust in a dialect definition.
pub struct DialectCode {
    /// The paths of the dependent dialects, without unknown ones.
    pub dependent: Vec<TokenStream>,
    /// The types of its discardable attributes.
    pub discardable: Vec<TokenStream>,
    /// `extraClassDeclaration`
    pub extra_items: Vec<ImplItem>,
    /// The kinds of definitions that the file has for the dialect.
    pub own: Own,
}

/// An interface.
pub struct CheckedInterface<'r> {
    pub interface: Rc<Interface<'r>>,
    pub code: InterfaceCode,
}

/// The Rust of an interface.
pub struct InterfaceCode {
    /// The methods, as the interface lists them.
    pub methods: Vec<MethodCode>,
    pub verify: Option<Body>,
    pub extra_class_of: Option<Body>,
    /// Items of the trait.
    pub extra_trait: Option<Items>,
    /// Items of the trait and the handle.
    pub extra_shared: Option<Items>,
    /// Items of the handle; for a dialect interface, of the trait.
    pub extra_declaration: Option<Items>,
}

/// A method of an interface.
#[derive(Clone, Default)]
pub struct MethodCode {
    /// The body that implementors can replace.
    pub default: Option<Body>,
    /// The body that they cannot.
    pub fixed: Option<Body>,
}

/// A property of a Rust type, with conversions.
pub struct CodedProperty {
    /// The type of the stored value.
    pub stored: Type,
    /// The type of the value of accessors.
    pub value: Type,
    /// The value of the stored value, and the statements back, if the types differ.
    pub conversions: Option<(Expr, Body)>,
    pub to_attribute: Body,
    pub from_attribute: Body,
    pub text: PropertyText,
}

/// The text of a property, where the `.td` defines it.
pub struct PropertyText {
    pub parser: Option<Body>,
    pub optional_parser: Option<Body>,
    pub printer: Option<Body>,
}
