//! Conversion of block arguments.

use std::sync::Arc;

use super::changes::Change;
use super::interceptor::replace_uses_after;
use super::materializations::CastKind;
use super::signature::{InputMapping, SignatureConversion};
use super::state::{Cast, State};
use super::type_converter::{TypeConverter, ValueList};
use rtblgen_ir::context::Location;
use rtblgen_ir::ir::{Block, InsertionPoint, Ir, Use, Value};
use rtblgen_ir::rewrite::{Interceptor, Listener, PatternRewriter};

impl<'c> State<'_, 'c> {
    /// Moves the operations of a block to a new block with other arguments, and erases the old one.
    pub(super) fn convert_block(
        &mut self,
        ir: &mut Ir<'c>,
        block: Block,
        conversion: &SignatureConversion<'c>,
        converter: Option<&Arc<TypeConverter<'c>>>,
    ) -> Block {
        if block.argument_types(ir).eq(conversion.types().iter().copied()) {
            return block;
        }
        if let Some(parent) = block.parent_op(ir).filter(|op| self.rollback && self.replaced.contains(*op)) {
            self.misused(ir, parent, || {
                "converts a block of an operation that was already replaced".to_owned()
            });
            return block;
        }
        let locations = new_locations(ir, block, conversion);
        let new = ir.create_block(conversion.types(), &locations);
        if block.parent_region(ir).is_some() {
            ir.insert_block_after(block, new);
        }
        self.block_inserted(ir, new, None);
        self.move_ops(ir, block, new, None);
        ir.replace_all_block_uses(block, new);
        for number in 0..block.argument_count(ir) {
            let argument = block.argument(ir, number);
            self.replace_argument(ir, argument, new, conversion.input(number), converter);
        }
        if self.rollback {
            self.log(Change::ReplaceBlock { old: block, new });
        }
        self.erase_block(ir, block);
        new
    }

    fn replace_argument(
        &mut self,
        ir: &mut Ir<'c>,
        argument: Value,
        new: Block,
        mapping: Option<&InputMapping>,
        converter: Option<&Arc<TypeConverter<'c>>>,
    ) {
        let values: ValueList = match mapping {
            Some(InputMapping::Values(values)) => values.clone(),
            Some(InputMapping::Arguments { first, count }) => {
                (*first..first + count).map(|number| new.argument(ir, number)).collect()
            }
            None => {
                // The old block is no place for a cast.
                let point = InsertionPoint::start_of(ir, new);
                let cast = Cast {
                    kind: CastKind::Source,
                    point,
                    location: argument.location(ir),
                    inputs: &[],
                    types: &[argument.ty(ir)],
                    original: None,
                    converter: converter.cloned(),
                    is_pure: false,
                    is_mapped: false,
                };
                self.build_cast(ir, cast)
            }
        };
        self.replace_value_with(ir, argument, &values, converter);
    }

    /// Replaces some uses of a value, which is possible without roll-back only.
    pub(super) fn replace_uses_with_if(
        &mut self,
        ir: &mut Ir<'c>,
        from: Value,
        to: &[Value],
        predicate: &mut dyn FnMut(&Ir<'c>, Use) -> bool,
    ) {
        if self.rollback {
            // Reports that this is not supported.
            self.replace_uses_if(ir, from, from, predicate);
            return;
        }
        let converter = self.converter.clone();
        if let Some(replacement) = self.replacement_now(ir, from, to, converter.as_ref()) {
            self.note_users(ir, from);
            replace_uses_after(&mut PatternRewriter::new(ir), from, replacement, predicate);
        }
    }
}

fn new_locations<'c>(ir: &Ir<'c>, block: Block, conversion: &SignatureConversion<'c>) -> Vec<Location<'c>> {
    let mut locations = vec![ir.context().unknown_loc(); conversion.types().len()];
    for (number, argument) in block.arguments(ir).enumerate() {
        if let Some(InputMapping::Arguments { first, count }) = conversion.input(number) {
            locations[*first..first + count].fill(argument.location(ir));
        }
    }
    locations
}
