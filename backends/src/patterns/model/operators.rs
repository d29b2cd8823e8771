//! The models of ops, each made once.

use std::rc::Rc;

use rtblgen_records::Record;
use rustc_hash::FxHashMap;
use tblgen_parser::Diagnostic;

use crate::ods::model::Operator;

/// The models of the ops that the patterns of a file mention.
#[derive(Default)]
pub struct Operators<'r> {
    models: FxHashMap<Record<'r>, Option<Rc<Operator<'r>>>>,
}

impl<'r> Operators<'r> {
    /// The model of an op; reports the mistakes of its definition the first time.
    pub fn get(&mut self, record: Record<'r>, diagnostics: &mut Vec<Diagnostic>) -> Option<Rc<Operator<'r>>> {
        if let Some(known) = self.models.get(&record) {
            return known.clone();
        }
        let model = match Operator::from_record(record) {
            Ok(operator) => Some(Rc::new(operator)),
            Err(mistakes) => {
                diagnostics.extend(mistakes);
                None
            }
        };
        self.models.insert(record, model.clone());
        model
    }
}
