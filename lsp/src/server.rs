//! The thread that reads messages.

use std::collections::BTreeSet;
use std::process::ExitCode;
use std::sync::{Arc, Mutex};

use crossbeam_channel::{Sender, unbounded};
use lsp_server::{Connection, ErrorCode, Message, Notification, Request, RequestId, Response};
use serde_json::{Value, json};

use crate::capabilities::initialize_result;
use crate::config::Config;
use crate::documents::Documents;
use crate::uri;
use crate::worker::{Job, Worker};

/// How a server ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// `exit` after `shutdown`.
    Clean,
    /// `exit` alone.
    WithoutShutdown,
    /// The end of the input.
    EndOfInput,
}

impl Exit {
    /// The line for standard error.
    pub fn message(self) -> Option<&'static str> {
        let is_early = self == Self::EndOfInput;
        is_early.then_some("Transport error: the input ended before the notification `exit`")
    }
}

/// The requests that the client has cancelled and that have no answer yet.
pub(crate) type Cancelled = Arc<Mutex<BTreeSet<String>>>;

/// How many cancelled requests are noted.
const MAX_CANCELLED: usize = 1024;

/// The stack of the worker and of evaluations: values and statements may be nested in each other.
pub(crate) const STACK: usize = 32 << 20;

/// Answers a client until it ends the connection.
pub fn serve(connection: &Connection, config: Config) -> Exit {
    let (jobs, received) = unbounded();
    let cancelled = Cancelled::default();
    let (sender, seen) = (connection.sender.clone(), cancelled.clone());
    let builder = std::thread::Builder::new().name("worker".to_owned()).stack_size(STACK);
    let thread = builder.spawn(move || Worker::new(sender, seen).run(&received));
    let server = Server {
        connection,
        base: config,
        settings: serde_json::Map::new(),
        jobs,
        cancelled,
        documents: Documents::default(),
    };
    let exit = server.run();
    if let Ok(thread) = thread {
        // The worker has ended: its queue has. A panic in it has been answered.
        let _ = thread.join();
    }
    exit
}

/// Answers a client on standard input and output.
pub fn serve_stdio(config: Config) -> ExitCode {
    let (connection, threads) = Connection::stdio();
    let exit = serve(&connection, config);
    // The threads end when the connection is dropped.
    drop(connection);
    if let Some(message) = exit.message() {
        rtblgen_bytes::write_stderr(&format!("{message}\n"));
    }
    match exit {
        Exit::Clean => {
            let _ = threads.join();
            ExitCode::SUCCESS
        }
        Exit::WithoutShutdown | Exit::EndOfInput => ExitCode::FAILURE,
    }
}

struct Server<'c> {
    connection: &'c Connection,
    /// The settings without those of the client.
    base: Config,
    /// The settings of the client, by name.
    settings: serde_json::Map<String, Value>,
    jobs: Sender<Job>,
    cancelled: Cancelled,
    documents: Documents,
}

impl Server<'_> {
    fn run(mut self) -> Exit {
        let mut is_initialized = false;
        let mut is_shut_down = false;
        while let Ok(message) = self.connection.receiver.recv() {
            match message {
                Message::Request(request) if request.method == "initialize" => {
                    self.initialize(&request.params);
                    is_initialized = true;
                    self.respond(Response::new_ok(request.id, initialize_result()));
                }
                Message::Request(request) if !is_initialized || is_shut_down => {
                    let (code, message) = match is_initialized {
                        false => (ErrorCode::ServerNotInitialized, "expected `initialize` first"),
                        true => (ErrorCode::InvalidRequest, "the server is shut down: expected `exit`"),
                    };
                    self.respond(Response::new_err(request.id, code as i32, message.to_owned()));
                }
                Message::Request(request) if request.method == "shutdown" => {
                    is_shut_down = true;
                    self.job(Job::Shutdown(request.id));
                }
                Message::Request(request) => self.request(request),
                Message::Notification(notification) if notification.method == "exit" => {
                    return if is_shut_down { Exit::Clean } else { Exit::WithoutShutdown };
                }
                Message::Notification(notification) => self.notification(&notification),
                Message::Response(_) => {}
            }
        }
        Exit::EndOfInput
    }

    fn respond(&self, response: Response) {
        // If the connection is closed, the loop ends with the next message.
        let _ = self.connection.sender.send(response.into());
    }

    fn job(&self, job: Job) {
        // The worker ends only when this end of the queue is dropped.
        let _ = self.jobs.send(job);
    }

    fn initialize(&mut self, params: &Value) {
        let folders = params["workspaceFolders"].as_array().into_iter().flatten();
        let uris = folders.filter_map(|folder| folder["uri"].as_str()).chain(params["rootUri"].as_str());
        let roots: BTreeSet<_> = uris.map(uri::path_of).collect();
        roots.iter().for_each(|root| self.base.add_workspace(root));
        self.base.roots = roots.into_iter().collect();
        self.configure(&params["initializationOptions"]);
    }

    /// Applies settings of the client. A setting that is sent again replaces the one before.
    fn configure(&mut self, settings: &Value) {
        for (name, value) in settings.as_object().into_iter().flatten() {
            self.settings.insert(name.clone(), value.clone());
        }
        let mut config = self.base.clone();
        config.apply(&Value::Object(self.settings.clone()));
        for problem in &config.problems {
            let params = json!({ "type": 2, "message": problem });
            let message = Notification::new("window/showMessage".to_owned(), params);
            // If the connection is closed, the loop ends with the next message.
            let _ = self.connection.sender.send(message.into());
        }
        self.job(Job::Configure(Box::new(config)));
    }

    fn request(&self, request: Request) {
        self.job(Job::Request(request, self.documents.clone()));
    }

    fn notification(&mut self, notification: &Notification) {
        let params = &notification.params;
        let document = &params["textDocument"];
        let uri = document["uri"].as_str().unwrap_or_default();
        match notification.method.as_str() {
            "textDocument/didOpen" => {
                let text = document["text"].as_str().unwrap_or_default().to_owned();
                let language = document["languageId"].as_str().unwrap_or_default();
                self.documents.open(uri, language, document["version"].as_i64().unwrap_or(0), text);
                self.changed(uri);
            }
            "textDocument/didChange" => {
                let changes = params["contentChanges"].as_array().map_or(&[][..], Vec::as_slice);
                self.documents.change(uri, document["version"].as_i64().unwrap_or(0), changes);
                self.changed(uri);
            }
            "textDocument/didSave" => {
                // Not every client says which files on the disk have changed.
                self.documents.touch();
                self.changed(uri);
            }
            "textDocument/didClose" => {
                self.documents.close(uri);
                self.job(Job::Closed(uri.to_owned(), self.documents.clone()));
            }
            "workspace/didChangeWatchedFiles" => {
                self.documents.touch();
                let open: Vec<String> = self.documents.iter().map(|document| document.uri.clone()).collect();
                open.iter().for_each(|uri| self.changed(uri));
            }
            "workspace/didChangeConfiguration" => {
                let settings = &params["settings"];
                let own = if settings["rtblgen"].is_object() { &settings["rtblgen"] } else { settings };
                self.documents.touch();
                let own = own.clone();
                self.configure(&own);
            }
            "$/cancelRequest" => {
                if let (Ok(mut cancelled), Some(id)) = (self.cancelled.lock(), request_id(&params["id"])) {
                    // Requests that had an answer already stay in the set.
                    if cancelled.len() >= MAX_CANCELLED {
                        cancelled.clear();
                    }
                    cancelled.insert(id.to_string());
                }
            }
            _ => {}
        }
    }

    fn changed(&self, uri: &str) {
        self.job(Job::Changed(uri.to_owned(), self.documents.clone()));
    }
}

fn request_id(id: &Value) -> Option<RequestId> {
    serde_json::from_value(id.clone()).ok()
}
