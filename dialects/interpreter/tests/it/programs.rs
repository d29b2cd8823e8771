//! Small programs: tests of their results, and of the reasons for which they stop.

use rtblgen_interpreter::{Fault, Interpreter, Outcome, RuntimeValue};
use rtblgen_runtime::opt::OptRegistry;
use rtblgen_runtime::{Context, Ir};

/// A context with all dialects.
pub(crate) fn context() -> Context {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    registry.context()
}

/// The values that `@main` returns as text, or the reason why it stops.
fn run(source: &str) -> String {
    let context = context();
    let module = context.parse_module("program.mlir", source).unwrap_or_else(|errors| panic!("{errors}"));
    text(Interpreter::new(&module).with_step_limit(10_000).call("main", &[]))
}

pub(crate) fn text(outcome: Result<Outcome, Fault<'_>>) -> String {
    match outcome {
        Ok(outcome) => {
            let values: Vec<String> = outcome.values.iter().map(ToString::to_string).collect();
            outcome.output + &values.join(" ")
        }
        Err(fault) => fault.to_string(),
    }
}

/// Runs `@main` with this body, which returns a value of this type.
pub(crate) fn value(body: &str, ty: &str) -> String {
    run(&format!("func.func @main() -> {ty} {{\n{body}\n  return %r : {ty}\n}}"))
}

fn parse<'c>(context: &'c Context, source: &str) -> Ir<'c> {
    context.parse_module("program.mlir", source).unwrap_or_else(|errors| panic!("{errors}"))
}

#[test]
fn branches_and_calls() {
    let source = "
      func.func @fib(%n: i32) -> i32 {
        %c1 = arith.constant 1 : i32
        %c2 = arith.constant 2 : i32
        %small = arith.cmpi slt, %n, %c2 : i32
        cf.cond_br %small, ^base, ^step
      ^base:
        return %n : i32
      ^step:
        %a = arith.subi %n, %c1 : i32
        %b = arith.subi %n, %c2 : i32
        %x = call @fib(%a) : (i32) -> i32
        %y = call @fib(%b) : (i32) -> i32
        %r = arith.addi %x, %y : i32
        return %r : i32
      }";
    let context = context();
    let module = parse(&context, source);
    let interpreter = Interpreter::new(&module);
    assert_eq!(text(interpreter.call("fib", &[RuntimeValue::of_int(32, 15)])), "610");
    let deep = interpreter.with_call_depth(10).call("fib", &[RuntimeValue::of_int(32, 15)]);
    assert!(text(deep).contains("calls are nested more than 10 deep"));
    let long = interpreter.with_step_limit(100).call("fib", &[RuntimeValue::of_int(32, 15)]);
    assert!(text(long).contains("the run takes more than 100 steps"));
    assert!(text(interpreter.call("fib", &[])).contains("@fib takes 1 arguments, not 0"));
    assert!(text(interpreter.call("fob", &[])).contains("the module has no function @fob"));
}

#[test]
fn recursion_needs_no_host_stack() {
    let source = "
      func.func @down(%n: i32) -> i32 {
        %c0 = arith.constant 0 : i32
        %c1 = arith.constant 1 : i32
        %done = arith.cmpi eq, %n, %c0 : i32
        %r = scf.if %done -> i32 {
          scf.yield %c0 : i32
        } else {
          %m = arith.subi %n, %c1 : i32
          %d = func.call @down(%m) : (i32) -> i32
          %e = arith.addi %d, %c1 : i32
          scf.yield %e : i32
        }
        return %r : i32
      }";
    let context = context();
    let module = parse(&context, source);
    let interpreter = Interpreter::new(&module).with_call_depth(200_000);
    assert_eq!(text(interpreter.call("down", &[RuntimeValue::of_int(32, 100_000)])), "100000");
}

#[test]
fn poison_and_undefined_behavior() {
    let poison = "%c = arith.constant 100 : i8 %r = arith.addi %c, %c overflow<nsw> : i8";
    assert_eq!(value(poison, "i8"), "poison");
    assert_eq!(value(&poison.replace("nsw", "nuw"), "i8"), "-56");
    let shift = "%c = arith.constant 8 : i8 %r = arith.shli %c, %c : i8";
    assert_eq!(value(shift, "i8"), "poison");
    let exact = "%a = arith.constant 7 : i8 %b = arith.constant 2 : i8 %r = arith.divui %a, %b exact : i8";
    assert_eq!(value(exact, "i8"), "poison");
    let zero = "%a = arith.constant 7 : i8 %b = arith.constant 0 : i8 %r = arith.divui %a, %b : i8";
    let found = value(zero, "i8");
    let expected = "program.mlir:2:60: error: 'arith.divui' undefined behavior: division by zero";
    assert_eq!(found, expected);
    let select = "%p = ub.poison : i8 %c = arith.constant 3 : i8 %t = arith.constant true
        %r = arith.select %t, %c, %p : i8";
    assert_eq!(value(select, "i8"), "3");
    let lanes = "%p = arith.constant dense<[100, 1]> : vector<2xi8>
        %r = arith.addi %p, %p overflow<nsw> : vector<2xi8>";
    assert_eq!(value(lanes, "vector<2xi8>"), "[poison, 2]");
    let branch = "%p = ub.poison : i1
        cf.cond_br %p, ^a, ^a
      ^a:
        %r = arith.constant 1 : i8";
    assert!(value(branch, "i8").contains("undefined behavior: the condition of the branch is poison"));
    let assertion = r#"%f = arith.constant false cf.assert %f, "no" %r = arith.constant 1 : i8"#;
    assert!(value(assertion, "i8").contains("'cf.assert' assertion failed: no"));
    let unknown = "%m = memref.alloca() : memref<2xi8>
        %r = memref.extract_aligned_pointer_as_index %m : memref<2xi8> -> index";
    assert!(value(unknown, "index").contains(
        "'memref.extract_aligned_pointer_as_index' cannot run this: the operation has no evaluator"
    ));
}

#[test]
fn loops() {
    let sum = "%c0 = arith.constant 0 : index %c1 = arith.constant 1 : index %c9 = arith.constant 9 : index
        %r = scf.for %i = %c0 to %c9 step %c1 iter_args(%s = %c0) -> index {
          %t = arith.addi %s, %i : index
          scf.yield %t : index
        }";
    assert_eq!(value(sum, "index"), "36");
    let doubling = "%c1 = arith.constant 1 : i32 %c50 = arith.constant 50 : i32
        %r = scf.while (%n = %c1) : (i32) -> i32 {
          %on = arith.cmpi slt, %n, %c50 : i32
          scf.condition(%on) %n : i32
        } do {
        ^bb0(%n: i32):
          %m = arith.addi %n, %n : i32
          scf.yield %m : i32
        }";
    assert_eq!(value(doubling, "i32"), "64");
    let switch = "%c = arith.constant 5 : index
        %r = scf.index_switch %c -> i32
        case 2 {
          %a = arith.constant 20 : i32
          scf.yield %a : i32
        }
        case 5 {
          %a = arith.constant 50 : i32
          scf.yield %a : i32
        }
        default {
          %a = arith.constant 0 : i32
          scf.yield %a : i32
        }";
    assert_eq!(value(switch, "i32"), "50");
    let overflow = "%a = arith.constant 0 : i8 %b = arith.constant 127 : i8 %c = arith.constant 100 : i8
        scf.for %i = %a to %b step %c : i8 { }
        %r = arith.constant 1 : i8";
    assert!(value(overflow, "i8").contains("undefined behavior: the induction variable overflows"));
    let endless = "cf.br ^a\n ^a:\n cf.br ^a\n ^b:\n %r = arith.constant 1 : i8";
    assert!(value(endless, "i8").contains("the run takes more than 10000 steps"));
}

#[test]
fn memory() {
    let body = "%m = memref.alloc() : memref<2x3xi32>
        %c0 = arith.constant 0 : index %c1 = arith.constant 1 : index
        %v = arith.constant 7 : i32
        memref.store %v, %m[%c1, %c0] : memref<2x3xi32>
        %r = memref.load %m[%c1, %c0] : memref<2x3xi32>
        ";
    assert_eq!(value(body, "i32"), "7");
    assert_eq!(value(&body.replace("load %m[%c1", "load %m[%c0"), "i32"), "poison");
    let outside = body
        .replace("load %m[%c1, %c0]", "load %m[%c1, %m1]")
        .replace("%v =", "%m1 = arith.constant -1 : index %v =");
    assert!(
        value(&outside, "i32")
            .contains("undefined behavior: index -1 is out of bounds: dimension 1 has size 3")
    );
    let freed = body.replace("%r =", "memref.dealloc %m : memref<2x3xi32>\n %r =");
    assert!(value(&freed, "i32").contains("undefined behavior: an access to memory that was freed"));
    let view = "%m = memref.alloc() : memref<2x3xi32>
        %v = arith.constant 7 : i32
        %c1 = arith.constant 1 : index
        memref.store %v, %m[%c1, %c1] : memref<2x3xi32>
        return %m : memref<2x3xi32>";
    let source = format!("func.func @main() -> memref<2x3xi32> {{ {view} }}");
    assert_eq!(run(&source), "[[poison, poison, poison], [poison, 7, poison]]");
    let globals = "
      memref.global \"private\" constant @powers : memref<3xi32> = dense<[1, 2, 4]>
      func.func @main() -> i32 {
        %m = memref.get_global @powers : memref<3xi32>
        %c2 = arith.constant 2 : index
        %r = memref.load %m[%c2] : memref<3xi32>
        memref.store %r, %m[%c2] : memref<3xi32>
        return %r : i32
      }";
    assert!(run(globals).contains("undefined behavior: a write to constant memory"));
    let scope = "
      func.func @leak() -> memref<1xi32> {
        %m = memref.alloca() : memref<1xi32>
        return %m : memref<1xi32>
      }
      func.func @main() -> i32 {
        %m = call @leak() : () -> memref<1xi32>
        %c0 = arith.constant 0 : index
        %r = memref.load %m[%c0] : memref<1xi32>
        return %r : i32
      }";
    assert!(run(scope).contains("undefined behavior: an access to memory that was freed"));
}

#[test]
fn views_of_memory() {
    let body = "%m = memref.alloc() : memref<2x3xi32>
        %c0 = arith.constant 0 : index %c1 = arith.constant 1 : index %c2 = arith.constant 2 : index
        %v = arith.constant 7 : i32
        memref.store %v, %m[%c1, %c2] : memref<2x3xi32>
        %s = memref.subview %m[1, 1] [1, 2] [1, 1] : memref<2x3xi32> to memref<2xi32, strided<[1], offset: 4>>
        %r = memref.load %s[%c1] : memref<2xi32, strided<[1], offset: 4>>";
    assert_eq!(value(body, "i32"), "7");
    let flat = "%m = memref.alloc() : memref<2x3xi32>
        %c5 = arith.constant 5 : index %v = arith.constant 7 : i32
        %f = memref.collapse_shape %m [[0, 1]] : memref<2x3xi32> into memref<6xi32>
        memref.store %v, %f[%c5] : memref<6xi32>
        %t = memref.transpose %m (i, j) -> (j, i) : memref<2x3xi32> to memref<3x2xi32, strided<[1, 3]>>
        %c1 = arith.constant 1 : index %c2 = arith.constant 2 : index
        %r = memref.load %t[%c2, %c1] : memref<3x2xi32, strided<[1, 3]>>";
    assert_eq!(value(flat, "i32"), "7");
    let outside = "%m = memref.alloc() : memref<4xi32> %n = arith.constant 3 : index
        %s = memref.subview %m[%n] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>
        %r = memref.dim %m, %n : memref<4xi32>";
    let found = value(outside, "index");
    assert!(
        found.contains("the slice is out of bounds: dimension 0 has size 4, the slice goes from 3 to 4"),
        "{found}"
    );
}

#[test]
fn tensors() {
    let slices = "%t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
        %s = tensor.extract_slice %t[0, 1] [2, 2] [1, 1] : tensor<2x3xi32> to tensor<2x2xi32>
        %r = tensor.insert_slice %s into %t[0, 0] [2, 2] [1, 1] : tensor<2x2xi32> into tensor<2x3xi32>";
    assert_eq!(value(slices, "tensor<2x3xi32>"), "[[2, 3, 3], [5, 6, 6]]");
    let generated = "%r = tensor.generate {
        ^bb0(%i: index, %j: index):
          %p = arith.muli %i, %j : index
          tensor.yield %p : index
        } : tensor<2x3xindex>";
    assert_eq!(value(generated, "tensor<2x3xindex>"), "[[0, 0, 0], [0, 1, 2]]");
    let padded = "%t = arith.constant dense<[1, 2]> : tensor<2xi32> %c = arith.constant 9 : i32
        %r = tensor.pad %t low[1] high[2] {
        ^bb0(%i: index):
          tensor.yield %c : i32
        } : tensor<2xi32> to tensor<5xi32>";
    assert_eq!(value(padded, "tensor<5xi32>"), "[9, 1, 2, 9, 9]");
    let shapes = "%t = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
        %e = tensor.expand_shape %t [[0, 1]] output_shape [2, 2] : tensor<4xi32> into tensor<2x2xi32>
        %r = tensor.concat dim(1) %e, %e : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x4xi32>";
    assert_eq!(value(shapes, "tensor<2x4xi32>"), "[[1, 2, 1, 2], [3, 4, 3, 4]]");
}

#[test]
fn vectors() {
    let parts = "%a = arith.constant 1 : i32 %b = arith.constant 2 : i32
        %v = vector.from_elements %a, %b, %b, %a : vector<2x2xi32>
        %row = vector.extract %v[1] : vector<2xi32> from vector<2x2xi32>
        %r = vector.insert %row, %v [0] : vector<2xi32> into vector<2x2xi32>";
    assert_eq!(value(parts, "vector<2x2xi32>"), "[[2, 1], [2, 1]]");
    let lane = "%v = arith.constant dense<[3, 4]> : vector<2xi32> %n = arith.constant 1 : index
        %r = vector.extract %v[%n] : i32 from vector<2xi32>";
    assert_eq!(value(lane, "i32"), "4");
    // The result is undefined outside of the vector, and not the behavior.
    assert_eq!(value(&lane.replace("constant 1", "constant 2"), "i32"), "poison");
    let unknown = lane.replace("arith.constant 1", "ub.poison");
    assert_eq!(value(&unknown, "i32"), "poison");
    let wide = "%v = arith.constant dense<[[3], [4]]> : vector<2x1xi32>
        %r = vector.broadcast %v : vector<2x1xi32> to vector<2x2x2xi32>";
    assert_eq!(value(wide, "vector<2x2x2xi32>"), "[[[3, 3], [4, 4]], [[3, 3], [4, 4]]]");
    let cast = "%v = arith.constant dense<[[3, 4], [5, 6]]> : vector<2x2xi32>
        %s = vector.shape_cast %v : vector<2x2xi32> to vector<4xi32>
        %e:4 = vector.to_elements %s : vector<4xi32>
        %r = arith.addi %e#1, %e#2 : i32";
    assert_eq!(value(cast, "i32"), "9");
}

#[test]
fn parallel_and_affine_loops() {
    let sum = "%c0 = arith.constant 0 : index %c1 = arith.constant 1 : index %c4 = arith.constant 4 : index
        %r = scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) init (%c0) -> index {
          %p = arith.muli %i, %j : index
          scf.reduce(%p : index) {
          ^bb0(%a: index, %b: index):
            %s = arith.addi %a, %b : index
            scf.reduce.return %s : index
          }
        }";
    assert_eq!(value(sum, "index"), "36");
    let slices = "%t = tensor.empty() : tensor<4xindex>
        %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xindex> {
          %e = tensor.from_elements %i : tensor<1xindex>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %e into %o[%i] [1] [1] : tensor<1xindex> into tensor<4xindex>
          }
        }";
    assert_eq!(value(slices, "tensor<4xindex>"), "[0, 1, 2, 3]");
    let affine = "%c0 = arith.constant 0 : index
        %r = affine.for %i = 0 to 7 step 2 iter_args(%s = %c0) -> index {
          %d = affine.apply affine_map<(d0) -> (d0 floordiv 2 + d0 mod 3)>(%i)
          %n = arith.addi %s, %d : index
          affine.yield %n : index
        }";
    assert_eq!(value(affine, "index"), "9");
    let digits = "%c = arith.constant 23 : index
        %d:3 = affine.delinearize_index %c into (2, 3, 4) : index, index, index
        %l = affine.linearize_index [%d#2, %d#0, %d#1] by (4, 2, 3) : index
        %t = arith.constant 100 : index
        %m = arith.muli %d#0, %t : index
        %r = arith.addi %m, %l : index";
    assert_eq!(value(digits, "index"), "123");
}

#[test]
fn affine_sums_and_products_do_not_overflow() {
    let applied = |map: &str, number: &str| {
        let apply = format!("affine.apply affine_map<(d0) -> ({map})>(%c)");
        value(&format!("%c = arith.constant {number} : index\n%r = {apply}"), "index")
    };
    let (most, least) = ("9223372036854775807", "-9223372036854775808");
    assert_eq!(applied("d0 + 1", most), "poison");
    assert_eq!(applied("d0 * 2", most), "poison");
    assert_eq!(applied("-d0", least), "poison");
    assert_eq!(applied("d0 ceildiv 2", least), "-4611686018427387904");
    // Only the sum of all terms counts.
    assert_eq!(applied("d0 + d0 floordiv 2 - d0 floordiv 2", most), most);
    let max = format!(
        "%c = arith.constant {least} : index %r = affine.max affine_map<()[s0] -> (-s0, s0 ceildiv 2)>()[%c]"
    );
    assert_eq!(value(&max, "index"), "poison");
    let bound = format!(
        "%c = arith.constant {most} : index
        %r = affine.for %i = 0 to affine_map<(d0) -> (d0 + 1)>(%c) iter_args(%s = %c) -> index {{
          affine.yield %s : index
        }}"
    );
    assert!(value(&bound, "index").contains("a number of an affine map is poison"));
}

#[test]
fn numbers_of_math_and_complex() {
    assert_eq!(value("%a = arith.constant 2.0 : f32 %r = math.sqrt %a : f32", "f32"), "1.4142135");
    let product =
        "%a = complex.constant [1.0, 2.0] : complex<f64> %b = complex.constant [3.0, -1.0] : complex<f64>
        %r = complex.mul %a, %b : complex<f64>";
    assert_eq!(value(product, "complex<f64>"), "(5.0, 5.0)");
    let power = "%a = arith.constant -3 : i8 %b = arith.constant 3 : i8 %r = math.ipowi %a, %b : i8";
    assert_eq!(value(power, "i8"), "-27");
}

#[test]
fn lanes_of_vectors() {
    let shuffled = "%v = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
        %w = arith.constant dense<[[5, 6]]> : vector<1x2xi32>
        %r = vector.shuffle %v, %w [2, -1, 0] : vector<2x2xi32>, vector<1x2xi32>";
    assert_eq!(value(shuffled, "vector<3x2xi32>"), "[[5, 6], [poison, poison], [1, 2]]");
    let scalars = "%v = arith.constant dense<1> : vector<i32>
        %r = vector.shuffle %v, %v [1, 0] : vector<i32>, vector<i32>";
    assert_eq!(value(scalars, "vector<2xi32>"), "[1, 1]");
    let slice = "%v = arith.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : vector<3x3xi32>
        %r = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<3x3xi32> to vector<2x3xi32>";
    assert_eq!(value(slice, "vector<2x3xi32>"), "[[4, 5, 6], [7, 8, 9]]");
    let inserted = "%v = arith.constant dense<0> : vector<2x2x3xi32>
        %s = arith.constant dense<[[1, 2]]> : vector<1x2xi32>
        %r = vector.insert_strided_slice %s, %v {offsets = [1, 0, 1], strides = [1, 1]} : vector<1x2xi32> into vector<2x2x3xi32>";
    let expected = "[[[0, 0, 0], [0, 0, 0]], [[0, 1, 2], [0, 0, 0]]]";
    assert_eq!(value(inserted, "vector<2x2x3xi32>"), expected);
    let masks = "%n = arith.constant 2 : index %m = arith.constant -1 : index
        %c = vector.constant_mask [1, 2] : vector<2x3xi1>
        %d = vector.create_mask %n, %n : vector<2x3xi1>
        %e = vector.create_mask %m, %n : vector<2x3xi1>
        %a = arith.xori %c, %d : vector<2x3xi1>
        %r = arith.ori %a, %e : vector<2x3xi1>";
    assert_eq!(value(masks, "vector<2x3xi1>"), "[[false, false, false], [true, true, false]]");
    let turns = "%v = vector.step : vector<2xindex>
        %w = arith.addi %v, %v : vector<2xindex>
        %i = vector.interleave %v, %w : vector<2xindex> -> vector<4xindex>
        %x, %y = vector.deinterleave %i : vector<4xindex> -> vector<2xindex>
        %r = vector.interleave %y, %x : vector<2xindex> -> vector<4xindex>";
    assert_eq!(value(turns, "vector<4xindex>"), "[0, 0, 2, 1]");
}

/// Bounds of the whole width are compared as unsigned numbers, too.
#[test]
fn unsigned_loops_of_any_width() {
    for width in [2, 8, 64, 127, 128] {
        let source = format!(
            "func.func @main(%l: i{width}, %u: i{width}, %s: i{width}) -> i32 {{
               %zero = arith.constant 0 : i32
               %one = arith.constant 1 : i32
               %n = scf.for unsigned %i = %l to %u step %s iter_args(%k = %zero) -> (i32) : i{width} {{
                 %1 = arith.addi %k, %one : i32
                 scf.yield %1 : i32
               }}
               return %n : i32
             }}"
        );
        let context = context();
        let module = parse(&context, &source);
        let interpreter = Interpreter::new(&module).with_step_limit(10_000);
        let run = |bounds: [i128; 3]| {
            text(interpreter.call("main", &bounds.map(|number| RuntimeValue::of_int(width, number))))
        };
        assert_eq!(run([-1, 5, 1]), "0", "i{width}");
        assert_eq!(run([-2, -1, 1]), "1", "i{width}");
        let half = if width == 128 { i128::MIN } else { 1 << (width - 1) };
        let most = if width == 128 { i128::MAX } else { half - 1 };
        assert_eq!(run([0, half, most]), "2", "i{width}");
        assert!(run([0, -1, -2]).contains("the induction variable overflows"), "i{width}");
        assert!(run([0, 1, 0]).contains("the step of the loop is 0"), "i{width}");
    }
}
