#![doc = include_str!("../README.md")]

mod arguments;
mod check;
mod elementwise;
mod evaluate;
mod fault;
mod interpreter;
mod machine;
mod memory;
mod ops;
mod opt;
mod refine;
mod step;
mod stored;
mod text;
mod value;

pub use check::{PatternCheck, Verdict, check_pattern, check_pattern_with};
pub use evaluate::{Evaluate, EvaluateInterface, EvaluateModel, Exit, Flow, runs};
pub use fault::{Fault, FaultKind};
pub use interpreter::{Interpreter, Outcome};
pub use memory::MemRef;
pub use opt::register;
pub use step::Step;
pub use value::{Elements, OpaqueValue, RuntimeValue};

/// The guide's page, as a test.
#[doc = include_str!("../../../docs/guide/running-programs.md")]
#[cfg(doctest)]
struct GuideToRunningPrograms;
