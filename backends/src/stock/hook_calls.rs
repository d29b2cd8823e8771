//! Calls of user functions in native calls: the hook of each, and the types of its parameters and of its result.

use rtblgen_cpp::syntax::{Expr, ExprKind};
use rtblgen_cpp::{Scope, Translated, Ty, UserArgument, UserCall};
use rtblgen_records::Record;

use super::names::RecordNames;
use super::placeholders::Context;
use crate::rust::namer;

/// The name of the hook for a user function: the last identifier of the path, after the class if the function is a member.
pub(super) fn function_name(path: &str) -> String {
    let mut segments = path.rsplit("::");
    let name = segments.next().unwrap_or_default();
    let class = segments.next().filter(|outer| outer.starts_with(|c: char| c.is_ascii_uppercase()));
    namer::snake_case(&class.map_or_else(|| name.to_owned(), |class| format!("{class}_{name}")))
}

/// The type that is assumed_type if the result type of a native call is unknown: an attribute.
pub(super) fn assumed_type() -> Ty {
    Ty::class("mlir::Attribute")
}

/// The C++ type of a placeholder in a result pattern.
pub(super) fn placeholder_type(name: &str, types: &Context) -> Option<Ty> {
    match name {
        "_builder" => Some(Ty::class("mlir::Builder")),
        "_loc" => Some(Ty::class("mlir::Location")),
        _ => types.placeholder(name, types.choices().next().flatten()),
    }
}

/// The C++ result type of a native call that is an argument of another one.
pub(super) fn argument_type(names: &RecordNames<'_>, call: Record<'_>, types: &Context) -> Ty {
    let text = call.str("expression").unwrap_or_default();
    let expr = rtblgen_cpp::parse(text).ok();
    let ty = expr.and_then(|expr| result_type(names, &expr, types, call).ok());
    ty.unwrap_or_else(assumed_type)
}

/// The C++ result type of a native call in a result pattern.
pub(super) fn result_type<'r>(
    names: &RecordNames<'r>,
    expr: &Expr,
    types: &Context,
    record: Record<'r>,
) -> Result<Ty, rtblgen_cpp::Untranslated> {
    let placeholders = |name: &str| placeholder_type(name, types);
    let user_call = |call: &UserCall| hook_call(call, false, &|_| false);
    let scope =
        Scope { user_call: &user_call, ..Scope::new(names.namespace_of(record), &placeholders, names) };
    let ty = rtblgen_cpp::translate(expr, &scope)?.ty;
    let is_plain = matches!(expr.kind, ExprKind::Placeholder(_));
    match ty {
        Ty::Unknown => Ok(assumed_type()),
        ty if is_plain || is_argument(&rtblgen_cpp::root_type(&ty, &scope)) => Ok(ty),
        ty => Err(unknown(expr, &format!("a native call that makes a `{ty}`"))),
    }
}

/// Whether an argument that is a native call may have this type.
fn is_argument(ty: &Ty) -> bool {
    !matches!(ty, Ty::List(_) | Ty::Optional(_)) && plain_type(ty, false).is_some()
}

/// The call of the hook for a user function, with the types of the arguments that are not placeholders. The
/// rewriter is passed once, since Rust forbids two mutable references to it. A hook of a result pattern gets
/// it with a value or an op, which can only be inspected with the IR.
pub(super) fn hook_call(
    call: &UserCall,
    is_match: bool,
    is_handle_in_cpp: &dyn Fn(&str) -> bool,
) -> Option<String> {
    let (mut types, mut arguments) = (Vec::new(), Vec::new());
    let needs_ir = |argument: &UserArgument| match argument {
        UserArgument::Placeholder(name) => is_handle_in_cpp(name),
        UserArgument::Value(value) => is_handle(&value.ty),
    };
    if !is_match && call.arguments.iter().any(needs_ir) {
        arguments.push("$_builder".to_owned());
    }
    for argument in &call.arguments {
        match argument {
            UserArgument::Placeholder(name) => {
                let argument = format!("${name}");
                if name != "_builder" || !arguments.contains(&argument) {
                    arguments.push(argument);
                }
            }
            UserArgument::Value(value) => {
                let (ty, rust) = hook_argument(value, is_match)?;
                types.push(format!("{ty},"));
                arguments.push(rust);
            }
        }
    }
    let (result, suffix) = match &call.result {
        None => (String::new(), ""),
        Some(ty) => hook_result(ty, is_match).map(|(ty, suffix)| (format!(", {ty}"), suffix))?,
    };
    let generics = match types.is_empty() && result.is_empty() {
        true => String::new(),
        false => format!("::<({}){result}>", types.join(" ")),
    };
    let name = function_name(&call.path);
    let bindings = bind_readers_of_ir(&mut arguments);
    let rust = format!("hooks::{name}{generics}({})", arguments.join(", "));
    let rust = if suffix == "&*" { format!("&*{rust}") } else { format!("{rust}{suffix}") };
    Some(if bindings.is_empty() { rust } else { format!("{{ {bindings}{rust} }}") })
}

/// Replaces the arguments that read the IR by variables, if the rewriter is an argument too, and returns
/// their statements: Rust forbids to read a value that is borrowed as mutable.
fn bind_readers_of_ir(arguments: &mut [String]) -> String {
    const REWRITER: &str = "$_builder";
    let mut bindings = String::new();
    if !arguments.iter().any(|argument| argument == REWRITER) {
        return bindings;
    }
    let readers =
        arguments.iter_mut().enumerate().filter(|(_, own)| *own != REWRITER && own.contains(REWRITER));
    for (index, argument) in readers {
        let variable = format!("_bound_{index}");
        bindings += &format!("let {variable} = {argument}; ");
        *argument = variable;
    }
    bindings
}

/// Whether a C++ type is a value or an op, or a list of them. In a rewrite these are handles.
pub(super) fn is_handle(ty: &Ty) -> bool {
    match ty {
        Ty::List(inner) | Ty::Optional(inner) => is_handle(inner),
        Ty::Class(class) => ["mlir::Value", "mlir::Operation"].contains(&class.as_str()),
        _ => false,
    }
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

/// The Rust type of a hook's parameter. Lists of lists and lists of values that may be absent have none.
pub(super) fn plain_type(ty: &Ty, is_match: bool) -> Option<String> {
    Some(match ty {
        Ty::Bool => "bool".to_owned(),
        Ty::Integer(kind) => kind.rust().to_owned(),
        Ty::Float => "f64".to_owned(),
        Ty::String => "&str".to_owned(),
        Ty::List(element) | Ty::Optional(element) if matches!(**element, Ty::List(_) | Ty::Optional(_)) => {
            return None;
        }
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

/// Adds parentheses where a method call after the text would apply to a part of it only.
pub(super) fn in_parentheses(rust: &str) -> String {
    let is_plain = rust.chars().all(|c| c.is_ascii_alphanumeric() || "_$.:()".contains(c));
    if is_plain { rust.to_owned() } else { format!("({rust})") }
}

pub(super) fn unknown(expr: &Expr, construct: &str) -> rtblgen_cpp::Untranslated {
    rtblgen_cpp::Untranslated::new(expr.range.clone(), construct)
}
