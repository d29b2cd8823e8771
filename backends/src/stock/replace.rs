//! The Rust for each expression: its translation, or the call of a hook.

use std::collections::{HashMap, HashSet};

use rtblgen_records::{NewValue, Record, RecordCopy, Records, Value, ValueKey};
use tblgen_parser::Span;

use super::expressions::{Expressions, SnippetKind, StockSnippet, snippets};
use super::hook_calls::function_name;
use super::hook_names::HookNames;
use super::hooks::{Hook, HookKind, Subject, Users, type_calls};
use super::origin::StockFiles;
use super::pattern_uses::PatternUses;
use super::trait_uses::TraitUses;
use super::translations::TranslatedCall;
use crate::input::written_hooks::WrittenHooks;
use crate::ods::model::ForwardedText;
use crate::ods::model::dialect::DeclaredText;
use crate::rust::{namer, snippet};

/// New values of fields, and the hooks that they call.
#[derive(Default)]
pub(super) struct Replacements {
    /// Copies of predicates that new values refer to.
    pub(super) copies: Vec<RecordCopy>,
    pub(super) values: Vec<(ValueKey, NewValue)>,
    /// The translated native calls.
    pub(super) calls: Vec<(ValueKey, TranslatedCall)>,
    /// Constants that have neither a translation nor a hook.
    pub(super) untranslated: Vec<ValueKey>,
    /// Constants whose hooks return the attribute.
    pub(super) whole_attributes: Vec<ValueKey>,
    /// The texts of dialects that C++ declares.
    pub(super) texts_of_dialects: Vec<(ValueKey, DeclaredText)>,
    /// The texts of ops that call one function.
    pub(super) forwarded: Vec<(ValueKey, ForwardedText)>,
    /// The ops of these texts, by their order.
    pub(super) forwarded_ops: HashSet<u32>,
    pub(super) hooks: Vec<Hook>,
    /// The hooks that are written, if the others get stubs.
    pub(super) written: Option<WrittenHooks>,
    /// The hooks for the functions that texts of ops call: names by the function and its signature.
    pub(super) text_functions: HashMap<(String, String), String>,
    names: HookNames,
}

impl Replacements {
    pub(super) fn set(&mut self, value: Value<'_>, text: String) {
        self.values.push((value.key(), NewValue::Text(text)));
    }

    pub(super) fn unset(&mut self, value: Value<'_>) {
        self.values.push((value.key(), NewValue::Unset));
    }

    /// The path of the hook for a class. A class has one hook. `cpp` is the spelling of the class inside `namespace`.
    pub(super) fn hook_type(&mut self, cpp: &str, namespace: &str, of: &str, span: Span) -> String {
        let (name, is_new) = self.names.of_class(cpp, namespace);
        if is_new {
            let (name, of, cpp) = (name.clone(), of.to_owned(), cpp.to_owned());
            self.hooks.push(Hook { kind: HookKind::ParameterType, name, of, cpp, span, ty: None });
        }
        format!("hooks::{name}")
    }

    /// Adds the hook for a snippet, and returns the path of its function.
    pub(super) fn hook(&mut self, kind: HookKind, name: &str, of: String, cpp: &str, span: Span) -> String {
        let name = self.names.new_item(name);
        let path = format!("hooks::{name}");
        self.hooks.push(Hook { kind, name, of, cpp: cpp.to_owned(), span, ty: None });
        path
    }

    /// The same as [`Self::hook`], for a function whose Rust type the `.td` gives.
    pub(super) fn hook_with_type(
        &mut self,
        kind: HookKind,
        name: &str,
        of: String,
        cpp: &str,
        span: Span,
        ty: String,
    ) -> String {
        let path = self.hook(kind, name, of, cpp, span);
        self.hooks.last_mut().expect("a hook was added").ty = Some(ty);
        path
    }
}

impl Replacements {
    /// Adds a hook for each user function in a native call. If several calls have the function, its hooks have one name. Returns
    /// the Rust code with the names of these hooks.
    fn with_functions(
        &mut self,
        rust: &str,
        snippet: &StockSnippet<'_>,
        patterns: &PatternUses<'_>,
    ) -> String {
        let record = snippet.value.field().record();
        let mut names = HashMap::new();
        for path in &snippet.functions {
            let (_, of) = native_call_names(record, snippet.text, patterns);
            let name = self.names.of_function(path).to_owned();
            names.insert(function_name(path), name.clone());
            let (kind, cpp, span) = (HookKind::NativeCall, snippet.text.to_owned(), snippet.place());
            self.hooks.push(Hook { kind, name, of, cpp, span, ty: None });
        }
        let mut parts = rust.split("hooks::");
        let mut named = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let end = part.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(part.len());
            let (usual, rest) = part.split_at(end);
            named.extend(["hooks::", names.get(usual).map_or(usual, String::as_str), rest]);
        }
        named
    }

    /// Replaces the predicate of a `TypesMatchWith` that has a C++ comparator by its translation, or by a hook.
    fn compare<'r>(
        &mut self,
        record: Record<'r>,
        cpp: &str,
        expressions: &Expressions<'r>,
        users: &Users<'r>,
    ) {
        let Ok(value) = record.record("predicate").and_then(|predicate| predicate.value("predExpr")) else {
            return;
        };
        let rust = expressions.of_op_trait(record, cpp).unwrap_or_else(|| {
            let kind = HookKind::Predicate(Subject::Op);
            let (name, of) = (users.name_of(record), users.user_of(record));
            Subject::Op.call(&self.hook(kind, &name, of, cpp, record.span()))
        });
        self.set(value, rust);
    }
}

/// Replaces each expression except predicates.
pub(super) fn replace<'r>(
    records: &'r Records,
    files: &StockFiles,
    expressions: &Expressions<'r>,
    found: &mut Replacements,
) {
    let users = Users::new(records);
    let uses = TraitUses::new(records);
    let snippets = snippets(records, files, expressions);
    let functions = snippets.iter().flat_map(|snippet| &snippet.functions);
    found.names.add_functions(&functions.map(String::as_str).collect());
    for snippet in snippets {
        let record = snippet.value.field().record();
        let (cpp, span) = (snippet.text, snippet.place());
        // A step without a result makes a condition unknown.
        let mut in_condition = snippet.option.as_ref().map(|option| format!("{option}?"));
        let text = match &snippet.rust {
            Ok(rust) => found.with_functions(rust, &snippet, &expressions.patterns),
            Err(_) => match snippet.kind {
                // The generator reports this mistake.
                SnippetKind::NativeCall if is_wrong_source(record, cpp, &expressions.patterns) => continue,
                SnippetKind::NativeCall => {
                    let (name, of) = native_call_names(record, cpp, &expressions.patterns);
                    let path = found.hook(HookKind::NativeCall, &name, of, cpp, span);
                    let is_source =
                        expressions.patterns.of_call(record).iter().any(|own| own.outputs.is_some());
                    let arguments = match is_source {
                        true => "$_self".to_owned(),
                        false => expressions.arguments_of_hook(record, cpp),
                    };
                    format!("{path}({arguments})")
                }
                SnippetKind::Predicate => continue,
                SnippetKind::BuildableType => {
                    let name = format!("build_{}", namer::snake_case(record.name()));
                    let path =
                        found.hook(HookKind::BuildableType, &name, record.name().to_owned(), cpp, span);
                    format!("{path}($_builder.context())")
                }
                SnippetKind::TypeFunction => {
                    let kind = uses.type_function(record);
                    let name = format!("{}_type", users.name_of(record).trim_start_matches("is_"));
                    let path = found.hook(kind, &name, users.user_of(record), cpp, span);
                    let (text, with_option) = type_calls(kind, &path);
                    in_condition = Some(with_option);
                    text
                }
            },
        };
        if record.is_a("TypesMatchWith") {
            match comparison(record, snippet.text) {
                Some(cpp) => found.compare(record, &cpp, expressions, &users),
                None => {
                    let compared = in_condition.as_ref().unwrap_or(&text);
                    in_predicate(record, snippet.text, compared, found);
                }
            }
        }
        found.calls.extend(snippet.call.map(|call| (snippet.value.key(), call)));
        found.set(snippet.value, text);
    }
}

/// Whether a native call in a source pattern does not take the op, or takes the rewriter, which matching does not have.
fn is_wrong_source(record: Record<'_>, cpp: &str, patterns: &PatternUses<'_>) -> bool {
    let is_source = patterns.of_call(record).iter().any(|own| own.outputs.is_some());
    let names = placeholder_names(cpp);
    let has = |name: &str| names.iter().any(|own| own == name);
    is_source && (!has("_self") || has("_builder") || has("_loc"))
}

/// The placeholders of a text, each once: `$_builder, $_loc, $_self, $0, $1...`.
pub(super) fn placeholders(cpp: &str) -> String {
    let mut found: Vec<(usize, &str)> = Vec::new();
    for (at, _) in cpp.match_indices('$') {
        let text = &cpp[at..];
        let word = text[1..]
            .find(|c: char| !c.is_ascii_alphanumeric() && c != '_')
            .map_or(text.len(), |end| end + 1);
        let word = if text[word..].starts_with("...") { word + 3 } else { word };
        let rank = match &text[..word] {
            "$_builder" => 0,
            "$_loc" => 1,
            "$_self" => 2,
            argument => match argument[1..].trim_end_matches('.').parse::<usize>() {
                Ok(number) => number + 3,
                Err(_) => continue,
            },
        };
        if !found.contains(&(rank, &text[..word])) {
            found.push((rank, &text[..word]));
        }
    }
    found.sort_unstable();
    found.into_iter().map(|(_, text)| text).collect::<Vec<_>>().join(", ")
}

/// The names of the placeholders of a text, each once.
pub(super) fn placeholder_names(text: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for placeholder in snippet::placeholders(text) {
        if !names.iter().any(|known| known == placeholder.name) {
            names.push(placeholder.name.to_owned());
        }
    }
    names
}

/// A name for the hook of a native call, and the record that it belongs to.
fn native_call_names(record: Record<'_>, cpp: &str, patterns: &PatternUses<'_>) -> (String, String) {
    if record.is_a("NativeCodeCall") && !record.is_anonymous() {
        return (namer::snake_case(record.name()), record.name().to_owned());
    }
    let callee = cpp.trim().split('(').next().unwrap_or_default();
    let name = callee.rsplit("::").next().unwrap_or_default();
    let is_word = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let starts_well = name.starts_with(|c: char| c.is_ascii_alphabetic());
    let of = patterns.user_of(record).unwrap_or(record.name()).to_owned();
    match is_word && starts_well {
        true => (namer::snake_case(name), of),
        false => ("native_call".to_owned(), of),
    }
}

/// The C++ condition of a `TypesMatchWith` that has its own comparator: the comparator applied to both types.
fn comparison(record: Record<'_>, transformer: &str) -> Option<String> {
    let [lhs, rhs] = ["lhs", "rhs"].map(|field| record.str(field).unwrap_or_default());
    let predicate = record.record("predicate").ok()?.str("predExpr").ok()?;
    let compared = transformer.replace("$_self", &format!("${lhs}.own_type()"));
    let ending = format!("({compared}, ${rhs}.own_type()))");
    let comparator = predicate.strip_suffix(&ending)?.strip_prefix('(')?;
    let compared = transformer.replace("$_self", &format!("${lhs}.getType()"));
    Some(format!("({comparator}({compared}, ${rhs}.getType()))"))
}

/// The predicate of `TypesMatchWith` has the transformer in it, about the type of `lhs`.
fn in_predicate(record: Record<'_>, cpp: &str, rust: &str, found: &mut Replacements) {
    let Ok(lhs) = record.str("lhs") else { return };
    let Ok(predicate) = record.record("predicate") else { return };
    let Ok(value) = predicate.value("predExpr") else { return };
    let types = if record.is_a("RangedTypesMatchWith") { "own_types" } else { "own_type" };
    let subject = format!("${lhs}.{types}()");
    let [cpp, rust] = [cpp, rust].map(|text| text.replace("$_self", &subject));
    found.set(value, value.as_str().unwrap_or_default().replace(&cpp, &rust));
}
