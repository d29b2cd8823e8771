//! Payload checks of handle and parameter types.

use rtblgen_runtime::support::VerifyParameters;
use rtblgen_runtime::{AffineMapAttr, Attribute, Context, Ir, Op, Severity, Type, TypeAttr, TypeKind, Value};

use super::failure::shown;
use super::{
    AffineMapParamType, AnyOpType, AnyParamType, AnyValueType, OperationType, ParamType,
    TransformHandleTypeInterface, TransformParamTypeInterface, TransformValueHandleTypeInterface,
    TypeParamType,
};

/// The operation name of a handle type `!transform.op<"name">`.
pub(super) fn operation_name<'c>(ty: Type<'c>) -> Option<&'c str> {
    Some(ty.cast::<OperationType<'c>>()?.operation_name())
}

/// Whether a type is `!transform.op` with this operation name.
pub fn is_handle_to(ty: Type<'_>, name: &str) -> bool {
    operation_name(ty) == Some(name)
}

impl<'c> TransformHandleTypeInterface<'c> for AnyOpType<'c> {
    fn check_payload(self, _: &Ir<'c>, _: &[Op]) -> Result<(), String> {
        Ok(())
    }
}

impl<'c> TransformHandleTypeInterface<'c> for OperationType<'c> {
    fn check_payload(self, ir: &Ir<'c>, payload: &[Op]) -> Result<(), String> {
        let name = self.operation_name();
        match payload.iter().find(|op| op.name(ir).as_str() != name) {
            None => Ok(()),
            Some(op) => {
                let (other, text) = (op.name(ir), shown(ir, *op, Severity::Error));
                Err(format!("incompatible payload operation name expected {name} vs {other} -> {text}"))
            }
        }
    }
}

impl<'c> TransformValueHandleTypeInterface<'c> for AnyValueType<'c> {
    fn check_payload(self, _: &Ir<'c>, _: &[Value]) -> Result<(), String> {
        Ok(())
    }
}

impl<'c> TransformParamTypeInterface<'c> for AnyParamType<'c> {
    fn check_payload(self, _: &Ir<'c>, _: &[Attribute<'c>]) -> Result<(), String> {
        Ok(())
    }
}

impl<'c> TransformParamTypeInterface<'c> for AffineMapParamType<'c> {
    fn check_payload(self, _: &Ir<'c>, payload: &[Attribute<'c>]) -> Result<(), String> {
        match payload.iter().find(|own| !own.is::<AffineMapAttr<'c>>()) {
            Some(other) => Err(format!("expected affine map attribute, got {other}")),
            None => Ok(()),
        }
    }
}

impl<'c> TransformParamTypeInterface<'c> for TypeParamType<'c> {
    fn check_payload(self, _: &Ir<'c>, payload: &[Attribute<'c>]) -> Result<(), String> {
        match payload.iter().find(|own| !own.is::<TypeAttr<'c>>()) {
            Some(other) => Err(format!("expected type attribute, got {other}")),
            None => Ok(()),
        }
    }
}

impl<'c> TransformParamTypeInterface<'c> for ParamType<'c> {
    fn check_payload(self, _: &Ir<'c>, payload: &[Attribute<'c>]) -> Result<(), String> {
        for own in payload {
            let Some(integer) = own.cast::<rtblgen_runtime::IntegerAttr<'c>>() else {
                return Err(format!("expected parameter to be an integer attribute, got {own}"));
            };
            if integer.ty() != self.r#type() {
                return Err(format!(
                    "expected the type of the parameter attribute ('{}') to match the parameter type ('{}')",
                    integer.ty(),
                    self.r#type()
                ));
            }
        }
        Ok(())
    }
}

impl<'c> VerifyParameters<'c> for ParamType<'c> {
    fn verify(_: &'c Context, (ty,): (Type<'c>,)) -> Result<(), String> {
        match ty.kind() {
            TypeKind::Integer { width, .. } if width <= 64 => Ok(()),
            _ => Err("only supports integer types with width <=64".to_owned()),
        }
    }
}
