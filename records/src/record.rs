//! Records as the evaluator builds them: classes, definitions, and prototypes inside multiclasses.

use crate::provenance::Origin;
use crate::types::TypeId;
use crate::value::ValueId;
use smallvec::SmallVec;
use tblgen_parser::Span;
use tblgen_parser::symbols::Symbol;

/// A record of the store: a class, a definition, or a prototype.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct RecordId(pub(crate) u32);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RecordKind {
    Class,
    Definition,
    /// Has no name in the source.
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

/// One field of a record.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FieldData {
    pub(crate) name: Symbol,
    pub(crate) ty: TypeId,
    pub(crate) value: ValueId,
    pub(crate) origin: Origin,
    pub(crate) span: Span,
    pub(crate) kind: FieldKind,
    /// A template argument that something mentions.
    pub(crate) used: bool,
}

/// `assert` in a record body.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Assertion {
    pub(crate) span: Span,
    pub(crate) condition: ValueId,
    pub(crate) message: ValueId,
}

/// `dump` in a record body.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dump {
    pub(crate) span: Span,
    pub(crate) message: ValueId,
}

/// The assertions and dumps of a record.
#[derive(Clone, Debug, Default)]
pub(crate) struct Checks {
    pub(crate) assertions: Vec<Assertion>,
    pub(crate) dumps: Vec<Dump>,
}

/// A record: its name may be symbolic until it is final.
#[derive(Clone, Debug)]
pub(crate) struct RecordData {
    pub(crate) name: ValueId,
    /// Where it is defined, then the `defm`s that instantiate it, innermost first.
    pub(crate) spans: SmallVec<[Span; 1]>,
    pub(crate) kind: RecordKind,
    /// Its fields will not change any more.
    pub(crate) is_final: bool,
    pub(crate) fields: Vec<FieldData>,
    /// Qualified names of the template arguments; their values are fields.
    pub(crate) template_arguments: Vec<Symbol>,
    pub(crate) superclasses: SmallVec<[(RecordId, Span); 1]>,
    /// Few records have any; so the room for them is made only then.
    checks: Option<Box<Checks>>,
    /// The type of a reference to it, fixed by the first reference.
    pub(crate) ty: Option<TypeId>,
}

impl RecordData {
    pub(crate) fn new(name: ValueId, span: Span, kind: RecordKind) -> Self {
        Self {
            name,
            spans: SmallVec::from_elem(span, 1),
            kind,
            is_final: false,
            fields: Vec::new(),
            template_arguments: Vec::new(),
            superclasses: SmallVec::new(),
            checks: None,
            ty: None,
        }
    }

    pub(crate) fn assertions(&self) -> &[Assertion] {
        self.checks.as_ref().map_or(&[], |checks| &checks.assertions)
    }

    pub(crate) fn dumps(&self) -> &[Dump] {
        self.checks.as_ref().map_or(&[], |checks| &checks.dumps)
    }

    /// What is checked and said when the record is finished.
    pub(crate) fn checks_mut(&mut self) -> &mut Checks {
        self.checks.get_or_insert_default()
    }

    /// What is checked and said, for a record that takes it over.
    pub(crate) fn checks(&self) -> Option<Checks> {
        self.checks.as_deref().cloned()
    }

    /// Takes over what a class checks and says.
    pub(crate) fn add_checks(&mut self, inherited: Option<&Checks>) {
        if let Some(checks) = inherited {
            let own = self.checks_mut();
            own.assertions.extend_from_slice(&checks.assertions);
            own.dumps.extend_from_slice(&checks.dumps);
        }
    }

    /// Forgets what would be said.
    pub(crate) fn forget_dumps(&mut self) {
        if let Some(checks) = &mut self.checks {
            checks.dumps.clear();
        }
    }

    /// Gives back the memory of what has been checked, and room that fields did not need.
    pub(crate) fn forget_checks(&mut self) {
        self.checks = None;
        self.fields.shrink_to_fit();
    }

    /// How many fields it has besides its template arguments.
    pub(crate) fn own_field_count(&self) -> usize {
        self.fields.len().saturating_sub(self.template_arguments.len())
    }

    pub(crate) fn span(&self) -> Span {
        self.spans[0]
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
