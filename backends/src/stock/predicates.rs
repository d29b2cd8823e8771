//! Predicates of stock files: combined in C++ as mlir-tblgen does, then translated.
//!
//! `SubstLeaves` and `Concat` of stock files combine C++ texts. Rust below them, such as a predicate of the library, becomes a
//! function call in the C++, with the placeholders of the Rust as arguments. The translation puts the Rust back. `And`, `Or`
//! and `Neg` outside of C++ combiners stay as they are.

use std::collections::{HashMap, HashSet};

use rtblgen_cpp::{Foreign, Ty};
use rtblgen_records::{NewValue, Record, RecordCopy, Records};

use super::contexts::Use;
use super::expressions::{Expressions, SnippetKind, StockSnippet, parse, place_of, untranslated};
use super::hooks::{HookKind, Subject, Users, type_calls};
use super::origin::StockFiles;
use super::placeholders::Context;
use super::replace::{Replacements, placeholder_names, placeholders};
use super::substitutions::{FOREIGN, Substitution, changes, is_placeholder, substituted};
use crate::ods::model::predicate::{Predicate, PredicateKind};
use crate::rust::{namer, snippet};

/// Replaces the predicates that contain C++. Returns the C++ snippets.
pub(super) fn replace<'r>(
    records: &'r Records,
    files: &StockFiles,
    expressions: &Expressions<'r>,
    found: &mut Replacements,
) -> Vec<StockSnippet<'r>> {
    let users = Users::new(records);
    let mut predicates = Predicates {
        files,
        expressions,
        users: &users,
        found,
        stock: HashMap::new(),
        foreign: Vec::new(),
        known: HashMap::new(),
        hooks: HashMap::new(),
        copies: HashMap::new(),
        listed: Vec::new(),
    };
    for user in records.derived("Constraint").chain(records.derived("PredTrait")) {
        predicates.user(user);
    }
    predicates.list_unused(records);
    predicates.listed
}

/// A constraint or an op trait.
struct Place<'p, 'r> {
    own: &'p Use,
    /// Its predicate.
    predicate: Record<'r>,
    /// Equal for constraints with the same use.
    number: usize,
}

struct Predicates<'a, 'r> {
    files: &'a StockFiles,
    expressions: &'a Expressions<'r>,
    users: &'a Users<'r>,
    found: &'a mut Replacements,
    /// Whether a predicate contains C++.
    stock: HashMap<u32, bool>,
    /// Rust that is a function call in the C++, by the number in the name of the function.
    foreign: Vec<Foreign>,
    /// The Rust of each leaf, by leaf, C++ text and [`Place::number`].
    known: HashMap<(u32, String, usize), String>,
    /// The calls of hooks, by leaf, C++ text and subject, and by the value type and the contexts of a property.
    hooks: HashMap<(u32, String, Subject, String), String>,
    /// The new predicate, by the old one and [`Place::number`].
    copies: HashMap<(u32, usize), NewValue>,
    listed: Vec<StockSnippet<'r>>,
}

/// The name of a function that nothing defines, for Rust that has no place in C++.
const UNKNOWN: &str = "substituted_rust";

impl<'r> Predicates<'_, 'r> {
    fn user(&mut self, user: Record<'r>) {
        // The predicate of this trait follows from its transformer.
        let Some(value) = user.value("predicate").ok().filter(|_| !user.is_a("TypesMatchWith")) else {
            return;
        };
        let Some(predicate) = value.as_record() else { return };
        if !self.has_stock(predicate) {
            return;
        }
        let own = self.expressions.uses.of(user);
        let place = Place { number: number_of(&own, 4 + user.order() as usize), own: &own, predicate };
        let key = (predicate.order(), place.number);
        let copy = match self.copies.get(&key) {
            Some(known) => known.clone(),
            None => {
                let Ok(tree) = Predicate::read(predicate) else { return };
                let tree = self.rewrite(tree, &place, &[]);
                let copy = self.copy(&tree);
                self.copies.insert(key, copy.clone());
                copy
            }
        };
        self.found.values.push((value.key(), copy));
    }

    /// Lists the C++ predicates that no constraint uses: they have no translation.
    fn list_unused(&mut self, records: &'r Records) {
        let listed: HashSet<u32> = self.listed.iter().map(|own| own.value.field().record().order()).collect();
        for record in records.derived("CPred").filter(|record| !listed.contains(&record.order())) {
            let Some((value, text)) = self.files.text(record, "predExpr") else { continue };
            let rust = Err(untranslated(value, 0..text.len(), "a predicate of no constraint"));
            self.listed.push(StockSnippet {
                kind: SnippetKind::Predicate,
                value,
                text,
                rust,
                option: None,
                call: None,
                functions: Vec::new(),
            });
        }
        self.listed.sort_by_key(|own| own.value.field().record().order());
    }

    fn has_stock(&mut self, predicate: Record<'r>) -> bool {
        if let Some(known) = self.stock.get(&predicate.order()) {
            return *known;
        }
        let is_own = self.is_stock(predicate, "predExpr") || self.is_combined_in_cpp(predicate);
        let children = predicate.list("children").ok();
        let mut children = children.iter().flat_map(|list| list.iter()).filter_map(|child| child.as_record());
        let is_stock = is_own || children.any(|child| self.has_stock(child));
        self.stock.insert(predicate.order(), is_stock);
        is_stock
    }

    fn is_stock(&self, predicate: Record<'r>, field: &str) -> bool {
        self.files.text(predicate, field).is_some()
    }

    /// The predicate without C++. `around` has the enclosing substitutions in C++, the innermost first.
    fn rewrite(
        &mut self,
        predicate: Predicate<'r>,
        place: &Place<'_, 'r>,
        around: &[Substitution<'r>],
    ) -> Predicate<'r> {
        let record = predicate.record;
        if !self.has_stock(record) && around.is_empty() {
            return predicate;
        }
        let is_stock = self.is_combined_in_cpp(record);
        let mut all = |children: Vec<Predicate<'r>>| {
            children.into_iter().map(|child| self.rewrite(child, place, around)).collect::<Vec<_>>()
        };
        let kind = match predicate.kind {
            PredicateKind::And(children) => PredicateKind::And(all(children)),
            PredicateKind::Or(children) => PredicateKind::Or(all(children)),
            PredicateKind::Neg(child) => PredicateKind::Neg(Box::new(self.rewrite(*child, place, around))),
            PredicateKind::SubstLeaves { pattern, replacement, child } if is_stock => {
                let inner = self.with_substitution(record, (pattern, replacement), place, around);
                return self.rewrite(*child, place, &inner);
            }
            PredicateKind::Concat { prefix, suffix, child } if prefix.is_empty() && suffix.is_empty() => {
                return self.rewrite(*child, place, around);
            }
            PredicateKind::SubstLeaves { pattern, replacement, child } if around.is_empty() => {
                let inner = place.own.inside(&self.expressions.uses.context_of(&child));
                let number =
                    number_of(&inner, (record.order() as usize + 1) << (usize::BITS / 2) | place.number);
                let inner = Place { number, own: &inner, predicate: place.predicate };
                let child = Box::new(self.rewrite(*child, &inner, &[]));
                PredicateKind::SubstLeaves { pattern, replacement, child }
            }
            PredicateKind::Concat { prefix, suffix, child } if !is_stock && around.is_empty() => {
                let child = Box::new(self.rewrite(*child, place, &[]));
                PredicateKind::Concat { prefix, suffix, child }
            }
            PredicateKind::Leaf(text) if !self.is_stock(record, "predExpr") && !changes(&text, around) => {
                PredicateKind::Leaf(text)
            }
            kind => {
                let whole = Predicate { record, kind };
                let leaf = first_leaf(&whole).record;
                // An `And` or `Or` of nothing has no leaf: any takes the text.
                let leaf = match leaf.is_a("CPred") {
                    true => leaf,
                    false => leaf.records().derived("CPred").next().unwrap_or(leaf),
                };
                let cpp = self.in_cpp(&whole, place, around);
                return Predicate {
                    record: leaf,
                    kind: PredicateKind::Leaf(self.condition(leaf, &cpp, place)),
                };
            }
        };
        Predicate { record, kind }
    }

    /// Whether a `SubstLeaves` or a `Concat` is C++.
    fn is_combined_in_cpp(&self, record: Record<'r>) -> bool {
        // An empty text has no place; its pattern has one.
        let is_emptied =
            record.str("replacement").is_ok_and(str::is_empty) && self.is_stock(record, "pattern");
        is_emptied || ["replacement", "prefix", "suffix"].iter().any(|field| self.is_stock(record, field))
    }

    /// The text of a predicate in C++.
    fn in_cpp(
        &mut self,
        predicate: &Predicate<'r>,
        place: &Place<'_, 'r>,
        around: &[Substitution<'r>],
    ) -> String {
        let record = predicate.record;
        let is_stock = self.is_combined_in_cpp(record);
        match &predicate.kind {
            PredicateKind::Leaf(text) if self.is_stock(record, "predExpr") => substituted(text, around),
            PredicateKind::Leaf(text) => self.rust_in_cpp(text, around),
            PredicateKind::And(children) => self.joined(children, "&&", "true", place, around),
            PredicateKind::Or(children) => self.joined(children, "||", "false", place, around),
            PredicateKind::Neg(child) => format!("!({})", self.in_cpp(child, place, around)),
            PredicateKind::SubstLeaves { pattern, replacement, child } if is_stock => {
                let inner = self.with_substitution(record, (pattern, replacement.clone()), place, around);
                self.in_cpp(child, place, &inner)
            }
            PredicateKind::Concat { prefix, suffix, child } if prefix.is_empty() && suffix.is_empty() => {
                self.in_cpp(child, place, around)
            }
            PredicateKind::Concat { prefix, suffix, child } if is_stock => {
                let child = self.in_cpp(child, place, around);
                format!("{}{child}{}", substituted(prefix, around), substituted(suffix, around))
            }
            _ => {
                let text = self.rewrite(predicate.clone(), place, &[]).text();
                self.rust_in_cpp(&text, around)
            }
        }
    }

    fn joined(
        &mut self,
        children: &[Predicate<'r>],
        operator: &str,
        nothing: &str,
        place: &Place<'_, 'r>,
        around: &[Substitution<'r>],
    ) -> String {
        let texts: Vec<_> = children.iter().map(|child| self.in_cpp(child, place, around)).collect();
        match &texts[..] {
            [] => nothing.to_owned(),
            [one] => one.clone(),
            _ => texts
                .iter()
                .map(|text| format!("({text})"))
                .collect::<Vec<_>>()
                .join(&format!(" {operator} ")),
        }
    }

    /// Adds the innermost substitution. If it replaces `$_self` by a part of a type, and the part has no translation, the
    /// replacement becomes the call of a hook.
    fn with_substitution(
        &mut self,
        record: Record<'r>,
        (pattern, mut replacement): Substitution<'r>,
        place: &Place<'_, 'r>,
        around: &[Substitution<'r>],
    ) -> Vec<Substitution<'r>> {
        if pattern == "$_self" && replacement.contains(pattern) {
            let text = substituted(&replacement, around);
            let rust = self.translate(record, "replacement", &text, place, Kind::Object);
            if rust.is_err() && place.own.subject == Subject::Type {
                // Substitutions of `$_self` around it apply to the argument of the hook.
                let around: Vec<_> =
                    around.iter().filter(|(pattern, _)| *pattern != "$_self").cloned().collect();
                let call = self.type_hook(record, &substituted(&replacement, &around));
                replacement = self.foreign_call(&call, Ty::class("mlir::Type"));
            }
            if let Ok(value) = record.value("replacement") {
                let text = value.as_str().unwrap_or_default();
                self.listed.push(StockSnippet {
                    kind: SnippetKind::TypeFunction,
                    value,
                    text,
                    rust,
                    option: None,
                    call: None,
                    functions: Vec::new(),
                });
            }
        }
        std::iter::once((pattern, replacement)).chain(around.iter().cloned()).collect()
    }

    fn type_hook(&mut self, record: Record<'r>, cpp: &str) -> String {
        let key = (record.order(), cpp.to_owned(), Subject::Type, String::new());
        if let Some(known) = self.hooks.get(&key) {
            return known.clone();
        }
        let name = format!("{}_type", self.users.name_of(record).trim_start_matches("is_"));
        let span = record.value("replacement").map_or(record.span(), |value| value.span());
        let path = self.found.hook(HookKind::TypeFunction, &name, self.users.user_of(record), cpp, span);
        let (_, call) = type_calls(HookKind::TypeFunction, &path);
        self.hooks.insert(key, call.clone());
        call
    }

    /// Rust with the enclosing substitutions, as C++. The substitutions must replace placeholders: any other pattern could
    /// occur in the C++ that the Rust replaces, so such a predicate has no translation.
    fn rust_in_cpp(&mut self, rust: &str, around: &[Substitution<'r>]) -> String {
        let is_about_arguments = around.iter().enumerate().all(|(at, (pattern, _))| {
            is_placeholder(pattern) || around[..at].iter().any(|(_, replacement)| replacement == pattern)
        });
        match is_about_arguments {
            true => substituted(&self.foreign_call(rust, Ty::Bool), around),
            // An undefined function: the translation fails.
            false => {
                // Different substitutions have different texts.
                let changes =
                    around.iter().map(|(pattern, text)| format!(", `{pattern}` replaced by `{text}`"));
                format!("{UNKNOWN}(/* {rust}{} */)", changes.collect::<String>())
            }
        }
    }

    /// The function call that stands for Rust in the C++.
    fn foreign_call(&mut self, rust: &str, result: Ty) -> String {
        let placeholders = placeholder_names(rust);
        let arguments: Vec<_> = placeholders.iter().map(|name| format!("${name}")).collect();
        let known = self.foreign.iter().position(|own| own.rust == rust && own.result == result);
        let number = known.unwrap_or_else(|| {
            let is_partial = snippet::is_partial(rust);
            self.foreign.push(Foreign { rust: rust.to_owned(), placeholders, result, is_partial });
            self.foreign.len() - 1
        });
        format!("{FOREIGN}{number}({})", arguments.join(", "))
    }

    /// The Rust of a condition: its translation, or the call of a hook.
    fn condition(&mut self, leaf: Record<'r>, cpp: &str, place: &Place<'_, 'r>) -> String {
        let key = (leaf.order(), cpp.to_owned(), place.number);
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        let translated = self.translate(leaf, "predExpr", cpp, place, Kind::Condition);
        let rust = match &translated {
            Ok(rust) => rust.clone(),
            Err(_) => self.hook(leaf, cpp, place),
        };
        if let Some((value, text)) = self.files.text(leaf, "predExpr") {
            self.listed.push(StockSnippet {
                kind: SnippetKind::Predicate,
                value,
                text,
                rust: translated,
                option: None,
                call: None,
                functions: Vec::new(),
            });
        }
        self.known.insert(key, rust.clone());
        rust
    }

    /// Translates a text in each context of its constraint. The translations must be equal.
    fn translate(
        &self,
        record: Record<'r>,
        field: &str,
        cpp: &str,
        place: &Place<'_, 'r>,
        kind: Kind,
    ) -> Result<String, super::Untranslated> {
        let value = record.value(field).expect("the field has the text");
        let foreign = |name: &str| {
            let number: usize = name.strip_prefix(FOREIGN)?.parse().ok()?;
            self.foreign.get(number).cloned()
        };
        // Offsets into a combined text are not offsets into the file.
        let range =
            |range| if value.as_str() == Some(cpp) { range } else { 0..value.as_str().map_or(0, str::len) };
        let expr = parse(value, cpp).map_err(|error| match value.as_str() == Some(cpp) {
            true => error,
            false => untranslated(value, range(0..0), &error.construct),
        })?;
        let mut translated: Option<String> = None;
        for context in &place.own.contexts {
            let rust = match kind {
                Kind::Condition => self.expressions.condition_in(context, &expr, record, &foreign),
                Kind::Object => self.expressions.object_in(context, &expr, record, &foreign),
            };
            let rust = rust.map_err(|error| untranslated(value, range(error.range()), error.construct()))?;
            if translated.as_ref().is_some_and(|known| *known != rust) {
                return Err(untranslated(
                    value,
                    range(0..cpp.len()),
                    "a predicate with two meanings of `$_self`",
                ));
            }
            translated = Some(rust);
        }
        translated.ok_or_else(|| untranslated(value, range(0..cpp.len()), "a predicate of no constraint"))
    }

    /// The call of the hook for a condition.
    fn hook(&mut self, leaf: Record<'r>, cpp: &str, place: &Place<'_, 'r>) -> String {
        let subject = match place.own.contexts.first() {
            Some(context) if context.self_types.is_empty() => Subject::Op,
            _ => place.own.subject,
        };
        let value = match subject {
            Subject::Property => format!("{:?} {:?}", place.own.value_type, place.own.contexts),
            _ => String::new(),
        };
        let key = (leaf.order(), cpp.to_owned(), subject, value);
        if let Some(known) = self.hooks.get(&key) {
            return known.clone();
        }
        let shown = self.shown(cpp);
        let (named, span) = match self.files.text(leaf, "predExpr") {
            Some((value, text)) if text == cpp => (leaf, place_of(value, text)),
            Some((value, text)) => (place.predicate, place_of(value, text)),
            None => (place.predicate, place.predicate.span()),
        };
        let (mut name, mut of) = (self.users.name_of(named), self.users.user_of(named));
        let call = if place.own.is_of_pattern {
            let user = self.users.anonymous_user(leaf);
            if let Some(pattern) = user.and_then(|user| self.expressions.patterns.user_of(user)) {
                (name, of) = (format!("{}_holds", namer::snake_case(pattern)), pattern.to_owned());
            }
            let path = self.found.hook(HookKind::PatternConstraint, &name, of, &shown, span);
            format!("{path}({})", placeholders(cpp))
        } else {
            let reads_op = !matches!(subject, Subject::Op | Subject::Property)
                && snippet::placeholders(cpp).iter().any(|placeholder| placeholder.name == "_op");
            let kind = if reads_op { HookKind::PredicateInOp(subject) } else { HookKind::Predicate(subject) };
            let path = self.found.hook(kind, &name, of, &shown, span);
            let hook = self.found.hooks.last_mut().expect("a hook was added");
            hook.ty = place.own.value_type.clone().filter(|_| subject == Subject::Property);
            if reads_op { Subject::call_in_op(&path) } else { subject.call(&path) }
        };
        self.hooks.insert(key, call.clone());
        call
    }

    /// The C++ for documentation: names of functions that stand for Rust become comments with the Rust.
    fn shown(&self, cpp: &str) -> String {
        let (before, after) = (format!("{UNKNOWN}(/* "), " */)");
        let mut parts = cpp.split(&before);
        let mut shown = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (comment, rest) = part.split_once(after).unwrap_or((part, ""));
            shown.extend(["/* ", comment, " */", rest]);
        }
        for (number, foreign) in self.foreign.iter().enumerate().rev() {
            shown = shown.replace(&format!("{FOREIGN}{number}("), &format!("/* {} */(", foreign.rust));
        }
        shown
    }

    /// Adds a copy of a predicate with the new texts.
    fn copy(&mut self, predicate: &Predicate<'r>) -> NewValue {
        let record = predicate.record;
        let fields = match &predicate.kind {
            PredicateKind::Leaf(text) if record.str("predExpr") == Ok(text) => {
                return NewValue::Record(record.key());
            }
            PredicateKind::Leaf(text) => vec![("predExpr", NewValue::Text(text.clone()))],
            _ => {
                let children = predicate.children().iter().map(|child| self.copy(child)).collect();
                vec![("children", NewValue::List(children))]
            }
        };
        self.found.copies.push(RecordCopy { of: record.key(), fields });
        NewValue::Copy(self.found.copies.len() - 1)
    }
}

/// The result of a translation.
#[derive(Clone, Copy)]
enum Kind {
    Condition,
    /// An object of any type.
    Object,
}

/// One number for all constraints on any type, one each for those on any attribute, region and successor. `other` for the rest.
fn number_of(own: &Use, other: usize) -> usize {
    let (number, path) = match own.subject {
        Subject::Type => (0, "mlir::Type"),
        Subject::Attribute => (1, "mlir::Attribute"),
        Subject::Region => (2, "mlir::Region"),
        Subject::Successor => (3, "mlir::Block"),
        Subject::Op | Subject::Property => return other,
    };
    if own.contexts == [Context::of_self(&[path])] && !own.is_of_pattern { number } else { other }
}

fn first_leaf<'p, 'r>(predicate: &'p Predicate<'r>) -> &'p Predicate<'r> {
    predicate.children().first().map_or(predicate, first_leaf)
}
