//! From records to operations of `irdl`.

use std::collections::HashSet;

use rtblgen_records::{Record, RecordError, Records, Value};

use super::model::{Module, Named, Node, Operation, Variadicity};
use super::text::nested_symbol;
use crate::ods::model::predicate::{Predicate, PredicateKind};

/// The depth of constraints in constraints at which reading stops: records may refer to each other.
const MAX_DEPTH: usize = 200;

/// Reads the definitions of a dialect.
pub(super) fn module(records: &Records, dialect: Record<'_>) -> Result<Module, RecordError> {
    let of = |class: &str, field: &str| -> Vec<Record<'_>> {
        records.derived(class).filter(|record| record.record(field) == Ok(dialect)).collect()
    };
    let named = |mark: char, records: Vec<Record<'_>>| -> Result<Vec<String>, RecordError> {
        records.iter().map(|record| Ok(format!("{mark}{}", record.str("mnemonic")?))).collect()
    };
    let name = dialect.str("name")?;
    let operations = of("Op", "opDialect").into_iter().map(|record| operation(name, record));
    Ok(Module {
        dialect: name.to_owned(),
        types: named('!', of("TypeDef", "dialect"))?,
        attributes: named('#', of("AttrDef", "dialect"))?,
        operations: operations.collect::<Result<_, _>>()?,
    })
}

fn operation(dialect: &str, record: Record<'_>) -> Result<Operation, RecordError> {
    let mut reader = Reader { dialect, nodes: Vec::new() };
    let arguments = members(record, "arguments")?;
    let operands = types(arguments.clone());
    let results = types(members(record, "results")?);
    let regions = members(record, "regions")?;
    let mut names =
        Names::new(operands.iter().chain(&results).chain(&regions).map(|(name, _)| name.as_str()));

    let operands = reader.values(operands, &mut names)?;
    let results = reader.values(results, &mut names)?;
    let derived =
        record.fields().filter_map(|field| Some((field.name().to_owned(), field.value().as_record()?)));
    let attributes = arguments.into_iter().filter(|(_, own)| own.is_a("Attr"));
    let attributes = attributes.chain(derived.filter(|(_, own)| own.is_a("DerivedAttr")));
    let mut found = Vec::new();
    for (name, own) in attributes {
        if own.bit("isOptional")? {
            continue;
        }
        let node = reader.attribute(own, 0)?;
        found.push(Named { name, node, variadicity: Variadicity::Single });
    }
    let mut shapes = Vec::new();
    for (name, own) in regions {
        let node = reader.region(own)?;
        shapes.push(Named { name: names.name(name), node, variadicity: Variadicity::Single });
    }
    Ok(Operation {
        name: record.str("opName")?.to_owned(),
        nodes: reader.nodes,
        operands,
        results,
        attributes: found,
        regions: shapes,
    })
}

/// The constraints on types.
fn types(list: Vec<(String, Record<'_>)>) -> Vec<(String, Record<'_>)> {
    list.into_iter().filter(|(_, own)| own.is_a("TypeConstraint")).collect()
}

/// The names and the records in a dag, also from inside `Arg` or `Res`.
fn members<'r>(record: Record<'r>, field: &str) -> Result<Vec<(String, Record<'r>)>, RecordError> {
    let mut found = Vec::new();
    for (value, name) in record.dag(field)?.args() {
        let own = match value.as_record() {
            Some(record) if record.is_a("OpVariable") => Some(record.record("constraint")?),
            other => other,
        };
        found.extend(own.map(|own| (name.unwrap_or_default().to_owned(), own)));
    }
    Ok(found)
}

/// Makes names for values without one.
struct Names {
    used: HashSet<String>,
    count: usize,
}

impl Names {
    fn new<'a>(used: impl Iterator<Item = &'a str>) -> Self {
        Names { used: used.map(str::to_owned).collect(), count: 0 }
    }

    fn name(&mut self, name: String) -> String {
        if !name.is_empty() {
            return name;
        }
        loop {
            let made = format!("unnamed{}", self.count);
            self.count += 1;
            if !self.used.contains(&made) {
                return made;
            }
        }
    }
}

/// The constraints of an operation.
struct Reader<'a> {
    dialect: &'a str,
    nodes: Vec<Node>,
}

impl Reader<'_> {
    fn add(&mut self, node: Node) -> usize {
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    fn values(
        &mut self,
        values: Vec<(String, Record<'_>)>,
        names: &mut Names,
    ) -> Result<Vec<Named>, RecordError> {
        let mut found = Vec::new();
        for (name, own) in values {
            let node = self.ty(own, 0)?;
            let variadicity = match own {
                _ if own.is_a("Optional") => Variadicity::Optional,
                _ if own.is_a("Variadic") => Variadicity::Variadic,
                _ => Variadicity::Single,
            };
            found.push(Named { name: names.name(name), node, variadicity });
        }
        Ok(found)
    }

    /// Adds a constraint on types.
    fn ty(&mut self, record: Record<'_>, depth: usize) -> Result<usize, RecordError> {
        if depth > MAX_DEPTH {
            return Ok(self.add(Node::Any));
        }
        if record.is_a("Variadic") || record.is_a("Optional") {
            return self.ty(record.record("baseType")?, depth + 1);
        }
        if record.name() == "AnyType" {
            return Ok(self.add(Node::Any));
        }
        if record.is_a("TypeDef") {
            return self.definition(record, '!', "typeName");
        }
        if record.is_a("AnyTypeOf") || record.is_a("AllOfType") {
            let mut nodes = Vec::new();
            for child in children(record, "allowedTypes")? {
                nodes.push(self.ty(child, depth + 1)?);
            }
            let is_any = record.is_a("AnyTypeOf");
            return Ok(self.add(if is_any { Node::AnyOf(nodes) } else { Node::AllOf(nodes) }));
        }
        if record.name() == "AnyInteger" {
            return Ok(self.add(Node::BaseName("!builtin.integer".to_owned())));
        }
        if record.is_a("AnyI") {
            let width = record.int("bitwidth")?;
            let nodes = ["i", "si", "ui"].map(|prefix| self.add(Node::Is(format!("{prefix}{width}"))));
            return Ok(self.add(Node::AnyOf(nodes.to_vec())));
        }
        if let Some(text) = type_text(record, depth)? {
            return Ok(self.add(Node::Is(text)));
        }
        if record.is_a("ConfinedType") {
            let mut nodes = vec![self.ty(record.record("baseType")?, depth + 1)?];
            for child in children(record, "predicateList")? {
                nodes.push(self.predicate(child, depth + 1)?);
            }
            return Ok(self.add(Node::AllOf(nodes)));
        }
        self.predicate_of(record, depth)
    }

    /// Adds a constraint on attributes.
    fn attribute(&mut self, record: Record<'_>, depth: usize) -> Result<usize, RecordError> {
        if depth > MAX_DEPTH {
            return Ok(self.add(Node::Any));
        }
        let is_any_of = |classes: &[&str]| classes.iter().any(|class| record.is_a(class));
        if is_any_of(&["DefaultValuedAttr", "DefaultValuedOptionalAttr", "OptionalAttr"]) {
            return self.attribute(record.record("baseAttr")?, depth + 1);
        }
        if record.is_a("ConfinedAttr") {
            let mut nodes = vec![self.attribute(record.record("baseAttr")?, depth + 1)?];
            for child in children(record, "attrConstraints")? {
                nodes.push(self.predicate(child.record("predicate")?, depth + 1)?);
            }
            return Ok(self.add(Node::AllOf(nodes)));
        }
        if record.is_a("AnyAttrOf") {
            let mut nodes = Vec::new();
            for child in children(record, "allowedAttributes")? {
                nodes.push(self.attribute(child, depth + 1)?);
            }
            return Ok(self.add(Node::AnyOf(nodes)));
        }
        if record.name() == "AnyAttr" {
            return Ok(self.add(Node::Any));
        }
        let integers = [
            "AnyIntegerAttrBase",
            "SignlessIntegerAttrBase",
            "SignedIntegerAttrBase",
            "UnsignedIntegerAttrBase",
            "BoolAttr",
        ];
        // `tblgen-to-irdl` writes these attributes as types.
        let base = match () {
            () if is_any_of(&integers) => Some("!builtin.integer"),
            () if record.is_a("FloatAttrBase") => Some("!builtin.float"),
            () if record.is_a("StringBasedAttr") => Some("!builtin.string"),
            () => None,
        };
        if let Some(base) = base {
            return Ok(self.add(Node::BaseName(base.to_owned())));
        }
        if record.name() == "UnitAttr" {
            return Ok(self.add(Node::Is("unit".to_owned())));
        }
        if record.is_a("AttrDef") {
            return self.definition(record, '#', "attrName");
        }
        self.predicate_of(record, depth)
    }

    /// Adds a constraint on a region.
    fn region(&mut self, record: Record<'_>) -> Result<usize, RecordError> {
        if record.name() == "AnyRegion" {
            return Ok(self.add(Node::Region(None)));
        }
        if record.is_a("SizedRegion") {
            return Ok(self.add(Node::Region(Some(record.int("blocks")?))));
        }
        self.predicate_of(record, 0)
    }

    /// Adds the kind that a dialect defines. `field` has its name.
    fn definition(&mut self, record: Record<'_>, mark: char, field: &str) -> Result<usize, RecordError> {
        let dialect = record.record("dialect")?.str("name")?;
        let node = match dialect == self.dialect {
            true => Node::BaseSymbol(nested_symbol(dialect, &format!("{mark}{}", record.str("mnemonic")?))),
            false => Node::BaseName(format!("{mark}{}", record.str(field)?)),
        };
        Ok(self.add(node))
    }

    /// Adds the predicate of a constraint.
    fn predicate_of(&mut self, record: Record<'_>, depth: usize) -> Result<usize, RecordError> {
        self.predicate(record.record("predicate")?, depth)
    }

    fn predicate(&mut self, record: Record<'_>, depth: usize) -> Result<usize, RecordError> {
        let kind = match record.is_a("CombinedPred") {
            true => record.record("kind")?.name(),
            false => "",
        };
        if depth <= MAX_DEPTH && matches!(kind, "PredCombinerAnd" | "PredCombinerOr") {
            let mut nodes = Vec::new();
            for child in children(record, "children")? {
                nodes.push(self.predicate(child, depth + 1)?);
            }
            let is_all = kind == "PredCombinerAnd";
            return Ok(self.add(if is_all { Node::AllOf(nodes) } else { Node::AnyOf(nodes) }));
        }
        Ok(self.add(Node::Predicate(condition(&Predicate::read(record)?, &[]))))
    }
}

fn children<'r>(record: Record<'r>, field: &str) -> Result<Vec<Record<'r>>, RecordError> {
    Ok(record.list(field)?.iter().filter_map(Value::as_record).collect())
}

/// The text of the type that a record stands for, if it is one type of `builtin`.
fn type_text(record: Record<'_>, depth: usize) -> Result<Option<String>, RecordError> {
    for (class, prefix) in [("I", "i"), ("SI", "si"), ("UI", "ui")] {
        if record.is_a(class) {
            return Ok(Some(format!("{prefix}{}", record.int("bitwidth")?)));
        }
    }
    if record.is_a("F") {
        let width = record.int("bitwidth")?;
        return Ok([16, 32, 64, 80, 128].contains(&width).then(|| format!("f{width}")));
    }
    if record.is_a("Complex") && depth <= MAX_DEPTH {
        let element = type_text(record.record("elementType")?, depth + 1)?;
        return Ok(element.map(|element| format!("complex<{element}>")));
    }
    let text = match record.name() {
        "Index" => "index",
        "NoneType" => "none",
        "BF16" => "bf16",
        "TF32" => "tf32",
        "F8E4M3FN" => "f8E4M3FN",
        "F8E5M2" => "f8E5M2",
        "F8E4M3" => "f8E4M3",
        "F8E4M3FNUZ" => "f8E4M3FNUZ",
        "F8E4M3B11FNUZ" => "f8E4M3B11FNUZ",
        "F8E5M2FNUZ" => "f8E5M2FNUZ",
        "F8E3M4" => "f8E3M4",
        _ => return Ok(None),
    };
    Ok(Some(text.to_owned()))
}

/// The text of a predicate after substitutions, the outermost first.
fn condition(predicate: &Predicate<'_>, substitutions: &[(&str, &str)]) -> String {
    let substituted = |text: &str| {
        let inner_first = substitutions.iter().rev();
        inner_first.fold(text.to_owned(), |text, (from, to)| match from.is_empty() {
            true => text,
            false => text.replace(from, to),
        })
    };
    match &predicate.kind {
        PredicateKind::Leaf(text) => substituted(text),
        PredicateKind::And(children) => combined(children, "&&", "true", substitutions),
        PredicateKind::Or(children) => combined(children, "||", "false", substitutions),
        PredicateKind::Neg(child) => format!("!({})", condition(child, substitutions)),
        PredicateKind::SubstLeaves { pattern, replacement, child } => {
            let mut all = substitutions.to_vec();
            all.push((pattern, replacement));
            condition(child, &all)
        }
        PredicateKind::Concat { prefix, suffix, child } => {
            format!("{}{}{}", substituted(prefix), condition(child, substitutions), substituted(suffix))
        }
    }
}

/// The predicates with an operator between them. `neutral` stands for none.
fn combined(
    children: &[Predicate<'_>],
    operator: &str,
    neutral: &str,
    substitutions: &[(&str, &str)],
) -> String {
    let parts: Vec<String> = children.iter().map(|child| condition(child, substitutions)).collect();
    match parts.as_slice() {
        [] => neutral.to_owned(),
        [one] => one.clone(),
        parts => {
            parts.iter().map(|part| format!("({part})")).collect::<Vec<_>>().join(&format!(" {operator} "))
        }
    }
}
