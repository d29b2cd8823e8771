//! Printer of `--dump-ods`: from the ODS model to text.

use super::{Constraint, Definitions, Group, Length, Operation};
use std::fmt::{self, Write as _};

impl fmt::Display for Definitions {
    /// The text that `mlir-pdll --dump-ods` prints.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ODSContext {\n")?;
        let mut operations: Vec<(&str, &Operation)> =
            self.operations.iter().map(|operation| (dialect(&operation.name), operation)).collect();
        operations.sort_by(|a, b| (a.0, &a.1.name).cmp(&(b.0, &b.1.name)));
        for of_dialect in operations.chunk_by(|a, b| a.0 == b.0) {
            writeln!(f, "  Dialect `{}` {{", of_dialect[0].0)?;
            for (_, operation) in of_dialect {
                operation.fmt(f)?;
            }
            f.write_str("  }\n")?;
        }
        print_constraints(f, "AttributeConstraint", &self.attribute_constraints)?;
        print_constraints(f, "TypeConstraint", &self.type_constraints)?;
        // mlir-pdll closes the outermost block twice.
        f.write_str("}\n}\n")
    }
}

fn dialect(name: &str) -> &str {
    name.split_once('.').map_or(name, |(dialect, _)| dialect)
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "    Operation `{}` {{", self.name)?;
        let attributes = self.attributes.iter().map(|attribute| {
            let length = if attribute.is_optional { Length::Optional } else { Length::Single };
            (attribute.name.as_str(), length, attribute.constraint.as_str())
        });
        print_list(f, "Attributes", attributes)?;
        print_list(f, "Operands", self.operands.iter().map(parts))?;
        print_list(f, "Results", self.results.iter().map(parts))?;
        f.write_str("    }\n")
    }
}

fn parts(group: &Group) -> (&str, Length, &str) {
    (&group.name, group.length, &group.constraint)
}

fn print_list<'g>(
    f: &mut fmt::Formatter<'_>,
    title: &str,
    groups: impl Iterator<Item = (&'g str, Length, &'g str)>,
) -> fmt::Result {
    let mut text = String::new();
    for (name, length, constraint) in groups {
        let comma = if text.is_empty() { "" } else { ", " };
        let constraint = demangled(constraint);
        match length {
            Length::Single => write!(text, "{comma}{name} : {constraint}")?,
            Length::Optional => write!(text, "{comma}{name} : Optional<{constraint}>")?,
            Length::Variadic => write!(text, "{comma}{name} : Variadic<{constraint}>")?,
        }
    }
    if text.is_empty() { Ok(()) } else { writeln!(f, "      {title} {{ {text} }}") }
}

fn print_constraints<'c>(
    f: &mut fmt::Formatter<'_>,
    title: &str,
    constraints: impl IntoIterator<Item = (&'c String, &'c Constraint)>,
) -> fmt::Result {
    for (name, constraint) in constraints {
        writeln!(f, "  {title} `{}` {{", demangled(name))?;
        writeln!(f, "    Summary: {}", constraint.summary)?;
        writeln!(f, "    CppClass: {}", constraint.class)?;
        f.write_str("  }\n")?;
    }
    Ok(())
}

/// The name of a constraint without the number of its record.
fn demangled(name: &str) -> &str {
    name.find("(anonymous_").map_or(name, |end| &name[..end])
}
