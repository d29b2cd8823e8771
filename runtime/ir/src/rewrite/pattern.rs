//! Patterns: a root, a benefit, a name, and code that matches and rewrites.
//!
//! There are two ways to write one. [`RewritePattern`] is one function that matches and then rewrites, for
//! hand-written patterns. [`DeclarativePattern`] is split into `matches`, which borrows the IR for reading
//! only, and `rewrite`, for patterns that the DRR generator emits; every declarative pattern is a rewrite
//! pattern too.

use std::borrow::Cow;

use crate::ir::TypedOp;
use crate::ir::{Ir, Op};
use crate::rewrite::{Condition, PatternRewriter};

/// A pattern (or a listener, or a hook) did not apply, and left the IR as it was.
///
/// No `From` impls, deliberately: a pattern that gives up writes `.ok_or(NoMatch)?`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoMatch;

impl std::fmt::Display for NoMatch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the pattern does not match")
    }
}

impl std::error::Error for NoMatch {}

/// The operations that a pattern is tried on (MLIR's `Pattern::RootKind`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RootKind {
    /// Every operation.
    Any,
    /// Operations of this name, such as `"toy.transpose"`.
    Operation(Cow<'static, str>),
    /// Operations whose definition has the trait of this name, such as `"ConstantLike"`.
    Trait(&'static str),
    /// Operations that implement the interface of this name, such as `"::toy::ShapeInference"`.
    Interface(&'static str),
}

/// The types for [`RewritePattern::Root`]: every typed op, and [`Op`] itself for any operation.
pub trait PatternRoot: Copy {
    /// The operations that can be cast to this type.
    const KIND: RootKind;

    /// Wraps `op`, which the applicator has chosen by [`PatternRoot::KIND`], without a check.
    fn from_root(op: Op) -> Self;

    /// The operation itself.
    fn root_op(self) -> Op;
}

impl<T: TypedOp> PatternRoot for T {
    const KIND: RootKind = RootKind::Operation(Cow::Borrowed(T::DEFINITION.name));

    fn from_root(op: Op) -> Self {
        T::from_op(op)
    }

    fn root_op(self) -> Op {
        self.op()
    }
}

impl PatternRoot for Op {
    const KIND: RootKind = RootKind::Any;

    fn from_root(op: Op) -> Self {
        op
    }

    fn root_op(self) -> Op {
        self
    }
}

/// The benefit of patterns that are never tried (MLIR's `PatternBenefit::impossibleToMatch`).
pub const IMPOSSIBLE_BENEFIT: u16 = u16::MAX;

/// A pattern written as one function.
///
/// The contract is MLIR's: on `Ok` the root was replaced, erased or modified through the rewriter; on
/// [`NoMatch`] nothing was changed. The drivers check the second half and report a pattern that breaks it.
///
/// # Examples
///
/// ```
/// use rtblgen_runtime::dialects::builtin::UnrealizedConversionCastOp;
/// use rtblgen_runtime::{
///     Builder, Context, GreedyConfig, IrBuilder, NoMatch, OpState, PatternRewriter, RewritePattern, RewritePatternSet,
///     TypedOp, apply_patterns_greedily,
/// };
///
/// /// A cast to the type that was there already.
/// struct NoCast;
///
/// impl<'c> RewritePattern<'c> for NoCast {
///     type Root = UnrealizedConversionCastOp;
///
///     fn match_and_rewrite(&self, op: Self::Root, rewriter: &mut PatternRewriter<'_, 'c>) -> Result<(), NoMatch> {
///         let ir = rewriter.ir();
///         let inputs: Vec<_> = op.inputs(ir).collect();
///         let is_same = inputs.iter().map(|input| input.ty(ir)).eq(op.outputs(ir).map(|output| output.ty(ir)));
///         if !is_same {
///             return Err(NoMatch);
///         }
///         rewriter.replace_op(op, inputs);
///         Ok(())
///     }
/// }
///
/// let context = Context::new();
/// let location = context.unknown_loc();
/// let mut ir = rtblgen_runtime::Ir::module(&context, location);
/// let body = ir.root().region(&ir, 0).entry(&ir).unwrap();
/// let mut builder = IrBuilder::at_block_end(&mut ir, body);
/// let one = builder.create(OpState::new("test.one", location).result(context.i32_type()));
/// let one = one.result(builder.ir(), 0);
/// let cast = UnrealizedConversionCastOp::build(&mut builder, location, &[context.i32_type()], &[one]);
/// let cast = cast.op().result(builder.ir(), 0);
/// let user = builder.create(OpState::new("test.use", location).operand(cast));
///
/// let mut patterns = RewritePatternSet::new(&context);
/// patterns.add(NoCast);
/// apply_patterns_greedily(&mut ir, &patterns.freeze(), GreedyConfig::default()).unwrap();
/// assert_eq!(user.operand(&ir, 0), one);
/// ```
pub trait RewritePattern<'c>: Send + Sync {
    /// The typed op at which the pattern is rooted, or [`Op`] for any operation.
    type Root: PatternRoot;

    /// The operations the pattern is tried on. Override it, with `Root = Op`, to root a pattern at a trait or an
    /// interface.
    fn root(&self) -> RootKind {
        Self::Root::KIND
    }

    /// The benefit of the pattern: patterns of higher benefit are tried first, and one of
    /// [`IMPOSSIBLE_BENEFIT`] never.
    fn benefit(&self) -> u16 {
        1
    }

    /// The name shown in debug output and used to enable or disable the pattern.
    fn name(&self) -> &str {
        std::any::type_name::<Self>()
    }

    /// Names of groups that the pattern belongs to, for enabling and disabling.
    fn labels(&self) -> &[&str] {
        &[]
    }

    /// Names of the operations that a rewrite may create.
    fn generated_ops(&self) -> &[&'static str] {
        &[]
    }

    /// Returns necessary conditions of a match. Patterns for one operation are filtered by these before they
    /// are tried.
    fn conditions(&self) -> &'static [Condition] {
        &[]
    }

    /// Whether the pattern may apply to its own result, because the recursion is bounded. Only dialect
    /// conversion uses this.
    fn has_bounded_recursion(&self) -> bool {
        false
    }

    /// Looks at `op` and, if the pattern applies, changes the IR through the rewriter.
    ///
    /// # Errors
    ///
    /// [`NoMatch`] when the pattern does not apply; nothing may have been changed then.
    fn match_and_rewrite(
        &self,
        op: Self::Root,
        rewriter: &mut PatternRewriter<'_, 'c>,
    ) -> Result<(), NoMatch>;
}

/// A pattern split into a match that can only read and a rewrite that cannot fail.
///
/// The borrow checker therefore ensures that matching changes nothing.
pub trait DeclarativePattern<'c>: Send + Sync {
    /// The typed op at which the pattern is rooted, or [`Op`] for any operation.
    type Root: PatternRoot;
    /// The bindings of the match, used by the rewrite.
    type Match;

    /// The pattern's name: that of its `def`.
    const NAME: &'static str;
    /// The number of source operations, plus the pattern's `addBenefit`.
    const BENEFIT: u16;
    /// Names of the operations that the result patterns create, sorted, each once.
    const GENERATED_OPS: &'static [&'static str] = &[];
    /// Necessary conditions of a match: see [`RewritePattern::conditions`].
    const CONDITIONS: &'static [Condition] = &[];

    /// Looks for the source pattern at `op`.
    fn matches(&self, ir: &Ir<'c>, op: Self::Root) -> Option<Self::Match>;

    /// Builds the results from the bindings and replaces the root.
    fn rewrite(&self, rewriter: &mut PatternRewriter<'_, 'c>, op: Self::Root, bound: Self::Match);
}

impl<'c, P: DeclarativePattern<'c>> RewritePattern<'c> for P {
    type Root = P::Root;

    fn benefit(&self) -> u16 {
        P::BENEFIT
    }

    fn name(&self) -> &str {
        P::NAME
    }

    fn generated_ops(&self) -> &[&'static str] {
        P::GENERATED_OPS
    }

    fn conditions(&self) -> &'static [Condition] {
        P::CONDITIONS
    }

    fn match_and_rewrite(
        &self,
        op: Self::Root,
        rewriter: &mut PatternRewriter<'_, 'c>,
    ) -> Result<(), NoMatch> {
        let bound = self.matches(rewriter, op).ok_or(NoMatch)?;
        self.rewrite(rewriter, op, bound);
        Ok(())
    }
}

/// The data of a pattern without its type: the part that filters, cost models and logs need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternInfo {
    /// The pattern's name.
    pub name: String,
    /// Names of groups that the pattern belongs to.
    pub labels: Vec<String>,
    /// The benefit that the pattern declares.
    pub benefit: u16,
    /// The operations that the pattern is tried on.
    pub root: RootKind,
    /// Names of the operations that a rewrite may create.
    pub generated_ops: Vec<Cow<'static, str>>,
    /// Whether the pattern may apply to its own result.
    pub has_bounded_recursion: bool,
}

impl PatternInfo {
    /// Collects the data of `pattern`, and adds `labels` to its own.
    #[doc(hidden)]
    pub fn of<'c, P: RewritePattern<'c> + ?Sized>(pattern: &P, labels: &[&str]) -> Self {
        let own = pattern.labels().iter();
        Self {
            name: pattern.name().to_owned(),
            labels: own.chain(labels).map(|label| (*label).to_owned()).collect(),
            benefit: pattern.benefit(),
            root: pattern.root(),
            generated_ops: pattern.generated_ops().iter().map(|name| Cow::Borrowed(*name)).collect(),
            has_bounded_recursion: pattern.has_bounded_recursion(),
        }
    }

    /// Whether the name or one of the labels is in `list`. An empty entry names no pattern, also not those without a name.
    #[doc(hidden)]
    pub fn is_listed_in(&self, list: &[String]) -> bool {
        let is_own = |entry: &String| *entry == self.name || self.labels.contains(entry);
        list.iter().any(|entry| !entry.is_empty() && is_own(entry))
    }
}

/// A pattern with an erased root type, so that patterns of all roots can be in one list.
pub trait ErasedPattern<'c>: Send + Sync {
    /// [`RewritePattern::match_and_rewrite`] at an operation that the pattern's root admits.
    ///
    /// # Errors
    ///
    /// [`NoMatch`] when the pattern does not apply.
    fn match_and_rewrite_op(&self, op: Op, rewriter: &mut PatternRewriter<'_, 'c>) -> Result<(), NoMatch>;
}

impl<'c, P: RewritePattern<'c>> ErasedPattern<'c> for P {
    fn match_and_rewrite_op(&self, op: Op, rewriter: &mut PatternRewriter<'_, 'c>) -> Result<(), NoMatch> {
        self.match_and_rewrite(P::Root::from_root(op), rewriter)
    }
}

/// A pattern made from a function: see [`RewritePatternSet::add_fn`](crate::rewrite::RewritePatternSet::add_fn).
pub struct FnPattern<R, F> {
    name: String,
    benefit: u16,
    function: F,
    root: std::marker::PhantomData<fn() -> R>,
}

impl<R, F> FnPattern<R, F> {
    /// Names `function` as a pattern of the given benefit.
    pub fn new(name: impl Into<String>, benefit: u16, function: F) -> Self {
        Self { name: name.into(), benefit, function, root: std::marker::PhantomData }
    }
}

impl<'c, R, F> RewritePattern<'c> for FnPattern<R, F>
where
    R: PatternRoot,
    F: Fn(R, &mut PatternRewriter<'_, 'c>) -> Result<(), NoMatch> + Send + Sync,
{
    type Root = R;

    fn benefit(&self) -> u16 {
        self.benefit
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn match_and_rewrite(&self, op: R, rewriter: &mut PatternRewriter<'_, 'c>) -> Result<(), NoMatch> {
        (self.function)(op, rewriter)
    }
}
