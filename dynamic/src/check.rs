//! `--check-patterns=FILE`, also for files of DRR.

use std::path::Path;

use rtblgen_backends::MainFile;
use rtblgen_ir::Context;
use rtblgen_opt::OptRegistry;
use rtblgen_pdl::{PatternsToCheck, register_check_with};
use tblgen_parser::{Disk, ErrorFormat, render};

use crate::{DialectFlags, Source, load_patterns};

/// Adds `--check-patterns=FILE` to a driver: it runs each pattern of a `.td`, `.pdll` or `.mlir` file on small
/// programs, as [`rtblgen_pdl::register_check`] does. The flags have the include path of `.td` files.
pub fn register_check(registry: &mut OptRegistry, flags: &DialectFlags) {
    let flags = flags.clone();
    register_check_with(registry, move |context, path| {
        path.extension().is_some_and(|extension| extension == "td").then(|| load(context, path, &flags))
    });
}

/// Reads the patterns of a `.td` file. Patterns that need code are left out with the reason.
fn load<'c>(context: &'c Context, path: &Path, flags: &DialectFlags) -> Result<PatternsToCheck<'c>, String> {
    let source = Source {
        main: MainFile::Path(path.to_owned()),
        include_dirs: flags.include_dirs.clone(),
        upstream_includes: flags.upstream_includes.clone(),
    };
    let loaded = load_patterns(&source, &Disk).map_err(|failure| failure.to_string())?;
    let (patterns, functions) = loaded.pdl_patterns(context)?;
    let text = |own| render(own, &loaded.sources, ErrorFormat::Short, false).trim_end().to_owned();
    Ok(PatternsToCheck { patterns, functions, left_out: loaded.left_out.iter().map(text).collect() })
}
