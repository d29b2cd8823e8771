use rtblgen_runtime::{Attribute, Builder};

fn create_array_attr<'c>(builder: &impl Builder<'c>, a: Attribute<'c>, b: Attribute<'c>) -> Attribute<'c> {
    builder.context().array_attr(&[a, b])
}
