//===- BytecodeBase.td - elements of bytecode -----------------------------===//
//
// The encodings of attributes and types in bytecode. Snippets are Rust:
//
//   cParser            an expression of the value; `$_reader` is the reader, `$_resultType` the type that is read
//   cPrinter           statements that write the value `$_getter` to `$_writer`; `$_name` is the attribute or type
//   cBuilder           an expression of the attribute or type, of the values `$_args` in the order of the members
//   cGetter            an expression of the value; `$_attrType` is the attribute or type, `$_getMember` the name of its accessor
//   cType              the Rust type; the name of the def if it is empty
//   printerPredicate   a condition on `$_val`, for several encodings of one type
//
//===----------------------------------------------------------------------===//

#ifndef BYTECODE_BASE
#define BYTECODE_BASE

class Bytecode<string parse = "", string build = "", string print = "",
               string get = "", string t = ""> {
  string cParser = parse;
  string cBuilder = build;
  string cPrinter = print;
  string cGetter = get;
  string cType = t;
  string printerPredicate = "";

  // How the value `$_member` is passed to `cBuilder`.
  string cArgument = "$_member";
}

class WithParser<string p = "", Bytecode t = Bytecode<>>
    : Bytecode<p, t.cBuilder, t.cPrinter, t.cGetter, t.cType>;
class WithBuilder<string b = "", Bytecode t = Bytecode<>>
    : Bytecode<t.cParser, b, t.cPrinter, t.cGetter, t.cType>;
class WithPrinter<string p = "", Bytecode t = Bytecode<>>
    : Bytecode<t.cParser, t.cBuilder, p, t.cGetter, t.cType>;
class WithType<string ty = "", Bytecode t = Bytecode<>>
    : Bytecode<t.cParser, t.cBuilder, t.cPrinter, t.cGetter, ty>;
class WithGetter<string g = "", Bytecode t = Bytecode<>>
    : Bytecode<t.cParser, t.cBuilder, t.cPrinter, g, t.cType>;

// An attribute or a type, whose number stands in the place of it.
class AttributeKind
    : WithParser<"fields::read_attribute($_reader)?",
                 Bytecode<"", "$_args",
                          "fields::write_attribute($_writer, $_getter);">>;
def Attribute : AttributeKind;
class TypeKind : WithParser<
  "$_reader.ty()?", Bytecode<"", "$_args", "$_writer.ty($_getter.into());">>;
def Type : TypeKind;

def VarInt : WithParser<"fields::read_number($_reader)?",
                        Bytecode<"", "$_args",
                                 "fields::write_number($_writer, $_getter);">>;
def SignedVarInt : WithParser<"$_reader.signed_varint()?", Bytecode<
  "", "$_args", "$_writer.signed_varint($_getter);">>;
def Blob : WithParser<"$_reader.blob()?",
                      Bytecode<"", "$_args", "$_writer.blob(&$_getter);">> {
  let cArgument = "&$_member";
}
def Bool : WithParser<"fields::read_bool($_reader)?",
                      Bytecode<"", "$_args",
                               "fields::write_bool($_writer, $_getter);">>;

// A value that is computed from others, and is not in the file.
class LocalVar<string t, string value>
    : WithParser<value, Bytecode<"", "$_args", "", "", t>>;

// A list of elements, after their number.
class Array<Bytecode t> {
  Bytecode elemT = t;
  string cBuilder = "$_args";
}
class List<Bytecode t> : WithGetter<"$_member", t>;
def SignedVarIntList : List<SignedVarInt>;
def BoolList : List<Bool>;

// The encoding of an attribute or a type. Members whose names start with `_` are no arguments of `cBuilder`.
class DialectAttrOrType<dag d> {
  dag members = d;
  string cType = "";
  code postProcess = "";
}
class DialectAttribute<dag d> : DialectAttrOrType<d>, AttributeKind {
  let cBuilder = "$_resultType::get($_reader.context(), $_args)";
}
class DialectType<dag d> : DialectAttrOrType<d>, TypeKind {
  let cBuilder = "$_resultType::get($_reader.context(), $_args)";
}

// All encodings of a dialect. The place in the list is the number in the file, and must not change.
class DialectAttributes<string d> {
  string dialect = d;
  list<DialectAttrOrType> elems;
}
class DialectTypes<string d> {
  string dialect = d;
  list<DialectAttrOrType> elems;
}

def attr;
def type;

// A number that is not used any more, or not yet.
def none;
def ReservedOrDead : DialectAttrOrType<(none)>;

#endif // BYTECODE_BASE
