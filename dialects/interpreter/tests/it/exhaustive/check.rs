//! Runs functions before and after a pass, with all inputs.

use std::fmt::Write;

use rtblgen_interpreter::{Fault, FaultKind, Interpreter, Outcome, RuntimeValue};
use rtblgen_runtime::opt::{OptRegistry, PassManager};
use rtblgen_runtime::{Context, Ir};

/// The functions that one module holds.
const PER_MODULE: usize = 400;
/// The most functions that a failure shows.
const MOST_SHOWN: usize = 40;

/// The body of a function and its type.
#[derive(Clone, Debug)]
pub(super) struct Program {
    /// The widths of the arguments `%x`, `%y`, `%z`; 0 for an index.
    pub inputs: Vec<u32>,
    /// The types of the results `%r`, `%s`.
    pub results: Vec<String>,
    pub body: String,
}

impl Program {
    pub(super) fn new(inputs: &[u32], result: &str, body: String) -> Self {
        Program { inputs: inputs.to_vec(), results: vec![result.to_owned()], body }
    }

    fn text(&self, name: &str) -> String {
        let arguments = self.inputs.iter().zip(["x", "y", "z"]);
        let arguments: Vec<String> =
            arguments.map(|(width, name)| format!("%{name}: {}", ty(*width))).collect();
        let values = ["%r", "%s"][..self.results.len()].join(", ");
        let types = self.results.join(", ");
        let arguments = arguments.join(", ");
        format!("func.func @{name}({arguments}) -> ({types}) {{ {} return {values} : {types} }}\n", self.body)
    }
}

/// The programs without signed remainders: that of the least number and -1 is 0 in `arith` and `index`, and undefined in LLVM.
/// MLIR lowers one to the other.
pub(super) fn without_signed_remainders(mut programs: Vec<Program>) -> Vec<Program> {
    programs.retain(|program| !program.body.contains(".rems"));
    programs
}

/// The type of integers of a width; `index` for 0.
pub(super) fn ty(width: u32) -> String {
    if width == 0 { "index".to_owned() } else { format!("i{width}") }
}

/// The numbers of indices that are tried: those at borders of 8, 32 and 64 bits.
const INDICES: &[i64] = &[
    0,
    1,
    2,
    3,
    7,
    -1,
    -2,
    -3,
    -7,
    127,
    -128,
    255,
    31,
    32,
    63,
    64,
    0x7fff_ffff,
    -0x8000_0000,
    0xffff_ffff,
    0x1_0000_0000,
    i64::MAX,
    i64::MIN,
    i64::MAX - 1,
    i64::MIN + 1,
];

/// All values of a width, and poison.
fn values(width: u32) -> Vec<RuntimeValue> {
    let numbers: Vec<i128> = match width {
        0 => INDICES.iter().map(|number| i128::from(*number)).collect(),
        width => (0..1i128 << width).collect(),
    };
    let width = if width == 0 { 64 } else { width };
    let numbers = numbers.into_iter().map(|number| RuntimeValue::of_int(width, number));
    numbers.chain([RuntimeValue::Poison]).collect()
}

/// All lists of inputs.
fn inputs(widths: &[u32]) -> Vec<Vec<RuntimeValue>> {
    widths.iter().fold(vec![Vec::new()], |lists, width| {
        let all = values(*width);
        let longer = |list: &Vec<RuntimeValue>| {
            all.iter()
                .map(|value| [list.as_slice(), std::slice::from_ref(value)].concat())
                .collect::<Vec<_>>()
        };
        lists.iter().flat_map(longer).collect()
    })
}

/// A pass to check, and how functions run after it.
pub(super) struct Check {
    registry: OptRegistry,
    pipeline: &'static str,
}

/// The result of a check.
#[derive(Debug, Default)]
pub(super) struct Report {
    pub functions: usize,
    /// The functions that the pass changed.
    pub changed: usize,
    pub inputs: usize,
    /// The functions that are wrong after the pass, as text.
    pub wrong: Vec<String>,
}

impl Check {
    /// The check of a pipeline, as text.
    pub(super) fn new(pipeline: &'static str) -> Self {
        let mut registry = OptRegistry::default();
        rtblgen_dialects::register_all(&mut registry);
        Check { registry, pipeline }
    }

    /// Checks all programs.
    pub(super) fn run(&self, programs: &[Program]) -> Report {
        let mut report = Report::default();
        for part in programs.chunks(PER_MODULE) {
            self.check_part(part, &mut report);
        }
        report
    }

    /// Checks all programs, and fails with the functions that are wrong.
    pub(super) fn expect_right(&self, programs: &[Program]) {
        let report = self.run(programs);
        let Report { functions, changed, inputs, .. } = report;
        let wrong = report.wrong.len();
        println!(
            "{}: {functions} functions, {changed} changed, {inputs} inputs, {wrong} wrong",
            self.pipeline
        );
        assert!(
            report.wrong.is_empty(),
            "{}: {wrong} of {functions} functions are wrong\n{}",
            self.pipeline,
            report.wrong[..report.wrong.len().min(MOST_SHOWN)].join("\n")
        );
    }

    fn check_part(&self, programs: &[Program], report: &mut Report) {
        let context: Context = self.registry.context();
        let texts = programs.iter().enumerate().map(|(number, own)| own.text(&format!("f{number}")));
        let source: String = texts.collect();
        let parse =
            || context.parse_module("f.mlir", &source).unwrap_or_else(|errors| panic!("{errors}\n{source}"));
        let (before, mut after) = (parse(), parse());
        let manager =
            PassManager::parse(&format!("builtin.module({})", self.pipeline), self.registry.passes());
        let mut manager = manager.unwrap_or_else(|error| panic!("{}: {}", self.pipeline, error.message));
        manager.threads(1);
        manager.run(&mut after).unwrap_or_else(|errors| panic!("{}: {errors}\n{source}", self.pipeline));
        let (old, new) = (functions(&before), functions(&after));
        let (own, other) = (interpreter(&before), interpreter(&after));
        report.functions += programs.len();
        for (number, program) in
            programs.iter().enumerate().filter(|(number, _)| old[*number] != new[*number])
        {
            report.changed += 1;
            self.compare(program, [&own, &other], &format!("f{number}"), &new[number], report);
        }
    }

    /// Runs a function with all inputs before and after the pass.
    fn compare(
        &self,
        program: &Program,
        [own, other]: [&Interpreter<'_, '_>; 2],
        name: &str,
        after: &str,
        report: &mut Report,
    ) {
        for input in inputs(&program.inputs) {
            report.inputs += 1;
            if let Some(difference) = difference(&own.call(name, &input), &other.call(name, &input)) {
                return report.wrong.push(describe(program, &input, &difference, after));
            }
        }
    }
}

fn interpreter<'a, 'c>(ir: &'a Ir<'c>) -> Interpreter<'a, 'c> {
    Interpreter::new(ir).with_step_limit(10_000)
}

/// The texts of the functions of a module.
fn functions(ir: &Ir<'_>) -> Vec<String> {
    let text = ir.to_string().replace("\n  llvm.func ", "\n  func.func ");
    text.split("\n  func.func ").skip(1).map(|text| format!("func.func {text}")).collect()
}

/// How the second run contradicts the first.
pub(crate) fn difference(
    first: &Result<Outcome, Fault<'_>>,
    second: &Result<Outcome, Fault<'_>>,
) -> Option<String> {
    let show = |result: &Result<Outcome, Fault<'_>>| crate::programs::text(result.clone());
    match (first, second) {
        _ if has_no_meaning(first) => None,
        (Ok(first), Ok(second)) if first.is_refined_by(second) => None,
        (Err(first), Err(second)) if are_alike(&first.kind, &second.kind) => None,
        _ => Some(format!("{} became {}", show(first), show(second))),
    }
}

/// Whether a run has undefined behavior or exceeds a limit: any other run is as right.
pub(crate) fn has_no_meaning(run: &Result<Outcome, Fault<'_>>) -> bool {
    let is_limit = |kind: &FaultKind| {
        matches!(kind, FaultKind::StepLimit(_) | FaultKind::CallDepth(_) | FaultKind::MemoryLimit(_))
    };
    matches!(run, Err(fault) if fault.is_undefined_behavior() || is_limit(&fault.kind))
}

/// Whether two runs stop for the same reason.
fn are_alike(first: &FaultKind, second: &FaultKind) -> bool {
    matches!((first, second), (FaultKind::Assertion(first), FaultKind::Assertion(second)) if first == second)
}

fn describe(program: &Program, input: &[RuntimeValue], difference: &str, after: &str) -> String {
    let mut text = program.text("f");
    let input: Vec<String> = input.iter().map(ToString::to_string).collect();
    let _ = writeln!(text, "  with ({}): {difference}", input.join(", "));
    text + after
}
