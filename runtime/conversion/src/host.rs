//! The interface between the rewriter of conversion patterns and the driver.

use std::sync::Arc;

use super::signature::SignatureConversion;
use super::type_converter::{TypeConverter, ValueList};
use rtblgen_ir::ir::{Block, Ir, Op, Use, Value};
use rtblgen_ir::rewrite::{Interceptor, NoMatch};

/// The functions of the driver that a [`ConversionRewriter`](super::rewriter::ConversionRewriter) calls.
pub(super) trait ConversionHost<'c> {
    fn interceptor(&mut self) -> &mut dyn Interceptor<'c>;
    fn replace_op_with(&mut self, ir: &mut Ir<'c>, op: Op, values: Vec<ValueList>);
    fn replace_value_with(&mut self, ir: &mut Ir<'c>, from: Value, to: &[Value]);
    fn replace_uses_with_if(
        &mut self,
        ir: &mut Ir<'c>,
        from: Value,
        to: &[Value],
        predicate: &mut dyn FnMut(&Ir<'c>, Use) -> bool,
    );
    fn remap(&mut self, ir: &mut Ir<'c>, value: Value) -> Result<ValueList, NoMatch>;
    fn converter(&self) -> Option<Arc<TypeConverter<'c>>>;
    fn convert_block(
        &mut self,
        ir: &mut Ir<'c>,
        block: Block,
        conversion: &SignatureConversion<'c>,
        converter: Option<&Arc<TypeConverter<'c>>>,
    ) -> Block;
    fn move_ops(&mut self, ir: &mut Ir<'c>, source: Block, target: Block, place: Option<Op>);
    fn legalize_nested(&mut self, ir: &mut Ir<'c>, ops: &[Op]) -> Result<(), NoMatch>;
}
