// Comparing with the least and the greatest key first.

include "llvm/TableGen/SearchableTable.td"

class Kind;
def k_one : Kind;
def k_two : Kind;
def k_three : Kind;
def k_four : Kind;
def k_five : Kind;
def Kinds : GenericEnum { let FilterClass = "Kind"; }

class Row<Kind k, bits<16> n, bit b> { Kind K = k; bits<16> N = n; bit B = b; }
def : Row<k_one, 40, 0>;
def : Row<k_three, 900, 1>;
def : Row<k_four, 17, 1>;

def Rows : GenericTable {
  let FilterClass = "Row";
  let Fields = ["K", "N", "B"];
  string TypeOf_K = "Kinds";
  let PrimaryKey = ["N"];
  let PrimaryKeyName = "rowByNumber";
  let PrimaryKeyEarlyOut = true;
}
def rowByKind : SearchIndex { let Table = Rows; let Key = ["K"]; let EarlyOut = true; }
def rowByFlag : SearchIndex { let Table = Rows; let Key = ["B", "N"]; let EarlyOut = true; }
