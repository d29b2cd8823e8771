//! The pane of the program: parse, apply patterns, run passes, print.

use rtblgen_pdl::{AddPdl, PdlFunctions};
use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::opt::{OptRegistry, PassManager, render_diagnostic};
use rtblgen_runtime::{Context, Diagnostics, GreedyConfig, Ir, RewritePatternSet, apply_patterns_greedily};
use similar::TextDiff;

use crate::sources::{Error, Loaded, Panes};

/// The name of the program in messages.
const FILE: &str = "program.mlir";

/// The program after patterns and passes.
#[derive(Default)]
pub(crate) struct Ran {
    pub(crate) after: String,
    pub(crate) diff: String,
}

/// Runs the program.
pub(crate) fn run(
    text: &str,
    pipeline: &str,
    loaded: &Loaded,
    panes: &Panes<'_>,
    errors: &mut Vec<Error>,
) -> Ran {
    if text.trim().is_empty() {
        return Ran::default();
    }
    let dialects = loaded.dialects.clone();
    let mut registry = OptRegistry::default();
    // A dialect of the page comes before the one of the same name that is compiled in.
    registry.extension(move |context| {
        if let Some(dialects) = &dialects {
            dialects.register(context);
        }
    });
    rtblgen_dialects::register_all(&mut registry);
    let context = registry.context();
    let rendered = |found: &Diagnostics<'_>| -> String {
        found.iter().map(|one| render_diagnostic(one, FILE, text)).collect()
    };
    let mut ir = match context.parse_module(FILE, text) {
        Ok(ir) => ir,
        Err(found) => {
            errors.push(("program", rendered(&found)));
            return Ran::default();
        }
    };
    let before = ir.print(&PrintOptions::default());
    if let Err(error) = apply(&context, &mut ir, loaded, panes) {
        errors.push(("patterns", error));
    }
    if let Err(error) = run_passes(&mut ir, pipeline, &registry, &rendered) {
        errors.push(("pipeline", error));
    }
    let after = ir.print(&PrintOptions::default());
    let diff = TextDiff::from_lines(&before, &after).unified_diff().header("before", "after").to_string();
    Ran { after, diff }
}

/// Applies the patterns of the pane.
fn apply<'c>(
    context: &'c Context,
    ir: &mut Ir<'c>,
    loaded: &Loaded,
    panes: &Panes<'_>,
) -> Result<(), String> {
    let mut patterns = RewritePatternSet::new(context);
    if let Some(rules) = &loaded.patterns {
        rules.add_to(&mut patterns)?;
    } else if panes.is_pdll && !loaded.pdl.is_empty() {
        let main =
            rtblgen_pdl::MainFile { name: panes.pattern_file().to_owned(), text: panes.patterns.to_owned() };
        let options = rtblgen_pdl::Options { has_documentation: false, ..Default::default() };
        let own = rtblgen_pdl::load(context, main, &options, &panes.files())
            .map_err(|failure| failure.to_string())?;
        patterns.add_pdl(own, &PdlFunctions::default()).map_err(|error| error.to_string())?;
    } else {
        return Ok(());
    }
    apply_patterns_greedily(ir, &patterns.freeze(), GreedyConfig::default())
        .map(|_| ())
        .map_err(|error| error.to_string())
}

fn run_passes<'c>(
    ir: &mut Ir<'c>,
    pipeline: &str,
    registry: &OptRegistry,
    rendered: &dyn Fn(&Diagnostics<'_>) -> String,
) -> Result<(), String> {
    let pipeline = pipeline.trim();
    if pipeline.is_empty() {
        return Ok(());
    }
    let root = ir.root().name(ir).as_str();
    let text = match pipeline.starts_with(root) {
        true => pipeline.to_owned(),
        false => format!("{root}({pipeline})"),
    };
    let mut manager = PassManager::parse(&text, registry.passes()).map_err(|error| error.message)?;
    // A browser has one thread.
    manager.threads(1).nest_implicitly(true);
    manager.run(ir).map_err(|found| rendered(&found))
}
