//! A checked rewrite pattern.
//!
//! [`Pattern`] is what the checks make of a `Pattern` record of DRR or of a pattern of PDLL, and all that the emitter
//! sees. In it every name is resolved, every argument stands for a definite operand, attribute or property of its op, counts agree, and
//! for every new op it is decided where its result types come from.

pub(super) mod code;
pub(super) mod contradictions;
pub(super) mod disjoint;
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
use crate::patterns::model::symbols::SymbolTable;

pub use self::result::{
    FunctionCall, LocationSource, Makes, NativeArgument, NativeLeaf, Replacement, ResultAttribute,
    ResultNative, ResultNode, ResultOp, ResultProperty, ResultTypes, ResultValue, TopLevelResult, TypeSource,
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
    /// What to match, from the root down.
    pub source: SourceOp<'r>,
    /// What must hold for the bound names besides, and what further names stand for, in order.
    pub requirements: Vec<Requirement<'r>>,
    /// What to build, in order.
    pub results: Vec<TopLevelResult<'r>>,
    /// What to build or call afterwards.
    pub supplemental: Vec<ResultNode<'r>>,
    /// Whether `results` replace the root at the end; otherwise the nodes say what becomes of it.
    pub replaces_root: bool,
    /// The benefit.
    pub benefit: u16,
    /// Every name that the pattern binds.
    pub symbols: SymbolTable<'r>,
    /// How many of them, the first ones, the source binds.
    pub source_symbols: usize,
}

impl<'r> Pattern<'r> {
    /// Calls `show` with the definition of each op that the pattern matches or creates.
    pub fn for_each_operator(&self, show: &mut impl FnMut(&Operator<'r>)) {
        self.source.for_each_operator(show);
        let results = self.results.iter().map(|result| &result.node);
        results.chain(&self.supplemental).for_each(|node| node.for_each_op(&mut |op| show(&op.operator)));
    }
}

/// Whether an attribute constraint is satisfied by the attribute that is not there.
pub(in crate::patterns) fn asks_for_absence(constraint: Record<'_>) -> bool {
    constraint.name() == "IsNullAttr"
}
