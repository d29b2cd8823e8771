//! Records as the evaluator builds them: classes, definitions, and prototypes inside multiclasses.

use crate::model::{Origin, RecordId, TypeId, ValueId};
use smallvec::SmallVec;
use tblgen_parser::{Span, Symbol, Symbols};
use thin_vec::ThinVec;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RecordKind {
    Class,
    Definition,
    /// The record has no name in the source.
    Anonymous,
    /// The holder of a multiclass's template arguments.
    Multiclass,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FieldKind {
    Normal,
    /// Declared with `field`: it may stay unresolved.
    MayBeUnresolved,
    TemplateArgument,
}

/// A field of a record. A record has a copy of each inherited field. These are most of the memory, so they are packed into
/// 24 bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FieldData {
    pub(crate) name: Symbol,
    pub(crate) value: ValueId,
    pub(crate) origin: Origin,
    /// The start of the name in its declaration, or in the last `let` that sets it.
    start: u32,
    /// The number of its type, the kind, and whether it is used, from the highest bit down.
    packed: u32,
}

const _: () = assert!(size_of::<FieldData>() == 24);

impl FieldData {
    const USED: u32 = 1;
    const KIND: u32 = 1;
    const TYPE: u32 = 3;

    /// An unset field, declared at the name that begins at `start`.
    ///
    /// # Panics
    ///
    /// If there are more than 2^29 types.
    pub(crate) fn new(name: Symbol, ty: TypeId, kind: FieldKind, start: u32) -> Self {
        assert!(ty.0 <= u32::MAX >> Self::TYPE, "fewer than 2^29 types");
        let packed = ty.0 << Self::TYPE | (kind as u32) << Self::KIND;
        Self { name, value: ValueId::UNSET, origin: Origin::NONE, start, packed }
    }

    pub(crate) fn ty(self) -> TypeId {
        TypeId(self.packed >> Self::TYPE)
    }

    pub(crate) fn kind(self) -> FieldKind {
        match self.packed >> Self::KIND & 3 {
            0 => FieldKind::Normal,
            1 => FieldKind::MayBeUnresolved,
            _ => FieldKind::TemplateArgument,
        }
    }

    /// Whether it is a template argument that something mentions.
    pub(crate) fn is_used(self) -> bool {
        self.packed & Self::USED != 0
    }

    pub(crate) fn set_used(&mut self) {
        self.packed |= Self::USED;
    }

    /// Moves it to a `let` whose name begins at `start`.
    pub(crate) fn move_to(&mut self, start: u32) {
        self.start = start;
    }

    /// The name in its declaration, or in the last `let` that sets it. The source has only the last part of the qualified name of
    /// a template argument.
    pub(crate) fn span(self, symbols: &Symbols) -> Span {
        let name = symbols.resolve(self.name);
        let written = match self.kind() {
            FieldKind::TemplateArgument => name.rsplit(':').next().unwrap_or(name),
            _ => name,
        };
        Span::new(self.start, self.start + written.len() as u32)
    }
}

/// An `assert` or a `dump`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Check {
    pub(crate) span: Span,
    /// The condition of an `assert`; a `dump` has none.
    pub(crate) condition: Option<ValueId>,
    pub(crate) message: ValueId,
    pub(crate) message_span: Span,
}

impl Check {
    pub(crate) fn is_assertion(&self) -> bool {
        self.condition.is_some()
    }
}

/// A record: its name may be symbolic until it is final.
#[derive(Clone, Debug)]
pub(crate) struct RecordData {
    pub(crate) name: ValueId,
    /// The position of the definition.
    pub(crate) span: Span,
    /// The `defm`s that instantiate it, innermost first.
    pub(crate) instantiations: ThinVec<Span>,
    pub(crate) kind: RecordKind,
    /// Its fields do not change any more.
    pub(crate) is_final: bool,
    pub(crate) fields: Vec<FieldData>,
    /// Qualified names of the template arguments; their values are fields.
    pub(crate) template_arguments: ThinVec<Symbol>,
    pub(crate) superclasses: SmallVec<[(RecordId, Span); 1]>,
    /// The `assert`s that have not run, then the `dump`s: those of the record and of its classes.
    pub(crate) checks: ThinVec<Check>,
    /// The type of a reference to it, fixed by the first reference.
    pub(crate) ty: Option<TypeId>,
}

impl RecordData {
    pub(crate) fn new(name: ValueId, span: Span, kind: RecordKind) -> Self {
        Self {
            name,
            span,
            instantiations: ThinVec::new(),
            kind,
            is_final: false,
            fields: Vec::new(),
            template_arguments: ThinVec::new(),
            superclasses: SmallVec::new(),
            checks: ThinVec::new(),
            ty: None,
        }
    }

    /// Adds an assertion after the assertions, or a dump after the dumps.
    pub(crate) fn add_check(&mut self, check: Check) {
        let dumps = self.checks.partition_point(Check::is_assertion);
        let at = if check.is_assertion() { dumps } else { self.checks.len() };
        self.checks.insert(at, check);
    }

    /// Frees the assertions and dumps, and unused capacity.
    pub(crate) fn forget_checks(&mut self) {
        self.checks = ThinVec::new();
        self.fields.shrink_to_fit();
    }

    /// The number of its fields besides its template arguments.
    pub(crate) fn own_field_count(&self) -> usize {
        self.fields.len().saturating_sub(self.template_arguments.len())
    }

    /// The positions of the definition and then of the `defm`s that instantiate it, innermost first.
    pub(crate) fn spans(&self) -> impl DoubleEndedIterator<Item = Span> {
        std::iter::once(self.span).chain(self.instantiations.iter().copied())
    }

    pub(crate) fn field(&self, name: Symbol) -> Option<&FieldData> {
        self.fields.iter().find(|field| field.name == name)
    }

    pub(crate) fn field_mut(&mut self, name: Symbol) -> Option<&mut FieldData> {
        self.fields.iter_mut().find(|field| field.name == name)
    }

    pub(crate) fn is_template_argument(&self, name: Symbol) -> bool {
        self.template_arguments.contains(&name)
    }

    pub(crate) fn is_class(&self) -> bool {
        self.kind == RecordKind::Class
    }

    pub(crate) fn is_anonymous(&self) -> bool {
        self.kind == RecordKind::Anonymous
    }
}
