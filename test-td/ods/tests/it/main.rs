//! The definition of dialects beside MLIR's.

mod checklist;
mod identical;
mod mutants;
mod mutated_programs;
mod native_calls;
mod random_definitions;
mod random_dialect;
mod random_dialects;
mod random_emit;
mod random_expressions;
mod random_formats;
mod random_ops;
mod random_types;
mod skeletons;
mod stock_texts;
mod support;
mod translator;
