//! Hooks that patterns call: user functions for C++ without a translation. The use of a hook determines its signature. A hook
//! that is used with two signatures becomes two functions. The signature that is used first in the file has the name of the
//! hook, the next one has a number. Patterns are emitted in the order of their names, so the order of the uses is known only
//! after all patterns are emitted: see [`Hooks::names`].

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use quote::ToTokens;
use syn::visit_mut::VisitMut;
use tblgen_parser::Span;

use crate::input::written_hooks::WrittenHooks;
use crate::patterns::emit::rust::shortened;
use crate::rust::namer::Names;
use crate::rust::snippet;
use crate::rust::types::{RustType, context_generics};
use crate::stock::{Hook, HookKind};

/// The hooks of a file of patterns.
pub(in crate::patterns) struct Hooks<'h> {
    /// The hooks that snippets call, without their signatures.
    known: &'h [Hook],
    /// The hooks that need no stub; `None` if none gets a stub.
    written: Option<&'h WrittenHooks>,
    /// The called functions.
    called: Vec<Called>,
    /// The names that an earlier emission of the same patterns determined.
    names: FunctionNames,
    /// The stubs that the pattern calls which is being emitted.
    stubs: Vec<usize>,
    /// The place of the next call in the file.
    place: Place,
}

/// The start of the pattern that is being emitted, and the number of the call in it.
type Place = (u32, usize);

/// The names of functions in module `hooks`.
pub(in crate::patterns) type FunctionNames = HashMap<Function, String>;

/// The identity of a function in module `hooks`.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(in crate::patterns) struct Function {
    /// The name of the hook in the list of hooks.
    hook: String,
    signature: String,
    /// The place and the record of the hook. Equal native calls at several places are one function.
    place: Option<(Span, String)>,
}

/// A function that patterns call.
struct Called {
    function: Function,
    first_use: Place,
    hook: Hook,
}

/// The path of a hook, as snippets spell it.
const PREFIX: &str = "hooks::";

impl<'h> Hooks<'h> {
    /// `names` are the [names](Self::names) after an earlier emission of the same patterns, or nothing.
    pub(in crate::patterns) fn new(
        known: &'h [Hook],
        written: Option<&'h WrittenHooks>,
        names: FunctionNames,
    ) -> Self {
        Self { known, written, called: Vec::new(), names, stubs: Vec::new(), place: (0, 0) }
    }

    /// Starts the emission of a pattern at a place in the file.
    pub(super) fn start_pattern(&mut self, pattern: Span) {
        self.place = (pattern.start, 0);
    }

    /// The names of the called functions. They depend on the order of the uses in the file.
    pub(in crate::patterns) fn names(&self) -> FunctionNames {
        let mut names = Names::with_taken(self.known.iter().map(|hook| hook.name.clone()));
        // `names` already contains the name of a known hook.
        let mut free: HashSet<&str> = self.known.iter().map(|hook| hook.name.as_str()).collect();
        let mut called: Vec<_> = self.called.iter().collect();
        called.sort_by_key(|own| own.first_use);
        let name = |own: &Called| {
            let hook = &own.function.hook;
            let name = if free.remove(hook.as_str()) { hook.clone() } else { names.unique(hook) };
            (own.function.clone(), name)
        };
        called.into_iter().map(name).collect()
    }

    /// Whether the called functions have the names that the emission was given.
    pub(in crate::patterns) fn has_final_names(&self) -> bool {
        let names = self.names();
        self.called.iter().all(|own| names[&own.function] == own.hook.name)
    }

    /// The hooks that were called, with their signatures.
    pub(in crate::patterns) fn into_called(self) -> Vec<Hook> {
        self.called.into_iter().map(|own| own.hook).collect()
    }

    /// Replaces each hook call in a snippet by a call of the function that has the signature of this use.
    ///
    /// `parameter` returns the name and the type of the parameter for a placeholder or a variable. The call lists the types of
    /// the other arguments: see `stock::native_calls`. `place` is the span of the snippet. It selects among hooks of one name.
    pub(super) fn resolve(
        &mut self,
        text: &str,
        place: Option<Span>,
        parameter: &dyn Fn(&str) -> Option<(String, RustType)>,
        returns: Option<RustType>,
    ) -> String {
        let mut resolved = String::new();
        let mut done = 0;
        for call in calls(text) {
            let is_called = |hook: &&Hook| hook.name == call.name && hook.is_of_pattern();
            let is_here = |hook: &&Hook| {
                place.is_some_and(|place| place.start <= hook.span.start && hook.span.end <= place.end)
            };
            let mut called = self.known.iter().filter(is_called);
            let first = called.clone().next();
            let Some(hook) = called.find(is_here).or(first) else { continue };
            let mut types = call.types.iter();
            let arguments = call.arguments.into_iter().enumerate();
            let parameters = arguments.filter_map(|(number, range)| match parameter(&text[range]) {
                Some(parameter) => Some(parameter),
                None => types.next().map(|ty| (format!("argument_{number}"), ty.clone())),
            });
            let parameters = distinct(parameters);
            let returned = call.result.as_ref().or(returns.as_ref());
            let name = self.call(hook, &signature(&parameters, returned));
            resolved.push_str(&text[done..call.path.start]);
            resolved.push_str(PREFIX);
            resolved.push_str(&name);
            done = call.path.end;
        }
        resolved + &text[done..]
    }

    /// The name of a hook with a signature.
    pub(super) fn call(&mut self, hook: &Hook, signature: &str) -> String {
        let is_native_call = hook.kind == HookKind::NativeCall;
        let function = Function {
            hook: hook.name.clone(),
            signature: signature.to_owned(),
            place: (!is_native_call).then(|| (hook.span, hook.of.clone())),
        };
        let use_place = self.place;
        self.place.1 += 1;
        let known = self.called.iter().position(|own| own.function == function);
        let index = known.unwrap_or(self.called.len());
        match self.called.get_mut(index) {
            Some(called) => called.first_use = called.first_use.min(use_place),
            None => {
                let name = self.names.get(&function).unwrap_or(&hook.name).clone();
                let hook = Hook { name, ty: Some(signature.to_owned()), ..hook.clone() };
                self.called.push(Called { function, first_use: use_place, hook });
            }
        }
        let name = self.called[index].hook.name.clone();
        if self.written.is_some_and(|written| !written.has_item(&name)) {
            self.stubs.push(index);
        }
        name
    }

    /// Returns the text of the report if the pattern that was emitted last calls a stub.
    pub(super) fn take_missing(&mut self) -> Option<String> {
        self.take_missing_after(0)
    }

    /// The number of stub calls of the pattern so far.
    pub(super) fn stub_count(&self) -> usize {
        self.stubs.len()
    }

    /// The message for the first stub call after the first `count`. Removes these calls, so the pattern does not report them.
    pub(super) fn take_missing_after(&mut self, count: usize) -> Option<String> {
        let stubs = self.stubs.split_off(count);
        let hook = &self.called[*stubs.first()?].hook;
        Some(format!("the hook `{}` of `{}` is not written", hook.name, hook.of))
    }
}

/// A call of a function in module `hooks`.
struct Call {
    /// The byte range of the path, with its generic arguments.
    path: Range<usize>,
    name: String,
    /// The types of the arguments that are not placeholders.
    types: Vec<RustType>,
    /// The expected type of the result.
    result: Option<RustType>,
    /// The byte ranges of the arguments.
    arguments: Vec<Range<usize>>,
}

/// The calls of functions in module `hooks`, in source order.
fn calls(text: &str) -> Vec<Call> {
    if !text.contains(PREFIX) {
        return Vec::new();
    }
    let mut calls = Calls { text, found: Vec::new() };
    if let Ok(mut expr) = snippet::parse_masked::<syn::Expr>(text) {
        calls.visit_expr_mut(&mut expr);
    }
    calls.found.sort_by_key(|call| call.path.start);
    calls.found
}

struct Calls<'t> {
    text: &'t str,
    found: Vec<Call>,
}

impl VisitMut for Calls<'_> {
    fn visit_expr_call_mut(&mut self, call: &mut syn::ExprCall) {
        syn::visit_mut::visit_expr_call_mut(self, call);
        let syn::Expr::Path(callee) = &*call.func else { return };
        let mut segments = callee.path.segments.iter();
        let (Some(module), Some(function), None) = (segments.next(), segments.next(), segments.next()) else {
            return;
        };
        if module.ident != "hooks" {
            return;
        }
        let generics = match &function.arguments {
            syn::PathArguments::AngleBracketed(generics) => Some(&generics.args),
            _ => None,
        };
        let mut generics = generics.into_iter().flatten();
        let types = match generics.next() {
            Some(syn::GenericArgument::Type(syn::Type::Tuple(types))) => {
                types.elems.iter().map(RustType::of).collect()
            }
            _ => Vec::new(),
        };
        self.found.push(Call {
            path: snippet::range_of(self.text, callee),
            name: function.ident.to_string(),
            types,
            result: generics.next().and_then(|argument| match argument {
                syn::GenericArgument::Type(ty) => Some(RustType::of(ty)),
                _ => None,
            }),
            arguments: call.args.iter().map(|argument| snippet::range_of(self.text, argument)).collect(),
        });
    }
}

/// Parameters with distinct names. Names of arguments are numbered by position, so that the signature of a
/// hook depends on types only.
fn distinct(parameters: impl Iterator<Item = (String, RustType)>) -> Vec<(String, RustType)> {
    let mut distinct: Vec<(String, RustType)> = Vec::new();
    let mut count = 0;
    for (name, ty) in parameters {
        let is_of_argument = ["argument_", "nested_"].iter().any(|prefix| name.starts_with(prefix));
        let is_numbered = is_of_argument || distinct.iter().any(|(known, _)| *known == name);
        let name = match is_numbered {
            true => {
                count += 1;
                format!("argument_{}", count - 1)
            }
            false => name,
        };
        distinct.push((name, ty));
    }
    distinct
}

/// `<'c>(rewriter: &mut PatternRewriter<'_, 'c>, argument_0: Value) -> Value`
pub(super) fn signature(parameters: &[(String, RustType)], returns: Option<&RustType>) -> String {
    let generics = context_generics(parameters.iter().map(|(_, ty)| ty).chain(returns));
    let shown: Vec<_> =
        parameters.iter().map(|(name, ty)| format!("{name}: {}", shortened(&ty.to_token_stream()))).collect();
    let returns = returns.map(|ty| format!(" -> {}", shortened(&ty.to_token_stream()))).unwrap_or_default();
    format!("{}({}){returns}", shortened(&generics), shown.join(", "))
}
