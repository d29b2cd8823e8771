//! Reads a module as a program that the rewriter can run.

use std::collections::HashMap;

use rtblgen_runtime::rewrite::pdl::{PdlError, PdlProgram, PdlProgramPattern};
use rtblgen_runtime::symbols::SymbolTables;
use rtblgen_runtime::{Ir, Op, StringAttr, TypedOp};

use super::read_function::read_function;
use super::{FuncOp, MATCHER, RecordMatchOp};

/// The program of a module, which has been verified: its function `matcher` and the rewriters that it names. A pattern has
/// the name of its rewriter.
///
/// ```
/// use rtblgen_dialects::pdl::PdlDialect;
/// use rtblgen_dialects::pdl_interp::{PdlInterpDialect, program};
/// use rtblgen_runtime::rewrite::pdl::{AddPdl, PdlFunctions};
/// use rtblgen_runtime::{Context, GreedyConfig, RewritePatternSet, apply_patterns_greedily};
///
/// let context = Context::new();
/// context.register::<PdlDialect>();
/// context.register::<PdlInterpDialect>();
/// context.allow_unregistered_dialects(true);
/// let text = r#"
/// pdl_interp.func @matcher(%root: !pdl.operation) {
///   pdl_interp.check_operation_name of %root is "t.old" -> ^matched, ^end
/// ^matched:
///   pdl_interp.record_match @rewriters::@erase(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^end
/// ^end:
///   pdl_interp.finalize
/// }
/// module @rewriters {
///   pdl_interp.func @erase(%root: !pdl.operation) {
///     pdl_interp.erase %root
///     pdl_interp.finalize
///   }
/// }"#;
/// let module = context.parse_module("rules.mlir", text).unwrap();
/// let mut set = RewritePatternSet::new(&context);
/// set.add_pdl_program(program(&module, module.root()).unwrap(), &PdlFunctions::default()).unwrap();
///
/// let mut ir = context.parse_module("program.mlir", "\"t.old\"() : () -> ()").unwrap();
/// apply_patterns_greedily(&mut ir, &set.freeze(), GreedyConfig::default()).unwrap();
/// assert!(!ir.to_string().contains("t.old"));
/// ```
///
/// # Errors
///
/// A module without a matcher, a missing rewriter, or an operation of another dialect.
pub fn program<'c>(ir: &Ir<'c>, module: Op) -> Result<PdlProgram<'c>, PdlError> {
    let error = |message: String| PdlError { pattern: MATCHER.to_owned(), operation: None, message };
    let mut symbols = SymbolTables::new(ir);
    let matcher = symbols.lookup(module, MATCHER).and_then(|op| FuncOp::cast(ir, op));
    let matcher = matcher.ok_or_else(|| error(format!("there is no function `{MATCHER}`")))?;
    let mut rewriters = Rewriters { found: HashMap::new(), functions: Vec::new(), patterns: Vec::new() };
    let mut resolve = |record: RecordMatchOp| rewriters.record(ir, &mut symbols, module, record);
    let matcher = read_function(ir, matcher, &mut resolve)?;
    let Rewriters { functions, patterns, .. } = rewriters.in_order_of(ir, module);
    let read =
        |op: FuncOp| read_function(ir, op, &mut |_| Err("only the matcher records matches".to_owned()));
    Ok(PdlProgram {
        matcher,
        rewriters: functions.into_iter().map(read).collect::<Result<_, _>>()?,
        patterns,
    })
}

/// The rewriters that matches name.
struct Rewriters<'c> {
    found: HashMap<Op, usize>,
    functions: Vec<FuncOp>,
    patterns: Vec<PdlProgramPattern<'c>>,
}

impl<'c> Rewriters<'c> {
    /// The same with the functions in the order of the module.
    fn in_order_of(mut self, ir: &Ir<'c>, module: Op) -> Self {
        let mut numbers = vec![0; self.functions.len()];
        let all = module.pre_order(ir).filter_map(|op| Some((*self.found.get(&op)?, FuncOp::cast(ir, op)?)));
        let ordered: Vec<(usize, FuncOp)> = all.collect();
        for (new, (old, _)) in ordered.iter().enumerate() {
            numbers[*old] = new;
        }
        self.patterns.iter_mut().for_each(|pattern| pattern.rewriter = numbers[pattern.rewriter]);
        self.functions = ordered.into_iter().map(|(_, function)| function).collect();
        self
    }

    /// The number of the pattern of a match.
    fn record(
        &mut self,
        ir: &Ir<'c>,
        symbols: &mut SymbolTables<'_, 'c>,
        module: Op,
        record: RecordMatchOp,
    ) -> Result<usize, String> {
        let symbol = symbols.lookup_in(module, record.rewriter(ir));
        let function = symbol.and_then(|op| FuncOp::cast(ir, op));
        let function =
            function.ok_or_else(|| format!("there is no rewriter {}", record.rewriter_attr(ir)))?;
        let functions = &mut self.functions;
        let rewriter = *self.found.entry(function.op()).or_insert_with(|| {
            functions.push(function);
            functions.len() - 1
        });
        let generated = record.generated_ops(ir).unwrap_or_default();
        self.patterns.push(PdlProgramPattern {
            name: function.sym_name(ir).to_owned(),
            root: record.root_kind(ir).map(|name| ir.context().op_name(name)),
            // The verifier has checked that it is not negative.
            benefit: u16::try_from(record.benefit(ir)).unwrap_or_default(),
            generated_ops: generated
                .iter()
                .filter_map(|name| Some(name.cast::<StringAttr<'c>>()?.value().to_owned()))
                .collect(),
            rewriter,
        });
        Ok(self.patterns.len() - 1)
    }
}
