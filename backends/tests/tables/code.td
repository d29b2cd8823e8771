// Expressions: in brackets, or by the word of the table.

include "llvm/TableGen/SearchableTable.td"

class Row<bits<4> n, code e, string f> { bits<4> N = n; code E = e; string F = f; }
def : Row<3, [{ 1 + 2 }], "4 * 4">;
def : Row<2, [{ 7 }], "(5)">;

def Rows : GenericTable {
  let FilterClass = "Row";
  let Fields = ["N", "E", "F"];
  string TypeOf_F = "code";
  string RustTypeOf_E = "u32";
  string RustTypeOf_F = "u32";
  let PrimaryKey = ["N"];
  let PrimaryKeyName = "row";
}
