//! All records, and the names by which they are found.

use crate::model::{RecordData, RecordId};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use tblgen_parser::Symbol;

/// Classes, definitions and prototypes.
#[derive(Default)]
pub(crate) struct RecordTable {
    records: Vec<RecordData>,
    classes: FxHashMap<Symbol, RecordId>,
    definitions: FxHashMap<Symbol, RecordId>,
    /// Definitions in the order in which they became final.
    final_definitions: Vec<RecordId>,
    /// By name, the number of the field that was found last: most records have the field of a name at the same place.
    field_numbers: Vec<u32>,
    anonymous_count: u32,
}

impl RecordTable {
    pub(crate) fn get(&self, id: RecordId) -> &RecordData {
        &self.records[id.0 as usize]
    }

    pub(crate) fn get_mut(&mut self, id: RecordId) -> &mut RecordData {
        &mut self.records[id.0 as usize]
    }

    pub(crate) fn add(&mut self, record: RecordData) -> RecordId {
        let id = RecordId(u32::try_from(self.records.len()).expect("fewer than 2^32 records"));
        self.records.push(record);
        id
    }

    /// Adds the assertions and dumps of a class to a record.
    pub(crate) fn inherit_checks(&mut self, id: RecordId, class: RecordId) {
        for check in self.get(class).checks.clone() {
            self.get_mut(id).add_check(check);
        }
    }

    /// The number of records, prototypes included.
    pub(crate) fn len(&self) -> usize {
        self.records.len()
    }

    /// The number of the field called `name`.
    pub(crate) fn field_number(&mut self, id: RecordId, name: Symbol) -> Option<usize> {
        let fields = &self.records[id.0 as usize].fields;
        if self.field_numbers.len() <= name.index() {
            self.field_numbers.resize(name.index() + 1, 0);
        }
        let last = &mut self.field_numbers[name.index()];
        if fields.get(*last as usize).is_none_or(|field| field.name != name) {
            *last = fields.iter().position(|field| field.name == name)? as u32;
        }
        Some(*last as usize)
    }

    pub(crate) fn class(&self, name: Symbol) -> Option<RecordId> {
        self.classes.get(&name).copied()
    }

    pub(crate) fn add_class(&mut self, name: Symbol, id: RecordId) {
        self.classes.insert(name, id);
    }

    /// All classes by name, in no order.
    pub(crate) fn classes(&self) -> &FxHashMap<Symbol, RecordId> {
        &self.classes
    }

    pub(crate) fn definition(&self, name: Symbol) -> Option<RecordId> {
        self.definitions.get(&name).copied()
    }

    /// Makes a definition final, and known under `name`. A definition that has the name already keeps it: only substitution
    /// makes such names.
    pub(crate) fn add_definition(&mut self, name: Symbol, id: RecordId) {
        self.definitions.entry(name).or_insert(id);
        self.get_mut(id).is_final = true;
        self.final_definitions.push(id);
    }

    /// All definitions by name, in no order.
    pub(crate) fn definitions(&self) -> &FxHashMap<Symbol, RecordId> {
        &self.definitions
    }

    /// Definitions in the order in which they became final.
    pub(crate) fn final_definitions(&self) -> &[RecordId] {
        &self.final_definitions
    }

    /// The number of the next anonymous record.
    pub(crate) fn new_anonymous_number(&mut self) -> u32 {
        self.anonymous_count += 1;
        self.anonymous_count - 1
    }

    pub(crate) fn anonymous_count(&self) -> u32 {
        self.anonymous_count
    }

    /// Whether `class` derives from `ancestor`, directly or not.
    pub(crate) fn derives_from(&self, class: RecordId, ancestor: RecordId) -> bool {
        let mut waiting: SmallVec<[RecordId; 16]> = SmallVec::from_slice(&[class]);
        while let Some(class) = waiting.pop() {
            for &(direct, _) in &self.get(class).superclasses {
                if direct == ancestor {
                    return true;
                }
                waiting.push(direct);
            }
        }
        false
    }

    /// All superclasses of a record. Each precedes the class that inherits it. A class that is inherited twice is listed twice.
    pub(crate) fn superclasses(&self, id: RecordId) -> SmallVec<[RecordId; 16]> {
        let mut found = SmallVec::new();
        // Not by recursion: a chain of classes may be longer than a stack is deep.
        let mut path: SmallVec<[(RecordId, usize); 16]> = SmallVec::from_slice(&[(id, 0)]);
        while let Some((class, next)) = path.last_mut() {
            let class = *class;
            if let Some(&(direct, _)) = self.get(class).superclasses.get(*next) {
                *next += 1;
                path.push((direct, 0));
                continue;
            }
            path.pop();
            if !path.is_empty() {
                found.push(class);
            }
        }
        found
    }
}
