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
use crate::evaluations::{Done, Evaluations};
use crate::language::Language;
use crate::server::Cancelled;
use crate::state::{SOON, State};
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
    /// Requests that need the records of a file whose first evaluation runs.
    deferred: Vec<(Request, Documents)>,
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
            deferred: Vec::new(),
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
                recv(self.evaluations.done) -> done => self.done(done.unwrap_or(Done::Nothing)),
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
            Job::Shutdown(id) => {
                for (request, _) in std::mem::take(&mut self.deferred) {
                    let ended = error(ErrorCode::RequestCanceled, "the server is shut down");
                    self.send(Response { id: request.id, response_result: Err(ended) });
                }
                self.send(Response::new_ok(id, Value::Null));
            }
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
        self.state.may_wait = true;
        let mut answer = self.answer(&method, &params);
        let mut lacks_records = self.state.waits.take();
        if lacks_records && self.evaluates_soon(&params) {
            answer = self.answer(&method, &params);
            lacks_records = self.state.waits.take();
        }
        self.state.may_wait = false;
        if lacks_records {
            // A hover shows the source alone.
            if method != "textDocument/hover" && self.evaluations.is_busy() {
                let documents = self.state.documents.clone();
                return self.deferred.push((Request { id, method, params }, documents));
            }
            if !self.evaluations.is_busy() {
                answer = self.answer(&method, &params);
            }
        }
        self.send(Response { id, response_result: answer });
    }

    fn answer(&mut self, method: &str, params: &Value) -> Answer {
        let state = &mut self.state;
        let answer = catch_unwind(AssertUnwindSafe(|| answers::answer(state, method, params)));
        answer.unwrap_or_else(|_| {
            // The analysis may be half made.
            self.state.forget();
            Err(error(ErrorCode::InternalError, format!("`{method}` failed: this is a bug of rtblgen")))
        })
    }

    /// Starts the first evaluation of the file of a request, and gives it a moment. Whether an answer may have more now.
    fn evaluates_soon(&mut self, params: &Value) -> bool {
        let uri = params["textDocument"]["uri"].as_str().unwrap_or_default();
        if !self.evaluations.is_busy() && self.due.contains_key(uri) {
            self.publish_file(uri.to_owned());
        }
        let is_its_own = |analysis: &std::rc::Rc<td::Analysis>| analysis.document.uri == uri;
        if !self.evaluations.running().is_some_and(is_its_own) {
            return false;
        }
        match self.evaluations.done.recv_timeout(SOON) {
            Ok(done) => {
                self.done(done);
                true
            }
            Err(_) => false,
        }
    }

    /// Answers the requests that needed records. Another evaluation is not waited for.
    fn answer_deferred(&mut self) {
        let (now, may_wait) = (self.state.documents.clone(), std::mem::take(&mut self.state.may_wait));
        for (Request { id, method, params }, documents) in std::mem::take(&mut self.deferred) {
            let was_cancelled = self.cancelled.lock().is_ok_and(|mut ids| ids.remove(&id.to_string()));
            self.state.documents = documents;
            let answer = match was_cancelled {
                true => Err(error(ErrorCode::RequestCanceled, "cancelled")),
                false => self.answer(&method, &params),
            };
            self.send(Response { id, response_result: answer });
        }
        (self.state.documents, self.state.may_wait) = (now, may_wait);
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
        // The checks of generators take longer than an evaluation.
        let is_done = analysis.is_evaluated() && !analysis.runs_generators(&self.state.config);
        let (documents, config) = (self.state.documents.clone(), self.state.config.clone());
        is_done || !self.evaluations.start(analysis, documents, config)
    }

    /// Takes a part of the work of the other thread.
    fn done(&mut self, done: Done) {
        match done {
            Done::Records(evaluation) => {
                let Some(analysis) = self.evaluations.running().cloned() else { return };
                // A request may have evaluated the file in the meantime, with the same result.
                analysis.set_evaluation(*evaluation);
                self.state.keep_evaluated(&analysis);
                self.state.restore(&analysis);
                self.answer_deferred();
            }
            Done::Diagnostics(sent) => self.checked(Some(sent)),
            Done::Nothing => self.checked(None),
        }
    }

    /// Takes the diagnostics of a file, which are none after a panic. The files that wait are due, and the file itself if it was
    /// edited since.
    fn checked(&mut self, sent: Option<Vec<Sent>>) {
        let Some(analysis) = self.evaluations.finish() else { return };
        let uri = analysis.document.uri.clone();
        let mut due = std::mem::take(&mut self.waiting);
        let has_panicked = sent.is_none();
        match has_panicked || self.state.restore(&analysis) {
            true => {
                let version = (!has_panicked).then_some(analysis.document.version);
                let sent = sent.unwrap_or_default();
                self.publish(&uri, version, &sent);
                self.published.insert(uri.clone(), analysis.number());
                self.state.sent.insert(uri, sent);
            }
            false => drop(due.insert(uri)),
        }
        self.answer_deferred();
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
