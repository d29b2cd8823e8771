//! Constraints over variables, and their evaluation.
//!
//! A variable gets the first type or attribute that satisfies its constraint. After that it admits no other.

use std::collections::HashSet;
use std::fmt::{self, Write};

use rtblgen_runtime::{Attribute, AttributeKind, Parameter, TypeKind};

/// The number of a constraint variable.
pub(super) type Variable = usize;

/// A constraint on an attribute; a type is the attribute that holds it. It belongs to no context.
#[derive(Debug)]
pub(super) enum Constraint {
    /// `irdl.any`
    Any,
    /// `irdl.is`: the attribute of this text.
    Is(String),
    /// `irdl.base` of this kind of types.
    TypeOf(String),
    /// `irdl.base` of this kind of attributes.
    AttributeOf(String),
    /// `irdl.parametric`
    Parametric(Parametric),
    /// `irdl.any_of`
    AnyOf(Vec<Variable>),
    /// `irdl.all_of`
    AllOf(Vec<Variable>),
}

/// A definition, and constraints on its parameters.
#[derive(Debug)]
pub(super) struct Parametric {
    pub(super) is_type: bool,
    pub(super) dialect: String,
    pub(super) name: String,
    pub(super) parameters: Vec<Variable>,
}

/// The state of the variables of a definition while a value of it is verified.
pub(super) struct Verification<'a, 'c> {
    constraints: &'a [Constraint],
    assigned: Vec<Option<Attribute<'c>>>,
    /// The attributes that do not satisfy constraints made of others. Without it a chain of `any_of` would take exponential time.
    failed: HashSet<(Variable, Attribute<'c>)>,
}

/// Whether a constraint is satisfied; the error is the message.
pub(super) type Satisfied = Result<(), String>;

impl<'a, 'c> Verification<'a, 'c> {
    pub(super) fn new(constraints: &'a [Constraint]) -> Self {
        let assigned = vec![None; constraints.len()];
        Verification { constraints, assigned, failed: HashSet::new() }
    }

    /// Whether a variable may be this attribute, which it then is.
    pub(super) fn verify(&mut self, variable: Variable, attribute: Attribute<'c>) -> Satisfied {
        if let Some(known) = self.assigned[variable] {
            return match known == attribute {
                true => Ok(()),
                false => Err(format!("expected '{known}' but got '{attribute}'")),
            };
        }
        self.check(variable, attribute)?;
        self.assigned[variable] = Some(attribute);
        Ok(())
    }

    /// The same as [`verify`](Self::verify) without a message.
    fn admits(&mut self, variable: Variable, attribute: Attribute<'c>) -> bool {
        if let Some(known) = self.assigned[variable] {
            return known == attribute;
        }
        if self.failed.contains(&(variable, attribute)) {
            return false;
        }
        let admits = match &self.constraints[variable] {
            Constraint::AllOf(variables) => variables.iter().all(|own| self.admits(*own, attribute)),
            Constraint::AnyOf(variables) => variables.iter().any(|own| self.admits(*own, attribute)),
            _ => self.check(variable, attribute).is_ok(),
        };
        if admits {
            self.assigned[variable] = Some(attribute);
        } else {
            self.failed.insert((variable, attribute));
        }
        admits
    }

    fn check(&mut self, variable: Variable, attribute: Attribute<'c>) -> Satisfied {
        match &self.constraints[variable] {
            Constraint::Any => Ok(()),
            Constraint::Is(expected) => match has_text(attribute, expected) {
                true => Ok(()),
                false => Err(format!("expected '{expected}' but got '{attribute}'")),
            },
            Constraint::TypeOf(kind) => {
                let AttributeKind::Type(ty) = attribute.kind() else {
                    return Err(format!("expected type, got attribute '{attribute}"));
                };
                same_kind("type", kind, ty.kind_name())
            }
            Constraint::AttributeOf(kind) => same_kind("attribute", kind, attribute.kind_name()),
            Constraint::Parametric(parametric) => self.check_parametric(parametric, attribute),
            Constraint::AnyOf(variables) => match variables.iter().any(|own| self.admits(*own, attribute)) {
                true => Ok(()),
                false => Err(format!("'{attribute}' does not satisfy the constraint")),
            },
            Constraint::AllOf(variables) => variables.iter().try_for_each(|own| self.verify(*own, attribute)),
        }
    }

    fn check_parametric(&mut self, own: &Parametric, attribute: Attribute<'c>) -> Satisfied {
        let Parametric { is_type, dialect, name, parameters } = own;
        let found = match (attribute.kind(), is_type) {
            (AttributeKind::Type(ty), true) => match ty.kind() {
                TypeKind::Extension { definition, parameters } => {
                    Some((definition.dialect, definition.mnemonic, parameters))
                }
                _ => None,
            },
            (_, true) => return Err(format!("expected type, got attribute '{attribute}")),
            (AttributeKind::Extension { definition, parameters }, false) => {
                Some((definition.dialect, definition.mnemonic, parameters))
            }
            _ => None,
        };
        let found = found.filter(|(own_dialect, own_name, _)| own_dialect == dialect && own_name == name);
        let Some((_, _, values)) = found else {
            // MLIR has the parts of the name of an attribute in this order.
            return Err(match is_type {
                true => format!("expected base type '{dialect}.{name}' but got '{attribute}'"),
                false => format!("expected base attribute '{name}.{dialect}' but got '{attribute}'"),
            });
        };
        if values.len() != parameters.len() {
            return Err(format!(
                "attribute '{dialect}.{name}' expects {} parameters but got {}",
                values.len(),
                parameters.len()
            ));
        }
        for (value, variable) in values.iter().zip(parameters) {
            match value {
                Parameter::Attribute(value) => self.verify(*variable, *value)?,
                _ => return Err(format!("expected attributes as parameters of '{attribute}'")),
            }
        }
        Ok(())
    }
}

fn same_kind(what: &str, expected: &str, (dialect, name): (&str, &str)) -> Satisfied {
    let found = format!("{dialect}.{name}");
    match expected == found {
        true => Ok(()),
        false => Err(format!("expected base {what} '{expected}' but got '{found}'")),
    }
}

/// Whether an attribute has this text.
fn has_text(attribute: Attribute<'_>, text: &str) -> bool {
    let mut rest = Rest(text);
    write!(rest, "{attribute}").is_ok() && rest.0.is_empty()
}

/// The rest of a text after what was written, which fails where the two differ.
struct Rest<'a>(&'a str);

impl Write for Rest<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 = self.0.strip_prefix(text).ok_or(fmt::Error)?;
        Ok(())
    }
}
