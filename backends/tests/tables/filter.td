// Rows of some records only; two tables of one class.

include "llvm/TableGen/SearchableTable.td"

class Row<bits<8> n, bit old> { bits<8> Number = n; bit IsOld = old; bit IsNew = !not(old); }
foreach i = 1...6 in def row#i : Row<!mul(i, 7), !eq(!and(i, 1), 0)>;

def OldRows : GenericTable {
  let FilterClass = "Row";
  let FilterClassField = "IsOld";
  let Fields = ["Number"];
  let PrimaryKey = ["Number"];
  let PrimaryKeyName = "oldRow";
}
def NewRows : GenericTable {
  let FilterClass = "Row";
  let FilterClassField = "IsNew";
  let Fields = ["Number"];
  let PrimaryKey = ["Number"];
  let PrimaryKeyName = "newRow";
}
