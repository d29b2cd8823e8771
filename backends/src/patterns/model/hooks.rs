//! Hooks that patterns call: user functions for C++ without a translation. The use of a hook determines its signature. A hook
//! that is used with two signatures becomes two functions. The signature that is used first in the file has the name of the
//! hook, the next one has a number.
//!
//! [`Uses`] collects the uses; [`HookFunctions`] has the functions with their final names, before anything is emitted.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use quote::ToTokens;
use syn::visit_mut::VisitMut;
use tblgen_parser::Span;

use crate::input::written_hooks::WrittenHooks;
use crate::rust::namer::Names;
use crate::rust::snippet;
use crate::rust::types::{RustType, context_generics, shortened};
use crate::stock::{Hook, HookKind};

/// A function in module `hooks`: its place in [`HookFunctions`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HookId(usize);

/// The hook calls of one snippet, in source order: a range of calls in [`HookFunctions`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HookCalls {
    first: usize,
    count: usize,
}

/// The functions in module `hooks` that the patterns of a file call.
pub(in crate::patterns) struct HookFunctions {
    /// The hooks with their final names and their signatures.
    functions: Vec<Hook>,
    /// The functions that get a stub.
    stubs: Vec<bool>,
    /// The calls of all snippets; `None` for a call of another hook.
    calls: Vec<Option<HookId>>,
}

/// The path of a hook, as snippets spell it.
const PREFIX: &str = "hooks::";

impl HookFunctions {
    /// The name of a function.
    pub(in crate::patterns) fn name(&self, function: HookId) -> &str {
        &self.functions[function.0].name
    }

    /// The functions that a snippet calls.
    pub(in crate::patterns) fn called(&self, calls: HookCalls) -> impl Iterator<Item = HookId> {
        self.calls[calls.first..calls.first + calls.count].iter().copied().flatten()
    }

    /// A snippet with the name of the called function in each call.
    pub(in crate::patterns) fn named(&self, text: &str, of: HookCalls) -> String {
        let (mut named, mut done) = (String::new(), 0);
        let functions = &self.calls[of.first..of.first + of.count];
        for (call, function) in calls(text).into_iter().zip(functions) {
            let Some(function) = function else { continue };
            named.push_str(&text[done..call.path.start]);
            named.push_str(PREFIX);
            named.push_str(self.name(*function));
            done = call.path.end;
        }
        named + &text[done..]
    }

    /// The message for the first of these functions that is a stub.
    pub(in crate::patterns) fn missing(&self, called: impl IntoIterator<Item = HookId>) -> Option<String> {
        let hook = called.into_iter().find(|function| self.stubs[function.0])?;
        let hook = &self.functions[hook.0];
        Some(format!("the hook `{}` of `{}` is not written", hook.name, hook.of))
    }

    /// The functions as hooks, in the order in which the patterns call them.
    pub(in crate::patterns) fn into_hooks(self) -> Vec<Hook> {
        self.functions
    }
}

/// The identity of a function in module `hooks`.
#[derive(PartialEq, Eq, Hash)]
struct Function {
    /// The name of the hook in the list of hooks.
    hook: String,
    signature: String,
    /// The place and the record of the hook. Equal native calls at several places are one function.
    place: Option<(Span, String)>,
}

/// The uses of hooks in the patterns of a file.
pub(super) struct Uses<'h> {
    /// The hooks that snippets call, without their signatures.
    known: &'h [Hook],
    functions: HashMap<Function, HookId>,
    /// The functions with the names of their hooks, and the place of the first call of each.
    called: Vec<(Hook, Place)>,
    calls: Vec<Option<HookId>>,
    /// The functions that the pattern calls which is being read.
    of_pattern: Vec<HookId>,
    /// The place of the next call in the file.
    place: Place,
}

/// The start of a pattern, and the number of a call in it.
type Place = (u32, usize);

impl<'h> Uses<'h> {
    pub(super) fn new(known: &'h [Hook]) -> Self {
        Self {
            known,
            functions: HashMap::new(),
            called: Vec::new(),
            calls: Vec::new(),
            of_pattern: Vec::new(),
            place: (0, 0),
        }
    }

    /// Starts a pattern at a place in the file.
    pub(super) fn start_pattern(&mut self, pattern: Span) {
        self.place = (pattern.start, 0);
    }

    /// The functions that the snippets call which were read since the last call of this method.
    pub(super) fn take_called(&mut self) -> Vec<HookId> {
        std::mem::take(&mut self.of_pattern)
    }

    /// Reads the hook calls of a snippet.
    ///
    /// `parameter` returns the name and the type of the parameter for a placeholder or a variable. The call lists the types of
    /// the other arguments: see `stock::native_calls`. `place` is the span of the snippet. It selects among hooks of one name.
    pub(super) fn read(
        &mut self,
        text: &str,
        place: Option<Span>,
        parameter: &dyn Fn(&str) -> Option<(String, RustType)>,
        returns: Option<RustType>,
    ) -> HookCalls {
        let first = self.calls.len();
        for call in calls(text) {
            let function = self.hook(&call.name, place).map(|hook| {
                let mut types = call.types.iter();
                let arguments = call.arguments.into_iter().enumerate();
                let parameters = arguments.filter_map(|(number, range)| match parameter(&text[range]) {
                    Some(parameter) => Some(parameter),
                    None => types.next().map(|ty| (format!("argument_{number}"), ty.clone())),
                });
                let parameters = distinct(parameters);
                self.call(hook, &signature(&parameters, call.result.as_ref().or(returns.as_ref())))
            });
            self.calls.push(function);
        }
        HookCalls { first, count: self.calls.len() - first }
    }

    /// The hook of this name, of several the one inside of `place`.
    fn hook(&self, name: &str, place: Option<Span>) -> Option<&'h Hook> {
        let is_here = |hook: &&Hook| {
            place.is_some_and(|place| place.start <= hook.span.start && hook.span.end <= place.end)
        };
        let mut called = self.known.iter().filter(|hook| hook.name == name && hook.is_of_pattern());
        let first = called.clone().next();
        called.find(is_here).or(first)
    }

    /// Reads a call of a hook with this signature.
    pub(super) fn call(&mut self, hook: &Hook, signature: &str) -> HookId {
        let is_native_call = hook.kind == HookKind::NativeCall;
        let function = Function {
            hook: hook.name.clone(),
            signature: signature.to_owned(),
            place: (!is_native_call).then(|| (hook.span, hook.of.clone())),
        };
        let place = self.place;
        self.place.1 += 1;
        let next = HookId(self.called.len());
        let id = *self.functions.entry(function).or_insert(next);
        match self.called.get_mut(id.0) {
            Some((_, first)) => *first = place.min(*first),
            None => self.called.push((Hook { ty: Some(signature.to_owned()), ..hook.clone() }, place)),
        }
        self.of_pattern.push(id);
        id
    }

    /// The functions with their names. These depend on the order of the uses in the file. `written` has the hooks that need no
    /// stub; without it no hook gets a stub.
    pub(super) fn finish(self, written: Option<&WrittenHooks>) -> HookFunctions {
        let mut names = Names::with_taken(self.known.iter().map(|hook| hook.name.clone()));
        // `names` already contains the name of a known hook.
        let mut free: HashSet<&str> = self.known.iter().map(|hook| hook.name.as_str()).collect();
        let mut order: Vec<usize> = (0..self.called.len()).collect();
        order.sort_by_key(|function| self.called[*function].1);
        let mut functions: Vec<Hook> = self.called.into_iter().map(|(hook, _)| hook).collect();
        for function in order {
            let hook = &mut functions[function];
            if !free.remove(hook.name.as_str()) {
                hook.name = names.unique(&hook.name);
            }
        }
        let is_stub = |hook: &Hook| written.is_some_and(|written| !written.has_item(&hook.name));
        let stubs = functions.iter().map(is_stub).collect();
        HookFunctions { functions, stubs, calls: self.calls }
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
