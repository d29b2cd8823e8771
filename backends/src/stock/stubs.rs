//! Stubs of hooks that are functions or traits: module `hooks`, as the user would write it (`--stub-hooks`).

use std::fmt::Write;

use tblgen_parser::SourceMap;

use crate::input::written_hooks::WrittenHooks;

use super::hooks::{Hook, HookKind, Subject, Types};

/// The module with a stub for each hook that generated code calls; nothing if there are none. Written hooks
/// come from module `own_hooks`.
pub fn module(hooks: &[Hook], written: &WrittenHooks, sources: &SourceMap) -> String {
    let (own, hooks): (Vec<_>, Vec<_>) =
        hooks.iter().partition(|hook| hook.signature().is_some() && written.has_item(&hook.name));
    let import = if own.is_empty() { "" } else { "    pub use super::own_hooks::*;\n" };
    let hooks = hooks.into_iter().filter(|hook| !hook.kind.is_never_a_stub());
    let stubs: Vec<String> = hooks.filter_map(|hook| stub(hook, sources)).collect();
    match stubs.is_empty() && own.is_empty() {
        true => String::new(),
        false => format!(
            "\n/// Stubs of what is C++ in the `.td` and has no translation.\n#[allow(unused_imports, unused_variables)]\n\
             pub mod hooks {{\n    use ::rtblgen_runtime::asm::{{AsmParser, AsmPrinter, ParseResult}};\n    \
             use ::rtblgen_runtime::rewrite::PatternRewriter;\n    \
             use ::rtblgen_runtime::{{Attribute, Context, Ir, Location, Op, OpView, TraitDefinition, Type, TypedOp, Value, ValueView, VerifyError, VerifyResult, support}};\n{import}\n{}}}\n",
            stubs.join("\n")
        ),
    }
}

/// The item of a hook, with the C++ as its documentation.
fn stub(hook: &Hook, sources: &SourceMap) -> Option<String> {
    let signature = hook.signature()?;
    let (line, _) = sources.line_column(hook.span.start);
    let origin = format!("{}:{line}", sources.name(sources.file_of(hook.span)));
    let message =
        format!("{:?}", format!("the hook `{}` of `{}` is not written ({origin})", hook.name, hook.of));
    let mut text = String::new();
    if hook.kind == HookKind::ParameterType {
        let _ = writeln!(text, "    ::rtblgen_runtime::missing_parameter_type! {{");
    }
    let _ = writeln!(text, "    /// `{}`, from `{origin}`:", hook.of);
    let _ = writeln!(text, "    ///");
    let _ = writeln!(text, "    /// ````cpp");
    for line in dedented(&hook.cpp) {
        let _ = writeln!(text, "    /// {line}");
    }
    let _ = writeln!(text, "    /// ````");
    if let Some(order) = order_of_tuple(hook) {
        let _ = writeln!(text, "    ///\n    /// {order}");
    }
    let _ = match hook.kind {
        HookKind::Trait => writeln!(
            text,
            "    {signature} = TraitDefinition::verified({:?}, |ir, _, _| {{\n        \
             support::missing_hook_once(ir.context(), {message});\n        Ok(())\n    }});",
            hook.of
        ),
        HookKind::ParameterType => writeln!(text, "    {}, {message}\n    }}", hook.name),
        // A stub's result is unknown.
        HookKind::Predicate(_)
        | HookKind::PredicateInOp(_)
        | HookKind::TypeFunction
        | HookKind::TypesFunction { to: Types::List, .. } => {
            let (before, result) = signature.split_once("-> ").unwrap_or((&signature, "()"));
            writeln!(text, "    {before}-> Option<{result}> {{\n        {}\n    }}", body(hook, &message))
        }
        _ => writeln!(text, "    {signature} {{\n        {}\n    }}", body(hook, &message)),
    };
    Some(text)
}

/// The sentence about the tuple that the hook of a call in a source pattern returns. `None` if the hook returns no tuple.
fn order_of_tuple(hook: &Hook) -> Option<String> {
    let (_, types) = hook.ty.as_deref()?.split_once("-> Option<(")?;
    if hook.kind != HookKind::NativeCall || types.starts_with(')') {
        return None;
    }
    Some("The tuple has the values of `$0`, `$1` and so on in this order.".to_owned())
}

/// The lines of a text without the indentation that they share, and without empty lines around.
fn dedented(text: &str) -> Vec<&str> {
    let lines: Vec<&str> = text.lines().map(str::trim_end).skip_while(|line| line.is_empty()).collect();
    let indentation = |line: &&str| line.len() - line.trim_start().len();
    let shared = lines.iter().filter(|line| !line.is_empty()).map(indentation).min().unwrap_or(0);
    let last = lines.iter().rposition(|line| !line.is_empty()).map_or(0, |last| last + 1);
    lines[..last].iter().map(|line| line.get(shared..).unwrap_or_default()).collect()
}

/// The stub of a predicate: an error, and an unknown result.
fn predicate_body(subject: Subject, message: &str) -> String {
    let context = match subject {
        Subject::Type => "ty.context()",
        Subject::Attribute => "attribute.context()",
        Subject::Op => "op.ir().context()",
        Subject::Region => "region.ir().context()",
        Subject::Successor => "successor.ir().context()",
        Subject::Property => return format!("support::missing_hook_of_value({message});\n        None"),
    };
    format!("support::missing_hook({context}, {message});\n        None")
}

/// The stub of a function between types. It reports an error if there is a type: without one there is no context to report to.
fn types_body(from: Types, message: &str) -> String {
    let first = match from {
        Types::One => "Some(types)",
        Types::List => "types.into_iter().next()",
        Types::Iterator => "{ types }.next()",
    };
    format!(
        "if let Some(ty) = {first} {{\n            support::missing_hook(ty.context(), {message});\n        \
         }}\n        None"
    )
}

fn body(hook: &Hook, message: &str) -> String {
    let (kind, ty) = (hook.kind, hook.ty.as_deref());
    match kind {
        HookKind::Predicate(subject) | HookKind::PredicateInOp(subject) => predicate_body(subject, message),
        HookKind::BuildableType => {
            format!("support::missing_hook(context, {message});\n        context.none_type()")
        }
        HookKind::TypeFunction => {
            format!("support::missing_hook(ty.context(), {message});\n        None")
        }
        HookKind::TypesFunction { from, .. } => types_body(from, message),
        HookKind::InterfaceVerifier => format!("Err(VerifyError::new({message}))"),
        HookKind::ParameterParser => format!("Err(parser.error({message}))"),
        HookKind::ParameterPrinter => format!("printer.write_str({message})"),
        HookKind::DerivedAttribute if ty.is_some_and(|ty| ty.contains("Type")) => {
            format!("support::missing_hook(ir.context(), {message});\n        ir.context().none_type()")
        }
        HookKind::DerivedAttribute => {
            format!(
                "support::missing_hook(ir.context(), {message});\n        ::core::default::Default::default()"
            )
        }
        // A pattern that calls the hook reports that and does not match.
        HookKind::NativeCall | HookKind::PatternConstraint | HookKind::ResultTypes => {
            format!("unreachable!({message})")
        }
        HookKind::Member => member_body(ty.unwrap_or_default(), message),
        HookKind::ConstantValue | HookKind::DefaultValue
            if let Some(entity @ ("Type<'c>" | "Attribute<'c>")) = ty =>
        {
            let nothing = if entity == "Type<'c>" { "none_type" } else { "unit_attr" };
            format!("support::missing_hook(context, {message});\n        context.{nothing}()")
        }
        HookKind::ConstantValue | HookKind::DefaultValue => {
            format!("support::missing_hook_of_value({message});\n        ::core::default::Default::default()")
        }
        HookKind::PropertyFromAttribute => format!("Err({message}.to_owned())"),
        HookKind::PropertyToAttribute => {
            format!("support::missing_hook(context, {message});\n        context.unit_attr()")
        }
        HookKind::Trait
        | HookKind::ParameterType
        | HookKind::AttributeConstant
        | HookKind::AttributeValue
        | HookKind::OpText
        | HookKind::AttributeDefault
        | HookKind::ExtraItems
        | HookKind::Builder
        | HookKind::Method => String::new(),
    }
}

/// The stub of a declared method: reports an error and returns an empty value. Without a context or such a value, the method
/// panics. Generated code does not call it.
fn member_body(signature: &str, message: &str) -> String {
    let (parameters, result) = signature.rsplit_once(") -> ").unwrap_or((signature, "()"));
    let context = if parameters.contains("ir: &") {
        "ir.context()"
    } else if parameters
        .strip_prefix("<'c>(this: ")
        .is_some_and(|rest| rest.split(',').next().is_some_and(|class| class.ends_with("<'c>")))
    {
        "this.context()"
    } else {
        return format!("panic!({message})");
    };
    let nothing = match result {
        "()" => "",
        "bool" => "false",
        "&'c str" => "\"\"",
        "String" => "String::new()",
        "::rtblgen_runtime::Type<'c>" => "context.none_type()",
        "::rtblgen_runtime::Attribute<'c>" => "context.unit_attr()",
        "::rtblgen_runtime::VerifyResult" => return format!("Err(VerifyError::new({message}))"),
        list if list.starts_with("Vec<") => "Vec::new()",
        list if list.starts_with("&'c [") => "&[]",
        option if option.starts_with("Option<") => "None",
        number if number.starts_with(['i', 'u']) && number.len() <= 5 => "0",
        "f32" | "f64" => "0.0",
        _ => return format!("panic!({message})"),
    };
    format!("let context = {context};\n        support::missing_hook(context, {message});\n        {nothing}")
}
