//! Every operation of the core dialects runs, or is listed in the guide with a reason.

use rtblgen_interpreter::Interpreter;

use crate::programs::{context, text, value};

/// The dialects whose operations run.
const DIALECTS: [&str; 12] =
    ["affine", "arith", "cf", "complex", "func", "index", "math", "memref", "scf", "tensor", "ub", "vector"];

/// Definitions, and a part of `scf.forall`.
const PARTS: [&str; 3] = ["func.func", "memref.global", "tensor.parallel_insert_slice"];

/// The operations that do not run, in groups with one reason.
const REFUSED: &[(&str, &[&str])] = &[
    ("streams of DMA", &["affine.dma_start", "affine.dma_wait", "memref.dma_start", "memref.dma_wait"]),
    ("the order of the two parts in the bits is not defined", &["complex.bitcast"]),
    ("addresses", &["memref.extract_aligned_pointer_as_index"]),
    ("vectors of scalable sizes", &["vector.scalable.extract", "vector.scalable.insert", "vector.vscale"]),
    ("memory of vectors", &["vector.type_cast"]),
];

#[test]
fn every_operation_runs_or_is_listed_with_a_reason() {
    let page = include_str!("../../../../docs/guide/running-programs.md");
    let rows = REFUSED.iter().map(|(reason, ops)| {
        let ops: Vec<String> = ops.iter().map(|op| format!("`{op}`")).collect();
        format!("| {} | {reason} |\n", ops.join(", "))
    });
    let rows: String = rows.collect();
    assert!(page.contains(&format!("| --- | --- |\n{rows}\n")), "the rows are\n{rows}");

    let context = context();
    let (mut run, mut wrong) = (0, Vec::new());
    for op in context.op_definitions() {
        let is_core = op.name.split_once('.').is_some_and(|(dialect, _)| DIALECTS.contains(&dialect));
        if !is_core || PARTS.contains(&op.name) {
            continue;
        }
        let is_refused = REFUSED.iter().any(|(_, ops)| ops.contains(&op.name));
        let runs = rtblgen_interpreter::runs(&context, op.name);
        run += usize::from(runs);
        if runs == is_refused {
            wrong.push(op.name);
        }
    }
    println!("{run} operations of {} dialects run", DIALECTS.len());
    assert!(wrong.is_empty() && run > 250, "{run}, {wrong:?}");
    let refused = REFUSED.iter().flat_map(|(_, ops)| ops.iter());
    let is_known = |op: &&&str| context.op_definitions().iter().any(|own| own.name == **op);
    assert!(refused.clone().all(|op| is_known(&op)), "a listed operation does not exist");
}

#[test]
fn scaled_numbers() {
    let extended = "%s = arith.constant dense<[4.0, 0.5]> : vector<2xf8E8M0FNU>
        %v = arith.constant dense<[1.5, -6.0]> : vector<2xf4E2M1FN>
        %r = arith.scaling_extf %v, %s : vector<2xf4E2M1FN>, vector<2xf8E8M0FNU> to vector<2xf32>";
    assert_eq!(value(extended, "vector<2xf32>"), "[6.0, -3.0]");
    let truncated = "%s = arith.constant 4.0 : f32
        %v = arith.constant 13.0 : f32
        %r = arith.scaling_truncf %v, %s : f32, f32 to f4E2M1FN";
    assert_eq!(value(truncated, "f4E2M1FN"), "3.0");
    // The same after their expansion.
    let expanded = |body: &str, ty: &str| {
        let mut registry = rtblgen_runtime::opt::OptRegistry::default();
        rtblgen_dialects::register_all(&mut registry);
        rtblgen_interpreter::register(&mut registry);
        let flags = ["--arith-expand=include-f8e8m0=true include-f4e2m1=true", "--run=main"];
        let source = format!("func.func @main() -> {ty} {{\n{body}\n  return %r : {ty}\n}}");
        let flags = flags.map(str::to_owned).to_vec();
        rtblgen_runtime::opt::run("opt", flags, &registry, &mut source.as_bytes()).output
    };
    let wide = "%v = arith.constant 1.5 : f16
        %s = arith.constant 8.0 : f8E8M0FNU
        %r = arith.scaling_extf %v, %s : f16, f8E8M0FNU to f32";
    assert_eq!(value(wide, "f32"), "12.0");
    assert_eq!(expanded(wide, "f32"), "12.0 : f32\n");
}

#[test]
fn parallel_affine_loops() {
    let sum = "%c3 = arith.constant 3 : index
        %r = affine.parallel (%i, %j) = (0, max(1, 2)) to (%c3, min(5, 9)) step (1, 2) reduce (\"addi\") -> i32 {
          %a = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%i, %j)
          %b = arith.index_cast %a : index to i32
          affine.yield %b : i32
        }";
    // (2 + 4) three times, and 2 * (10 + 20).
    assert_eq!(value(sum, "i32"), "78");
    assert_eq!(value(&sum.replace("to (%c3", "to (0"), "i32"), "0");
    assert_eq!(value(&sum.replace("to (%c3", "to (0").replace("addi", "muli"), "i32"), "1");
    let vectors = "%m = memref.alloc() : memref<8xi32>
        %c1 = arith.constant 1 : index
        %v = arith.constant dense<[5, 6, 7]> : vector<3xi32>
        affine.vector_store %v, %m[%c1 * 2] : memref<8xi32>, vector<3xi32>
        affine.prefetch %m[%c1 + 1], read, locality<3>, data : memref<8xi32>
        %r = affine.vector_load %m[%c1 + 1] : memref<8xi32>, vector<4xi32>";
    assert_eq!(value(vectors, "vector<4xi32>"), "[5, 6, 7, poison]");
}

#[test]
fn contractions_and_scans() {
    let product = "%a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
        %b = arith.constant dense<[[5, 6], [7, 8]]> : vector<2x2xi8>
        %c = arith.constant dense<[[100, 0], [0, 100]]> : vector<2x2xi32>
        %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
          affine_map<(i, j, k) -> (i, j)>], iterator_types = [\"parallel\", \"parallel\", \"reduction\"]}
          %a, %b, %c : vector<2x2xi8>, vector<2x2xi8> into vector<2x2xi32>";
    assert_eq!(value(product, "vector<2x2xi32>"), "[[119, 22], [43, 150]]");
    let dot = "%a = arith.constant dense<[1.5, 2.0]> : vector<2xf32>
        %c = arith.constant 0.25 : f32
        %r = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
          iterator_types = [\"reduction\"]} %a, %a, %c : vector<2xf32>, vector<2xf32> into f32";
    assert_eq!(value(dot, "f32"), "6.5");
    let scan = "%v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
        %s = arith.constant dense<[10, 20]> : vector<2xi32>
        %r, %l = vector.scan <add>, %v, %s {inclusive = true, reduction_dim = 1 : i64} : vector<2x3xi32>, vector<2xi32>";
    assert_eq!(value(scan, "vector<2x3xi32>"), "[[1, 3, 6], [4, 9, 15]]");
    let exclusive = scan.replace("true", "false");
    assert_eq!(value(&exclusive, "vector<2x3xi32>"), "[[10, 11, 13], [20, 24, 29]]");
    let last = exclusive.replace("%r, %l", "%l, %r");
    assert_eq!(value(&last, "vector<2xi32>"), "[13, 29]");
}

#[test]
fn masked_operations() {
    let sum = "%v = arith.constant dense<[1, 2, 4, 8]> : vector<4xi32>
        %m = arith.constant dense<[true, false, true, true]> : vector<4xi1>
        %r = vector.mask %m { vector.reduction <add>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32";
    assert_eq!(value(sum, "i32"), "13");
    let read = "%t = arith.constant dense<[1, 2, 4, 8]> : tensor<4xi32>
        %m = arith.constant dense<[true, false, true, true]> : vector<4xi1>
        %p = arith.constant dense<[-1, -2, -3, -4]> : vector<4xi32>
        %c0 = arith.constant 0 : index
        %z = arith.constant 0 : i32
        %r = vector.mask %m, %p { vector.transfer_read %t[%c0], %z : tensor<4xi32>, vector<4xi32> }
          : vector<4xi1> -> vector<4xi32>";
    assert_eq!(value(read, "vector<4xi32>"), "[1, -2, 4, 8]");
    assert_eq!(value(&read.replace("%m, %p {", "%m {"), "vector<4xi32>"), "[1, 0, 4, 8]");
    let write = "%m = memref.alloc() : memref<4xi32>
        %v = arith.constant dense<[1, 2, 4, 8]> : vector<4xi32>
        %b = arith.constant dense<[true, false, true, true]> : vector<4xi1>
        %c0 = arith.constant 0 : index
        vector.mask %b { vector.transfer_write %v, %m[%c0] : vector<4xi32>, memref<4xi32> } : vector<4xi1>
        %r = vector.load %m[%c0] : memref<4xi32>, vector<4xi32>";
    assert_eq!(value(write, "vector<4xi32>"), "[1, poison, 4, 8]");
    let unknown = "%v = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
        %b = arith.constant dense<true> : vector<2x2xi1>
        %r = vector.mask %b { vector.outerproduct %v, %v : vector<2xf32>, vector<2xf32> } : vector<2x2xi1> -> vector<2x2xf32>";
    assert!(value(unknown, "vector<2x2xf32>").contains("a mask of 'vector.outerproduct'"));
}

#[test]
fn vectors_are_printed_as_by_the_library() {
    let context = context();
    let source = "func.func @main() {
        %v = arith.constant dense<[[1.5, -2.0], [1.0e10, 0.0001]]> : vector<2x2xf32>
        %b = arith.constant dense<[true, false]> : vector<2xi1>
        %i = arith.constant -7 : i8
        vector.print %v : vector<2x2xf32>
        vector.print str \"bits\"
        vector.print punctuation <comma>
        vector.print %b : vector<2xi1> punctuation <no_punctuation>
        vector.print punctuation <newline>
        vector.print %i : i8
        return
      }";
    let module = context.parse_module("print.mlir", source).unwrap_or_else(|errors| panic!("{errors}"));
    let expected = "( ( 1.5, -2 ), ( 1e+10, 0.0001 ) )\nbits, ( 1, 0 )\n-7\n";
    assert_eq!(text(Interpreter::new(&module).call("main", &[])), expected);
}
