//! The types of placeholders in predicates, from the constraints and ops that use them.

use std::collections::{BTreeMap, HashMap, HashSet};

use rtblgen_cpp::Ty;
use rtblgen_records::{Record, Records};

use super::hooks::Subject;
use crate::rust::namer;

/// What the placeholders of a predicate stand for in one use.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Context {
    /// The types that `$_self` may have; empty in the predicate of an op.
    self_types: Vec<Ty>,
    /// The types of an op's operands, results and attributes.
    named: BTreeMap<String, Ty>,
}

impl Context {
    fn of_self(paths: &[&str]) -> Self {
        Self { self_types: paths.iter().map(|path| Ty::class(path)).collect(), named: BTreeMap::new() }
    }

    /// Whether `$_self` is a type.
    fn is_of_type(&self) -> bool {
        self.self_types.first() == Some(&Ty::class("mlir::Type"))
    }

    /// The choices for the type of `$_self`; one choice without `$_self` in the predicate of an op.
    pub(super) fn choices(&self) -> impl Iterator<Item = Option<&Ty>> {
        let none = self.self_types.is_empty().then_some(None);
        self.self_types.iter().map(Some).chain(none)
    }

    /// The type of a placeholder, for one of the choices.
    pub(super) fn placeholder(&self, name: &str, choice: Option<&Ty>) -> Option<Ty> {
        match name {
            "_self" => choice.cloned(),
            "_op" if choice.is_none() => Some(Ty::class("mlir::Operation")),
            "_builder" | "_ctxt" => None,
            _ => self.named.get(name).cloned(),
        }
    }

    /// The placeholder of an op's own getter, such as `getLhs`.
    pub(super) fn own_getter(&self, getter: &str) -> Option<(String, Ty)> {
        let name = namer::snake_case(getter.strip_prefix("get")?);
        let (found, ty) = self.named.iter().find(|(known, _)| namer::snake_case(known) == name)?;
        Some((found.clone(), ty.clone()))
    }
}

/// The contexts of each leaf predicate.
pub(super) struct SelfTypes {
    leaves: HashMap<u32, Vec<Context>>,
    /// The leaves of predicates about properties.
    of_properties: HashSet<u32>,
}

impl SelfTypes {
    pub(super) fn new(records: &Records) -> Self {
        let mut contexts = Self { leaves: HashMap::new(), of_properties: HashSet::new() };
        for (class, path) in [("TypeConstraint", "mlir::Type"), ("AttrConstraint", "mlir::Attribute")] {
            for record in records.derived(class) {
                contexts.add_uses(record, &Context::of_self(&[path]));
            }
        }
        for record in records.derived("PropConstraint") {
            contexts.add_property(record);
        }
        for record in records.derived("Op") {
            contexts.add_op(record);
        }
        contexts
    }

    /// What the hook of a leaf is about.
    pub(super) fn subject(&self, leaf: Record<'_>) -> Subject {
        match self.of(leaf).first() {
            Some(context) if context.self_types.is_empty() => Subject::Op,
            Some(context) if !context.is_of_type() => Subject::Attribute,
            None if self.of_properties.contains(&leaf.order()) => Subject::Property,
            _ => Subject::Type,
        }
    }

    /// The contexts in which a leaf is used.
    pub(super) fn of(&self, leaf: Record<'_>) -> &[Context] {
        self.leaves.get(&leaf.order()).map_or(&[], Vec::as_slice)
    }

    /// The type of a property is not known here, so its predicates are not translated.
    fn add_property(&mut self, property: Record<'_>) {
        let mut pending: Vec<_> = property.record_opt("predicate").ok().flatten().into_iter().collect();
        while let Some(predicate) = pending.pop() {
            if self.of_properties.insert(predicate.order())
                && let Ok(children) = predicate.list("children")
            {
                pending.extend(children.iter().filter_map(|child| child.as_record()));
            }
        }
    }

    fn add_uses(&mut self, user: Record<'_>, context: &Context) {
        if let Ok(Some(predicate)) = user.record_opt("predicate") {
            self.walk(predicate, context, 0);
        }
    }

    /// The predicates of an op's traits.
    fn add_op(&mut self, op: Record<'_>) {
        let Ok(traits) = op.list("traits") else { return };
        let context = Context { self_types: Vec::new(), named: named_values(op) };
        for own in traits.iter().filter_map(|value| value.as_record()).filter(|own| own.is_a("PredOpTrait")) {
            self.add_uses(own, &context);
        }
    }

    fn walk(&mut self, predicate: Record<'_>, context: &Context, depth: usize) {
        const MAX_DEPTH: usize = 500;
        if depth > MAX_DEPTH {
            return;
        }
        if !predicate.is_a("CombinedPred") {
            let known = self.leaves.entry(predicate.order()).or_default();
            if !known.contains(context) {
                known.push(context.clone());
            }
            return;
        }
        let inner = match replaced_self(predicate) {
            Some(replacement) if replacement.contains("ype") || context.is_of_type() => {
                Context::of_self(&["mlir::Type"])
            }
            Some(_) => Context::of_self(&["mlir::Attribute"]),
            None => context.clone(),
        };
        let Ok(children) = predicate.list("children") else { return };
        for child in children.iter().filter_map(|value| value.as_record()) {
            self.walk(child, &inner, depth + 1);
        }
    }
}

/// What stands for `$_self` in the leaves below a predicate: a type, if the words say so, or a part of a type.
fn replaced_self(predicate: Record<'_>) -> Option<&str> {
    let is_meant = predicate.is_a("SubstLeaves") && predicate.str("pattern") == Ok("$_self");
    is_meant.then(|| predicate.str("replacement").unwrap_or_default())
}

/// The operands and results of an op. Attributes and properties have no type here: a predicate on one is not translated.
fn named_values(op: Record<'_>) -> BTreeMap<String, Ty> {
    let mut named = BTreeMap::new();
    for field in ["arguments", "results"] {
        let Ok(dag) = op.dag(field) else { continue };
        for (value, name) in dag.args() {
            let (Some(constraint), Some(name)) = (value.as_record(), name) else { continue };
            if !constraint.is_a("TypeConstraint") {
                continue;
            }
            let value_type = Ty::class("mlir::Value");
            let ty = if constraint.is_a("Variadic") || constraint.is_a("VariadicOfVariadic") {
                Ty::List(Box::new(value_type))
            } else if constraint.is_a("Optional") {
                Ty::Optional(Box::new(value_type))
            } else {
                value_type
            };
            named.insert(name.to_owned(), ty);
        }
    }
    named
}
