//! Definitions of two versions of a file: those with the same content are the same.

use std::collections::BTreeMap;

use rtblgen_backends::MainFile;
use rtblgen_dynamic::{Source, load};
use rtblgen_ir::Context;
use tblgen_parser::Memory;

/// A file with ops, types that refer to each other, and an enum.
const FILE: &str = r#"
    include "mlir/IR/OpBase.td"
    include "mlir/IR/AttrTypeBase.td"
    include "mlir/IR/EnumAttr.td"
    include "mlir/Interfaces/SideEffectInterfaces.td"
    def T_Dialect : Dialect {
      let name = "t"; let cppNamespace = "::t"; let useDefaultTypePrinterParser = 1; let useDefaultAttributePrinterParser = 1;
    }
    def Red : I32EnumAttrCase<"Red", 0, "red">;
    def Blue : I32EnumAttrCase<"Blue", 1, "blue">;
    def Color : I32EnumAttr<"Color", "a color", [Red, Blue]> { let cppNamespace = "::t"; let genSpecializedAttr = 0; }
    def ColorAttr : EnumAttr<T_Dialect, Color, "color"> { let assemblyFormat = "`<` $value `>`"; }
    class T_Type<string name, string mnem> : TypeDef<T_Dialect, name> { let mnemonic = mnem; }
    def A : T_Type<"A", "a"> { let parameters = (ins "::t::BAttr":$b); let assemblyFormat = "`<` $b `>`"; }
    def B : AttrDef<T_Dialect, "B"> {
      let mnemonic = "b"; let parameters = (ins OptionalParameter<"::t::AType">:$a); let assemblyFormat = "(`<` $a^ `>`)?";
    }
    def C : T_Type<"C", "c"> { let parameters = (ins "int64_t":$n); let assemblyFormat = "`<` $n `>`"; }
    def Plain : T_Type<"Plain", "plain">;
    class T_Op<string name, list<Trait> traits = []> : Op<T_Dialect, name, traits>;
    def OfA : T_Op<"of_a"> { let arguments = (ins A:$x); let assemblyFormat = "$x attr-dict `:` type($x)"; }
    def OfC : T_Op<"of_c"> { let results = (outs C:$x); let assemblyFormat = "attr-dict `:` type($x)"; }
    def OfPlain : T_Op<"of_plain", [Pure]> { let results = (outs Plain:$x); let assemblyFormat = "`plainly` attr-dict"; }
    def OfColor : T_Op<"of_color"> { let arguments = (ins ColorAttr:$c); let assemblyFormat = "$c attr-dict"; }
    def Sum : T_Op<"sum", [AllTypesMatch<["x", "y", "z"]>, PredOpTrait<"odd", CPred<"$x.ty() == $y.ty()">>]> {
      let arguments = (ins AnyTypeOf<[I32, F32]>:$x, AnyType:$y, DefaultValuedAttr<I32Attr, "7">:$n, OptionalAttr<StrAttr>:$s,
                           Variadic<Index>:$more);
      let results = (outs AnyType:$z);
      let regions = (region AnyRegion:$r);
      let assemblyFormat = "$x `,` $y (`n` $n^)? (`with` $more^)? $r attr-dict `:` type($x)";
    }
    def Custom : T_Op<"custom"> { let hasCustomAssemblyFormat = 1; }
"#;

/// The addresses of all definitions, by name.
fn addresses(text: &str) -> BTreeMap<String, usize> {
    let main = MainFile::Text { name: "sharing.td".to_owned(), text: text.to_owned() };
    let source = Source { main, ..Source::default() };
    let loaded = load(&source, &Memory::default()).unwrap_or_else(|failure| panic!("{failure}"));
    let context = Context::new();
    loaded.register(&context);
    let own = context.op_definitions().into_iter().filter(|own| own.name.starts_with("t."));
    let mut all: BTreeMap<String, usize> =
        own.map(|own| (own.name.to_owned(), std::ptr::from_ref(own).addr())).collect();
    for name in ["a", "c", "plain"] {
        let own = context.type_definition("t", name).expect("the type is there");
        all.insert(format!("!{name}"), std::ptr::from_ref(own).addr());
    }
    for name in ["b", "color"] {
        let own = context.attribute_definition("t", name).expect("the attribute is there");
        all.insert(format!("#{name}"), std::ptr::from_ref(own).addr());
    }
    all
}

/// The names of the definitions that are others after an edit.
fn changed(from: &str, to: &str) -> Vec<String> {
    assert!(FILE.contains(from), "{from}");
    let (before, after) = (addresses(FILE), addresses(&FILE.replacen(from, to, 1)));
    assert_eq!(before.len(), 11);
    assert!(before.keys().eq(after.keys()));
    before.into_iter().filter(|(name, own)| after[name] != *own).map(|(name, _)| name).collect()
}

#[test]
fn an_edit_of_an_op_changes_that_op() {
    assert_eq!(changed("`plainly`", "`plain`"), ["t.of_plain"]);
    assert_eq!(changed("\"7\"", "\"8\""), ["t.sum"]);
    assert_eq!(changed("`n` $n^", "`m` $n^"), ["t.sum"]);
    assert_eq!(changed("[I32, F32]", "[I32, F64]"), ["t.sum"]);
    assert_eq!(changed("$x.ty() == $y.ty()", "$x.ty() == $z.ty()"), ["t.sum"]);
    assert_eq!(changed("[Pure]", "[]"), ["t.of_plain"]);
}

#[test]
fn an_edit_of_a_type_changes_what_refers_to_it() {
    assert_eq!(changed("`<` $n `>`", "`[` $n `]`"), ["!c", "t.of_c"]);
    assert_eq!(changed("\"int64_t\":$n", "\"int32_t\":$n"), ["!c", "t.of_c"]);
    assert_eq!(changed("(`<` $a^ `>`)?", "(`[` $a^ `]`)?"), ["!a", "#b", "t.of_a"]);
    assert_eq!(changed("\"blue\"", "\"navy\""), ["#color", "t.of_color"]);
}

/// A text that is left to code has its line in a message.
#[test]
fn a_new_line_changes_messages_with_lines() {
    assert_eq!(changed("def Red", "\n\n// Colors.\ndef Red"), ["t.custom"]);
}
