//! The `index` dialect, with the numbers at the borders of 8, 32 and 64 bits.

use super::check::{Check, Program, without_signed_remainders};
use super::ops::PREDICATES;

const OPS: &[&str] = &[
    "add",
    "sub",
    "mul",
    "divs",
    "divu",
    "ceildivs",
    "ceildivu",
    "floordivs",
    "rems",
    "remu",
    "maxs",
    "maxu",
    "mins",
    "minu",
    "shl",
    "shrs",
    "shru",
    "and",
    "or",
    "xor",
];
/// Constants of operations.
const NUMBERS: &[i64] = &[0, 1, 2, -1, -3, 31, 32, 63, 64, 0x7fff_ffff, i64::MAX, i64::MIN];

/// Each operation with arguments and with constants.
fn single() -> Vec<Program> {
    let mut all = Vec::new();
    let mut push = |statement: &dyn Fn(&str, &str) -> String, result: &str| {
        all.push(Program::new(&[0, 0], result, statement("%x", "%y")));
        all.push(Program::new(&[0], result, statement("%x", "%x")));
        for number in NUMBERS {
            let before = format!("%c = index.constant {number} ");
            all.push(Program::new(&[0], result, before.clone() + &statement("%x", "%c")));
            all.push(Program::new(&[0], result, before + &statement("%c", "%x")));
        }
        for (first, second) in NUMBERS.iter().flat_map(|own| NUMBERS.iter().map(move |other| (own, other))) {
            let before = format!("%c = index.constant {first} %d = index.constant {second} ");
            all.push(Program::new(&[], result, before + &statement("%c", "%d")));
        }
    };
    for op in OPS {
        push(&|lhs, rhs| format!("%r = index.{op} {lhs}, {rhs} "), "index");
    }
    for predicate in PREDICATES {
        push(&|lhs, rhs| format!("%r = index.cmp {predicate}({lhs}, {rhs}) "), "i1");
    }
    all
}

/// Casts there and back.
fn casts() -> Vec<Program> {
    let mut all = Vec::new();
    for ty in ["i8", "i32", "i64"] {
        for first in ["index.casts", "index.castu", "arith.index_cast", "arith.index_castui"] {
            for second in ["index.casts", "index.castu", "arith.index_cast", "arith.index_castui"] {
                let body = format!("%t = {first} %x : index to {ty} %r = {second} %t : {ty} to index ");
                all.push(Program::new(&[0], "index", body));
            }
        }
    }
    all
}

#[test]
fn canonicalize() {
    Check::new("canonicalize").expect_right(&single());
    Check::new("canonicalize").expect_right(&casts());
}

#[test]
fn ranges() {
    Check::new("int-range-optimizations").expect_right(&single());
}

#[test]
fn lowering() {
    let pipeline = "convert-index-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts";
    Check::new(pipeline).expect_right(&without_signed_remainders(single()));
}
