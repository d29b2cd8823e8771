//! Canonicalizations that upstream's tests do not cover.

use oracle::Oracle;
use rtblgen_dialects::arith::ArithDialect;
use rtblgen_dialects::math::MathDialect;
use rtblgen_runtime::Context;
use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::pass::PassManager;
use rtblgen_runtime::transforms::Canonicalizer;

#[test]
fn a_zero_of_unknown_shape_is_not_made() {
    let source = "func.func @f(%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  %0 = arith.subi %a, %b : tensor<?xi32>
  %1 = arith.subi %0, %a : tensor<?xi32>
  return %1 : tensor<?xi32>
}";
    let context = Context::new();
    context.register::<FuncDialect>();
    context.register::<ArithDialect>();
    let mut module = context.parse_module("program.mlir", source).expect("the program is right");
    let before = module.to_string();
    let mut passes = PassManager::new("builtin.module");
    passes.add(Canonicalizer);
    passes.run(&mut module).expect("the result is valid");
    assert_eq!(module.to_string(), before);
}

/// Operations of `math` with one operand, then those with two.
const UNARY: &str = "absf ceil floor round roundeven trunc exp exp2 expm1 log log10 log1p log2 sqrt acos asin atan cos \
                     cosh sin sinh tan tanh isfinite isinf isnan isnormal";
const BINARY: &str = "copysign powf atan2";
const NUMBERS: &[&str] = &["0.0", "-0.0", "0.5", "-0.5", "1.0", "2.5", "-3.5", "1.0e20", "100.25"];

/// A function that computes with constants.
fn function(module: &mut String, operation: &str, ty: &str, result: &str, operands: &[&str]) {
    let number = module.lines().count();
    *module += &format!("func.func @f{number}() -> {result} {{ ");
    for (index, operand) in operands.iter().enumerate() {
        *module += &format!("%{index} = arith.constant {operand} : {ty} ");
    }
    let names: Vec<String> = (0..operands.len()).map(|index| format!("%{index}")).collect();
    *module += &format!("%r = math.{operation} {} : {ty} return %r : {result} }}\n", names.join(", "));
}

fn module_of_constants() -> String {
    let mut module = String::new();
    for ty in ["f32", "f64"] {
        for operation in UNARY.split_whitespace() {
            let result = if operation.starts_with("is") { "i1" } else { ty };
            NUMBERS.iter().for_each(|number| function(&mut module, operation, ty, result, &[number]));
        }
        for (operation, first) in
            BINARY.split_whitespace().flat_map(|own| NUMBERS.iter().map(move |n| (own, n)))
        {
            // The arc tangent of two zeros is not folded here, so no second operand is zero.
            let others =
                NUMBERS.iter().filter(|other| operation != "atan2" || !["0.0", "-0.0"].contains(*other));
            others.for_each(|other| function(&mut module, operation, ty, ty, &[first, other]));
        }
    }
    for operation in ["absi", "ctlz", "cttz", "ctpop"] {
        for number in ["0", "1", "-1", "-128", "100"] {
            function(&mut module, operation, "i8", "i8", &[number]);
        }
    }
    for (base, exponent) in
        [("0", "0"), ("3", "4"), ("-1", "-3"), ("-1", "-2"), ("5", "-1"), ("0", "-1"), ("2", "9")]
    {
        function(&mut module, "ipowi", "i8", "i8", &[base, exponent]);
    }
    module
}

#[test]
fn constants_fold_as_mlirs() {
    let Some(oracle) = Oracle::find() else { return };
    let source = module_of_constants();
    let context = Context::new();
    context.register::<FuncDialect>();
    context.register::<ArithDialect>();
    context.register::<MathDialect>();
    let mut module = context.parse_module("program.mlir", &source).expect("the program is right");
    let mut passes = PassManager::new("builtin.module");
    passes.add(Canonicalizer);
    passes.run(&mut module).expect("the result is valid");
    let file = std::env::temp_dir().join(format!("rtblgen-math-{}.mlir", std::process::id()));
    std::fs::write(&file, &source).expect("the file is written");
    let output = oracle.tool("mlir-opt").arg("-canonicalize").arg(&file).output().expect("mlir-opt starts");
    std::fs::remove_file(&file).expect("the file is there");
    let (own, other) = (module.to_string(), String::from_utf8_lossy(&output.stdout).into_owned());
    // mlir-opt ends its output with an empty line.
    let (own, other) = (own.trim_end(), other.trim_end());
    let lines = own.lines().zip(other.lines()).enumerate();
    let differences: Vec<String> = lines
        .filter(|(_, (own, other))| own != other)
        .map(|(number, (own, other))| format!("{number}: {own}, MLIR has {other}"))
        .collect();
    assert!(differences.is_empty(), "{}", differences.join("\n"));
    assert_eq!(own.lines().count(), other.lines().count());
}
