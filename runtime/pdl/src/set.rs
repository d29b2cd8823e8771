//! PDL patterns of a pattern set.

use std::sync::Arc;

use rustc_hash::FxHashSet;

use crate::execute::{self, Code, Matcher, PdlMatch};
use crate::predicates::RepeatedTypes;
use crate::{PdlError, PdlFunctions, PdlPattern, PdlProgram, PdlProgramPattern, compile};
use crate::{program_verify, verify};
use rtblgen_ir::context::Context;
use rtblgen_ir::internal::ErasedPattern;
use rtblgen_ir::internal::{GroupMatcher, InterpretedMatch, InterpretedPatterns, PatternGroup};
use rtblgen_ir::ir::{Ir, Op};
use rtblgen_ir::rewrite::{NoMatch, PatternInfo, PatternRewriter, RewritePatternSet, RootKind};

/// Adds PDL to a [`RewritePatternSet`].
pub trait AddPdl<'c> {
    /// Verifies PDL patterns and adds them, with the functions that they call.
    ///
    /// If several patterns match, those with the greatest benefit are tried first, and compiled ones before
    /// these if the benefit is the same. The order of PDL patterns of the same benefit is that of the
    /// matcher, as in MLIR.
    ///
    /// # Errors
    ///
    /// Returns the error in the first pattern that is not valid; nothing is added then.
    ///
    /// # Examples
    ///
    /// ```
    /// use rtblgen_runtime::rewrite::pdl::{AddPdl, PdlFunctions, PdlKind, PdlOperation, PdlPattern, PdlType, PdlValue};
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
    ///     ..PdlPattern::default()
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
    fn add_pdl(
        &mut self,
        patterns: impl IntoIterator<Item = PdlPattern<'c>>,
        functions: &PdlFunctions<'c>,
    ) -> Result<&mut Self, PdlError>;

    /// The same as [`add_pdl`](Self::add_pdl), but patterns of the same benefit are tried in the order in which they are given.
    ///
    /// # Errors
    ///
    /// Returns the error in the first pattern that is not valid; nothing is added then.
    fn add_pdl_in_order(
        &mut self,
        patterns: impl IntoIterator<Item = PdlPattern<'c>>,
        functions: &PdlFunctions<'c>,
    ) -> Result<&mut Self, PdlError>;

    /// Verifies a program and adds its patterns, with the functions that they call.
    ///
    /// # Errors
    ///
    /// Returns the error in the program; nothing is added then.
    fn add_pdl_program(
        &mut self,
        program: PdlProgram<'c>,
        functions: &PdlFunctions<'c>,
    ) -> Result<&mut Self, PdlError>;
}

impl<'c> AddPdl<'c> for RewritePatternSet<'c> {
    fn add_pdl(
        &mut self,
        patterns: impl IntoIterator<Item = PdlPattern<'c>>,
        functions: &PdlFunctions<'c>,
    ) -> Result<&mut Self, PdlError> {
        add(self, patterns, functions, false)
    }

    fn add_pdl_in_order(
        &mut self,
        patterns: impl IntoIterator<Item = PdlPattern<'c>>,
        functions: &PdlFunctions<'c>,
    ) -> Result<&mut Self, PdlError> {
        add(self, patterns, functions, true)
    }

    fn add_pdl_program(
        &mut self,
        program: PdlProgram<'c>,
        functions: &PdlFunctions<'c>,
    ) -> Result<&mut Self, PdlError> {
        program_verify::program(&program, functions)?;
        let added = AddedProgram(Code::new(&program).into(), Arc::new(functions.clone()));
        self.add_interpreted(Arc::new(added), program.patterns.iter().map(info));
        Ok(self)
    }
}

/// Verifies patterns and adds them.
fn add<'s, 'c>(
    set: &'s mut RewritePatternSet<'c>,
    patterns: impl IntoIterator<Item = PdlPattern<'c>>,
    functions: &PdlFunctions<'c>,
    is_in_order: bool,
) -> Result<&'s mut RewritePatternSet<'c>, PdlError> {
    let context = set.context();
    let (mut infos, mut verified) = (Vec::new(), Vec::new());
    for pattern in patterns {
        verify::pattern(&pattern, Some(functions))?;
        let program = compile::program(context, context.unknown_loc(), &[&pattern], RepeatedTypes::Equal)?;
        infos.push(info(&program.patterns[0]));
        verified.push((pattern, Arc::new(Code::new(&program))));
    }
    let added = AddedPatterns { patterns: verified, functions: Arc::new(functions.clone()), is_in_order };
    set.add_interpreted(Arc::new(added), infos);
    Ok(set)
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

/// Patterns that were added together, each with its own program.
struct AddedPatterns<'c> {
    patterns: Vec<(PdlPattern<'c>, Arc<Code<'c>>)>,
    functions: Arc<PdlFunctions<'c>>,
    /// Whether patterns of the same benefit are tried in this order.
    is_in_order: bool,
}

impl<'c> InterpretedPatterns<'c> for AddedPatterns<'c> {
    fn pattern(&self, number: usize) -> Box<dyn ErasedPattern<'c> + 'c> {
        let code = self.patterns[number].1.clone();
        Box::new(Single { code, functions: self.functions.clone(), number: 0 })
    }

    /// One program of all. Each was compiled when it was added, so all together compile.
    fn group(&self, context: &'c Context, chosen: &[(usize, u32)]) -> Option<Box<dyn PatternGroup<'c> + 'c>> {
        let patterns: Vec<_> = chosen.iter().map(|(number, _)| &self.patterns[*number].0).collect();
        let location = context.unknown_loc();
        let program = compile::program(context, location, &patterns, RepeatedTypes::Equal).ok()?;
        let roots = program.patterns.iter().map(|pattern| Some(pattern.root?.index())).collect();
        let entries = chosen.iter().map(|(_, index)| Some(*index)).collect();
        let code = Arc::new(Code::new(&program));
        let (functions, is_in_order) = (self.functions.clone(), self.is_in_order);
        Some(Box::new(PdlGroup { code, functions, entries, roots, is_in_order }))
    }
}

/// The patterns of a program.
struct AddedProgram<'c>(Arc<Code<'c>>, Arc<PdlFunctions<'c>>);

impl<'c> InterpretedPatterns<'c> for AddedProgram<'c> {
    fn pattern(&self, number: usize) -> Box<dyn ErasedPattern<'c> + 'c> {
        Box::new(Single { code: self.0.clone(), functions: self.1.clone(), number })
    }

    fn group(&self, _: &'c Context, chosen: &[(usize, u32)]) -> Option<Box<dyn PatternGroup<'c> + 'c>> {
        let mut entries = vec![None; self.0.len()];
        for (number, index) in chosen {
            entries[*number] = Some(*index);
        }
        let (code, functions) = (self.0.clone(), self.1.clone());
        Some(Box::new(PdlGroup { code, functions, entries, roots: None, is_in_order: false }))
    }
}

/// Patterns of a set with one matcher.
struct PdlGroup<'c> {
    code: Arc<Code<'c>>,
    functions: Arc<PdlFunctions<'c>>,
    /// The index in the set of each pattern of the program, if it is in the set.
    entries: Vec<Option<u32>>,
    /// The names of the operations that can match; `None` if all can.
    roots: Option<FxHashSet<usize>>,
    /// Whether matches are in the order of the set, not in that of the matcher.
    is_in_order: bool,
}

impl<'c> PatternGroup<'c> for PdlGroup<'c> {
    fn admits(&self, name: usize) -> bool {
        self.roots.as_ref().is_none_or(|roots| roots.contains(&name))
    }

    fn matcher(&self) -> Box<dyn GroupMatcher<'c> + '_> {
        Box::new(PdlMatcher { group: self, matcher: Matcher::default() })
    }
}

struct PdlMatcher<'g, 'c> {
    group: &'g PdlGroup<'c>,
    matcher: Matcher<'c>,
}

impl<'c> GroupMatcher<'c> for PdlMatcher<'_, 'c> {
    fn matches(
        &mut self,
        ir: &Ir<'c>,
        op: Op,
        is_wanted: &dyn Fn(u32) -> bool,
    ) -> Vec<(u32, Box<dyn InterpretedMatch<'c> + 'c>)> {
        let PdlGroup { code, functions, entries, .. } = self.group;
        let entry = |pattern: usize| entries.get(pattern).copied().flatten();
        let is_wanted = |pattern: usize| entry(pattern).is_some_and(is_wanted);
        let found = self.matcher.matches(code, functions, ir, op, is_wanted);
        let matched = found.into_iter().filter_map(|found| {
            let index = entry(found.pattern)?;
            let found = Found { code: code.clone(), functions: functions.clone(), found };
            Some((index, Box::new(found) as Box<dyn InterpretedMatch<'c> + 'c>))
        });
        let mut matched: Vec<_> = matched.collect();
        if self.group.is_in_order {
            matched.sort_by_key(|(index, _)| *index);
        }
        matched
    }
}

/// A match, with the program that it is of.
struct Found<'c> {
    code: Arc<Code<'c>>,
    functions: Arc<PdlFunctions<'c>>,
    found: PdlMatch<'c>,
}

impl<'c> InterpretedMatch<'c> for Found<'c> {
    fn rewrite(self: Box<Self>, rewriter: &mut PatternRewriter<'_, 'c>) -> Result<(), NoMatch> {
        execute::rewrite(&self.code, &self.functions, rewriter, self.found)
    }
}

/// A PDL pattern on its own, by its number in a program.
struct Single<'c> {
    code: Arc<Code<'c>>,
    functions: Arc<PdlFunctions<'c>>,
    number: usize,
}

impl<'c> ErasedPattern<'c> for Single<'c> {
    fn match_and_rewrite_op(&self, op: Op, rewriter: &mut PatternRewriter<'_, 'c>) -> Result<(), NoMatch> {
        let Self { code, functions, number } = self;
        let found = Matcher::default().matches(code, functions, rewriter, op, |pattern| pattern == *number);
        for found in found {
            let result = execute::rewrite(code, functions, rewriter, found);
            if result.is_ok() || rewriter.has_changed() {
                return result;
            }
        }
        Err(NoMatch)
    }
}
