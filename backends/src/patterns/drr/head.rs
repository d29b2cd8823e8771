//! Heads and leaves of pattern dags.

pub(super) use crate::patterns::model::words::plural;
use rtblgen_records::{Dag, Record, Value, ValueKind};

/// The kind of the operator of a dag, or of a dag in an argument.
pub(super) enum Head<'r> {
    /// An op.
    Op(Record<'r>),
    /// A native call.
    Native(Record<'r>),
    Either,
    Variadic,
    ReplaceWithValue,
    Location,
    ReturnType,
    RegionsOf,
    /// `successorsOf`
    SuccessorsOf,
    ReplaceOp,
    /// Any other record.
    Other,
    /// Not a record.
    None,
}

impl<'r> Head<'r> {
    /// The head of `dag`.
    pub(super) fn of(dag: Dag<'r>) -> Self {
        let Some(record) = dag.operator_record() else { return Self::None };
        match record.name() {
            "either" => Self::Either,
            "variadic" => Self::Variadic,
            "replaceWithValue" => Self::ReplaceWithValue,
            "location" => Self::Location,
            "returnType" => Self::ReturnType,
            "regionsOf" => Self::RegionsOf,
            "successorsOf" => Self::SuccessorsOf,
            "replaceOp" => Self::ReplaceOp,
            _ if record.is_a("NativeCodeCall") => Self::Native(record),
            _ if record.is_a("Op") => Self::Op(record),
            _ => Self::Other,
        }
    }

    /// The head of a dag argument, if the argument is a dag.
    pub(super) fn of_argument(value: Value<'r>) -> Option<Self> {
        match value.kind() {
            ValueKind::Dag(dag) => Some(Self::of(dag)),
            _ => None,
        }
    }
}

/// The kind of a dag argument that is not a dag.
pub(super) enum Leaf<'r> {
    /// `?`, or a name alone.
    Unspecified,
    Type(Record<'r>),
    Attribute(Record<'r>),
    Property(Record<'r>),
    Native(Record<'r>),
    String(&'r str),
    /// Anything else, described by the text.
    Other(String),
}

impl<'r> Leaf<'r> {
    pub(super) fn of(value: Value<'r>) -> Self {
        match value.kind() {
            ValueKind::Unset => Self::Unspecified,
            ValueKind::String(text) => Self::String(text),
            ValueKind::Record(record) => Self::of_record(record),
            ValueKind::Int(number) => Self::Other(format!("the number {number}")),
            ValueKind::Bit(_) | ValueKind::Bits(_) => Self::Other("a number".to_owned()),
            ValueKind::List(_) => Self::Other("a list".to_owned()),
            _ => Self::Other("this value".to_owned()),
        }
    }

    fn of_record(record: Record<'r>) -> Self {
        // An enum case of the older kind is a constraint and a constant at once.
        if record.is_a("AttrConstraint") || record.is_a("EnumCase") {
            Self::Attribute(record)
        } else if record.is_a("TypeConstraint") {
            Self::Type(record)
        } else if record.is_a("PropConstraint") {
            Self::Property(record)
        } else if record.is_a("NativeCodeCall") {
            Self::Native(record)
        } else if record.is_a("Op") {
            Self::Other(format!("an op: a node is written `({} ..)`", record.name()))
        } else {
            Self::Other(format!("`{}`", record.name()))
        }
    }
}

/// The number of arguments before the directives at the end of a result node.
pub(super) fn arguments_before_directives(dag: Dag<'_>) -> usize {
    let is_directive = |index: &usize| {
        let head = Head::of_argument(dag.arg(*index));
        matches!(head, Some(Head::Location | Head::ReturnType | Head::RegionsOf | Head::SuccessorsOf))
    };
    let tail = (0..dag.len()).rev().take_while(is_directive).count();
    dag.len() - tail
}

/// The number of arguments of its op that a dag argument stands for.
pub(super) fn source_width(value: Value<'_>) -> usize {
    match Head::of_argument(value) {
        Some(Head::Either) => 2,
        _ => 1,
    }
}
