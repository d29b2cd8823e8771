//! Constraints on types, attributes, regions and successors.

use std::collections::HashMap;

use rtblgen_backends::ods::code::Check;
use rtblgen_backends::ods::code::constraint_class::{ConstraintClass, builtin_type_class, kind_query};
use rtblgen_backends::ods::code::constraints::Subject;

use rtblgen_ir::context::definition::{AttributeCheck, TypeCheck};
use rtblgen_ir::ir::definition::{AttributeCheckInOp, RegionCheckInOp, SuccessorCheckInOp, TypeCheckInOp};
use rtblgen_ir::support::missing_hook_of_value;
use rtblgen_ir::{
    Attribute, AttributeConstraint, Block, OpView, Region, RegionConstraint, SuccessorConstraint, Type,
    TypeClass, TypeConstraint,
};
use rtblgen_records::Record;

use crate::hooks::place;
use crate::interned::{Fingerprint, cases, intern, intern_as, intern_text};
use crate::loader::Loader;
use crate::snippet::{Snippet, Value};

/// The constraints that were made, by their records.
#[derive(Default)]
pub(crate) struct Constraints {
    types: HashMap<u32, &'static TypeConstraint>,
    attributes: HashMap<u32, &'static AttributeConstraint>,
}

/// A predicate: always true, or a snippet with the message for its unknown parts.
enum Predicate {
    Always,
    Snippet(Snippet, String),
}

cases! { Predicate { Always; Snippet(own, unknown); } }

impl Predicate {
    /// Whether it holds. An unknown predicate does not hold, and is reported.
    fn holds(&self, subject: Value<'_, '_>) -> bool {
        self.holds_of(vec![subject])
    }

    /// The same for an op and its subject.
    fn holds_of(&self, values: Vec<Value<'_, '_>>) -> bool {
        match self {
            Predicate::Always => true,
            Predicate::Snippet(snippet, unknown) => snippet.holds(values).unwrap_or_else(|| {
                if !unknown.is_empty() {
                    missing_hook_of_value(unknown);
                }
                false
            }),
        }
    }
}

impl<'r> Loader<'_, 'r> {
    /// The predicate of a constraint; always true if it reads the op: see [`Loader::predicate_in_op`].
    fn predicate(&mut self, record: Record<'r>, subject: Subject) -> Predicate {
        let constraint = self.code.constraint(record, subject);
        match constraint.check_alone() {
            Some(check) => self.predicate_of(record, check, &[subject.name()]),
            None => Predicate::Always,
        }
    }

    /// The predicate of a constraint that reads the op.
    fn predicate_in_op(&mut self, record: Record<'r>, subject: Subject) -> Option<Predicate> {
        let constraint = self.code.constraint(record, subject);
        Some(self.predicate_of(record, constraint.check_in_op()?, &["op", subject.name()]))
    }

    fn predicate_of(&mut self, record: Record<'r>, check: &Check, names: &[&str]) -> Predicate {
        let name = Self::name_of(record);
        let snippet = self.snippet(&check.expr, names, name, record.span());
        let unknown = match snippet.unknown.is_empty() {
            true => String::new(),
            false => format!(
                "the predicate of `{name}` is not known: {} ({})",
                snippet.unknown_parts(),
                place(self.records, record.span())
            ),
        };
        Predicate::Snippet(snippet, unknown)
    }

    /// The test of an operand or a result whose constraint reads the op.
    pub(crate) fn type_in_op(&mut self, record: Record<'r>) -> Option<TypeCheckInOp> {
        let predicate = self.predicate_in_op(record, Subject::Type)?;
        let content = Fingerprint::of(&predicate);
        Some(intern_as(&content, move |op: OpView<'_, '_>, ty: Type<'_>| {
            predicate.holds_of(vec![op.into(), ty.into()])
        }))
    }

    /// The test of an attribute whose constraint reads the op.
    pub(crate) fn attribute_in_op(&mut self, record: Record<'r>) -> Option<AttributeCheckInOp> {
        let predicate = self.predicate_in_op(record, Subject::Attribute)?;
        let content = Fingerprint::of(&predicate);
        Some(intern_as(&content, move |op: OpView<'_, '_>, attribute: Attribute<'_>| {
            predicate.holds_of(vec![op.into(), attribute.into()])
        }))
    }

    /// The test of a region whose constraint reads the op.
    pub(crate) fn region_in_op(&mut self, record: Record<'r>) -> Option<RegionCheckInOp> {
        let predicate = self.predicate_in_op(record, Subject::Region)?;
        let content = Fingerprint::of(&predicate);
        Some(intern_as(&content, move |op: OpView<'_, '_>, region: Region| {
            predicate.holds_of(vec![op.into(), region.view(op.ir()).into()])
        }))
    }

    /// The test of a successor whose constraint reads the op.
    pub(crate) fn successor_in_op(&mut self, record: Record<'r>) -> Option<SuccessorCheckInOp> {
        let predicate = self.predicate_in_op(record, Subject::Successor)?;
        let content = Fingerprint::of(&predicate);
        Some(intern_as(&content, move |op: OpView<'_, '_>, block: Block| {
            predicate.holds_of(vec![op.into(), block.view(op.ir()).into()])
        }))
    }

    /// The constraint on a type.
    pub(crate) fn type_constraint(&mut self, record: Record<'r>) -> &'static TypeConstraint {
        if let Some(known) = self.constraints.types.get(&record.order()) {
            return known;
        }
        let read = self.code.constraint(record, Subject::Type);
        let predicate = self.predicate(record, Subject::Type);
        let content = Fingerprint::of(&predicate);
        let check: TypeCheck = intern_as(&content, move |ty: Type<'_>| predicate.holds(ty.into()));
        let constraint = TypeConstraint::new(intern_text(read.summary), check);
        let constraint = intern(match read.class.and_then(|class| type_class(class, check)) {
            Some(class) => constraint.of(class),
            None => constraint,
        });
        self.constraints.types.insert(record.order(), constraint);
        constraint
    }

    /// The constraint on an attribute.
    pub(crate) fn attribute_constraint(&mut self, record: Record<'r>) -> &'static AttributeConstraint {
        if let Some(known) = self.constraints.attributes.get(&record.order()) {
            return known;
        }
        let read = self.code.constraint(record, Subject::Attribute);
        let predicate = self.predicate(record, Subject::Attribute);
        let content = Fingerprint::of(&predicate);
        let check: AttributeCheck =
            intern_as(&content, move |attribute: Attribute<'_>| predicate.holds(attribute.into()));
        let constraint = AttributeConstraint::new(intern_text(read.summary), check);
        let constraint = intern(match read.class.and_then(|class| attribute_class(class, check)) {
            Some(class) => constraint.of(class),
            None => constraint,
        });
        self.constraints.attributes.insert(record.order(), constraint);
        constraint
    }

    /// The constraint on a region.
    pub(crate) fn region_constraint(&mut self, record: Record<'r>) -> &'static RegionConstraint {
        let summary = intern_text(self.code.constraint(record, Subject::Region).summary);
        let predicate = self.predicate(record, Subject::Region);
        let content = Fingerprint::of(&predicate);
        intern(RegionConstraint {
            summary,
            check: intern_as(&content, move |ir: &rtblgen_ir::Ir<'_>, region: rtblgen_ir::Region| {
                predicate.holds(region.view(ir).into())
            }),
        })
    }

    /// The constraint on a successor.
    pub(crate) fn successor_constraint(&mut self, record: Record<'r>) -> &'static SuccessorConstraint {
        let summary = intern_text(self.code.constraint(record, Subject::Successor).summary);
        let predicate = self.predicate(record, Subject::Successor);
        let content = Fingerprint::of(&predicate);
        intern(SuccessorConstraint {
            summary,
            check: intern_as(&content, move |ir: &rtblgen_ir::Ir<'_>, block: rtblgen_ir::Block| {
                predicate.holds(block.view(ir).into())
            }),
        })
    }
}

/// The kind of types that a constraint is about. `check` is the constraint's own test.
fn type_class(class: ConstraintClass<'_>, check: TypeCheck) -> Option<TypeClass> {
    match class {
        ConstraintClass::Defined(name) => Some(TypeClass { name: intern_text(name), contains: check }),
        ConstraintClass::Builtin(class) => builtin_constant(class),
        ConstraintClass::Named(name) => {
            let name = intern_text(name);
            Some(TypeClass { name, contains: intern_as(&name, move |ty: Type<'_>| ty.is_a(name)) })
        }
        ConstraintClass::Own | ConstraintClass::Stored(_) => None,
    }
}

/// The kind of attributes that a constraint is about. `check` is the constraint's own test.
fn attribute_class(class: ConstraintClass<'_>, check: AttributeCheck) -> Option<AttributeCheck> {
    match class {
        ConstraintClass::Own => Some(check),
        ConstraintClass::Stored(storage) => kind_check(storage),
        ConstraintClass::Defined(_) | ConstraintClass::Builtin(_) | ConstraintClass::Named(_) => None,
    }
}

/// The kind of builtin types that MLIR calls so.
pub(crate) fn builtin_class(spelling: &str) -> Option<TypeClass> {
    builtin_constant(builtin_type_class(spelling)?)
}

/// The constant of `TypeClass` with this name.
fn builtin_constant(name: &str) -> Option<TypeClass> {
    Some(match name {
        "INTEGER" => TypeClass::INTEGER,
        "FLOAT" => TypeClass::FLOAT,
        "INDEX" => TypeClass::INDEX,
        "NONE" => TypeClass::NONE,
        "COMPLEX" => TypeClass::COMPLEX,
        "FUNCTION" => TypeClass::FUNCTION,
        "GRAPH" => TypeClass::GRAPH,
        "TUPLE" => TypeClass::TUPLE,
        "VECTOR" => TypeClass::VECTOR,
        "TENSOR" => TypeClass::TENSOR,
        "RANKED_TENSOR" => TypeClass::RANKED_TENSOR,
        "UNRANKED_TENSOR" => TypeClass::UNRANKED_TENSOR,
        "MEMREF" => TypeClass::MEMREF,
        "UNRANKED_MEMREF" => TypeClass::UNRANKED_MEMREF,
        "BASE_MEMREF" => TypeClass::BASE_MEMREF,
        "SHAPED" => TypeClass::SHAPED,
        _ => return None,
    })
}

/// The test for the kind of builtin attributes that MLIR calls so.
pub(crate) fn kind_check(storage: &str) -> Option<AttributeCheck> {
    let expr = syn::parse2::<syn::Expr>(kind_query(storage)?).ok()?;
    let snippet = Snippet::new(&expr, &["attr"], &crate::snippet::Names::default());
    let content = Fingerprint::of(&snippet);
    let check = move |attribute: Attribute<'_>| snippet.holds(vec![attribute.into()]) == Some(true);
    Some(intern_as(&content, check))
}
