//! Conversion patterns, and sets of them.

use std::sync::Arc;

use super::rewriter::ConversionRewriter;
use super::type_converter::{TypeConverter, ValueList};
use rtblgen_ir::context::Context;
use rtblgen_ir::internal::ErasedPattern;
use rtblgen_ir::ir::{Op, Value};
use rtblgen_ir::rewrite::{
    NoMatch, PatternFilter, PatternInfo, PatternRoot, RewritePattern, RewritePatternSet, RootKind,
};

/// The remapped operands of the operation that a pattern is tried on: a list of values for each original operand.
///
/// With a type converter they have the converted types. Without one they are the latest replacements.
#[derive(Clone, Copy, Debug)]
pub struct Operands<'a>(pub(super) &'a [ValueList]);

impl<'a> Operands<'a> {
    /// The number of original operands.
    pub fn len(self) -> usize {
        self.0.len()
    }

    /// Whether there are no operands.
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The values for an original operand.
    ///
    /// # Panics
    ///
    /// If there is none of this number.
    #[track_caller]
    pub fn group(self, number: usize) -> &'a [Value] {
        &self.0[number]
    }

    /// The lists of values, one for each original operand.
    pub fn groups(self) -> impl ExactSizeIterator<Item = &'a [Value]> {
        self.0.iter().map(|values| values.as_slice())
    }

    /// The one value for an original operand.
    ///
    /// # Errors
    ///
    /// [`NoMatch`] if the operand was replaced by none or several values, or there is none of this number.
    pub fn one(self, number: usize) -> Result<Value, NoMatch> {
        match self.0.get(number).map(|values| values.as_slice()) {
            Some([value]) => Ok(*value),
            _ => Err(NoMatch),
        }
    }

    /// The one value for each original operand.
    ///
    /// # Errors
    ///
    /// [`NoMatch`] if an operand was replaced by none or several values.
    pub fn ones(self) -> Result<Vec<Value>, NoMatch> {
        (0..self.len()).map(|number| self.one(number)).collect()
    }

    /// All values in order.
    pub fn flat(self) -> Vec<Value> {
        self.0.iter().flatten().copied().collect()
    }
}

/// A pattern of a dialect conversion (MLIR's `ConversionPattern`).
///
/// On `Ok` the root was replaced, erased or changed in place through the rewriter.
///
/// See [the crate](crate) for an example.
pub trait ConversionPattern<'c>: Send + Sync {
    /// The typed op at which the pattern is rooted, or [`Op`] for any operation.
    type Root: PatternRoot;

    /// The operations the pattern is tried on.
    fn root(&self) -> RootKind {
        Self::Root::KIND
    }

    /// The benefit; it decides between patterns of the same legalization depth.
    fn benefit(&self) -> u16 {
        1
    }

    /// The name, for messages and filters.
    fn name(&self) -> &str {
        std::any::type_name::<Self>()
    }

    /// Names of groups that the pattern belongs to.
    fn labels(&self) -> &[&str] {
        &[]
    }

    /// Names of the operations that a rewrite may create.
    fn generated_ops(&self) -> &[&'static str] {
        &[]
    }

    /// Whether the pattern may apply to its own result, because the recursion is bounded.
    fn has_bounded_recursion(&self) -> bool {
        false
    }

    /// Returns the converter of the operands, and of the replacements of the results.
    fn type_converter(&self) -> Option<&Arc<TypeConverter<'c>>> {
        None
    }

    /// Looks at `op` and, if the pattern applies, changes the IR through the rewriter.
    ///
    /// # Errors
    ///
    /// [`NoMatch`] when the pattern does not apply.
    fn match_and_rewrite(
        &self,
        op: Self::Root,
        operands: Operands<'_>,
        rewriter: &mut ConversionRewriter<'_, 'c>,
    ) -> Result<(), NoMatch>;
}

/// A conversion pattern whose root type is forgotten.
pub(super) trait ErasedConversion<'c>: Send + Sync {
    fn try_on(
        &self,
        op: Op,
        operands: Operands<'_>,
        rewriter: &mut ConversionRewriter<'_, 'c>,
    ) -> Result<(), NoMatch>;
}

impl<'c, P: ConversionPattern<'c>> ErasedConversion<'c> for P {
    fn try_on(
        &self,
        op: Op,
        operands: Operands<'_>,
        rewriter: &mut ConversionRewriter<'_, 'c>,
    ) -> Result<(), NoMatch> {
        self.match_and_rewrite(P::Root::from_root(op), operands, rewriter)
    }
}

/// The two kinds of patterns in a set.
pub(super) enum PatternCode<'c> {
    Conversion(Box<dyn ErasedConversion<'c> + 'c>),
    Rewrite(Box<dyn ErasedPattern<'c> + 'c>),
}

/// A pattern of a set.
pub(super) struct Entry<'c> {
    pub(super) info: PatternInfo,
    pub(super) converter: Option<Arc<TypeConverter<'c>>>,
    pub(super) code: PatternCode<'c>,
}

/// A pattern made from a function: see [`ConversionPatternSet::add_fn`].
pub struct FnConversionPattern<'c, R, F> {
    name: String,
    benefit: u16,
    root: RootKind,
    generated: Vec<&'static str>,
    converter: Option<Arc<TypeConverter<'c>>>,
    is_bounded: bool,
    labels: Vec<&'static str>,
    function: F,
    kind: std::marker::PhantomData<fn() -> R>,
}

impl<'c, R: PatternRoot, F> FnConversionPattern<'c, R, F> {
    /// Names `function` as a pattern of benefit 1.
    pub fn new(name: impl Into<String>, function: F) -> Self {
        FnConversionPattern {
            name: name.into(),
            benefit: 1,
            root: R::KIND,
            generated: Vec::new(),
            converter: None,
            is_bounded: false,
            labels: Vec::new(),
            function,
            kind: std::marker::PhantomData,
        }
    }

    /// Sets the benefit.
    #[must_use]
    pub fn benefit(mut self, benefit: u16) -> Self {
        self.benefit = benefit;
        self
    }

    /// Roots the pattern at an operation name, a trait or an interface.
    #[must_use]
    pub fn rooted_at(mut self, root: RootKind) -> Self {
        self.root = root;
        self
    }

    /// Roots the pattern at the operation of this name.
    #[must_use]
    pub fn on(self, op: &'static str) -> Self {
        self.rooted_at(RootKind::Operation(op.into()))
    }

    /// Names the operations that the pattern may create.
    #[must_use]
    pub fn generates(mut self, ops: &[&'static str]) -> Self {
        self.generated.extend_from_slice(ops);
        self
    }

    /// Adds a label, for filters.
    #[must_use]
    pub fn label(mut self, label: &'static str) -> Self {
        self.labels.push(label);
        self
    }

    /// Sets the type converter.
    #[must_use]
    pub fn with_converter(mut self, converter: &Arc<TypeConverter<'c>>) -> Self {
        self.converter = Some(converter.clone());
        self
    }

    /// Allows the pattern to apply to its own result.
    #[must_use]
    pub fn with_bounded_recursion(mut self) -> Self {
        self.is_bounded = true;
        self
    }
}

impl<'c, R, F> ConversionPattern<'c> for FnConversionPattern<'c, R, F>
where
    R: PatternRoot,
    F: Fn(R, Operands<'_>, &mut ConversionRewriter<'_, 'c>) -> Result<(), NoMatch> + Send + Sync,
{
    type Root = R;

    fn root(&self) -> RootKind {
        self.root.clone()
    }

    fn benefit(&self) -> u16 {
        self.benefit
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn labels(&self) -> &[&str] {
        &self.labels
    }

    fn generated_ops(&self) -> &[&'static str] {
        &self.generated
    }

    fn has_bounded_recursion(&self) -> bool {
        self.is_bounded
    }

    fn type_converter(&self) -> Option<&Arc<TypeConverter<'c>>> {
        self.converter.as_ref()
    }

    fn match_and_rewrite(
        &self,
        op: R,
        operands: Operands<'_>,
        rewriter: &mut ConversionRewriter<'_, 'c>,
    ) -> Result<(), NoMatch> {
        (self.function)(op, operands, rewriter)
    }
}

/// The patterns of a conversion: conversion patterns and ordinary ones.
pub struct ConversionPatternSet<'c> {
    context: &'c Context,
    pub(super) entries: Vec<Entry<'c>>,
}

impl<'c> ConversionPatternSet<'c> {
    /// An empty set.
    pub fn new(context: &'c Context) -> Self {
        ConversionPatternSet { context, entries: Vec::new() }
    }

    /// The context that the patterns are for.
    pub fn context(&self) -> &'c Context {
        self.context
    }

    /// Adds a pattern.
    pub fn add<P: ConversionPattern<'c> + 'c>(&mut self, pattern: P) -> &mut Self {
        let info = PatternInfo {
            name: pattern.name().to_owned(),
            labels: pattern.labels().iter().map(|label| (*label).to_owned()).collect(),
            benefit: pattern.benefit(),
            root: pattern.root(),
            generated_ops: pattern.generated_ops().iter().map(|name| (*name).into()).collect(),
            has_bounded_recursion: pattern.has_bounded_recursion(),
        };
        let converter = pattern.type_converter().cloned();
        self.entries.push(Entry { info, converter, code: PatternCode::Conversion(Box::new(pattern)) });
        self
    }

    /// Adds a function as a pattern of benefit 1 that is rooted at the type of its first argument.
    pub fn add_fn<R, F>(&mut self, name: impl Into<String>, function: F) -> &mut Self
    where
        R: PatternRoot + 'c,
        F: Fn(R, Operands<'_>, &mut ConversionRewriter<'_, 'c>) -> Result<(), NoMatch> + Send + Sync + 'c,
    {
        self.add(FnConversionPattern::new(name, function))
    }

    /// Adds an ordinary pattern. It sees the operations as they are, with the original operands.
    pub fn add_rewrite<P: RewritePattern<'c> + 'c>(&mut self, pattern: P) -> &mut Self {
        let mut patterns = RewritePatternSet::new(self.context);
        patterns.add(pattern);
        self.add_rewrites(patterns)
    }

    /// Adds ordinary patterns, such as those that are generated from a `.td` file.
    pub fn add_rewrites(&mut self, patterns: RewritePatternSet<'c>) -> &mut Self {
        self.add_all(patterns, None)
    }

    /// Adds ordinary patterns whose results are converted: the operations that they create take remapped operands, and
    /// their results have converted types.
    pub fn add_converted_rewrites(
        &mut self,
        patterns: RewritePatternSet<'c>,
        converter: &Arc<TypeConverter<'c>>,
    ) -> &mut Self {
        self.add_all(patterns, Some(converter))
    }

    fn add_all(
        &mut self,
        patterns: RewritePatternSet<'c>,
        converter: Option<&Arc<TypeConverter<'c>>>,
    ) -> &mut Self {
        self.entries.extend(patterns.into_entries().into_iter().map(|(info, pattern)| Entry {
            info,
            converter: converter.cloned(),
            code: PatternCode::Rewrite(pattern),
        }));
        self
    }

    /// Leaves out the patterns that the filter does not admit.
    pub fn filter(&mut self, filter: &PatternFilter) -> &mut Self {
        self.entries.retain(|entry| filter.admits(&entry.info));
        self
    }

    /// The number of patterns.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there is no pattern.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Returns the data of the patterns, in the order in which they were added.
    pub fn infos(&self) -> impl ExactSizeIterator<Item = &PatternInfo> {
        self.entries.iter().map(|entry| &entry.info)
    }
}
