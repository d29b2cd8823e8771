//! `--snapshot-op-locations`: locations in a print of the IR.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use rustc_hash::FxHashMap;

use crate::pass::{OptionKind, Pass, PassError, PassOption, PassOptions, PassState};
use rtblgen_ir::Diagnostic;
use rtblgen_ir::asm::{PrintOptions, PrintedPlace};
use rtblgen_ir::ir::{Ir, Op};

/// Prints the IR to a file, and gives each operation its place there as location.
#[derive(Clone, Copy, Debug, Default)]
pub struct LocationSnapshot;

const FILE: PassOption =
    PassOption::new("filename", "The filename to print the generated IR", OptionKind::Text(""));
const TAG: PassOption = PassOption::new(
    "tag",
    "A tag to use when fusing the new locations with the original. If unset, the locations are replaced.",
    OptionKind::Text(""),
);
const DEBUG_INFO: PassOption =
    PassOption::new("print-debuginfo", "Print debug info in MLIR output", OptionKind::Flag(false));
const GENERIC: PassOption =
    PassOption::new("print-op-generic", "Print the generic op form", OptionKind::Flag(false));
const LOCAL_SCOPE: PassOption = PassOption::new(
    "print-local-scope",
    "Print with local scope and inline information (eliding aliases for attributes, types, and locations",
    OptionKind::Flag(false),
);
const PRETTY: PassOption =
    PassOption::new("pretty-debuginfo", "Print pretty debug info in MLIR output", OptionKind::Flag(false));

impl Pass for LocationSnapshot {
    fn argument(&self) -> &'static str {
        "snapshot-op-locations"
    }

    fn name(&self) -> &'static str {
        "LocationSnapshot"
    }

    fn description(&self) -> &'static str {
        "Generate new locations from the current IR"
    }

    fn options(&self) -> &'static [PassOption] {
        &[FILE, TAG, DEBUG_INFO, GENERIC, LOCAL_SCOPE, PRETTY]
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let print = print_options(state.options(), ir.context().diagnostic_print_options());
        let text = |option: &PassOption| state.options().get(option.name).filter(|text| !text.is_empty());
        let path = text(&FILE).map_or_else(new_temporary_path, PathBuf::from);
        generate_locations(ir, op, &print, &path, text(&TAG)).map_err(|error| {
            let message = format!("cannot open output file '{}': {error}", path.display());
            PassError::Diagnostics(Diagnostic::error(op.location(ir), message).into())
        })
    }
}

/// The print options of the tool, with the flags of the pass.
fn print_options(options: &PassOptions, of_tool: PrintOptions) -> PrintOptions {
    let flag = |option: &PassOption| options.flag(option.name);
    PrintOptions {
        debug_info: flag(&DEBUG_INFO),
        pretty_debug_info: flag(&PRETTY),
        generic: flag(&GENERIC) || of_tool.generic,
        local_scope: flag(&LOCAL_SCOPE) || of_tool.local_scope,
        ..of_tool
    }
}

/// A path that no other snapshot of this process has.
fn new_temporary_path() -> PathBuf {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    std::env::temp_dir().join(format!("mlir_snapshot-{}-{number}.tmp.mlir", std::process::id()))
}

/// Prints an operation to a file, and makes the positions there the locations of the printed operations. With
/// a tag, the old locations stay, fused with the new ones, which have the tag as name.
///
/// MLIR's `generateLocationsFromIR`, which does not count the lines of aliases before the operation.
///
/// # Errors
///
/// The file cannot be written.
pub fn generate_locations(
    ir: &mut Ir<'_>,
    op: Op,
    print: &PrintOptions,
    path: &Path,
    tag: Option<&str>,
) -> std::io::Result<()> {
    let (text, places) = ir.print_op_with_places(op, print);
    std::fs::write(path, text)?;
    let context = ir.context();
    let file = path.to_string_lossy();
    // The last place counts if an operation is printed twice.
    let places: FxHashMap<Op, PrintedPlace> = places.into_iter().map(|place| (place.op, place)).collect();
    for (op, place) in places {
        let new = context.file_line_col_loc(&file, place.line, place.indent);
        let new = match tag {
            Some(tag) => context.fuse_locs(&[op.location(ir), context.name_loc(tag, Some(new))], None),
            None => new,
        };
        ir.set_location(op, new);
    }
    Ok(())
}
