//! Crates of `--init-dialect`: the hooks are comments that are Rust without their signs.

use oracle::skeleton::uncommented;
use rtblgen_backends::{Request, new_crate};
use tblgen_parser::Memory;

const DIALECT: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/Interfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Sk_Dialect : Dialect { let name = "sk"; let cppNamespace = "::sk"; let hasConstantMaterializer = 1;
  let extraClassDeclaration = "::mlir::Type parseType(::mlir::DialectAsmParser &p) const override;"; }
def Mine : OpInterface<"Mine"> {
  let cppNamespace = "::sk";
  let methods = [InterfaceMethod<"", "bool", "isMine", (ins "Info":$info)>,
                 InterfaceMethod<"", "int", "getOther", (ins), "", [{ return 1; }]>];
}
def TupleT : TypeDef<Sk_Dialect, "Tuple"> {
  let mnemonic = "tuple";
  let parameters = (ins "int64_t":$a, "::sk::Form":$f);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}
def BOp : Op<Sk_Dialect, "b"> {
  let arguments = (ins AnyType:$x);
  let assemblyFormat = "$x attr-dict `:` custom<OneType>(type($x))";
}
def AOp : Op<Sk_Dialect, "a", [Mine, NativeOpTrait<"Own">, DeclareOpInterfaceMethods<OpAsmOpInterface>,
                               DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let results = (outs AnyType:$r);
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
}
"#;

#[test]
fn hooks_are_rust_without_the_signs_of_comments() {
    let extern_paths = vec![("other".to_owned(), "other_dialect::dialect".to_owned())];
    let request = Request { stub_hooks: false, extern_paths, ..super::request() };
    let made = new_crate(&[request], &Memory::from([("up/Box.td", DIALECT)]))
        .unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics));
    let mut all = String::new();
    for (path, text) in &made.files {
        if path.extension().is_none_or(|own| own != "rs") {
            all.push_str(text);
            continue;
        }
        let rust = uncommented(text);
        syn::parse_file(&rust).unwrap_or_else(|error| panic!("{}: {error}\n{rust}", path.display()));
        all.push_str(&rust);
        all.push_str(text);
    }
    for part in [
        "impl Verify for super::AOp {",
        "impl OpAsm for super::AOp {",
        "impl ::rtblgen_runtime::interfaces::InferTypeOpInterface for super::AOp {\n    fn infer_return_types<'c>(",
        "impl Mine for super::AOp {\n    fn is_mine(",
        "info: super::hooks::Info",
        "parameters: <Self as support::Parameters<'c>>::Tuple,",
        "rtblgen_runtime::missing_parameter_type! { Form, ",
        "pub static OWN: TraitDefinition =\n    TraitDefinition::verified(",
        "pub fn parse_one_type<'c>(parser: &mut OpAsmParser<'_, 'c>, argument_0: impl Sized) -> ParseResult {",
        "pub fn print_one_type(printer: &mut OpAsmPrinter<'_, '_>, op: impl TypedOp, argument_0: impl Sized) {",
        "impl DialectTypeAsm for super::SkDialect {",
        "impl MaterializeConstant for super::SkDialect {",
        "other-dialect = { path = \"../other-dialect\" }\n",
        "registry.dialect::<other_dialect::dialect::OtherDialect>();",
    ] {
        assert!(all.contains(part), "no `{part}` in:\n{all}");
    }
}
