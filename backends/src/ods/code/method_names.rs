//! Names of the methods that are generated for an op.

use std::collections::BTreeSet;

use proc_macro2::Ident;

use crate::ods::code::attributes::{builder_call, conversion, value_spelling};
use crate::ods::code::builders::named_builders;
use crate::ods::model::{AttributePresence, NamedAttribute, NamedValue, Operator};
use crate::rust::namer;
use crate::rust::namer::snake_case;

/// Names of functions that every generated op has. Accessors cannot have them.
const TAKEN: [&str; 13] = [
    "build",
    "build_with",
    "build_from_lists",
    "cast",
    "op",
    "from_op",
    "verify",
    "verify_regions",
    "fold",
    "canonicalize",
    "parse",
    "print",
    "definition",
];

/// The name of an accessor.
pub(crate) fn accessor(name: &str) -> Ident {
    let name = snake_case(name);
    match TAKEN.contains(&name.as_str()) {
        true => namer::ident(&format!("{name}_")),
        false => namer::ident(&name),
    }
}

/// The names of an op's methods. A derived name, such as a setter's, gets a trailing `_` if an accessor has that name, as in
/// `(ins I32:$size, I32:$set_size)`. MLIR's names for these, `setSize` and `getSetSize`, differ.
///
/// Derived names may be equal too: the setter of `x_attr`, the raw getter of `set_x` and the raw setter of `x`. The first of these
/// has the name.
#[derive(Default)]
pub(crate) struct MethodNames {
    accessors: BTreeSet<String>,
    setters: BTreeSet<String>,
    raw_getters: BTreeSet<String>,
}

impl MethodNames {
    pub(crate) fn of(operator: &Operator<'_>) -> Self {
        let accessors = accessor_names(operator).map(|name| accessor(name).to_string()).collect();
        let mut names = Self { accessors, ..Self::default() };
        let operands = operator.operands.iter().map(|operand| operand.name).filter(|name| !name.is_empty());
        let attributes = operator.attributes.iter().filter(|own| is_made_of_value(own)).map(|own| own.name);
        let properties = operator.properties.iter().map(|property| property.name);
        let setters = operands.chain(attributes).chain(properties).map(|name| names.setter(name).to_string());
        names.setters = setters.collect();
        let raw_getters = operator.attributes.iter().map(|own| names.raw_getter(own.name).to_string());
        names.raw_getters = raw_getters.collect();
        names
    }

    fn derived(&self, parts: [&str; 3], taken: &[&BTreeSet<String>]) -> Ident {
        let [prefix, name, suffix] = parts;
        let mut name = format!("{prefix}{}{suffix}", snake_case(name));
        while self.accessors.contains(&name) || taken.iter().any(|taken| taken.contains(&name)) {
            name.push('_');
        }
        namer::ident(&name)
    }

    pub(crate) fn setter(&self, name: &str) -> Ident {
        self.derived(["set_", name, ""], &[])
    }

    pub(crate) fn groups(&self, name: &str) -> Ident {
        self.derived(["", name, "_groups"], &[])
    }

    pub(crate) fn raw_getter(&self, name: &str) -> Ident {
        self.derived(["", name, "_attr"], &[&self.setters])
    }

    pub(crate) fn raw_setter(&self, name: &str) -> Ident {
        self.derived(["set_", name, "_attr"], &[&self.setters, &self.raw_getters])
    }
}

/// The ODS names for which an op has accessors.
fn accessor_names<'o>(operator: &'o Operator<'_>) -> impl Iterator<Item = &'o str> {
    let values = operator.operands.iter().chain(&operator.results).map(|value| value.name);
    let attributes = operator.attributes.iter().map(|attribute| attribute.name);
    let regions = operator.regions.iter().map(|region| region.name);
    let successors = operator.successors.iter().map(|successor| successor.name);
    let properties = operator.properties.iter().map(|property| property.name);
    values
        .chain(attributes)
        .chain(properties)
        .chain(regions)
        .chain(successors)
        .chain(operator.derived.iter().map(|derived| derived.name))
        .filter(|name| !name.is_empty())
}

/// The names of all functions that are generated for an op.
pub(super) fn generated(operator: &Operator<'_>) -> BTreeSet<String> {
    let names = MethodNames::of(operator);
    let mut all = names.accessors.clone();
    let named = |value: &&NamedValue<'_>| !value.name.is_empty();
    for operand in operator.operands.iter().filter(named) {
        all.insert(names.setter(operand.name).to_string());
        if operator.group_sizes_slot(operand).is_some() {
            all.insert(names.groups(operand.name).to_string());
        }
    }
    for attribute in &operator.attributes {
        all.insert(names.raw_getter(attribute.name).to_string());
        all.insert(names.raw_setter(attribute.name).to_string());
        if is_made_of_value(attribute) {
            all.insert(names.setter(attribute.name).to_string());
        }
    }
    all.extend(operator.properties.iter().map(|property| names.setter(property.name).to_string()));
    all.extend(builders(operator));
    for own in named_builders(operator) {
        all.insert(own.name);
        all.extend(own.shorter);
    }
    all
}

/// Whether an attribute has a setter that takes a Rust value.
fn is_made_of_value(attribute: &NamedAttribute<'_>) -> bool {
    let base = attribute.base();
    attribute.is_unit()
        || value_spelling(base).is_some() && conversion(base).is_some() && builder_call(base).is_some()
}

/// Returns the names of the default builders: `build` takes the required values; `build_with` also takes
/// optional attributes and properties.
fn builders(operator: &Operator<'_>) -> Vec<String> {
    let names: &[&str] =
        match (operator.record.bit("skipDefaultBuilders").unwrap_or(false), has_optional(operator)) {
            (true, _) => &[],
            (false, false) => &["build"],
            (false, true) => &["build", "build_with"],
        };
    names.iter().map(|name| (*name).to_owned()).collect()
}

/// Whether an op has optional attributes or properties.
pub(crate) fn has_optional(operator: &Operator<'_>) -> bool {
    let mut attributes = operator.attributes.iter().enumerate();
    attributes.any(|(slot, attribute)| {
        attribute.presence != AttributePresence::Required && !operator.is_group_sizes(slot)
    }) || operator.properties.iter().any(|property| property.default_value().is_some())
}
