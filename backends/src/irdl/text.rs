//! The text of a module: the custom or the generic form.

use super::model::{Module, Named, Node, Operation, Variadicity};

/// Returns the text of a module. The generic form is that of wrong operations.
pub(super) fn print(module: &Module, is_valid: bool) -> String {
    match is_valid {
        true => custom(module),
        false => generic(module),
    }
}

fn custom(module: &Module) -> String {
    let mut out = format!("module {{\n  irdl.dialect {} ", symbol(&module.dialect));
    let entities = module.types.iter().map(|name| ("type", name));
    let entities = entities.chain(module.attributes.iter().map(|name| ("attribute", name)));
    let mut body: String =
        entities.map(|(kind, name)| format!("    irdl.{kind} {} \n", symbol(name))).collect();
    body.extend(module.operations.iter().map(operation));
    if !body.is_empty() {
        out.push_str(&format!("{{\n{body}  }}"));
    }
    out + "\n}\n"
}

fn operation(own: &Operation) -> String {
    let mut out = format!("    irdl.operation {} ", symbol(&own.name));
    let mut lines: Vec<String> =
        own.nodes.iter().enumerate().map(|(number, own)| node(number, own)).collect();
    let lists = [("operands", &own.operands), ("results", &own.results)];
    lines.extend(
        lists.iter().filter(|(_, values)| !values.is_empty()).map(|(kind, values)| list(kind, values)),
    );
    if !own.attributes.is_empty() {
        let attributes = own.attributes.iter().map(|own| format!("{} = %{}", quoted(&own.name), own.node));
        lines.push(format!("irdl.attributes {{{}}}", joined(attributes)));
    }
    if !own.regions.is_empty() {
        lines.push(list("regions", &own.regions));
    }
    if !lines.is_empty() {
        let lines: String = lines.iter().map(|line| format!("      {line}\n")).collect();
        out.push_str(&format!("{{\n{lines}    }}"));
    }
    out + "\n"
}

fn list(kind: &str, values: &[Named]) -> String {
    let values = values.iter().map(|own| match own.variadicity {
        Variadicity::Single => format!("{}: %{}", own.name, own.node),
        variadicity => format!("{}: {} %{}", own.name, variadicity.text(), own.node),
    });
    format!("irdl.{kind}({})", joined(values))
}

fn node(number: usize, own: &Node) -> String {
    let uses = joined(own.uses().iter().map(|number| format!("%{number}")));
    let text = match own {
        Node::Any => "any".to_owned(),
        Node::Is(text) => format!("is {text} "),
        Node::BaseSymbol(symbol) => format!("base {symbol} "),
        Node::BaseName(name) => format!("base {} ", quoted(name)),
        Node::AnyOf(_) => format!("any_of({uses}) "),
        Node::AllOf(_) => format!("all_of({uses}) "),
        Node::Predicate(text) => format!("c_pred {} ", quoted(text)),
        Node::Region(None) => "region".to_owned(),
        Node::Region(Some(size)) => format!("region with size {size}"),
    };
    format!("%{number} = irdl.{text}")
}

fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(", ")
}

fn generic(module: &Module) -> String {
    let entities = module.types.iter().map(|name| ("type", name));
    let entities = entities.chain(module.attributes.iter().map(|name| ("attribute", name)));
    let mut body: String = entities.map(|(kind, name)| definition(kind, name, "", "    ")).collect();
    // MLIR numbers the values of the last operation first.
    let after = |number: usize| module.operations[number + 1..].iter().map(|own| own.nodes.len()).sum();
    for (number, own) in module.operations.iter().enumerate() {
        body.push_str(&definition("operation", &own.name, &generic_body(own, after(number)), "    "));
    }
    let dialect = definition("dialect", &module.dialect, &body, "  ");
    format!("\"builtin.module\"() ({{\n{dialect}}}) : () -> ()\n")
}

/// A definition with the lines of its body.
fn definition(kind: &str, name: &str, body: &str, indent: &str) -> String {
    let body = if body.is_empty() { format!("{indent}^bb0:\n") } else { body.to_owned() };
    format!("{indent}\"irdl.{kind}\"() <{{sym_name = {}}}> ({{\n{body}{indent}}}) : () -> ()\n", quoted(name))
}

/// The lines of an operation whose first value has a number.
fn generic_body(own: &Operation, first: usize) -> String {
    const CONSTRAINT: &str = "!irdl.attribute";
    let result = |node: &Node| if node.is_region() { "!irdl.region" } else { CONSTRAINT };
    let mut lines = Vec::new();
    for (number, node) in own.nodes.iter().enumerate() {
        let (name, properties) = match node {
            Node::Any => ("any", String::new()),
            // A unit attribute is just its name.
            Node::Is(text) if text == "unit" => ("is", "expected".to_owned()),
            Node::Is(text) => ("is", format!("expected = {text}")),
            Node::BaseSymbol(symbol) => ("base", format!("base_ref = {symbol}")),
            Node::BaseName(name) => ("base", format!("base_name = {}", quoted(name))),
            Node::AnyOf(_) => ("any_of", String::new()),
            Node::AllOf(_) => ("all_of", String::new()),
            Node::Predicate(text) => ("c_pred", format!("pred = {}", quoted(text))),
            Node::Region(None) => ("region", String::new()),
            Node::Region(Some(size)) => ("region", format!("numberOfBlocks = {size} : i32")),
        };
        let values = joined(node.uses().iter().map(|number| format!("%{}", first + number)));
        let types = joined(node.uses().iter().map(|number| result(&own.nodes[*number]).to_owned()));
        let properties = if properties.is_empty() { properties } else { format!(" <{{{properties}}}>") };
        let own = format!("%{} = \"irdl.{name}\"({values}){properties}", first + number);
        lines.push(format!("{own} : ({types}) -> {}", result(node)));
    }
    let mut add = |kind: &str, values: &[Named], names: &str, has_variadicity: bool| {
        if values.is_empty() {
            return;
        }
        let operands = joined(values.iter().map(|own| format!("%{}", first + own.node)));
        let types = joined(values.iter().map(|value| result(&own.nodes[value.node]).to_owned()));
        let list = joined(values.iter().map(|own| quoted(&own.name)));
        let variadicities = joined(values.iter().map(|own| format!(" {}", own.variadicity.text())));
        let variadicity = match has_variadicity {
            true => format!(", variadicity = #irdl<variadicity_array[{variadicities}]>"),
            false => String::new(),
        };
        lines.push(format!(
            "\"irdl.{kind}\"({operands}) <{{{names} = [{list}]{variadicity}}}> : ({types}) -> ()"
        ));
    };
    add("operands", &own.operands, "names", true);
    add("results", &own.results, "names", true);
    add("attributes", &own.attributes, "attributeValueNames", false);
    add("regions", &own.regions, "names", false);
    lines.iter().map(|line| format!("      {line}\n")).collect()
}

/// The text of the symbol of a name in a dialect.
pub(super) fn nested_symbol(dialect: &str, name: &str) -> String {
    format!("{}::{}", symbol(dialect), symbol(name))
}

fn symbol(name: &str) -> String {
    let is_first = |byte: u8| byte.is_ascii_alphabetic() || byte == b'_';
    let is_word = |byte: u8| is_first(byte) || byte.is_ascii_digit() || byte == b'$' || byte == b'.';
    match name.bytes().next().is_some_and(is_first) && name.bytes().all(is_word) {
        true => format!("@{name}"),
        false => format!("@{}", quoted(name)),
    }
}

/// A string in quotes, as MLIR writes it.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for byte in text.bytes() {
        match byte {
            b'\\' => out.push_str("\\\\"),
            b'"' => out.push_str("\\22"),
            b' '..=b'~' => out.push(char::from(byte)),
            other => out.push_str(&format!("\\{other:02X}")),
        }
    }
    out.push('"');
    out
}
