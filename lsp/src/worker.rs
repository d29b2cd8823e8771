//! The thread that answers.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crossbeam_channel::{Receiver, RecvTimeoutError, Sender};
use lsp_server::{ErrorCode, Message, Notification, Request, RequestId, Response, ResponseError};
use serde_json::{Value, json};

use crate::config::Config;
use crate::diagnostics::Sent;
use crate::documents::{Document, Documents};
use crate::language::Language;
use crate::server::Cancelled;
use crate::{answers, mlir, pdll, td};

/// The commands of `workspace/executeCommand`. The arguments are the address of a file, then a position, and for passes a pipeline.
pub const COMMANDS: &[&str] = &[
    "rtblgen.showRust",
    "rtblgen.showRecords",
    "rtblgen.showPage",
    "rtblgen.showPdl",
    "rtblgen.showPasses",
    "rtblgen.showGeneric",
];

/// Something to do.
pub(crate) enum Job {
    Configure(Box<Config>),
    Request(Request, Documents),
    /// A file was opened, changed or saved.
    Changed(String, Documents),
    Closed(String, Documents),
    Shutdown(RequestId),
}

/// The number of analyses that are kept.
const MAX_ANALYSES: usize = 8;

/// An answer to a request.
pub(crate) type Answer = Result<Value, ResponseError>;

pub(crate) struct Worker {
    sender: Sender<Message>,
    cancelled: Cancelled,
    pub(crate) state: State,
    /// The files in which errors are to be looked for, each with the time to begin.
    due: BTreeMap<String, (Instant, Phase)>,
    /// The analyses whose diagnostics were sent, by file.
    published: BTreeMap<String, u64>,
}

/// How far the search for errors goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// Up to the records. Requests that wait are answered before the next phase.
    Records,
    /// Up to the generators.
    All,
}

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

    /// The number of the analysis of a file.
    fn number(&mut self, document: &Arc<Document>) -> u64 {
        match document.language {
            Language::TableGen => self.td(document).number(),
            Language::Pdll => self.pdll(document).number(),
            Language::Mlir => self.mlir(document).number(),
        }
    }

    fn forget(&mut self) {
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

impl Worker {
    pub(crate) fn new(sender: Sender<Message>, cancelled: Cancelled) -> Self {
        Self { sender, cancelled, state: State::default(), due: BTreeMap::new(), published: BTreeMap::new() }
    }

    /// Works until the other end of the queue is dropped.
    pub(crate) fn run(mut self, jobs: &Receiver<Job>) {
        loop {
            let next = self.due.values().map(|(time, _)| *time).min();
            let wait =
                next.map_or(Duration::from_secs(3600), |time| time.saturating_duration_since(Instant::now()));
            match jobs.recv_timeout(wait) {
                Ok(job) => self.job(job),
                Err(RecvTimeoutError::Timeout) => self.publish_due(),
                Err(RecvTimeoutError::Disconnected) => return,
            }
            if self.state.config.debounce.is_zero() {
                self.publish_due();
            }
        }
    }

    fn send(&self, message: impl Into<Message>) {
        // If the client is gone, the reading thread ends too.
        let _ = self.sender.send(message.into());
    }

    fn job(&mut self, job: Job) {
        match job {
            Job::Configure(config) => {
                self.state.config = *config;
                self.state.forget();
                let open: Vec<String> =
                    self.state.documents.iter().map(|document| document.uri.clone()).collect();
                open.into_iter().for_each(|uri| self.plan(uri));
            }
            Job::Request(request, documents) => {
                self.state.documents = documents;
                self.request(request);
            }
            Job::Changed(uri, documents) => {
                self.state.documents = documents;
                self.plan_others(&uri);
                self.plan(uri);
            }
            Job::Closed(uri, documents) => {
                self.state.documents = documents;
                self.due.remove(&uri);
                self.published.remove(&uri);
                self.state.sent.remove(&uri);
                self.publish(&uri, None, &[]);
                self.plan_others(&uri);
            }
            Job::Shutdown(id) => self.send(Response::new_ok(id, Value::Null)),
        }
    }

    /// Files that include this one may have other errors now.
    fn plan_others(&mut self, uri: &str) {
        if self.state.config.debounce.is_zero() {
            return;
        }
        let open = self.state.documents.iter().map(|document| document.uri.clone());
        let others: Vec<String> = open.filter(|other| other != uri).collect();
        others.into_iter().for_each(|other| self.plan(other));
    }

    fn plan(&mut self, uri: String) {
        self.due.insert(uri, (Instant::now() + self.state.config.debounce, Phase::Records));
    }

    fn request(&mut self, request: Request) {
        let Request { id, method, params } = request;
        let was_cancelled = self.cancelled.lock().is_ok_and(|mut ids| ids.remove(&id.to_string()));
        if was_cancelled {
            let code = ErrorCode::RequestCanceled as i32;
            return self.send(Response::new_err(id, code, "cancelled".to_owned()));
        }
        let state = &mut self.state;
        let answer = catch_unwind(AssertUnwindSafe(|| answers::answer(state, &method, &params)));
        let response_result = answer.unwrap_or_else(|_| {
            // The analysis may be half made.
            self.state.forget();
            Err(error(ErrorCode::InternalError, format!("`{method}` failed: this is a bug of rtblgen")))
        });
        self.send(Response { id, response_result });
    }

    /// Looks for errors in the first file whose time has come.
    fn publish_due(&mut self) {
        let now = Instant::now();
        let due = self.due.iter().filter(|(_, (time, _))| *time <= now).min_by_key(|(_, (time, _))| *time);
        let Some((uri, phase)) = due.map(|(uri, (_, phase))| (uri.clone(), *phase)) else { return };
        self.due.remove(&uri);
        let Some(document) = self.state.documents.get(&uri).cloned() else { return };
        let state = &mut self.state;
        // A change of another file made this one due, and this one does not include it.
        let number = catch_unwind(AssertUnwindSafe(|| state.number(&document))).ok();
        if number.is_some() && self.published.get(&uri).copied() == number {
            return;
        }
        let waits = phase == Phase::Records && !state.config.debounce.is_zero();
        if waits && catch_unwind(AssertUnwindSafe(|| has_more(state, &document))).unwrap_or(false) {
            self.due.insert(uri, (now, Phase::All));
            return;
        }
        let found = catch_unwind(AssertUnwindSafe(|| diagnostics_of(state, &document)));
        let sent = found.unwrap_or_else(|_| {
            self.state.forget();
            Vec::new()
        });
        self.publish(&uri, Some(document.version), &sent);
        self.published.extend(number.map(|number| (uri.clone(), number)));
        self.state.sent.insert(uri, sent);
    }

    fn publish(&self, uri: &str, version: Option<i64>, sent: &[Sent]) {
        let diagnostics: Vec<&Value> = sent.iter().map(|sent| &sent.value).collect();
        let mut params = json!({ "uri": uri, "diagnostics": diagnostics });
        if let Some(version) = version {
            params["version"] = version.into();
        }
        self.send(Notification::new("textDocument/publishDiagnostics".to_owned(), params));
    }
}

/// Evaluates a file. Whether its generators are to look for more errors.
fn has_more(state: &mut State, document: &Arc<Document>) -> bool {
    if document.language != Language::TableGen {
        return false;
    }
    let analysis = state.td(document);
    analysis.runs_generators(&state.config) && analysis.records(&state.documents).is_ok()
}

fn diagnostics_of(state: &mut State, document: &Arc<Document>) -> Vec<Sent> {
    match document.language {
        Language::TableGen => {
            let analysis = state.td(document);
            let sent = td::diagnostics::diagnostics(&analysis, &state.documents, &state.config);
            if analysis.known_records().is_some() {
                keep(&mut state.evaluated, &analysis);
            }
            sent
        }
        Language::Pdll => state.pdll(document).diagnostics(&state.documents, &state.config),
        Language::Mlir => mlir::diagnostics::diagnostics(&state.mlir(document), &state.config),
    }
}

pub(crate) fn error(code: ErrorCode, message: impl Into<String>) -> ResponseError {
    ResponseError { code: code as i32, message: message.into(), data: None }
}
