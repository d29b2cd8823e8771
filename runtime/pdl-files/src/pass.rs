//! A pass that applies the patterns of a file.

use std::path::PathBuf;

use crate::{LoadedPatterns, Options};
use rtblgen_runtime::pass::{OptionKind, Pass, PassError, PassOption, PassState};
use rtblgen_runtime::rewrite::pdl::{PdlFunctions, explain};
use rtblgen_runtime::rewrite::{GreedyError, apply_patterns_greedily_to};
use rtblgen_runtime::{GreedyConfig, Ir, Op, RewritePatternSet};

/// `--pdl-patterns=fold.pdll`: reads a file of PDLL, or of the `pdl` or `pdl_interp` dialect if its name ends with `.mlir`,
/// and applies its patterns until nothing changes.
///
/// `--pdl-patterns="fold.pdll explain=text"` prints the decision tree of the patterns of `pdl` or PDLL and
/// warnings about the set. Patterns that call native functions are an error: the pass has none.
#[derive(Clone, Copy, Debug, Default)]
pub struct PdlPatterns;

const OPTIONS: &[PassOption] = &[
    PassOption {
        name: "file",
        description: "The file of PDLL or, as .mlir, of the pdl dialect",
        kind: OptionKind::Unnamed(""),
    },
    PassOption {
        name: "explain",
        description: "Print the decision tree of the patterns, and what is wrong with them",
        kind: OptionKind::Choice("no", &["no", "text", "json", "dot"]),
    },
    PassOption { name: "include", description: "Folders of included files", kind: OptionKind::List },
];

impl Pass for PdlPatterns {
    fn argument(&self) -> &'static str {
        "pdl-patterns"
    }

    fn description(&self) -> &'static str {
        "Apply the patterns of a file of PDLL or PDL"
    }

    fn options(&self) -> &'static [PassOption] {
        OPTIONS
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let options = state.options();
        let file = options.get("file").unwrap_or_default().to_owned();
        if file.is_empty() {
            return Err("name the file of patterns: `--pdl-patterns=FILE`".to_owned().into());
        }
        let include_dirs = options.list("include").iter().map(PathBuf::from).collect();
        let context = ir.context();
        let options_of_files = Options { include_dirs, has_documentation: false };
        let loaded = crate::load_file(context, std::path::Path::new(&file), &options_of_files)?;
        if let (Some(format), LoadedPatterns::Patterns(patterns)) = (options.get("explain"), &loaded) {
            let explanation = explain(context, patterns).map_err(|error| error.to_string())?;
            let text = match format {
                "text" => explanation.text(),
                "json" => explanation.json(),
                "dot" => explanation.dot(),
                _ => String::new(),
            };
            state.print_output(text);
        }
        loaded.warn_of_unregistered(context);
        loaded.warn_of_findings(context);
        let mut patterns = RewritePatternSet::new(context);
        loaded.add_to(&mut patterns, &PdlFunctions::default()).map_err(|error| error.to_string())?;
        if patterns.is_empty() {
            context.warn_once(format!("'pdl-patterns' does nothing: `{file}` has no pattern"));
        }
        match apply_patterns_greedily_to(ir, op, &patterns.freeze(), GreedyConfig::default()) {
            Ok(_) | Err(GreedyError::NotConverged { .. }) => Ok(()),
            Err(error) => Err(error.to_string().into()),
        }
    }
}
