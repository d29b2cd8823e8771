//! Each operation alone, with constants in all places.

use super::check::{Check, Program, ty, without_signed_remainders};
use super::ops::{EXTENDED, PREDICATES, UNARY, binary, constant, numbers};

/// The operands of an operation: their statements, their names, and the widths of the arguments.
struct Operands {
    before: String,
    lhs: &'static str,
    rhs: &'static str,
    inputs: Vec<u32>,
}

/// All shapes of two operands of a width.
fn operands(width: u32, with_two_constants: bool) -> Vec<Operands> {
    let ty = ty(width);
    let form = |before: String, lhs, rhs, count| Operands { before, lhs, rhs, inputs: vec![width; count] };
    let mut all = vec![form(String::new(), "%x", "%y", 2), form(String::new(), "%x", "%x", 1)];
    for number in numbers(width) {
        let statement = constant("%c", number, &ty);
        all.push(form(statement.clone(), "%x", "%c", 1));
        all.push(form(statement.clone(), "%c", "%x", 1));
        if with_two_constants {
            all.extend(
                numbers(width)
                    .map(|other| form(format!("{statement}{}", constant("%d", other, &ty)), "%c", "%d", 0)),
            );
        }
    }
    all
}

/// All functions of one operation of a width.
pub(super) fn programs(width: u32, with_two_constants: bool) -> Vec<Program> {
    let ty = ty(width);
    let mut all = Vec::new();
    for operands in operands(width, with_two_constants) {
        let Operands { before, lhs, rhs, inputs } = &operands;
        for op in binary() {
            all.push(Program::new(inputs, &ty, format!("{before}{}", op.apply("%r", lhs, rhs, &ty))));
        }
        for predicate in PREDICATES {
            let body = format!("{before}%r = arith.cmpi {predicate}, {lhs}, {rhs} : {ty} ");
            all.push(Program::new(inputs, "i1", body));
        }
        for op in EXTENDED {
            let (second, types) = match *op {
                "addui_extended" => ("i1".to_owned(), format!("{ty}, i1")),
                _ => (ty.clone(), ty.clone()),
            };
            let body = format!("{before}%r, %s = arith.{op} {lhs}, {rhs} : {types} ");
            all.push(Program { inputs: inputs.clone(), results: vec![ty.clone(), second], body });
        }
        all.push(Program::new(inputs, &ty, format!("{before}%r = math.ipowi {lhs}, {rhs} : {ty} ")));
    }
    for op in UNARY {
        all.push(Program::new(&[width], &ty, format!("%r = math.{op} %x : {ty} ")));
        let constants = numbers(width).map(|number| constant("%c", number, &ty));
        all.extend(constants.map(|own| Program::new(&[], &ty, format!("{own}%r = math.{op} %c : {ty} "))));
    }
    all
}

fn of_widths(most: u32, with_two_constants: bool) -> Vec<Program> {
    let most = if oracle::is_whole() { 4 } else { most };
    (1..=most).flat_map(|width| programs(width, with_two_constants)).collect()
}

#[test]
fn canonicalize() {
    Check::new("canonicalize").expect_right(&of_widths(3, true));
}

#[test]
fn expand() {
    Check::new("arith-expand").expect_right(&of_widths(3, false));
}

#[test]
fn ranges() {
    Check::new("int-range-optimizations").expect_right(&of_widths(2, true));
    Check::new("arith-unsigned-when-equivalent").expect_right(&of_widths(2, false));
}

#[test]
fn lowering() {
    // Two results become a struct.
    let programs: Vec<Program> =
        of_widths(2, false).into_iter().filter(|own| own.results.len() == 1).collect();
    Check::new("convert-to-llvm").expect_right(&without_signed_remainders(programs));
}
