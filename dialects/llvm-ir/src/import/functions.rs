//! Functions and their blocks.

use rtblgen_dialects::llvm::{
    BlockTagAttr, CConv, CConvAttr, Linkage, LinkageAttr, UnnamedAddr, UnnamedAddrAttr, Visibility,
    VisibilityAttr,
};
use rtblgen_runtime::support::Enum;
use rtblgen_runtime::{Attribute, InsertionPoint, Op, OpState};

use super::{Import, blocks};
use crate::intrinsics;
use crate::read::Read;
use crate::read::tree::{Common, Function};

impl<'c> Import<'_, 'c> {
    pub(super) fn functions(&mut self) -> Read {
        let module = self.module;
        module.functions.iter().try_for_each(|function| self.function(function))
    }

    /// Attributes that all symbols have.
    pub(super) fn with_common(&mut self, state: OpState<'c>, symbol: u32, common: &Common) -> OpState<'c> {
        let context = self.context;
        let name = self.symbol_reference(symbol).symbol_root();
        let linkage = Linkage::from_value(common.linkage).unwrap_or(Linkage::External);
        let visibility = Visibility::from_value(common.visibility).unwrap_or(Visibility::Default);
        let mut state = state
            .attribute("sym_name", context.string_attr(name))
            .attribute("linkage", LinkageAttr::get(context, linkage))
            .attribute("visibility_", VisibilityAttr::get(context, visibility));
        if let Some(unnamed) = UnnamedAddr::from_value(common.unnamed).filter(|_| common.unnamed > 0) {
            state = state.attribute("unnamed_addr", UnnamedAddrAttr::get(context, unnamed));
        }
        let flags = [("dso_local", common.is_dso_local), ("thread_local_", common.is_thread_local)];
        for (name, _) in flags.iter().filter(|(_, is_set)| *is_set) {
            state = state.attribute(name, context.unit_attr());
        }
        if let Some(section) = &common.section {
            state = state.attribute("section", self.string(section));
        }
        if let Some(comdat) = common.comdat.as_ref().and_then(|comdat| self.comdats.get(comdat.as_str())) {
            state = state.attribute("comdat", *comdat);
        }
        state
    }

    pub(super) fn convention(&self, number: u64, position: u32) -> Read<Attribute<'c>> {
        match CConv::from_value(number) {
            Some(convention) => Ok(CConvAttr::get(self.context, convention).into()),
            None => Err(self.error(position, format!("the calling convention {number} cannot be imported"))),
        }
    }

    fn function(&mut self, function: &Function<'c>) -> Read {
        let name = self.symbol_name(function.symbol);
        let is_operation =
            |name: &str| intrinsics::op_of_function(name).is_some() || name.starts_with("llvm.dbg.");
        if name.starts_with("llvm.") && function.is_declaration() && is_operation(name) {
            return Ok(());
        }
        self.start_region(None);
        let location = self.function_location(function)?;
        self.point = InsertionPoint::End(self.body);
        let state = self.state_at("func", location);
        let state = self.with_common(state, function.symbol, &function.common);
        let mut state = state
            .attribute("function_type", self.context.type_attr(function.ty.into()))
            .attribute("CConv", self.convention(function.convention, function.position)?)
            .empty_regions(1);
        state = self.with_function_lists(state, function);
        if function.common.alignment > 0 {
            state = state.attribute("alignment", self.context.i64_attr(function.common.alignment as i64));
        }
        if let Some(collector) = &function.collector {
            state = state.attribute("garbageCollector", self.string(collector));
        }
        if let Some(personality) = function.personality {
            match self.constants.get(personality) {
                crate::constants::Constant::Symbol(symbol) => {
                    let name = self.context.flat_symbol_ref_attr(self.symbol_name(*symbol));
                    state = state.attribute("personality", name);
                }
                _ => self.warn(function.position, "could not deduce personality, skipping it"),
            }
        }
        let op = self.create(state);
        self.set_function_attributes(op, function)?;
        self.set_function_metadata(op, function)?;
        match function.is_declaration() {
            true => Ok(()),
            false => self.function_body(op, function),
        }
    }

    fn function_body(&mut self, op: Op, function: &Function<'c>) -> Read {
        let order = blocks::order(function);
        let mut is_reached = vec![false; function.blocks.len()];
        order.iter().for_each(|block| is_reached[*block as usize] = true);
        let region = op.region(&self.ir, 0);
        let unknown = self.context.unknown_loc();
        let location = op.location(&self.ir);
        let mut own_blocks = Vec::new();
        for (number, block) in function.blocks.iter().enumerate() {
            if block.has_address && !is_reached[number] {
                return Err(
                    self.error(function.position, "the address of a block is taken that is not reached")
                );
            }
            own_blocks.push(is_reached[number].then(|| self.ir.append_block(region, &[], &[])));
        }
        let Some(entry) = own_blocks[0] else { return Ok(()) };
        self.region.values = vec![None; function.value_count as usize];
        for (number, ty) in function.ty.params().iter().enumerate() {
            let argument = self.ir.add_argument(entry, *ty, location);
            self.region.values[number] = Some(argument);
        }
        let _ = unknown;
        self.region.constant_block = Some(entry);
        self.region.blocks = own_blocks;
        for block in order {
            self.block(function, block)?;
        }
        self.debug_records(function)
    }

    fn block(&mut self, function: &Function<'c>, number: u32) -> Read {
        let Some(block) = self.region.blocks[number as usize] else { return Ok(()) };
        self.point = InsertionPoint::start_of(&self.ir, block);
        let own = &function.blocks[number as usize];
        for (place, instruction) in own.instructions.iter().enumerate() {
            self.instruction(function, number, place, instruction)?;
        }
        if own.has_address {
            let location =
                block.parent_op(&self.ir).map_or(self.context.unknown_loc(), |op| op.location(&self.ir));
            let tag = BlockTagAttr::get(self.context, own.number);
            let state = self.state_at("blocktag", location).attribute("tag", tag);
            let start = InsertionPoint::start_of(&self.ir, block);
            self.at_point(start, |own| {
                own.create(state);
                Ok(())
            })?;
        }
        Ok(())
    }
}
