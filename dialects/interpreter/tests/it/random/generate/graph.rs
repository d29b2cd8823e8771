//! Parts of programs that do not run: graph regions, whose operations may use each other in circles, and blocks that control
//! never reaches, which may do so too.

use std::fmt::Write;

use oracle::random::Random;

const OPS: &[&str] = &["addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "minui", "divui", "shli"];

/// Operations of `i32` that use each other's results in any order, with names that start with the prefix. Those outside are
/// used as well.
pub(super) fn circle(random: &mut Random, prefix: &str, outside: &[&str]) -> String {
    let count = 1 + random.below(5);
    let mut text = String::new();
    for number in 0..count {
        let mut operand = || match outside.is_empty() || !random.one_in(3) {
            true => format!("%{prefix}{}", random.below(count)),
            false => (*random.pick(outside)).to_owned(),
        };
        let (a, b, c) = (operand(), operand(), operand());
        let _ = match random.below(6) {
            0 => {
                let constant = *random.pick(&["0", "1", "-1", "7", "-2147483648"]);
                writeln!(text, "    %{prefix}{number} = arith.constant {constant} : i32")
            }
            1 => {
                let name = format!("{prefix}c{number}");
                let _ = writeln!(text, "    %{name} = arith.cmpi slt, {b}, {c} : i32");
                writeln!(text, "    %{prefix}{number} = arith.select %{name}, {a}, {b} : i32")
            }
            _ => {
                let op = *random.pick(OPS);
                writeln!(text, "    %{prefix}{number} = arith.{op} {a}, {b} : i32")
            }
        };
    }
    text
}

/// Operations beside the functions of a module: circles, and a module inside with a function of its own.
pub(super) fn graphs(random: &mut Random) -> String {
    let mut text = String::new();
    if random.one_in(2) {
        text.push_str(&circle(random, "g", &[]));
    }
    if random.one_in(3) {
        let inner = circle(random, "h", &[]);
        let _ = write!(
            text,
            "module @inside {{\n{inner}  func.func private @leaf(%a: i32) -> i32 {{\n    return %a : i32\n  }}\n}}\n"
        );
    }
    text
}
