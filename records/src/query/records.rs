//! Finding records by name and by class.

use super::views::{Derived, Record, Records};
use crate::evaluate::Evaluated;
use crate::model::order;
use crate::model::{RecordId, ValueId};
use rustc_hash::FxHashMap;
use std::sync::{Arc, OnceLock};
use tblgen_parser::source::TooLarge;
use tblgen_parser::syntax::Tree;
use tblgen_parser::{Diagnostic, FileId, SourceMap, Span, Symbol};

impl std::fmt::Debug for Records {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Records")
            .field("sources", &self.sources)
            .field("classes", &self.class_ids.len())
            .field("definitions", &self.definition_ids.len())
            .finish_non_exhaustive()
    }
}

impl Records {
    pub(crate) fn new(sources: SourceMap, tree: Tree, evaluated: Evaluated) -> Self {
        let Evaluated { store, globals, origins, messages } = evaluated;
        let by_name = |ids: &FxHashMap<Symbol, RecordId>| -> Vec<RecordId> {
            let named = ids.iter().map(|(&name, &id)| (store.text(name), id));
            order::by_name(named)
        };
        let class_ids = by_name(store.records.classes());
        let definition_ids = by_name(store.records.definitions());
        let mut globals: Vec<(Symbol, ValueId)> = globals.into_iter().collect();
        globals.sort_by(|a, b| store.text(a.0).cmp(store.text(b.0)));
        Self {
            sources: Arc::new(sources),
            tree,
            store,
            class_ids,
            definition_ids,
            derived: OnceLock::new(),
            messages,
            globals,
            origins,
            notes: FxHashMap::default(),
        }
    }

    /// The text of the file and of everything it includes.
    pub fn sources(&self) -> &SourceMap {
        &self.sources
    }

    /// Adds text of another language, so that diagnostics can refer to places in it.
    ///
    /// # Errors
    ///
    /// [`TooLarge`] if the offsets would no longer fit into 32 bits.
    pub fn add_source(
        &mut self,
        name: impl Into<String>,
        text: impl Into<String>,
        included_from: Option<Span>,
    ) -> Result<FileId, TooLarge> {
        Arc::make_mut(&mut self.sources).add_file(name, text, included_from)
    }

    /// The messages of evaluation, in order: warnings, and the output of `dump` as notes.
    ///
    /// ```
    /// use rtblgen_records::evaluate_str;
    ///
    /// let records = evaluate_str("a.td", "class Unit<int unused>; dump \"half way\";").unwrap();
    /// let said: Vec<&str> = records.messages().iter().map(|message| message.message.as_str()).collect();
    /// assert_eq!(said, ["unused template argument: Unit:unused", "half way"]);
    /// ```
    pub fn messages(&self) -> &[Diagnostic] {
        &self.messages
    }

    /// The definitions that derive from a class, directly or not; none if there is no such class.
    ///
    /// They come in the order of `RecordKeeper::getAllDerivedDefinitions` in C++: sorted by name, with the
    /// numbers in names compared as numbers, so that `R2` comes before `R10`.
    pub fn derived(&self, class: &str) -> impl ExactSizeIterator<Item = Record<'_>> + DoubleEndedIterator {
        let derived = self.derived.get_or_init(|| self.definitions_by_class());
        let found = self.class(class).and_then(|class| derived.get(&class.id));
        found.map_or(&[][..], Vec::as_slice).iter().map(|&id| Record { records: self, id })
    }

    fn definitions_by_class(&self) -> Derived {
        let mut definitions = self.definition_ids.clone();
        definitions.sort_by(|&a, &b| order::numeric(self.store.name_text(a), self.store.name_text(b)));
        let mut derived = Derived::default();
        for definition in definitions {
            for class in self.store.records.superclasses(definition) {
                let of_class = derived.entry(class).or_default();
                // A class that is inherited twice is listed twice.
                if of_class.last() != Some(&definition) {
                    of_class.push(definition);
                }
            }
        }
        derived
    }

    /// The definition with this name.
    pub fn def(&self, name: &str) -> Option<Record<'_>> {
        let name = self.store.symbols.get(name)?;
        self.store.records.definition(name).map(|id| Record { records: self, id })
    }

    /// The class with this name.
    pub fn class(&self, name: &str) -> Option<Record<'_>> {
        let name = self.store.symbols.get(name)?;
        self.store.records.class(name).map(|id| Record { records: self, id })
    }

    /// All definitions, anonymous ones too, sorted by name.
    pub fn defs(&self) -> impl ExactSizeIterator<Item = Record<'_>> {
        self.definition_ids.iter().map(|&id| Record { records: self, id })
    }

    /// All classes, sorted by name.
    pub fn classes(&self) -> impl ExactSizeIterator<Item = Record<'_>> {
        self.class_ids.iter().map(|&id| Record { records: self, id })
    }
}
