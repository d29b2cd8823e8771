//! How the arguments of a block, or the inputs of a function, change.

use smallvec::SmallVec;

use rtblgen_ir::context::types::Type;
use rtblgen_ir::ir::Value;

/// The replacement of one original argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputMapping {
    /// These new arguments.
    Arguments {
        /// The number of the first one.
        first: usize,
        /// The number.
        count: usize,
    },
    /// Values from outside.
    Values(SmallVec<[Value; 1]>),
}

/// The new arguments of a block, and the replacement of each original argument (MLIR's
/// `SignatureConversion`).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SignatureConversion<'c> {
    types: SmallVec<[Type<'c>; 4]>,
    inputs: Vec<Option<InputMapping>>,
}

impl<'c> SignatureConversion<'c> {
    /// A conversion of so many arguments, all of which are dropped.
    pub fn new(arguments: usize) -> Self {
        SignatureConversion { types: SmallVec::new(), inputs: vec![None; arguments] }
    }

    /// The types of the new arguments.
    pub fn types(&self) -> &[Type<'c>] {
        &self.types
    }

    /// Returns the replacement of an original argument; `None` if it is dropped.
    pub fn input(&self, number: usize) -> Option<&InputMapping> {
        self.inputs.get(number)?.as_ref()
    }

    /// Replaces an original argument by new arguments of these types.
    ///
    /// # Panics
    ///
    /// If there are no types, or the argument has a replacement already.
    #[track_caller]
    pub fn replace_input(&mut self, number: usize, types: &[Type<'c>]) {
        let first = self.types.len();
        self.remap_input(number, first, types.len());
        self.types.extend_from_slice(types);
    }

    /// Adds new arguments that replace nothing.
    pub fn add_inputs(&mut self, types: &[Type<'c>]) {
        self.types.extend_from_slice(types);
    }

    /// Replaces an original argument by new arguments that were added before.
    ///
    /// # Panics
    ///
    /// If `count` is 0, or the argument has a replacement already.
    #[track_caller]
    pub fn remap_input(&mut self, number: usize, first: usize, count: usize) {
        assert!(count > 0, "argument #{number} is replaced by no argument; leave it out to drop it");
        self.set(number, InputMapping::Arguments { first, count });
    }

    /// Replaces an original argument by values.
    ///
    /// # Panics
    ///
    /// If the argument has a replacement already.
    #[track_caller]
    pub fn remap_input_to_values(&mut self, number: usize, values: impl IntoIterator<Item = Value>) {
        self.set(number, InputMapping::Values(values.into_iter().collect()));
    }

    #[track_caller]
    fn set(&mut self, number: usize, mapping: InputMapping) {
        let input = &mut self.inputs[number];
        assert!(input.is_none(), "argument #{number} is replaced twice");
        *input = Some(mapping);
    }
}
