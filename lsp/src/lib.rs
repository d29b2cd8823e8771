//! Language server for TableGen (`.td`), PDLL (`.pdll`) and MLIR (`.mlir`).
//!
//! [`serve`] talks the language server protocol over a connection until the client ends it. `rtblgen lsp` calls it with standard
//! input and output.
//!
//! ```
//! use lsp_server::{Connection, Message, Notification, Request};
//! use rtblgen_lsp::{Config, Exit, serve};
//! use serde_json::json;
//!
//! let (server, client) = Connection::memory();
//! let thread = std::thread::spawn(move || serve(&server, Config::default()));
//! let initialize = Request::new(1.into(), "initialize".to_owned(), json!({ "capabilities": {} }));
//! client.sender.send(initialize.into()).unwrap();
//! let Ok(Message::Response(response)) = client.receiver.recv() else { panic!("no response") };
//! assert_eq!(response.response_result.unwrap()["capabilities"]["hoverProvider"], true);
//! client.sender.send(Request::new(2.into(), "shutdown".to_owned(), ()).into()).unwrap();
//! client.sender.send(Notification::new("exit".to_owned(), ()).into()).unwrap();
//! assert_eq!(thread.join().unwrap(), Exit::Clean);
//! ```
//!
//! The thread of [`serve`] reads messages and keeps the open files. One worker answers requests from an analysis per file, which
//! is kept until a file that it was made of changes.

mod answers;
mod capabilities;
mod config;
mod database;
mod diagnostics;
mod documents;
mod evaluations;
mod fixes;
mod language;
pub mod mlir;
mod pdll;
mod places;
mod position;
mod rename;
mod server;
mod state;
mod td;
mod uri;
mod views;
mod worker;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;

pub use config::{Config, Generators, SETTINGS};
pub use database::Database;
pub use server::{Exit, serve, serve_stdio};
pub use worker::COMMANDS;
