//! A typed syntax tree to Rust.
//!
//! Every expression gets a C++ type ([`Ty`]) and a Rust text. A name or a construct that the tables do not have is an
//! [`Untranslated`] error: nothing is guessed.

mod calls;
mod classes;
mod constructors;
mod functions;
mod integers;
mod lambdas;
mod operators;
#[cfg(test)]
mod tests;
mod text;
mod types;
mod user_calls;

use std::ops::Range;

pub use types::{IntegerKind, Ty};

use text::{is_simple, operand};

use crate::error::Untranslated;
use crate::names::Names;
use crate::syntax::{Expr, ExprKind, Literal, Name};

/// The names around an expression.
pub struct Scope<'s> {
    /// The C++ namespace of the dialect, such as `mlir::spirv`.
    pub namespace: &'s str,
    /// The types of placeholders, by the name after the `$`.
    pub placeholders: &'s dyn Fn(&str) -> Option<Ty>,
    /// The op's own getters, such as `getLhs()`: the Rust, with the placeholder, and the C++ type.
    pub own_getter: &'s dyn Fn(&str) -> Option<(String, Ty)>,
    /// Op methods whose body returns one expression.
    pub own_method: &'s dyn Fn(&str) -> Option<OwnMethod>,
    /// The Rust that replaces a function call in the C++, by the name of the function.
    pub foreign: &'s dyn Fn(&str) -> Option<Foreign>,
    /// The Rust code for the view of a placeholder that is a handle; `None` for any other placeholder.
    pub view: &'s dyn Fn(&str) -> Option<String>,
    /// The Rust code for a call of a user function; `None` if the call has no translation.
    pub user_call: &'s dyn Fn(&UserCall) -> Option<String>,
    /// Classes and enums of `.td` files.
    pub names: &'s dyn Names,
}

impl<'s> Scope<'s> {
    /// A scope that has only placeholders, classes and enums.
    pub fn new(
        namespace: &'s str,
        placeholders: &'s dyn Fn(&str) -> Option<Ty>,
        names: &'s dyn Names,
    ) -> Self {
        Self {
            namespace,
            placeholders,
            own_getter: &|_| None,
            own_method: &|_| None,
            foreign: &|_| None,
            view: &|_| None,
            user_call: &|_| None,
            names,
        }
    }
}

/// A call of a user function: a function that only the user's C++ files define.
#[derive(Clone, Debug, PartialEq)]
pub struct UserCall {
    /// The C++ path of the function, without a leading `::`.
    pub path: String,
    /// The arguments.
    pub arguments: Vec<UserArgument>,
    /// The expected type of the result; `None` if the call is the whole expression.
    pub result: Option<Ty>,
    /// `let` statements before the call.
    bindings: String,
}

/// An argument of a [`UserCall`].
#[derive(Clone, Debug, PartialEq)]
pub enum UserArgument {
    /// A placeholder: the name after the `$`, with `...` if it is replaced by several arguments.
    Placeholder(String),
    /// A translated expression. If its type is a class, it is the root class, such as `mlir::Type`.
    Value(Translated),
}

/// Rust that is a function call in the C++, with an argument for each placeholder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreign {
    /// The expression, with placeholders.
    pub rust: String,
    /// The names of the placeholders, in the order of the arguments.
    pub placeholders: Vec<String>,
    /// The type of the result.
    pub result: Ty,
    /// Whether the Rust has a `?`.
    pub is_partial: bool,
}

/// A C++ method that returns one expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnMethod {
    /// The type of the result.
    pub result: String,
    /// The type and the name of each parameter.
    pub parameters: Vec<(String, String)>,
    /// The C++ expression that it returns.
    pub body: String,
}

/// The Rust of an expression. Its placeholders are those of the C++.
#[derive(Clone, Debug, PartialEq)]
pub struct Translated {
    /// A Rust expression. If it is partial, it uses `?` on an `Option`.
    pub rust: String,
    /// The type.
    pub ty: Ty,
    /// Whether a step of the C++ may have no defined result, such as a `cast` to another class.
    pub is_partial: bool,
    /// The value, if the expression is an integer constant. The text is a literal with a suffix, or `i64::MIN`.
    constant: Option<i128>,
    /// The object as a value of its Rust class, such as `ModeAttr::get(..)`. `rust` has it as a `Type` or an `Attribute`.
    typed: Option<String>,
    /// The object before a cast.
    before_cast: Option<BeforeCast>,
    /// The call of a user function, if the type is [`Ty::Unknown`].
    call: Option<Box<UserCall>>,
}

/// The object of a cast without the test of its class, for callers that test the class again.
#[derive(Clone, Debug, PartialEq)]
struct BeforeCast {
    rust: String,
    class: String,
}

impl Translated {
    fn new(rust: impl Into<String>, ty: Ty) -> Self {
        let rust = rust.into();
        Self { rust, ty, is_partial: false, constant: None, typed: None, before_cast: None, call: None }
    }

    /// A step that may have no result: the Rust has a `?`.
    fn partial(rust: impl Into<String>, ty: Ty) -> Self {
        Self { is_partial: true, ..Self::new(rust, ty) }
    }
}

/// Translates an expression.
///
/// # Errors
///
/// The first construct that the tables do not have.
pub fn translate(expr: &Expr, scope: &Scope<'_>) -> Result<Translated, Untranslated> {
    Translator::new(scope).expr(expr)
}

/// Translates a condition to a Rust expression of type `bool`. A `?` marks a step of the C++ that may have no defined
/// result, such as a `cast` to another type. The condition is then unknown: neither true nor false.
///
/// ```
/// use rtblgen_cpp::{CoreNames, Scope, Ty, translate_condition};
/// let placeholders = |name: &str| (name == "_self").then(|| Ty::class("mlir::Type"));
/// let scope = Scope::new("mlir::calc", &placeholders, &CoreNames);
/// let expr = rtblgen_cpp::parse("::llvm::isa<::mlir::VectorType>($_self)")?;
/// assert_eq!(translate_condition(&expr, &scope)?, "$_self.is_vector()");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// The first construct that the tables do not have, or a type that is no condition.
pub fn translate_condition(expr: &Expr, scope: &Scope<'_>) -> Result<String, Untranslated> {
    let mut translator = Translator::new(scope);
    let value = translator.expr(expr)?;
    translator.condition(value, &expr.range)
}

/// Translates an expression to a Rust expression of a given type.
///
/// ```
/// use rtblgen_cpp::{CoreNames, Scope, Ty, translate_as};
/// let placeholders = |name: &str| (name == "_builder").then(|| Ty::class("mlir::Builder"));
/// let scope = Scope::new("mlir::calc", &placeholders, &CoreNames);
/// let expr = rtblgen_cpp::parse("$_builder.getIntegerType(32)")?;
/// assert_eq!(translate_as(&expr, &Ty::class("mlir::Type"), &scope)?, "$_builder.context().integer_type(32)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// The first construct that the tables do not have, a type that does not convert, or a step that may have no result.
pub fn translate_as(expr: &Expr, ty: &Ty, scope: &Scope<'_>) -> Result<String, Untranslated> {
    let mut translator = Translator::new(scope);
    let value = translator.expr(expr)?;
    let value = translator.convert(value, ty.clone(), &expr.range)?;
    match translator.is_partial() {
        true => Err(unknown(&expr.range, "a step that may have no result, outside of a condition")),
        false => Ok(value.rust),
    }
}

/// Translates an expression to a value of the Rust class of a type or an attribute of the `.td` file. [`translate_as`] gives a
/// `Type` or an `Attribute` instead.
///
/// # Errors
///
/// Returns the errors of [`translate_as`]. An expression that does not construct the object has no
/// translation.
pub fn translate_typed(expr: &Expr, ty: &Ty, scope: &Scope<'_>) -> Result<String, Untranslated> {
    let value = Translator::new(scope).expr(expr)?;
    match value.typed.filter(|_| value.ty == *ty && !value.is_partial) {
        Some(typed) => Ok(typed),
        None => Err(unknown(&expr.range, format!("a `{ty}` that the expression does not make"))),
    }
}

/// The value of a constant integer expression without names.
///
/// ```
/// let value = |text| rtblgen_cpp::constant_integer(&rtblgen_cpp::parse(text).unwrap());
/// assert_eq!(value("static_cast<uint8_t>(-1) + 010"), Some(263));
/// assert_eq!(value("std::numeric_limits<int8_t>::min() / 2"), Some(-64));
/// assert_eq!(value("'a'"), Some(97));
/// assert_eq!(value("1 << 40"), None);
/// assert_eq!(value("1 / 0"), None);
/// ```
pub fn constant_integer(expr: &Expr) -> Option<i128> {
    translate(expr, &Scope::new("", &|_| None, &crate::names::CoreNames)).ok()?.constant
}

/// The type with the root class in place of each class: `mlir::Type` for `mlir::IntegerType`.
pub fn root_type(ty: &Ty, scope: &Scope<'_>) -> Ty {
    Translator::new(scope).argument_type(ty)
}

/// The type that a C++ spelling denotes, such as `uint64_t` or `::mlir::BoolAttr`.
pub fn type_named(spelling: &str, scope: &Scope<'_>) -> Option<Ty> {
    let ty = crate::parse::parse_type(spelling).ok()?;
    Translator::new(scope).type_of(&ty, &(0..spelling.len())).ok()
}

/// Translates an expression to a Rust expression of a given type, or of an `Option` of it where a step may have no result.
///
/// # Errors
///
/// Returns the errors of [`translate_as`], except for steps that may have no result.
pub fn translate_as_option(expr: &Expr, ty: &Ty, scope: &Scope<'_>) -> Result<(String, bool), Untranslated> {
    let mut translator = Translator::new(scope);
    let value = translator.expr(expr)?;
    let rust = translator.convert(value, ty.clone(), &expr.range)?.rust;
    Ok(match translator.is_partial() {
        true => (format!("(|| Some({rust}))()"), true),
        false => (rust, false),
    })
}

/// The deepest nesting of expressions, with the bodies of the methods and functions that they call.
const MAX_DEPTH: usize = 250;

/// The largest number of expressions of a translation: bodies that call others twice grow exponentially.
const MAX_SIZE: usize = 20_000;

/// The translation of one expression.
struct Translator<'t, 's> {
    scope: &'t Scope<'s>,
    /// Names that lambdas declare, with their types and their names in Rust, the innermost last.
    locals: Vec<(String, Ty, String)>,
    /// The number of the next fresh name.
    next_number: usize,
    /// The number of open expressions.
    depth: usize,
    /// The number of translated expressions; those of methods and functions of the table count at each call.
    size: usize,
    /// The number of steps that may have no result.
    partial_steps: usize,
    /// The stack of table functions whose bodies are being translated, by signature.
    bodies: Vec<&'static str>,
    /// The table functions that are called inside their own bodies, by signature.
    recursive: Vec<&'static str>,
    /// The stack of op methods whose bodies are being translated.
    methods: Vec<String>,
}

impl<'t, 's> Translator<'t, 's> {
    fn new(scope: &'t Scope<'s>) -> Self {
        Self {
            scope,
            locals: Vec::new(),
            next_number: 0,
            depth: 0,
            size: 0,
            partial_steps: 0,
            bodies: Vec::new(),
            recursive: Vec::new(),
            methods: Vec::new(),
        }
    }

    /// Whether a step of the translated expressions may have no result.
    fn is_partial(&self) -> bool {
        self.partial_steps > 0
    }
}

impl Translator<'_, '_> {
    fn expr(&mut self, expr: &Expr) -> Result<Translated, Untranslated> {
        self.size += 1;
        if self.depth >= MAX_DEPTH || self.size > MAX_SIZE {
            return Err(unknown(
                &expr.range,
                "an expression of this size, with the bodies of the methods that it calls",
            ));
        }
        self.depth += 1;
        let before = self.partial_steps;
        let translated = match self.depth {
            1 => crate::on_large_stack(|| self.production(expr)),
            _ => self.production(expr),
        };
        self.depth -= 1;
        let mut translated = translated?;
        self.partial_steps += usize::from(translated.is_partial);
        translated.is_partial = self.partial_steps > before;
        Ok(translated)
    }

    /// The value of an `Option`. The step has no result if there is no value.
    fn present(&mut self, option: Translated, inner: Ty) -> Translated {
        self.partial_steps += 1;
        let rust = format!("{}?", operand(&option.rust));
        Translated { before_cast: option.before_cast, ..Translated::partial(rust, inner) }
    }

    fn production(&mut self, expr: &Expr) -> Result<Translated, Untranslated> {
        let range = &expr.range;
        match &expr.kind {
            ExprKind::Placeholder(name) => self.placeholder(name, range),
            ExprKind::Literal(literal) => literal_value(literal, range),
            ExprKind::Name(name) => self.name(name, range),
            ExprKind::Member { object, member } => Err(unknown(
                range,
                format!("member `{}` without a call on `{:?}`", member.name, object.range),
            )),
            ExprKind::Call { callee, arguments } => self.call(callee, arguments, range),
            ExprKind::List { ty, elements } => self.list(ty.as_ref(), elements, range),
            ExprKind::Index { object, index } => self.index(object, index, range),
            ExprKind::Unary(operator, operand) => self.unary(*operator, operand, range),
            ExprKind::Binary(operator, left, right) => self.binary(*operator, left, right, range),
            ExprKind::Conditional { condition, then, otherwise } => {
                self.conditional(condition, then, otherwise, range)
            }
            ExprKind::Cast { ty, value } => self.cast(ty, value, range),
            ExprKind::Lambda(_) => {
                Err(unknown(range, "a lambda that is not an argument of a known function"))
            }
        }
    }

    fn placeholder(&self, name: &str, range: &Range<usize>) -> Result<Translated, Untranslated> {
        match (self.scope.placeholders)(name) {
            Some(ty) => {
                let view = (self.scope.view)(name);
                Ok(Translated::new(view.unwrap_or_else(|| format!("${name}")), ty))
            }
            None => Err(unknown(range, format!("placeholder `${name}`"))),
        }
    }

    /// A local name or an enum's case.
    fn name(&self, name: &Name, range: &Range<usize>) -> Result<Translated, Untranslated> {
        let path = name.path();
        if let Some((_, ty, rust)) = self.locals.iter().rev().find(|(local, ..)| *local == path) {
            return Ok(Translated::new(rust.clone(), ty.clone()));
        }
        if path == "std::nullopt" || path == "nullopt" {
            return Ok(Translated::new("None", Ty::Null));
        }
        if path == "ShapedType::kDynamic" || path == "mlir::ShapedType::kDynamic" {
            let number = Translated::number(i64::MIN.into(), IntegerKind::I64);
            return Ok(Translated { rust: "i64::MIN".to_owned(), ..number });
        }
        if path.rsplit_once("::").is_some_and(|(class, _)| class == classes::FLOAT_KIND) {
            return Ok(Translated::new(format!("::{path}"), Ty::Enum(classes::FLOAT_KIND.to_owned())));
        }
        if let Some((class, case)) = path.rsplit_once("::")
            && let Some(class) = self.user_class(class)
            && let Some(rust) = self.scope.names.case(&class, case)
        {
            return Ok(Translated::new(rust, Ty::Enum(class.path)));
        }
        Err(unknown(range, format!("name `{path}`")))
    }

    /// The value as a `bool`: an `Option` is true if it has a value, an integer if it is not zero.
    fn condition(&self, value: Translated, range: &Range<usize>) -> Result<String, Untranslated> {
        match value.ty {
            Ty::Bool => Ok(value.rust),
            Ty::Optional(_) => Ok(format!("{}.is_some()", operand(&value.rust))),
            Ty::Integer(_) => Ok(operators::nonzero(&value)),
            // A value that may be null is an `Option`.
            Ty::Class(_) if is_simple(&value.rust) => Ok("true".to_owned()),
            Ty::Class(_) => Ok(format!("Some({}).is_some()", value.rust)),
            Ty::Unknown => Ok(self.convert(value, Ty::Bool, range)?.rust),
            ty => Err(unknown(range, format!("a condition of type `{ty}`"))),
        }
    }
}

fn literal_value(literal: &Literal, range: &Range<usize>) -> Result<Translated, Untranslated> {
    Ok(match literal {
        Literal::Bool(value) => Translated::new(value.to_string(), Ty::Bool),
        Literal::Null => Translated::new("None", Ty::Null),
        Literal::Integer { value, unsigned, long, decimal } => {
            let kind = integers::literal_kind(*value, *unsigned, *long, *decimal);
            let kind =
                kind.ok_or_else(|| unknown(range, format!("the number {value}, which fits no type")))?;
            Translated::number(*value as i128, kind)
        }
        Literal::Character(byte) => Translated::number(i128::from(*byte as i8), IntegerKind::CHAR),
        Literal::Float(value) if !value.is_finite() => {
            return Err(unknown(range, "a number that `double` does not hold"));
        }
        Literal::Float(value) => Translated::new(format!("{value:?}"), Ty::Float),
        // A `$` would be the start of a placeholder where the text is put in.
        Literal::String(text) if text.contains(['\0', '$']) => {
            return Err(unknown(range, "a string with a NUL or a `$`"));
        }
        Literal::String(text) => Translated::new(format!("{text:?}"), Ty::String),
    })
}

fn unknown(range: &Range<usize>, construct: impl Into<String>) -> Untranslated {
    Untranslated::new(range.clone(), construct)
}

/// The first part of a local's name in Rust. The translator adds `_` and a number.
///
/// Names of the generated code never start with an underscore and a letter, so locals cannot shadow them. Closures that the
/// translator writes have parameters such as `_entity`, without a number.
fn local_prefix(name: &str) -> String {
    let mut snake = String::from("_");
    for character in name.trim_matches('_').chars() {
        let is_new_word = character.is_ascii_uppercase() && !snake.ends_with('_');
        if is_new_word {
            snake.push('_');
        }
        if character != '_' || !snake.ends_with('_') {
            snake.push(character.to_ascii_lowercase());
        }
    }
    if snake == "_" { "_local".to_owned() } else { snake }
}

/// The name in Rust of the parameter of a C++ lambda around a predicate. It ends in an underscore, so that no local of the
/// predicate has it.
///
/// ```
/// assert_eq!(rtblgen_cpp::parameter_name("op"), "_op_");
/// ```
pub fn parameter_name(name: &str) -> String {
    format!("{}_", local_prefix(name))
}
