//! Conversion between values and text.

use std::fmt;
use std::rc::Rc;

use rtblgen_runtime::constants::{Float, Int, elements};
use rtblgen_runtime::{Attribute, DenseElementsAttr, FloatAttr, IntegerAttr, Type, TypeKind};

use crate::fault::FaultKind;
use crate::memory::MemRef;
use crate::value::{Elements, RuntimeValue};

/// Prints the value without its type: integers as signed numbers, single bits as `true` and `false`.
impl fmt::Display for RuntimeValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuntimeValue::Poison => f.write_str("poison"),
            RuntimeValue::Int(int) if int.width() == 1 => write!(f, "{}", !int.is_zero()),
            RuntimeValue::Int(int) => write!(f, "{}", int.signed()),
            RuntimeValue::Float(float) => print_float(*float, f),
            RuntimeValue::Complex([real, imaginary]) => {
                f.write_str("(")?;
                print_float(*real, f)?;
                f.write_str(", ")?;
                print_float(*imaginary, f)?;
                f.write_str(")")
            }
            RuntimeValue::Elements(elements) => fmt::Display::fmt(&**elements, f),
            RuntimeValue::MemRef(memref) => fmt::Display::fmt(&**memref, f),
            RuntimeValue::Function(_) => f.write_str("function"),
            RuntimeValue::Opaque(value) => f.write_str(&value.text()),
        }
    }
}

fn print_float(float: Float, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let value = float.to_f64();
    if value.is_nan() {
        return f.write_str("nan");
    }
    // A narrow format may need fewer digits than the same number as `f64`.
    let narrow = value as f32;
    let is_narrow = f64::from(narrow) == value && float.kind().width() <= 32;
    let text = if is_narrow { format!("{narrow:?}") } else { format!("{value:?}") };
    f.write_str(&text)
}

impl fmt::Display for Elements {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print_nested(&self.shape, &self.values, f)
    }
}

impl fmt::Display for MemRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.elements() {
            Ok(values) => print_nested(&self.sizes, &values, f),
            Err(_) => f.write_str("freed memory"),
        }
    }
}

/// Prints elements in brackets, one pair for each dimension.
fn print_nested(shape: &[i64], values: &[RuntimeValue], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Some((size, rest)) = shape.split_first() else {
        return values.iter().try_for_each(|value| fmt::Display::fmt(value, f));
    };
    let part = values.len() / usize::try_from(*size).unwrap_or(1).max(1);
    f.write_str("[")?;
    for number in 0..usize::try_from(*size).unwrap_or(0) {
        if number > 0 {
            f.write_str(", ")?;
        }
        print_nested(rest, values.get(number * part..(number + 1) * part).unwrap_or_default(), f)?;
    }
    f.write_str("]")
}

impl RuntimeValue {
    /// Converts a constant attribute to a value of a type. Indices have `index_width` bits.
    pub fn of_attribute(attribute: Attribute<'_>, ty: Type<'_>, index_width: u32) -> Result<Self, FaultKind> {
        let unsupported = || FaultKind::unsupported(format!("the constant {attribute}"));
        if rtblgen_dialects::ub::is_poison(attribute) {
            return Ok(RuntimeValue::poison_of(ty));
        }
        if let Some(dense) = attribute.cast::<DenseElementsAttr<'_>>() {
            return of_dense(dense, index_width).ok_or_else(unsupported);
        }
        of_scalar(attribute, index_width).ok_or_else(unsupported)
    }

    /// The text of the value with its type.
    pub fn with_type(&self, ty: Type<'_>) -> String {
        format!("{self} : {ty}")
    }
}

fn of_scalar(attribute: Attribute<'_>, index_width: u32) -> Option<RuntimeValue> {
    if let Some(integer) = attribute.cast::<IntegerAttr<'_>>() {
        let width = match integer.ty().kind() {
            TypeKind::Index => index_width,
            TypeKind::Integer { width, .. } if width <= Int::MAX_WIDTH => width,
            _ => return None,
        };
        return Some(RuntimeValue::Int(Int::new(width, integer.unsigned_value()?)));
    }
    let float: FloatAttr<'_> = attribute.cast()?;
    Some(RuntimeValue::Float(Float::from_bits(float.ty().float_kind()?, float.bits())))
}

/// The maximum number of elements of a splat constant.
const MOST_EQUAL: usize = 1 << 24;

fn of_dense(dense: DenseElementsAttr<'_>, index_width: u32) -> Option<RuntimeValue> {
    let attribute: Attribute<'_> = dense.into();
    let ty = attribute.ty()?;
    let cut = |int: Int| if dense.element_type().is_index() { int.zero_extend(index_width) } else { int };
    if let Some(one) = rtblgen_runtime::constants::splat_element(attribute) {
        let value = match of_scalar(one, index_width) {
            Some(value) => value,
            None => of_complex(one)?,
        };
        let count = Some(dense.num_elements()).filter(|count| *count <= MOST_EQUAL)?;
        return Some(RuntimeValue::of_elements(ty.shape().to_vec(), vec![value; count]));
    }
    let values: Vec<RuntimeValue> = match dense.element_type().kind() {
        TypeKind::Integer { .. } | TypeKind::Index => {
            elements::<Int>(attribute)?.into_iter().map(|int| cut(int).into()).collect()
        }
        TypeKind::Float(_) => elements::<Float>(attribute)?.into_iter().map(RuntimeValue::Float).collect(),
        TypeKind::Complex(_) => {
            let parts = rtblgen_runtime::constants::element_attributes(attribute)?;
            parts.into_iter().map(of_complex).collect::<Option<_>>()?
        }
        _ => return None,
    };
    Some(RuntimeValue::Elements(Rc::new(Elements { shape: ty.shape().to_vec(), values })))
}

/// Converts an array attribute of two floats to a complex number.
pub(crate) fn of_complex(attribute: Attribute<'_>) -> Option<RuntimeValue> {
    let parts: rtblgen_runtime::ArrayAttr<'_> = attribute.cast()?;
    let part = |number: usize| match of_scalar(*parts.elements().get(number)?, 64)? {
        RuntimeValue::Float(float) => Some(float),
        _ => None,
    };
    Some(RuntimeValue::Complex([part(0)?, part(1)?]))
}
