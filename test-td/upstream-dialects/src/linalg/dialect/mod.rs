//! Hooks of the operations that are not structured.

mod yield_text;
