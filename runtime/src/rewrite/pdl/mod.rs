//! PDL patterns at run time: data instead of code, verified when they are added, and interpreted.
//!
//! [`PdlPattern`] is a `pdl.pattern` in memory. [`RewritePatternSet::add_pdl`] verifies it and adds it beside compiled
//! patterns.

mod entity;
mod matcher;
mod rewriter;
mod verify;

pub use entity::{PdlEntity, PdlFunctions};
pub use verify::PdlError;

use std::sync::Arc;

use crate::context::attributes::Attribute;
use crate::context::types::Type;
use crate::ir::Op;
use crate::rewrite::{NoMatch, PatternRewriter, RewritePattern, RewritePatternSet, RootKind};

/// A `pdl.pattern`: the operations of its body, those of the match, the `rewrite`, and those in it.
#[derive(Clone, Debug, Default)]
pub struct PdlPattern<'c> {
    /// The name.
    pub name: String,
    /// The benefit.
    pub benefit: u16,
    /// The operations.
    pub operations: Vec<PdlOperation<'c>>,
}

/// An operation of the `pdl` dialect.
#[derive(Clone, Debug)]
pub struct PdlOperation<'c> {
    /// What it is.
    pub kind: PdlKind<'c>,
    /// The types of its results.
    pub results: Vec<PdlType>,
}

/// A result of an operation of a [`PdlPattern`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PdlValue {
    /// The number of the operation.
    pub operation: usize,
    /// The number of its result.
    pub result: usize,
}

/// The types of the `pdl` dialect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PdlType {
    /// `!pdl.attribute`
    Attribute,
    /// `!pdl.operation`
    Operation,
    /// `!pdl.type`
    Type,
    /// `!pdl.range<type>`
    TypeRange,
    /// `!pdl.value`
    Value,
    /// `!pdl.range<value>`
    ValueRange,
}

impl PdlType {
    /// The spelling.
    pub fn text(self) -> &'static str {
        match self {
            Self::Attribute => "!pdl.attribute",
            Self::Operation => "!pdl.operation",
            Self::Type => "!pdl.type",
            Self::TypeRange => "!pdl.range<type>",
            Self::Value => "!pdl.value",
            Self::ValueRange => "!pdl.range<value>",
        }
    }
}

/// What an operation of the `pdl` dialect is.
#[derive(Clone, Debug)]
pub enum PdlKind<'c> {
    /// `pdl.attribute`
    Attribute {
        /// The attribute, if it is a constant.
        value: Option<Attribute<'c>>,
        /// Its type, if something is asked of it.
        ty: Option<PdlValue>,
    },
    /// `pdl.erase`
    Erase {
        /// The op.
        root: PdlValue,
    },
    /// `pdl.apply_native_constraint`
    NativeConstraint {
        /// The name of the function.
        name: String,
        /// Its arguments.
        arguments: Vec<PdlValue>,
        /// Whether it must not hold.
        is_negated: bool,
    },
    /// `pdl.apply_native_rewrite`
    NativeRewrite {
        /// The name of the function.
        name: String,
        /// Its arguments.
        arguments: Vec<PdlValue>,
    },
    /// `pdl.operand`
    Operand {
        /// Its type, if something is asked of it.
        ty: Option<PdlValue>,
    },
    /// `pdl.operands`
    Operands {
        /// Their types, if something is asked of them.
        ty: Option<PdlValue>,
    },
    /// `pdl.operation`
    Operation {
        /// The name; `None` for any op.
        name: Option<String>,
        /// The operands, or groups of operands.
        operands: Vec<PdlValue>,
        /// The attributes.
        attributes: Vec<(String, PdlValue)>,
        /// The types of the results, or of groups of results.
        types: Vec<PdlValue>,
    },
    /// `pdl.range`
    Range {
        /// The parts.
        elements: Vec<PdlValue>,
    },
    /// `pdl.replace`
    Replace {
        /// The op.
        root: PdlValue,
        /// One op, or values.
        values: Vec<PdlValue>,
    },
    /// `pdl.result`
    Result {
        /// The op.
        parent: PdlValue,
        /// The number of the result.
        index: usize,
    },
    /// `pdl.results`
    Results {
        /// The op.
        parent: PdlValue,
        /// The number of the group; `None` for all results.
        index: Option<usize>,
    },
    /// The start of `pdl.rewrite`.
    Rewrite {
        /// The op from which the pattern is matched.
        root: PdlValue,
    },
    /// `pdl.type`
    Type {
        /// The type, if it is a constant.
        value: Option<Type<'c>>,
    },
    /// `pdl.types`
    Types {
        /// The types, if they are constants.
        value: Option<Vec<Type<'c>>>,
    },
}

impl<'c> RewritePatternSet<'c> {
    /// Verifies PDL patterns and adds them, with the functions that they call.
    ///
    /// # Errors
    ///
    /// What is wrong with the first pattern that is not valid; nothing is added then.
    ///
    /// # Examples
    ///
    /// ```
    /// use rtblgen_runtime::rewrite::pdl::{PdlFunctions, PdlKind, PdlOperation, PdlPattern, PdlType, PdlValue};
    /// use rtblgen_runtime::{Context, GreedyConfig, RewritePatternSet, apply_patterns_greedily};
    ///
    /// // %0 = operand; %1 = types; %2 = operation "t.one"(%0) -> (%1); rewrite %2 { replace %2 with (%0) }
    /// let value = |operation| PdlValue { operation, result: 0 };
    /// let operation = |kind, results: &[PdlType]| PdlOperation { kind, results: results.to_vec() };
    /// let matched = PdlKind::Operation {
    ///     name: Some("t.one".into()), operands: vec![value(0)], attributes: vec![], types: vec![value(1)],
    /// };
    /// let fold = PdlPattern {
    ///     name: "fold".into(),
    ///     benefit: 1,
    ///     operations: vec![
    ///         operation(PdlKind::Operand { ty: None }, &[PdlType::Value]),
    ///         operation(PdlKind::Types { value: None }, &[PdlType::TypeRange]),
    ///         operation(matched, &[PdlType::Operation]),
    ///         operation(PdlKind::Rewrite { root: value(2) }, &[]),
    ///         operation(PdlKind::Replace { root: value(2), values: vec![value(0)] }, &[]),
    ///     ],
    /// };
    ///
    /// let context = Context::new();
    /// context.allow_unregistered_dialects(true);
    /// let text = "%0 = \"t.some\"() : () -> i32\n%1 = \"t.one\"(%0) : (i32) -> i32\n\"t.use\"(%1) : (i32) -> ()";
    /// let mut ir = context.parse_module("a.mlir", text).unwrap();
    /// let mut patterns = RewritePatternSet::new(&context);
    /// patterns.add_pdl([fold], &PdlFunctions::default()).unwrap();
    /// apply_patterns_greedily(&mut ir, &patterns.freeze(), GreedyConfig::default()).unwrap();
    /// assert!(!ir.to_string().contains("t.one"));
    /// ```
    pub fn add_pdl(
        &mut self,
        patterns: impl IntoIterator<Item = PdlPattern<'c>>,
        functions: &PdlFunctions<'c>,
    ) -> Result<&mut Self, PdlError> {
        let functions = Arc::new(functions.clone());
        let mut verified = Vec::new();
        for pattern in patterns {
            let root = verify::pattern(&pattern, &functions)?;
            verified.push(Interpreted { pattern, functions: functions.clone(), root });
        }
        for pattern in verified {
            self.add(pattern);
        }
        Ok(self)
    }
}

/// A verified pattern with the functions that it calls.
struct Interpreted<'c> {
    pattern: PdlPattern<'c>,
    functions: Arc<PdlFunctions<'c>>,
    /// The operation of the match that the root of the IR is matched with.
    root: PdlValue,
}

impl<'c> RewritePattern<'c> for Interpreted<'c> {
    type Root = Op;

    fn root(&self) -> RootKind {
        match &self.pattern.operations[self.root.operation].kind {
            PdlKind::Operation { name: Some(name), .. } => RootKind::Operation(name.clone().into()),
            _ => RootKind::Any,
        }
    }

    fn benefit(&self) -> u16 {
        self.pattern.benefit
    }

    fn name(&self) -> &str {
        &self.pattern.name
    }

    fn match_and_rewrite(&self, op: Op, rewriter: &mut PatternRewriter<'_, 'c>) -> Result<(), NoMatch> {
        let found = matcher::matches(&self.pattern, &self.functions, rewriter, self.root, op);
        rewriter::rewrite(&self.pattern, &self.functions, rewriter, found.ok_or(NoMatch)?)
    }
}
