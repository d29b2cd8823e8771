//! The names of fields and template arguments inside records.

use crate::model::{RecordId, RecordKind, Store, TypeId, ValueId};
use rustc_hash::FxHashMap;
use tblgen_parser::{Symbol, Symbols};

/// The qualified names of template arguments: `Class:argument`, `Multiclass::argument`.
pub(super) struct QualifiedNames {
    known: FxHashMap<(RecordId, Symbol), Symbol>,
    /// `NAME`, an argument of every class and multiclass.
    name: Symbol,
}

impl QualifiedNames {
    pub(super) fn new(symbols: &mut Symbols) -> Self {
        Self { known: FxHashMap::default(), name: symbols.intern("NAME") }
    }

    /// `Class:name`, or `Multiclass::name`.
    pub(super) fn qualify(&mut self, store: &mut Store, record: RecordId, name: Symbol) -> Symbol {
        if let Some(&known) = self.known.get(&(record, name)) {
            return known;
        }
        let is_multiclass = store.record(record).kind == RecordKind::Multiclass;
        let separator = store.symbols.intern(if is_multiclass { "::" } else { ":" });
        let owner = store.record_symbol(record);
        let symbol = store.symbols.intern_joined([owner, separator, name]);
        self.known.insert((record, name), symbol);
        symbol
    }

    /// The field or template argument of a record that `name` means there.
    pub(super) fn find(&mut self, store: &mut Store, id: RecordId, name: Symbol) -> Option<ValueId> {
        let record = store.record(id);
        let kind = record.kind;
        if kind != RecordKind::Multiclass
            && let Some(field) = record.field(name)
        {
            return Some(store.values.variable(name, field.ty()));
        }
        match kind {
            RecordKind::Class | RecordKind::Multiclass => self.find_argument(store, id, name),
            RecordKind::Definition | RecordKind::Anonymous => None,
        }
    }

    fn find_argument(&mut self, store: &mut Store, id: RecordId, name: Symbol) -> Option<ValueId> {
        let qualified = match self.known.get(&(id, name)) {
            Some(&known) => known,
            // Other arguments are known from their declarations.
            None if name == self.name => self.qualify(store, id, name),
            None => return None,
        };
        let record = store.record_mut(id);
        if record.is_template_argument(qualified)
            && let Some(field) = record.field_mut(qualified)
        {
            field.set_used();
            let ty = field.ty();
            return Some(store.values.variable(qualified, ty));
        }
        (name == self.name).then(|| store.values.variable(qualified, TypeId::STRING))
    }

    /// Whether `name` is `NAME`.
    pub(super) fn is_reserved(&self, name: Symbol) -> bool {
        name == self.name
    }

    /// The variable `NAME` of a class or multiclass, if anything has mentioned it: few classes do.
    pub(super) fn mentioned_name(&self, record: RecordId) -> Option<Symbol> {
        self.known.get(&(record, self.name)).copied()
    }

    /// The variable `NAME` of a class or multiclass.
    pub(super) fn implicit_name(&mut self, store: &mut Store, record: RecordId) -> Symbol {
        self.qualify(store, record, self.name)
    }
}
