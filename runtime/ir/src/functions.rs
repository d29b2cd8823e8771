//! Operations that are functions: they have a symbol name, a function type, and a region whose first block has the
//! arguments (`FunctionOpInterface`).

use crate::context::attributes::{ArrayAttr, Attribute, DictionaryAttr, TypeAttr};
use crate::context::types::{FunctionType, Type};
use crate::ir::{FunctionSignature, VerifyResult};
use crate::ir::{Ir, Op, Region};

/// The attribute that holds the type of a function.
pub const FUNCTION_TYPE: &str = "function_type";
/// The attribute that holds a dictionary for each argument of a function.
pub const ARGUMENT_ATTRIBUTES: &str = "arg_attrs";
/// The attribute that holds a dictionary for each result of a function.
pub const RESULT_ATTRIBUTES: &str = "res_attrs";

impl Op {
    /// The type of the function that the operation is.
    #[track_caller]
    pub fn function_type<'c>(self, ir: &Ir<'c>) -> Option<FunctionType<'c>> {
        self.attribute(ir, FUNCTION_TYPE)?.cast::<TypeAttr<'c>>()?.value().cast()
    }

    /// The types of the arguments and results of a function op. The function's type may belong to a dialect: see
    /// [`DialectHooks::function_signature`](crate::ir::DialectHooks::function_signature).
    #[track_caller]
    pub fn function_signature<'c>(self, ir: &Ir<'c>) -> Option<FunctionSignature<'c>> {
        let ty = self.attribute(ir, FUNCTION_TYPE)?.cast::<TypeAttr<'c>>()?.value();
        match ty.cast::<FunctionType<'c>>() {
            Some(ty) => Some((ty.inputs().to_vec(), ty.results().to_vec())),
            None => ir.context().dialect(ty.dialect())?.hooks.function_signature?(ty),
        }
    }

    /// The body of the function that the operation is; it is empty if the function is only declared.
    #[track_caller]
    pub fn function_body(self, ir: &Ir<'_>) -> Option<Region> {
        self.regions(ir).next()
    }

    /// Whether the function that the operation is has no body.
    #[track_caller]
    pub fn is_function_declaration(self, ir: &Ir<'_>) -> bool {
        self.function_body(ir).is_some_and(|body| body.is_empty(ir))
    }

    /// The attributes of an argument of the function that the operation is.
    #[track_caller]
    pub fn argument_attributes<'c>(self, ir: &Ir<'c>, number: usize) -> Option<DictionaryAttr<'c>> {
        self.attribute(ir, ARGUMENT_ATTRIBUTES)?.cast::<ArrayAttr<'c>>()?.elements().get(number)?.cast()
    }

    /// The attributes of a result of the function that the operation is.
    #[track_caller]
    pub fn result_attributes<'c>(self, ir: &Ir<'c>, number: usize) -> Option<DictionaryAttr<'c>> {
        self.attribute(ir, RESULT_ATTRIBUTES)?.cast::<ArrayAttr<'c>>()?.elements().get(number)?.cast()
    }
}

impl Ir<'_> {
    /// Removes arguments of a function: from its type, from the dictionaries of its arguments, and from its first block.
    /// Does nothing if the type of the function is no `FunctionType`.
    ///
    /// MLIR's `FunctionOpInterface::eraseArguments`.
    ///
    /// # Panics
    ///
    /// If one of the arguments is used.
    #[track_caller]
    pub fn erase_function_arguments(&mut self, function: Op, erased: &[usize]) {
        let Some(ty) = function.function_type(self) else { return };
        self.erase_dictionaries(function, ARGUMENT_ATTRIBUTES, erased);
        let ty = self.context().function_type(&without(ty.inputs(), erased), ty.results());
        self.set_attribute(function, FUNCTION_TYPE, self.context().type_attr(ty));
        if let Some(entry) = function.function_body(self).and_then(|body| body.entry(self)) {
            let mask = mask(entry.argument_count(self), erased);
            let numbers: Vec<usize> = (0..mask.len()).filter(|number| mask[*number]).collect();
            self.erase_arguments(entry, &numbers);
        }
    }

    /// Removes results of a function from its type and from the dictionaries of its results; the return
    /// operations are not changed. Does nothing if the type of the function is no `FunctionType`.
    ///
    /// MLIR's `FunctionOpInterface::eraseResults`.
    #[track_caller]
    pub fn erase_function_results(&mut self, function: Op, erased: &[usize]) {
        let Some(ty) = function.function_type(self) else { return };
        self.erase_dictionaries(function, RESULT_ATTRIBUTES, erased);
        let ty = self.context().function_type(ty.inputs(), &without(ty.results(), erased));
        self.set_attribute(function, FUNCTION_TYPE, self.context().type_attr(ty));
    }

    fn erase_dictionaries(&mut self, function: Op, name: &str, erased: &[usize]) {
        let dictionaries = function.attribute(self, name).and_then(|own| own.cast::<ArrayAttr<'_>>());
        let Some(dictionaries) = dictionaries else { return };
        let kept = without(dictionaries.elements(), erased);
        let is_empty = |own: &Attribute<'_>| {
            own.cast::<DictionaryAttr<'_>>().is_some_and(|own| own.entries().is_empty())
        };
        match kept.iter().all(is_empty) {
            true => drop(self.remove_attribute(function, name)),
            false => self.set_attribute(function, name, self.context().array_attr(&kept)),
        }
    }
}

fn without<T: Copy>(all: &[T], erased: &[usize]) -> Vec<T> {
    let kept = all.iter().zip(mask(all.len(), erased)).filter(|(_, is_erased)| !is_erased);
    kept.map(|(own, _)| *own).collect()
}

/// For each of so many items, whether its number is one of these.
fn mask(count: usize, numbers: &[usize]) -> Vec<bool> {
    let mut mask = vec![false; count];
    for number in numbers {
        if let Some(own) = mask.get_mut(*number) {
            *own = true;
        }
    }
    mask
}

/// Verifies a `FunctionOpInterface`.
pub(crate) fn verify_function(ir: &Ir<'_>, op: Op) -> VerifyResult {
    let Some((inputs, results)) = op.function_signature(ir) else {
        return Err(format!("requires a type attribute '{FUNCTION_TYPE}'").into());
    };
    verify_dictionaries(ir, op, ARGUMENT_ATTRIBUTES, inputs.len(), "argument")?;
    verify_dictionaries(ir, op, RESULT_ATTRIBUTES, results.len(), "result")?;
    if op.region_count(ir) != 1 {
        return Err("expects one region".into());
    }
    verify_entry(ir, op, &inputs)
}

fn verify_dictionaries(ir: &Ir<'_>, op: Op, name: &str, count: usize, what: &str) -> VerifyResult {
    let Some(array) = op.attribute(ir, name).and_then(|attribute| attribute.cast::<ArrayAttr<'_>>()) else {
        return Ok(());
    };
    if array.len() != count {
        return Err(format!(
            "expects {what} attribute array to have the same number of elements as the number of function {what}s, \
             got {}, but expected {count}",
            array.len()
        )
        .into());
    }
    for (number, element) in array.elements().iter().enumerate() {
        let Some(dictionary) = element.cast::<DictionaryAttr<'_>>() else {
            return Err(format!("expects {what} attribute dictionary to be a DictionaryAttr").into());
        };
        for entry in dictionary.entries() {
            let Some((dialect, _)) = entry.name.value().split_once('.') else {
                return Err(format!("{what}s may only have dialect attributes").into());
            };
            let hooks = ir.context().dialect(dialect).map(|dialect| dialect.hooks).unwrap_or_default();
            let verify = match name {
                ARGUMENT_ATTRIBUTES => hooks.verify_region_arg_attribute,
                _ => hooks.verify_region_result_attribute,
            };
            verify.map_or(Ok(()), |verify| verify(ir, op, 0, number, *entry))?;
        }
    }
    Ok(())
}

fn verify_entry(ir: &Ir<'_>, op: Op, expected: &[Type<'_>]) -> VerifyResult {
    let Some(entry) = op.function_body(ir).and_then(|body| body.entry(ir)) else { return Ok(()) };
    if entry.argument_count(ir) != expected.len() {
        return Err(format!(
            "entry block must have {} arguments to match function signature",
            expected.len()
        )
        .into());
    }
    for (number, (found, expected)) in entry.argument_types(ir).zip(expected).enumerate() {
        if found != *expected {
            return Err(format!(
                "type of entry block argument #{number}('{}') must match the type of the corresponding argument in \
                 function signature('{}')",
                found,
                expected
            )
            .into());
        }
    }
    Ok(())
}
