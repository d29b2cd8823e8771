//! Random programs over upstream's `test` dialect, converted by `mlir-opt` and by `rtblgen-opt`: IR, messages and
//! notifications are compared.
//!
//! `RTBLGEN_CONVERSIONS=10000 cargo test -p test-td --test it conversion_parity -- --nocapture` runs more of them.

use std::io::Write;
use std::process::{Command, Stdio};

use oracle::Oracle;

use crate::tool::rtblgen_opt;

/// A small generator of random numbers (SplitMix64).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((bits ^ (bits >> 31)) % bound as u64) as usize
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}

type Named = (String, &'static str);

const TYPES: &[&str] = &["i32", "i64", "f32", "f64", "i16", "i24", "i42", "index", "f16"];
const NUMBERS: &[&str] =
    &["illegal_op_a", "illegal_op_b", "illegal_op_c", "illegal_op_d", "illegal_op_e", "legal_op_b"];
const REGIONS: &[&str] =
    &["foo.region", "test.legal_op", "test.one_region_op", "test.drop_region_op", "test.region"];

/// A program in the making.
struct Program {
    random: Random,
    text: String,
    count: usize,
}

impl Program {
    fn fresh(&mut self) -> String {
        self.count += 1;
        format!("%v{}", self.count)
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// An operation without operands that yields one value.
    fn produce(&mut self, values: &mut Vec<Named>, op: &str, attributes: &str, ty: &'static str) {
        let name = self.fresh();
        self.line(&format!("{name} = \"{op}\"() {attributes} : () -> {ty}"));
        values.push((name, ty));
    }

    /// An operation that takes one of the values.
    fn consume(&mut self, values: &[Named], op: &str, attributes: &str) {
        if !values.is_empty() {
            let (value, ty) = &values[self.random.below(values.len())];
            self.line(&format!("\"{op}\"({value}) {attributes} : ({ty}) -> ()"));
        }
    }

    fn op(&mut self, values: &mut Vec<Named>, depth: usize) {
        match self.random.below(14) {
            0..=2 => {
                let op = format!("test.{}", self.random.pick(NUMBERS));
                self.produce(values, &op, "", "i32");
            }
            3 => {
                let ty = self.random.pick(TYPES);
                self.produce(values, "test.legal_op", "", ty);
            }
            4 => {
                let ty = self.random.pick(&["i32", "f32", "f64"]);
                self.produce(values, "test.type_producer", "", ty);
            }
            5 => self.consume(values, "test.type_consumer", ""),
            6 => self.consume(values, "work", ""),
            7 => {
                let (to, ty) = (self.random.pick(TYPES), self.random.pick(TYPES));
                self.produce(values, "test.replace_with_valid_producer", &format!("{{type = {to}}}"), ty);
            }
            8 => {
                let attributes = self.random.pick(&["{with_converter}", ""]);
                self.consume(values, "test.replace_with_valid_consumer", attributes);
            }
            9 => {
                let ty = self.random.pick(TYPES);
                self.produce(values, "test.erase_op", "", ty);
            }
            10 => {
                let depth = self.random.below(4);
                self.line(&format!("test.recursive_rewrite {depth}"));
            }
            11 => {
                let ty = self.random.pick(&["i32", "f16", "i64"]);
                self.produce(values, "test.multiple_1_to_n_replacement", "", ty);
            }
            12 if depth > 0 => self.region(values, depth - 1),
            _ => self.produce(values, "test.op_in_place_self_fold", "", "i32"),
        }
    }

    fn region(&mut self, values: &[Named], depth: usize) {
        let name = self.random.pick(REGIONS);
        let arguments: Vec<Named> =
            (0..self.random.below(3)).map(|_| (self.fresh(), self.random.pick(TYPES))).collect();
        self.line(&format!("\"{name}\"() ({{"));
        self.line(&format!("^bb0({}):", signature(&arguments)));
        let mut inner: Vec<Named> = values.iter().chain(&arguments).cloned().collect();
        for _ in 0..=self.random.below(3) {
            self.op(&mut inner, depth);
        }
        self.terminator(&inner);
        self.line("}) : () -> ()");
    }

    fn terminator(&mut self, values: &[Named]) {
        let name = self.random.pick(&["test.return", "test.invalid", "test.valid"]);
        match values.is_empty() {
            true => self.line(&format!("\"{name}\"() : () -> ()")),
            false => self.consume(values, name, ""),
        }
    }

    fn function(&mut self) {
        let arguments: Vec<Named> =
            (0..self.random.below(4)).map(|_| (self.fresh(), self.random.pick(TYPES))).collect();
        self.line(&format!("func.func @f({}) {{", signature(&arguments)));
        let mut values = arguments;
        for _ in 0..=self.random.below(8) {
            self.op(&mut values, 2);
        }
        self.terminator(&values);
        self.line("}");
    }
}

fn signature(arguments: &[Named]) -> String {
    arguments.iter().map(|(name, ty)| format!("{name}: {ty}")).collect::<Vec<_>>().join(", ")
}

/// The result of a tool for a program.
#[derive(Debug, PartialEq, Eq)]
struct Outcome {
    success: bool,
    ir: String,
    /// Sorted: the order of materializations is not defined.
    notifications: Vec<String>,
    messages: Vec<String>,
    /// Upstream's fatal error.
    fatal: bool,
}

fn run(mut tool: Command, options: &str, program: &str) -> Outcome {
    tool.args(["-", "--allow-unregistered-dialect", "--mlir-print-op-on-diagnostic=false"]);
    tool.arg(format!("--test-legalize-patterns={options}"));
    let mut child = tool.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(program.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let (out, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let (notes, ir): (Vec<&str>, Vec<&str>) = out.lines().partition(|line| line.starts_with("notify"));
    // Whether a cast is changed while it is replaced depends on the order of materializations.
    let is_ordered = |line: &&str| {
        !["builtin.unrealized_conversion_cast", "test.cast"].iter().any(|op| line.ends_with(op))
    };
    let mut notifications: Vec<String> = notes.into_iter().filter(is_ordered).map(str::to_owned).collect();
    notifications.sort();
    let is_message = |line: &&str| ["error: ", "remark: ", "note: "].iter().any(|kind| line.contains(kind));
    let mut messages: Vec<String> = errors.lines().filter(is_message).map(str::to_owned).collect();
    messages.sort();
    Outcome {
        success: output.status.success(),
        // Upstream leaves its own marker where a conversion without roll-back fails.
        ir: ir.join("\n").replace(" {__pure_type_conversion__}", ""),
        notifications,
        messages,
        fatal: errors.contains("LLVM ERROR"),
    }
}

fn has(outcome: &Outcome, text: &str) -> bool {
    outcome.messages.iter().any(|message| message.contains(text))
}

/// The order of casts without a materialization is undefined, so the reported one may differ; both tools must
/// report one.
fn agree(theirs: &Outcome, ours: &Outcome) -> bool {
    let unresolved = "failed to legalize unresolved materialization";
    match theirs.fatal {
        true => has(ours, "produced IR that could not be legalized"),
        false if has(theirs, unresolved) => has(ours, unresolved) && ours.success == theirs.success,
        false => theirs == ours,
    }
}

#[test]
fn random_conversions_are_upstreams() {
    let Some(oracle) = Oracle::find() else { return };
    let count = std::env::var("RTBLGEN_CONVERSIONS").ok().and_then(|count| count.parse().ok()).unwrap_or(60);
    let mut random = Random(22);
    let (mut same, mut fatal) = (0, 0);
    for number in 0..count {
        let mode = random.pick(&["partial", "full", "analysis"]);
        let folding = random.pick(&["before-patterns", "never", "after-patterns"]);
        let rollback = random.below(2);
        let options = format!(
            "test-legalize-mode={mode} allow-pattern-rollback={rollback} test-legalize-folding-mode={folding}"
        );
        let mut program =
            Program { random: Random(random.below(1 << 40) as u64), text: String::new(), count: 0 };
        program.function();
        let theirs = run(oracle.tool("mlir-opt"), &options, &program.text);
        let ours = run(rtblgen_opt(), &options, &program.text);
        assert!(agree(&theirs, &ours), "#{number} {options}\n{}\n{theirs:#?}\n{ours:#?}", program.text);
        same += 1;
        fatal += usize::from(theirs.fatal);
    }
    println!("same: {same} of {count}, of which {fatal} end in a fatal error of upstream's");
}
