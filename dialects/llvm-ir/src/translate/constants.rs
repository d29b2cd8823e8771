//! Converts attributes and constant operations to constants.

use rtblgen_dialects::llvm::{LLVMArrayType, LLVMStructType, UndefAttr, ZeroAttr};
use rtblgen_runtime::constants::{Int, element_attributes, elements, splat_element};
use rtblgen_runtime::{Attribute, AttributeKind, FloatAttr, IntegerAttr, IntegerValue, Op, Type};

use rustc_hash::FxHashMap;

use super::{SymbolKind, Translated, Translation};
use crate::constants::{Constant, ConstantId, MOST_LISTED, width};

impl<'c> Translation<'_, 'c> {
    /// Converts an attribute to a constant of a type.
    pub(super) fn constant_of(
        &mut self,
        op: Op,
        ty: Type<'c>,
        value: Attribute<'c>,
    ) -> Translated<'c, ConstantId> {
        if value.is::<UndefAttr<'c>>() {
            return Ok(self.constants.undef(ty));
        }
        if value.is::<ZeroAttr<'c>>() {
            return Ok(self.constants.zero(ty));
        }
        if value.is_a("llvm.poison") {
            return Ok(self.constants.poison(ty));
        }
        if let Some(own) = ty.cast::<LLVMStructType<'c>>() {
            return self.structure_of(op, own, value);
        }
        match value.kind() {
            AttributeKind::Integer { .. } | AttributeKind::WideInteger { .. } => {
                self.integer_of(op, ty, value.expect())
            }
            AttributeKind::Float { .. } => self.float_of(op, ty, value.expect()),
            AttributeKind::SymbolRef { .. } => self.function_address(op, value),
            AttributeKind::String { .. } => Ok(self.string_constant(value)),
            AttributeKind::Array(elements) if ty.is::<LLVMArrayType<'c>>() => {
                let array = ty.expect::<LLVMArrayType<'c>>();
                if elements.len() as u64 != array.num_elements() {
                    return Err(self.wrong_count(op, ty, elements.len() as u64));
                }
                let parts = elements.iter().map(|part| self.constant_of(op, array.element_type(), *part));
                let parts = parts.collect::<Translated<'c, Vec<_>>>()?;
                Ok(self.constants.aggregate(ty, parts))
            }
            AttributeKind::DenseResource { .. } => self.resource_of(op, ty, value),
            AttributeKind::Sparse { ty: shaped, indices, values } => {
                self.sparse_of(op, ty, shaped, indices, values)
            }
            _ if value.is_elements() => self.elements_of(op, ty, value),
            _ => Err(self.constant_error(op, "unsupported constant value")),
        }
    }

    fn constant_error(&self, op: Op, message: &str) -> rtblgen_runtime::Diagnostic<'c> {
        rtblgen_runtime::Diagnostic::error(op.location(self.ir), message)
    }

    fn structure_of(
        &mut self,
        op: Op,
        own: LLVMStructType<'c>,
        value: Attribute<'c>,
    ) -> Translated<'c, ConstantId> {
        let types = own.elements();
        let Some(parts) = value.as_array().filter(|parts| parts.len() == types.len()) else {
            return Err(self.constant_error(op, "expected an array attribute for a struct constant"));
        };
        let parts = types.into_iter().zip(parts).map(|(ty, part)| self.constant_of(op, ty, *part));
        let parts = parts.collect::<Translated<'c, Vec<_>>>()?;
        Ok(self.constants.aggregate(own.into(), parts))
    }

    /// The type of the attribute may have another width, such as `index`.
    fn integer_of(&mut self, op: Op, ty: Type<'c>, value: IntegerAttr<'c>) -> Translated<'c, ConstantId> {
        if !ty.is_any_integer() {
            return Err(self.constant_error(op, "unsupported constant value"));
        }
        let own = value.ty();
        let is_unsigned = own.is_any_unsigned_integer() || own.is_integer(1);
        let bits = match is_unsigned {
            true => value.unsigned_value(),
            false => value.signed_value().map(|value| value as u128),
        };
        match bits {
            Some(bits) if width(ty) <= 128 => Ok(self.constants.integer(ty, bits)),
            _ => {
                let text = match value.value() {
                    IntegerValue::Small(number) => number.to_string(),
                    IntegerValue::Big(number) => number.to_string(),
                };
                match text.as_str() {
                    "0" => Ok(self.constants.zero(ty)),
                    _ => Ok(self.constants.add(ty, Constant::WideInteger(text))),
                }
            }
        }
    }

    fn float_of(&mut self, op: Op, ty: Type<'c>, value: FloatAttr<'c>) -> Translated<'c, ConstantId> {
        let own = value.ty();
        if ty.is_any_integer() && width(ty) == width(own) {
            return Ok(self.constants.integer(ty, value.bits()));
        }
        match ty == own {
            true => Ok(self.constants.float(ty, value.bits())),
            false => Err(self.constant_error(op, "FloatAttr does not match expected type of the constant")),
        }
    }

    fn function_address(&mut self, op: Op, value: Attribute<'c>) -> Translated<'c, ConstantId> {
        match self.symbols.get(value.symbol_root()) {
            Some((SymbolKind::Function, number)) => Ok(self.constants.symbol(*number)),
            _ => Err(self.error(op, format!("names a function that is not defined: {value}"))),
        }
    }

    fn elements_of(&mut self, op: Op, ty: Type<'c>, value: Attribute<'c>) -> Translated<'c, ConstantId> {
        if let Some(element) = splat_element(value) {
            self.check_length(op, ty, element)?;
            return self.splat_of(op, ty, element);
        }
        let Some(elements) = element_attributes(value) else {
            return Err(self.constant_error(op, "unsupported constant value"));
        };
        let shape: Vec<i64> = value.ty().map(|ty| ty.shape().to_vec()).unwrap_or_default();
        let mut elements = elements.into_iter();
        let mut next = |own: &mut Self, ty: Type<'c>| match elements.next() {
            Some(element) => own.constant_of(op, ty, element),
            None => Err(own.constant_error(op, "expected sequential LLVM types wrapping a scalar")),
        };
        let inner = value.ty().map(|ty| ty.element_type()).filter(|inner| inner.is_vector());
        let shape: Vec<i64> =
            shape.into_iter().chain(inner.into_iter().flat_map(|ty| ty.shape().to_vec())).collect();
        self.check_count(op, ty, &shape)?;
        self.sequence(op, ty, &shape, &mut next)
    }

    /// Returns an error unless a list has as many numbers as the type.
    fn check_count(&self, op: Op, ty: Type<'c>, shape: &[i64]) -> Translated<'c> {
        let count = |sizes: &[i64]| sizes.iter().fold(1u64, |count, size| count.saturating_mul(*size as u64));
        let (mut wanted, mut inner) = (1u64, ty);
        while let Some(array) = inner.cast::<LLVMArrayType<'c>>() {
            wanted = wanted.saturating_mul(array.num_elements());
            inner = array.element_type();
        }
        if inner.is_vector() {
            wanted = wanted.saturating_mul(count(inner.shape()));
        }
        match wanted == count(shape) && !inner.is_scalable_vector() {
            true => Ok(()),
            false => Err(self.wrong_count(op, ty, count(shape))),
        }
    }

    fn wrong_count(&self, op: Op, ty: Type<'c>, found: u64) -> rtblgen_runtime::Diagnostic<'c> {
        self.error(op, format!("has a constant of {found} numbers, which are not those of {ty}"))
    }

    /// Returns an error if a splat needs a very long list of elements. Arrays do, unless they are zero.
    fn check_length(&self, op: Op, ty: Type<'c>, element: Attribute<'c>) -> Translated<'c> {
        let is_zero = match element.cast::<FloatAttr<'c>>() {
            Some(float) => float.bits() == 0,
            None => element.as_integer() == Some(0),
        };
        let (mut count, mut inner) = (1u64, ty);
        while let Some(array) = inner.cast::<LLVMArrayType<'c>>() {
            count = count.saturating_mul(array.num_elements());
            inner = array.element_type();
        }
        match is_zero || count <= MOST_LISTED as u64 {
            true => Ok(()),
            false => Err(self.too_long(op, count)),
        }
    }

    fn too_long(&self, op: Op, count: u64) -> rtblgen_runtime::Diagnostic<'c> {
        let message = format!(
            "has a constant whose text would list {count} elements; at most {MOST_LISTED} equal ones are listed: use a zero, a \
             vector or a loop"
        );
        self.error(op, message)
    }

    /// Sparse elements: all are zero except some.
    fn sparse_of(
        &mut self,
        op: Op,
        ty: Type<'c>,
        shaped: Type<'c>,
        indices: Attribute<'c>,
        values: Attribute<'c>,
    ) -> Translated<'c, ConstantId> {
        let shape = shaped.shape().to_vec();
        let count = shaped.num_elements().map_or(0, |count| count as u64);
        if count > MOST_LISTED as u64 {
            return Err(self.too_long(op, count));
        }
        self.check_count(op, ty, &shape)?;
        let places: Vec<i64> =
            elements::<Int>(indices).unwrap_or_default().iter().map(|int| int.signed() as i64).collect();
        let rows = places.chunks(shape.len().max(1));
        let place = |row: &[i64]| row.iter().zip(&shape).fold(0, |place, (index, size)| place * size + index);
        let known = match splat_element(values) {
            Some(one) => vec![one; rows.len()],
            None => element_attributes(values).unwrap_or_default(),
        };
        let known: FxHashMap<i64, Attribute<'c>> = rows.map(place).zip(known).collect();
        let mut number = -1;
        let mut next = |own: &mut Self, ty: Type<'c>| {
            number += 1;
            match known.get(&number) {
                Some(value) => own.constant_of(op, ty, *value),
                None => Ok(own.constants.zero(ty)),
            }
        };
        self.sequence(op, ty, &shape, &mut next)
    }

    /// Nested arrays and vectors with numbers from a list.
    fn sequence(
        &mut self,
        op: Op,
        ty: Type<'c>,
        shape: &[i64],
        next: &mut dyn FnMut(&mut Self, Type<'c>) -> Translated<'c, ConstantId>,
    ) -> Translated<'c, ConstantId> {
        let Some((length, rest)) = shape.split_first() else { return next(self, ty) };
        let Some(element) = self.constants.part_type(ty, 0).filter(|_| !ty.is::<LLVMStructType<'c>>()) else {
            return Err(self.constant_error(op, "expected sequential LLVM types wrapping a scalar"));
        };
        let parts = (0..*length).map(|_| self.sequence(op, element, rest, next));
        let parts = parts.collect::<Translated<'c, Vec<_>>>()?;
        Ok(self.constants.aggregate(ty, parts))
    }

    /// Nested arrays and vectors with equal numbers.
    fn splat_of(&mut self, op: Op, ty: Type<'c>, element: Attribute<'c>) -> Translated<'c, ConstantId> {
        let is_sequence = ty.is_vector() || ty.is::<LLVMArrayType<'c>>();
        let Some(part) = self.constants.part_type(ty, 0).filter(|_| is_sequence) else {
            return self.constant_of(op, ty, element);
        };
        let part = self.splat_of(op, part, element)?;
        Ok(self.constants.splat(ty, part))
    }

    /// The bytes of a resource in the file.
    fn resource_of(&mut self, op: Op, ty: Type<'c>, value: Attribute<'c>) -> Translated<'c, ConstantId> {
        let AttributeKind::DenseResource { ty: shaped, key } = value.kind() else {
            return Err(self.constant_error(op, "unsupported constant value"));
        };
        let Some(blob) = self.context().resource_blob(key) else {
            return Err(self.constant_error(op, "resource does not exist"));
        };
        let mut inner = ty;
        while let Some(part) = self
            .constants
            .part_type(inner, 0)
            .filter(|_| inner.is_vector() || inner.is::<LLVMArrayType<'c>>())
        {
            inner = part;
        }
        if !inner.is_any_integer() && !inner.is_float() {
            return Err(self.constant_error(op, "no known conversion for innermost element type"));
        }
        let size = (width(inner) / 8) as usize;
        let count = shaped.num_elements().and_then(|count| usize::try_from(count).ok()).unwrap_or(0);
        let bytes = &blob.data;
        if size == 0 || bytes.len() != size * count {
            return Err(self.constant_error(op, "raw data size does not match element type size"));
        }
        let mut numbers = bytes
            .chunks_exact(size)
            .map(|chunk| chunk.iter().rev().fold(0u128, |bits, byte| bits << 8 | u128::from(*byte)));
        let mut next = |own: &mut Self, ty: Type<'c>| {
            let bits = numbers.next().unwrap_or_default();
            Ok(match ty.is_float() {
                true => own.constants.float(ty, bits),
                false => own.constants.integer(ty, bits),
            })
        };
        let shape = shaped.shape().to_vec();
        self.sequence(op, ty, &shape, &mut next)
    }

    /// The value of an operation that is a constant; `None` for any other operation.
    pub(super) fn constant_op(&mut self, op: Op) -> Translated<'c> {
        let ty = op.result(self.ir, 0).ty(self.ir);
        let constant = match op.name(self.ir).as_str() {
            "llvm.mlir.constant" => {
                let Some(value) = op.inherent_attribute(self.ir, "value") else {
                    return Err(self.error(op, "has no value"));
                };
                self.constant_of(op, ty, value)?
            }
            "llvm.mlir.undef" => self.constants.undef(ty),
            "llvm.mlir.poison" => self.constants.poison(ty),
            _ => self.constants.zero(ty),
        };
        self.map_constant(op, constant);
        Ok(())
    }

    /// The address of a symbol.
    pub(super) fn address_of(&mut self, op: Op) -> Translated<'c> {
        let name =
            ["global_name", "function_name"].iter().find_map(|key| op.inherent_attribute(self.ir, key));
        let name = name.map_or("", |name| name.symbol_root());
        let Some((_, number)) = self.symbols.get(name).copied() else {
            return Err(self.error(op, format!("refers to a symbol that is not defined: @{name}")));
        };
        let mut constant = self.constants.symbol(number);
        if op.name(self.ir).as_str() == "llvm.dso_local_equivalent" {
            let ty = self.constants.ty(constant);
            constant = self.constants.add(ty, Constant::DsoLocalEquivalent(number));
        }
        self.map_constant(op, constant);
        Ok(())
    }

    /// The address of a block, which may be translated later.
    pub(super) fn block_address(&mut self, op: Op) -> Translated<'c> {
        use rtblgen_dialects::llvm::BlockAddressAttr;
        let address = op
            .inherent_attribute(self.ir, "block_addr")
            .and_then(|value| value.cast::<BlockAddressAttr<'c>>());
        let Some(address) = address else { return Err(self.error(op, "has no address")) };
        let (function, tag) = (address.function().symbol_root(), address.tag().id());
        let known =
            self.block_addresses.iter().position(|(name, known, _)| (*name, *known) == (function, tag));
        let number = known.unwrap_or_else(|| {
            self.block_addresses.push((function, tag, op));
            self.block_addresses.len() - 1
        });
        let ty = op.result(self.ir, 0).ty(self.ir);
        let constant = self.constants.add(ty, Constant::BlockAddress(number as u32));
        self.map_constant(op, constant);
        Ok(())
    }

    /// Records the number of a block whose address is used.
    pub(super) fn block_tag(&mut self, op: Op) -> Translated<'c> {
        use rtblgen_dialects::llvm::BlockTagAttr;
        let tag = op.inherent_attribute(self.ir, "tag").and_then(|value| value.cast::<BlockTagAttr<'c>>());
        let Some(tag) = tag else { return Err(self.error(op, "has no tag")) };
        let place = (self.body.function, self.body.current);
        self.block_tags.insert((self.body.name, tag.id()), place);
        Ok(())
    }

    /// Returns an error if an address refers to a block that does not exist.
    pub(super) fn check_block_addresses(&self) -> Translated<'c> {
        for (function, tag, op) in &self.block_addresses {
            if !self.block_tags.contains_key(&(*function, *tag)) {
                return Err(self.error(*op, format!("no block of @{function} has the tag {tag}")));
            }
        }
        Ok(())
    }

    /// For each block address, the function, the block, and the name of the function.
    pub(crate) fn resolved_addresses(&self) -> Vec<(usize, u32, String)> {
        let resolved = |(function, tag, _): &(&'c str, u32, Op)| {
            let (position, block) = self.block_tags.get(&(*function, *tag)).copied().unwrap_or_default();
            let mut name = "@".to_owned();
            crate::text::name(&mut name, function);
            (position, block, name)
        };
        self.block_addresses.iter().map(resolved).collect()
    }
}
