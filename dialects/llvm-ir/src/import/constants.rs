//! Constants: as attributes, and as operations at the start of a region.

use rtblgen_dialects::llvm::{
    BlockAddressAttr, BlockTagAttr, LLVMArrayType, LLVMStructType, LLVMTargetExtType,
};
use rtblgen_runtime::{Attribute, Block, InsertionPoint, Type, Value, dense_element_size};
use rustc_hash::FxHashSet;

use super::{Import, Region};
use crate::constants::{Constant, ConstantId, MOST_LISTED, Val, width};
use crate::read::Read;
use crate::read::tree::SymbolKind;

/// The prefix of the names that globals without a name get.
const NAMELESS: &str = "mlir.llvm.nameless_global";

impl<'c> Import<'_, 'c> {
    /// Forgets the values of constants when a new region starts.
    pub(super) fn start_region(&mut self, constants: Option<Block>) {
        self.region = Region { constant_block: constants, ..Region::default() };
    }

    /// The type of the attribute for a value of a type: a number, a vector, or a tensor for arrays.
    fn attribute_type(&self, ty: Type<'c>) -> Option<Type<'c>> {
        let is_plain = |ty: Type<'c>| ty.is_int_or_float();
        if is_plain(ty) {
            return Some(ty);
        }
        let (mut shape, mut element) = (Vec::new(), ty);
        while let Some(array) = element.cast::<LLVMArrayType<'c>>() {
            shape.push(i64::try_from(array.num_elements()).ok()?);
            element = array.element_type();
        }
        if element.is_vector() {
            let inner = element.element_type();
            if element.is_scalable_vector() || !is_plain(inner) {
                return None;
            }
            shape.push(element.shape()[0]);
            return Some(self.context.vector_type(&shape, inner));
        }
        match is_plain(element) && !shape.is_empty() {
            true => Some(self.context.ranked_tensor_type(&shape, element, None)),
            false => None,
        }
    }

    /// Whether LLVM stores an array or vector as a list of numbers.
    fn is_data(&self, id: ConstantId) -> bool {
        let ty = self.constants.ty(id);
        let elements = match self.constants.get(id) {
            Constant::Aggregate(elements) => elements,
            Constant::Splat(element) if !ty.is_scalable_vector() => std::slice::from_ref(element),
            _ => return false,
        };
        let element = match ty.cast::<LLVMArrayType<'c>>() {
            Some(array) => array.element_type(),
            None if ty.is_vector() => ty.element_type(),
            None => return false,
        };
        let is_number = (element.is_any_integer() && matches!(width(element), 8 | 16 | 32 | 64))
            || element.is_float() && width(element) <= 64;
        let is_plain =
            |id: &ConstantId| matches!(self.constants.get(*id), Constant::Integer(_) | Constant::Float(_));
        is_number && elements.iter().all(is_plain)
    }

    /// The attribute of a number.
    fn number(&self, id: ConstantId) -> Option<Attribute<'c>> {
        let ty = self.constants.ty(id);
        match self.constants.get(id) {
            Constant::Integer(bits) => Some(self.context.integer_attr(ty, *bits as i128)),
            Constant::WideInteger(text) => self.context.parse_attribute(&format!("{text} : {ty}")).ok(),
            Constant::Zero if ty.is_any_integer() => Some(self.context.integer_attr(ty, 0)),
            Constant::Float(bits) => Some(self.context.float_attr_from_bits(ty, *bits)),
            _ => None,
        }
    }

    /// The attribute of a constant, if it has one.
    pub(super) fn constant_attribute(&self, id: ConstantId) -> Option<Attribute<'c>> {
        if let Some(number) = self.number(id) {
            return Some(number);
        }
        let ty = self.constants.ty(id);
        match self.constants.get(id) {
            Constant::Aggregate(elements) => {
                if self.is_data(id) && is_text(ty) {
                    return Some(self.text(elements));
                }
                let shape = self.attribute_type(ty).filter(|shape| !shape.is_int_or_float())?;
                let mut bytes = Vec::new();
                self.collect(id, shape.element_type(), &mut bytes)?;
                self.context.dense_elements_attr_from_raw(shape, &bytes)
            }
            Constant::Splat(element) if !ty.is_scalable_vector() => {
                let shape = self.attribute_type(ty)?;
                let mut bytes = Vec::new();
                self.collect(*element, shape.element_type(), &mut bytes)?;
                self.context.dense_elements_attr_from_raw(shape, &bytes)
            }
            Constant::Zero => {
                let shape = self.attribute_type(ty).filter(|shape| !shape.is_int_or_float())?;
                self.context.zero_attr(shape)
            }
            _ => None,
        }
    }

    /// A string attribute of the bytes.
    fn text(&self, elements: &[ConstantId]) -> Attribute<'c> {
        let byte = |id: &ConstantId| self.constants.as_int(*id).map_or(0, |value| value.unsigned() as u8);
        let text = rtblgen_runtime::bytes::text_of(elements.iter().map(byte).collect());
        self.context.string_attr(&text)
    }

    /// Adds the bytes of all numbers in an aggregate. Returns `None` if the aggregate has other elements.
    fn collect(&self, id: ConstantId, ty: Type<'c>, bytes: &mut Vec<u8>) -> Option<()> {
        let size = dense_element_size(ty)?;
        match self.constants.get(id) {
            Constant::Aggregate(elements) => {
                elements.iter().try_for_each(|part| self.collect(*part, ty, bytes))
            }
            Constant::Splat(element) => {
                let length =
                    self.constants.length(self.constants.ty(id)).filter(|length| *length <= MOST_LISTED)?;
                (0..length).try_for_each(|_| self.collect(*element, ty, bytes))
            }
            Constant::Integer(bits) | Constant::Float(bits) => {
                bytes.extend(bits.to_le_bytes().iter().take(size));
                Some(())
            }
            _ => None,
        }
    }

    /// A constant and the constants that it needs, in the order in which they get values.
    fn order(&mut self, id: ConstantId) -> Vec<ConstantId> {
        let (mut order, mut done) = (Vec::new(), FxHashSet::default());
        let mut open: Vec<(ConstantId, Vec<ConstantId>)> = vec![(id, self.parts_of(id))];
        let mut opened: FxHashSet<ConstantId> = [id].into_iter().collect();
        while let Some((current, parts)) = open.last_mut() {
            let Some(part) = parts.pop() else {
                order.push(*current);
                done.insert(*current);
                open.pop();
                continue;
            };
            if self.region.constants.contains_key(&part) || done.contains(&part) || !opened.insert(part) {
                continue;
            }
            let inner = self.parts_of(part);
            open.push((part, inner));
        }
        order
    }

    /// The constants that are operands of a constant.
    fn parts_of(&mut self, id: ConstantId) -> Vec<ConstantId> {
        if self.is_data(id) {
            return Vec::new();
        }
        let ty = self.constants.ty(id);
        match self.constants.get(id).clone() {
            Constant::Aggregate(elements) => elements.into(),
            Constant::Zero => self.zero_parts(ty),
            Constant::Splat(element) if !ty.is_scalable_vector() => vec![element],
            Constant::Splat(element) => vec![self.first_lane(ty, element), self.constants.poison(ty)],
            Constant::InsertElement(vector, element, lane) => vec![vector, element, lane],
            Constant::ExtractElement(vector, lane) => vec![vector, lane],
            Constant::Symbol(_) | Constant::BlockAddress(_) | Constant::Undef | Constant::Poison => {
                Vec::new()
            }
            Constant::DsoLocalEquivalent(symbol) => vec![self.constants.symbol(symbol)],
            Constant::Binary(_, lhs, rhs) => vec![lhs, rhs],
            Constant::Cast(_, value) => vec![value],
            Constant::Gep(_, _, parts) => parts.into(),
            Constant::Integer(_) | Constant::WideInteger(_) | Constant::Float(_) => Vec::new(),
        }
    }

    /// The elements of a zero aggregate. For arrays, each kind of element occurs once.
    fn zero_parts(&mut self, ty: Type<'c>) -> Vec<ConstantId> {
        if let Some(own) = ty.cast::<LLVMStructType<'c>>() {
            let elements = own.elements();
            return elements.into_iter().map(|element| self.constants.zero(element)).collect();
        }
        let element = match ty.cast::<LLVMArrayType<'c>>() {
            Some(array) if array.num_elements() > 0 => array.element_type(),
            None if ty.is_vector() => ty.element_type(),
            _ => return Vec::new(),
        };
        vec![self.constants.zero(element)]
    }

    /// A scalable vector with this element at index 0, from which a splat is made.
    fn first_lane(&mut self, ty: Type<'c>, element: ConstantId) -> ConstantId {
        let (poison, zero) = (self.constants.poison(ty), self.constants.integer(self.context.i64_type(), 0));
        self.constants.add(ty, Constant::InsertElement(poison, element, zero))
    }

    /// Creates the value of a constant, after the other constants of the region.
    fn new_constant(&mut self, id: ConstantId, position: u32) -> Read<Value> {
        let point = match (self.region.last_constant, self.region.constant_block) {
            (Some(last), _) => self.after(last),
            (None, Some(block)) => InsertionPoint::start_of(&self.ir, block),
            (None, None) => return Err(self.error(position, "a constant has no place here")),
        };
        let back = std::mem::replace(&mut self.point, point);
        // The insertion point of the caller may be before the new operations.
        for part in self.order(id) {
            let value = self.convert(part, position)?;
            self.region.constants.insert(part, value);
        }
        self.point = back;
        let value = self.region.constants[&id];
        self.region.last_constant = value.defining_op(&self.ir);
        Ok(value)
    }

    /// The value of a constant; it is created at the first use.
    pub(super) fn constant(&mut self, id: ConstantId, position: u32) -> Read<Value> {
        match self.region.constants.get(&id) {
            Some(value) => Ok(*value),
            None => self.new_constant(id, position),
        }
    }

    /// The value of an operand.
    pub(super) fn value(&mut self, value: Val, position: u32) -> Read<Value> {
        match value {
            Val::Local(local) => self.region.values.get(local as usize).copied().flatten().ok_or_else(|| {
                self.error(
                    position,
                    "a value is used that is defined later, or in a block which is not reached",
                )
            }),
            Val::Constant(id) => self.constant(id, position),
            Val::Missing => Err(self.error(position, "a value is missing")),
        }
    }

    fn known(&self, id: ConstantId) -> Value {
        self.region.constants[&id]
    }

    /// Creates the operation of a constant. The constants that it needs have values.
    fn convert(&mut self, id: ConstantId, position: u32) -> Read<Value> {
        let ty = self.constants.ty(id);
        if let Some(attribute) = self.constant_attribute(id) {
            let state = self.state("mlir.constant").attribute("value", attribute).result(ty);
            return Ok(self.create_value(state));
        }
        let simple = match self.constants.get(id) {
            Constant::Zero if ty.is_a("llvm.token") => Some("mlir.none"),
            Constant::Zero => Some("mlir.zero"),
            Constant::Undef => Some("mlir.undef"),
            Constant::Poison => Some("mlir.poison"),
            _ => None,
        };
        if let Some(name) = simple {
            if ty.is::<LLVMTargetExtType<'c>>() && name == "mlir.zero" && !has_zero(ty) {
                return Err(self.error(position, format!("the type '{ty}' has no zero")));
            }
            let state = self.state(name).result(ty);
            return Ok(self.create_value(state));
        }
        match self.constants.get(id).clone() {
            Constant::Symbol(symbol) => self.address_of(symbol, ty),
            Constant::DsoLocalEquivalent(symbol) => {
                let name = self.context.flat_symbol_ref_attr(self.symbol_name(symbol));
                let state = self.state("dso_local_equivalent").attribute("function_name", name).result(ty);
                Ok(self.create_value(state))
            }
            Constant::BlockAddress(number) => self.block_address(number, ty),
            Constant::Aggregate(elements) => Ok(self.aggregate(ty, &elements)),
            Constant::Splat(element) => {
                let lane = self.first_lane(ty, element);
                let poison = self.constants.poison(ty);
                let mask = vec![0_i32; usize::try_from(ty.shape()[0]).unwrap_or(0)];
                let state = self.state("shufflevector").operands([self.known(lane), self.known(poison)]);
                let state = state.attribute("mask", self.context.dense_array_attr(&mask)).result(ty);
                Ok(self.create_value(state))
            }
            Constant::InsertElement(vector, element, lane) => {
                let operands = [vector, element, lane].map(|id| self.known(id));
                let state = self.state("insertelement").operands(operands).result(ty);
                Ok(self.create_value(state))
            }
            Constant::ExtractElement(vector, lane) => {
                let operands = [vector, lane].map(|id| self.known(id));
                let state = self.state("extractelement").operands(operands).result(ty);
                Ok(self.create_value(state))
            }
            Constant::Binary(words, lhs, rhs) => Ok(self.binary(words, ty, [lhs, rhs])),
            Constant::Cast(word, value) => {
                let state = self.state(word).operand(self.known(value)).result(ty);
                Ok(self.create_value(state))
            }
            Constant::Gep(flags, element, parts) => {
                let values: Vec<Value> = parts.iter().map(|part| self.known(*part)).collect();
                let location = self.context.unknown_loc();
                let op = self.gep(location, flags, element, &values, ty);
                Ok(op.result(&self.ir, 0))
            }
            _ => Err(self.error(position, format!("a constant of type '{ty}' cannot be imported"))),
        }
    }

    fn binary(&mut self, words: &str, ty: Type<'c>, operands: [ConstantId; 2]) -> Value {
        let (name, flags) = words.split_once(' ').unwrap_or((words, ""));
        let bits = u32::from(flags.contains("nsw")) + 2 * u32::from(flags.contains("nuw"));
        let mut state = self.state(name).operands(operands.map(|id| self.known(id))).result(ty);
        if bits != 0 {
            state = self.with_overflow(state, bits);
        }
        self.create_value(state)
    }

    /// Creates an aggregate by inserting the elements one by one.
    fn aggregate(&mut self, ty: Type<'c>, elements: &[ConstantId]) -> Value {
        let state = self.state("mlir.undef").result(ty);
        let mut root = self.create_value(state);
        for (number, element) in elements.iter().enumerate() {
            let value = self.known(*element);
            let state = match ty.is_vector() {
                true => {
                    let number = self.context.i32_attr(number as i32);
                    let lane = self.state("mlir.constant").attribute("value", number);
                    let lane = self.create_value(lane.result(self.context.i32_type()));
                    self.state("insertelement").operands([root, value, lane])
                }
                false => {
                    let place = self.context.dense_array_attr(&[number as i64]);
                    self.state("insertvalue").operands([root, value]).attribute("position", place)
                }
            };
            root = self.create_value(state.result(ty));
        }
        root
    }

    fn address_of(&mut self, symbol: u32, ty: Type<'c>) -> Read<Value> {
        let name = self.symbol_reference(symbol);
        let state = self.state("mlir.addressof").attribute("global_name", name).result(ty);
        Ok(self.create_value(state))
    }

    /// The reference to a symbol. A symbol without a name gets one.
    pub(super) fn symbol_reference(&mut self, symbol: u32) -> Attribute<'c> {
        let name = self.symbol_name(symbol);
        if !name.is_empty() {
            return self.context.flat_symbol_ref_attr(name);
        }
        if let Some(known) = self.nameless.get(&symbol) {
            return *known;
        }
        let name = loop {
            let name = format!("{NAMELESS}_{}", self.nameless_count);
            self.nameless_count += 1;
            if !self.names.contains(name.as_str()) {
                break name;
            }
        };
        let reference = self.context.flat_symbol_ref_attr(&name);
        self.nameless.insert(symbol, reference);
        reference
    }

    fn block_address(&mut self, number: u32, ty: Type<'c>) -> Read<Value> {
        let address = &self.module.block_addresses[number as usize];
        let function = self.context.flat_symbol_ref_attr(self.symbol_name(address.function));
        let block = address.block.unwrap_or(0) as usize;
        let number = match self.module.symbols[address.function as usize] {
            SymbolKind::Function(function) => self.module.functions[function as usize].blocks[block].number,
            _ => 0,
        };
        let tag = BlockTagAttr::get(self.context, number);
        let value = BlockAddressAttr::get(self.context, function, tag);
        let state = self.state("blockaddress").attribute("block_addr", value).result(ty);
        Ok(self.create_value(state))
    }
}

/// Whether an array of bytes becomes a string.
fn is_text(ty: Type<'_>) -> bool {
    let array = ty.cast::<LLVMArrayType<'_>>();
    array.is_some_and(|array| array.element_type().is_any_integer() && width(array.element_type()) == 8)
}

/// Whether a target extension type has a zero value.
fn has_zero(ty: Type<'_>) -> bool {
    let name = ty.cast::<LLVMTargetExtType<'_>>().map_or("", LLVMTargetExtType::ext_type_name);
    name.starts_with("spirv.")
        || matches!(name, "aarch64.svcount" | "riscv.vector.tuple" | "amdgcn.named.barrier")
}
