//! The tool of the generated dialects: its main file and its runs.

use std::path::Path;
use std::process::Command;

/// The environment variable that selects `arith` with stubs instead of the hand-written `arith`.
const STUBS_OF_ARITH: &str = "STOCK_STUBS_OF_ARITH";

/// The main file of a tool with the runtime's `func`, the hand-written `arith`, and the dialects of these modules.
pub fn main_file(folder: &Path, modules: &[String]) -> String {
    let registered: String = modules
        .iter()
        .filter(|module| *module != "func_dialect" && *module != "arith_dialect")
        .filter_map(|module| {
            let text = std::fs::read_to_string(folder.join(format!("{module}.rs"))).ok()?;
            let line =
                text.lines().find(|line| line.starts_with("pub struct ") && line.ends_with("Dialect;"))?;
            let class = line.trim_start_matches("pub struct ").trim_end_matches(';');
            Some(format!("        registry.dialect::<stock::{module}::{class}>();\n"))
        })
        .collect();
    format!(
        "fn main() -> std::process::ExitCode {{\n    rtblgen_runtime::opt::opt_main(|registry| {{\n        \
         registry.dialect::<rtblgen_runtime::dialects::FuncDialect>();\n        \
         match std::env::var_os({STUBS_OF_ARITH:?}) {{\n            \
         Some(_) => registry.dialect::<stock::arith_dialect::ArithDialect>(),\n            \
         None => registry.dialect::<rtblgen_dialects::arith::ArithDialect>(),\n        \
         }};\n{registered}    }})\n}}\n"
    )
}

/// The command that runs the tool.
pub fn command(tool: &Path, stubs_of_arith: bool) -> Command {
    let mut command = Command::new(tool);
    if stubs_of_arith {
        command.env(STUBS_OF_ARITH, "1");
    }
    command
}
