//! Documentation of types and attributes: from their records to Markdown.

use rtblgen_records::{Record, RecordError, Value};

use crate::docs::text;

pub(super) fn write(out: &mut String, record: Record<'_>) -> Result<(), RecordError> {
    out.push_str(&format!("\n### {}\n", record.str("cppClassName")?));
    text::summary(out, record.str("summary")?);
    let parameters = parameters(record)?;
    let has_custom = record.bit("hasCustomAssemblyFormat")?;
    if let Some(mnemonic) = record.str_opt("mnemonic")?.filter(|_| !has_custom) {
        syntax(out, record, mnemonic, &parameters)?;
    }
    let description = record.str("description")?;
    if !description.is_empty() {
        out.push('\n');
        text::description(out, description);
    }
    if parameters.is_empty() {
        out.push('\n');
    } else {
        out.push_str("\n#### Parameters:\n\n| Parameter | C++ type | Description |\n");
        out.push_str("| :-------: | :-------: | ----------- |\n");
        for parameter in &parameters {
            let Parameter { name, cpp_type, summary, .. } = parameter;
            out.push_str(&format!("| {name} | `{cpp_type}` | {summary} |\n"));
        }
    }
    Ok(())
}

struct Parameter<'r> {
    name: &'r str,
    cpp_type: &'r str,
    summary: &'r str,
    syntax: &'r str,
}

fn parameters<'r>(record: Record<'r>) -> Result<Vec<Parameter<'r>>, RecordError> {
    let dag = record.dag("parameters")?;
    dag.args().map(|(value, name)| parameter(value, name.unwrap_or_default())).collect()
}

fn parameter<'r>(value: Value<'r>, name: &'r str) -> Result<Parameter<'r>, RecordError> {
    let Some(record) = value.as_record() else {
        let cpp_type = value.as_str().unwrap_or_default();
        return Ok(Parameter { name, cpp_type, summary: "", syntax: cpp_type });
    };
    let cpp_type = record.str("cppType")?;
    let summary = record.str_opt("summary").ok().flatten().unwrap_or_default();
    let syntax = record.str_opt("syntax").ok().flatten().unwrap_or(cpp_type);
    Ok(Parameter { name, cpp_type, summary, syntax })
}

fn syntax(
    out: &mut String,
    record: Record<'_>,
    mnemonic: &str,
    parameters: &[Parameter<'_>],
) -> Result<(), RecordError> {
    let mark = if record.is_a("TypeDef") { '!' } else { '#' };
    let dialect = record.record("dialect")?.str("name")?;
    if parameters.is_empty() {
        out.push_str(&format!("\nSyntax: `{mark}{dialect}.{mnemonic}`\n"));
        return Ok(());
    }
    out.push_str(&format!("\nSyntax:\n\n```\n{mark}{dialect}.{mnemonic}<\n"));
    for (index, parameter) in parameters.iter().enumerate() {
        let comma = if index + 1 < parameters.len() { "," } else { "" };
        out.push_str(&format!("  {}{comma}   # {}\n", parameter.syntax, parameter.name));
    }
    out.push_str(">\n```\n");
    Ok(())
}
