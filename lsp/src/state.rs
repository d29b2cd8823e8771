//! The data that answers are computed from: settings, open files, and the last analysis of each file.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use crate::config::Config;
use crate::diagnostics::Sent;
use crate::documents::{Document, Documents};
use crate::language::Language;
use crate::{mlir, pdll, td};

/// The number of analyses that are kept.
const MAX_ANALYSES: usize = 8;

/// The time of an evaluation for which a request waits.
pub(crate) const SOON: Duration = Duration::from_millis(20);

/// The data that answers are computed from.
#[derive(Default)]
pub(crate) struct State {
    pub(crate) config: Config,
    pub(crate) documents: Documents,
    /// The last analyses, the latest last. The number is the generation at which one was last compared with its files.
    td: Vec<(u64, Rc<td::Analysis>)>,
    pdll: Vec<(u64, Rc<pdll::Analysis>)>,
    mlir: Vec<Rc<mlir::Analysis>>,
    /// The last analyses of `.pdll` files without an error.
    accepted: Vec<Rc<pdll::Analysis>>,
    /// The last analyses without an error of the grammar.
    complete: Vec<Rc<td::Analysis>>,
    /// The last analyses whose records are known.
    evaluated: Vec<Rc<td::Analysis>>,
    /// Whether an answer may do without the records of a file that is evaluated beside.
    pub(crate) may_wait: bool,
    /// Whether the last answer lacks such records.
    pub(crate) waits: Cell<bool>,
    /// The diagnostics that each file has in the editor.
    pub(crate) sent: BTreeMap<String, Vec<Sent>>,
}

impl State {
    /// The analysis of a `.td` file.
    pub(crate) fn td(&mut self, document: &Arc<Document>) -> Rc<td::Analysis> {
        let generation = self.documents.generation;
        let known = self.td.iter().position(|(_, analysis)| analysis.document.path == document.path);
        let known = known.map(|index| self.td.remove(index)).filter(|(checked, analysis)| {
            let is_same = analysis.document.serial == document.serial;
            is_same && (*checked == generation || analysis.is_current(&self.documents))
        });
        let analysis = match known {
            Some((_, analysis)) => analysis,
            None => Rc::new(td::Analysis::new(document.clone(), &self.documents, &self.config)),
        };
        self.td.push((generation, analysis.clone()));
        let excess = self.td.len().saturating_sub(MAX_ANALYSES);
        self.td.drain(..excess);
        if analysis.parsed.tree.error.is_none() {
            keep(&mut self.complete, &analysis);
        }
        analysis
    }

    /// The analysis of a `.pdll` file.
    pub(crate) fn pdll(&mut self, document: &Arc<Document>) -> Rc<pdll::Analysis> {
        let generation = self.documents.generation;
        let known = self.pdll.iter().position(|(_, analysis)| analysis.document.path == document.path);
        let known = known.map(|index| self.pdll.remove(index)).filter(|(checked, analysis)| {
            let is_same = analysis.document.serial == document.serial;
            is_same && (*checked == generation || analysis.is_current(&self.documents))
        });
        let analysis = match known {
            Some((_, analysis)) => analysis,
            None => Rc::new(pdll::Analysis::new(document.clone(), &self.documents, &self.config)),
        };
        self.pdll.push((generation, analysis.clone()));
        let excess = self.pdll.len().saturating_sub(MAX_ANALYSES);
        self.pdll.drain(..excess);
        if analysis.is_accepted() {
            self.accepted.retain(|old| old.document.path != analysis.document.path);
            self.accepted.push(analysis.clone());
            let excess = self.accepted.len().saturating_sub(MAX_ANALYSES);
            self.accepted.drain(..excess);
        }
        analysis
    }

    /// The analysis of a `.mlir` file.
    pub(crate) fn mlir(&mut self, document: &Arc<Document>) -> Rc<mlir::Analysis> {
        let known = self.mlir.iter().position(|old| old.document.path == document.path);
        let known = known.map(|index| self.mlir.remove(index));
        let known = known.filter(|old| old.loaded.is_current(&self.documents));
        let analysis = match known {
            Some(old) if old.document.serial == document.serial => old,
            Some(old) => Rc::new(mlir::Analysis::new(document.clone(), old.loaded.clone())),
            None => {
                let loaded = mlir::Loaded::new(document, &self.documents, &self.config);
                Rc::new(mlir::Analysis::new(document.clone(), Rc::new(loaded)))
            }
        };
        self.mlir.push(analysis.clone());
        let excess = self.mlir.len().saturating_sub(MAX_ANALYSES);
        self.mlir.drain(..excess);
        analysis
    }

    /// The last analysis of the same file without an error.
    pub(crate) fn accepted(&self, analysis: &pdll::Analysis) -> Option<Rc<pdll::Analysis>> {
        self.accepted.iter().find(|old| old.document.path == analysis.document.path).cloned()
    }

    /// The last analysis of the same file without an error of the grammar, or the analysis itself.
    pub(crate) fn complete(&self, analysis: &Rc<td::Analysis>) -> Rc<td::Analysis> {
        kept(&self.complete, analysis).unwrap_or_else(|| analysis.clone())
    }

    /// The last analysis of the same file whose records are known.
    pub(crate) fn evaluated(&self, analysis: &Rc<td::Analysis>) -> Option<Rc<td::Analysis>> {
        kept(&self.evaluated, analysis)
    }

    /// The analysis, if its records are known or come soon; otherwise the last one of the same file whose records are known. `None`
    /// before the first evaluation of an open file, which is noted in [`State::waits`].
    pub(crate) fn with_records(&self, analysis: &Rc<td::Analysis>) -> Option<Rc<td::Analysis>> {
        let is_known = analysis.is_evaluated();
        let Some(last) = self.evaluated(analysis) else {
            let is_open = self.documents.at(&analysis.document.path).is_some();
            let comes = !is_known && is_open && self.may_wait && !self.config.debounce.is_zero();
            self.waits.set(self.waits.get() || comes);
            return (!comes).then(|| analysis.clone());
        };
        let is_soon = is_known || last.evaluation_time() <= Some(SOON);
        match is_soon && analysis.records(&self.documents).is_ok() {
            true => Some(analysis.clone()),
            false => Some(last),
        }
    }

    /// Puts an analysis back that other files have displaced. Whether the file is still the same.
    pub(crate) fn restore(&mut self, analysis: &Rc<td::Analysis>) -> bool {
        let path = &analysis.document.path;
        let is_current = self.documents.at(path).is_some_and(|now| now.serial == analysis.document.serial)
            && analysis.is_current(&self.documents);
        if is_current {
            self.td.retain(|(_, known)| known.document.path != *path);
            self.td.push((self.documents.generation, analysis.clone()));
        }
        is_current
    }

    /// Keeps an analysis whose records are known.
    pub(crate) fn keep_evaluated(&mut self, analysis: &Rc<td::Analysis>) {
        if analysis.known_records().is_some() {
            keep(&mut self.evaluated, analysis);
        }
    }

    /// The number of the analysis of a file.
    pub(crate) fn number(&mut self, document: &Arc<Document>) -> u64 {
        match document.language {
            Language::TableGen => self.td(document).number(),
            Language::Pdll => self.pdll(document).number(),
            Language::Mlir => self.mlir(document).number(),
        }
    }

    /// Drops all analyses.
    pub(crate) fn forget(&mut self) {
        self.td.clear();
        self.pdll.clear();
        self.mlir.clear();
        self.accepted.clear();
        self.complete.clear();
        self.evaluated.clear();
    }
}

/// Puts an analysis in the place of the one of the same file.
fn keep(list: &mut Vec<Rc<td::Analysis>>, analysis: &Rc<td::Analysis>) {
    list.retain(|old| old.document.path != analysis.document.path);
    list.push(analysis.clone());
    let excess = list.len().saturating_sub(MAX_ANALYSES);
    list.drain(..excess);
}

fn kept(list: &[Rc<td::Analysis>], analysis: &td::Analysis) -> Option<Rc<td::Analysis>> {
    list.iter().find(|old| old.document.path == analysis.document.path).cloned()
}
