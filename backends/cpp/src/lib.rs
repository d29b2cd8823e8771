//! C++ expressions of stock MLIR `.td` files: parsed, typed and translated to Rust.
//!
//! [`parse`] makes a syntax tree, [`translate`] and [`translate_condition`] make Rust of it. A construct that is not in the
//! tables is an [`Untranslated`] error that names it; nothing is guessed.
//!
//! # Grammar
//!
//! ```text
//! expression  := binary ('?' expression ':' expression)?
//! binary      := unary (operator unary)*            C++'s levels: || && | ^ & == < << + *
//! unary       := ('!' | '-' | '~' | '*' | '&') unary | postfix
//! postfix     := primary ('.' segment | '->' segment | '(' arguments ')' | '[' expression ']' | braces)*
//! primary     := placeholder | literal | name | '(' expression ')' | '(' type ')' unary
//!              | static_cast '<' type '>' '(' expression ')' | braces | lambda
//! placeholder := '$' word '...'?                   `$3...` is an argument of a user function
//! literal     := number | (string | raw-string)+ | 'true' | 'false' | 'nullptr'
//! name        := '::'? segment ('::' segment)*
//! segment     := identifier ('<' (type | number), ... '>')?
//! type        := 'const'? name ('*' | '&' | 'const')*
//! braces      := '{' expression, ... '}'
//! lambda      := '[' captures ']' ('(' type identifier, ... ')')? ('->' type)? '{' statement* '}'
//! statement   := 'return' expression ';' | ('static' | 'constexpr')* type identifier ('[' ']')? '=' expression ';'
//!              | type identifier '(' expression, ... ')' ';'
//!              | 'if' '(' expression ')' branch ('else' branch)?
//! ```
//!
//! # Values
//!
//! Types and attributes of any class are the runtime's `Type` and `Attribute`; values and operations are views. An integer has
//! the Rust type of its C++ type. Arithmetic uses the common type of C++'s usual arithmetic conversions; unsigned numbers wrap. A
//! value that may be null is an `Option`. A step without a defined result, such as a `cast` to another class, an index past the
//! end or an overflow of a signed number, is a `?` on an `Option`: the condition is unknown.
//!
//! C++ locals get fresh names, such as `_size_0` for `size`.

mod dialect_table;
mod error;
mod lexer;
mod library;
mod names;
mod parse;
pub mod syntax;
mod table;
mod translate;

pub use dialect_table::name_in_text;
pub use error::{ParseError, Untranslated};
pub use library::is_library_name;
pub use names::{CoreNames, Getter, Names, UserClass, UserKind};
pub use parse::parse;
pub use translate::{
    Foreign, IntegerKind, OwnMethod, Scope, Translated, Ty, UserArgument, UserCall, constant_integer,
    parameter_name, root_type, translate, translate_as, translate_as_option, translate_condition,
    translate_typed, type_named,
};

/// Runs a recursive function with enough stack for the deepest expression.
fn on_large_stack<T>(run: impl FnOnce() -> T) -> T {
    const NEEDED: usize = 5 << 20;
    stacker::maybe_grow(NEEDED, 2 * NEEDED, run)
}
