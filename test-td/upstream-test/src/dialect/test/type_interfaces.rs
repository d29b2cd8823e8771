//! The type interfaces: methods that report a remark with the type.

use rtblgen_runtime::{Diagnostic, Location, Severity, Type, TypedType};

use super::*;

fn remark<'c>(ty: Type<'c>, location: Location<'c>, text: &str) {
    let message = format!("'{ty}' - {text}");
    ty.context().emit(&Diagnostic::new(Severity::Remark, location, message));
}

/// A number as LLVM's streams print it: `3.140000e+00`.
fn float_in_cpp(value: f32) -> String {
    let text = format!("{value:.6e}");
    match text.split_once('e').and_then(|(digits, exponent)| Some((digits, exponent.parse::<i32>().ok()?))) {
        Some((digits, exponent)) => format!("{digits}e{exponent:+03}"),
        None => text,
    }
}

impl<'c> TestBaseTypeInterfacePrintTypeA<'c> for TestType<'c> {
    fn print_type_a(self, loc: Location<'c>) {
        remark(self.as_type(), loc, "TestA");
    }
}

impl<'c> TestBaseTypeInterfacePrintTypeB<'c> for TestType<'c> {
    fn print_type_b(self, loc: Location<'c>) {
        remark(self.as_type(), loc, "TestB");
    }
}

impl<'c> TestTypeInterface<'c> for TestType<'c> {
    fn print_type_c(self, loc: Location<'c>) {
        remark(self.as_type(), loc, "TestC");
    }

    fn print_type_c_2(self, loc: Location<'c>, value: i32) {
        remark(self.as_type(), loc, &format!("{value} - Int TestC"));
    }

    fn print_type_c_3(self, loc: Location<'c>, value: f32) {
        remark(self.as_type(), loc, &format!("{} - Float TestC", float_in_cpp(value)));
    }

    fn print_type_ret(self, loc: Location<'c>) -> Type<'c> {
        remark(self.as_type(), loc, "TestRet");
        self.as_type()
    }
}

impl<'c> TestType<'c> {
    /// Reports a remark; a method of the trait's class in C++.
    pub fn print_type_e(self, loc: Location<'c>) {
        remark(self.as_type(), loc, "TestE");
    }
}

impl<'c> DynTestTypeInterface<'c> {
    /// Reports a remark; a method of the interface's class in C++.
    pub fn print_type_d(self, loc: Location<'c>) {
        remark(rtblgen_runtime::interfaces::TypeInterface::as_type(self), loc, "TestD");
    }
}
