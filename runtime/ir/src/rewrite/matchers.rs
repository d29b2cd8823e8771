//! Match helpers of patterns.

use crate::constants::splat_element;
use crate::context::attributes::{Attribute, AttributeKind, TypedAttribute};
use crate::ir::fold::constant_value;
use crate::ir::{Ir, TypedOp, Value};

impl<'c> Ir<'c> {
    /// The operation that defines `value`, if it is a `T`.
    pub fn defining_op<T: TypedOp>(&self, value: impl Into<Value>) -> Option<T> {
        T::cast(self, value.into().defining_op(self)?)
    }

    /// The attribute of a value that is a constant (MLIR's `m_Constant`): a result of an operation with the trait
    /// `ConstantLike`.
    ///
    /// ```
    /// use rtblgen_runtime::dialects::FuncDialect;
    /// use rtblgen_runtime::dialects::func::ConstantOp;
    /// use rtblgen_runtime::{Context, SymbolRefAttr};
    ///
    /// let context = Context::new();
    /// context.register::<FuncDialect>();
    /// let source = "func.func private @f()\n%0 = func.constant @f : () -> ()";
    /// let ir = context.parse_module("a.mlir", source).unwrap();
    /// let value = ir.body_block().last_op(&ir).unwrap().result(&ir, 0);
    /// assert_eq!(ir.match_constant(value), Some(context.symbol_ref_attr("f", &[])));
    /// assert_eq!(ir.match_constant_as::<SymbolRefAttr>(value).unwrap().root().value(), "f");
    /// assert_eq!(ir.match_constant_int(value), None);
    /// assert!(ir.defining_op::<ConstantOp>(value).is_some());
    /// ```
    pub fn match_constant(&self, value: impl Into<Value>) -> Option<Attribute<'c>> {
        constant_value(self, value.into())
    }

    /// The same, if it is of one kind of attributes: `ir.match_constant_as::<FloatAttr>(value)`.
    pub fn match_constant_as<A: TypedAttribute<'c>>(&self, value: impl Into<Value>) -> Option<A> {
        constant_value(self, value.into())?.cast()
    }

    /// The value of an integer or index constant of at most 128 bits, or the element of such a splat constant
    /// (`m_ConstantInt`).
    pub fn match_constant_int(&self, value: impl Into<Value>) -> Option<i128> {
        let constant = constant_value(self, value.into())?;
        let element = splat_element(constant).unwrap_or(constant);
        matches!(element.kind(), AttributeKind::Integer { .. }).then(|| element.integer_value())
    }

    /// Whether the value is the integer constant 0 (`m_Zero`).
    pub fn is_constant_zero(&self, value: impl Into<Value>) -> bool {
        self.match_constant_int(value) == Some(0)
    }

    /// Whether the value is the integer constant 1 (`m_One`); of type `i1` that is `true`, whose signed value is -1.
    pub fn is_constant_one(&self, value: impl Into<Value>) -> bool {
        let value = value.into();
        match self.match_constant_int(value) {
            Some(-1) => value.ty(self).element_type_or_self().is_integer(1),
            number => number == Some(1),
        }
    }
}
