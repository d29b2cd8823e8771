//! Whether a module satisfies the verifiers of `irdl`.

use std::collections::{HashMap, HashSet};

use super::model::{Module, Named, Node, Operation};

/// A part of a module that the verifiers of `irdl` refuse.
pub(super) struct Problem {
    pub(super) text: String,
    /// A change of the `.td` file that mends it.
    pub(super) help: &'static str,
}

/// The first problem, if there is one.
pub(super) fn problem(module: &Module) -> Option<Problem> {
    let constraint = |text: String| Problem {
        text,
        help: "`irdl` cannot express the constraint; `rtblgen opt --dialect FILE.td` checks it",
    };
    let name = |text: String| Problem {
        text,
        help: "other names in the .td file, without capital letters, make it valid",
    };
    let constraints = || module.operations.iter().find_map(constraint_problem).map(constraint);
    names_problem(module).map(name).or_else(constraints)
}

/// The first name that is not valid or occurs twice.
fn names_problem(module: &Module) -> Option<String> {
    let name = |kind: &str, name: &str, mark: char| {
        name_problem(name.strip_prefix(mark).unwrap_or(name))
            .map(|what| format!("the name of {kind} `{name}` {what}"))
    };
    let mut symbols = HashSet::new();
    let all = module.types.iter().chain(&module.attributes);
    let mut all = all.chain(module.operations.iter().map(|own| &own.name));
    if let Some(double) = all.find(|own| !symbols.insert(own.as_str())) {
        return Some(format!("there are two definitions of `{double}`"));
    }
    name("the dialect", &module.dialect, ' ')
        .or_else(|| module.types.iter().find_map(|own| name("the type", own, '!')))
        .or_else(|| module.attributes.iter().find_map(|own| name("the attribute", own, '#')))
        .or_else(|| module.operations.iter().find_map(names_of_operation))
}

/// The problem of a name, if there is one.
fn name_problem(name: &str) -> Option<&'static str> {
    let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
    if name.is_empty() {
        Some("is empty")
    } else if !name.bytes().all(is_plain) {
        Some("has other characters than lowercase letters, digits and underscores")
    } else if name.starts_with('_') || name.contains("__") {
        Some("has leading or double underscores")
    } else {
        None
    }
}

fn names_of_operation(own: &Operation) -> Option<String> {
    if let Some(what) = name_problem(&own.name) {
        return Some(format!("the name of the operation `{}` {what}", own.name));
    }
    let (name, what) = names_of_values(own)?;
    Some(format!("the name `{name}` {what}, in a value of the operation `{}`", own.name))
}

fn constraint_problem(own: &Operation) -> Option<String> {
    let of = |what: String| format!("{what} of the operation `{}`", own.name);
    for node in &own.nodes {
        match node {
            Node::AnyOf(nodes) | Node::AllOf(nodes) if nodes.is_empty() => {
                return Some(of("a combination of no constraints".to_owned()));
            }
            Node::Region(Some(size)) if *size <= 0 => {
                return Some(of(format!("a region of {size} blocks")));
            }
            _ => {}
        }
    }
    let region = own.regions.iter().find(|region| !own.nodes[region.node].is_region())?;
    Some(of(format!("a predicate as the constraint on the region `{}`", region.name)))
}

/// A name of a value that is wrong, or that another value has.
fn names_of_values(own: &Operation) -> Option<(&str, &'static str)> {
    let mut seen: HashMap<&str, ()> = HashMap::new();
    let values = own.operands.iter().chain(&own.results).chain(&own.regions);
    for Named { name, .. } in values {
        if let Some(what) = name_problem(name) {
            return Some((name, what));
        }
        if seen.insert(name, ()).is_some() {
            return Some((name, "occurs twice"));
        }
    }
    None
}
