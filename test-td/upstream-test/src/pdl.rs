//! `-test-pdl-bytecode-pass`, `-test-pdll-pass` and `-test-dialect-conversion-pdll`, with the functions that upstream's passes register.

use std::path::Path;
use std::sync::Arc;

use rtblgen_dialects::pdl::patterns;
use rtblgen_dialects::pdl_interp::{MATCHER, program};
use rtblgen_pdll::Options;
use rtblgen_runtime::conversion::{
    ConversionConfig, ConversionPatternSet, ConversionTarget, TypeConverter, apply_full_conversion,
};
use rtblgen_runtime::dialects::builtin::UnrealizedConversionCastOp;
use rtblgen_runtime::pass::{PassError, PassState};
use rtblgen_runtime::rewrite::apply_patterns_greedily_to;
use rtblgen_runtime::rewrite::pdl::{AddPdl, PdlEntity, PdlFunctions, PdlPattern};
use rtblgen_runtime::{
    Builder, Context, GreedyConfig, IntegerAttr, Ir, Op, OpState, RewritePatternSet, TypedOp,
};
use tblgen_parser::{Disk, ErrorFormat, MainFile, render};

use crate::passes::failed;

/// The functions of `TestPDLByteCode.cpp`.
fn functions<'c>() -> PdlFunctions<'c> {
    let mut functions = PdlFunctions::default();
    let is_test_op = |ir: &Ir<'c>, op: Op| (op.name(ir).as_str() == "test.op").then(Vec::new);
    functions.constraint("single_entity_constraint", move |ir, arguments| match arguments {
        [PdlEntity::Op(op)] => is_test_op(ir, *op),
        _ => None,
    });
    functions.constraint("multi_entity_constraint", move |ir, arguments| match arguments {
        [PdlEntity::Op(_), PdlEntity::Op(op)] => is_test_op(ir, *op),
        _ => None,
    });
    functions.constraint("multi_entity_var_constraint", |_, arguments| match arguments {
        [PdlEntity::Values(values), PdlEntity::Types(types)] => {
            (values.len() == 2 && types.len() == 2).then(Vec::new)
        }
        _ => None,
    });
    functions.constraint("op_multiple_returns_failure", |_, _| None);
    functions.constraint("op_constr_return_attr", |ir, arguments| {
        let text = ir.context().string_attr("test.success");
        is_success(ir, arguments).then(|| vec![PdlEntity::Attribute(text)])
    });
    functions.constraint("op_constr_return_type", |ir, arguments| {
        is_success(ir, arguments).then(|| vec![PdlEntity::Type(ir.context().f32_type())])
    });
    functions.constraint("op_constr_return_type_range", |ir, arguments| {
        let [_, PdlEntity::Attribute(count)] = arguments else { return None };
        let count = usize::try_from(count.cast::<IntegerAttr<'_>>()?.as_i64()?).ok()?;
        is_success(ir, arguments).then(|| vec![PdlEntity::Types(vec![ir.context().f32_type(); count])])
    });
    rewrites(&mut functions);
    functions
}

fn is_success(ir: &Ir<'_>, arguments: &[PdlEntity<'_>]) -> bool {
    matches!(arguments, [PdlEntity::Op(op), ..] if op.name(ir).as_str() == "test.success_op")
}

fn rewrites(functions: &mut PdlFunctions<'_>) {
    functions.rewrite("creator", |rewriter, arguments| match arguments {
        [PdlEntity::Op(op)] => {
            let location = op.location(rewriter);
            Some(vec![PdlEntity::Op(rewriter.create(OpState::new("test.success", location)))])
        }
        _ => None,
    });
    functions.rewrite("var_creator", |rewriter, arguments| match arguments {
        [PdlEntity::Op(op)] => {
            let types = op.operand_types(rewriter).collect();
            Some(vec![PdlEntity::Values(op.operands(rewriter).collect()), PdlEntity::Types(types)])
        }
        _ => None,
    });
    functions
        .rewrite("type_creator", |rewriter, _| Some(vec![PdlEntity::Type(rewriter.context().f32_type())]));
    functions.rewrite("str_creator", |rewriter, _| {
        Some(vec![PdlEntity::Attribute(rewriter.context().string_attr("test.str"))])
    });
    functions.rewrite("rewriter", |rewriter, arguments| match arguments {
        [PdlEntity::Op(root), PdlEntity::Value(input)] => {
            let location = root.location(rewriter);
            rewriter.create(OpState::new("test.success", location).operand(*input));
            rewriter.erase_op(*root);
            Some(Vec::new())
        }
        _ => None,
    });
}

/// Rewrites the module `ir` with the patterns of the module `patterns`, which is erased.
pub(crate) fn bytecode<'c>(ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
    let (Some(rules), Some(body)) = (op.lookup_symbol(ir, "patterns"), op.lookup_symbol(ir, "ir")) else {
        return Ok(());
    };
    let mut set = RewritePatternSet::new(ir.context());
    let added = match rules.lookup_symbol(ir, MATCHER) {
        Some(_) => {
            program(ir, rules).and_then(|program| set.add_pdl_program(program, &functions()).map(|_| ()))
        }
        None => patterns(ir, rules).and_then(|patterns| set.add_pdl(patterns, &functions()).map(|_| ())),
    };
    added.map_err(|error| error.to_string())?;
    ir.erase_op(rules);
    // The outcome is ignored, as upstream.
    let _ = apply_patterns_greedily_to(ir, body, &set.freeze(), GreedyConfig::default());
    Ok(())
}

/// The patterns of a file in `mlir/test/lib`.
fn load<'c>(context: &'c Context, file: &str) -> Result<Vec<PdlPattern<'c>>, String> {
    let upstream = Path::new(env!("RTBLGEN_UPSTREAM_ROOT"));
    let file = upstream.join("mlir/test/lib").join(file);
    let text = std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let include_dirs = vec![upstream.join("mlir/include"), upstream.join("mlir/test/lib/Dialect/Test")];
    let main = MainFile { name: file.display().to_string(), text };
    let options = Options { include_dirs, has_documentation: false };
    rtblgen_pdl::load(context, main, &options, &Disk).map_err(|failure| {
        let show = |diagnostic| render(diagnostic, &failure.sources, ErrorFormat::Short, false);
        failure.diagnostics.iter().map(show).collect::<String>()
    })
}

/// Applies the patterns of upstream's file, as `-test-pdll-pass`.
pub(crate) fn pdll<'c>(ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
    let mut functions = PdlFunctions::default();
    functions.constraint("CastOpInterface", |ir, arguments| match arguments {
        [PdlEntity::Op(op)] => op.implements(ir, "::mlir::CastOpInterface").then(Vec::new),
        _ => None,
    });
    let mut set = RewritePatternSet::new(ir.context());
    let loaded = load(ir.context(), "Tools/PDLL/TestPDLL.pdll")?;
    set.add_pdl(loaded, &functions).map_err(|error| error.to_string())?;
    // The outcome is ignored, as upstream.
    let _ = apply_patterns_greedily_to(ir, op, &set.freeze(), GreedyConfig::default());
    Ok(())
}

/// Converts `i64` to `f64` by the patterns of upstream's file.
pub(crate) fn conversion<'c>(
    ir: &mut Ir<'c>,
    op: Op,
    _: &mut PassState<'_, 'c>,
) -> Result<(), PassError<'c>> {
    let context = ir.context();
    let loaded = load(context, "Transforms/TestDialectConversion.pdll")?;
    let mut functions = PdlFunctions::default();
    functions.add_conversion();
    let mut set = RewritePatternSet::new(context);
    set.add_pdl(loaded, &functions).map_err(|error| error.to_string())?;

    let (i64, f64) = (context.integer_type(64), context.f64_type());
    let mut converter = TypeConverter::new();
    converter.add_conversion(move |ty| if ty == i64 { f64.into() } else { ty.into() });
    converter.add_source_materialization(|rewriter, ty, inputs, location| {
        let cast = UnrealizedConversionCastOp::build(rewriter, location, &[ty], inputs);
        cast.op().results(rewriter).next()
    });
    let converter = Arc::new(converter);
    let mut patterns = ConversionPatternSet::new(context);
    patterns.add_converted_rewrites(set, &converter);
    let mut target = ConversionTarget::new(context);
    target.legal_ops(&["builtin.module", "func.func", "func.return"]);
    target.dynamic_dialect("test", move |ir, op| Some(converter.is_legal_op(ir, op)));
    apply_full_conversion(ir, &[op], &target, &patterns, ConversionConfig::default()).map_err(failed)?;
    Ok(())
}
