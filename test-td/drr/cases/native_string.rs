use rtblgen_runtime::{Attribute, StringAttr};

fn joined<'c>(a: Attribute<'c>, b: Attribute<'c>) -> Attribute<'c> {
    let text = |attribute: Attribute<'c>| attribute.cast::<StringAttr<'c>>().map_or("", |text| text.value());
    a.context().string_attr(&(text(a).to_owned() + text(b)))
}
