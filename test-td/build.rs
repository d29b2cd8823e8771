//! Generates the Rust of the dialects in `td/`, as any user's build script does.

use rtblgen_build::{Config, Error, Generator};

fn main() -> Result<(), Error> {
    Config::new()
        .generate(Generator::Dialect, "td/toy/ops.td", "toy")
        .generate(Generator::Rewriters, "td/toy/combine.td", "toy_combine")
        .dialect("td/circuit/circuit.td")
        .dialect("td/corners/corners.td")
        .dialect("td/hand/hand.td")
        .dialect("td/forms/forms.td")
        .dialect("td/interfaces/interfaces.td")
        .dialect("td/lowering/calc.td")
        .dialect("td/lowering/low.td")
        .dialect("td/money/money.td")
        .dialect("td/properties/properties.td")
        .generate(Generator::EnumDefs, "td/passes/passes.td", "passes_enums")
        .generate(Generator::PassDecls, "td/passes/passes.td", "passes")
        .dialect("td/shades/shades.td")
        .compile()?;
    Config::new()
        .extern_path("calc", "crate::lowering::calc")
        .extern_path("low", "crate::lowering::low")
        .generate(Generator::Rewriters, "td/lowering/calc_to_low.td", "calc_to_low")
        .compile()?;
    // Toy once more, without hand-written hooks: MLIR's side of the comparison has the same parts.
    Config::new()
        .define("WITHOUT_HOOKS")
        .define("WITHOUT_NATIVE_CALLS")
        .extern_path("toy", "crate::toy_without_hooks")
        .generate(Generator::Dialect, "td/toy/ops.td", "toy_without_hooks")
        .generate(Generator::Rewriters, "td/toy/combine.td", "toy_combine_without_natives")
        .compile()
}
