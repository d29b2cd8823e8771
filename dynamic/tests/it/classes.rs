//! Methods of builtin classes in snippets: those that follow a cast are those of the class.

use std::sync::Arc;

use rtblgen_dynamic::LoadedDialects;

use crate::support::{load_text, opt};

/// An op with an operand and an op with an attribute, each with a predicate.
fn dialect(of_type: &str, of_attribute: &str) -> Arc<LoadedDialects> {
    load_text(&format!(
        "include \"mlir/IR/OpBase.td\"\n\
         def T_Dialect : Dialect {{ let name = \"t\"; let cppNamespace = \"::t\"; }}\n\
         def T_A : Op<T_Dialect, \"a\"> {{ let results = (outs Type<CPred<\"{of_type}\">, \"right\">:$r); }}\n\
         def T_B : Op<T_Dialect, \"b\"> {{ let arguments = (ins Attr<CPred<\"{of_attribute}\">, \"right\">:$x); }}"
    ))
}

#[test]
fn methods_of_classes_are_those_of_the_class() {
    let cases = [
        ("$_self.cast::<RankedTensorType>().unwrap().rank() == 1", "tensor<2xi8>", "tensor<2x2xi8>"),
        ("$_self.cast::<RankedTensorType>().unwrap().rank() != 1", "tensor<2x2xi8>", "tensor<2xi8>"),
        ("$_self.cast::<VectorType>().is_some_and(|own| own.rank() < 2)", "vector<2xi8>", "vector<2x2xi8>"),
        ("$_self.cast::<MemRefType>().map(|own| own.rank()) == Some(1)", "memref<2xi8>", "memref<i8>"),
        (
            "{ let own = $_self.expect::<MemRefType>(); own.rank() == own.shape().len() && own.rank() == 1 }",
            "memref<2xi8>",
            "memref<i8>",
        ),
        ("$_self.cast::<IntegerType>().is_some_and(|own| own.width() == 32)", "i32", "i64"),
        ("$_self.cast::<IntegerType>().filter(|own| own.is_signless_integer(8)).is_some()", "i8", "si8"),
        (
            "$_self.cast::<TupleType>().is_some_and(|own| own.types().len() == 2)",
            "tuple<i8, i8>",
            "tuple<i8>",
        ),
        (
            "$_self.cast::<FunctionType>().is_some_and(|own| own.inputs().len() == 1 && own.results().is_empty())",
            "(i8) -> ()",
            "() -> (i8)",
        ),
        ("$_self.rank() == Some(1)", "tensor<2xi8>", "tensor<*xi8>"),
    ];
    for (predicate, right, wrong) in cases {
        let dialects = dialect(predicate, "true");
        assert_eq!(dialects.missing.len(), 0, "{predicate}: {:?}", dialects.missing);
        let errors = |ty: &str| {
            let ty = if ty.contains("->") { format!("({ty})") } else { ty.to_owned() };
            opt(&dialects, &[], &format!("%0 = \"t.a\"() : () -> {ty}\n")).errors
        };
        assert_eq!(errors(right), "", "{predicate}");
        assert!(errors(wrong).contains("result #0 must be right, but got"), "{predicate}: {}", errors(wrong));
    }
    let cases = [
        ("$_self.cast::<IntegerAttr>().unwrap().as_i64().unwrap() > 3", "4 : i32", "-1 : i32"),
        ("$_self.cast::<IntegerAttr>().and_then(|own| own.as_u64()) == Some(255)", "-1 : i8", "1 : i8"),
        ("$_self.cast::<IntegerAttr>().is_some_and(|own| own.ty().is_integer(8))", "1 : i8", "1 : i9"),
        ("$_self.cast::<IntegerAttr>().is_some_and(|own| own.is_zero())", "0 : i8", "1 : i8"),
        ("$_self.cast::<FloatAttr>().is_some_and(|own| own.value() > 1.5)", "2.0 : f32", "1.0 : f32"),
        ("$_self.cast::<StringAttr>().is_some_and(|own| own.value() == \\\"b\\\")", "\"b\"", "\"c\""),
        ("$_self.cast::<ArrayAttr>().is_some_and(|own| own.len() == 1 && !own.is_empty())", "[1]", "[]"),
        ("$_self.cast::<TypeAttr>().is_some_and(|own| own.value().is_index())", "index", "i8"),
        ("$_self.cast::<SymbolRefAttr>().is_some_and(|own| own.is_flat())", "@a", "@a::@b"),
    ];
    for (predicate, right, wrong) in cases {
        let dialects = dialect("true", predicate);
        assert_eq!(dialects.missing.len(), 0, "{predicate}: {:?}", dialects.missing);
        let errors =
            |value: &str| opt(&dialects, &[], &format!("\"t.b\"() {{x = {value}}} : () -> ()\n")).errors;
        assert_eq!(errors(right), "", "{predicate}");
        assert!(
            errors(wrong).contains("failed to satisfy constraint: right"),
            "{predicate}: {}",
            errors(wrong)
        );
    }
}

#[test]
fn unknown_methods_of_classes_are_named() {
    for (predicate, unknown) in [
        (
            "$_self.cast::<IntegerType>().is_some_and(|own| own.signedness() == x)",
            "the method `signedness` of `IntegerType`",
        ),
        ("$_self.cast::<FloatType>().unwrap().format() == x", "the method `format` of `FloatType`"),
    ] {
        let shown: Vec<String> = dialect(predicate, "true").missing.iter().map(ToString::to_string).collect();
        assert!(shown.iter().any(|own| own.starts_with(unknown)), "{predicate}: {shown:?}");
    }
}
