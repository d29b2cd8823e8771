//! The `rtblgen` program, run as a user runs it.

mod crates;
mod diagnostics;
mod explain;
mod fmt;
mod fresh;
mod guides;
mod help;
mod init;
mod lsp;
mod neovim;
#[cfg(feature = "opt")]
mod opt;
mod outputs;
mod parity;
mod pdll;
mod reference;
mod shell;
mod streams;
mod template;
mod tool;
#[cfg(feature = "opt")]
mod watch;
mod words;
