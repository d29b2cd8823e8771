//! The road from a source to what is asked for.

use rtblgen_runtime::pass::PassManager;
use rtblgen_runtime::transforms::{Canonicalizer, Cse, Inliner};
use rtblgen_runtime::{Context, Ir, TypedOp};

use crate::dialect::{FuncOp, ShapeInferencePass, ToyDialect};
use crate::generate::generate;
use crate::language::{self, dump, parse};
use crate::{Arguments, Emit, Language};

/// The text that the arguments ask for.
///
/// # Errors
///
/// The diagnostics, as text.
pub fn compile(arguments: &Arguments, source: &str) -> Result<String, String> {
    let file = arguments.file.display().to_string();
    if arguments.emit == Emit::Ast {
        let module = parse(source).map_err(|mistake| describe(&file, mistake))?;
        return Ok(dump(&module, &file));
    }
    let context = Context::new();
    context.register::<ToyDialect>();
    let mut ir = load(&context, arguments, &file, source)?;
    if arguments.opt {
        optimize(&mut ir)?;
    }
    Ok(ir.to_string())
}

fn describe(file: &str, mistake: language::Mistake) -> String {
    let language::Mistake { place, message } = mistake;
    format!("{file}:{}:{}: error: {message}", place.line, place.column)
}

fn load<'c>(context: &'c Context, arguments: &Arguments, file: &str, source: &str) -> Result<Ir<'c>, String> {
    if arguments.language == Language::Mlir || file.ends_with(".mlir") {
        return context.parse_module(file, source).map_err(|diagnostics| diagnostics.to_string());
    }
    let module = parse(source).map_err(|mistake| describe(file, mistake))?;
    generate(context, &module, file).map_err(|diagnostics| diagnostics.to_string())
}

/// Inlines all calls into `main`, then knows all shapes, and simplifies.
fn optimize(ir: &mut Ir<'_>) -> Result<(), String> {
    let mut passes = PassManager::new("builtin.module");
    passes.add(Inliner);
    let functions = passes.nest(FuncOp::DEFINITION.name);
    functions.add(ShapeInferencePass).add(Canonicalizer).add(Cse);
    passes.run(ir).map_err(|diagnostics| diagnostics.to_string())
}
