// Rows with equal keys: the first one is found.

include "llvm/TableGen/SearchableTable.td"

class Row<bits<4> a, bits<4> b, string s> { bits<4> A = a; bits<4> B = b; string S = s; }
def z : Row<1, 9, "x">;
def y : Row<1, 2, "y">;
def x : Row<2, 2, "x">;
def w : Row<2, 9, "Y">;
def v : Row<0, 9, "x y">;
def u : Row<0, 9, "x!">;

def Rows : GenericTable {
  let FilterClass = "Row";
  let Fields = ["S", "A", "B"];
  let PrimaryKey = ["A"];
  let PrimaryKeyName = "rowByA";
}
def rowByB : SearchIndex { let Table = Rows; let Key = ["B"]; }
def AllRows : GenericTable { let FilterClass = "Row"; let Fields = ["S", "A", "B"]; }
def rowByBA : SearchIndex { let Table = AllRows; let Key = ["B", "A"]; }
