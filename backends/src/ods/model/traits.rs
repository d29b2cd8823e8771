//! The traits of an op, flattened.

use rtblgen_records::{Record, RecordError, Value};
use tblgen_parser::{Diagnostic, Span};

use crate::ods::model::fields::summary;

/// A trait of an op.
#[derive(Clone, Debug)]
pub struct OpTrait<'r> {
    /// The trait's record.
    pub record: Record<'r>,
    /// The kind of the trait.
    pub kind: TraitKind<'r>,
    name: &'r str,
    /// The description of a predicate.
    pub summary: &'r str,
    /// The position in the op's list.
    pub span: Span,
}

/// The kinds of traits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TraitKind<'r> {
    /// Implemented in Rust, by the runtime or the user.
    Native {
        /// Its name, without the parameters.
        name: &'r str,
        /// The text of the parameters, if it has some.
        parameters: Option<&'r str>,
    },
    /// For the generators only.
    Internal(&'r str),
    /// A predicate on the op.
    Predicate,
    /// An interface.
    Interface,
    /// Effects of one kind, such as those on memory.
    Effects,
}

impl<'r> OpTrait<'r> {
    /// The name by which the runtime knows the trait: without namespace and parameters.
    pub fn name(&self) -> &'r str {
        self.name
    }

    /// Rust items that a native trait adds to the `impl` block of the op.
    pub fn extra_items(&self) -> impl Iterator<Item = Value<'r>> + use<'r> {
        let record = self.record;
        let fields = ["extraConcreteClassDeclaration", "extraConcreteClassDefinition"];
        fields.into_iter().filter_map(move |field| crate::ods::model::fields::non_empty(record, field))
    }

    fn read(record: Record<'r>, span: Span) -> Result<Self, RecordError> {
        let kind = if record.is_a("PredTrait") {
            TraitKind::Predicate
        } else if record.is_a("SideEffectsTraitBase") {
            TraitKind::Effects
        } else if record.is_a("Interface") {
            TraitKind::Interface
        } else if record.is_a("NativeTrait") {
            native(record.str("trait")?)
        } else {
            let name = record.str("trait")?;
            TraitKind::Internal(name.rsplit("::").next().unwrap_or(name))
        };
        let name = match kind {
            TraitKind::Native { name, .. } | TraitKind::Internal(name) => name,
            TraitKind::Interface => record.str("cppInterfaceName")?,
            TraitKind::Effects | TraitKind::Predicate => record.name(),
        };
        let summary = if kind == TraitKind::Predicate { summary(record)? } else { "" };
        Ok(Self { record, kind, name, summary, span })
    }
}

/// `HasParent<A, B>::Impl` is the trait `HasParent` with the parameters `A, B`.
fn native(name: &str) -> TraitKind<'_> {
    let without_impl = name.strip_suffix("::Impl").unwrap_or(name);
    let (name, parameters) = match without_impl.split_once('<') {
        Some((name, rest)) => (name, Some(rest.strip_suffix('>').unwrap_or(rest))),
        None => (without_impl, None),
    };
    TraitKind::Native { name: name.strip_prefix("::mlir::OpTrait::").unwrap_or(name), parameters }
}

/// The traits of a list: those of `TraitList`s one by one, the interfaces that others extend before those, none twice.
pub(super) fn flatten<'r>(
    list: impl Iterator<Item = Value<'r>>,
    mistakes: &mut Vec<Diagnostic>,
) -> Result<Vec<OpTrait<'r>>, RecordError> {
    let mut flat = Flattened { traits: Vec::new() };
    for value in list {
        match value.as_record() {
            Some(record) => flat.add(record, value.span(), mistakes)?,
            None => mistakes.push(unset(value.span())),
        }
    }
    flat.check_dependencies(mistakes);
    Ok(flat.traits)
}

fn unset(span: Span) -> Diagnostic {
    Diagnostic::error(span, "a trait is missing here: the list has a `?`")
}

/// Returns whether the trait is one of ops: mlir-tblgen reads the required predecessors of every trait of an
/// op, and only traits of ops have such a list.
fn is_of_ops(record: Record<'_>) -> bool {
    record.has_field("dependentTraits")
}

/// Returns the name of a trait in a message: the class for an anonymous trait.
fn shown(record: Record<'_>) -> &str {
    match record.is_anonymous() {
        true => record.direct_classes().last().map_or("Trait", |class| class.name()),
        false => record.name(),
    }
}

/// Returns mlir-tblgen's name of a trait in a message: the C++ class for a trait without a name.
fn named(record: Record<'_>) -> &str {
    match record.is_anonymous() {
        true => record.str("trait").unwrap_or(record.name()),
        false => record.name(),
    }
}

struct Flattened<'r> {
    traits: Vec<OpTrait<'r>>,
}

impl<'r> Flattened<'r> {
    /// Lists may nest; their depth is bounded, since a record can only refer to records that were there before it.
    fn add(
        &mut self,
        record: Record<'r>,
        span: Span,
        mistakes: &mut Vec<Diagnostic>,
    ) -> Result<(), RecordError> {
        let mut pending = vec![record];
        while let Some(record) = pending.pop() {
            if record.is_a("TraitList") {
                let inner = record.list("traits")?.iter().rev();
                for value in inner {
                    match value.as_record() {
                        Some(record) => pending.push(record),
                        None => mistakes.push(unset(span)),
                    }
                }
            } else if is_of_ops(record) {
                self.add_one(record, span)?;
            } else {
                let message = format!("`{}` is not a trait of operations", shown(record));
                mistakes.push(Diagnostic::error(span, message));
            }
        }
        Ok(())
    }

    fn add_one(&mut self, record: Record<'r>, span: Span) -> Result<(), RecordError> {
        if record.is_a("Interface") {
            self.add_bases(record, span)?;
        }
        let new = OpTrait::read(record, span)?;
        match self.traits.iter_mut().find(|known| is_same(known, &new)) {
            // A record with the list of implemented methods has more information than the interface itself.
            Some(known) if new.record.is_a("DeclareInterfaceMethods") => known.record = new.record,
            Some(_) => {}
            None => self.traits.push(new),
        }
        Ok(())
    }

    fn add_bases(&mut self, interface: Record<'r>, span: Span) -> Result<(), RecordError> {
        for base in interface.list("baseInterfaces")?.iter().filter_map(|value| value.as_record()) {
            self.add_one(base, span)?;
        }
        Ok(())
    }

    fn check_dependencies(&self, mistakes: &mut Vec<Diagnostic>) {
        for (index, own) in self.traits.iter().enumerate() {
            let Ok(needed) = own.record.list("dependentTraits") else { continue };
            for needed in needed.iter().filter_map(|value| value.as_record()) {
                if !self.traits[..index].iter().any(|before| before.record == needed) {
                    let message = format!(
                        "{} requires {} to precede it in traits list",
                        named(own.record),
                        named(needed)
                    );
                    mistakes.push(Diagnostic::error(own.span, message));
                }
            }
        }
    }
}

/// An interface is the same whether its methods are declared or not.
fn is_same(known: &OpTrait<'_>, new: &OpTrait<'_>) -> bool {
    known.record == new.record
        || known.kind == TraitKind::Interface
            && new.kind == TraitKind::Interface
            && known.name() == new.name()
}
