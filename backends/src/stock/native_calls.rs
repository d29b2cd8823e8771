//! Native calls of rewrite patterns: C++ expressions that may call user functions.
//!
//! Only the C++ file around the patterns defines user functions. A call of one becomes a call of a hook:
//! `foo($0.getType(), $1)` becomes `hooks::foo::<(Type<'c>,)>($0.view($_builder).ty(), $1)`. The tuple lists the types of the
//! arguments that are not placeholders. If the context of the call expects a type, this type follows the tuple. The emitter of
//! patterns removes these type arguments, and adds the types of placeholders and of the whole call to the signature.

use std::cell::RefCell;

use rtblgen_cpp::syntax::{Expr, ExprKind, UnaryOperator};
use rtblgen_cpp::{Scope, Translated, Ty, UserArgument, UserCall};
use rtblgen_records::{Record, Value};

use super::expressions::{Expressions, Untranslated, parse, untranslated};
use super::pattern_uses::CallUse;
use crate::rust::namer;

/// The translation of a native call.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct NativeCall {
    pub(super) rust: String,
    /// The C++ paths of its user functions, without duplicates.
    pub(super) functions: Vec<String>,
}

/// The name of the hook for a user function: the last identifier of the path, after the class if the function is a member.
pub(super) fn function_name(path: &str) -> String {
    let mut segments = path.rsplit("::");
    let name = segments.next().unwrap_or_default();
    let class = segments.next().filter(|outer| outer.starts_with(|c: char| c.is_ascii_uppercase()));
    namer::snake_case(&class.map_or_else(|| name.to_owned(), |class| format!("{class}_{name}")))
}

impl<'r> Expressions<'r> {
    /// Translates a native call for each of its uses. All translations must be equal.
    pub(super) fn native_call(&self, value: Value<'r>, text: &str) -> Result<NativeCall, Untranslated> {
        let record = value.field().record();
        let no_arguments = [CallUse { is_of_op: true, ..CallUse::default() }];
        let uses = match self.patterns.of_call(record) {
            [] => &no_arguments,
            uses => uses,
        };
        let expr = parse(value, text)?;
        let mut translated: Option<NativeCall> = None;
        for own in uses {
            let call = self
                .native_call_in(own, &expr, record)
                .map_err(|error| untranslated(value, error.range(), error.construct()))?;
            if translated.as_ref().is_some_and(|known| *known != call) {
                return Err(untranslated(value, 0..text.len(), "a native call with two meanings"));
            }
            translated = Some(call);
        }
        Ok(translated.expect("there is a use"))
    }

    fn native_call_in(
        &self,
        own: &CallUse,
        expr: &Expr,
        record: Record<'r>,
    ) -> Result<NativeCall, rtblgen_cpp::Untranslated> {
        let called = RefCell::new(Vec::new());
        let placeholders = |name: &str| match name {
            "_builder" => own.outputs.is_none().then(|| Ty::class("mlir::Builder")),
            "_loc" => own.outputs.is_none().then(|| Ty::class("mlir::Location")),
            _ => own.types.placeholder(name, own.types.choices().next().flatten()),
        };
        let is_match = own.outputs.is_some();
        let view = |name: &str| if is_match { None } else { view(name, &placeholders(name)?) };
        let user_call = |call: &UserCall| {
            let mut called = called.borrow_mut();
            if !called.contains(&call.path) {
                called.push(call.path.clone());
            }
            hook_call(call, is_match)
        };
        let scope = Scope { view: &view, user_call: &user_call, ..self.scope(record, &placeholders) };
        let rust = match own.outputs {
            Some(outputs) => matching(expr, outputs, &scope),
            None => making(expr, own.is_of_op, record, &scope),
        }?;
        let functions = called.into_inner();
        for (at, path) in functions.iter().enumerate() {
            if functions[..at].iter().any(|other| function_name(other) == function_name(path)) {
                return Err(unknown(expr, "two functions whose hooks have the same name"));
            }
        }
        Ok(NativeCall { rust, functions })
    }
}

fn unknown(expr: &Expr, construct: &str) -> rtblgen_cpp::Untranslated {
    rtblgen_cpp::Untranslated::new(expr.range.clone(), construct)
}

/// The view of a placeholder in a rewrite, such as `$0.view($_builder)`. In a rewrite, values and ops are handles.
fn view(name: &str, ty: &Ty) -> Option<String> {
    let is_value = |ty: &Ty| *ty == Ty::class("mlir::Value");
    match ty {
        Ty::List(element) if is_value(element) => {
            Some(format!("::rtblgen_runtime::rewrite::declarative::views($_builder, ${name})"))
        }
        Ty::Optional(inner) if is_value(inner) => {
            Some(format!("${name}.map(|_value| _value.view($_builder))"))
        }
        Ty::Class(class) if is_value(ty) || class == "mlir::Operation" => {
            Some(format!("${name}.view($_builder)"))
        }
        _ => None,
    }
}

/// Translates a native call in a result pattern.
fn making(
    expr: &Expr,
    is_of_op: bool,
    record: Record<'_>,
    scope: &Scope<'_>,
) -> Result<String, rtblgen_cpp::Untranslated> {
    if let ExprKind::Placeholder(name) = &expr.kind {
        return rtblgen_cpp::translate(expr, scope).map(|_| format!("${name}"));
    }
    let found = rtblgen_cpp::translate(expr, scope)?;
    let is_partial = rtblgen_cpp::is_partial(&found.rust);
    match &found.ty {
        Ty::Integer(_) if !is_partial => Ok(format!("({} as _)", found.rust)),
        // In C++ a number that does not fit has an undefined value. Here it is zero.
        Ty::Integer(_) => Ok(format!("((|| Some({}))().unwrap_or_default() as _)", found.rust)),
        // In C++ the value is undefined. Rust has no default for it.
        Ty::Class(class) if class == "mlir::Value" && is_partial => {
            let call = if record.is_anonymous() { "a native call" } else { record.name() };
            let message = format!("{call}: a step of the C++ has no defined result for this value");
            Ok(format!("(|| Some({}.value()))().expect({message:?})", in_parentheses(&found.rust)))
        }
        // The new op does not get a null attribute.
        _ if is_partial && is_of_op => {
            rtblgen_cpp::translate_if_any(expr, &Ty::class("mlir::Attribute"), scope).map(|(rust, _)| rust)
        }
        Ty::Null if is_of_op => Ok(found.rust),
        _ if is_partial => Err(unknown(expr, "a step that may have no result, outside of a condition")),
        Ty::Class(class) if class == "mlir::Value" => Ok(format!("{}.value()", in_parentheses(&found.rust))),
        Ty::Class(_) | Ty::Unknown => Ok(found.rust),
        Ty::String => Ok(format!("$_builder.context().string_attr({}).string_value()", found.rust)),
        ty => Err(unknown(expr, &format!("a native call that makes a `{ty}`"))),
    }
}

/// Translates a native call in a source pattern to an `Option` of the arguments that it binds. In C++ the call returns a
/// `LogicalResult` and binds the arguments by reference.
fn matching(expr: &Expr, outputs: usize, scope: &Scope<'_>) -> Result<String, rtblgen_cpp::Untranslated> {
    let (inner, is_condition) = match &expr.kind {
        ExprKind::Call { callee, arguments } if arguments.len() == 1 && is_success(callee) => {
            (&arguments[0], true)
        }
        _ => (expr, false),
    };
    let mut inner = inner.clone();
    let bound = match &mut inner.kind {
        ExprKind::Call { arguments, .. } => {
            let count = arguments.len();
            arguments.retain(|argument| !is_output(argument));
            count - arguments.len()
        }
        _ => 0,
    };
    if bound != outputs {
        return Err(unknown(
            expr,
            "a native call in a source pattern that does not bind all of its arguments",
        ));
    }
    let found = rtblgen_cpp::translate(&inner, scope)?;
    match found.ty {
        Ty::Unknown if outputs > 0 || !is_condition => Ok(found.rust),
        _ if outputs == 0 && is_condition => {
            let condition = rtblgen_cpp::translate_condition(&inner, scope)?;
            Ok(format!("({condition}).then_some(())"))
        }
        ty => Err(unknown(expr, &format!("a native call in a source pattern that makes a `{ty}`"))),
    }
}

fn is_success(callee: &Expr) -> bool {
    let ExprKind::Name(name) = &callee.kind else { return false };
    ["success", "llvm::success", "mlir::success"].contains(&name.path().as_str())
}

/// Whether an argument is a numbered placeholder, such as `$0`, or the address of one.
fn is_output(argument: &Expr) -> bool {
    match &argument.kind {
        ExprKind::Placeholder(name) => name.bytes().all(|byte| byte.is_ascii_digit()),
        ExprKind::Unary(UnaryOperator::Address, inner) => is_output(inner),
        _ => false,
    }
}

/// The call of the hook for a user function, with the types of the arguments that are not placeholders.
fn hook_call(call: &UserCall, is_match: bool) -> Option<String> {
    let (mut types, mut arguments) = (Vec::new(), Vec::new());
    for argument in &call.arguments {
        match argument {
            UserArgument::Placeholder(name) => arguments.push(format!("${name}")),
            UserArgument::Value(value) => {
                let (ty, rust) = hook_argument(value, is_match)?;
                types.push(format!("{ty},"));
                arguments.push(rust);
            }
        }
    }
    let (result, behind) = match &call.result {
        None => (String::new(), ""),
        Some(ty) => hook_result(ty, is_match).map(|(ty, behind)| (format!(", {ty}"), behind))?,
    };
    let generics = match types.is_empty() && result.is_empty() {
        true => String::new(),
        false => format!("::<({}){result}>", types.join(" ")),
    };
    let name = function_name(&call.path);
    let rust = format!("hooks::{name}{generics}({})", arguments.join(", "));
    Some(if behind == "&*" { format!("&*{rust}") } else { format!("{rust}{behind}") })
}

/// The type of a hook's parameter, and the Rust argument for it.
fn hook_argument(argument: &Translated, is_match: bool) -> Option<(String, String)> {
    let ty = plain_type(&argument.ty, is_match)?;
    let rust = in_parentheses(&argument.rust);
    let is_handle = |ty: &Ty| !is_match && *ty == Ty::class("mlir::Value");
    let rust = match &argument.ty {
        own if is_handle(own) => format!("{rust}.value()"),
        Ty::Class(class) if class == "mlir::Operation" && !is_match => format!("{rust}.op()"),
        Ty::Optional(inner) if is_handle(inner) => format!("{rust}.map(|_value| _value.value())"),
        Ty::List(element) if is_handle(element) => {
            format!("&{rust}.iter().map(|_value| _value.value()).collect::<Vec<_>>()[..]")
        }
        Ty::List(_) => format!("&{rust}[..]"),
        _ => argument.rust.clone(),
    };
    Some((ty, rust))
}

/// The return type of a hook for an expected C++ type, and the conversion to add to the call: the prefix `&*` or a suffix.
fn hook_result(ty: &Ty, is_match: bool) -> Option<(String, &'static str)> {
    match ty {
        Ty::String => Some(("String".to_owned(), "&*")),
        Ty::List(element) if **element != Ty::class("mlir::Value") => {
            Some((format!("Vec<{}>", plain_type(element, is_match)?), ""))
        }
        Ty::Class(class) if class == "mlir::Value" && !is_match => {
            Some((plain_type(ty, is_match)?, ".view($_builder)"))
        }
        Ty::Bool | Ty::Integer(_) | Ty::Float => Some((plain_type(ty, is_match)?, "")),
        Ty::Class(class) if ["mlir::Type", "mlir::Attribute"].contains(&class.as_str()) => {
            Some((plain_type(ty, is_match)?, ""))
        }
        _ => None,
    }
}

/// The Rust type of a hook's parameter.
fn plain_type(ty: &Ty, is_match: bool) -> Option<String> {
    Some(match ty {
        Ty::Bool => "bool".to_owned(),
        Ty::Integer(kind) => kind.rust().to_owned(),
        Ty::Float => "f64".to_owned(),
        Ty::String => "&str".to_owned(),
        Ty::List(element) => format!("&[{}]", plain_type(element, is_match)?),
        Ty::Optional(inner) => format!("Option<{}>", plain_type(inner, is_match)?),
        Ty::Class(class) => {
            let path = match (class.as_str(), is_match) {
                ("mlir::Type", _) => "Type<'c>",
                ("mlir::Attribute", _) => "Attribute<'c>",
                ("mlir::Location", _) => "Location<'c>",
                ("mlir::Value", true) => "ValueView<'_, 'c>",
                ("mlir::Value", false) => "Value",
                ("mlir::Operation", true) => "OpView<'_, 'c>",
                ("mlir::Operation", false) => "Op",
                ("mlir::MLIRContext", _) => return Some("&'c ::rtblgen_runtime::Context".to_owned()),
                _ => return None,
            };
            format!("::rtblgen_runtime::{path}")
        }
        Ty::Enum(_) | Ty::Null | Ty::Unknown => return None,
    })
}

/// Adds parentheses, unless a method call after the text applies to the whole text anyway.
fn in_parentheses(rust: &str) -> String {
    let is_plain = rust.chars().all(|c| c.is_ascii_alphanumeric() || "_$.:()".contains(c));
    if is_plain { rust.to_owned() } else { format!("({rust})") }
}
