use super::{OwnMethod, Scope, Ty, translate_condition};
use crate::names::{Getter, Names, UserClass, UserKind};

/// A type `mlir::toy::BoxType` and an enum `mlir::toy::Mode` with the case `fast`.
struct ToyNames;

impl Names for ToyNames {
    fn class(&self, path: &str) -> Option<UserClass> {
        let (kind, rust, getters) = match path {
            "mlir::toy::BoxType" => {
                let width = Getter {
                    name: "getWidth".to_owned(),
                    ty: Ty::Integer(super::IntegerKind::I64),
                    rust: "width".to_owned(),
                };
                (UserKind::Type, "BoxType", vec![width])
            }
            "mlir::toy::Mode" => (UserKind::Enum, "Mode", Vec::new()),
            _ => return None,
        };
        Some(UserClass {
            path: path.to_owned(),
            kind,
            rust: rust.to_owned(),
            parameters: Some(getters.len()),
            is_verified: false,
            getters,
            interfaces: if kind == UserKind::Type { vec!["mlir::ShapedType".to_owned()] } else { Vec::new() },
        })
    }

    fn case(&self, class: &UserClass, case: &str) -> Option<String> {
        (case == "fast").then(|| format!("{}::Fast", class.rust))
    }
}

fn method(parameters: &[(&str, &str)], body: &str) -> OwnMethod {
    let parameters = parameters.iter().map(|(ty, name)| ((*ty).to_owned(), (*name).to_owned()));
    OwnMethod { parameters: parameters.collect(), body: body.to_owned() }
}

fn condition(self_type: &str, text: &str) -> String {
    let scope = Scope {
        namespace: "mlir::toy",
        placeholders: &|name| match name {
            "_self" => Some(Ty::class(self_type)),
            "_op" => Some(Ty::class("mlir::Operation")),
            "mode" => Some(Ty::Enum("mlir::toy::Mode".to_owned())),
            "many" => Some(Ty::List(Box::new(Ty::class("mlir::Value")))),
            "maybe" => Some(Ty::Optional(Box::new(Ty::class("mlir::Value")))),
            "lhs" | "rhs" => Some(Ty::class("mlir::Value")),
            _ => None,
        },
        own_getter: &|name| (name == "getLhs").then(|| ("lhs".to_owned(), Ty::class("mlir::Value"))),
        own_method: &|name| match name {
            "getLhsType" => Some(method(&[], "getLhs().getType()")),
            "getLoop" => Some(method(&[], "getLoop().getType()")),
            "isBoth" => Some(method(&[("Type", "t"), ("Value", "value")], "t == value.getType()")),
            _ => None,
        },
        names: &ToyNames,
    };
    let expr = crate::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    match translate_condition(&expr, &scope) {
        Ok(rust) => {
            syn::parse_str::<syn::Expr>(&rust.replace('$', "_"))
                .unwrap_or_else(|error| panic!("{rust}: {error}"));
            rust
        }
        Err(error) => format!("{:?}: {error}", &text[error.range()]),
    }
}

#[track_caller]
fn ty(text: &str, expected: &str) {
    assert_eq!(condition("mlir::Type", text), expected);
}

#[track_caller]
fn attribute(text: &str, expected: &str) {
    assert_eq!(condition("mlir::Attribute", text), expected);
}

#[test]
fn tests_and_casts_of_core_classes() {
    ty("::llvm::isa<::mlir::VectorType>($_self)", "$_self.is_vector()");
    ty("isa<VectorType, RankedTensorType>($_self)", "($_self.is_vector() || $_self.is_ranked_tensor())");
    ty(
        "::llvm::cast<ShapedType>($_self).hasStaticShape()",
        "Some($_self).filter(|entity| entity.is_shaped())?.has_static_shape()",
    );
    ty(
        "!::llvm::cast<ShapedType>($_self).hasStaticShape()",
        "!Some($_self).filter(|entity| entity.is_shaped())?.has_static_shape()",
    );
    ty("dyn_cast<VectorType>($_self)", "Some($_self).filter(|entity| entity.is_vector()).is_some()");
    attribute("::llvm::isa<::mlir::StringAttr>($_self)", "$_self.is_string()");
}

#[test]
fn types_among_the_parameters_of_dialect_types() {
    ty(
        "cast<::mlir::LLVM::LLVMStructType>($_self).getBody().empty()",
        "(Some($_self).filter(|entity| entity.is_a(\"llvm.struct\"))?.parameter_types().is_empty())",
    );
    ty(
        "cast<gpu::MMAMatrixType>($_self).getElementType().isF32()",
        "Some($_self).filter(|entity| entity.is_a(\"gpu.mma_matrix\"))?.only_type_parameter()?.is_f32()",
    );
    ty(
        "$_self == TupleType::get($_self.getContext(), $_self)",
        "($_self == $_self.context().tuple_type(&[$_self]))",
    );
}

#[test]
fn classes_of_td_files() {
    ty("isa<BoxType>($_self)", "$_self.is::<BoxType>()");
    ty("cast<::mlir::toy::BoxType>($_self).getWidth() == 8", "($_self.cast::<BoxType>()?.width() == 8)");
    ty(
        "cast<BoxType>($_self).getRank() == 2",
        "((Some($_self).filter(|entity| entity.is::<BoxType>())?.rank()? as i64) == 2)",
    );
    ty("$mode == Mode::fast", "($mode == Mode::Fast)");
}

#[test]
fn a_step_without_a_result_makes_a_condition_unknown() {
    ty(
        "::llvm::cast<ShapedType>($_self).getRank() >= 1",
        "((Some($_self).filter(|entity| entity.is_shaped())?.rank()? as i64) >= 1)",
    );
    ty(
        "$_op.getOperand(0).getType() == $_op.getResult(0).getType()",
        "($_op.operands().nth(0 as usize)?.ty() == $_op.results().nth(0 as usize)?.ty())",
    );
}

/// The definition in the table applies to its argument, which is a cast here.
#[test]
fn functions_of_dialects() {
    ty(
        "mlir::LLVM::isCompatiblePtrType($_self)",
        "($_self.is_a(\"ptr.ptr\") && Some($_self).filter(|entity| entity.is_a(\"ptr.ptr\"))?.attribute_parameter(0)?.is_a(\"llvm.address_space\"))",
    );
}

#[test]
fn lists_and_lambdas() {
    ty(
        "llvm::all_of($many.getTypes(), [&](::mlir::Type t) { return t.isF32(); })",
        "$many.types().collect::<Vec<_>>().iter().copied().all(|t| t.is_f32())",
    );
    ty(
        "!llvm::any_of($many.getTypes(), [&](Type t) { return cast<VectorType>(t).getRank() == 1; })",
        "!::rtblgen_runtime::support::any_known($many.types().collect::<Vec<_>>().iter().copied(), \
         |t| Some(((Some(t).filter(|entity| entity.is_vector())?.rank()? as i64) == 1)))?",
    );
    ty("::llvm::is_contained(::llvm::ArrayRef<int64_t>({1, 2}), 2)", "([1i64, 2]).contains(&2)");
    ty("std::equal_to<>()($lhs.getType(), $rhs.getType())", "($lhs.ty() == $rhs.ty())");
    ty(
        "[&]() -> VectorType { auto v = cast<VectorType>($_self); VectorType::Builder builder(v); if (v.getRank() == 0) \
         { static constexpr int64_t shape[] = {2}; return builder.setShape(shape); } return v; }() == $_self",
        "({ let v = Some($_self).filter(|entity| entity.is_vector())?; { let builder = v; if ((v.rank()? as i64) == 0) \
         { { let shape = ([2i64]); builder.vector_with_shape(&shape)? } } else { v } } } == $_self)",
    );
    ty("[&]() { auto t = getLhs().getType(); return t.isF32(); }()", "{ let t = $lhs.ty(); t.is_f32() }");
}

#[test]
fn methods_of_the_op() {
    ty("getLhsType().isF32()", "$lhs.ty().is_f32()");
    ty("isBoth(getLhsType(), $rhs)", "({ let t = $lhs.ty(); let value = $rhs; (t == value.ty()) })");
    ty("getLoop().isF32()", "\"getLoop()\": no translation of method `getLoop`, which calls itself");
}

#[test]
fn values_that_may_be_absent() {
    ty("!$maybe", "$maybe.is_none()");
    ty("$maybe && $maybe.getType().isF32()", "($maybe.is_some() && $maybe?.ty().is_f32())");
}

#[test]
fn what_is_unknown_is_named() {
    ty("$_self.getFoo()", "\"$_self.getFoo()\": no translation of member `getFoo` of `mlir::Type`");
    ty("isa<Missing>($_self)", "\"isa<Missing>($_self)\": no translation of type `Missing`");
    ty("mlir::helper($_self)", "\"mlir::helper($_self)\": no translation of function `mlir::helper`");
    ty("!$_self", "\"$_self\": no translation of a condition of type `mlir::Type`");
    ty("$other", "\"$other\": no translation of placeholder `$other`");
    ty(
        "isa<StringAttr>($_self)",
        "\"isa<StringAttr>($_self)\": no translation of a test of a `mlir::Type` for `mlir::StringAttr`",
    );
    ty(
        "$_self.getIntOrFloatBitWidth() == -1",
        "\"$_self.getIntOrFloatBitWidth() == -1\": no translation of a comparison of an unsigned with a negative number",
    );
    ty("$_self == 1", "\"$_self == 1\": no translation of `mlir::Type` == `int`");
}

/// A chain nests to the left, one level for each link.
#[test]
fn long_chains_are_an_error() {
    for link in [".getType()", "->getType()", "[0]", "()", " + 1", " || $_self"] {
        let chain = |count: usize| format!("$_self{}", link.repeat(count));
        assert!(crate::parse(&chain(90)).is_ok(), "{link}");
        let error = crate::parse(&chain(100_000)).unwrap_err();
        assert_eq!(error.to_string(), "the expression is nested too deep", "{link}");
    }
}
