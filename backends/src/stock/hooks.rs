//! Hooks: Rust items that the user writes for C++ without a translation.

use std::collections::HashMap;

use rtblgen_records::{Record, Records};
use tblgen_parser::Span;

use crate::rust::namer;

/// The subject of a predicate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    /// A type.
    Type,
    /// An attribute.
    Attribute,
    /// An op.
    Op,
    /// The value of a property.
    Property,
    /// A region.
    Region,
    /// A block that an op names as its successor.
    Successor,
}

impl Subject {
    /// The call of a hook. A predicate's hook returns `bool` or `Option<bool>`; `None` means unknown.
    pub(super) fn call(self, path: &str) -> String {
        let argument = match self {
            Subject::Type | Subject::Attribute | Subject::Region | Subject::Successor => "$_self",
            Subject::Op => "$_op",
            Subject::Property => "&$_self",
        };
        format!("Option::<bool>::from({path}({argument}))?")
    }

    /// The call of a hook that takes the op too.
    pub(super) fn call_in_op(path: &str) -> String {
        format!("Option::<bool>::from({path}($_op, $_self))?")
    }

    /// The parameter of the hook.
    fn parameter(self) -> &'static str {
        match self {
            Subject::Type => "ty: Type<'_>",
            Subject::Attribute => "attribute: Attribute<'_>",
            Subject::Op => "op: OpView<'_, '_>",
            Subject::Property => "value: &T",
            Subject::Region => "region: ::rtblgen_runtime::support::RegionView<'_, '_>",
            Subject::Successor => "successor: ::rtblgen_runtime::support::BlockView<'_, '_>",
        }
    }
}

/// Types that a function takes or returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Types {
    /// The type of one value.
    One,
    /// The types of a list of values.
    List,
    /// The same as an iterator.
    Iterator,
}

/// The kinds of hooks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HookKind {
    /// A function from a type, an attribute or an op to `bool` or `Option<bool>`; a stub returns `None`.
    Predicate(Subject),
    /// The same from an op and something that it has.
    PredicateInOp(Subject),
    /// A function from a context to a type.
    BuildableType,
    /// A function from a type to a type.
    TypeFunction,
    /// A function from types to types, one or both of them lists.
    TypesFunction {
        /// The parameter types of the function.
        from: Types,
        /// The result types of the function.
        to: Types,
    },
    /// The verifier of an interface of ops.
    InterfaceVerifier,
    /// A trait of ops: a `static` of type `TraitDefinition`.
    Trait,
    /// The parser of a parameter of a type or an attribute.
    ParameterParser,
    /// The printer of a parameter of a type or an attribute.
    ParameterPrinter,
    /// The value of a derived attribute.
    DerivedAttribute,
    /// The conversion of an attribute to the value of a property.
    PropertyFromAttribute,
    /// The conversion of the value of a property to an attribute.
    PropertyToAttribute,
    /// A native call of rewrite patterns. Its signature follows from its uses.
    NativeCall,
    /// A condition on names that a rewrite pattern binds. Its signature follows from its uses.
    PatternConstraint,
    /// The result types that a builder of an op makes, where a rewrite pattern builds the op.
    ResultTypes,
    /// A class of parameters of types and attributes.
    ParameterType,
    /// The default value of a parameter, an attribute or a property, which is left out where no function returns it.
    DefaultValue,
    /// The attribute of a default value. An attribute without the hook has no default value.
    AttributeDefault,
    /// The value of a constant attribute or property of a rewrite pattern.
    ConstantValue,
    /// The constant of an attribute. Default values of such attributes are not put in.
    AttributeConstant,
    /// The value of an attribute, which the accessor does not return: it returns the attribute.
    AttributeValue,
    /// A method that `extraClassDeclaration` declares. The method of the Rust type calls it.
    Member,
    /// A function that the texts of ops call.
    OpText,
    /// Members of a class. The user adds an `impl` block where needed.
    ExtraItems,
    /// The body of a builder. The user adds a function where needed.
    Builder,
    /// The body of an interface method, which is required then.
    Method,
}

impl HookKind {
    /// Whether nothing calls the hook until it is written: an op whose text calls it has no text, and an attribute no default.
    pub(crate) fn is_never_a_stub(self) -> bool {
        matches!(self, HookKind::OpText | HookKind::AttributeDefault)
    }

    /// The kind in a listing.
    pub fn name(self) -> &'static str {
        match self {
            HookKind::Predicate(_) | HookKind::PredicateInOp(_) => "predicate",
            HookKind::BuildableType => "type builder",
            HookKind::TypeFunction | HookKind::TypesFunction { .. } => "type function",
            HookKind::InterfaceVerifier => "interface verifier",
            HookKind::Trait => "trait",
            HookKind::ParameterParser => "parameter parser",
            HookKind::ParameterPrinter => "parameter printer",
            HookKind::DerivedAttribute => "derived attribute",
            HookKind::PropertyFromAttribute => "property parser",
            HookKind::PropertyToAttribute => "property printer",
            HookKind::NativeCall => "native call",
            HookKind::PatternConstraint => "pattern constraint",
            HookKind::ResultTypes => "result types",
            HookKind::ParameterType => "parameter type",
            HookKind::DefaultValue => "default value",
            HookKind::AttributeDefault => "attribute default",
            HookKind::ConstantValue => "constant value",
            HookKind::AttributeConstant => "attribute constant",
            HookKind::AttributeValue => "attribute value",
            HookKind::Member => "extra method",
            HookKind::OpText => "text function",
            HookKind::ExtraItems => "extra items",
            HookKind::Builder => "builder",
            HookKind::Method => "interface method",
        }
    }
}

/// Two calls of the hook of a type function: one for code that needs the result, and one for a condition. The hook returns the
/// result or an `Option` of it. If it returns `None`, the condition is unknown.
pub(super) fn type_calls(kind: HookKind, path: &str) -> (String, String) {
    let call = format!("{path}($_self)");
    let one = "::rtblgen_runtime::Type<'_>";
    match kind {
        HookKind::TypesFunction { to: Types::One, .. } => (call.clone(), format!("{call}?")),
        HookKind::TypesFunction { .. } => {
            let result = format!("Option::<Vec<{one}>>::from({call})");
            (format!("{result}.unwrap_or_default()"), format!("{result}?"))
        }
        _ => {
            let result = format!("Option::<{one}>::from({call})");
            (format!("{result}.unwrap_or_else(|| $_self.context().none_type())"), format!("{result}?"))
        }
    }
}

/// C++ without a translation, and the Rust that replaces it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hook {
    /// The kind.
    pub kind: HookKind,
    /// The name of the function in Rust; of the record or method where there is no function.
    pub name: String,
    /// The record that it belongs to.
    pub of: String,
    /// The C++.
    pub cpp: String,
    /// The place of the C++.
    pub span: Span,
    /// The Rust type that the function returns or takes, if it depends on the `.td`. For calls of rewrite patterns and for
    /// members, the whole signature after the name.
    pub ty: Option<String>,
}

impl Hook {
    /// Whether rewrite patterns call it, so that its signature follows from its uses.
    pub(crate) fn is_of_pattern(&self) -> bool {
        matches!(self.kind, HookKind::NativeCall | HookKind::PatternConstraint | HookKind::ResultTypes)
    }

    /// The signature of the function in module `hooks` that generated code calls; `None` if it calls nothing.
    pub fn signature(&self) -> Option<String> {
        let name = &self.name;
        match self.kind {
            HookKind::Predicate(subject @ Subject::Property) => Some(match &self.ty {
                Some(ty) => format!("pub fn {name}(value: &{ty}) -> bool"),
                None => format!("pub fn {name}<T>({}) -> bool", subject.parameter()),
            }),
            HookKind::Predicate(subject) => Some(format!("pub fn {name}({}) -> bool", subject.parameter())),
            HookKind::PredicateInOp(subject) => {
                let parameters = format!("{}, {}", Subject::Op.parameter(), subject.parameter());
                let parameters = parameters.replace("'_>", "'c>");
                Some(format!("pub fn {name}<'c>({parameters}) -> bool"))
            }
            HookKind::BuildableType => Some(format!("pub fn {name}(context: &Context) -> Type<'_>")),
            HookKind::TypeFunction => Some(format!("pub fn {name}<'c>(ty: Type<'c>) -> Type<'c>")),
            HookKind::TypesFunction { from, to } => {
                let from = match from {
                    Types::One => "Type<'c>",
                    Types::List => "Vec<Type<'c>>",
                    Types::Iterator => "impl Iterator<Item = Type<'c>>",
                };
                let to = if to == Types::One { "Option<Type<'c>>" } else { "Vec<Type<'c>>" };
                Some(format!("pub fn {name}<'c>(types: {from}) -> {to}"))
            }
            HookKind::InterfaceVerifier => {
                Some(format!("pub fn {name}(op: impl TypedOp, ir: &Ir<'_>) -> VerifyResult"))
            }
            HookKind::Trait => Some(format!("pub static {name}: TraitDefinition")),
            HookKind::ParameterParser => {
                Some(format!("pub fn {name}<'c, T>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<T>"))
            }
            HookKind::ParameterPrinter => {
                Some(format!("pub fn {name}<T>(printer: &mut AsmPrinter<'_, '_>, value: T)"))
            }
            HookKind::DerivedAttribute => {
                let ty = self.ty.as_deref().unwrap_or("()");
                Some(format!("pub fn {name}<'c>(op: impl TypedOp, ir: &Ir<'c>) -> {ty}"))
            }
            HookKind::PropertyFromAttribute => {
                let ty = self.ty.as_deref().unwrap_or("()");
                Some(format!("pub fn {name}(attribute: Attribute<'_>) -> Result<{ty}, String>"))
            }
            HookKind::PropertyToAttribute => {
                let ty = self.ty.as_deref().unwrap_or("()");
                Some(format!("pub fn {name}<'c>(context: &'c Context, value: &{ty}) -> Attribute<'c>"))
            }
            HookKind::NativeCall
            | HookKind::PatternConstraint
            | HookKind::ResultTypes
            | HookKind::Member
            | HookKind::OpText => Some(format!("pub fn {name}{}", self.ty.as_deref()?)),
            HookKind::ConstantValue | HookKind::DefaultValue => Some(match self.ty.as_deref()? {
                ty if ty.contains("'c>") => format!("pub fn {name}<'c>(context: &'c Context) -> {ty}"),
                ty => format!("pub fn {name}() -> {ty}"),
            }),
            HookKind::AttributeDefault => {
                Some(format!("pub fn {name}<'c>(context: &'c Context) -> Attribute<'c>"))
            }
            HookKind::ParameterType => Some(format!("pub type {name}")),
            HookKind::AttributeConstant
            | HookKind::AttributeValue
            | HookKind::ExtraItems
            | HookKind::Builder
            | HookKind::Method => None,
        }
    }
}

/// The constraint or op trait that first uses each predicate.
pub(super) struct Users<'r> {
    of_predicate: HashMap<u32, Record<'r>>,
}

impl<'r> Users<'r> {
    pub(super) fn new(records: &'r Records) -> Self {
        let mut users = Self { of_predicate: HashMap::new() };
        let constraints = records.derived("Constraint").chain(records.derived("PredTrait"));
        // The name of a record is a better name for a hook than the description of an anonymous one.
        let (anonymous, named): (Vec<_>, Vec<_>) = constraints.partition(|record| record.is_anonymous());
        for user in named.into_iter().chain(anonymous) {
            if let Ok(Some(predicate)) = user.record_opt("predicate") {
                users.add(predicate, user);
            }
        }
        users
    }

    fn add(&mut self, predicate: Record<'r>, user: Record<'r>) {
        let mut pending = vec![predicate];
        while let Some(predicate) = pending.pop() {
            if self.of_predicate.contains_key(&predicate.order()) {
                continue;
            }
            self.of_predicate.insert(predicate.order(), user);
            if let Ok(children) = predicate.list("children") {
                pending.extend(children.iter().filter_map(|child| child.as_record()));
            }
        }
    }

    /// A name for the function of a predicate.
    pub(super) fn name_of(&self, predicate: Record<'r>) -> String {
        if !predicate.is_anonymous() {
            return namer::snake_case(predicate.name());
        }
        match self.of_predicate.get(&predicate.order()) {
            Some(user) if !user.is_anonymous() => {
                let name = namer::snake_case(user.name());
                if name.starts_with("is_") || name.starts_with("has_") { name } else { format!("is_{name}") }
            }
            Some(user) => shortened(user.str("summary").unwrap_or("predicate")),
            None => shortened(predicate.str("summary").unwrap_or_default()),
        }
    }

    /// The constraint that a predicate belongs to, if it has no name.
    pub(super) fn anonymous_user(&self, predicate: Record<'r>) -> Option<Record<'r>> {
        self.of_predicate.get(&predicate.order()).copied().filter(|user| user.is_anonymous())
    }

    /// The record that the predicate belongs to.
    pub(super) fn user_of(&self, predicate: Record<'r>) -> String {
        let user = self.of_predicate.get(&predicate.order()).copied().unwrap_or(predicate);
        match user.is_anonymous() {
            true => user.str("summary").unwrap_or(user.name()).to_owned(),
            false => user.name().to_owned(),
        }
    }
}

/// The first words of a description, as a name.
fn shortened(summary: &str) -> String {
    const WORDS: usize = 6;
    let plain: String = summary.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { ' ' }).collect();
    let words: Vec<_> = plain.split_whitespace().take(WORDS).collect();
    match words.is_empty() {
        true => "predicate".to_owned(),
        false => namer::snake_case(&words.join("_")),
    }
}
