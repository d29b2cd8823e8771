//! The value of an integer attribute as a width and bits, as LLVM's `APInt` has it.

use num_bigint::{BigInt, BigUint};

use crate::context::attributes::{Attribute, IntegerAttr, IntegerValue};

/// An integer of a width, without a sign. Methods return `None` where LLVM asserts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApInt {
    width: u32,
    bits: BigUint,
}

impl ApInt {
    fn new(attribute: IntegerAttr<'_>) -> Option<Self> {
        let width = attribute.ty().int_or_float_bit_width().unwrap_or(INDEX_WIDTH);
        let value = match attribute.value() {
            IntegerValue::Small(value) => BigInt::from(value),
            IntegerValue::Big(value) => value,
        };
        let value = if value < BigInt::ZERO { value + (BigInt::from(1) << width) } else { value };
        Some(Self { width, bits: value.try_into().ok()? })
    }

    /// The number of bits.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Whether the highest bit is set.
    pub fn is_negative(&self) -> Option<bool> {
        Some(self.bits.bit(self.width.checked_sub(1)?.into()))
    }

    /// Whether the highest bit is not set, and another one is.
    pub fn is_strictly_positive(&self) -> Option<bool> {
        Some(!self.is_negative()? && !self.is(0))
    }

    /// Whether all bits are set.
    pub fn is_all_ones(&self) -> bool {
        self.bits.count_ones() == u64::from(self.width)
    }

    /// Whether exactly one bit is set.
    pub fn is_power_of_two(&self) -> Option<bool> {
        (self.width > 0).then(|| self.bits.count_ones() == 1)
    }

    /// Whether the unsigned value equals `number`.
    pub fn is(&self, number: u64) -> bool {
        self.as_u64() == Some(number)
    }

    /// Whether both are equal; `None` if the widths differ.
    pub fn equals(&self, other: &Self) -> Option<bool> {
        (self.width == other.width).then(|| self.bits == other.bits)
    }

    /// The bits as an unsigned number, if it fits.
    pub fn as_u64(&self) -> Option<u64> {
        u64::try_from(&self.bits).ok()
    }

    /// The bits as a signed number, if it fits.
    pub fn as_i64(&self) -> Option<i64> {
        let bits = BigInt::from(self.bits.clone());
        let value = match self.is_negative() {
            Some(true) => bits - (BigInt::from(1) << self.width),
            _ => bits,
        };
        i64::try_from(value).ok()
    }
}

/// The width of the values of `index`.
const INDEX_WIDTH: u32 = 64;

impl<'c> Attribute<'c> {
    /// The value, if it is an integer or index.
    pub fn ap_int(self) -> Option<ApInt> {
        ApInt::new(self.cast::<IntegerAttr<'c>>()?)
    }

    /// The value of a signless integer or index (`IntegerAttr::getInt`).
    pub fn as_signless_i64(self) -> Option<i64> {
        let ty = self.ty().filter(|ty| ty.is_index() || ty.is_any_signless_integer());
        ty.and(self.ap_int())?.as_i64()
    }

    /// The value of an integer of a signed type (`IntegerAttr::getSInt`).
    pub fn as_signed_i64(self) -> Option<i64> {
        self.ty().filter(|ty| ty.is_any_signed_integer()).and(self.ap_int())?.as_i64()
    }

    /// The value of an integer of an unsigned type (`IntegerAttr::getUInt`).
    pub fn as_unsigned_u64(self) -> Option<u64> {
        self.ty().filter(|ty| ty.is_any_unsigned_integer()).and(self.ap_int())?.as_u64()
    }
}

#[cfg(test)]
mod tests {
    use crate::{Attribute, Context};

    fn with<T>(text: &str, run: impl FnOnce(Attribute<'_>) -> T) -> T {
        let context = Context::new();
        run(context.parse_attribute(text).unwrap_or_else(|error| panic!("{text}: {error:?}")))
    }

    #[test]
    fn the_width_decides_the_sign() {
        let negative = |text| with(text, |own| own.ap_int().and_then(|value| value.is_negative()));
        assert_eq!(negative("-1 : i8"), Some(true));
        assert_eq!(negative("255 : ui8"), Some(true));
        assert_eq!(negative("127 : ui8"), Some(false));
        assert_eq!(negative("true"), Some(true));
        assert_eq!(negative("-5 : i200"), Some(true));
        assert_eq!(negative("0 : i0"), None);
        assert_eq!(negative("unit"), None);
    }

    #[test]
    fn values_that_do_not_fit_are_none() {
        let signed = |text| with(text, |own| own.ap_int().and_then(|value| value.as_i64()));
        let unsigned = |text| with(text, |own| own.ap_int().and_then(|value| value.as_u64()));
        assert_eq!((signed("-1 : i8"), unsigned("-1 : i8")), (Some(-1), Some(255)));
        assert_eq!((signed("-1 : i128"), unsigned("-1 : i128")), (Some(-1), None));
        assert_eq!((signed("-1 : i200"), unsigned("-1 : i200")), (Some(-1), None));
        let large = "18446744073709551615 : ui64";
        assert_eq!((signed(large), unsigned(large)), (Some(-1), Some(u64::MAX)));
        let wide = "18446744073709551615 : i200";
        assert_eq!((signed(wide), unsigned(wide)), (None, Some(u64::MAX)));
    }

    #[test]
    fn the_accessors_ask_for_their_signedness() {
        let all =
            |text| with(text, |own| (own.as_signless_i64(), own.as_signed_i64(), own.as_unsigned_u64()));
        assert_eq!(all("-1 : i8"), (Some(-1), None, None));
        assert_eq!(all("-1 : si8"), (None, Some(-1), None));
        assert_eq!(all("255 : ui8"), (None, None, Some(255)));
        assert_eq!(all("5 : index"), (Some(5), None, None));
    }

    #[test]
    fn integers_of_two_widths_do_not_compare() {
        let context = Context::new();
        let [a, b] =
            ["1 : i8", "1 : i16"].map(|text| context.parse_attribute(text).unwrap().ap_int().unwrap());
        assert_eq!((a.equals(&b), a.equals(&a), a.is(1)), (None, Some(true), true));
    }
}
