//! Arguments of `--run`: what is printed can be read.

use rtblgen_runtime::opt::{OptRegistry, run};

/// The output, or the messages, of a function that returns its argument.
fn passed_through(ty: &str, text: &str) -> Result<String, String> {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    rtblgen_interpreter::register(&mut registry);
    let program = format!("func.func @f(%x: {ty}) -> {ty} {{\n  return %x : {ty}\n}}");
    let outcome = run("opt", vec![format!("--run=f({text})")], &registry, &mut program.as_bytes());
    let printed = outcome.output.trim_end().strip_suffix(&format!(" : {ty}")).map(str::to_owned);
    if outcome.success { printed.ok_or(outcome.output) } else { Err(outcome.errors) }
}

#[test]
fn arguments_are_written_as_they_are_printed() {
    for (ty, text) in [
        ("i1", "true"),
        ("i32", "-7"),
        ("i32", "poison"),
        ("index", "12"),
        ("i129", "340282366920938463463374607431768211455"),
        ("f32", "2.5"),
        ("f32", "nan"),
        ("f64", "inf"),
        ("f16", "-inf"),
        ("f8E5M2", "-inf"),
        ("f32", "-0.0"),
        ("f32", "1e-5"),
        ("f64", "-1e300"),
        ("complex<f32>", "(1e38, -1e-20)"),
        ("complex<f32>", "(1.0, -inf)"),
        ("vector<3xi32>", "[1, poison, -3]"),
        ("vector<2x2xf32>", "[[1.0, nan], [inf, -2.5]]"),
        ("vector<2xi1>", "[true, false]"),
        ("vector<f32>", "1.5"),
        ("tensor<2xcomplex<f64>>", "[(1.0, 2.0), (nan, 0.0)]"),
        ("tensor<?xindex>", "[1, 2, 3]"),
        ("tensor<?x2xi8>", "[[1, 2], [3, 4], [5, 6]]"),
        ("tensor<?xi32>", "[]"),
        ("memref<?xi32>", "[4, 5]"),
        ("memref<2xf32>", "[inf, poison]"),
        ("memref<*xi32>", "poison"),
    ] {
        let expected = if ty == "i129" { Err(()) } else { Ok(text.to_owned()) };
        assert_eq!(passed_through(ty, text).map_err(|_| ()), expected, "{ty}");
    }
    // These are printed in another way.
    for (ty, text, printed) in [
        ("f32", "3", "3.0"),
        ("f32", "1E5", "100000.0"),
        ("f64", "2.5e3", "2500.0"),
        ("f32", "0x7FC00000", "nan"),
        ("i8", "0xFF", "-1"),
        ("i8", "255", "-1"),
        ("vector<2xf32>", "1", "[1.0, 1.0]"),
        ("tensor<2x2xi1>", "true", "[[true, true], [true, true]]"),
        ("vector<2xi32>", "poison", "[poison, poison]"),
        ("memref<2xi32>", "[ 1 ,2]", "[1, 2]"),
    ] {
        assert_eq!(passed_through(ty, text).as_deref(), Ok(printed), "{ty}");
    }
}

#[test]
fn other_arguments_are_errors_that_name_the_type() {
    for (ty, text, reason) in [
        ("i32", "nan", "expected a value of type i32, found 'nan'"),
        ("i32", "1.5", "expected a value of type i32, found '1.5'"),
        ("i32", "1 : i32", "expected a value of type i32, found '1 : i32'"),
        ("i8", "256", "expected a value of type i8, found '256'"),
        ("f8E4M3FN", "inf", "expected a value of type f8E4M3FN, found 'inf'"),
        ("f32", "true", "expected a value of type f32, found 'true'"),
        ("complex<f32>", "1.0", "expected a value of type complex<f32>, found '1.0'"),
        ("complex<f32>", "(1.0)", "expected a value of type complex<f32>, found '(1.0)'"),
        ("vector<2xi32>", "[1, 2, 3]", "'[1, 2, 3]': a list of 2 in dimension 0 is needed, not of 3"),
        ("tensor<?x?xi32>", "[[1], [2, 3]]", "a list of 1 in dimension 1 is needed, not of 2"),
        ("tensor<2x2xi32>", "[1, 2]", "'1' is no list in brackets"),
        ("tensor<2xi32>", "[[1], [2]]", "'[1]' is no i32"),
        ("tensor<?xi32>", "1", "a list of the elements is needed"),
        ("vector<[4]xi32>", "[1, 2, 3, 4]", "only 'poison' can be written"),
        ("tensor<*xi32>", "[1]", "only 'poison' can be written"),
    ] {
        let errors = passed_through(ty, text).expect_err(text);
        assert!(errors.contains(reason), "{ty}: {errors}");
    }
}
