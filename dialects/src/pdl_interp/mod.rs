//! The `pdl_interp` dialect: matching and rewriting as steps, the output of `convert-pdl-to-pdl-interp`.

mod read;
mod read_function;
mod text;
mod verify;
mod write;

use rtblgen_runtime::functions::FUNCTION_TYPE;
use rtblgen_runtime::symbols::SYMBOL_NAME;
use rtblgen_runtime::{Builder, Location, OpState, Type, TypedOp};

pub use read::program;
pub use verify::values_of_types;
pub use write::write;

use crate::pdl::text::{
    parse_named_attributes as parse_create_operation_op_attributes, parse_range_type,
    print_named_attributes as print_create_operation_op_attributes, print_range_type,
};
use text::{parse_create_operation_op_results, print_create_operation_op_results};

rtblgen_runtime::include_td!("pdl_interp");

/// The name of the function that matches.
pub const MATCHER: &str = "matcher";

/// The name of the module with the functions that rewrite.
pub const REWRITERS: &str = "rewriters";

impl FuncOp {
    /// Builds a `pdl_interp.func` without results. Its body is one block with the arguments, each with a location.
    pub fn build<'c>(
        builder: &mut (impl Builder<'c> + ?Sized),
        location: Location<'c>,
        name: &str,
        inputs: &[Type<'c>],
        locations: &[Location<'c>],
    ) -> Self {
        let before = builder.insertion_point();
        let body = builder.create_region();
        builder.create_block(body, inputs, locations);
        builder.set_insertion_point(before);
        let context = builder.ir().context();
        OpState::new(Self::DEFINITION, location)
            .attribute(SYMBOL_NAME, context.string_attr(name))
            .attribute(FUNCTION_TYPE, context.type_attr(context.function_type(inputs, &[])))
            .region(body)
            .create(builder)
    }
}
