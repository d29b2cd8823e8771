//! Constraints on types, attributes, regions and successors.

use std::collections::HashMap;

use rtblgen_backends::ods::code::Check;
use rtblgen_backends::ods::code::constraints::Subject;
use rtblgen_backends::ods::emit::classes::{builtin_type_class, kind_query};
use rtblgen_backends::ods::model::{base_attribute, own_class};
use rtblgen_ir::context::definition::{AttributeCheck, TypeCheck};
use rtblgen_ir::ir::definition::{AttributeCheckInOp, RegionCheckInOp, SuccessorCheckInOp, TypeCheckInOp};
use rtblgen_ir::{
    Attribute, AttributeConstraint, Block, OpView, Region, RegionConstraint, SuccessorConstraint, Type,
    TypeClass, TypeConstraint,
};
use rtblgen_records::Record;

use crate::interned::{Fingerprint, cases, intern, intern_as, intern_text};
use crate::loader::Loader;
use crate::reported::ReportedPredicate;
use crate::snippet::{Snippet, Value, type_test};

/// The constraints that were made, by their records.
#[derive(Default)]
pub(crate) struct Constraints {
    types: HashMap<u32, &'static TypeConstraint>,
    attributes: HashMap<u32, &'static AttributeConstraint>,
}

/// A predicate: always true, or evaluated.
enum Predicate {
    Always,
    Evaluated(ReportedPredicate),
}

cases! { Predicate { Always; Evaluated(own); } }

impl Predicate {
    /// Whether it holds. An unknown predicate does not hold, and is reported.
    fn holds(&self, subject: Value<'_, '_>) -> bool {
        self.holds_of(vec![subject])
    }

    /// The same for an op and its subject.
    fn holds_of(&self, values: Vec<Value<'_, '_>>) -> bool {
        match self {
            Predicate::Always => true,
            Predicate::Evaluated(own) => own.holds(values),
        }
    }
}

impl<'r> Loader<'_, 'r> {
    /// The predicate of a constraint; always true if it reads the op: see [`Loader::predicate_in_op`].
    fn predicate(&mut self, record: Record<'r>, subject: Subject) -> Predicate {
        match self.code.constraint(record, subject).filter(|check| !check.reads_op) {
            Some(check) => self.predicate_of(record, &check, &[subject.name()]),
            None => Predicate::Always,
        }
    }

    /// The predicate of a constraint that reads the op.
    fn predicate_in_op(&mut self, record: Record<'r>, subject: Subject) -> Option<Predicate> {
        let check = self.code.constraint(record, subject).filter(|check| check.reads_op)?;
        Some(self.predicate_of(record, &check, &["op", subject.name()]))
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
        let summary = intern_text(record.str("summary").unwrap_or_default());
        let predicate = self.predicate(record, Subject::Type);
        let content = Fingerprint::of(&predicate);
        let check: TypeCheck = intern_as(&content, move |ty: Type<'_>| predicate.holds(ty.into()));
        let is_wrapper = record.is_a("Variadic") || record.is_a("Optional");
        let base = if is_wrapper { record.record("baseType").unwrap_or(record) } else { record };
        let constraint = TypeConstraint::new(summary, check);
        let constraint = intern(match self.type_class(base, check) {
            Some(class) => constraint.of(class),
            None => constraint,
        });
        self.constraints.types.insert(record.order(), constraint);
        constraint
    }

    /// The kind of types that a constraint is about.
    fn type_class(&self, record: Record<'r>, check: TypeCheck) -> Option<TypeClass> {
        if record.is_a("TypeDef") {
            let name = record.str_opt("typeName").ok().flatten().unwrap_or_default();
            return Some(TypeClass { name: intern_text(name), contains: check });
        }
        let spelling = record.str_opt("cppType").ok().flatten()?;
        if let Some(class) = builtin_class(spelling) {
            return Some(class);
        }
        let defined = own_class(record.records(), spelling).filter(|own| own.is_a("TypeDef"));
        let name = match defined {
            Some(own) => own.str_opt("typeName").ok().flatten()?,
            // A class of a dialect that is not included is spelled by its name in text.
            None => spelling.strip_prefix('!')?,
        };
        let name = intern_text(name);
        Some(TypeClass { name, contains: intern_as(&name, move |ty: Type<'_>| ty.is_a(name)) })
    }

    /// The constraint on an attribute.
    pub(crate) fn attribute_constraint(&mut self, record: Record<'r>) -> &'static AttributeConstraint {
        if let Some(known) = self.constraints.attributes.get(&record.order()) {
            return known;
        }
        let summary = intern_text(record.str("summary").unwrap_or_default());
        let predicate = self.predicate(record, Subject::Attribute);
        let content = Fingerprint::of(&predicate);
        let check: AttributeCheck =
            intern_as(&content, move |attribute: Attribute<'_>| predicate.holds(attribute.into()));
        let constraint = AttributeConstraint::new(summary, check);
        let constraint = intern(match self.attribute_class(record, check) {
            Some(class) => constraint.of(class),
            None => constraint,
        });
        self.constraints.attributes.insert(record.order(), constraint);
        constraint
    }

    /// The kind of attributes that a constraint is about.
    fn attribute_class(&self, record: Record<'r>, check: AttributeCheck) -> Option<AttributeCheck> {
        let base = base_attribute(record);
        let is_own = base.is_a("AttrDef")
            || (base.is_a("EnumInfo") && base.bit("genSpecializedAttr").unwrap_or(false));
        if is_own {
            // `OptionalAttr` and similar wrappers have the description of the kind; `ConfinedAttr` has more.
            let is_plain =
                record.value("predicate").ok()?.as_record() == base.value("predicate").ok()?.as_record();
            return is_plain.then_some(check);
        }
        kind_check(base.str_opt("storageType").ok().flatten()?)
    }

    /// The constraint on a region.
    pub(crate) fn region_constraint(&mut self, record: Record<'r>) -> &'static RegionConstraint {
        let summary = intern_text(record.str("summary").unwrap_or_default());
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
        let summary = intern_text(record.str("summary").unwrap_or_default());
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

/// The kind of builtin types that MLIR calls so.
pub(crate) fn builtin_class(spelling: &str) -> Option<TypeClass> {
    Some(match builtin_type_class(spelling)?.to_string().as_str() {
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

/// The kind of types by a test of snippets: loaded types that list its interface are of the kind.
fn with_interface(class: TypeClass, test: &'static str) -> TypeClass {
    match type_test(test) {
        Some(contains) => TypeClass { contains: intern_as(&test, contains), ..class },
        None => class,
    }
}

/// The test for the kind of builtin attributes that MLIR calls so.
pub(crate) fn kind_check(storage: &str) -> Option<AttributeCheck> {
    let expr = syn::parse2::<syn::Expr>(kind_query(storage)?).ok()?;
    let snippet = Snippet::new(&expr, &["attr"], &crate::snippet::Names::default());
    let content = Fingerprint::of(&snippet);
    let check = move |attribute: Attribute<'_>| snippet.holds(vec![attribute.into()]) == Some(true);
    Some(intern_as(&content, check))
}
