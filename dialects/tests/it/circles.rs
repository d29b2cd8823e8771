//! Random graph regions, in which values are used before they are defined: every pass ends, and none panics.

use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use rtblgen_runtime::opt::{OptRegistry, run};

use crate::random::Random;

/// Operations that fold, each with the type of its result. A type in brackets stands for a value of that type. The types of vectors,
/// tensors, memrefs and structures have short names, which [`TYPES`] lists.
const OPERATIONS: &[(&str, &str)] = &[
    ("i32", "arith.constant 0 : i32"),
    ("i32", "arith.constant -1 : i32"),
    ("i32", "arith.constant 7 : i32"),
    ("i1", "arith.constant true"),
    ("index", "arith.constant 0 : index"),
    ("index", "arith.constant 2 : index"),
    ("i32", "arith.addi [i32], [i32] : i32"),
    ("i32", "arith.subi [i32], [i32] : i32"),
    ("i32", "arith.muli [i32], [i32] : i32"),
    ("i32", "arith.xori [i32], [i32] : i32"),
    ("i32", "arith.ori [i32], [i32] : i32"),
    ("i32", "arith.andi [i32], [i32] : i32"),
    ("i32", "arith.maxsi [i32], [i32] : i32"),
    ("i32", "arith.minui [i32], [i32] : i32"),
    ("i32", "arith.shli [i32], [i32] : i32"),
    ("i32", "arith.shrui [i32], [i32] : i32"),
    ("i32", "arith.divsi [i32], [i32] : i32"),
    ("i32", "arith.select [i1], [i32], [i32] : i32"),
    ("i1", "arith.select [i1], [i1], [i1] : i1"),
    ("i1", "arith.xori [i1], [i1] : i1"),
    ("i1", "arith.cmpi slt, [i32], [i32] : i32"),
    ("i1", "arith.cmpi eq, [index], [index] : index"),
    ("i32", "arith.extui [i1] : i1 to i32"),
    ("i32", "arith.extsi [i1] : i1 to i32"),
    ("i1", "arith.trunci [i32] : i32 to i1"),
    ("index", "arith.index_cast [i32] : i32 to index"),
    ("i32", "arith.index_cast [index] : index to i32"),
    ("i32", "arith.index_castui [index] : index to i32"),
    ("i32", "arith.bitcast [f32] : f32 to i32"),
    ("f32", "arith.bitcast [i32] : i32 to f32"),
    ("f32", "arith.addf [f32], [f32] : f32"),
    ("f32", "arith.mulf [f32], [f32] fastmath<fast> : f32"),
    ("f32", "arith.divf [f32], [f32] fastmath<fast> : f32"),
    ("f32", "arith.negf [f32] : f32"),
    ("f32", "arith.maximumf [f32], [f32] : f32"),
    ("f32", "math.absf [f32] : f32"),
    ("f32", "math.fpowi [f32], [i32] : f32, i32"),
    ("f32", "math.ceil [f32] : f32"),
    ("index", "index.add [index], [index]"),
    ("index", "index.sub [index], [index]"),
    ("index", "index.maxs [index], [index]"),
    ("index", "index.xor [index], [index]"),
    ("index", "affine.apply affine_map<(d0, d1) -> (d0 + d1)>([index], [index])"),
    ("index", "affine.min affine_map<(d0)[s0] -> (d0, s0 + 4)>([index])[[index]]"),
    ("index", "affine.max affine_map<(d0, d1) -> (d0, d1 - 1)>([index], [index])"),
    ("complex", "complex.create [f32], [f32] : complex<f32>"),
    ("complex", "complex.add [complex], [complex] fastmath<fast> : complex<f32>"),
    ("complex", "complex.neg [complex] : complex<f32>"),
    ("complex", "complex.conj [complex] : complex<f32>"),
    ("f32", "complex.re [complex] : complex<f32>"),
    ("f32", "complex.im [complex] : complex<f32>"),
    ("vector", "vector.broadcast [i32] : i32 to !vector"),
    ("vector", "vector.insert [i32], [vector] [1] : i32 into !vector"),
    ("i32", "vector.extract [vector][0] : i32 from !vector"),
    ("vector", "vector.shuffle [vector], [vector] [0, 1, 6, 3] : !vector, !vector"),
    ("vector", "arith.addi [vector], [vector] : !vector"),
    ("vector", "vector.from_elements [i32], [i32], [i32], [i32] : !vector"),
    (
        "vector",
        "vector.insert_strided_slice [pair], [vector] {offsets = [1], strides = [1]} : !pair into !vector",
    ),
    (
        "pair",
        "vector.extract_strided_slice [vector] {offsets = [2], sizes = [2], strides = [1]} : !vector to !pair",
    ),
    ("pair", "vector.insert [i32], [pair] [[index]] : i32 into !pair"),
    ("i32", "vector.extract [pair][[index]] : i32 from !pair"),
    ("i32", "vector.reduction <add>, [vector] : !vector into i32"),
    ("tensor", "tensor.insert [i32] into [tensor][[index]] : !tensor"),
    ("i32", "tensor.extract [tensor][[index]] : !tensor"),
    ("tensor", "tensor.from_elements [i32], [i32], [i32], [i32] : !tensor"),
    ("tensor", "tensor.cast [dynamic] : !dynamic to !tensor"),
    ("dynamic", "tensor.cast [tensor] : !tensor to !dynamic"),
    ("index", "tensor.dim [dynamic], [index] : !dynamic"),
    ("dynamic", "tensor.extract_slice [dynamic][[index]] [[index]] [1] : !dynamic to !dynamic"),
    (
        "dynamic",
        "tensor.insert_slice [dynamic] into [dynamic][[index]] [[index]] [1] : !dynamic into !dynamic",
    ),
    ("tensor", "tensor.insert_slice [tensor] into [tensor][0] [4] [1] : !tensor into !tensor"),
    ("dynamic", "tensor.empty([index]) : !dynamic"),
    ("tensor", "tensor.splat [i32] : !tensor"),
    ("tensor", "arith.addi [tensor], [tensor] : !tensor"),
    ("tensor", "vector.transfer_write [vector], [tensor][[index]] : !vector, !tensor"),
    ("vector", "vector.transfer_read [tensor][[index]], [i32] : !tensor, !vector"),
    ("memory", "memref.cast [fixed] : !fixed to !memory"),
    ("fixed", "memref.cast [memory] : !memory to !fixed"),
    ("memory", "memref.alloc([index]) : !memory"),
    ("index", "memref.dim [memory], [index] : !memory"),
    ("i32", "memref.load [memory][[index]] : !memory"),
    (
        "fixed",
        "memref.reinterpret_cast [memory] to offset: [0], sizes: [4], strides: [1] : !memory to !fixed",
    ),
    ("fixed", "memref.collapse_shape [plane] [[0, 1]] : !plane into !fixed"),
    ("plane", "memref.expand_shape [fixed] [[0, 1]] output_shape [2, 2] : !fixed into !plane"),
    ("struct", "llvm.insertvalue [i32], [struct][1] : !struct"),
    ("i32", "llvm.extractvalue [struct][0] : !struct"),
    ("i32", "llvm.add [i32], [i32] : i32"),
    ("i32", "llvm.select [i1], [i32], [i32] : i1, i32"),
    ("i32", "builtin.unrealized_conversion_cast [index] : index to i32"),
    ("index", "builtin.unrealized_conversion_cast [i32] : i32 to index"),
    ("i32", "scf.if [i1] -> (i32) {\n  scf.yield [i32] : i32\n} else {\n  scf.yield [i32] : i32\n}"),
    (
        "index",
        "scf.if [i1] -> (index) {\n  scf.yield [index] : index\n} else {\n  scf.yield [index] : index\n}",
    ),
    ("i32", "scf.execute_region -> i32 {\n  scf.yield [i32] : i32\n}"),
    (
        "i32",
        "scf.for %i = [index] to [index] step [index] iter_args(%x = [i32]) -> (i32) {\n  %y = arith.addi %x, [i32] : i32\n  \
         scf.yield %y : i32\n}",
    ),
    (
        "dynamic",
        "scf.for %i = [index] to [index] step [index] iter_args(%x = [dynamic]) -> (!dynamic) {\n  scf.yield %x : !dynamic\n}",
    ),
    (
        "i32",
        "scf.while (%x = [i32]) : (i32) -> i32 {\n  scf.condition([i1]) %x : i32\n} do {\n^bb0(%x: i32):\n  \
         scf.yield [i32] : i32\n}",
    ),
    (
        "i32",
        "scf.index_switch [index] -> i32\ncase 2 {\n  scf.yield [i32] : i32\n}\ndefault {\n  scf.yield [i32] : i32\n}",
    ),
    ("i32", "affine.for %i = 0 to 7 iter_args(%x = [i32]) -> (i32) {\n  affine.yield [i32] : i32\n}"),
];

/// Short names of types.
const TYPES: &[(&str, &str)] = &[
    ("vector", "vector<4xi32>"),
    ("pair", "vector<2xi32>"),
    ("tensor", "tensor<4xi32>"),
    ("dynamic", "tensor<?xi32>"),
    ("memory", "memref<?xi32>"),
    ("fixed", "memref<4xi32>"),
    ("plane", "memref<2x2xi32>"),
    ("struct", "!llvm.struct<(i32, i32)>"),
    ("complex", "complex<f32>"),
];

fn full_type(name: &str) -> &str {
    TYPES.iter().find(|(short, _)| *short == name).map_or(name, |(_, full)| full)
}

/// The text before a name of a type in brackets, the name, and the text behind it.
fn split_operand(text: &str) -> Option<(&str, &str, &str)> {
    let is_type = |name: &str| OPERATIONS.iter().any(|(ty, _)| *ty == name);
    text.match_indices('[').find_map(|(start, _)| {
        let (name, rest) = text[start + 1..].split_once(']')?;
        is_type(name).then_some((&text[..start], name, rest))
    })
}

/// A graph region of some operations, whose operands are any of the results.
fn program(random: &mut Random) -> String {
    let count = 3 + random.below(9);
    // A few kinds of operations: then circles of one kind are frequent.
    let kinds: Vec<usize> = (0..3 + random.below(4)).map(|_| random.below(OPERATIONS.len())).collect();
    let operations: Vec<(&str, &str)> =
        (0..count).map(|_| OPERATIONS[kinds[random.below(kinds.len())]]).collect();
    let (mut text, mut sources) = (String::new(), std::collections::BTreeSet::new());
    for (number, (_, operation)) in operations.iter().enumerate() {
        text += &format!("%v{number} = ");
        let mut rest = *operation;
        while let Some((before, ty, behind)) = split_operand(rest) {
            let results: Vec<usize> = (0..count).filter(|own| operations[*own].0 == ty).collect();
            text += before;
            match results.is_empty() {
                true => {
                    sources.insert(ty);
                    text += &format!("%{ty}");
                }
                false => text += &format!("%v{}", results[random.below(results.len())]),
            }
            rest = behind;
        }
        text += rest;
        text.push('\n');
    }
    for ty in sources {
        text += &format!("%{ty} = \"test.source\"() : () -> !{ty}\n");
    }
    let used = random.below(count);
    text += &format!("\"test.use\"(%v{used}) : (!{}) -> ()\n", operations[used].0);
    for (ty, _) in OPERATIONS {
        text = text.replace(&format!("!{ty}"), full_type(ty));
    }
    text
}

/// The passes that are run on each program.
fn pass_lines() -> Vec<String> {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    let names = registry.passes().passes().into_iter().map(|pass| format!("--{}", pass.argument()));
    let options = ["--canonicalize=top-down=false", "--canonicalize=region-simplify=aggressive"];
    names.chain(options.map(str::to_owned)).collect()
}

/// Runs all lines over a program; sends the number of each before it starts.
fn run_all(lines: &[String], program: &str, begun: &std::sync::mpsc::Sender<Option<usize>>) -> usize {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    let mut succeeded = 0;
    for (number, line) in lines.iter().enumerate() {
        begun.send(Some(number)).expect("the receiver waits");
        let arguments = vec![line.clone(), "--allow-unregistered-dialect".to_owned()];
        succeeded += usize::from(run("opt", arguments, &registry, &mut program.as_bytes()).success);
    }
    begun.send(None).expect("the receiver waits");
    succeeded
}

#[test]
fn random_graph_regions_come_to_an_end() {
    let count: u64 = std::env::var("RTBLGEN_GRAPHS").ok().and_then(|count| count.parse().ok()).unwrap_or(60);
    let seed: u64 = std::env::var("RTBLGEN_RANDOM_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let lines = pass_lines();
    let (mut found, mut valid) = (Vec::new(), 0);
    for seed in seed..seed + count {
        let program = program(&mut Random(seed));
        let (sender, begun) = channel();
        let (own, text) = (lines.clone(), program.clone());
        let thread = std::thread::spawn(move || run_all(&own, &text, &sender));
        let mut last = 0;
        let ended = loop {
            match begun.recv_timeout(Duration::from_secs(10)) {
                Ok(Some(number)) => last = number,
                Ok(None) => break "succeeded",
                Err(RecvTimeoutError::Timeout) => break "does not end",
                Err(RecvTimeoutError::Disconnected) => break "panics",
            }
        };
        match ended {
            "succeeded" => valid += usize::from(thread.join().is_ok_and(|succeeded| succeeded > 0)),
            _ => found.push(format!("seed {seed}: {} {ended}\n{program}", lines[last])),
        }
    }
    println!("{count} graph regions, {valid} valid, {} lines", lines.len());
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert!(2 * valid as u64 > count, "{valid} of {count} programs are valid");
}
