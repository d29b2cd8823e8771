//! Hooks that patterns call: functions of the user for C++ without a translation. Each use says the signature; a hook with
//! uses of two signatures is two functions.

use proc_macro2::TokenStream;

use crate::input::written_hooks::WrittenHooks;
use crate::patterns::emit::rust::shortened;
use crate::stock::Hook;

/// The hooks of a file of patterns.
pub(in crate::patterns) struct Hooks<'h> {
    /// The hooks that snippets call, without their signatures.
    known: &'h [Hook],
    /// The hooks that need no stub; `None` if none gets a stub.
    written: Option<&'h WrittenHooks>,
    called: Vec<Hook>,
    /// The stubs that the pattern calls which is being emitted.
    stubs: Vec<usize>,
}

/// The path of a hook, as snippets spell it.
const PREFIX: &str = "hooks::";

impl<'h> Hooks<'h> {
    pub(in crate::patterns) fn new(known: &'h [Hook], written: Option<&'h WrittenHooks>) -> Self {
        Self { known, written, called: Vec::new(), stubs: Vec::new() }
    }

    /// The hooks that were called, with their signatures.
    pub(in crate::patterns) fn into_called(self) -> Vec<Hook> {
        self.called
    }

    /// Replaces the names of hooks in a snippet by those that have the signature of this use.
    ///
    /// `parameter` has name and type of what stands for a placeholder or a variable.
    pub(super) fn resolve(
        &mut self,
        text: &str,
        parameter: &dyn Fn(&str) -> Option<(String, TokenStream)>,
        returns: &TokenStream,
    ) -> String {
        let mut resolved = String::new();
        let mut rest = text;
        while let Some(at) = rest.find(PREFIX) {
            let call = &rest[at + PREFIX.len()..];
            let Some((name, behind)) = call.split_once('(') else { break };
            let Some((arguments, _)) = behind.split_once(')') else { break };
            let Some(hook) = self.known.iter().find(|hook| hook.name == name && hook.is_of_pattern()) else {
                break;
            };
            let arguments = arguments.split(',').map(str::trim).filter(|argument| !argument.is_empty());
            let parameters: Vec<_> = arguments.filter_map(parameter).collect();
            let name = self.call(hook, &signature(&parameters, returns));
            resolved.push_str(&rest[..at + PREFIX.len()]);
            resolved.push_str(&name);
            rest = &rest[at + PREFIX.len() + hook.name.len()..];
        }
        resolved + rest
    }

    /// The name of a hook with a signature.
    pub(super) fn call(&mut self, hook: &Hook, signature: &str) -> String {
        let own =
            |called: &Hook| called.kind == hook.kind && called.span == hook.span && called.of == hook.of;
        let of_hook: Vec<_> = self.called.iter().enumerate().filter(|(_, called)| own(called)).collect();
        let known = of_hook.iter().find(|(_, called)| called.ty.as_deref() == Some(signature));
        let index = match known {
            Some((index, _)) => *index,
            None => {
                let name = match of_hook.len() {
                    0 => hook.name.clone(),
                    count => format!("{}_{}", hook.name, count + 1),
                };
                self.called.push(Hook { name, ty: Some(signature.to_owned()), ..hook.clone() });
                self.called.len() - 1
            }
        };
        let name = self.called[index].name.clone();
        // The stub of a call that matches reports itself.
        let matches = signature.contains("-> Option<");
        if !matches && self.written.is_some_and(|written| !written.has_item(&name)) {
            self.stubs.push(index);
        }
        name
    }

    /// What to report where the pattern that was emitted last calls a stub.
    pub(super) fn take_missing(&mut self) -> Option<String> {
        let stubs = std::mem::take(&mut self.stubs);
        let hook = &self.called[*stubs.first()?];
        Some(format!("the hook `{}` of `{}` is not written", hook.name, hook.of))
    }
}

/// `<'c>(rewriter: &mut PatternRewriter<'_, 'c>, argument_0: Value) -> Value`
pub(super) fn signature(parameters: &[(String, TokenStream)], returns: &TokenStream) -> String {
    let parameters: Vec<_> =
        parameters.iter().map(|(name, ty)| format!("{name}: {}", shortened(ty))).collect();
    let returns = shortened(returns);
    let returns = if returns.is_empty() { returns } else { format!(" {}", returns.trim()) };
    let text = format!("({}){returns}", parameters.join(", "));
    if text.contains("'c") { format!("<'c>{text}") } else { text }
}
