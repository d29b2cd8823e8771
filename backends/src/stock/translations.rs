//! Facts about translated C++ that generators need besides its Rust. They are notes on the values of records.

/// The note on the code of a native call.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TranslatedCall {
    pub(crate) result: CallResult,
    /// The Rust type of the result, if the call is an argument of another one and the type is known.
    pub(crate) ty: Option<String>,
}

/// The result of a translated native call.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum CallResult {
    /// A value.
    Defined,
    /// An `Option` of an attribute. The new op does not get an absent attribute.
    MayBeAbsent,
    /// A value. The call panics if a step of the C++ has no defined result.
    MayBeUndefined {
        /// The result as an `Option`. `None` if the call must not be tried, because it calls a hook or uses `$_loc`.
        option: Option<String>,
    },
}

/// The note on a constant in C++ that has neither a translation nor a hook. A generator that reads the constant reports an error.
pub(crate) struct UntranslatedConstant;
