//! Constraints on types, attributes, regions and successors.

use std::collections::HashMap;

use rtblgen_backends::ods::code::Check;
use rtblgen_backends::ods::code::constraint_class::{ConstraintClass, builtin_type_class, kind_query};
use rtblgen_backends::ods::code::constraints::Subject;

use rtblgen_ir::context::definition::{AttributeCheck, TypeCheck};
use rtblgen_ir::ir::definition::{AttributeCheckInOp, RegionCheckInOp, SuccessorCheckInOp, TypeCheckInOp};
use rtblgen_ir::{
    Attribute, AttributeConstraint, Block, OpView, Region, RegionConstraint, SuccessorConstraint, Type,
    TypeClass, TypeConstraint, TypeDefinition, TypeKind,
};
use rtblgen_records::Record;

use crate::interned::{Fingerprint, cases, intern, intern_as, intern_text};
use crate::loader::Loader;
use crate::reported::ReportedSnippet;
use crate::snippet::{Snippet, Value, type_test};

/// The constraints that exist so far, by the numbers of their records.
#[derive(Default)]
pub(crate) struct Constraints {
    types: HashMap<u32, &'static TypeConstraint>,
    attributes: HashMap<u32, &'static AttributeConstraint>,
}

/// A predicate: always true, or evaluated.
enum Predicate {
    Always,
    Evaluated(ReportedSnippet),
}

cases! { Predicate { Always; Evaluated(own); } }

impl Predicate {
    /// Whether the predicate holds. An unknown predicate does not hold, and is reported.
    fn holds(&self, subject: Value<'_, '_>) -> bool {
        self.holds_of(vec![subject])
    }

    /// The check of a predicate over types. If the predicate only tests for a definition, which is the most frequent case, the check
    /// compares definitions, and evaluates nothing.
    fn into_type_check(self) -> TypeCheck {
        match self.tested_definition() {
            Some(of) => intern_as(
                &Fingerprint::of(&of),
                move |ty: Type<'_>| matches!(ty.kind(), TypeKind::Extension { definition, .. } if definition == of),
            ),
            None => intern_as(&Fingerprint::of(&self), move |ty: Type<'_>| self.holds(ty.into())),
        }
    }

    fn tested_definition(&self) -> Option<&'static TypeDefinition> {
        match self {
            Predicate::Always => None,
            Predicate::Evaluated(own) => own.tested_definition(),
        }
    }

    /// Whether the predicate holds for these values: an op and its subject.
    fn holds_of(&self, values: Vec<Value<'_, '_>>) -> bool {
        match self {
            Predicate::Always => true,
            Predicate::Evaluated(own) => own.holds(values),
        }
    }
}

impl<'r> Loader<'_, 'r> {
    /// The predicate of a constraint. It is always true if the constraint reads the op: see
    /// [`Loader::predicate_in_op`].
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
        Predicate::Evaluated(self.reported_predicate(&check.expr, names, name, record.span()))
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
        let check = self.predicate(record, Subject::Type).into_type_check();
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

/// The kind of types that a constraint is about. `check` is the predicate of the constraint.
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

/// The test for the kind of attributes that a constraint is about. `check` is the predicate of the constraint.
fn attribute_class(class: ConstraintClass<'_>, check: AttributeCheck) -> Option<AttributeCheck> {
    match class {
        ConstraintClass::Own => Some(check),
        ConstraintClass::Stored(storage) => kind_check(storage),
        ConstraintClass::Defined(_) | ConstraintClass::Builtin(_) | ConstraintClass::Named(_) => None,
    }
}

/// The kind of builtin types with this name in MLIR.
pub(crate) fn builtin_class(spelling: &str) -> Option<TypeClass> {
    builtin_constant(builtin_type_class(spelling)?)
}

/// The constant of `TypeClass` with this name.
fn builtin_constant(name: &str) -> Option<TypeClass> {
    Some(match name {
        "INTEGER" => TypeClass::INTEGER,
        "FLOAT" => with_interface(TypeClass::FLOAT, "is_float"),
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
        "SHAPED" => with_interface(TypeClass::SHAPED, "is_shaped"),
        _ => return None,
    })
}

/// Extends a kind of types by loaded types: they are of the kind if they list the interface that the test checks.
fn with_interface(class: TypeClass, test: &'static str) -> TypeClass {
    match type_test(test) {
        Some(contains) => TypeClass { contains: intern_as(&test, contains), ..class },
        None => class,
    }
}

/// The test for the kind of builtin attributes with this name in MLIR.
pub(crate) fn kind_check(storage: &str) -> Option<AttributeCheck> {
    let expr = syn::parse2::<syn::Expr>(kind_query(storage)?).ok()?;
    let snippet = Snippet::new(&expr, &["attr"], &crate::snippet::Names::default());
    let content = Fingerprint::of(&snippet);
    let check = move |attribute: Attribute<'_>| snippet.holds(vec![attribute.into()]) == Some(true);
    Some(intern_as(&content, check))
}
