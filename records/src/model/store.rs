//! The store: symbols, types, values and records.

use crate::model::provenance::Frames;
use crate::model::record_table::RecordTable;
use crate::model::types::Types;
use crate::model::{Node, RecordData, RecordId, Type, TypeId, UnOp, ValueId, Values};
use smallvec::SmallVec;
use tblgen_parser::{Diagnostic, Symbol, Symbols};

/// Symbols, types, values and records. Each part has its own file.
///
/// The parts are `pub(crate)`, since callers borrow several at once. The fields of each part are private.
#[derive(Default)]
pub(crate) struct Store {
    pub(crate) symbols: Symbols,
    pub(crate) types: Types,
    pub(crate) values: Values,
    pub(crate) records: RecordTable,
    pub(crate) frames: Frames,
}

impl Store {
    pub(crate) fn record(&self, id: RecordId) -> &RecordData {
        self.records.get(id)
    }

    pub(crate) fn record_mut(&mut self, id: RecordId) -> &mut RecordData {
        self.records.get_mut(id)
    }

    pub(crate) fn node(&self, value: ValueId) -> Node {
        self.values.node(value)
    }

    pub(crate) fn text(&self, symbol: Symbol) -> &str {
        self.symbols.resolve(symbol)
    }

    pub(crate) fn string(&mut self, text: &str) -> ValueId {
        let symbol = self.symbols.intern(text);
        self.values.string(symbol)
    }

    /// The record of a class instance, `Class<arguments>`, if it was made.
    pub(crate) fn instantiated(&self, instance: ValueId) -> Option<RecordId> {
        match self.node(instance) {
            Node::Instance { arguments, .. } => self.values.instantiated(arguments),
            _ => None,
        }
    }

    /// The text of a string value.
    pub(crate) fn as_symbol(&self, value: ValueId) -> Option<Symbol> {
        match self.node(value) {
            Node::Str(text) | Node::Code(text) => Some(text),
            _ => None,
        }
    }

    pub(crate) fn new_anonymous_name(&mut self) -> ValueId {
        let number = self.records.new_anonymous_number();
        self.values.new_anonymous_name(number)
    }

    /// Adds a finished definition under its name.
    pub(crate) fn register_definition(&mut self, id: RecordId) {
        let name = self.record_symbol(id);
        self.records.add_definition(name, id);
    }

    /// The name of a record, symbolic or not, as the symbol of its text.
    pub(crate) fn record_symbol(&mut self, id: RecordId) -> Symbol {
        let name = self.record(id).name;
        match self.as_symbol(name) {
            Some(symbol) => symbol,
            None => {
                let text = self.display(name);
                self.symbols.intern(&text)
            }
        }
    }

    /// The name of a record as text.
    pub(crate) fn record_name(&self, id: RecordId) -> String {
        self.display_unquoted(self.record(id).name)
    }

    /// The name of a finished record.
    pub(crate) fn name_text(&self, id: RecordId) -> &str {
        self.as_symbol(self.record(id).name).map_or("", |name| self.text(name))
    }

    /// The type of references to a record. The first call fixes it.
    pub(crate) fn definition_type(&mut self, id: RecordId) -> TypeId {
        if let Some(ty) = self.record(id).ty {
            return ty;
        }
        let ty = self.current_type(id);
        self.record_mut(id).ty = Some(ty);
        ty
    }

    /// The type that the superclasses of a record give it now.
    pub(crate) fn current_type(&mut self, id: RecordId) -> TypeId {
        let classes = self.record(id).superclasses.iter().map(|&(class, _)| class).collect();
        self.record_type(classes)
    }

    /// The type of records that derive from all of `classes`.
    pub(crate) fn record_type(&mut self, mut classes: SmallVec<[RecordId; 2]>) -> TypeId {
        classes.sort_by(|&a, &b| self.name_text(a).cmp(self.name_text(b)));
        self.types.get(Type::Record(classes))
    }

    /// The type of a value; `?` has none.
    pub(crate) fn type_of(&mut self, value: ValueId) -> Option<TypeId> {
        use Node::*;
        Some(match self.node(value) {
            Unset => return None,
            Bit(_) => TypeId::BIT,
            Int(_) => TypeId::INT,
            Str(_) | Code(_) | AnonymousName(_) => TypeId::STRING,
            Bits(words) => {
                let width = self.values.len(words) as u32;
                self.types.bits(width)
            }
            List { element, .. } => self.types.list_of(element),
            Dag(_) => TypeId::DAG,
            Record(record) => self.definition_type(record),
            BitOf { .. } => TypeId::BIT,
            Unary { op: UnOp::IsA | UnOp::Exists, .. } => TypeId::INT,
            Unary { op: UnOp::Instances, ty, .. } => self.types.list_of(ty),
            Variable { ty, .. }
            | Field { ty, .. }
            | Unary { ty, .. }
            | Binary { ty, .. }
            | Ternary { ty, .. }
            | Cond { ty, .. }
            | Fold { ty, .. } => ty,
            Instance { class, .. } => self.types.of_class(class),
        })
    }

    /// An error at a record, with the `defm`s that instantiated it.
    pub(crate) fn at_record(&self, record: Option<RecordId>, message: impl Into<String>) -> Diagnostic {
        let mut diagnostic = Diagnostic::error_without_span(message);
        if let Some(record) = record {
            let record = self.record(record);
            diagnostic.span = Some(record.span);
            for &span in &record.instantiations {
                diagnostic = diagnostic.with_note(span, "instantiated from multiclass");
            }
        }
        diagnostic
    }

    /// Whether nothing in `value` waits to be resolved. `?` does not wait.
    pub(crate) fn is_concrete(&self, value: ValueId) -> bool {
        if !self.values.flags(value).is_symbolic() {
            return true;
        }
        match self.node(value) {
            Node::Bits(words) | Node::List { items: words, .. } | Node::Cond { cases: words, .. } => {
                self.values.items(words).all(|item| self.is_concrete(item))
            }
            Node::Dag(words) => {
                self.values.words(words).iter().step_by(2).all(|&word| self.is_concrete(ValueId(word)))
            }
            Node::Field { of, name, .. } => match self.node(of) {
                Node::Record(record) => {
                    self.record(record).field(name).is_some_and(|field| self.is_concrete(field.value))
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether `value` can be the default of a template argument: neither it nor its elements are unset.
    pub(crate) fn is_complete(&self, value: ValueId) -> bool {
        match self.node(value) {
            Node::Unset => false,
            Node::Bits(words) | Node::List { items: words, .. } => {
                self.values.items(words).all(|item| self.is_complete(item))
            }
            _ => true,
        }
    }

    /// The items of a known list.
    pub(crate) fn list_items(&self, value: ValueId) -> Option<Vec<ValueId>> {
        match self.node(value) {
            Node::List { items, .. } => Some(self.values.items(items).collect()),
            _ => None,
        }
    }
}
