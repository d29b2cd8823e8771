//! Predicates that are usual in files with C++ and in Rust are known: each takes one value and refuses another.

use std::sync::Arc;

use rtblgen_backends::MainFile;
use rtblgen_dynamic::{LoadedDialects, Source, load};
use tblgen_parser::Memory;

use crate::support::opt;

/// A predicate, a value for which it holds, and one for which it does not.
type Case = (&'static str, &'static str, &'static str);

const OF_ATTRIBUTES: [Case; 34] = [
    ("::llvm::cast<IntegerAttr>($_self).getInt() == 4", "4 : i32", "5 : i32"),
    ("::llvm::cast<::mlir::IntegerAttr>($_self).getUInt() == 4", "4 : ui8", "5 : ui8"),
    ("::llvm::cast<::mlir::IntegerAttr>($_self).getSInt() == -4", "-4 : si8", "4 : si8"),
    ("$_self.cast<IntegerAttr>().getValue().getSExtValue() == -1", "-1 : i8", "1 : i8"),
    ("$_self.cast<IntegerAttr>().getValue().getZExtValue() == 255", "-1 : i8", "-1 : i9"),
    ("$_self.cast<IntegerAttr>().getValue().isStrictlyPositive()", "1 : i8", "-1 : i8"),
    ("$_self.cast<IntegerAttr>().getValue().isNonNegative()", "0 : i8", "-1 : i8"),
    ("$_self.cast<IntegerAttr>().getValue().isAllOnes()", "-1 : i8", "1 : i8"),
    ("$_self.cast<IntegerAttr>().getValue().getBitWidth() == 8", "1 : i8", "1 : i9"),
    ("$_self.cast<IntegerAttr>().getValue() == 4", "4 : i8", "5 : i8"),
    ("$_self.cast<IntegerAttr>().getValue().isPowerOf2()", "4 : i8", "5 : i8"),
    ("$_self.cast<IntegerAttr>().getValue().urem(4) == 0", "8 : i8", "9 : i8"),
    ("$_self.cast<IntegerAttr>().getValue().ult(4)", "3 : i8", "-1 : i8"),
    ("$_self.cast<IntegerAttr>().getValue().slt(4)", "-1 : i8", "4 : i8"),
    ("llvm::isPowerOf2_64(::llvm::cast<IntegerAttr>($_self).getInt())", "4 : i64", "6 : i64"),
    ("std::abs(::llvm::cast<IntegerAttr>($_self).getInt()) == 4", "-4 : i64", "5 : i64"),
    ("(::llvm::cast<IntegerAttr>($_self).getInt() >> 2) == -2", "-7 : i64", "7 : i64"),
    ("(::llvm::cast<IntegerAttr>($_self).getInt() ^ 3) == 1", "2 : i64", "3 : i64"),
    ("-::llvm::cast<IntegerAttr>($_self).getInt() == 3", "-3 : i64", "3 : i64"),
    ("::llvm::cast<IntegerAttr>($_self).getType().isInteger(32)", "4 : i32", "4 : i64"),
    ("::llvm::cast<StringAttr>($_self).getValue() == \"abc\"", "\"abc\"", "\"abd\""),
    ("::llvm::cast<StringAttr>($_self) == \"abc\"", "\"abc\"", "\"abd\""),
    ("::llvm::cast<StringAttr>($_self).getValue().starts_with(\"a\")", "\"abc\"", "\"bca\""),
    ("::llvm::cast<StringAttr>($_self).getValue().ends_with(\"a\")", "\"bca\"", "\"abc\""),
    ("::llvm::cast<StringAttr>($_self).getValue().contains(\"b\")", "\"abc\"", "\"ac\""),
    ("::llvm::cast<StringAttr>($_self).strref().size() == 3", "\"abc\"", "\"ab\""),
    ("::llvm::cast<ArrayAttr>($_self)[0] == ::llvm::cast<ArrayAttr>($_self)[1]", "[4, 4]", "[4, 5]"),
    (
        "::llvm::all_of(::llvm::cast<ArrayAttr>($_self).getAsRange<IntegerAttr>(), [](IntegerAttr a) { return a.getInt() > 0; })",
        "[1, 2]",
        "[1, 0]",
    ),
    (
        "::llvm::any_of(::llvm::cast<ArrayAttr>($_self).getAsRange<IntegerAttr>(), [](IntegerAttr a) { return a.getInt() > 0; })",
        "[0, 2]",
        "[-1, 0]",
    ),
    (
        "::llvm::all_of(::llvm::cast<ArrayAttr>($_self).getAsRange<StringAttr>(), [](StringAttr a) { return a.getValue().size() == 1; })",
        "[\"a\", \"b\"]",
        "[\"a\", 1]",
    ),
    ("$_op.getAttr(\"a\") == $_self", "1", ""),
    ("!$_op.hasAttr(\"b\")", "1", ""),
    (
        "[](int64_t x){ return x == 4; }(::llvm::cast<::mlir::IntegerAttr>($_self).getInt())",
        "4 : i64",
        "5 : i64",
    ),
    ("llvm::is_contained({2, 4, 8}, ::llvm::cast<IntegerAttr>($_self).getInt())", "4 : i64", "5 : i64"),
];

const OF_TYPES: [Case; 7] = [
    ("!::llvm::cast<ShapedType>($_self).isDynamicDim(0)", "tensor<2x?xi32>", "tensor<?x2xi32>"),
    ("::llvm::cast<ShapedType>($_self).getNumDynamicDims() == 1", "tensor<2x?xi32>", "tensor<2xi32>"),
    ("::llvm::cast<ShapedType>($_self).getShape().back() == 2", "tensor<3x2xi32>", "tensor<2x3xi32>"),
    ("llvm::isPowerOf2_32($_self.getIntOrFloatBitWidth())", "i8", "i7"),
    ("::llvm::cast<IntegerType>($_self).getWidth() % 8 == 0", "i8", "i7"),
    ("::llvm::cast<FunctionType>($_self).getInputs().size() == 1", "(i8) -> ()", "() -> i8"),
    ("::llvm::cast<FunctionType>($_self).getResults()[0].isInteger(8)", "() -> i8", "() -> i7"),
];

/// Of Rust, about attributes.
const IN_RUST: [Case; 6] = [
    ("$_self.cast::<IntegerAttr>().is_some_and(|a| a.as_signless_i64() == Some(4))", "4 : i32", "5 : i32"),
    ("$_self.cast::<::rtblgen_runtime::StringAttr<'_>>().is_some_and(|a| a.value() == \"a\")", "\"a\"", "1"),
    ("$_self.is::<TypeAttr>()", "i32", "1"),
    ("$_self.ap_int().is_some_and(|a| a.is_negative() == Some(true))", "-1 : i8", "1 : i8"),
    ("$_self.as_signless_i64().is_some_and(|a| a >> 1 == 2 && a ^ 1 == 4)", "5 : i8", "4 : i8"),
    ("$_self.as_signless_i64().and_then(|a| a.checked_neg()) == Some(5)", "-5 : i8", "5 : i8"),
];

fn op(number: usize, predicate: &str, of_attribute: bool) -> String {
    let predicate = predicate.replace('"', "\\\"");
    match of_attribute {
        true => format!(
            "def A{number} : Op<T_Dialect, \"a{number}\"> {{ let arguments = (ins Attr<CPred<\"{predicate}\">, \"right\">:$a); }}\n"
        ),
        false => format!(
            "def A{number} : Op<T_Dialect, \"a{number}\"> {{ let results = (outs Type<CPred<\"{predicate}\">, \"right\">:$r); }}\n"
        ),
    }
}

fn loaded(cases: &[Case], of_attributes: bool, in_cpp: bool) -> Arc<LoadedDialects> {
    let ops: String = cases
        .iter()
        .enumerate()
        .map(|(number, (predicate, ..))| op(number, predicate, of_attributes))
        .collect();
    let text = format!(
        "include \"mlir/IR/OpBase.td\"\ndef T_Dialect : Dialect {{ let name = \"t\"; let cppNamespace = \"::t\"; }}\n{ops}"
    );
    let folder = if in_cpp { "up" } else { "own" };
    let main = MainFile::Text { name: "own.td".to_owned(), text: "include \"T.td\"".to_owned() };
    let source = Source { main, include_dirs: vec!["own".into()], upstream_includes: vec!["up".into()] };
    let loaded = load(&source, &Memory::from([(format!("{folder}/T.td").as_str(), text.as_str())]));
    loaded.unwrap_or_else(|failure| panic!("{failure}"))
}

fn check(cases: &[Case], of_attributes: bool, in_cpp: bool) {
    let dialects = loaded(cases, of_attributes, in_cpp);
    let missing: Vec<String> = dialects.missing.iter().map(ToString::to_string).collect();
    assert_eq!(missing, [""; 0]);
    for (number, (predicate, right, wrong)) in cases.iter().enumerate() {
        let errors = |value: &str| {
            let program = match of_attributes {
                true => format!("\"t.a{number}\"() {{a = {value}}} : () -> ()\n"),
                false => format!("%0 = \"t.a{number}\"() : () -> ({value})\n"),
            };
            opt(&dialects, &[], &program).errors
        };
        assert_eq!(errors(right), "", "{predicate}");
        if !wrong.is_empty() {
            let found = errors(wrong);
            assert!(found.contains("right") && !found.contains("is not known"), "{predicate}: {found}");
        }
    }
}

#[test]
fn predicates_of_attributes_in_cpp_are_known() {
    check(&OF_ATTRIBUTES, true, true);
}

#[test]
fn predicates_of_types_in_cpp_are_known() {
    check(&OF_TYPES, false, true);
}

#[test]
fn predicates_in_rust_are_known() {
    check(&IN_RUST, true, false);
}
