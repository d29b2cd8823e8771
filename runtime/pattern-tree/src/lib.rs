//! Tests of rewrite patterns, and a tree that runs each common test once.
//!
//! A pattern comes in as a list of [`Predicate`]s: a position in the matched operations, a question about it,
//! and the answer that the pattern requires. [`Tree::new`] makes one tree of the lists of all patterns: a
//! question that several patterns have at the same position is one test. [`optimal_branching`] chooses how a
//! pattern with several roots is walked.
//!
//! Order and shape are those of MLIR's `convert-pdl-to-pdl-interp`. `V` stands for the constants of patterns: attributes,
//! types and names.
//!
//! ```
//! use rtblgen_pattern_tree::{Answer, Positions, Predicate, Question, Tree};
//!
//! let mut positions = Positions::new();
//! let root = positions.root();
//! let operand = positions.operand(root, 0);
//! let producer = positions.defining_op(operand);
//! let is = |position, name| Predicate { position, question: Question::OperationName, answer: Answer::Constant(name) };
//! let first = vec![is(root, "toy.transpose"), is(producer, "toy.transpose")];
//! let second = vec![is(root, "toy.transpose"), is(producer, "toy.constant")];
//!
//! let tree = Tree::new(&positions, &[first, second]);
//! let root_test = &tree[tree.root().tests[0]];
//! assert_eq!((root_test.position, root_test.cases.len()), (root, 1));
//! let below = &tree[tree[root_test.cases[0].1].tests[0]];
//! assert_eq!((below.position, below.cases.len()), (producer, 2));
//! ```

mod branching;
#[cfg(feature = "explain")]
pub mod explain;
mod order;
mod position;
mod question;
mod tree;

pub use branching::{Branching, Cost, CostGraph, optimal_branching};
pub use position::{Position, PositionId, Positions};
pub use question::{Answer, Constraint, Entity, Predicate, Question};
pub use tree::{Branch, BranchId, Test, TestId, Tree};
