//! A typed syntax tree to Rust.
//!
//! Every expression gets a C++ type ([`Ty`]) and a Rust text. A name or a construct that the tables do not have is an
//! [`Untranslated`] error: nothing is guessed.

mod calls;
mod classes;
mod functions;
mod lambdas;
mod operators;
#[cfg(test)]
mod tests;
mod types;

use std::ops::Range;

pub use types::{IntegerKind, Ty};

use crate::error::Untranslated;
use crate::names::Names;
use crate::syntax::{Expr, ExprKind, Literal, Name};

/// The names around an expression.
pub struct Scope<'s> {
    /// The C++ namespace of the dialect, such as `mlir::spirv`.
    pub namespace: &'s str,
    /// The types of placeholders, by the name after the `$`.
    pub placeholders: &'s dyn Fn(&str) -> Option<Ty>,
    /// The op's own getters, such as `getLhs()`: the placeholder's name and its type.
    pub own_getter: &'s dyn Fn(&str) -> Option<(String, Ty)>,
    /// Op methods whose body returns one expression.
    pub own_method: &'s dyn Fn(&str) -> Option<OwnMethod>,
    /// Classes and enums of `.td` files.
    pub names: &'s dyn Names,
}

/// A C++ method that returns one expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnMethod {
    /// The type and the name of each parameter.
    pub parameters: Vec<(String, String)>,
    /// The C++ expression that it returns.
    pub body: String,
}

/// The Rust of an expression. Placeholders stand in it as they stand in the C++.
#[derive(Clone, Debug, PartialEq)]
pub struct Translated {
    /// A Rust expression. It may use `?` on an `Option`.
    pub rust: String,
    /// The type.
    pub ty: Ty,
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
/// result, such as a `cast` to another type. The condition is then unknown: neither true nor false. See [`is_partial`].
///
/// ```
/// use rtblgen_cpp::{CoreNames, Scope, Ty, translate_condition};
/// let scope = Scope {
///     namespace: "mlir::calc",
///     placeholders: &|name| (name == "_self").then(|| Ty::class("mlir::Type")),
///     own_getter: &|_| None,
///     own_method: &|_| None,
///     names: &CoreNames,
/// };
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
/// let scope = Scope {
///     namespace: "mlir::calc",
///     placeholders: &|name| (name == "_builder").then(|| Ty::class("mlir::Builder")),
///     own_getter: &|_| None,
///     own_method: &|_| None,
///     names: &CoreNames,
/// };
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
    match is_partial(&value.rust) {
        true => Err(unknown(&expr.range, "a step that may have no result, outside of a condition")),
        false => Ok(without_parentheses(value.rust)),
    }
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
/// As those of [`translate_as`], except for steps that may have no result.
pub fn translate_if_any(expr: &Expr, ty: &Ty, scope: &Scope<'_>) -> Result<(String, bool), Untranslated> {
    let mut translator = Translator::new(scope);
    let value = translator.expr(expr)?;
    let rust = without_parentheses(translator.convert(value, ty.clone(), &expr.range)?.rust);
    Ok(match is_partial(&rust) {
        true => (format!("(|| Some({rust}))()"), true),
        false => (rust, false),
    })
}

/// Whether a translation has a `?` outside of string literals and so may have no result.
pub fn is_partial(rust: &str) -> bool {
    let (mut in_string, mut is_escaped) = (false, false);
    rust.chars().any(|character| {
        let was_escaped = std::mem::take(&mut is_escaped);
        match character {
            '\\' => is_escaped = in_string && !was_escaped,
            '"' if !was_escaped => in_string = !in_string,
            _ => {}
        }
        character == '?' && !in_string
    })
}

/// The translation of one expression.
struct Translator<'t, 's> {
    scope: &'t Scope<'s>,
    /// Names that lambdas declare, the innermost last.
    locals: Vec<(String, Ty)>,
    /// The stack of table functions whose bodies are being translated, by signature.
    bodies: Vec<&'static str>,
    /// The stack of op methods whose bodies are being translated.
    methods: Vec<String>,
}

impl<'t, 's> Translator<'t, 's> {
    fn new(scope: &'t Scope<'s>) -> Self {
        Self { scope, locals: Vec::new(), bodies: Vec::new(), methods: Vec::new() }
    }
}

impl Translator<'_, '_> {
    fn expr(&mut self, expr: &Expr) -> Result<Translated, Untranslated> {
        let range = &expr.range;
        match &expr.kind {
            ExprKind::Placeholder(name) => self.placeholder(name, range),
            ExprKind::Literal(literal) => Ok(literal_value(literal)),
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
            Some(ty) => Ok(Translated { rust: format!("${name}"), ty }),
            None => Err(unknown(range, format!("placeholder `${name}`"))),
        }
    }

    /// A local name or an enum's case.
    fn name(&self, name: &Name, range: &Range<usize>) -> Result<Translated, Untranslated> {
        let path = name.path();
        if let Some((_, ty)) = self.locals.iter().rev().find(|(local, _)| *local == path) {
            return Ok(Translated { rust: local_name(&path), ty: ty.clone() });
        }
        if path == "std::nullopt" || path == "nullopt" {
            return Ok(Translated { rust: "None".to_owned(), ty: Ty::Null });
        }
        if path == "ShapedType::kDynamic" || path == "mlir::ShapedType::kDynamic" {
            return Ok(Translated { rust: "i64::MIN".to_owned(), ty: Ty::Integer(IntegerKind::I64) });
        }
        if path.rsplit_once("::").is_some_and(|(class, _)| class == classes::FLOAT_KIND) {
            return Ok(Translated {
                rust: format!("::{path}"),
                ty: Ty::Enum(classes::FLOAT_KIND.to_owned()),
            });
        }
        if let Some((class, case)) = path.rsplit_once("::")
            && let Some(class) = self.user_class(class)
            && let Some(rust) = self.scope.names.case(&class, case)
        {
            return Ok(Translated { rust, ty: Ty::Enum(class.path) });
        }
        Err(unknown(range, format!("name `{path}`")))
    }

    /// The value as a `bool`: an `Option` is true if it has a value, an integer if it is not zero.
    fn condition(&self, value: Translated, range: &Range<usize>) -> Result<String, Untranslated> {
        match value.ty {
            Ty::Bool => Ok(value.rust),
            Ty::Optional(_) => Ok(format!("{}.is_some()", operand(&value.rust))),
            Ty::Integer(_) => Ok(format!("({} != 0)", value.rust)),
            ty => Err(unknown(range, format!("a condition of type `{ty}`"))),
        }
    }
}

fn literal_value(literal: &Literal) -> Translated {
    let (rust, ty) = match literal {
        Literal::Bool(value) => (value.to_string(), Ty::Bool),
        Literal::Null => ("None".to_owned(), Ty::Null),
        Literal::Integer { value, unsigned, long } => {
            let kind = match (unsigned, long) {
                (false, false) => IntegerKind::Literal,
                (_, _) => IntegerKind::Fixed { width: if *long { 64 } else { 32 }, signed: !unsigned },
            };
            let suffix = if kind == IntegerKind::Literal { "" } else { kind.rust() };
            (format!("{value}{suffix}"), Ty::Integer(kind))
        }
        Literal::Float(text) => {
            let point = if text.contains(['.', 'e']) { "" } else { ".0" };
            (format!("{}{point}", text.trim_end_matches('.')), Ty::Float)
        }
        Literal::String(text) => (format!("{text:?}"), Ty::String),
    };
    Translated { rust, ty }
}

fn unknown(range: &Range<usize>, construct: impl Into<String>) -> Untranslated {
    Untranslated::new(range.clone(), construct)
}

/// The name of a local in Rust: no keyword is left.
fn local_name(name: &str) -> String {
    let mut snake = String::new();
    for character in name.chars() {
        if character.is_ascii_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.push(character.to_ascii_lowercase());
    }
    match snake.as_str() {
        "type" | "ref" | "in" | "fn" | "mod" | "use" | "loop" | "match" | "move" | "self" => {
            format!("{snake}_")
        }
        _ => snake,
    }
}

/// A text as the object of a method call: parentheses stand around it unless it is one already.
fn operand(rust: &str) -> String {
    let plain = rust.chars().all(|c| c.is_ascii_alphanumeric() || "_$.:?<>".contains(c));
    match plain || is_enclosed(rust) || is_postfix(rust) {
        true => rust.to_owned(),
        false => format!("({rust})"),
    }
}

/// Removes the outer parentheses of an `if` or a block.
fn without_parentheses(rust: String) -> String {
    match is_enclosed(&rust) && (rust.starts_with("(if ") || rust.starts_with("({ ")) {
        true => rust[1..rust.len() - 1].to_owned(),
        false => rust,
    }
}

/// Whether one pair of parentheses encloses the whole text.
fn is_enclosed(rust: &str) -> bool {
    rust.starts_with('(') && closing(rust) == Some(rust.len() - 1)
}

/// The place of the parenthesis that closes the first character's.
fn closing(rust: &str) -> Option<usize> {
    let mut depth = 0usize;
    for (at, character) in rust.char_indices() {
        match character {
            '(' => depth += 1,
            ')' => {
                depth -= 1;
                if depth == 0 {
                    return Some(at);
                }
            }
            _ => {}
        }
    }
    None
}

/// Whether the text has no operator outside of brackets, so that a method call binds to all of it.
fn is_postfix(rust: &str) -> bool {
    let mut depth = 0usize;
    let mut in_string = false;
    for character in rust.chars() {
        match character {
            '"' => in_string = !in_string,
            _ if in_string => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            ' ' | '!' | '-' | '*' | '&' | '|' if depth == 0 => return false,
            _ => {}
        }
    }
    !rust.is_empty()
}
