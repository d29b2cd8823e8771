//! A checked rewrite pattern.
//!
//! The checks make a [`Pattern`] of a `Pattern` record of DRR or of a pattern of PDLL. The emitter sees nothing else. In it
//! every name is resolved, every argument is a definite operand, attribute or property of its op, counts agree, and every new
//! op has a source of its result types.

pub(super) mod code;
pub(super) mod contradictions;
pub mod converted;
pub(super) mod disjoint;
pub(super) mod hook_uses;
pub(super) mod hooks;
pub(super) mod kind;
pub(super) mod known;
pub(super) mod native;
pub(super) mod operators;
mod result;
mod source;
pub(super) mod symbols;
pub(super) mod term;
pub(super) mod words;

use rtblgen_records::Record;
use tblgen_parser::Span;

use crate::ods::model::Operator;
use crate::patterns::model::hooks::HookId;
use crate::patterns::model::symbols::SymbolTable;

pub use self::result::{
    FunctionCall, LocationSource, Makes, NativeArgument, NativeLeaf, Replacement, ResultAttribute,
    ResultNative, ResultNode, ResultOp, ResultProperty, ResultTypes, ResultValue, TopLevelResult, TypeSource,
    TypesHook,
};
pub use self::source::{
    AttributePattern, Count, EntityConstraint, NativeOutput, Requirement, SourceArgument, SourceNative,
    SourceOp, ValueBinding, ValuePattern,
};

/// A pattern, checked.
pub struct Pattern<'r> {
    /// The place of the pattern.
    pub span: Span,
    /// The name of the Rust type: that of the pattern, or `GeneratedConvert` and a number.
    pub name: String,
    /// The DAG to match, from the root down.
    pub source: SourceOp<'r>,
    /// Additional requirements on the bound names, and bindings of further names, in order.
    pub requirements: Vec<Requirement<'r>>,
    /// The nodes to build, in order.
    pub results: Vec<TopLevelResult<'r>>,
    /// The nodes to build or call afterwards.
    pub supplemental: Vec<ResultNode<'r>>,
    /// Whether `results` replace the root at the end. Otherwise a node replaces or erases it.
    pub replaces_root: bool,
    /// The benefit.
    pub benefit: u16,
    /// Every name that the pattern binds.
    pub symbols: SymbolTable<'r>,
    /// The number of the first ones, which the source binds.
    pub source_symbols: usize,
    /// The functions in module `hooks` that it calls, in order, but for those of native calls in the source.
    pub hooks: Vec<HookId>,
}

impl<'r> Pattern<'r> {
    /// Calls `show` with the definition of each op that the pattern matches or creates.
    pub fn for_each_operator(&self, show: &mut impl FnMut(&Operator<'r>)) {
        self.source.for_each_operator(show);
        let results = self.results.iter().map(|result| &result.node);
        results.chain(&self.supplemental).for_each(|node| node.for_each_op(&mut |op| show(&op.operator)));
    }
}

/// Whether an absent attribute satisfies an attribute constraint.
pub(in crate::patterns) fn asks_for_absence(constraint: Record<'_>) -> bool {
    constraint.name() == "IsNullAttr"
}
