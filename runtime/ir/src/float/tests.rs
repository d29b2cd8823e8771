//! Tests of the formats against exhaustive enumeration.

use super::*;

#[test]
fn small_formats_round_to_the_nearest() {
    for kind in FloatKind::ALL.into_iter().filter(|kind| kind.width() <= 8) {
        let values: Vec<f64> = (0..1u128 << kind.width()).map(|bits| to_f64(kind, bits)).collect();
        for (bits, &value) in values.iter().enumerate() {
            if !value.is_nan() {
                let back = from_f64(kind, value);
                assert_eq!(to_f64(kind, back), value, "{} {bits:#x}", kind.keyword());
            }
        }
        let mut finite: Vec<f64> = values.iter().copied().filter(|value| value.is_finite()).collect();
        finite.sort_by(f64::total_cmp);
        for pair in finite.windows(2) {
            let (low, high) = (pair[0], pair[1]);
            let quarter = low + (high - low) / 4.0;
            assert_eq!(to_f64(kind, from_f64(kind, quarter)), low, "{} {quarter}", kind.keyword());
            let three_quarters = low + (high - low) * 0.75;
            assert_eq!(
                to_f64(kind, from_f64(kind, three_quarters)),
                high,
                "{} {three_quarters}",
                kind.keyword()
            );
        }
    }
}

#[test]
fn large_formats_keep_every_double() {
    for kind in [FloatKind::F64, FloatKind::F80, FloatKind::F128] {
        for value in [0.0, -0.0, 1.0, 0.1, -1e300, 5e-324, f64::INFINITY, f64::MAX] {
            assert_eq!(to_f64(kind, from_f64(kind, value)).to_bits(), value.to_bits(), "{}", kind.keyword());
        }
    }
}
