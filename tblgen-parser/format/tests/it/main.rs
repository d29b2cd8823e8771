//! The formatter on small texts, on the td library, and on mutants.

mod corpus;
mod mutants;
mod texts;
