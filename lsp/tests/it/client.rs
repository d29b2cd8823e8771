//! A client.

use std::thread::JoinHandle;
use std::time::Duration;

use lsp_server::{Connection, ErrorCode, Message, Notification, Request, Response};
use rtblgen_lsp::{Config, Exit, serve};
use serde_json::{Value, json};

/// The place of the cursor in the texts of tests.
const CURSOR: char = '▮';

/// A client with a server in a thread.
pub(crate) struct Client {
    connection: Connection,
    thread: JoinHandle<Exit>,
    requests: i32,
    /// Notifications that came while a response was awaited.
    notifications: Vec<Notification>,
}

/// The settings of tests: no delay.
pub(crate) fn config() -> Config {
    with_core_dialects(Config { debounce: Duration::ZERO, ..Config::default() })
}

/// The settings with the dialects of the tool.
pub(crate) fn with_core_dialects(config: Config) -> Config {
    config.with_dialects(|request| rtblgen_dynamic::lsp::dialects(request, rtblgen_dialects::register_all))
}

/// A text with a cursor: the text without it, and the position.
pub(crate) fn split(text: &str) -> (String, Value) {
    let at = text.find(CURSOR).expect("the text has a cursor");
    let line = text[..at].matches('\n').count();
    let start = text[..at].rfind('\n').map_or(0, |end| end + 1);
    let character = text[start..at].encode_utf16().count();
    (text.replacen(CURSOR, "", 1), json!({ "line": line, "character": character }))
}

impl Client {
    pub(crate) fn new(config: Config) -> Self {
        Self::with(config, json!({ "capabilities": {} }))
    }

    pub(crate) fn with(config: Config, initialize: Value) -> Self {
        let mut client = Self::unstarted(config);
        client.request("initialize", initialize);
        client.notify("initialized", json!({}));
        client
    }

    pub(crate) fn unstarted(config: Config) -> Self {
        let (server, connection) = Connection::memory();
        let thread = std::thread::spawn(move || serve(&server, config));
        Self { connection, thread, requests: 0, notifications: Vec::new() }
    }

    pub(crate) fn notify(&mut self, method: &str, params: Value) {
        let message = Notification::new(method.to_owned(), params);
        self.connection.sender.send(message.into()).expect("the server runs");
    }

    /// Sends a request without waiting. Returns its number.
    pub(crate) fn send(&mut self, method: &str, params: Value) -> i32 {
        self.requests += 1;
        let request = Request::new(self.requests.into(), method.to_owned(), params);
        self.connection.sender.send(request.into()).expect("the server runs");
        self.requests
    }

    pub(crate) fn response(&mut self) -> Response {
        loop {
            match self.receive() {
                Message::Response(response) => return response,
                Message::Notification(notification) => self.notifications.push(notification),
                Message::Request(request) => panic!("unexpected request {request:?}"),
            }
        }
    }

    fn receive(&mut self) -> Message {
        self.connection.receiver.recv_timeout(Duration::from_secs(60)).expect("a message")
    }

    pub(crate) fn request(&mut self, method: &str, params: Value) -> Value {
        self.try_request(method, params).unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    pub(crate) fn try_request(&mut self, method: &str, params: Value) -> Result<Value, String> {
        self.send(method, params);
        self.response().response_result.map_err(|error| error.message)
    }

    /// Sends a request, and waits for its answer or its error.
    pub(crate) fn request_or_error(&mut self, method: &str, params: Value) {
        self.send(method, params);
        let error = self.response().response_result.err();
        let is_known = error.is_none_or(|error| error.code != ErrorCode::MethodNotFound as i32);
        assert!(is_known, "the server does not know {method}");
    }

    /// Opens a file and returns its diagnostics.
    pub(crate) fn open(&mut self, uri: &str, text: &str) -> Value {
        let document = json!({ "uri": uri, "languageId": "", "version": 1, "text": text });
        self.notify("textDocument/didOpen", json!({ "textDocument": document }));
        self.diagnostics()
    }

    /// Replaces the text of a file and returns its diagnostics.
    pub(crate) fn change(&mut self, uri: &str, version: i32, text: &str) -> Value {
        let document = json!({ "uri": uri, "version": version });
        self.notify(
            "textDocument/didChange",
            json!({ "textDocument": document, "contentChanges": [{ "text": text }] }),
        );
        self.diagnostics()
    }

    /// The parameters of the next `publishDiagnostics`.
    pub(crate) fn diagnostics(&mut self) -> Value {
        if !self.notifications.is_empty() {
            return self.notifications.remove(0).params;
        }
        match self.receive() {
            Message::Notification(notification) => notification.params,
            other => panic!("expected diagnostics, found {other:?}"),
        }
    }

    /// Forgets the notifications that came before the last response.
    pub(crate) fn drain(&mut self) {
        self.notifications.clear();
    }

    /// Whether no `publishDiagnostics` came before the last response.
    pub(crate) fn has_no_diagnostics(&self) -> bool {
        self.notifications.is_empty()
    }

    /// Opens a text with a cursor, and sends a request at the cursor.
    pub(crate) fn ask(&mut self, method: &str, text: &str) -> Value {
        self.ask_with(method, text, json!({}))
    }

    /// The same as [`Client::ask`], with more parameters.
    pub(crate) fn ask_with(&mut self, method: &str, text: &str, params: Value) -> Value {
        self.ask_in("file:///work/a.td", method, text, params)
    }

    /// The same for a file of another name.
    pub(crate) fn ask_in(&mut self, uri: &str, method: &str, text: &str, mut params: Value) -> Value {
        let (text, position) = split(text);
        self.open(uri, &text);
        params["textDocument"] = json!({ "uri": uri });
        params["position"] = position;
        self.request(method, params)
    }

    pub(crate) fn shut_down(mut self) -> Exit {
        self.request("shutdown", Value::Null);
        self.exit()
    }

    pub(crate) fn exit(mut self) -> Exit {
        self.notify("exit", Value::Null);
        self.thread.join().expect("the server does not panic")
    }

    /// Closes the connection.
    pub(crate) fn hang_up(self) -> Exit {
        drop(self.connection);
        self.thread.join().expect("the server does not panic")
    }
}

/// A range as `line:column-line:column`, from zero.
pub(crate) fn range(range: &Value) -> String {
    let position = |value: &Value| format!("{}:{}", value["line"], value["character"]);
    format!("{}-{}", position(&range["start"]), position(&range["end"]))
}

/// Locations, a line each.
pub(crate) fn locations(value: &Value) -> String {
    let one = |value: &Value| format!("{} {}", value["uri"].as_str().unwrap_or("?"), range(&value["range"]));
    value.as_array().expect("locations").iter().map(one).collect::<Vec<_>>().join("\n")
}

/// The labels of completion items.
pub(crate) fn labels(value: &Value) -> Vec<String> {
    let items = value["items"].as_array().expect("items");
    items.iter().map(|item| item["label"].as_str().expect("a label").to_owned()).collect()
}
