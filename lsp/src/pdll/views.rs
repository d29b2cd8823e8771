//! Output of commands: PDL, the typed tree, generated Rust.

use rtblgen_backends::{Generator, MainFile, Request, generate};
use rtblgen_pdll::{pdl, print_ast};
use tblgen_parser::loader::name_of;
use tblgen_parser::{Diagnostic, ErrorFormat, SourceMap, render};

use super::Analysis;
use crate::config::Config;
use crate::documents::Documents;

fn text_of(diagnostics: &[Diagnostic], sources: &SourceMap) -> String {
    diagnostics.iter().map(|diagnostic| render(diagnostic, sources, ErrorFormat::Human, false)).collect()
}

/// The typed trees of all inputs.
///
/// # Errors
///
/// An input has errors, or its tree is too large.
pub fn ast(analysis: &Analysis) -> Result<String, String> {
    each(analysis, |module| print_ast(module).map_err(|_| "the tree is too large to print".to_owned()))
}

/// The PDL of all inputs.
///
/// # Errors
///
/// An input has errors.
pub fn pdl(analysis: &Analysis) -> Result<String, String> {
    each(analysis, |module| {
        let lowered = pdl::lower(module).map_err(|errors| text_of(&errors, &module.sources))?;
        Ok(pdl::print(&lowered, &module.sources))
    })
}

fn each(
    analysis: &Analysis,
    print: impl Fn(&rtblgen_pdll::tree::Module) -> Result<String, String>,
) -> Result<String, String> {
    let mut texts = Vec::new();
    for chunk in &analysis.chunks {
        match chunk.accepted() {
            Some(module) => texts.push(print(module)?),
            None => return Err("the file has errors".to_owned()),
        }
    }
    Ok(texts.join("// -----\n"))
}

/// The Rust of the patterns.
///
/// # Errors
///
/// The file has errors.
pub fn rust(analysis: &Analysis, documents: &Documents, config: &Config) -> Result<String, String> {
    let document = &analysis.document;
    let request = Request {
        main: MainFile::Text { name: name_of(&document.path), text: document.text.as_str().to_owned() },
        include_dirs: config.include_dirs(&document.path),
        upstream_includes: config.upstream_includes.clone(),
        ..Request::default()
    };
    let output =
        generate(Generator::PdllRewriters, request, documents).map_err(|failure| failure.to_string())?;
    Ok(output.text)
}
