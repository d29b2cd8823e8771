//! The list of the hooks that the Rust of a file needs (`--list-hooks`).

use std::collections::{BTreeSet, HashMap};

use rtblgen_records::{Record, Records};
use serde_json::{Value, json};
use tblgen_parser::{Diagnostic, Span};

use super::Hook;
use crate::input::request::Request;
use crate::input::selection::Selection;
use crate::input::written_hooks::WrittenHooks;
use crate::ods::model::dialect::DialectText;
use crate::ods::model::directives::{self, Directive};
use crate::ods::model::{Dialect, Operator, ParameterizedDef, TraitKind};

/// A hook: a trait that the author implements, a function that the author writes, or C++ that is left out.
#[derive(Clone, Debug)]
pub(super) struct Entry<'r> {
    /// The op, type, attribute, constraint or dialect.
    pub(super) of: String,
    /// The others that call the same function.
    others: Vec<String>,
    /// The trait, or the Rust path of the function.
    pub(super) hook: String,
    pub(super) kind: &'static str,
    /// The Rust type that has the hook, if it is a trait.
    pub(super) class: Option<String>,
    /// The signature, if it is a function.
    pub(super) signature: Option<String>,
    /// The Rust to start from, if it is a directive.
    pub(super) skeleton: Option<String>,
    /// The interface that the type implements.
    pub(super) interface: Option<Record<'r>>,
    /// Whether generated code does not compile without it.
    pub(super) is_required: bool,
    /// The C++ in the `.td`.
    pub(super) cpp: Option<String>,
    pub(super) span: Span,
}

/// The format of a list of hooks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HookListFormat {
    Text,
    Json,
}

/// All hooks of a file, in the order of their places.
pub(crate) struct HookList<'r> {
    records: &'r Records,
    entries: Vec<Entry<'r>>,
    /// The functions of directives with a skeleton.
    directives: BTreeSet<String>,
}

impl<'r> HookList<'r> {
    /// Lists the hooks of the definitions that are generated.
    ///
    /// # Errors
    ///
    /// Returns the error in the selection.
    pub(crate) fn new(
        records: &'r Records,
        request: &Request,
        hooks: &[Hook],
    ) -> Result<Self, Vec<Diagnostic>> {
        let selection = Selection::new(records, &request.filter).map_err(|error| vec![error])?;
        let mut list = Self { records, entries: Vec::new(), directives: BTreeSet::new() };
        for record in selection.of("Op") {
            if let Ok(operator) = Operator::from_record(record) {
                list.add_op(&operator);
            }
        }
        for record in selection.of("TypeDef").into_iter().chain(selection.of("AttrDef")) {
            if let Ok(def) = ParameterizedDef::from_record(record) {
                list.add_definition(&def);
            }
        }
        for record in selection.of("Dialect") {
            if let Ok(dialect) = Dialect::from_record(record) {
                list.add_dialect(&dialect);
            }
        }
        let is_own = |hook: &&Hook| hook.signature().is_some() || selection.has_file_of(hook.span);
        list.entries.extend(hooks.iter().filter(is_own).map(translated));
        list.entries.sort_by_key(|entry| entry.span.start);
        list.entries = functions_once(std::mem::take(&mut list.entries));
        Ok(list)
    }

    /// The hooks, in the order of their places.
    pub(super) fn entries(&self) -> impl Iterator<Item = &Entry<'r>> {
        self.entries.iter()
    }

    fn add(&mut self, of: &str, hook: &str, kind: &'static str, class: &str, record: Record<'_>) {
        let (of, hook, class, span) = (of.to_owned(), hook.to_owned(), Some(class.to_owned()), record.span());
        self.entries.push(Entry {
            of,
            others: Vec::new(),
            hook,
            kind,
            class,
            signature: None,
            skeleton: None,
            interface: None,
            is_required: true,
            cpp: None,
            span,
        });
    }

    fn add_op(&mut self, operator: &Operator<'r>) {
        let (name, record, hooks) = (&operator.qualified_name, operator.record, operator.hooks);
        let class = &operator.class_name;
        let wanted = [
            (hooks.verifier, "Verify", "verifier"),
            (hooks.region_verifier, "VerifyRegions", "verifier"),
            (hooks.folder, "Fold", "folder"),
            (hooks.canonicalizer, "Canonicalize", "canonicalizer"),
            (hooks.canonicalize_method, "CanonicalizeMethod", "canonicalizer"),
            (hooks.custom_assembly && operator.forwarded_text.is_none(), "CustomAsm", "text"),
        ];
        for (_, hook, kind) in wanted.into_iter().filter(|(is_wanted, ..)| *is_wanted) {
            self.add(name, hook, kind, class, record);
        }
        let format = operator.assembly_format.and_then(|value| value.as_str());
        self.add_directives(name, class, record, format);
        let mut stub = operator.clone();
        stub.without_hooks(&WrittenHooks::default());
        for own in operator.traits.iter().filter(|own| own.kind == TraitKind::Interface) {
            let is_written = own.name() == "InferTypeOpInterface" && operator.result_types.is_none();
            if own.name() == "InferTypeOpInterface" && !is_written {
                continue;
            }
            if is_written || !stub.traits.iter().any(|other| other.record == own.record) {
                self.add(name, own.name(), "interface", class, record);
                self.entries.last_mut().expect("an entry was added").interface = Some(own.record);
            }
        }
    }

    /// Adds the directives of a format. The first use of a function has its skeleton.
    fn add_directives(&mut self, of: &str, class: &str, record: Record<'r>, format: Option<&str>) {
        for directive in directives::in_format(format.unwrap_or_default()) {
            let function = directives::function_name(record, directive.name, directive.arguments);
            let functions = format!("parse_{function}, print_{function}");
            self.add(of, &functions, "custom directive", class, record);
            if self.directives.insert(function.clone()) {
                let skeleton = directive_skeleton(record, &function, &directive);
                self.entries.last_mut().expect("an entry was added").skeleton = Some(skeleton);
            }
        }
    }

    fn add_definition(&mut self, def: &ParameterizedDef<'r>) {
        if def.has_verifier {
            self.add(&def.class_name, "VerifyParameters", "verifier", &def.class_name, def.record);
        }
        if def.has_custom_text {
            let hook = if def.is_type { "CustomTypeAsm" } else { "CustomAttrAsm" };
            self.add(&def.class_name, hook, "text", &def.class_name, def.record);
        }
        let format = def.record.str_opt("assemblyFormat").ok().flatten();
        self.add_directives(&def.class_name, &def.class_name, def.record, format);
    }

    fn add_dialect(&mut self, dialect: &Dialect<'_>) {
        for field in &dialect.hooks {
            self.add(dialect.name, field, "dialect", &dialect.class_name, dialect.record);
        }
        for (text, hook) in
            [(dialect.type_text, "DialectTypeAsm"), (dialect.attribute_text, "DialectAttrAsm")]
        {
            if text != DialectText::None {
                self.add(dialect.name, hook, "text", &dialect.class_name, dialect.record);
            }
        }
    }

    /// The list in a format.
    pub(crate) fn print(&self, format: HookListFormat) -> String {
        match format {
            HookListFormat::Text => self.to_text(),
            HookListFormat::Json => self.to_json(),
        }
    }

    /// A line for each hook, and a last line with their number.
    fn to_text(&self) -> String {
        let line = |entry: &Entry<'_>| {
            let need = if entry.is_required { "required" } else { "left out" };
            let cpp = entry.cpp.as_deref().map_or(String::new(), |cpp| format!("  // {}", one_line(cpp)));
            let (place, kind, of, hook) = (self.place(entry.span), entry.kind, &entry.of, &entry.hook);
            let others = match entry.others.len() {
                0 => String::new(),
                more => format!(" and {more} more"),
            };
            format!("{place}: {need} {kind} `{hook}` of `{of}`{others}{cpp}\n")
        };
        let lines: String = self.entries.iter().map(line).collect();
        let required = self.entries.iter().filter(|entry| entry.is_required).count();
        format!("{lines}{required} hooks required, {} left out\n", self.entries.len() - required)
    }

    /// An array with an object for each hook.
    fn to_json(&self) -> String {
        let object = |entry: &Entry<'_>| {
            json!({
                "place": self.place(entry.span),
                "kind": entry.kind,
                "hook": entry.hook,
                "of": entry.of,
                "others": entry.others,
                "required": entry.is_required,
                "cpp": entry.cpp,
            })
        };
        let objects: Vec<Value> = self.entries.iter().map(object).collect();
        format!("{:#}\n", Value::Array(objects))
    }

    pub(super) fn place(&self, span: Span) -> String {
        let sources = self.records.sources();
        let (line, _) = sources.line_column(span.start);
        format!("{}:{line}", sources.name(sources.file_of(span)))
    }
}

/// The entries, each function once: at its first use.
fn functions_once(entries: Vec<Entry<'_>>) -> Vec<Entry<'_>> {
    let mut first: HashMap<(&'static str, String, Option<String>), usize> = HashMap::new();
    let mut found: Vec<Entry<'_>> = Vec::new();
    for mut entry in entries {
        if entry.signature.is_none() && entry.kind != "custom directive" {
            found.push(entry);
            continue;
        }
        let key = (entry.kind, entry.hook.clone(), entry.signature.clone());
        match first.get(&key).map(|at| &mut found[*at]) {
            Some(known) if known.of == entry.of || known.others.contains(&entry.of) => {}
            Some(known) => {
                known.others.push(entry.of);
                known.skeleton = known.skeleton.take().or(entry.skeleton.take());
            }
            None => {
                first.insert(key, found.len());
                found.push(entry);
            }
        }
    }
    found
}

fn translated<'r>(hook: &Hook) -> Entry<'r> {
    let is_required = hook.signature().is_some();
    Entry {
        of: hook.of.clone(),
        others: Vec::new(),
        hook: if is_required { format!("hooks::{}", hook.name) } else { hook.name.clone() },
        kind: hook.kind.name(),
        class: None,
        signature: hook.signature(),
        skeleton: None,
        interface: None,
        is_required,
        cpp: Some(hook.cpp.clone()),
        span: hook.span,
    }
}

/// The Rust to start from for the functions of a directive: with any argument types, which differ where several ops use it.
fn directive_skeleton(record: Record<'_>, function: &str, directive: &Directive<'_>) -> String {
    let (parser, printer, op) = match record.is_a("Op") {
        true => ("OpAsmParser<'_, 'c>", "OpAsmPrinter<'_, '_>", ", op: impl TypedOp"),
        false => ("AsmParser<'_, 'c>", "AsmPrinter<'_, '_>", ""),
    };
    let arguments: String =
        (0..directive.arguments).map(|number| format!(", argument_{number}: impl Sized")).collect();
    format!(
        "/// The arguments are `{}`.\npub fn parse_{function}<'c>(parser: &mut {parser}{arguments}) -> ParseResult {{\n    todo!()\n}}\n\n\
         pub fn print_{function}(printer: &mut {printer}{op}{arguments}) {{\n    todo!()\n}}",
        one_line(directive.text).replace('`', "'")
    )
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
