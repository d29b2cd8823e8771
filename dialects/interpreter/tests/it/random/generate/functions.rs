//! The functions that `@main` calls: one of a block, one of two results, one that writes to memory, and two that call each other
//! and themselves.

use oracle::random::Random;

use super::body::{Body, Value};

/// The text of all functions.
pub(super) fn functions(random: &mut Random, is_lowered: bool) -> String {
    let mut functions = String::new();
    leaf(&mut Body::new(random, &[], is_lowered), &mut functions);
    pair(&mut Body::new(random, &["leaf"], is_lowered), &mut functions);
    touch(&mut Body::new(random, &["leaf"], is_lowered), &mut functions);
    for name in ["down", "up"] {
        descent(&mut Body::new(random, &["leaf", "pair"], is_lowered), name, &mut functions);
    }
    functions
}

fn leaf(body: &mut Body<'_>, functions: &mut String) {
    body.text.push_str("func.func private @leaf(%a: i32, %b: i32) -> i32 {\n");
    let values = [Value::new("%a", "i32"), Value::new("%b", "i32")];
    let value = body.integer(&values);
    let result = body.cast(&value, "i32");
    body.line(&format!("return {} : i32\n}}", result.name));
    functions.push_str(&body.text);
}

fn pair(body: &mut Body<'_>, functions: &mut String) {
    body.text.push_str("func.func private @pair(%a: i32, %b: i64) -> (i32, i64) {\n");
    let mut values = vec![Value::new("%a", "i32"), Value::new("%b", "i64")];
    body.grow(&mut values, 1);
    let (first, second) = (body.operand(&values, "i32"), body.operand(&values, "i64"));
    body.line(&format!("return {}, {} : i32, i64\n}}", first.name, second.name));
    functions.push_str(&body.text);
}

fn touch(body: &mut Body<'_>, functions: &mut String) {
    body.text.push_str("func.func private @touch(%array: memref<8xi32>, %i: index, %b: i32) -> i32 {\n");
    body.line("%cell = memref.alloca() : memref<i32>");
    body.line("memref.store %b, %cell[] : memref<i32>");
    body.line("%old = memref.load %array[%i] : memref<8xi32>");
    body.line("memref.store %b, %array[%i] : memref<8xi32>");
    body.memory = Some(["%cell".to_owned(), "%array".to_owned()]);
    let values = [Value::new("%b", "i32"), Value::new("%old", "i32"), Value::new("%i", "index")];
    let result = body.statements(&values, 1, "i32");
    body.line(&format!("return {} : i32\n}}", result.name));
    functions.push_str(&body.text);
}

/// A function that calls itself or the other one until the first argument is 0.
fn descent(body: &mut Body<'_>, name: &str, functions: &mut String) {
    body.text.push_str(&format!("func.func private @{name}(%n: i32, %x: i32) -> i32 {{\n"));
    body.line("%zero = arith.constant 0 : i32");
    body.line("%one = arith.constant 1 : i32");
    body.line("%done = arith.cmpi sle, %n, %zero : i32");
    body.line("cf.cond_br %done, ^end(%x : i32), ^more");
    body.line("^more:");
    body.line("%m = arith.subi %n, %one : i32");
    let mut values = vec![Value::new("%n", "i32"), Value::new("%x", "i32")];
    for _ in 0..1 + body.random.below(2) {
        body.grow(&mut values, 1);
        let (callee, argument, result) =
            (*body.random.pick(&["down", "up"]), body.operand(&values, "i32"), body.name());
        let less = if body.random.one_in(8) { "%zero" } else { "%m" };
        body.line(&format!("{result} = call @{callee}({less}, {}) : (i32, i32) -> i32", argument.name));
        values.push(Value::new(result, "i32"));
    }
    let result = body.statements(&values, 1, "i32");
    body.line(&format!("cf.br ^end({} : i32)", result.name));
    body.line("^end(%r: i32):");
    body.line("return %r : i32\n}");
    functions.push_str(&body.text);
}
