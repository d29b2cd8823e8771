//! `--help-op`: the documentation of an op, a type or an attribute.
//!
//! Operands, constraints and traits are those of the definition in the context. Prose and the format come from the program, which
//! has them for dialects that it loads from `.td` files.

use rtblgen_ir::context::Context;
use rtblgen_ir::ir::definition::{
    Arity, AttributeDef, AttributePresence, MemoryEffects, OpDefinition, ValueDef,
};

use super::help::edit_distance;
use super::registry::OptRegistry;

/// The prose in the source of a dialect about an op, a type or an attribute. Empty texts are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Documentation {
    /// The summary.
    pub summary: String,
    /// The format, as the source has it.
    pub syntax: String,
    /// The description, in Markdown.
    pub description: String,
}

/// The documentation of `dialect.op`, `!dialect.type` or `#dialect.attribute`.
///
/// # Errors
///
/// The context has none of this name; the message has the closest ones.
pub(super) fn help_op(name: &str, context: &Context, registry: &OptRegistry) -> Result<String, String> {
    let documentation = registry.documentation.iter().find_map(|of| of(name)).unwrap_or_default();
    let Some(parts) = parts(context, name) else { return Err(unknown(context, name)) };
    let mut text = format!("`{name}`");
    if !documentation.summary.is_empty() {
        text.push_str(&format!(": {}", documentation.summary));
    }
    text.push('\n');
    if !documentation.syntax.is_empty() {
        text.push_str("\nSyntax:\n\n");
        indented(&mut text, &format!("{name} {}", documentation.syntax.trim()), "  ");
    }
    if !documentation.description.is_empty() {
        text.push('\n');
        indented(&mut text, &unindented(&documentation.description), "");
    }
    Ok(text + &parts)
}

/// The parts of a definition; `None` if there is none of this name.
fn parts(context: &Context, name: &str) -> Option<String> {
    let bare = name.trim_start_matches(['!', '#']);
    let (dialect, mnemonic) = bare.split_once('.')?;
    match name.chars().next()? {
        '!' => {
            let definition = context.type_definition(dialect, mnemonic)?;
            let interfaces = definition.interfaces.iter().map(|own| own.name);
            Some(of_definition(definition.parameters, definition.traits, interfaces.collect()))
        }
        '#' => {
            let definition = context.attribute_definition(dialect, mnemonic)?;
            let interfaces = definition.interfaces.iter().map(|own| own.name);
            Some(of_definition(definition.parameters, definition.traits, interfaces.collect()))
        }
        _ => context.op_definitions().into_iter().find(|own| own.name == name).map(of_op),
    }
}

fn of_definition(parameters: &[&str], traits: &[&str], interfaces: Vec<&str>) -> String {
    let mut text = String::new();
    list(&mut text, "Parameters", parameters.iter().map(|name| ((*name).to_owned(), String::new())));
    line(&mut text, "Traits", traits.to_vec());
    line(&mut text, "Interfaces", interfaces);
    text
}

fn of_op(definition: &OpDefinition) -> String {
    let mut text = String::new();
    let values = |values: &'static [ValueDef]| {
        values.iter().map(|own| {
            let arity = match own.arity {
                Arity::One => "",
                Arity::Optional => "optional ",
                Arity::Variadic | Arity::VariadicOfVariadic { .. } => "variadic ",
            };
            // The summary of a variable operand says so already where the `.td` does; its type may have none.
            let summary = own.constraint.summary.trim_start_matches("variadic of ").trim();
            (own.name.to_owned(), format!("{arity}{summary}"))
        })
    };
    list(&mut text, "Operands", values(definition.operands));
    let (properties, attributes): (Vec<_>, Vec<_>) =
        definition.attributes.iter().partition(|own| own.property.is_some());
    list(&mut text, "Attributes", attributes.into_iter().map(attribute));
    list(&mut text, "Properties", properties.into_iter().map(attribute));
    list(&mut text, "Results", values(definition.results));
    let regions = definition.regions.iter();
    list(
        &mut text,
        "Regions",
        regions.map(|own| (own.name.to_owned(), variadic(own.is_variadic) + own.constraint.summary)),
    );
    let successors = definition.successors.iter();
    list(
        &mut text,
        "Successors",
        successors.map(|own| (own.name.to_owned(), variadic(own.is_variadic) + own.constraint.summary)),
    );
    line(&mut text, "Traits", definition.traits.iter().map(|own| own.name).collect());
    line(&mut text, "Interfaces", definition.interfaces.iter().map(|own| own.name).collect());
    if let Some(effects) = definition.memory_effects {
        text.push_str(&format!("\nMemory effects: {}\n", effects_text(effects)));
    }
    text
}

fn variadic(is_variadic: bool) -> String {
    if is_variadic { "variadic ".to_owned() } else { String::new() }
}

fn attribute(own: &AttributeDef) -> (String, String) {
    let presence = match own.presence {
        AttributePresence::Required => "",
        AttributePresence::Optional => " (optional)",
        AttributePresence::Default(_) | AttributePresence::DefaultOptional(_) => " (with a default)",
    };
    (own.name.to_owned(), format!("{}{presence}", own.constraint.summary))
}

fn effects_text(effects: MemoryEffects) -> String {
    match effects {
        MemoryEffects::Recursive => "those of the operations in its regions".to_owned(),
        MemoryEffects::Fixed([]) => "none".to_owned(),
        MemoryEffects::Fixed(kinds) => {
            let kinds: Vec<String> =
                kinds.iter().map(|kind| format!("{kind:?}").to_ascii_lowercase()).collect();
            kinds.join(", ")
        }
        MemoryEffects::Detailed(effects) => {
            let effects: Vec<String> = effects
                .iter()
                .map(|own| format!("{:?} of {}", own.effect, own.resource).to_ascii_lowercase())
                .collect();
            effects.join(", ")
        }
        MemoryEffects::Computed(_) => "computed by code".to_owned(),
    }
}

/// A titled list of names with their descriptions.
fn list(text: &mut String, title: &str, rows: impl Iterator<Item = (String, String)>) {
    let rows: Vec<_> = rows.collect();
    let width = rows.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    for (index, (name, description)) in rows.into_iter().enumerate() {
        if index == 0 {
            text.push_str(&format!("\n{title}:\n"));
        }
        let row = format!("  {name:<width$}  {description}");
        text.push_str(row.trim_end());
        text.push('\n');
    }
}

fn line(text: &mut String, title: &str, names: Vec<&str>) {
    if !names.is_empty() {
        text.push_str(&format!("\n{title}: {}\n", names.join(", ")));
    }
}

/// Writes lines, each after an indentation.
fn indented(text: &mut String, lines: &str, indentation: &str) {
    for line in lines.lines() {
        text.push_str(format!("{indentation}{line}").trim_end());
        text.push('\n');
    }
}

/// A text without the indentation that its lines share.
fn unindented(text: &str) -> String {
    let lines = || text.trim_end().lines().skip_while(|line| line.trim().is_empty());
    let indentations = lines().filter(|line| !line.trim().is_empty());
    let shared = indentations.map(|line| line.len() - line.trim_start().len()).min().unwrap_or(0);
    let lines: Vec<&str> = lines().map(|line| line.get(shared..).unwrap_or_default()).collect();
    lines.join("\n")
}

/// The message for a name that the context does not have.
fn unknown(context: &Context, name: &str) -> String {
    let mut known = names_like(context, name);
    known.sort_by_key(|known| edit_distance(known, name));
    let close: Vec<String> = known.iter().take(3).map(|name| format!("`{name}`")).collect();
    let dialects: Vec<&str> = context.dialects().iter().map(|dialect| dialect.name).collect();
    format!(
        "no op, type or attribute `{name}` in the dialects {}. The closest names are {}; \
         a type is written `!dialect.name`, an attribute `#dialect.name`.\n",
        dialects.join(", "),
        close.join(", ")
    )
}

/// The names of the same kind: types for `!name`, attributes for `#name`. A name without a sign may be of any kind.
fn names_like(context: &Context, name: &str) -> Vec<String> {
    let ops = context.op_definitions().into_iter().map(|own| own.name.to_owned());
    let dialects = context.dialects();
    let marked = |mark: &'static str| {
        let names = dialects.iter().flat_map(move |dialect| {
            let mnemonics = context.mnemonics_of(dialect.name, mark == "!");
            mnemonics.into_iter().map(move |mnemonic| format!("{mark}{}.{mnemonic}", dialect.name))
        });
        names.collect::<Vec<_>>()
    };
    let names = match name.chars().next() {
        Some('!') => marked("!"),
        Some('#') => marked("#"),
        _ => Vec::new(),
    };
    match names.is_empty() {
        true => ops.chain(marked("!")).chain(marked("#")).collect(),
        false => names,
    }
}
