//! The language of conversions: statements with `;` between them, words with blanks between them.
//!
//! | statement | meaning |
//! | --- | --- |
//! | `mode partial`, `full`, `analysis` | the entry point |
//! | `rollback 1`, `materialize 1`, `kind 0`, `folding before`, `after`, `never` | options |
//! | `identity` | all types are legal, unless another rule says otherwise |
//! | `type T U...`, `type T fail` | what a type becomes |
//! | `value-type OP T U...` | what the type of a result of an operation becomes |
//! | `source OP`, `target OP` | materializations that make this operation |
//! | `legal OP`, `illegal OP`, `legal-dialect D`, `illegal-dialect D` | the target |
//! | `dynamic-types OP`, `dynamic-mark OP`, `dynamic-none OP` | legal by types, by the attribute `mark`, unknown |
//! | `recursive OP`, `recursive-mark OP`, `unknown-types`, `unknown-mark` | the same for nested and unknown operations |
//! | `functions` | signatures, calls and returns of `func` |
//! | `lower FROM TO COUNT` | an operation becomes a chain of others: what is measured |
//! | `pattern NAME ROOT BENEFIT CONVERTER BOUNDED GENERATED STEP...` | a pattern; see `pattern.rs` for its steps |

use std::sync::Arc;

use rtblgen_runtime::conversion::{
    ConversionConfig, ConversionPatternSet, ConversionRewriter, ConversionTarget, FnConversionPattern,
    FoldingMode, Operands, TypeConversion, TypeConverter, TypeList, populate_call_conversion,
    populate_return_conversion, populate_signature_conversion_of,
};
use rtblgen_runtime::rewrite::RootKind;
use rtblgen_runtime::{Builder, Context, Ir, Op, OpName, OpState, Type, Value};

use crate::pattern::{self, Step};

/// The entry point of a conversion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// `apply_partial_conversion`.
    Partial,
    /// `apply_full_conversion`.
    Full,
    /// `apply_analysis_conversion`.
    Analysis,
}

/// The rules of a conversion.
pub struct Rules<'c> {
    context: &'c Context,
    target: Vec<(String, String)>,
    converter: TypeConverter<'c>,
    patterns: Vec<PatternRule>,
    /// The lowerings: the operation, the new operation, and the number of new ones.
    lowerings: Vec<(String, OpName<'c>, usize)>,
    has_functions: bool,
    /// The options; a caller may change them.
    pub config: ConversionConfig<'c, 'c>,
    /// The entry point.
    pub mode: Mode,
}

/// A statement `pattern`; one without steps is that for functions.
struct PatternRule {
    name: String,
    root: String,
    benefit: u16,
    has_converter: bool,
    is_bounded: bool,
    generated: Vec<&'static str>,
    steps: Vec<Step>,
}

/// The names of operations that patterns may declare to create: patterns hold them for ever.
const GENERATED: [&str; 12] =
    ["t.a", "t.b", "t.c", "t.d", "t.r", "u.a", "u.b", "u.c", "u.r", "v.a", "v.b", "u.end"];

fn has_mark(ir: &Ir<'_>, op: Op) -> Option<bool> {
    Some(op.attribute(ir, "mark").is_some())
}

impl<'c> Rules<'c> {
    /// Reads a text.
    ///
    /// # Errors
    ///
    /// The statement that is not one.
    pub fn read(context: &'c Context, text: &str) -> Result<Self, String> {
        let mut rules = Rules {
            context,
            target: Vec::new(),
            converter: TypeConverter::new(),
            patterns: Vec::new(),
            lowerings: Vec::new(),
            has_functions: false,
            config: ConversionConfig::default(),
            mode: Mode::Partial,
        };
        for statement in text.split(';') {
            let words: Vec<&str> = statement.split_whitespace().collect();
            if let Some((key, words)) = words.split_first() {
                rules.statement(key, words).ok_or_else(|| format!("no statement: '{statement}'"))?;
            }
        }
        Ok(rules)
    }

    fn statement(&mut self, key: &str, words: &[&str]) -> Option<()> {
        let flag = || words.first().map(|word| *word == "1");
        match key {
            "mode" => {
                self.mode = match *words.first()? {
                    "partial" => Mode::Partial,
                    "full" => Mode::Full,
                    _ => Mode::Analysis,
                };
            }
            "rollback" => self.config.rollback = flag()?,
            "materialize" => self.config.build_materializations = flag()?,
            "kind" => self.config.attach_materialization_kind = flag()?,
            "folding" => {
                self.config.folding = match *words.first()? {
                    "never" => FoldingMode::Never,
                    "before" => FoldingMode::BeforePatterns,
                    _ => FoldingMode::AfterPatterns,
                };
            }
            "identity" => drop(self.converter.add_conversion(|ty| ty.into())),
            "type" => self.type_rule(words)?,
            "value-type" => self.value_type_rule(words)?,
            "source" | "target" => self.materialization(key == "source", words.first()?),
            "functions" => self.has_functions = true,
            "pattern" => self.pattern(words)?,
            "lower" => self.lowering(words)?,
            _ => {
                let word = words.first().copied().unwrap_or_default();
                self.target.push((key.to_owned(), word.to_owned()));
            }
        }
        Some(())
    }

    fn types(&self, words: &[&str]) -> Option<TypeList<'c>> {
        words.iter().map(|word| self.context.parse_type(word).ok()).collect()
    }

    fn type_rule(&mut self, words: &[&str]) -> Option<()> {
        let (from, to) = words.split_first()?;
        let from: Type<'c> = self.context.parse_type(from).ok()?;
        let result = match to {
            ["fail"] => TypeConversion::Failed,
            to => TypeConversion::Types(self.types(to)?),
        };
        self.converter.add_conversion(move |ty| match ty == from {
            true => result.clone(),
            false => TypeConversion::NotCovered,
        });
        Some(())
    }

    fn value_type_rule(&mut self, words: &[&str]) -> Option<()> {
        let [name, from, to @ ..] = words else { return None };
        let from: Type<'c> = self.context.parse_type(from).ok()?;
        let (name, to) = ((*name).to_owned(), self.types(to)?);
        self.converter.add_value_conversion(move |ir, value| {
            let is_meant = value.defining_op(ir).is_some_and(|op| op.name(ir).as_str() == name);
            match is_meant && value.ty(ir) == from {
                true => TypeConversion::Types(to.clone()),
                false => TypeConversion::NotCovered,
            }
        });
        Some(())
    }

    fn materialization(&mut self, is_source: bool, name: &str) {
        let name = name.to_owned();
        let make = move |rewriter: &mut rtblgen_runtime::PatternRewriter<'_, 'c>,
                         ty: Type<'c>,
                         inputs: &[Value],
                         location: rtblgen_runtime::Location<'c>| {
            let state = OpState::new(name.as_str(), location).operands(inputs.iter().copied()).result(ty);
            let op = rewriter.create(state);
            Some(op.result(rewriter, 0))
        };
        match is_source {
            true => drop(self.converter.add_source_materialization(make)),
            false => drop(self.converter.add_target_materialization(make)),
        }
    }

    fn lowering(&mut self, words: &[&str]) -> Option<()> {
        let [from, to, count] = words else { return None };
        self.lowerings.push(((*from).to_owned(), self.context.op_name(to), count.parse().ok()?));
        Some(())
    }

    fn pattern(&mut self, words: &[&str]) -> Option<()> {
        let [name, root, benefit, converter, bounded, generated, steps @ ..] = words else { return None };
        let named = |name: &str| GENERATED.iter().copied().find(|known| *known == name);
        let generated: Option<Vec<_>> = match *generated {
            "-" => Some(Vec::new()),
            names => names.split(',').map(named).collect(),
        };
        self.patterns.push(PatternRule {
            name: (*name).to_owned(),
            root: (*root).to_owned(),
            benefit: benefit.parse().ok()?,
            has_converter: *converter == "1",
            is_bounded: *bounded == "1",
            generated: generated?,
            steps: steps.iter().map(|step| Step::read(self.context, step)).collect::<Option<_>>()?,
        });
        Some(())
    }

    /// The parts that the entry points take.
    pub fn finish(self) -> (ConversionTarget<'c>, ConversionPatternSet<'c>, ConversionConfig<'c, 'c>, Mode) {
        let converter = Arc::new(self.converter);
        let mut target = ConversionTarget::new(self.context);
        let mut patterns = ConversionPatternSet::new(self.context);
        for (key, word) in &self.target {
            add_legality(&mut target, &converter, key, word);
        }
        if self.has_functions {
            add_functions(&mut target, &mut patterns, &converter);
        }
        for rule in self.patterns {
            add_pattern(&mut patterns, rule, &converter);
        }
        for (from, to, count) in self.lowerings {
            let lower = move |op: Op, operands: Operands<'_>, rewriter: &mut ConversionRewriter<'_, 'c>| {
                pattern::lower(op, operands, rewriter, to, count)
            };
            let root = RootKind::Operation(from.into());
            patterns.add(FnConversionPattern::new("Lower", lower).rooted_at(root).with_converter(&converter));
        }
        (target, patterns, self.config, self.mode)
    }
}

fn add_legality<'c>(
    target: &mut ConversionTarget<'c>,
    converter: &Arc<TypeConverter<'c>>,
    key: &str,
    word: &str,
) {
    let own = converter.clone();
    let by_types = move |ir: &Ir<'c>, op: Op| Some(own.is_legal_op(ir, op));
    match key {
        "legal" => target.legal_op(word),
        "illegal" => target.illegal_op(word),
        "legal-dialect" => target.legal_dialect(word),
        "illegal-dialect" => target.illegal_dialect(word),
        "dynamic-types" => target.dynamic_op(word, by_types),
        "dynamic-mark" => target.dynamic_op(word, has_mark),
        "dynamic-none" => target.dynamic_op(word, |_, _| None),
        "recursive" => target.recursively_legal_op_if(word, |_, _| Some(true)),
        "recursive-mark" => target.recursively_legal_op_if(word, has_mark),
        "unknown-types" => target.dynamic_unknown(by_types),
        "unknown-mark" => target.dynamic_unknown(has_mark),
        _ => panic!("no statement: {key}"),
    };
}

fn add_functions<'c>(
    target: &mut ConversionTarget<'c>,
    patterns: &mut ConversionPatternSet<'c>,
    converter: &Arc<TypeConverter<'c>>,
) {
    populate_signature_conversion_of(patterns, converter, "func.func");
    populate_call_conversion(patterns, converter);
    populate_return_conversion(patterns, converter);
    let own = converter.clone();
    target.dynamic_op("func.func", move |ir, op| Some(own.is_legal_signature(op.function_type(ir)?)));
    for name in ["func.call", "func.return"] {
        let own = converter.clone();
        target.dynamic_op(name, move |ir, op| Some(own.is_legal_op(ir, op)));
    }
}

fn add_pattern<'c>(
    patterns: &mut ConversionPatternSet<'c>,
    rule: PatternRule,
    converter: &Arc<TypeConverter<'c>>,
) {
    let steps = rule.steps;
    let body = move |op: Op, operands: Operands<'_>, rewriter: &mut ConversionRewriter<'_, 'c>| {
        pattern::run(&steps, op, operands, rewriter)
    };
    let root = match rule.root.as_str() {
        "*" => RootKind::Any,
        name => RootKind::Operation(name.to_owned().into()),
    };
    let mut pattern = FnConversionPattern::new(rule.name, body)
        .rooted_at(root)
        .benefit(rule.benefit)
        .generates(&rule.generated);
    if rule.has_converter {
        pattern = pattern.with_converter(converter);
    }
    if rule.is_bounded {
        pattern = pattern.with_bounded_recursion();
    }
    patterns.add(pattern);
}
