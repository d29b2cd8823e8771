// Primary keys of one and of several columns, of each kind.

include "llvm/TableGen/SearchableTable.td"

class Kind;
def k_zeta : Kind;
def k_alpha : Kind;
def k_mid : Kind;
def Kinds : GenericEnum { let FilterClass = "Kind"; }

class Row<string n, bits<12> b, Kind k, bit f = 0> {
  string Name = n;
  bits<12> Encoding = b;
  Kind TheKind = k;
  bit Flag = f;
}
def r1 : Row<"one", 0x123, k_zeta>;
def r2 : Row<"two", 0x3, k_alpha, 1>;
def r3 : Row<"three", 0x7ff, k_mid>;
def r4 : Row<"four", 0x124, k_mid, 1>;

def ByEncoding : GenericTable {
  let FilterClass = "Row";
  let CppTypeName = "EncodingRow";
  let Fields = ["Name", "Encoding", "TheKind", "Flag"];
  string TypeOf_TheKind = "Kinds";
  let PrimaryKey = ["Encoding"];
  let PrimaryKeyName = "lookupByEncoding";
}
def ByKindAndFlag : GenericTable {
  let FilterClass = "Row";
  let CppTypeName = "KindRow";
  let Fields = ["TheKind", "Flag", "Name"];
  string TypeOf_TheKind = "Kinds";
  let PrimaryKey = ["TheKind", "Flag"];
  let PrimaryKeyName = "lookupByKindAndFlag";
}
def ByFlag : GenericTable {
  let FilterClass = "Row";
  let CppTypeName = "FlagRow";
  let Fields = ["Name", "Flag"];
  let PrimaryKey = ["Flag"];
  let PrimaryKeyName = "lookupByFlag";
}
