//! Programs of fourteen shapes and any size.

use std::fmt::Write;

/// A kind of program.
pub struct Shape {
    /// The name.
    pub name: &'static str,
    /// The sizes between which it is measured.
    pub least: usize,
    /// See `least`.
    pub most: usize,
    /// The program of a size.
    pub program: fn(usize) -> String,
}

/// The shapes.
pub const SHAPES: &[Shape] = &[
    Shape { name: "many-blocks", least: 64, most: 40_000, program: many_blocks },
    Shape { name: "alike-blocks", least: 64, most: 20_000, program: alike_blocks },
    Shape { name: "deep-nests", least: 30, most: 240, program: deep_nests },
    Shape { name: "long-chains", least: 64, most: 40_000, program: long_chains },
    Shape { name: "many-arguments", least: 64, most: 20_000, program: many_arguments },
    Shape { name: "many-symbols", least: 64, most: 20_000, program: many_symbols },
    Shape { name: "wide-switches", least: 64, most: 20_000, program: wide_switches },
    Shape { name: "many-uses", least: 64, most: 40_000, program: many_uses },
    Shape { name: "many-results", least: 64, most: 20_000, program: many_results },
    Shape { name: "affine-chains", least: 64, most: 10_000, program: affine_chains },
    Shape { name: "many-allocations", least: 64, most: 20_000, program: many_allocations },
    Shape { name: "alike-ifs", least: 64, most: 20_000, program: alike_ifs },
    Shape { name: "rotated-loops", least: 64, most: 20_000, program: rotated_loops },
    Shape { name: "many-regions", least: 64, most: 20_000, program: many_regions },
];

fn text(build: impl FnOnce(&mut String) -> std::fmt::Result) -> String {
    let mut text = String::new();
    build(&mut text).expect("a string takes all");
    text
}

fn joined(count: usize, item: impl Fn(usize) -> String) -> String {
    (0..count).map(item).collect::<Vec<_>>().join(", ")
}

fn many_blocks(n: usize) -> String {
    text(|out| {
        writeln!(out, "func.func @f(%a: i32, %c: i1) -> i32 {{\n  cf.br ^b0(%a : i32)")?;
        for i in 0..n {
            let next = i + 1;
            writeln!(out, "^b{i}(%x{i}: i32):\n  %k{i} = arith.constant {i} : i32")?;
            writeln!(out, "  %y{i} = arith.addi %x{i}, %k{i} : i32")?;
            writeln!(out, "  cf.cond_br %c, ^b{next}(%y{i} : i32), ^b{next}(%x{i} : i32)")?;
        }
        writeln!(out, "^b{n}(%r: i32):\n  return %r : i32\n}}")
    })
}

fn alike_blocks(n: usize) -> String {
    text(|out| {
        writeln!(
            out,
            "func.func @f(%a: i32, %m: memref<i32>) {{\n  cf.switch %a : i32, [\n    default: ^end"
        )?;
        for i in 0..n {
            writeln!(out, "    ,{i}: ^b{i}")?;
        }
        writeln!(out, "  ]")?;
        for i in 0..n {
            let stored = i % 7;
            writeln!(out, "^b{i}:\n  %k{i} = arith.constant {stored} : i32")?;
            writeln!(out, "  memref.store %k{i}, %m[] : memref<i32>\n  cf.br ^end")?;
        }
        writeln!(out, "^end:\n  return\n}}")
    })
}

fn deep_nests(n: usize) -> String {
    text(|out| {
        for f in 0..8 {
            writeln!(out, "func.func @f{f}(%c: i1, %m: memref<i32>, %v: i32, %n: index) {{")?;
            writeln!(out, "  %z = arith.constant 0 : index\n  %o = arith.constant 1 : index")?;
            // Functions and the module are levels too.
            for i in 0..n {
                match i % 2 {
                    0 => writeln!(out, "scf.if %c {{")?,
                    _ => writeln!(out, "scf.for %i{i} = %z to %n step %o {{")?,
                }
            }
            writeln!(out, "memref.store %v, %m[] : memref<i32>")?;
            writeln!(out, "{}  return\n}}", "}\n".repeat(n))?;
        }
        Ok(())
    })
}

fn long_chains(n: usize) -> String {
    text(|out| {
        writeln!(out, "func.func @f(%x0: i32, %a: i32) -> i32 {{")?;
        for i in 0..n {
            let op = ["addi", "muli", "xori", "subi", "maxsi", "andi"][i % 6];
            writeln!(out, "  %x{} = arith.{op} %x{i}, %a : i32", i + 1)?;
        }
        writeln!(out, "  return %x{n} : i32\n}}")
    })
}

fn many_arguments(n: usize) -> String {
    let arguments = joined(n, |i| format!("%a{i}: i32"));
    let types = joined(n, |_| "i32".to_owned());
    let values = joined(n, |i| format!("%a{i}"));
    text(|out| {
        writeln!(out, "func.func private @g({arguments}) -> ({types}) {{\n  return {values} : {types}\n}}")?;
        writeln!(out, "func.func @f({arguments}, %n: index, %c: i1) -> ({types}) {{")?;
        writeln!(out, "  %z = arith.constant 0 : index\n  %o = arith.constant 1 : index")?;
        let carried = joined(n, |i| format!("%i{i} = %a{i}"));
        let inner = joined(n, |i| format!("%i{i}"));
        writeln!(out, "  %r:{n} = scf.for %i = %z to %n step %o iter_args({carried}) -> ({types}) {{")?;
        writeln!(out, "    scf.yield {inner} : {types}\n  }}")?;
        let results = joined(n, |i| format!("%r#{i}"));
        writeln!(out, "  %q:{n} = func.call @g({results}) : ({types}) -> ({types})")?;
        let called = joined(n, |i| format!("%q#{i}"));
        writeln!(out, "  cf.cond_br %c, ^b({called} : {types}), ^b({values} : {types})")?;
        let inner = joined(n, |i| format!("%b{i}: i32"));
        let passed = joined(n, |i| format!("%b{i}"));
        writeln!(out, "^b({inner}):\n  return {passed} : {types}\n}}")
    })
}

fn many_symbols(n: usize) -> String {
    text(|out| {
        for i in 0..n {
            let next = i + 1;
            writeln!(out, "func.func private @f{i}(%a: i32) -> i32 {{")?;
            writeln!(out, "  %r = func.call @f{next}(%a) : (i32) -> i32")?;
            writeln!(out, "  %s = arith.addi %r, %a : i32\n  return %s : i32\n}}")?;
        }
        writeln!(out, "func.func private @f{n}(%a: i32) -> i32 {{\n  return %a : i32\n}}")?;
        writeln!(out, "func.func @main(%a: i32) -> i32 {{")?;
        writeln!(out, "  %r = func.call @f0(%a) : (i32) -> i32\n  return %r : i32\n}}")
    })
}

fn wide_switches(n: usize) -> String {
    text(|out| {
        writeln!(
            out,
            "func.func @f(%a: i32, %x: index) -> i32 {{\n  cf.switch %a : i32, [\n    default: ^b0(%a : i32)"
        )?;
        for i in 0..n {
            writeln!(out, "    ,{i}: ^b{}(%a : i32)", i % 16)?;
        }
        writeln!(out, "  ]")?;
        for i in 0..16 {
            writeln!(out, "^b{i}(%v{i}: i32):\n  %k{i} = arith.constant {i} : i32")?;
            writeln!(out, "  %s{i} = arith.addi %v{i}, %k{i} : i32\n  cf.br ^end(%s{i} : i32)")?;
        }
        writeln!(out, "^end(%e: i32):\n  %r = scf.index_switch %x -> i32")?;
        for i in 0..n {
            writeln!(
                out,
                "  case {i} {{\n    %c = arith.constant {} : i32\n    scf.yield %c : i32\n  }}",
                i % 5
            )?;
        }
        writeln!(out, "  default {{\n    scf.yield %e : i32\n  }}\n  return %r : i32\n}}")
    })
}

fn many_uses(n: usize) -> String {
    text(|out| {
        writeln!(out, "func.func @f(%a: i32, %b: i32, %m: memref<i32>) {{\n  %v = arith.muli %a, %b : i32")?;
        for i in 0..n {
            writeln!(out, "  %k{i} = arith.constant {i} : i32\n  %x{i} = arith.addi %v, %k{i} : i32")?;
            writeln!(out, "  memref.store %x{i}, %m[] : memref<i32>")?;
        }
        writeln!(out, "  return\n}}")
    })
}

fn many_results(n: usize) -> String {
    let types = joined(n, |_| "i32".to_owned());
    text(|out| {
        let arguments = joined(8, |i| format!("%a{i}: i32"));
        writeln!(out, "func.func private @g() -> ({types})")?;
        writeln!(out, "func.func @f(%c: i1, {arguments}) -> ({types}) {{")?;
        let first = joined(n, |i| format!("%a{}", i % 8));
        writeln!(out, "  %q:{n} = func.call @g() : () -> ({types})")?;
        let second = joined(n, |i| format!("%q#{i}"));
        writeln!(out, "  %r:{n} = scf.if %c -> ({types}) {{\n    scf.yield {first} : {types}\n  }} else {{")?;
        writeln!(out, "    scf.yield {second} : {types}\n  }}")?;
        let results = joined(n, |i| format!("%r#{i}"));
        writeln!(out, "  return {results} : {types}\n}}")
    })
}

fn many_regions(n: usize) -> String {
    text(|out| {
        writeln!(out, "func.func @f(%c: i1, %m: memref<i32>, %v: i32, %n: index) {{")?;
        writeln!(out, "  %z = arith.constant 0 : index\n  %o = arith.constant 1 : index")?;
        for i in 0..n {
            match i % 3 {
                0 => writeln!(out, "  scf.if %c {{")?,
                1 => writeln!(out, "  scf.for %i{i} = %z to %n step %o {{")?,
                _ => writeln!(out, "  scf.execute_region {{")?,
            }
            writeln!(out, "    %k{i} = arith.constant {i} : i32\n    %s{i} = arith.addi %k{i}, %v : i32")?;
            writeln!(out, "    memref.store %s{i}, %m[] : memref<i32>")?;
            writeln!(out, "{}  }}", if i % 3 == 2 { "    scf.yield\n" } else { "" })?;
        }
        writeln!(out, "  return\n}}")
    })
}

/// The factors of the maps have products of more than 64 bits.
fn affine_chains(n: usize) -> String {
    text(|out| {
        writeln!(out, "func.func @f(%a0: index) -> index {{")?;
        for i in 0..n {
            writeln!(out, "  %a{} = affine.apply affine_map<(d0) -> (d0 * 3 + {i})>(%a{i})", i + 1)?;
        }
        writeln!(out, "  return %a{n} : index\n}}")
    })
}

fn many_allocations(n: usize) -> String {
    text(|out| {
        writeln!(out, "func.func @f(%a0: i32, %v: i32) -> i32 {{")?;
        for i in 0..n {
            writeln!(out, "  %m{i} = memref.alloc() : memref<4xi32>")?;
            writeln!(out, "  affine.store %v, %m{i}[0] : memref<4xi32>")?;
        }
        for i in 0..n {
            writeln!(out, "  %x{i} = affine.load %m{i}[0] : memref<4xi32>")?;
            writeln!(out, "  %a{} = arith.addi %a{i}, %x{i} : i32", i + 1)?;
        }
        writeln!(out, "  return %a{n} : i32\n}}")
    })
}

/// Each `scf.if` has the same condition, and uses the result of the one before.
fn alike_ifs(n: usize) -> String {
    text(|out| {
        writeln!(out, "func.func @f(%c: i1, %x0: i32, %a: i32) -> i32 {{")?;
        for i in 0..n {
            writeln!(out, "  %x{} = scf.if %c -> i32 {{\n    %y = arith.addi %a, %x{i} : i32", i + 1)?;
            writeln!(out, "    scf.yield %y : i32\n  }} else {{\n    scf.yield %x{i} : i32\n  }}")?;
        }
        writeln!(out, "  return %x{n} : i32\n}}")
    })
}

/// A loop passes each value to the next place.
fn rotated_loops(n: usize) -> String {
    let types = joined(n, |_| "i32".to_owned());
    text(|out| {
        let carried = joined(n, |i| format!("%i{i} = %a"));
        writeln!(out, "func.func @f(%c: i1, %a: i32) -> i32 {{")?;
        writeln!(out, "  %r:{n} = scf.while ({carried}) : ({types}) -> ({types}) {{")?;
        let inner = joined(n, |i| format!("%i{i}"));
        writeln!(out, "    scf.condition(%c) {inner} : {types}\n  }} do {{")?;
        let arguments = joined(n, |i| format!("%b{i}: i32"));
        let rotated = joined(n, |i| format!("%b{}", (i + 1) % n));
        writeln!(out, "  ^body({arguments}):\n    scf.yield {rotated} : {types}\n  }}")?;
        writeln!(out, "  return %r#0 : i32\n}}")
    })
}
