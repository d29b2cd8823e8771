// Consecutive keys need no search.

include "llvm/TableGen/SearchableTable.td"

class Kind;
def k_a : Kind;
def k_b : Kind;
def k_c : Kind;
def k_d : Kind;
def Kinds : GenericEnum { let FilterClass = "Kind"; }

class Row<Kind k, bits<8> n, bits<33> m> { Kind K = k; bits<8> N = n; bits<33> M = m; }
def : Row<k_d, 255, 0x100000001>;
def : Row<k_c, 253, 0x100000000>;
def : Row<k_b, 254, 0x100000002>;

def Rows : GenericTable {
  let FilterClass = "Row";
  let Fields = ["K", "N", "M"];
  string TypeOf_K = "Kinds";
  let PrimaryKey = ["N"];
  let PrimaryKeyName = "rowByNumber";
}
def rowByKind : SearchIndex { let Table = Rows; let Key = ["K"]; }
def rowByWide : SearchIndex { let Table = Rows; let Key = ["M"]; }

class Item<bits<4> n> { bits<4> Number = n; }
foreach i = 0...9 in def : Item<i>;
def Items : GenericTable {
  let FilterClass = "Item";
  let Fields = ["Number"];
  let PrimaryKey = ["Number"];
  let PrimaryKeyName = "item";
}
