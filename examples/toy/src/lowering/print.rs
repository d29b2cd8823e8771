//! `toy.print` to loops and calls of C's `printf`.

use rtblgen_dialects::llvm::{
    AddressOfOp, CallOp, GEPOp, GlobalOp, LLVMArrayType, LLVMFuncOp, LLVMFunctionType, LLVMPointerType,
    Linkage, LinkageAttr,
};
use rtblgen_dialects::{arith, memref, scf};
use rtblgen_runtime::dialects::builtin::ModuleOp;
use rtblgen_runtime::{
    Block, Builder, Context, Location, NoMatch, OpState, PatternRewriter, Type, TypedOp, Value,
};

use crate::dialect::PrintOp;

type Rewriter<'r, 'c> = PatternRewriter<'r, 'c>;

/// `i32 (ptr, ...)`
fn printf_type<'c>(context: &'c Context) -> Type<'c> {
    let pointer = LLVMPointerType::get(context, 0).into();
    LLVMFunctionType::get(context, context.integer_type(32), &[pointer], true).into()
}

/// The declarations that calls of `printf` need.
struct Printf<'c> {
    location: Location<'c>,
    /// Pointers to the format of a number, and to a line break.
    number: Value,
    newline: Value,
}

impl<'c> Printf<'c> {
    /// Declares `printf` and the strings in the module, and points at the strings.
    fn new(
        rewriter: &mut Rewriter<'_, 'c>,
        module: ModuleOp,
        location: Location<'c>,
    ) -> Result<Self, NoMatch> {
        let body = module.op().region(rewriter, 0).entry(rewriter).ok_or(NoMatch)?;
        if module.op().lookup_symbol(rewriter, "printf").is_none() {
            at_start(rewriter, body, |rewriter| {
                LLVMFuncOp::build(rewriter, location, "printf", printf_type(rewriter.context()));
            });
        }
        let number = string(rewriter, module, body, location, "frmt_spec", "%f \0");
        let newline = string(rewriter, module, body, location, "nl", "\n\0");
        Ok(Printf { location, number, newline })
    }

    fn call(&self, rewriter: &mut Rewriter<'_, 'c>, arguments: &[Value]) {
        let context = rewriter.context();
        let (result, ty) = (context.integer_type(32), printf_type(context));
        CallOp::of_function(rewriter, self.location, "printf", arguments, Some(result), Some(ty));
    }

    /// Prints the elements below these indices, with a line break after each row.
    fn elements(
        &self,
        rewriter: &mut Rewriter<'_, 'c>,
        memory: Value,
        shape: &[i64],
        indices: &mut Vec<Value>,
    ) {
        let location = self.location;
        let Some((size, inner)) = shape.split_first() else {
            let element = memref::LoadOp::build(rewriter, location, memory, indices);
            let element = element.op().result(rewriter, 0);
            return self.call(rewriter, &[self.number, element]);
        };
        let index = rewriter.context().index_type();
        let bounds = [0, *size, 1]
            .map(|number| arith::ConstantOp::of_integer(rewriter, location, index, number.into()));
        scf::ForOp::build(rewriter, location, bounds, &[], |rewriter: &mut Rewriter<'_, 'c>, index, _| {
            indices.push(index);
            self.elements(rewriter, memory, inner, indices);
            indices.pop();
            if !inner.is_empty() {
                self.call(rewriter, &[self.newline]);
            }
            Vec::new()
        });
    }
}

/// Runs a function at the start of a block, and restores the insertion point.
fn at_start<'r, 'c>(
    rewriter: &mut Rewriter<'r, 'c>,
    block: Block,
    build: impl FnOnce(&mut Rewriter<'r, 'c>),
) {
    let before = rewriter.insertion_point();
    rewriter.set_insertion_point_to_start(block);
    build(rewriter);
    rewriter.set_insertion_point(before);
}

/// Returns a pointer to a string of the module, which is added if it is missing.
fn string<'c>(
    rewriter: &mut Rewriter<'_, 'c>,
    module: ModuleOp,
    body: Block,
    location: Location<'c>,
    name: &str,
    text: &str,
) -> Value {
    let context = rewriter.context();
    let ty: Type<'c> = LLVMArrayType::get(context, context.integer_type(8), text.len() as u64).into();
    if module.op().lookup_symbol(rewriter, name).is_none() {
        at_start(rewriter, body, |rewriter| {
            let state = OpState::new(GlobalOp::DEFINITION, location).empty_regions(1);
            let state = state.attribute("global_type", context.type_attr(ty));
            let state = state.attribute("constant", context.unit_attr());
            let state = state.attribute("sym_name", context.string_attr(name));
            let state = state.attribute("linkage", LinkageAttr::get(context, Linkage::Internal));
            let state = state.attribute("value", context.string_attr(text));
            rewriter.create(state.attribute("addr_space", context.integer_attr(context.integer_type(32), 0)));
        });
    }
    let pointer = LLVMPointerType::get(context, 0);
    let global = AddressOfOp::build(rewriter, location, pointer, name).op().result(rewriter, 0);
    GEPOp::build(rewriter, location, pointer, global, &[], &[0, 0], ty).op().result(rewriter, 0)
}

/// The pattern of `toy.print`. The loads read the memory that the operation reads, not its descriptor, so this is an
/// ordinary pattern.
pub(super) fn lower_print(op: PrintOp, rewriter: &mut Rewriter<'_, '_>) -> Result<(), NoMatch> {
    let location = op.op().location(rewriter);
    let memory = op.input(rewriter);
    let ty = memory.ty(rewriter);
    if !ty.is_memref() || !ty.has_static_shape() {
        return Err(rewriter.match_failure(op, || "the shape of the memory is not known".to_owned()));
    }
    let module = op.op().parent_of_type::<ModuleOp>(rewriter).ok_or(NoMatch)?;
    let printf = Printf::new(rewriter, module, location)?;
    printf.elements(rewriter, memory, ty.shape(), &mut Vec::new());
    rewriter.erase_op(op);
    Ok(())
}
