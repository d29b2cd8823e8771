//! Native calls of rewrite patterns: C++ expressions that may call user functions.
//!
//! Only the C++ file around the patterns defines user functions. A call of one becomes a call of a hook:
//! `foo($0.getType(), $1)` becomes `hooks::foo::<(Type<'c>,)>($0.view($_builder).ty(), $1)`. The tuple lists the types of the
//! arguments that are not placeholders. If the context of the call expects a type, this type follows the tuple. The emitter of
//! patterns removes these type arguments, and adds the types of placeholders and of the whole call to the signature.

use std::cell::{Cell, RefCell};

use rtblgen_cpp::syntax::{Expr, ExprKind, UnaryOperator};
use rtblgen_cpp::{Scope, Translated, Ty, UserCall};
use rtblgen_records::{Record, Value};

use super::expressions::{Expressions, Untranslated, parse, untranslated};
use super::hook_calls::{
    assumed_type, function_name, hook_call, in_parentheses, is_handle, placeholder_type, plain_type,
    result_type, unknown,
};
use super::pattern_uses::{CallUse, ResultUse};
use super::replace::placeholders;
use super::translations::{CallResult, TranslatedCall};

/// The translation of a native call.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct NativeCall {
    pub(super) rust: String,
    pub(super) call: TranslatedCall,
    /// The C++ paths of its user functions, without duplicates.
    pub(super) functions: Vec<String>,
}

impl<'r> Expressions<'r> {
    /// Translates a native call for each of its uses. All translations must be equal.
    pub(super) fn native_call(&self, value: Value<'r>, text: &str) -> Result<NativeCall, Untranslated> {
        let record = value.field().record();
        // A text in a `returnType` is a field of the pattern's record.
        let result_use = if record.is_a("NativeCodeCall") { ResultUse::Unknown } else { ResultUse::Type };
        let without_use = [CallUse { result_use, ..CallUse::default() }];
        let uses = match self.patterns.of_call(record) {
            [] => &without_use,
            uses => uses,
        };
        let expr = parse(value, text)?;
        let error_of =
            |error: rtblgen_cpp::Untranslated| untranslated(value, error.range(), error.construct());
        let mut translated: Option<NativeCall> = None;
        for own in uses {
            let call = self.native_call_in(own, &expr, record).map_err(error_of)?;
            if translated.as_ref().is_some_and(|known| *known != call) {
                return Err(untranslated(value, 0..text.len(), "a native call with two meanings"));
            }
            translated = Some(call);
        }
        let mut call = translated.expect("there is a use");
        if let Some(argument) = uses.iter().find(|own| own.result_use == ResultUse::Argument)
            && let Some(ty) = self.type_in_call(argument, &expr, record)
        {
            let with_lifetime = ty.replace("'c", "'_");
            call.rust = format!("{{ let _result: {with_lifetime} = {}; _result }}", call.rust);
            call.call.ty = Some(ty);
        }
        Ok(call)
    }

    /// Returns the arguments of the hook for the whole text of a native call in a result pattern: its
    /// placeholders, and the rewriter if one of them is a value or an op, which can only be inspected with
    /// the IR.
    pub(super) fn arguments_of_hook(&self, record: Record<'r>, cpp: &str) -> String {
        let arguments = placeholders(cpp);
        let uses = self.patterns.of_call(record);
        let is_value = |name: &str| {
            let mut types = uses.iter().filter_map(|own| placeholder_type(name, &own.types));
            types.any(|ty| is_handle(&ty))
        };
        let has_value = arguments
            .split(", ")
            .any(|argument| is_value(argument.trim_start_matches('$').trim_end_matches('.')));
        match has_value && !arguments.contains("$_builder") {
            true => format!("$_builder, {arguments}"),
            false => arguments,
        }
    }

    /// The Rust type of a native call that is an argument of another one. `None` if the call returns its argument, or if its
    /// result is an attribute or has no known Rust type.
    fn type_in_call(&self, own: &CallUse, expr: &Expr, record: Record<'r>) -> Option<String> {
        if matches!(expr.kind, ExprKind::Placeholder(_)) {
            return None;
        }
        let ty =
            result_type(&self.names, expr, &own.types, record).ok().filter(|ty| *ty != assumed_type())?;
        let scope = self.scope(record, &|_| None);
        plain_type(&rtblgen_cpp::root_type(&ty, &scope), false)
    }

    fn native_call_in(
        &self,
        own: &CallUse,
        expr: &Expr,
        record: Record<'r>,
    ) -> Result<NativeCall, rtblgen_cpp::Untranslated> {
        let called = RefCell::new(Vec::new());
        let is_match = own.outputs.is_some();
        let uses_location = Cell::new(false);
        let placeholders = |name: &str| {
            uses_location.set(uses_location.get() || name == "_loc");
            match is_match {
                true => own.types.placeholder(name, own.types.choices().next().flatten()),
                false => placeholder_type(name, &own.types),
            }
        };
        let view = |name: &str| if is_match { None } else { view(name, &placeholders(name)?) };
        let user_call = |call: &UserCall| {
            let mut called = called.borrow_mut();
            if !called.contains(&call.path) {
                called.push(call.path.clone());
            }
            hook_call(call, is_match, &|name| placeholders(name).is_some_and(|ty| is_handle(&ty)))
        };
        let scope = Scope { view: &view, user_call: &user_call, ..self.scope(record, &placeholders) };
        let (rust, mut result) = match own.outputs {
            Some(outputs) => (in_source_pattern(expr, outputs, &scope)?, CallResult::Defined),
            None => in_result_pattern(expr, &own.result_use, record, &scope)?,
        };
        let functions = called.into_inner();
        if let CallResult::MayBeUndefined { option } = &mut result
            && (!functions.is_empty() || uses_location.get())
        {
            *option = None;
        }
        for (at, path) in functions.iter().enumerate() {
            if functions[..at].iter().any(|other| function_name(other) == function_name(path)) {
                return Err(unknown(expr, "two functions whose hooks have the same name"));
            }
        }
        Ok(NativeCall { rust, call: TranslatedCall { result, ty: None }, functions })
    }
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
fn in_result_pattern(
    expr: &Expr,
    result_use: &ResultUse,
    record: Record<'_>,
    scope: &Scope<'_>,
) -> Result<(String, CallResult), rtblgen_cpp::Untranslated> {
    let found = rtblgen_cpp::translate(expr, scope)?;
    let mistyped = || unknown(expr, &format!("a native call that makes a `{}` here", found.ty));
    // The emitter converts the result of a call that returns its argument.
    if let ExprKind::Placeholder(name) = &expr.kind {
        let is_common = name.starts_with('_') && name != "_self";
        let is_meant = !is_common || matches!(result_use, ResultUse::Argument | ResultUse::Unknown);
        return if is_meant { Ok((format!("${name}"), CallResult::Defined)) } else { Err(mistyped()) };
    }
    let rust = match (&found.ty, result_use) {
        (Ty::Unknown, _) if !found.is_partial => return Ok((found.rust, CallResult::Defined)),
        (Ty::Unknown, _) => found.rust.clone(),
        (Ty::Null, ResultUse::Attribute | ResultUse::Unknown) => {
            return Ok((found.rust, CallResult::MayBeAbsent));
        }
        (Ty::Optional(_), ResultUse::Attribute) if !found.is_partial => {
            return match rtblgen_cpp::root_type(&found.ty, scope) {
                Ty::Optional(root) if *root == assumed_type() => {
                    let rust = format!("(|| Some({}?))()", in_parentheses(&found.rust));
                    Ok((rust, CallResult::MayBeAbsent))
                }
                _ => Err(mistyped()),
            };
        }
        _ => result_value(&found, result_use, scope).ok_or_else(mistyped)?,
    };
    if !found.is_partial {
        return Ok((rust, CallResult::Defined));
    }
    // In C++ the result is undefined, or an assertion fails. If the source binds all arguments, the matcher tests this first.
    let call = if record.is_anonymous() { "a native call" } else { record.name() };
    let message = format!("{call}: a step of the C++ has no defined result");
    let option = format!("(|| Some({rust}))()");
    Ok((format!("{option}.expect({message:?})"), CallResult::MayBeUndefined { option: Some(option) }))
}

/// The Rust value of a native call for a use of its result. `None` if the use does not take the type.
fn result_value(found: &Translated, result_use: &ResultUse, scope: &Scope<'_>) -> Option<String> {
    use ResultUse as U;
    let rust = &found.rust;
    let root = plain_type(&rtblgen_cpp::root_type(&found.ty, scope), false);
    let is_class = |name: &str| root.as_deref().is_some_and(|root| root.starts_with(name));
    Some(match (&found.ty, result_use) {
        (Ty::Integer(kind), U::Argument | U::Unknown)
        | (Ty::Integer(_), U::Property(Some(Ty::Integer(kind)))) => format!("({rust} as {})", kind.rust()),
        (Ty::Bool, U::Property(Some(Ty::Bool)) | U::Argument | U::Unknown) => rust.clone(),
        (Ty::Float, U::Argument | U::Unknown) => rust.clone(),
        (Ty::String, U::Argument | U::Unknown | U::Property(Some(Ty::String))) => {
            format!("$_builder.context().string_attr({rust}).string_value()")
        }
        (Ty::Class(_), U::Value | U::Argument | U::Unknown) if is_class("::rtblgen_runtime::Value") => {
            format!("{}.value()", in_parentheses(rust))
        }
        (Ty::Class(_), U::Argument | U::Unknown) if is_class("::rtblgen_runtime::Op") => {
            format!("{}.op()", in_parentheses(rust))
        }
        (Ty::Class(_), U::Attribute) if is_class("::rtblgen_runtime::Attribute") => rust.clone(),
        (Ty::Class(_), U::Type) if is_class("::rtblgen_runtime::Type") => rust.clone(),
        (Ty::Class(_), U::Argument | U::Unknown) if root.is_some() => rust.clone(),
        (Ty::Class(_), U::Property(None)) => rust.clone(),
        (Ty::List(element), U::Values) if **element == Ty::class("mlir::Value") => {
            format!("{}.iter().map(|_value| _value.value()).collect::<Vec<_>>()", in_parentheses(rust))
        }
        _ => return None,
    })
}

/// Translates a native call in a source pattern to an `Option` of the arguments that it binds. In C++ the call returns a
/// `LogicalResult` and binds the arguments by reference.
fn in_source_pattern(
    expr: &Expr,
    outputs: usize,
    scope: &Scope<'_>,
) -> Result<String, rtblgen_cpp::Untranslated> {
    let (inner, is_condition) = match &expr.kind {
        ExprKind::Call { callee, arguments } if arguments.len() == 1 && is_success(callee) => {
            (&arguments[0], true)
        }
        _ => (expr, false),
    };
    let mut inner = inner.clone();
    let bound = bound_arguments(&mut inner);
    // Each argument must be bound once. The hook returns them in the order of their numbers.
    if bound.len() != outputs || (0..outputs).any(|number| !bound.contains(&number.to_string())) {
        return Err(unknown(
            expr,
            "a native call in a source pattern that does not bind each of its arguments once",
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

/// Removes the arguments that a call binds: numbered placeholders, such as `$0`, and their addresses. Returns their numbers.
fn bound_arguments(call: &mut Expr) -> Vec<String> {
    let ExprKind::Call { arguments, .. } = &mut call.kind else { return Vec::new() };
    let bound = arguments.iter().filter_map(output).map(str::to_owned).collect();
    arguments.retain(|argument| output(argument).is_none());
    bound
}

fn output(argument: &Expr) -> Option<&str> {
    match &argument.kind {
        ExprKind::Placeholder(name) => name.bytes().all(|byte| byte.is_ascii_digit()).then_some(name),
        ExprKind::Unary(UnaryOperator::Address, inner) => output(inner),
        _ => None,
    }
}
