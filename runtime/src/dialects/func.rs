//! The `func` dialect: `func.func`, `func.call`, `func.call_indirect`, `func.constant` and `func.return`.

use crate::{Dialect, DialectRegistry};

/// The `func` dialect.
#[derive(Clone, Copy, Debug)]
pub struct FuncDialect;

impl Dialect for FuncDialect {
    const NAME: &'static str = "func";

    fn initialize(_registry: &mut DialectRegistry) {}
}
