//! The Toy language of MLIR's tutorial: from text to a tree.
//!
//! ```text
//! module     ::= (function | struct)*
//! function   ::= `def` name `(` (parameter (`,` parameter)*)? `)` block
//! parameter  ::= name | name name                      // a tensor, or a struct's name and the parameter's
//! struct     ::= `struct` name `{` (`var` name shape? `;` | name name `;`)+ `}`
//! block      ::= `{` (statement? `;`)* `}`
//! statement  ::= `var` name shape? `=` expr | name name `=` expr | `return` expr? | expr
//! shape      ::= `<` number (`,` number)* `>`
//! expr       ::= primary (operator primary)*           // `.` binds tighter than `*`, `*` tighter than `+` and `-`
//! primary    ::= number | name | name `(` (expr (`,` expr)*)? `)` | `(` expr `)` | tensor | fields
//! tensor     ::= `[` (number | tensor) (`,` (number | tensor))* `]`
//! fields     ::= `{` (number | tensor | fields) (`,` ...)* `}`
//! ```

mod dump;
mod lexer;
mod parser;
pub mod tree;

pub use dump::dump;
pub use parser::{empty_program, parse};

use tree::Place;

/// A mistake in a program, with its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The place of the token that is wrong.
    pub place: Place,
    /// The message, without a full stop.
    pub message: String,
}

impl Mistake {
    /// A mistake at a place.
    pub fn new(place: Place, message: impl Into<String>) -> Self {
        Mistake { place, message: message.into() }
    }
}
