//! Evaluations of `.td` files in a thread beside the worker: requests are answered while one runs.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

use crossbeam_channel::{Receiver, Sender, bounded};

use crate::documents::Documents;
use crate::server::STACK;
use crate::td::{Analysis, Evaluation, evaluate};

/// The evaluation that runs. There is one at a time: each takes a processor and the memory of all records.
pub(crate) struct Evaluations {
    sender: Sender<Option<Evaluation>>,
    /// Receives each evaluation when it is done; nothing after a panic.
    pub(crate) done: Receiver<Option<Evaluation>>,
    running: Option<Rc<Analysis>>,
}

impl Evaluations {
    pub(crate) fn new() -> Self {
        let (sender, done) = bounded(1);
        Self { sender, done, running: None }
    }

    /// Whether one runs.
    pub(crate) fn is_busy(&self) -> bool {
        self.running.is_some()
    }

    /// Starts the evaluation of a file. Whether it runs: the system may have no more threads.
    pub(crate) fn start(&mut self, analysis: Rc<Analysis>, documents: Documents) -> bool {
        let (request, sender) = (analysis.request.clone(), self.sender.clone());
        let work = move || {
            let evaluation = catch_unwind(AssertUnwindSafe(|| evaluate(&request, &documents))).ok();
            // The worker may have ended.
            let _ = sender.send(evaluation);
        };
        let thread = std::thread::Builder::new().name("evaluation".to_owned()).stack_size(STACK).spawn(work);
        self.running = thread.is_ok().then_some(analysis);
        self.is_busy()
    }

    /// Gives the analysis its evaluation, which has come out of `done`, and returns the analysis.
    pub(crate) fn finish(&mut self, evaluation: Option<Evaluation>) -> Option<Rc<Analysis>> {
        let analysis = self.running.take()?;
        if let Some(evaluation) = evaluation {
            analysis.set_evaluation(evaluation);
        }
        Some(analysis)
    }
}
