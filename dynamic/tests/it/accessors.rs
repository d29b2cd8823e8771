//! Accessors of the parameters of loaded types and attributes, in predicates and in the inference of types.

use crate::support::{load_text, opt};

const DEFINITIONS: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }

def T_Kind : I32Enum<"Kind", "a kind", [I32EnumCase<"Red", 0, "red">, I32EnumCase<"Blue", 1, "blue">]>;

def T_Box : TypeDef<T_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "::mlir::Type":$element, "int64_t":$length, EnumParameter<T_Kind>:$kind,
    OptionalParameter<"::mlir::Type">:$tag, ArrayRefParameter<"int64_t">:$sizes);
  let assemblyFormat = "`<` $element `,` $length `,` $kind (`tag` $tag^)? `,` `[` $sizes `]` `>`";
}

class Test<code test> : Type<CPred<"$_self.cast::<BoxType>().is_some_and(|own| " # test # ")">, "a box of the " # NAME>;

def Long : Test<"own.length() > 4">;
def Blue : Test<"own.kind() == Kind::Blue">;
def Tagged : Test<"own.tag().is_some_and(|tag| tag.is_index())">;
def Sized3 : Test<"own.sizes().len() == 3">;

class T_Op<string name, Type type> : Op<T_Dialect, name> { let arguments = (ins type:$x); }

def LongOp : T_Op<"long", Long>;
def BlueOp : T_Op<"blue", Blue>;
def TaggedOp : T_Op<"tagged", Tagged>;
def SizedOp : T_Op<"sized", Sized3>;

def MakeOp : Op<T_Dialect, "make"> { let results = (outs AnyType:$x); }
def UseOp : Op<T_Dialect, "use"> { let arguments = (ins I8:$x); }

def OpenOp : Op<T_Dialect, "open",
    [TypesMatchWith<"opens", "box", "content", "$_self.cast::<BoxType>()?.element()">]> {
  let arguments = (ins T_Box:$box);
  let results = (outs AnyType:$content);
  let assemblyFormat = "$box attr-dict `:` qualified(type($box))";
}
"#;

fn errors(program: &str) -> String {
    let dialects = load_text(DEFINITIONS);
    assert_eq!(dialects.missing, []);
    opt(&dialects, &[], program).errors
}

fn of_op(op: &str, ty: &str) -> String {
    errors(&format!("%x = \"t.make\"() : () -> {ty}\n\"t.{op}\"(%x) : ({ty}) -> ()\n"))
}

#[test]
fn predicates_read_parameters() {
    let right = "!t.box<i8, 5, blue tag index, [1, 2, 3]>";
    let wrong = "!t.box<i8, 4, red, [1, 2]>";
    for (op, name) in [("long", "Long"), ("blue", "Blue"), ("tagged", "Tagged"), ("sized", "Sized3")] {
        assert_eq!(of_op(op, right), "", "{op}");
        let message = of_op(op, wrong);
        assert!(message.contains(&format!("operand #0 must be a box of the {name}, but got")), "{message}");
        assert!(!message.contains("not known"), "{message}");
    }
}

#[test]
fn types_are_inferred_from_parameters() {
    let ty = "!t.box<i8, 5, blue, [1]>";
    let program = |result: &str| {
        format!("%x = \"t.make\"() : () -> {ty}\n%0 = t.open %x : {ty}\n\"t.use\"(%0) : ({result}) -> ()\n")
    };
    assert_eq!(errors(&program("i8")), "");
    let message = errors(&program("i16"));
    assert!(message.contains("expects different type than prior uses: 'i16' vs 'i8'"), "{message}");
}
