//! Casts of casts, and operations between casts, up to 8 bits.

use super::check::{Check, Program, ty};
use super::ops::{PREDICATES, binary};

const WIDTHS: &[u32] = &[1, 2, 3, 4, 8];

/// The casts from a width to another one.
fn casts(from: u32, to: u32) -> Vec<(&'static str, &'static str)> {
    match from.cmp(&to) {
        std::cmp::Ordering::Less => vec![("extui", ""), ("extsi", "")],
        std::cmp::Ordering::Equal => Vec::new(),
        std::cmp::Ordering::Greater => ["", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>"]
            .map(|flags| ("trunci", flags))
            .to_vec(),
    }
}

fn cast(result: &str, (name, flags): (&str, &str), operand: &str, from: u32, to: u32) -> String {
    format!("{result} = arith.{name} {operand}{flags} : {} to {} ", ty(from), ty(to))
}

/// All pairs of casts.
fn pairs() -> Vec<Program> {
    let mut all = Vec::new();
    for from in WIDTHS {
        for between in WIDTHS {
            for to in WIDTHS {
                for first in casts(*from, *between) {
                    for second in casts(*between, *to) {
                        let body = cast("%t", first, "%x", *from, *between)
                            + &cast("%r", second, "%t", *between, *to);
                        all.push(Program::new(&[*from], &ty(*to), body));
                    }
                }
            }
        }
    }
    all
}

/// Operations of two extended numbers, cut again or compared.
fn between() -> Vec<Program> {
    let (narrow, wide) = (2, 4);
    let mut all = Vec::new();
    let extensions = casts(narrow, wide);
    for first in &extensions {
        for second in &extensions {
            let before = cast("%a", *first, "%x", narrow, wide) + &cast("%b", *second, "%y", narrow, wide);
            for op in binary() {
                let middle = before.clone() + &op.apply("%t", "%a", "%b", &ty(wide));
                for last in casts(wide, narrow) {
                    let body = middle.clone() + &cast("%r", last, "%t", wide, narrow);
                    all.push(Program::new(&[narrow; 2], &ty(narrow), body));
                }
            }
            for predicate in PREDICATES {
                let body = format!("{before}%r = arith.cmpi {predicate}, %a, %b : {} ", ty(wide));
                all.push(Program::new(&[narrow; 2], "i1", body));
            }
        }
    }
    all
}

#[test]
fn canonicalize() {
    Check::new("canonicalize").expect_right(&pairs());
    Check::new("canonicalize").expect_right(&between());
}

#[test]
fn ranges() {
    Check::new("int-range-optimizations").expect_right(&between());
    Check::new("arith-unsigned-when-equivalent").expect_right(&between());
}

#[test]
fn lowering() {
    Check::new("convert-arith-to-llvm").expect_right(&pairs());
}
