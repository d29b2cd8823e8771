//! Evaluations of `.td` files in a thread beside the worker, and the checks of generators: requests are answered while one runs.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

use crossbeam_channel::{Receiver, Sender, unbounded};

use crate::config::Config;
use crate::diagnostics::Sent;
use crate::documents::Documents;
use crate::server::STACK;
use crate::td::diagnostics::{checked, reported};
use crate::td::{Analysis, Evaluation, evaluate};

/// A part of the work is done.
pub(crate) enum Done {
    /// The records.
    Records(Box<Evaluation>),
    /// The diagnostics: the last part.
    Diagnostics(Vec<Sent>),
    /// The thread has panicked.
    Nothing,
}

/// The evaluation that runs. There is one at a time: each takes a processor and the memory of all records.
pub(crate) struct Evaluations {
    sender: Sender<Done>,
    /// Receives each part when it is done.
    pub(crate) done: Receiver<Done>,
    running: Option<Rc<Analysis>>,
}

impl Evaluations {
    pub(crate) fn new() -> Self {
        let (sender, done) = unbounded();
        Self { sender, done, running: None }
    }

    /// Whether one runs.
    pub(crate) fn is_busy(&self) -> bool {
        self.running.is_some()
    }

    /// The analysis that is evaluated or checked.
    pub(crate) fn running(&self) -> Option<&Rc<Analysis>> {
        self.running.as_ref()
    }

    /// Starts the evaluation of a file. Whether it runs: the system may have no more threads.
    pub(crate) fn start(&mut self, analysis: Rc<Analysis>, documents: Documents, config: Config) -> bool {
        let (request, sender) = (analysis.request.clone(), self.sender.clone());
        let runs_generators = analysis.runs_generators(&config);
        let work = move || {
            let work = || {
                let evaluation = evaluate(&request, &documents);
                let (mut sent, generators) = reported(evaluation.records(), &documents, &config);
                // The worker may have ended.
                let _ = sender.send(Done::Records(Box::new(evaluation)));
                if runs_generators {
                    checked(&generators, &request, &documents, &config, &mut sent);
                }
                sent
            };
            let sent = catch_unwind(AssertUnwindSafe(work));
            let _ = sender.send(sent.map_or(Done::Nothing, Done::Diagnostics));
        };
        let thread = std::thread::Builder::new().name("evaluation".to_owned()).stack_size(STACK).spawn(work);
        self.running = thread.is_ok().then_some(analysis);
        self.is_busy()
    }

    /// Takes the analysis whose work is done.
    pub(crate) fn finish(&mut self) -> Option<Rc<Analysis>> {
        self.running.take()
    }
}
