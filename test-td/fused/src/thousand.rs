//! A thousand patterns in PDLL, their dialect, and programs for them.

use std::fmt::Write as _;

use crate::kinds::Random;

/// The number of patterns.
pub const PATTERNS: usize = 1_000;
/// The number of kinds of operations that patterns match, and of those that they make.
const KINDS: usize = 100;
/// The number of values of the attribute `k`.
const KEYS: usize = 10;

/// The dialect, as a `.td` file.
pub fn dialect() -> String {
    let mut text = "include \"mlir/IR/OpBase.td\"\n\n\
         def Pdll_Dialect : Dialect {\n  let name = \"pdll\";\n  let cppNamespace = \"::pdll\";\n}\n\
         def Source : Op<Pdll_Dialect, \"source\"> {\n  let results = (outs I32:$r);\n}\n"
        .to_owned();
    for number in 0..KINDS {
        writeln!(
            text,
            "def N{number} : Op<Pdll_Dialect, \"n{number}\"> {{\n  let arguments = (ins I32:$x, I32:$y, \
             I32Attr:$k);\n  let results = (outs I32:$r);\n}}\n\
             def D{number} : Op<Pdll_Dialect, \"d{number}\"> {{\n  let arguments = (ins I32:$x, I32:$y);\n  \
             let results = (outs I32:$r);\n}}"
        )
        .expect("a string takes everything");
    }
    text
}

/// The patterns: an operation with a certain attribute, whose first operand another one defines.
pub fn patterns() -> String {
    let mut random = Random::new(1);
    let mut text = String::new();
    for number in 0..PATTERNS {
        let (root, inner, key) = (random.below(KINDS), random.below(KINDS), random.below(KEYS));
        writeln!(
            text,
            "Pattern P{number:04} with benefit({}) {{
  let inner = op<pdll.n{inner}>(x: Value, y: Value) -> (t: Type);
  let root = op<pdll.n{root}>(inner.0, z: Value) {{k = attr<\"{key} : i32\">}} -> (t);
  replace root with op<pdll.d{}>(x, z) -> (t);
}}",
            number + 1,
            number % KINDS
        )
        .expect("a string takes everything");
    }
    text
}

/// The text of a program of so many random operations, of which one in a hundred is the root of a match.
pub fn program(size: usize) -> String {
    let mut random = Random::new(2);
    let mut text = "%0 = \"pdll.source\"() : () -> i32\n".to_owned();
    for number in 1..=size {
        let [x, y] = [0; 2].map(|_| number - 1 - random.below(number.min(50)));
        let (kind, key) = (random.below(KINDS), random.below(KEYS));
        writeln!(text, "%{number} = \"pdll.n{kind}\"(%{x}, %{y}) <{{k = {key} : i32}}> : (i32, i32) -> i32")
            .expect("a string takes everything");
    }
    text
}
