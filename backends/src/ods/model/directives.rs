//! Custom directives of assembly formats, `custom<Name>(..)`, and the names of their functions.
//!
//! In C++ the functions of a directive may be overloaded. In Rust, the functions of a directive that a dialect uses with several
//! numbers of arguments end in the number: `parse_same_type_2`, `parse_same_type_3`. Those of a type or an attribute whose dialect has
//! an op with the directive have another name: `parse_same_type_of_parameters`.

use rtblgen_records::Record;

use crate::rust::namer;

/// A directive in the text of a format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Directive<'t> {
    /// The name.
    pub name: &'t str,
    /// The number of arguments.
    pub arguments: usize,
    /// The text of the arguments.
    pub text: &'t str,
}

/// The names of the functions of a directive, without `parse_` and `print_`. `record` is the op, type or attribute whose format has
/// the directive.
pub fn function_name(record: Record<'_>, name: &str, arguments: usize) -> String {
    let mut function = namer::snake_case(name);
    if !record.is_a("Op") && is_of_op(record, name) {
        function += "_of_parameters";
    }
    match has_several_arities(record, name, arguments) {
        true => format!("{function}_{arguments}"),
        false => function,
    }
}

/// Whether an op of the dialect of a type or an attribute has a directive.
fn is_of_op(definition: Record<'_>, name: &str) -> bool {
    let Ok(dialect) = definition.record("dialect") else { return false };
    let start = format!("custom<{name}>");
    definition.records().derived("Op").any(|op| {
        op.record("opDialect").is_ok_and(|own| own.order() == dialect.order())
            && op.str_opt("assemblyFormat").ok().flatten().is_some_and(|format| format.contains(&start))
    })
}

/// The directives of a format, in order.
pub fn in_format(format: &str) -> Vec<Directive<'_>> {
    let mut found = Vec::new();
    for (at, start) in format.match_indices("custom<") {
        let rest = &format[at + start.len()..];
        let Some((name, rest)) = rest.split_once('>') else { continue };
        let (arguments, text) = arguments_of(rest);
        found.push(Directive { name: name.trim(), arguments, text });
    }
    found
}

/// The number of arguments between the parentheses that a text starts with, and their text.
fn arguments_of(text: &str) -> (usize, &str) {
    let Some(text) = text.trim_start().strip_prefix('(') else { return (0, "") };
    let (mut depth, mut commas, mut end) = (0_usize, 0, text.len());
    let mut characters = text.char_indices();
    while let Some((at, character)) = characters.next() {
        match character {
            ')' if depth == 0 => {
                end = at;
                break;
            }
            ',' if depth == 0 => commas += 1,
            '(' => depth += 1,
            ')' => depth -= 1,
            // A string may have commas and parentheses.
            '"' => {
                let mut ends = |(_, c): (usize, char)| ['"', '\\'].contains(&c).then_some(c);
                while characters.by_ref().find_map(&mut ends) == Some('\\') {
                    characters.next();
                }
            }
            _ => {}
        }
    }
    let arguments = text[..end].trim();
    (if arguments.is_empty() { 0 } else { commas + 1 }, arguments)
}

/// Whether the dialect of a definition uses a directive with another number of arguments, in definitions of the same kind.
fn has_several_arities(record: Record<'_>, name: &str, arguments: usize) -> bool {
    let (class, field) = if record.is_a("Op") { ("Op", "opDialect") } else { ("AttrOrTypeDef", "dialect") };
    let dialect = |record: Record<'_>| record.record(field).ok().map(|dialect| dialect.order());
    let own = dialect(record);
    let start = format!("custom<{name}>");
    let is_other = |other: Record<'_>| {
        let format = other.str_opt("assemblyFormat").ok().flatten();
        format.is_some_and(|format| {
            format.contains(&start)
                && dialect(other) == own
                && in_format(format).iter().any(|own| own.name == name && own.arguments != arguments)
        })
    };
    record.records().derived(class).any(is_other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_of_directives_are_counted() {
        let format = "custom<A>() `x` custom<B>(type($a), ref($b), \"f(1, \\\", 2)\") (custom< C >($d)^)?";
        let found: Vec<_> = in_format(format).into_iter().map(|own| (own.name, own.arguments)).collect();
        assert_eq!(found, [("A", 0), ("B", 3), ("C", 1)]);
        assert!(in_format("custom<A").is_empty());
        assert_eq!(in_format(format)[1].text, "type($a), ref($b), \"f(1, \\\", 2)\"");
        assert_eq!(arguments_of("(\"\\"), (1, "\"\\"));
    }
}
