//! The text of operations, with locations, as `mlir-pdll -x mlir` prints it.

use super::{Kind, Operation, PdlModule, PdlPattern, Value};
use crate::literal::quoted;
use rustc_hash::FxHashMap;
use std::fmt::Write as _;
use tblgen_parser::{SourceMap, Span};

/// The module as text.
pub fn print(module: &PdlModule, sources: &SourceMap) -> String {
    let mut printer =
        Printer { sources, locations: Vec::new(), numbers: FxHashMap::default(), text: String::new() };
    printer.module(module);
    printer.text
}

struct Printer<'s> {
    sources: &'s SourceMap,
    /// The locations, in the order of the operations.
    locations: Vec<String>,
    numbers: FxHashMap<u32, usize>,
    text: String,
}

/// The names of values: the number of each operation with results.
type Names = Vec<Option<usize>>;

impl Printer<'_> {
    fn module(&mut self, module: &PdlModule) {
        let own = self.location(module.span);
        self.text.push_str("module {\n");
        for pattern in &module.patterns {
            self.pattern(pattern);
        }
        let _ = writeln!(self.text, "}} loc({own})");
        for (index, location) in self.locations.iter().enumerate() {
            let _ = writeln!(self.text, "{} = loc({location})", alias(index));
        }
    }

    /// The alias of the location of `span`.
    fn location(&mut self, span: Span) -> String {
        if let Some(number) = self.numbers.get(&span.start) {
            return alias(*number);
        }
        let (line, column) = self.sources.line_column(span.start);
        let file = self.sources.name(self.sources.file_of(span));
        self.locations.push(format!("{}:{line}:{column}", quoted(file)));
        let number = self.locations.len() - 1;
        self.numbers.insert(span.start, number);
        alias(number)
    }

    fn pattern(&mut self, pattern: &PdlPattern) {
        let own = self.location(pattern.span);
        let name = pattern.name.as_ref().map(|name| format!(" @{name}")).unwrap_or_default();
        let _ = writeln!(self.text, "  pdl.pattern{name} : benefit({}) {{", pattern.benefit);
        let names = names(pattern);
        let mut rewrite = None;
        for (index, operation) in pattern.operations.iter().enumerate() {
            let location = self.location(operation.span);
            let indent = if operation.is_in_rewrite { "      " } else { "    " };
            self.text.push_str(indent);
            if let Kind::Rewrite { root } = operation.kind {
                let _ = writeln!(self.text, "rewrite {} {{", named(pattern, &names, root));
                rewrite = Some(location);
                continue;
            }
            self.results(operation, names[index]);
            self.operation(pattern, &names, operation);
            let _ = writeln!(self.text, " loc({location})");
        }
        if let Some(location) = rewrite {
            let _ = writeln!(self.text, "    }} loc({location})");
        }
        let _ = writeln!(self.text, "  }} loc({own})");
    }

    fn results(&mut self, operation: &Operation, number: Option<usize>) {
        if let Some(number) = number {
            let _ = match operation.results.len() {
                1 => write!(self.text, "%{number} = "),
                count => write!(self.text, "%{number}:{count} = "),
            };
        }
    }

    fn operation(&mut self, pattern: &PdlPattern, names: &Names, operation: &Operation) {
        let of = |value: Value| named(pattern, names, value);
        let list = |values: &[Value]| typed_list(pattern, names, values);
        let text = match &operation.kind {
            Kind::Attribute { value: Some(value), .. } => format!("attribute = {value}"),
            Kind::Attribute { value: None, ty } => format!("attribute{}", typed(ty.map(of))),
            Kind::Operand { ty } => format!("operand{}", typed(ty.map(of))),
            Kind::Operands { ty } => format!("operands{}", typed(ty.map(of))),
            Kind::Type { value } => format!("type{}", typed(value.clone())),
            Kind::Types => "types".to_owned(),
            Kind::Erase { root } => format!("erase {}", of(*root)),
            Kind::NativeConstraint { name, arguments, is_negated, .. } => {
                let results = typed(result_types(operation));
                let negated = if *is_negated { " {isNegated = true}" } else { "" };
                format!("apply_native_constraint {}({}){results}{negated}", quoted(name), list(arguments))
            }
            Kind::NativeRewrite { name, arguments, .. } => {
                let arguments =
                    if arguments.is_empty() { String::new() } else { format!("({})", list(arguments)) };
                format!("apply_native_rewrite {}{arguments}{}", quoted(name), typed(result_types(operation)))
            }
            Kind::Operation { name, operands, attributes, types } => {
                operation_text(name.as_deref(), operands, attributes, types, &of, &list)
            }
            Kind::Range { elements } if elements.is_empty() => {
                format!("range : {}", operation.results[0].text())
            }
            Kind::Range { elements } => format!("range {} ", list(elements)),
            Kind::Replace { root, values } => replace_text(pattern, *root, values, &of, &list),
            Kind::Result { parent, index } => format!("result {index} of {}", of(*parent)),
            Kind::Results { parent, index: None } => format!("results of {} ", of(*parent)),
            Kind::Results { parent, index: Some(index) } => {
                format!("results {index} of {}  -> {}", of(*parent), operation.results[0].text())
            }
            // The line of the rewrite is printed with its body.
            Kind::Rewrite { .. } => String::new(),
        };
        self.text.push_str(&text);
    }
}

fn alias(number: usize) -> String {
    if number == 0 { "#loc".to_owned() } else { format!("#loc{number}") }
}

/// The numbers of the operations with results, in order.
fn names(pattern: &PdlPattern) -> Names {
    let mut next = 0;
    let mut name = |operation: &Operation| {
        let number = (!operation.results.is_empty()).then_some(next);
        next += usize::from(number.is_some());
        number
    };
    pattern.operations.iter().map(&mut name).collect()
}

fn named(pattern: &PdlPattern, names: &Names, value: Value) -> String {
    let number = names[value.operation as usize].unwrap_or(0);
    match pattern.operation(value).results.len() {
        1 => format!("%{number}"),
        _ => format!("%{number}#{}", value.result),
    }
}

/// ` : text`, if there is one.
fn typed(text: Option<String>) -> String {
    text.map(|text| format!(" : {text}")).unwrap_or_default()
}

fn result_types(operation: &Operation) -> Option<String> {
    let types: Vec<&str> = operation.results.iter().map(|ty| ty.text()).collect();
    (!types.is_empty()).then(|| types.join(", "))
}

/// The values, a colon, and their types.
fn typed_list(pattern: &PdlPattern, names: &Names, values: &[Value]) -> String {
    let values_text: Vec<String> = values.iter().map(|value| named(pattern, names, *value)).collect();
    let types: Vec<&str> = values.iter().map(|value| pattern.type_of(*value).text()).collect();
    format!("{} : {}", values_text.join(", "), types.join(", "))
}

fn operation_text(
    name: Option<&str>,
    operands: &[Value],
    attributes: &[(String, Value)],
    types: &[Value],
    of: &dyn Fn(Value) -> String,
    list: &dyn Fn(&[Value]) -> String,
) -> String {
    let mut text = "operation".to_owned();
    if let Some(name) = name {
        text += &format!(" {}", quoted(name));
    }
    if !operands.is_empty() {
        text += &format!("({})", list(operands));
    }
    text.push(' ');
    if !attributes.is_empty() {
        let entries: Vec<String> =
            attributes.iter().map(|(name, value)| format!("{} = {}", quoted(name), of(*value))).collect();
        text += &format!(" {{{}}}", entries.join(", "));
    }
    if !types.is_empty() {
        text += &format!(" -> ({})", list(types));
    }
    text
}

fn replace_text(
    pattern: &PdlPattern,
    root: Value,
    values: &[Value],
    of: &dyn Fn(Value) -> String,
    list: &dyn Fn(&[Value]) -> String,
) -> String {
    match values {
        [only] if pattern.type_of(*only) == super::ValueType::Operation => {
            format!("replace {} with {}", of(root), of(*only))
        }
        _ => format!("replace {} with({})", of(root), list(values)),
    }
}
