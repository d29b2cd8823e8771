//! Canonicalization: each operation's own patterns.

use std::sync::Arc;

use crate::context::Context;
use crate::context::definition::Hook;
use crate::diagnostic::Diagnostic;
use crate::ir::Dialect;
use crate::ir::TypedOp;
use crate::missing_hooks::missing_hook_once;
use crate::rewrite::{
    FrozenRewritePatternSet, GreedyConfig, NoMatch, PatternFilter, PatternRewriter, PatternRoot,
    RegionSimplification, RewritePattern, RewritePatternSet,
};

/// The canonicalization patterns of an operation with `hasCanonicalizer = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has `hasCanonicalizer = 1` in its .td: implement `rtblgen_runtime::Canonicalize` for it",
    label = "`Canonicalize` is not implemented for `{Self}`"
)]
pub trait Canonicalize: TypedOp {
    /// Adds the patterns.
    fn canonicalization_patterns<'c>(patterns: &mut RewritePatternSet<'c>);
}

/// The canonicalization of an operation with `hasCanonicalizeMethod = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has `hasCanonicalizeMethod = 1` in its .td: implement `rtblgen_runtime::CanonicalizeMethod` for it",
    label = "`CanonicalizeMethod` is not implemented for `{Self}`"
)]
pub trait CanonicalizeMethod: TypedOp {
    /// Simplifies the operation, or returns `NoMatch`.
    ///
    /// # Errors
    ///
    /// [`NoMatch`] if nothing was changed.
    fn canonicalize<'c>(self, rewriter: &mut PatternRewriter<'_, 'c>) -> Result<(), NoMatch>;
}

/// Makes a pattern of [`CanonicalizeMethod::canonicalize`].
struct MethodPattern<T>(std::marker::PhantomData<fn() -> T>);

impl<'c, T: CanonicalizeMethod> RewritePattern<'c> for MethodPattern<T> {
    type Root = T;

    fn name(&self) -> &str {
        T::DEFINITION.name
    }

    fn match_and_rewrite(&self, op: T, rewriter: &mut PatternRewriter<'_, 'c>) -> Result<(), NoMatch> {
        op.canonicalize(rewriter)
    }
}

/// Adds the pattern of an operation with `hasCanonicalizeMethod = 1`; generated definitions refer to this
/// function.
pub fn add_canonicalize_method<'c, T: CanonicalizeMethod>(patterns: &mut RewritePatternSet<'c>) {
    patterns.add(MethodPattern::<T>(std::marker::PhantomData));
}

/// Adds the canonicalization patterns of an operation or of a dialect.
#[derive(Clone, Copy)]
pub struct PatternsHook(pub &'static (dyn for<'c> Fn(&mut RewritePatternSet<'c>) + Send + Sync));

impl PatternsHook {
    fn of(hook: Option<Hook>) -> Option<&'static PatternsHook> {
        hook?.downcast_ref()
    }
}

/// Adds patterns, or returns the message of an error.
type AddPatterns = dyn for<'c> Fn(&mut RewritePatternSet<'c>) -> Result<(), String> + Send + Sync;

/// A hook of [`Context::add_canonicalization`].
struct ContextPatterns(Box<AddPatterns>);

impl Context {
    /// Adds patterns of no dialect to the canonicalization of this context. If `add` fails, the error is emitted each time that the
    /// patterns are collected; the patterns that it added before stay.
    pub fn add_canonicalization(
        &self,
        add: impl for<'c> Fn(&mut RewritePatternSet<'c>) -> Result<(), String> + Send + Sync + 'static,
    ) {
        self.add_canonicalization_hook(Arc::new(ContextPatterns(Box::new(add))));
    }
}

/// The canonicalization patterns of all dialects and operations that are registered in the set's context.
pub fn populate_canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
    let context = patterns.context();
    for dialect in context.dialects() {
        if let Some(hook) = PatternsHook::of(dialect.hooks.canonicalize) {
            (hook.0)(patterns);
        }
    }
    for hook in context.canonicalizations() {
        let Some(ContextPatterns(add)) = hook.downcast_ref() else { continue };
        if let Err(message) = add(patterns) {
            context.emit(&Diagnostic::error(context.unknown_loc(), message));
        }
    }
    for definition in context.op_definitions() {
        if let Some(hook) = PatternsHook::of(definition.canonicalize) {
            (hook.0)(patterns);
        }
    }
}

/// The patterns of the `canonicalize` pass for `context`, those that `filter` admits.
pub fn canonicalization_patterns<'c>(
    context: &'c Context,
    filter: &PatternFilter,
) -> FrozenRewritePatternSet<'c> {
    let mut patterns = RewritePatternSet::new(context);
    populate_canonicalization_patterns(&mut patterns);
    patterns.freeze_with(filter)
}

/// Returns the configuration of the `canonicalize` pass without options.
pub fn canonicalization_config<'l, 'c>() -> GreedyConfig<'l, 'c> {
    GreedyConfig {
        top_down: true,
        region_simplification: RegionSimplification::Normal,
        ..GreedyConfig::default()
    }
}

/// The canonicalization patterns of a dialect as a whole (`hasCanonicalizer = 1`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` has `hasCanonicalizer = 1` in its .td: implement `rtblgen_runtime::CanonicalizeDialect` for it",
    label = "`CanonicalizeDialect` is not implemented for `{Self}`"
)]
pub trait CanonicalizeDialect: Dialect {
    /// Adds the patterns.
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>);
}

/// A missing canonicalization (`rtblgen --stub-hooks`): it warns when it is tried on its operation, and never
/// matches.
pub fn missing_canonicalization<'c, T: PatternRoot + 'c>(
    patterns: &mut RewritePatternSet<'c>,
    message: &'static str,
) {
    patterns.add_fn(message, |_: T, rewriter: &mut PatternRewriter<'_, 'c>| {
        missing_hook_once(rewriter.context(), message);
        Err(NoMatch)
    });
}
