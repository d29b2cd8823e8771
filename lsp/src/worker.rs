//! The thread that answers.

use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use crossbeam_channel::{Receiver, Sender, select};
use lsp_server::{ErrorCode, Message, Notification, Request, RequestId, Response, ResponseError};
use serde_json::{Value, json};

use crate::config::Config;
use crate::diagnostics::Sent;
use crate::documents::{Document, Documents};
use crate::evaluations::Evaluations;
use crate::language::Language;
use crate::server::Cancelled;
use crate::state::State;
use crate::td::Evaluation;
use crate::{answers, mlir, td};

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

/// An answer to a request.
pub(crate) type Answer = Result<Value, ResponseError>;

pub(crate) struct Worker {
    sender: Sender<Message>,
    cancelled: Cancelled,
    pub(crate) state: State,
    /// The files in which errors are to be looked for, each with the time to begin.
    due: BTreeMap<String, Instant>,
    evaluations: Evaluations,
    /// The files that are due when the evaluation that runs is done.
    waiting: BTreeSet<String>,
    /// The analyses whose diagnostics were sent, by file.
    published: BTreeMap<String, u64>,
}

impl Worker {
    pub(crate) fn new(sender: Sender<Message>, cancelled: Cancelled) -> Self {
        Self {
            sender,
            cancelled,
            state: State::default(),
            due: BTreeMap::new(),
            evaluations: Evaluations::new(),
            waiting: BTreeSet::new(),
            published: BTreeMap::new(),
        }
    }

    /// Works until the other end of the queue is dropped.
    pub(crate) fn run(mut self, jobs: &Receiver<Job>) {
        loop {
            let next = self.due.values().min();
            let wait =
                next.map_or(Duration::from_secs(3600), |time| time.saturating_duration_since(Instant::now()));
            select! {
                recv(jobs) -> job => match job {
                    Ok(job) => self.job(job),
                    Err(_) => return,
                },
                recv(self.evaluations.done) -> evaluation => self.evaluated(evaluation.ok().flatten()),
                default(wait) => self.publish_due(),
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
                self.waiting.remove(&uri);
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
        self.due.insert(uri, Instant::now() + self.state.config.debounce);
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
        let due = self.due.iter().filter(|(_, time)| **time <= now).min_by_key(|(_, time)| **time);
        let Some(uri) = due.map(|(uri, _)| uri.clone()) else { return };
        self.publish_file(uri);
    }

    /// Looks for errors in a file.
    fn publish_file(&mut self, uri: String) {
        self.due.remove(&uri);
        let Some(document) = self.state.documents.get(&uri).cloned() else { return };
        if self.is_evaluated_beside(&document) && self.evaluations.is_busy() {
            self.waiting.insert(uri);
            return;
        }
        let state = &mut self.state;
        // A change of another file made this one due, and this one does not include it.
        let number = catch_unwind(AssertUnwindSafe(|| state.number(&document))).ok();
        if number.is_some() && self.published.get(&uri).copied() == number {
            return;
        }
        let is_evaluated = catch_unwind(AssertUnwindSafe(|| self.is_evaluated(&document))).unwrap_or(true);
        if !is_evaluated {
            return;
        }
        let state = &mut self.state;
        let found = catch_unwind(AssertUnwindSafe(|| diagnostics_of(state, &document)));
        let sent = found.unwrap_or_else(|_| {
            self.state.forget();
            Vec::new()
        });
        self.publish(&uri, Some(document.version), &sent);
        self.published.extend(number.map(|number| (uri.clone(), number)));
        self.state.sent.insert(uri, sent);
    }

    /// Whether a file is evaluated in a thread of its own. Without a pause after edits, errors come before the next answer.
    fn is_evaluated_beside(&self, document: &Document) -> bool {
        document.language == Language::TableGen && !self.state.config.debounce.is_zero()
    }

    /// Whether the records of a file are known, or nothing needs them. Otherwise their evaluation starts.
    fn is_evaluated(&mut self, document: &Arc<Document>) -> bool {
        if !self.is_evaluated_beside(document) {
            return true;
        }
        let analysis = self.state.td(document);
        analysis.is_evaluated() || !self.evaluations.start(analysis, self.state.documents.clone())
    }

    /// Takes an evaluation: the file and those that wait are due, unless they have been edited since.
    fn evaluated(&mut self, evaluation: Option<Evaluation>) {
        let has_panicked = evaluation.is_none();
        let Some(analysis) = self.evaluations.finish(evaluation) else { return };
        let uri = analysis.document.uri.clone();
        if has_panicked {
            self.publish(&uri, None, &[]);
            self.published.insert(uri.clone(), analysis.number());
        }
        self.state.keep_evaluated(&analysis);
        let mut due = std::mem::take(&mut self.waiting);
        // It is published now: the analyses of the files that wait may displace its own.
        match self.state.restore(&analysis) {
            true => self.publish_file(uri),
            false => drop(due.insert(uri)),
        }
        for uri in due {
            self.due.entry(uri).or_insert_with(Instant::now);
        }
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

fn diagnostics_of(state: &mut State, document: &Arc<Document>) -> Vec<Sent> {
    match document.language {
        Language::TableGen => {
            let analysis = state.td(document);
            let sent = td::diagnostics::diagnostics(&analysis, &state.documents, &state.config);
            state.keep_evaluated(&analysis);
            sent
        }
        Language::Pdll => state.pdll(document).diagnostics(&state.documents, &state.config),
        Language::Mlir => mlir::diagnostics::diagnostics(&state.mlir(document), &state.config),
    }
}

pub(crate) fn error(code: ErrorCode, message: impl Into<String>) -> ResponseError {
    ResponseError { code: code as i32, message: message.into(), data: None }
}
