//! The native rewrites of `mlir/Transforms/DialectConversion.pdll`.

use crate::{PdlEntity, PdlFunctions};

impl PdlFunctions<'_> {
    /// Adds `convertValue`, `convertValues`, `convertType` and `convertTypes`, which return converted values
    /// and types in a dialect conversion, by the converter of the pattern.
    pub fn add_conversion(&mut self) -> &mut Self {
        self.rewrite("convertValue", |rewriter, arguments| match arguments {
            [PdlEntity::Value(value)] => match rewriter.converted_values(&[*value]).ok()?.as_slice() {
                [one] => Some(vec![PdlEntity::Value(*one)]),
                _ => None,
            },
            _ => None,
        });
        self.rewrite("convertValues", |rewriter, arguments| match arguments {
            [PdlEntity::Values(values)] => {
                Some(vec![PdlEntity::Values(rewriter.converted_values(values).ok()?)])
            }
            _ => None,
        });
        self.rewrite("convertType", |rewriter, arguments| match arguments {
            [PdlEntity::Type(ty)] => match rewriter.converted_types(&[*ty]).ok()?.as_slice() {
                [one] => Some(vec![PdlEntity::Type(*one)]),
                _ => None,
            },
            _ => None,
        });
        self.rewrite("convertTypes", |rewriter, arguments| match arguments {
            [PdlEntity::Types(types)] => Some(vec![PdlEntity::Types(rewriter.converted_types(types).ok()?)]),
            _ => None,
        })
    }
}
