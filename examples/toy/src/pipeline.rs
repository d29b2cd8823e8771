//! The pipeline from a source to the requested output.

use rtblgen_bytes::write_stderr;
use rtblgen_dialects::affine::{AffineLoopFusion, AffineScalarReplacement};
use rtblgen_llvm_ir::to_llvm_ir;
use rtblgen_runtime::dialects::func;
use rtblgen_runtime::pass::PassManager;
use rtblgen_runtime::transforms::{Canonicalizer, Cse, Inliner};
use rtblgen_runtime::{Context, Ir, TypedOp};

use crate::dialect::{FuncOp, ShapeInferencePass, ToyDialect};
use crate::generate::generate;
use crate::interpret;
use crate::language::tree::{Module, Record};
use crate::language::{self, dump, parse};
use crate::lowering::{ENTRY, ToyToAffine, ToyToLlvm, add_entry};
use crate::tools::LlvmTools;
use crate::{Arguments, Emit, Language};

/// Returns the requested text: the emitted form, or the program's output.
///
/// # Errors
///
/// Returns the diagnostics, as text, or the messages of a program of LLVM's.
pub fn compile(arguments: &Arguments, source: &str) -> Result<String, String> {
    let file = arguments.file.display().to_string();
    if arguments.chapter < arguments.emit.chapter() {
        return Err(format!("error: what `--emit` asks for is of chapter {}", arguments.emit.chapter()));
    }
    if arguments.emit == Emit::Ast && is_mlir(arguments, &file) {
        return Err(format!("{file}: error: only a program in Toy has a syntax tree"));
    }
    if arguments.emit == Emit::Ast {
        return Ok(dump(&parse_program(arguments, &file, source)?, &file));
    }
    let context = Context::new();
    context.register::<ToyDialect>();
    interpret::register(&context);
    let mut ir = load(&context, arguments, &file, source)?;
    run_passes(&mut ir, arguments)?;
    match arguments.emit {
        Emit::Run => interpret::run(&ir),
        Emit::Llvm => translate(&ir, arguments),
        Emit::Jit => {
            add_entry(&mut ir)?;
            let module = translate(&ir, arguments)?;
            LlvmTools::new(arguments.llvm_bin.as_deref()).execute(&module, ENTRY)
        }
        _ => Ok(ir.to_string()),
    }
}

/// LLVM IR of a module of the `llvm` dialect.
fn translate(ir: &Ir<'_>, arguments: &Arguments) -> Result<String, String> {
    let module = to_llvm_ir(ir).map_err(|diagnostics| diagnostics.to_string())?;
    match arguments.opt {
        true => LlvmTools::new(arguments.llvm_bin.as_deref()).optimize(&module),
        false => Ok(module),
    }
}

/// The chapter that adds inlining and shape inference.
const INLINING: u8 = 4;

/// The chapter that adds structs.
const STRUCTS: u8 = 7;

/// The syntax tree of a program, in the language of the chapter.
fn parse_program(arguments: &Arguments, file: &str, source: &str) -> Result<Module, String> {
    let describe = |language::Mistake { place, message }: language::Mistake| {
        format!("{file}:{}:{}: error: {message}", place.line, place.column)
    };
    let module = parse(source).map_err(describe)?;
    if module.records.is_empty() && arguments.chapter < STRUCTS {
        // An empty program reports an error, and compilation continues with an empty module, as in the
        // tutorial.
        write_stderr(&format!("{}\n", describe(language::empty_program())));
    }
    let structure = module.records.iter().find_map(|record| match record {
        Record::Struct(structure) => Some(structure),
        Record::Function(_) => None,
    });
    match structure.filter(|_| arguments.chapter < STRUCTS) {
        Some(structure) => {
            Err(describe(language::Mistake::new(structure.place, format!("chapter {STRUCTS} adds structs"))))
        }
        None => Ok(module),
    }
}

/// Whether the program is text of IR.
fn is_mlir(arguments: &Arguments, file: &str) -> bool {
    arguments.language == Language::Mlir || file.ends_with(".mlir")
}

fn load<'c>(context: &'c Context, arguments: &Arguments, file: &str, source: &str) -> Result<Ir<'c>, String> {
    if is_mlir(arguments, file) {
        return context.parse_module(file, source).map_err(|diagnostics| diagnostics.to_string());
    }
    let module = parse_program(arguments, file, source)?;
    // Functions that are inlined are of no use to others.
    let are_private = arguments.chapter >= INLINING;
    generate(context, &module, file, are_private).map_err(|diagnostics| diagnostics.to_string())
}

/// Runs the passes up to the requested form. Lowering requires the results of optimization for calls and
/// shapes.
fn run_passes(ir: &mut Ir<'_>, arguments: &Arguments) -> Result<(), String> {
    let mut passes = PassManager::new("builtin.module");
    if arguments.opt && arguments.chapter < INLINING {
        passes.nest(FuncOp::DEFINITION.name).add(Canonicalizer);
    } else if arguments.opt || arguments.emit >= Emit::MlirAffine {
        passes.add(Inliner);
        let functions = passes.nest(FuncOp::DEFINITION.name);
        functions.add(Canonicalizer).add(ShapeInferencePass).add(Canonicalizer).add(Cse);
    }
    if arguments.emit >= Emit::MlirAffine {
        passes.add(ToyToAffine);
        let functions = passes.nest(func::FuncOp::DEFINITION.name);
        functions.add(Canonicalizer).add(Cse);
        if arguments.opt {
            functions.add(AffineLoopFusion).add(AffineScalarReplacement);
        }
    }
    if arguments.emit >= Emit::MlirLlvm {
        passes.add(ToyToLlvm);
    }
    passes.run(ir).map_err(|diagnostics| diagnostics.to_string())
}
