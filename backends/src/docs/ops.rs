//! Documentation of ops: from their records to Markdown.

use std::collections::BTreeSet;

use rtblgen_records::{Record, RecordError, Value};

use crate::docs::text;
use crate::ods::model::Operator;
use crate::rust::namer;

/// Writes an op under a heading of a level.
pub(super) fn write(out: &mut String, record: Record<'_>, level: usize) -> Result<(), RecordError> {
    let dialect = record.record("opDialect")?.str("name")?;
    let mnemonic = record.str("opName")?;
    let name = if dialect.is_empty() { mnemonic.to_owned() } else { format!("{dialect}.{mnemonic}") };
    let heading = "#".repeat(level);
    out.push_str(&format!("\n{heading} `{name}` ({})\n", class_name(record)?));
    text::summary(out, record.str("summary")?);
    if let Some(format) = record.str_opt("assemblyFormat")? {
        assembly_format(out, &name, format);
    }
    let description = record.str("description")?;
    if !description.is_empty() {
        out.push('\n');
        text::description(out, description);
    }
    traits(out, record)?;
    let arguments = Arguments::read(record)?;
    attributes(out, &arguments, level + 1)?;
    table(out, level + 1, "Operands", "Operand", &arguments.operands);
    table(out, level + 1, "Results", "Result", &values(record, "results")?);
    table(out, level + 1, "Successors", "Successor", &values(record, "successors")?);
    out.push('\n');
    Ok(())
}

fn class_name(record: Record<'_>) -> Result<String, RecordError> {
    let namespace = record.str("cppNamespace")?;
    let class = namer::class_name(record.name());
    let name = if namespace.is_empty() { class.to_owned() } else { format!("{namespace}::{class}") };
    // The default of mlir-tblgen's `--strip-prefix`.
    Ok(name.strip_prefix("::mlir::").map_or(name.clone(), str::to_owned))
}

fn assembly_format(out: &mut String, name: &str, format: &str) {
    const START: &str = "operation ::= ";
    let mut lines = format.trim().split('\n').map(str::trim);
    out.push_str(&format!("\nSyntax:\n\n```\n{START}`{name}` {}\n", lines.next().unwrap_or_default()));
    for line in lines.filter(|line| !line.is_empty()) {
        out.push_str(&format!("{:indent$}{line}\n", "", indent = START.len()));
    }
    out.push_str("```\n");
}

/// Whether mlir-tblgen generates the inference of result types: only if the file includes the interface.
fn infers_types(record: Record<'_>) -> bool {
    record.records().def("InferTypeOpInterface").is_some()
        && Operator::from_record(record).is_ok_and(|operator| operator.result_types.is_some())
}

#[derive(Default)]
struct TraitNames {
    traits: BTreeSet<String>,
    interfaces: BTreeSet<String>,
    effects: BTreeSet<String>,
}

fn traits(out: &mut String, record: Record<'_>) -> Result<(), RecordError> {
    let mut names = TraitNames::default();
    let mut pending: Vec<Record<'_>> =
        record.list("traits")?.iter().rev().filter_map(|value| value.as_record()).collect();
    while let Some(own) = pending.pop() {
        if own.is_a("TraitList") {
            pending.extend(own.list("traits")?.iter().rev().filter_map(|value| value.as_record()));
        } else if own.is_a("NativeTrait") || own.is_a("GenInternalTrait") {
            names.add(own)?;
        }
    }
    if infers_types(record) {
        names.interfaces.insert("InferTypeOpInterface".to_owned());
    }
    line(out, "Traits", &names.traits);
    line(out, "Interfaces", &names.interfaces);
    line(out, "Effects", &names.effects);
    Ok(())
}

impl TraitNames {
    fn add(&mut self, own: Record<'_>) -> Result<(), RecordError> {
        let name = match own.is_anonymous() {
            false => own.name().to_owned(),
            true => {
                let name = own.str("trait")?;
                name.strip_suffix("::Impl").unwrap_or(name).to_owned()
            }
        };
        if own.is_a("SideEffectsTraitBase") {
            return self.add_effects(own, name);
        }
        if own.is_a("InterfaceTrait") {
            let name = if own.is_anonymous() { own.str("cppInterfaceName")?.to_owned() } else { name };
            self.interfaces.insert(name);
            return self.add_bases(own);
        }
        self.traits.insert(name);
        Ok(())
    }

    /// Adds the interfaces that an interface extends.
    fn add_bases(&mut self, own: Record<'_>) -> Result<(), RecordError> {
        if !own.has_field("baseInterfaces") {
            return Ok(());
        }
        for base in own.list("baseInterfaces")?.iter().filter_map(|base| base.as_record()) {
            self.add(base)?;
        }
        Ok(())
    }

    fn add_effects(&mut self, own: Record<'_>, name: String) -> Result<(), RecordError> {
        let interface = own.str("trait")?;
        let interface = interface.strip_suffix("::Trait").unwrap_or(interface);
        let shown = if own.is_anonymous() { interface.to_owned() } else { name };
        self.interfaces.insert(format!("{shown} ({interface})"));
        let effects = own.list("effects")?.iter().filter_map(|effect| effect.as_record());
        let listed: Result<Vec<_>, _> = effects.map(effect).collect();
        let base = own.str("baseEffectName")?;
        self.effects.insert(format!(
            "{}{{{}}}",
            base.strip_prefix("::mlir::").unwrap_or(base),
            listed?.join(", ")
        ));
        Ok(())
    }
}

fn effect(record: Record<'_>) -> Result<String, RecordError> {
    let effect = record.str("effect")?;
    let resource = record.str("resource")?;
    Ok(format!("{} on {resource}", effect.strip_prefix("::mlir::").unwrap_or(effect)))
}

fn line(out: &mut String, title: &str, names: &BTreeSet<String>) {
    if !names.is_empty() {
        // The order is that of the names in their quotes.
        let names: BTreeSet<_> = names.iter().map(|name| format!("`{name}`")).collect();
        let names: Vec<_> = names.into_iter().collect();
        out.push_str(&format!("\n{title}: {}\n", names.join(", ")));
    }
}

/// A row of a table: a name and a summary.
struct Row<'r> {
    name: &'r str,
    summary: &'r str,
}

#[derive(Default)]
struct Arguments<'r> {
    operands: Vec<Row<'r>>,
    attributes: Vec<(&'r str, Record<'r>)>,
}

impl<'r> Arguments<'r> {
    fn read(record: Record<'r>) -> Result<Self, RecordError> {
        let mut arguments = Self::default();
        for (value, name) in record.dag("arguments")?.args() {
            let Some(own) = constraint(value)? else { continue };
            let name = name.unwrap_or_default();
            if own.is_a("TypeConstraint") {
                arguments.operands.push(Row { name, summary: own.str("summary")? });
            } else if own.is_a("Attr") {
                arguments.attributes.push((name, own));
            }
        }
        let derived = record.fields().filter_map(|field| Some((field.name(), field.value().as_record()?)));
        arguments.attributes.extend(derived.filter(|(_, own)| own.is_a("DerivedAttr")));
        Ok(arguments)
    }
}

/// Returns the constraint, also from inside `Arg` or `Res`.
fn constraint(value: Value<'_>) -> Result<Option<Record<'_>>, RecordError> {
    match value.as_record() {
        Some(record) if record.is_a("OpVariable") => record.record("constraint").map(Some),
        other => Ok(other),
    }
}

fn values<'r>(record: Record<'r>, field: &str) -> Result<Vec<Row<'r>>, RecordError> {
    let mut rows = Vec::new();
    for (value, name) in record.dag(field)?.args() {
        if let Some(own) = constraint(value)? {
            rows.push(Row { name: name.unwrap_or_default(), summary: own.str("summary")? });
        }
    }
    Ok(rows)
}

fn attributes(out: &mut String, arguments: &Arguments<'_>, level: usize) -> Result<(), RecordError> {
    if arguments.attributes.is_empty() {
        return Ok(());
    }
    out.push_str(&format!("\n{} Attributes:\n\n<table>\n", "#".repeat(level)));
    out.push_str("<tr><th>Attribute</th><th>MLIR Type</th><th>Description</th></tr>\n");
    for (name, record) in &arguments.attributes {
        let storage = record.str_opt("storageType")?.unwrap_or("::mlir::Attribute").trim();
        let storage = if storage.is_empty() { "::mlir::Attribute" } else { storage };
        let summary = record.str("summary")?;
        out.push_str(&format!("<tr><td><code>{name}</code></td><td>{storage}</td><td>{summary}</td></tr>\n"));
    }
    out.push_str("</table>\n");
    Ok(())
}

fn table(out: &mut String, level: usize, title: &str, column: &str, rows: &[Row<'_>]) {
    if rows.is_empty() {
        return;
    }
    let dashes = "-".repeat(column.len() - 2);
    out.push_str(&format!(
        "\n{} {title}:\n\n| {column} | Description |\n| :{dashes}: | ----------- |\n",
        "#".repeat(level)
    ));
    for row in rows {
        match row.name {
            "" => out.push_str("| &laquo;unnamed&raquo; |"),
            name => out.push_str(&format!("| `{name}` |")),
        }
        out.push_str(&format!(" {} |\n", row.summary));
    }
}
