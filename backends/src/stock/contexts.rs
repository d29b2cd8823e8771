//! The types of placeholders in predicates, from the constraints and ops that use them.

use std::collections::{HashMap, HashSet};

use rtblgen_cpp::Ty;
use rtblgen_records::{Record, Records};

use super::hooks::Subject;
use super::pattern_uses::PatternUses;
use super::placeholders::{Context, property_type};

/// The contexts of each leaf predicate.
pub(super) struct SelfTypes {
    leaves: HashMap<u32, Vec<Context>>,
    /// The leaves of predicates about properties, regions and successors.
    subjects: HashMap<u32, Subject>,
    /// The leaves of constraints on what a rewrite pattern binds.
    of_patterns: HashSet<u32>,
}

impl SelfTypes {
    pub(super) fn new(records: &Records, patterns: &PatternUses<'_>) -> Self {
        let mut contexts =
            Self { leaves: HashMap::new(), subjects: HashMap::new(), of_patterns: HashSet::new() };
        for (class, path) in [("TypeConstraint", "mlir::Type"), ("AttrConstraint", "mlir::Attribute")] {
            for record in records.derived(class) {
                contexts.add_uses(record, &Context::of_self(&[path]));
            }
        }
        for (class, path, subject) in [
            ("RegionConstraint", "mlir::Region", Subject::Region),
            ("SuccessorConstraint", "mlir::Block", Subject::Successor),
        ] {
            for record in records.derived(class) {
                contexts.add_uses(record, &Context::of_self(&[path]));
                contexts.add_subject(record, subject);
            }
        }
        for record in records.derived("PropConstraint") {
            contexts.add_property(record, property_type(record));
        }
        for record in records.derived("Op") {
            contexts.add_op(record);
        }
        for (constraint, ty) in &patterns.property_constraints {
            contexts.add_property(*constraint, Some(ty.clone()));
        }
        for (constraint, context) in &patterns.constraints {
            contexts.add_pattern_use(*constraint, context);
        }
        contexts
    }

    /// What the hook of a leaf is about.
    pub(super) fn subject(&self, leaf: Record<'_>) -> Subject {
        match self.of(leaf).first() {
            _ if let Some(subject) = self.subjects.get(&leaf.order()) => *subject,
            Some(context) if context.self_types.is_empty() => Subject::Op,
            Some(context) if !context.is_of_type() => Subject::Attribute,
            _ => Subject::Type,
        }
    }

    /// The contexts in which a leaf is used.
    pub(super) fn of(&self, leaf: Record<'_>) -> &[Context] {
        self.leaves.get(&leaf.order()).map_or(&[], Vec::as_slice)
    }

    /// A property whose type is not known has no context: its predicates are not translated.
    fn add_property(&mut self, property: Record<'_>, ty: Option<Ty>) {
        if let Some(ty) = ty {
            let context = Context { self_types: vec![ty], ..Context::default() };
            self.add_uses(property, &context);
        }
        self.add_subject(property, Subject::Property);
    }

    fn add_subject(&mut self, constraint: Record<'_>, subject: Subject) {
        let predicate = constraint.record_opt("predicate").ok().flatten();
        self.subjects.extend(predicate.into_iter().flat_map(leaves).map(|leaf| (leaf.order(), subject)));
    }

    /// A type constraint in a pattern is about a type, as anywhere.
    fn add_pattern_use(&mut self, constraint: Record<'_>, context: &Context) {
        if constraint.is_a("TypeConstraint") {
            return;
        }
        self.add_uses(constraint, context);
        let Ok(Some(predicate)) = constraint.record_opt("predicate") else { return };
        self.of_patterns.extend(leaves(predicate).iter().map(|leaf| leaf.order()));
    }

    /// Whether a leaf belongs to a constraint on what a rewrite pattern binds.
    pub(super) fn is_of_pattern(&self, leaf: Record<'_>) -> bool {
        self.of_patterns.contains(&leaf.order())
    }

    fn add_uses(&mut self, user: Record<'_>, context: &Context) {
        if let Ok(Some(predicate)) = user.record_opt("predicate") {
            self.walk(predicate, context, 0);
        }
    }

    /// The predicates of an op's traits.
    fn add_op(&mut self, op: Record<'_>) {
        let Ok(traits) = op.list("traits") else { return };
        let context = Context::of_op(op);
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
            Some(_) if let Some(element) = context.element() => {
                Context { self_types: vec![element.clone()], ..Context::default() }
            }
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

/// A predicate and all below it, each once.
pub(super) fn leaves(predicate: Record<'_>) -> Vec<Record<'_>> {
    let mut found = vec![predicate];
    let mut next = 0;
    while let Some(&predicate) = found.get(next) {
        next += 1;
        let Ok(children) = predicate.list("children") else { continue };
        for child in children.iter().filter_map(|child| child.as_record()) {
            if !found.iter().any(|known| known.order() == child.order()) {
                found.push(child);
            }
        }
    }
    found
}

/// What stands for `$_self` in the leaves below a predicate: a type, if the words say so, or a part of a type.
fn replaced_self(predicate: Record<'_>) -> Option<&str> {
    let is_meant = predicate.is_a("SubstLeaves") && predicate.str("pattern") == Ok("$_self");
    is_meant.then(|| predicate.str("replacement").unwrap_or_default())
}
