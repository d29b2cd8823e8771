//! Interfaces of operations, types, attributes and dialects, and who has them.

use rtblgen_runtime::{
    Context, IntegerType, Ir, StringAttr, TypedOp, dialects::func::FuncOp, external_model, include_td,
};

include_td!("interfaces");

impl Named for BoxOp {
    fn title(self, _: &Ir<'_>) -> String {
        "box".to_owned()
    }

    fn twice(self, _: &Ir<'_>, between: &str) -> String {
        format!("two{between}boxes")
    }
}

impl HasSize for BoxOp {
    fn size(self, ir: &Ir<'_>) -> i64 {
        self.size_attr(ir)
    }

    fn set_size_to(self, ir: &mut Ir<'_>, size: i64) {
        self.set_size_attr(ir, size);
    }
}

impl<'c> Wide<'c> for LineType<'c> {
    fn width(self) -> u32 {
        80
    }

    fn is_wider_than(self, _: u32) -> bool {
        true
    }
}

impl<'c> Wide<'c> for IntegerType<'c> {
    fn width(self) -> u32 {
        IntegerType::width(self)
    }

    fn kind() -> &'c str {
        "integer"
    }
}

impl<'c> Measured<'c> for StringAttr<'c> {
    fn length(self) -> u32 {
        u32::try_from(self.value().len()).unwrap_or(u32::MAX)
    }
}

external_model! {
    /// Functions have titles, though who defines them does not know of it.
    pub TitledFunc for FuncOp
}

impl Named for TitledFunc {
    fn title(self, ir: &Ir<'_>) -> String {
        let name = self.op().symbol_name(ir);
        name.map_or_else(String::new, |name| name.value().to_owned())
    }
}

/// Attaches interfaces to what is defined elsewhere.
pub fn attach_interfaces(context: &Context) {
    DynNamed::attach::<TitledFunc>(context);
    DynWide::attach::<IntegerType<'static>>(context);
    DynMeasured::attach::<StringAttr<'static>>(context);
}
