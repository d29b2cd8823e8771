//! PDL patterns of a pattern set.

use std::sync::Arc;

use rustc_hash::FxHashSet;

use crate::context::Context;
use crate::ir::{Ir, Op};
use crate::rewrite::pattern::ErasedPattern;
use crate::rewrite::pdl::execute::{self, Code, Matcher, PdlMatch};
use crate::rewrite::pdl::predicates::RepeatedTypes;
use crate::rewrite::pdl::{PdlError, PdlFunctions, PdlPattern, PdlProgram, PdlProgramPattern, compile};
use crate::rewrite::pdl::{program_verify, verify};
use crate::rewrite::{NoMatch, PatternInfo, PatternRewriter, RewritePatternSet, RootKind};

/// Where a PDL pattern of a set comes from.
#[derive(Clone)]
pub(in crate::rewrite) enum PdlSource<'c> {
    /// A pattern, with its own program.
    Pattern(Arc<PdlPattern<'c>>, Arc<PdlFunctions<'c>>, Arc<Code<'c>>),
    /// A pattern of a program, by number.
    Program(Arc<Code<'c>>, Arc<PdlFunctions<'c>>, usize),
}

impl<'c> RewritePatternSet<'c> {
    /// Verifies PDL patterns and adds them, with the functions that they call.
    ///
    /// Of several patterns that match, those with the greatest benefit are tried first, and compiled ones before these where
    /// the benefit is the same. The order of PDL patterns of the same benefit is that of the matcher, as in MLIR.
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
    /// let matched = PdlKind::Operation {
    ///     name: Some("t.one".into()), operands: vec![value(0)], attributes: vec![], types: vec![value(1)],
    /// };
    /// let fold = PdlPattern {
    ///     name: "fold".into(),
    ///     benefit: 1,
    ///     operations: vec![
    ///         PdlOperation::new(PdlKind::Operand { ty: None }, &[PdlType::Value]),
    ///         PdlOperation::new(PdlKind::Types { value: None }, &[PdlType::TypeRange]),
    ///         PdlOperation::new(matched, &[PdlType::Operation]),
    ///         PdlOperation::new(PdlKind::Rewrite { root: Some(value(2)) }, &[]),
    ///         PdlOperation::new(PdlKind::Replace { root: value(2), values: vec![value(0)] }, &[]),
    ///     ],
    ///     location: None,
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
        let (context, functions) = (self.context(), Arc::new(functions.clone()));
        let mut verified = Vec::new();
        for pattern in patterns {
            verify::pattern(&pattern, Some(&functions))?;
            let program =
                compile::program(context, context.unknown_loc(), &[&pattern], RepeatedTypes::Equal)?;
            let info = info(&program.patterns[0]);
            let code = Arc::new(Code::new(&program));
            verified.push((info, PdlSource::Pattern(Arc::new(pattern), functions.clone(), code)));
        }
        verified.into_iter().for_each(|(info, source)| self.add_interpreted(info, source));
        Ok(self)
    }

    /// Verifies a program and adds its patterns, with the functions that they call.
    ///
    /// # Errors
    ///
    /// What is wrong with the program; nothing is added then.
    pub fn add_pdl_program(
        &mut self,
        program: PdlProgram<'c>,
        functions: &PdlFunctions<'c>,
    ) -> Result<&mut Self, PdlError> {
        program_verify::program(&program, functions)?;
        let (code, functions) = (Arc::new(Code::new(&program)), Arc::new(functions.clone()));
        for (number, pattern) in program.patterns.iter().enumerate() {
            let source = PdlSource::Program(code.clone(), functions.clone(), number);
            self.add_interpreted(info(pattern), source);
        }
        Ok(self)
    }
}

fn info(pattern: &PdlProgramPattern<'_>) -> PatternInfo {
    PatternInfo {
        name: pattern.name.clone(),
        labels: Vec::new(),
        benefit: pattern.benefit,
        root: pattern.root.map_or(RootKind::Any, |name| RootKind::Operation(name.as_str().to_owned().into())),
        generated_ops: pattern.generated_ops.iter().map(|name| name.clone().into()).collect(),
        has_bounded_recursion: false,
    }
}

/// Patterns of a set with one matcher.
pub(in crate::rewrite) struct PdlGroup<'c> {
    code: Arc<Code<'c>>,
    functions: Arc<PdlFunctions<'c>>,
    /// The index in the set of each pattern of the program, if it is in the set.
    entries: Vec<Option<u32>>,
    /// The names of the operations that can match; `None` if all can.
    roots: Option<FxHashSet<usize>>,
}

/// Patterns that call the same functions, with their indices in the set.
struct Together<'a, 'c> {
    functions: &'a Arc<PdlFunctions<'c>>,
    patterns: Vec<(u32, &'a PdlPattern<'c>)>,
}

impl<'c> Together<'_, 'c> {
    /// One program of all. Each was compiled when it was added, so all together compile.
    fn compiled(self, context: &'c Context) -> Option<PdlGroup<'c>> {
        let patterns: Vec<_> = self.patterns.iter().map(|(_, pattern)| *pattern).collect();
        let location = context.unknown_loc();
        let program = compile::program(context, location, &patterns, RepeatedTypes::Equal).ok()?;
        let roots = program.patterns.iter().map(|pattern| Some(pattern.root?.index())).collect();
        let entries = self.patterns.iter().map(|(index, _)| Some(*index)).collect();
        let code = Arc::new(Code::new(&program));
        Some(PdlGroup { code, functions: self.functions.clone(), entries, roots })
    }
}

/// The groups of a set, given the index and the source of each of its PDL patterns.
pub(in crate::rewrite) fn groups<'a, 'c: 'a>(
    context: &'c Context,
    sources: impl Iterator<Item = (u32, &'a PdlSource<'c>)>,
) -> Vec<PdlGroup<'c>> {
    let mut together: Vec<Together<'a, 'c>> = Vec::new();
    let mut loaded: Vec<PdlGroup<'c>> = Vec::new();
    for (index, source) in sources {
        match source {
            PdlSource::Pattern(pattern, functions, _) => {
                match together.iter_mut().find(|own| Arc::ptr_eq(own.functions, functions)) {
                    Some(own) => own.patterns.push((index, pattern)),
                    None => together.push(Together { functions, patterns: vec![(index, pattern)] }),
                }
            }
            PdlSource::Program(code, functions, number) => {
                let known = loaded.iter().position(|group| Arc::ptr_eq(&group.code, code));
                let place = known.unwrap_or_else(|| {
                    loaded.push(PdlGroup::loaded(code, functions));
                    loaded.len() - 1
                });
                loaded[place].entries[*number] = Some(index);
            }
        }
    }
    let compiled = together.into_iter().filter_map(|together| together.compiled(context));
    compiled.chain(loaded).collect()
}

impl<'c> PdlGroup<'c> {
    /// A program that was loaded, without patterns of the set.
    fn loaded(code: &Arc<Code<'c>>, functions: &Arc<PdlFunctions<'c>>) -> Self {
        let entries = vec![None; code.len()];
        Self { code: code.clone(), functions: functions.clone(), entries, roots: None }
    }

    /// Whether an operation of this name can match.
    pub(in crate::rewrite) fn admits(&self, name: usize) -> bool {
        self.roots.as_ref().is_none_or(|roots| roots.contains(&name))
    }

    /// The patterns that match, with their indices in the set; those that `is_wanted` rejects are left out.
    pub(in crate::rewrite) fn matches(
        &self,
        matcher: &mut Matcher<'c>,
        ir: &Ir<'c>,
        op: Op,
        is_wanted: impl Fn(u32) -> bool,
    ) -> impl Iterator<Item = (u32, PdlMatch<'c>)> {
        let is_wanted =
            |pattern: usize| self.entries.get(pattern).is_some_and(|index| index.is_some_and(&is_wanted));
        let found = matcher.matches(&self.code, &self.functions, ir, op, is_wanted);
        found.into_iter().filter_map(|found| Some(((*self.entries.get(found.pattern)?)?, found)))
    }

    /// Rewrites a match.
    pub(in crate::rewrite) fn rewrite(
        &self,
        rewriter: &mut PatternRewriter<'_, 'c>,
        found: PdlMatch<'c>,
    ) -> Result<(), NoMatch> {
        execute::rewrite(&self.code, &self.functions, rewriter, found)
    }
}

/// A PDL pattern on its own, for drivers with an order of their own.
impl<'c> ErasedPattern<'c> for PdlSource<'c> {
    fn match_and_rewrite_op(&self, op: Op, rewriter: &mut PatternRewriter<'_, 'c>) -> Result<(), NoMatch> {
        let (code, functions, number) = match self {
            Self::Pattern(_, functions, code) => (code, functions, 0),
            Self::Program(code, functions, number) => (code, functions, *number),
        };
        let found = Matcher::default().matches(code, functions, rewriter, op, |pattern| pattern == number);
        for found in found {
            let result = execute::rewrite(code, functions, rewriter, found);
            if result.is_ok() || rewriter.tracker.is_changed() {
                return result;
            }
        }
        Err(NoMatch)
    }
}
