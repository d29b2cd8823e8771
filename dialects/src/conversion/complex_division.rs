//! The quotient of complex numbers, for any dialect that computes with their parts.

use rtblgen_runtime::Value;

/// The arithmetic that a dialect emits. All operands of an operation have the same type.
pub(super) trait FloatArithmetic {
    /// `+`, `-`, `*` or `/`, with the flags of the division.
    fn binary(&mut self, operator: char, lhs: Value, rhs: Value) -> Value;

    /// The absolute value, with the flags of the division.
    fn abs(&mut self, value: Value) -> Value;

    /// The first number with the sign of the second.
    fn copy_sign(&mut self, value: Value, sign: Value) -> Value;

    /// Whether a relation holds.
    fn compare(&mut self, relation: Relation, lhs: Value, rhs: Value) -> Value;

    fn and(&mut self, lhs: Value, rhs: Value) -> Value;

    fn or(&mut self, lhs: Value, rhs: Value) -> Value;

    fn select(&mut self, condition: Value, on_true: Value, on_false: Value) -> Value;

    /// A constant of the type of a value.
    fn number(&mut self, like: Value, value: f64) -> Value;
}

/// A relation of floating point numbers.
#[derive(Clone, Copy, Debug)]
pub(super) enum Relation {
    /// Equal, neither is NaN.
    Equal,
    /// Not equal, neither is NaN.
    Different,
    /// Less, neither is NaN.
    Less,
    /// Neither number is NaN.
    Ordered,
    /// One is NaN.
    Unordered,
}

/// A complex number.
pub(super) type Parts = [Value; 2];

/// `a * b + c * d` or, with `-`, the difference.
fn products(emit: &mut impl FloatArithmetic, [a, b]: Parts, operator: char, [c, d]: Parts) -> Value {
    let first = emit.binary('*', a, b);
    let second = emit.binary('*', c, d);
    emit.binary(operator, first, second)
}

/// The quotient by the formula.
pub(super) fn divide_by_formula(emit: &mut impl FloatArithmetic, [a, b]: Parts, [c, d]: Parts) -> Parts {
    let norm = products(emit, [c, c], '+', [d, d]);
    let real = products(emit, [a, c], '+', [b, d]);
    let imaginary = products(emit, [b, c], '-', [a, d]);
    [real, imaginary].map(|part| emit.binary('/', part, norm))
}

/// The quotient by Smith's algorithm, if the first part of the divisor is the smaller one.
fn by_imaginary(emit: &mut impl FloatArithmetic, [a, b]: Parts, [c, d]: Parts) -> Parts {
    let ratio = emit.binary('/', c, d);
    let scaled = emit.binary('*', ratio, c);
    let denominator = emit.binary('+', d, scaled);
    [(a, '+', b), (b, '-', a)].map(|(first, operator, second)| {
        let scaled = emit.binary('*', first, ratio);
        let numerator = emit.binary(operator, scaled, second);
        emit.binary('/', numerator, denominator)
    })
}

/// The quotient by Smith's algorithm, if the second part of the divisor is the smaller one.
fn by_real(emit: &mut impl FloatArithmetic, [a, b]: Parts, [c, d]: Parts) -> Parts {
    let ratio = emit.binary('/', d, c);
    let scaled = emit.binary('*', ratio, d);
    let denominator = emit.binary('+', c, scaled);
    [(a, '+', b), (b, '-', a)].map(|(first, operator, second)| {
        let scaled = emit.binary('*', second, ratio);
        let numerator = emit.binary(operator, first, scaled);
        emit.binary('/', numerator, denominator)
    })
}

/// The known facts about the parts of a number.
struct Sizes {
    absolute: Parts,
    is_infinite: Parts,
    is_any_infinite: Value,
}

/// A quotient and when it holds.
struct Case {
    holds: Value,
    quotient: Parts,
}

/// The quotient by Smith's algorithm; where it is NaN, as C has it for zeros and infinite numbers.
pub(super) fn divide_in_range(emit: &mut impl FloatArithmetic, dividend: Parts, divisor: Parts) -> Parts {
    let first = by_imaginary(emit, dividend, divisor);
    let second = by_real(emit, dividend, divisor);
    let zero = emit.number(divisor[0], 0.0);
    let (absolute, by_zero, infinity) = division_by_zero(emit, dividend, divisor, zero);
    let finite = both(emit, Relation::Different, absolute, infinity);
    let own = sizes(emit, dividend, infinity);
    let holds = emit.and(own.is_any_infinite, finite);
    let one = emit.number(divisor[0], 1.0);
    let signs = unit_signs(emit, dividend, own.is_infinite, one, zero);
    let of_infinite = Case { holds, quotient: scaled_quotient(emit, infinity, signs, divisor) };
    let by_infinite =
        division_by_infinite(emit, (dividend, own.absolute), (divisor, absolute), [zero, one, infinity]);
    let is_smaller = emit.compare(Relation::Less, absolute[0], absolute[1]);
    let plain = [0, 1].map(|part| emit.select(is_smaller, first[part], second[part]));
    let mut special = plain;
    for case in [by_infinite, of_infinite, by_zero] {
        special = [0, 1].map(|part| emit.select(case.holds, case.quotient[part], special[part]));
    }
    let are_nan = plain.map(|part| emit.compare(Relation::Unordered, part, zero));
    let is_nan = emit.and(are_nan[0], are_nan[1]);
    [0, 1].map(|part| emit.select(is_nan, special[part], plain[part]))
}

/// Whether a relation to another number holds for both.
fn both(emit: &mut impl FloatArithmetic, relation: Relation, parts: Parts, other: Value) -> Value {
    let [first, second] = parts.map(|part| emit.compare(relation, part, other));
    emit.and(first, second)
}

/// The absolute values of the divisor, the quotient where they are zero, and infinity.
fn division_by_zero(
    emit: &mut impl FloatArithmetic,
    dividend: Parts,
    divisor: Parts,
    zero: Value,
) -> (Parts, Case, Value) {
    let mut are_zero = divisor;
    let mut absolute = divisor;
    for (number, part) in divisor.into_iter().enumerate() {
        absolute[number] = emit.abs(part);
        are_zero[number] = emit.compare(Relation::Equal, absolute[number], zero);
    }
    let are_numbers = dividend.map(|part| emit.compare(Relation::Ordered, part, zero));
    let is_any_number = emit.or(are_numbers[0], are_numbers[1]);
    let is_zero = emit.and(are_zero[0], are_zero[1]);
    let holds = emit.and(is_any_number, is_zero);
    let infinity = emit.number(divisor[0], f64::INFINITY);
    let signed = emit.copy_sign(infinity, divisor[0]);
    let quotient = dividend.map(|part| emit.binary('*', signed, part));
    (absolute, Case { holds, quotient }, infinity)
}

fn sizes(emit: &mut impl FloatArithmetic, number: Parts, infinity: Value) -> Sizes {
    let mut is_infinite = number;
    let mut absolute = number;
    for (index, part) in number.into_iter().enumerate() {
        absolute[index] = emit.abs(part);
        is_infinite[index] = emit.compare(Relation::Equal, absolute[index], infinity);
    }
    let is_any_infinite = emit.or(is_infinite[0], is_infinite[1]);
    Sizes { absolute, is_infinite, is_any_infinite }
}

/// For each part 1 if it is infinite and 0 otherwise, with the sign of the part.
fn unit_signs(
    emit: &mut impl FloatArithmetic,
    number: Parts,
    is_infinite: Parts,
    one: Value,
    zero: Value,
) -> Parts {
    [0, 1].map(|part| {
        let unit = emit.select(is_infinite[part], one, zero);
        emit.copy_sign(unit, number[part])
    })
}

/// The dividend multiplied with the conjugate of the divisor, and with a factor.
fn scaled_quotient(emit: &mut impl FloatArithmetic, factor: Value, [a, b]: Parts, [c, d]: Parts) -> Parts {
    let first = emit.binary('*', a, c);
    let second = emit.binary('*', b, d);
    let sum = emit.binary('+', first, second);
    let real = emit.binary('*', factor, sum);
    let first = emit.binary('*', a, d);
    let second = emit.binary('*', b, c);
    let difference = emit.binary('-', second, first);
    let imaginary = emit.binary('*', factor, difference);
    [real, imaginary]
}

/// The quotient of a finite number by an infinite one.
fn division_by_infinite(
    emit: &mut impl FloatArithmetic,
    (dividend, own): (Parts, Parts),
    (divisor, absolute): (Parts, Parts),
    [zero, one, infinity]: [Value; 3],
) -> Case {
    let is_finite = both(emit, Relation::Different, own, infinity);
    let is_infinite = absolute.map(|part| emit.compare(Relation::Equal, part, infinity));
    let is_any_infinite = emit.or(is_infinite[0], is_infinite[1]);
    let holds = emit.and(is_finite, is_any_infinite);
    let [c, d] = unit_signs(emit, divisor, is_infinite, one, zero);
    let [a, b] = dividend;
    let first = emit.binary('*', a, c);
    let second = emit.binary('*', b, d);
    let sum = emit.binary('+', first, second);
    let real = emit.binary('*', zero, sum);
    let first = emit.binary('*', b, c);
    let second = emit.binary('*', a, d);
    let difference = emit.binary('-', first, second);
    let imaginary = emit.binary('*', zero, difference);
    Case { holds, quotient: [real, imaginary] }
}
