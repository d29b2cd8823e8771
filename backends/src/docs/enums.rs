//! Documentation of enums: from their records to Markdown.

use rtblgen_records::{Record, RecordError};

use crate::docs::text;

pub(super) fn write(out: &mut String, record: Record<'_>) -> Result<(), RecordError> {
    out.push_str(&format!("\n### {}\n", record.str("className")?));
    text::summary(out, record.str("summary")?);
    out.push_str("\n#### Cases:\n\n| Symbol | Value | String |\n| :----: | :---: | ------ |\n");
    for case in record.list("enumerants")?.iter().filter_map(|case| case.as_record()) {
        let (symbol, value, text) = (case.str("symbol")?, case.int("value")?, case.str("str")?);
        out.push_str(&format!("| {symbol} | `{value}` | {text} |\n"));
    }
    Ok(())
}
