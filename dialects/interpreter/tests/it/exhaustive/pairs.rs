//! An operation of the result of another one.

use super::check::{Check, Program, ty};
use super::ops::{Binary, PREDICATES, binary, constant, numbers};

/// The ways in which the inner operation takes its operands: its constant, and the names.
fn inner_forms(width: u32) -> Vec<(Option<i64>, &'static str, &'static str)> {
    let constants = numbers(width).flat_map(|own| [(Some(own), "%x", "%c"), (Some(own), "%c", "%x")]);
    [(None, "%x", "%y")].into_iter().chain(constants).collect()
}

/// The same for the outer operation; `%t` is the result of the inner one.
fn outer_forms(width: u32) -> Vec<(Option<i64>, &'static str, &'static str)> {
    let plain =
        [(None, "%t", "%x"), (None, "%x", "%t"), (None, "%t", "%y"), (None, "%y", "%t"), (None, "%t", "%t")];
    let constants = numbers(width).flat_map(|own| [(Some(own), "%t", "%d"), (Some(own), "%d", "%t")]);
    plain.into_iter().chain(constants).collect()
}

/// The statements of one pair of operands.
fn operands(name: &str, constant_of: Option<i64>, ty: &str) -> String {
    constant_of.map(|number| constant(name, number, ty)).unwrap_or_default()
}

/// All functions of two operations of a width; the outer one may compare.
fn programs(width: u32) -> Vec<Program> {
    let ty = ty(width);
    let mut all = Vec::new();
    for inner in binary() {
        for (own, lhs, rhs) in inner_forms(width) {
            let before = operands("%c", own, &ty) + &inner.apply("%t", lhs, rhs, &ty);
            for (other, lhs, rhs) in outer_forms(width) {
                let before = before.clone() + &operands("%d", other, &ty);
                let apply = |outer: Binary| format!("{before}{}", outer.apply("%r", lhs, rhs, &ty));
                all.extend(binary().into_iter().map(|outer| Program::new(&[width; 2], &ty, apply(outer))));
                all.extend(PREDICATES.iter().map(|predicate| {
                    let body = format!("{before}%r = arith.cmpi {predicate}, {lhs}, {rhs} : {ty} ");
                    Program::new(&[width; 2], "i1", body)
                }));
            }
        }
    }
    all
}

/// A part of the functions of two bits; all of them, and those of three bits, on demand.
fn some(of: usize) -> Vec<Program> {
    match oracle::is_whole() {
        true => programs(2).into_iter().chain(oracle::part(programs(3), 1).into_iter().step_by(7)).collect(),
        false => programs(2).into_iter().step_by(of).collect(),
    }
}

#[test]
fn canonicalize() {
    Check::new("canonicalize").expect_right(&some(61));
}

#[test]
fn ranges() {
    Check::new("int-range-optimizations").expect_right(&some(151));
    Check::new("arith-unsigned-when-equivalent").expect_right(&some(151));
}

#[test]
fn narrowing() {
    Check::new("arith-int-range-narrowing{int-bitwidths-supported=1}").expect_right(&some(151));
}
