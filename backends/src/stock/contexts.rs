//! Subjects of constraints and op traits, found from the definitions that use them.

use std::collections::HashMap;

use rtblgen_cpp::Ty;
use rtblgen_records::{Record, Records};

use super::hooks::Subject;
use super::pattern_uses::PatternUses;
use super::placeholders::{Context, property_rust, property_type};
use crate::ods::model::predicate::Predicate;

/// The use of the predicate of a constraint or an op trait.
#[derive(Clone, Debug)]
pub(super) struct Use {
    /// The types of the placeholders, for each definition that uses the predicate; empty if they are not known.
    pub(super) contexts: Vec<Context>,
    pub(super) subject: Subject,
    /// Whether a rewrite pattern applies the constraint to names that it binds.
    pub(super) is_of_pattern: bool,
    /// The Rust type of the value, if the subject is a property of integers, booleans, strings, lists and options.
    pub(super) value_type: Option<String>,
}

impl Use {
    /// The use of a predicate that belongs to no constraint.
    const UNKNOWN: Use =
        Use { contexts: Vec::new(), subject: Subject::Type, is_of_pattern: false, value_type: None };

    /// The use below a `SubstLeaves` whose replacement is Rust. `$_self` is an element of the property if it
    /// has elements, and a type if `$_self` outside is one. Otherwise the constraints of the child determine
    /// its kind.
    pub(super) fn inside(&self, of_child: &Context) -> Use {
        let inner = |context: &Context| match context.element() {
            Some(element) => Context { self_types: vec![element.clone()], ..Context::default() },
            None if context.is_of_type() => Context::of_self(&["mlir::Type"]),
            None => of_child.clone(),
        };
        let mut contexts: Vec<Context> = self.contexts.iter().map(inner).collect();
        contexts.dedup();
        let subject = match contexts.first() {
            _ if self.subject == Subject::Property => Subject::Property,
            Some(context) if !context.is_of_type() => Subject::Attribute,
            _ => Subject::Type,
        };
        Use { contexts, subject, is_of_pattern: self.is_of_pattern, value_type: None }
    }
}

/// The uses of constraints and op traits.
pub(super) struct Uses {
    of: HashMap<u32, Use>,
    /// The subjects of the constraints of types and attributes with each predicate.
    subjects: HashMap<u32, Vec<Subject>>,
}

impl Uses {
    pub(super) fn new(records: &Records, patterns: &PatternUses<'_>) -> Self {
        let mut uses = Self { of: HashMap::new(), subjects: HashMap::new() };
        for (class, path, subject) in [
            ("TypeConstraint", "mlir::Type", Subject::Type),
            ("AttrConstraint", "mlir::Attribute", Subject::Attribute),
            ("RegionConstraint", "mlir::Region", Subject::Region),
            ("SuccessorConstraint", "mlir::Block", Subject::Successor),
        ] {
            for record in records.derived(class) {
                uses.add(record, Some(Context::of_self(&[path])), subject);
                if let Ok(predicate) = record.record("predicate") {
                    uses.subjects.entry(predicate.order()).or_default().push(subject);
                }
            }
        }
        for record in records.derived("PropConstraint") {
            uses.add_property(record, property_type(record));
            if let Some(known) = uses.of.get_mut(&record.order()) {
                known.value_type = property_rust(record);
            }
        }
        for op in records.derived("Op") {
            uses.add_op(op);
        }
        for (constraint, ty) in &patterns.property_constraints {
            uses.add_property(*constraint, Some(ty.clone()));
        }
        for (constraint, context) in &patterns.constraints {
            uses.add_pattern_use(*constraint, context);
        }
        uses
    }

    /// The use of a constraint or an op trait.
    pub(super) fn of(&self, user: Record<'_>) -> Use {
        self.of.get(&user.order()).cloned().unwrap_or(Use::UNKNOWN)
    }

    /// The context of a predicate, from the constraints of types and attributes that have it or a part of it. `$_self` may be
    /// either if there are none, or some of each.
    pub(super) fn context_of(&self, predicate: &Predicate<'_>) -> Context {
        match self.subjects_of(predicate).as_slice() {
            [Subject::Type, rest @ ..] if !rest.contains(&Subject::Attribute) => {
                Context::of_self(&["mlir::Type"])
            }
            [Subject::Attribute, rest @ ..] if !rest.contains(&Subject::Type) => {
                Context::of_self(&["mlir::Attribute"])
            }
            _ => Context::of_self(&["mlir::Type", "mlir::Attribute"]),
        }
    }

    /// The subjects of the constraints with a predicate; without any, those of its parts.
    fn subjects_of(&self, predicate: &Predicate<'_>) -> Vec<Subject> {
        match self.subjects.get(&predicate.record.order()) {
            Some(subjects) => subjects.clone(),
            None => predicate.children().iter().flat_map(|child| self.subjects_of(child)).collect(),
        }
    }

    fn add(&mut self, user: Record<'_>, context: Option<Context>, subject: Subject) -> &mut Use {
        let known = self.of.entry(user.order()).or_insert(Use { subject, ..Use::UNKNOWN });
        known.contexts.extend(context.filter(|own| !known.contexts.contains(own)));
        known
    }

    /// A property whose type is not known has no context: its predicates are not translated.
    fn add_property(&mut self, property: Record<'_>, ty: Option<Ty>) {
        let context = ty.map(|ty| Context { self_types: vec![ty], ..Context::default() });
        self.add(property, context, Subject::Property).subject = Subject::Property;
    }

    /// Type constraints keep their subject in patterns: a type.
    fn add_pattern_use(&mut self, constraint: Record<'_>, context: &Context) {
        if !constraint.is_a("TypeConstraint") {
            self.add(constraint, Some(context.clone()), Subject::Op).is_of_pattern = true;
        }
    }

    /// The predicates of an op's traits.
    fn add_op(&mut self, op: Record<'_>) {
        let Ok(traits) = op.list("traits") else { return };
        let context = Context::of_op(op);
        for own in traits.iter().filter_map(|value| value.as_record()).filter(|own| own.is_a("PredOpTrait")) {
            self.add(own, Some(context.clone()), Subject::Op);
        }
    }
}
