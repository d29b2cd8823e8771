//! Makes programs: blocks in any order and with any branches, loops and conditions with regions, memory, calls and recursion,
//! graph regions, extreme constants. Each block takes from a counter in memory and ends the program when nothing is left, and
//! recursion has a depth, so all programs end.

mod body;
mod branches;
mod functions;
mod graph;
mod memory;
mod numbers;
mod shapes;
mod structured;
mod vectors;

use oracle::random::Random;

use body::{Body, TYPES, Value};
use branches::Arguments;

/// The blocks that a run enters at most.
const FUEL: usize = 40;
/// The functions that `@main` calls; `functions` makes them.
const CALLEES: &[&str] = &["leaf", "pair", "down", "up", "touch"];

/// The arguments of each program.
pub(super) const INPUTS: &[(i32, i32)] = &[(0, 0), (1, -1), (i32::MIN, 7), (5, i32::MAX), (-100, 3)];

/// A module with `@main(i32, i32) -> i32`.
pub(super) fn program(seed: u64, number: usize) -> String {
    module(&mut Random::new(seed, number), false)
}

/// The same with only those operations that this crate's lowerings bring to LLVM.
pub(super) fn lowered_program(seed: u64, number: usize) -> String {
    module(&mut Random::new(seed, number), true)
}

fn module(random: &mut Random, is_lowered: bool) -> String {
    let mut text = functions::functions(random, is_lowered);
    if !is_lowered {
        text.push_str(&graph::graphs(random));
    }
    let blocks: Vec<Arguments> = (0..1 + random.below(6))
        .map(|_| (0..random.below(3)).map(|_| *random.pick(TYPES)).collect())
        .collect();
    let mut body = Body::new(random, CALLEES, is_lowered);
    body.text.push_str("func.func @main(%a: i32, %b: i32) -> i32 {\n");
    entry(&mut body);
    let mut values = vec![Value::new("%a", "i32"), Value::new("%b", "i32")];
    body.grow(&mut values, 0);
    body.branch(&values, &blocks);
    for number in 0..blocks.len() {
        block(&mut body, number, &values, &blocks);
    }
    if !is_lowered && body.random.one_in(3) {
        unreachable_block(&mut body, &values, &blocks);
    }
    body.text.push_str("  ^exit(%result: i32):\n    return %result : i32\n}\n");
    text + &body.text
}

/// The memory of the function: a counter of blocks, a cell, and an array.
fn entry(body: &mut Body<'_>) {
    for (name, ty) in [("fuel", "memref<i32>"), ("cell", "memref<i32>"), ("array", "memref<8xi32>")] {
        body.line(&format!("%{name} = memref.alloca() : {ty}"));
    }
    body.line(&format!("%full = arith.constant {FUEL} : i32"));
    body.line("%zero = arith.constant 0 : i32");
    body.line("%one = arith.constant 1 : i32");
    body.line("memref.store %full, %fuel[] : memref<i32>");
    body.line("memref.store %zero, %cell[] : memref<i32>");
    for number in 0..8 {
        body.line(&format!("%place{number} = arith.constant {number} : index"));
        body.line(&format!("memref.store %a, %array[%place{number}] : memref<8xi32>"));
    }
    body.memory = Some(["%cell".to_owned(), "%array".to_owned()]);
}

/// A block that ends the program if it is entered too often.
fn block(body: &mut Body<'_>, number: usize, values: &[Value], blocks: &[Arguments]) {
    let own: Vec<Value> = blocks[number].iter().map(|ty| Value::new(body.name(), ty)).collect();
    let header: Vec<String> = own.iter().map(|value| format!("{}: {}", value.name, value.ty)).collect();
    let header = if header.is_empty() { String::new() } else { format!("({})", header.join(", ")) };
    body.line(&format!("^bb{number}{header}:"));
    let left = body.add("i32", "memref.load %fuel[] : memref<i32>");
    let less = body.add("i32", &format!("arith.subi {}, %one : i32", left.name));
    body.line(&format!("memref.store {}, %fuel[] : memref<i32>", less.name));
    let done = body.add("i1", &format!("arith.cmpi sle, {}, %zero : i32", less.name));
    let mut values = [values, &own].concat();
    let last = body.operand(&values, "i32");
    body.line(&format!("cf.cond_br {}, ^exit({} : i32), ^in{number}", done.name, last.name));
    body.line(&format!("^in{number}:"));
    body.grow(&mut values, 0);
    match body.random.one_in(6) {
        true => {
            let result = body.operand(&values, "i32");
            body.line(&format!("cf.br ^exit({} : i32)", result.name));
        }
        false => body.branch(&values, blocks),
    }
}

/// A block that nothing but itself leads to. Its operations use each other in circles.
fn unreachable_block(body: &mut Body<'_>, values: &[Value], blocks: &[Arguments]) {
    body.line("^dead(%loop: i32):");
    let circle = graph::circle(body.random, "d", &["%loop", "%a"]);
    body.text.push_str(&circle);
    match body.random.below(3) {
        0 => body.line("cf.br ^dead(%d0 : i32)"),
        1 => {
            let condition = body.condition(values);
            body.line(&format!("cf.cond_br {}, ^dead(%d0 : i32), ^exit(%loop : i32)", condition.name));
        }
        _ => body.branch(values, blocks),
    }
}
