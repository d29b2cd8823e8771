//! The parameters of one type or attribute as a tuple, for hand-written code.

use super::values::ParameterValue;
use crate::context::attributes::Parameter;

/// A tuple of Rust values of parameters.
pub trait ParameterTuple<'c>: Sized {
    /// The values of these parameters, which must be as many and of these kinds.
    fn from_parameters(parameters: &[Parameter<'c>]) -> Self;
}

/// A type or an attribute of a dialect, by the Rust types of its parameters.
pub trait Parameters<'c> {
    /// The values of the parameters, in order.
    type Tuple: ParameterTuple<'c>;
}

impl ParameterTuple<'_> for () {
    fn from_parameters(_: &[Parameter<'_>]) -> Self {}
}

macro_rules! tuples {
    ($(($($name:ident = $index:literal),*))*) => {$(
        impl<'c, $($name: ParameterValue<'c>),*> ParameterTuple<'c> for ($($name,)*) {
            fn from_parameters(parameters: &[Parameter<'c>]) -> Self {
                ($($name::from_parameter(parameters[$index]),)*)
            }
        }
    )*};
}

tuples! {
    (A = 0)
    (A = 0, B = 1)
    (A = 0, B = 1, C = 2)
    (A = 0, B = 1, C = 2, D = 3)
    (A = 0, B = 1, C = 2, D = 3, E = 4)
    (A = 0, B = 1, C = 2, D = 3, E = 4, F = 5)
    (A = 0, B = 1, C = 2, D = 3, E = 4, F = 5, G = 6)
    (A = 0, B = 1, C = 2, D = 3, E = 4, F = 5, G = 6, H = 7)
    (A = 0, B = 1, C = 2, D = 3, E = 4, F = 5, G = 6, H = 7, I = 8)
    (A = 0, B = 1, C = 2, D = 3, E = 4, F = 5, G = 6, H = 7, I = 8, J = 9)
    (A = 0, B = 1, C = 2, D = 3, E = 4, F = 5, G = 6, H = 7, I = 8, J = 9, K = 10)
    (A = 0, B = 1, C = 2, D = 3, E = 4, F = 5, G = 6, H = 7, I = 8, J = 9, K = 10, L = 11)
}
