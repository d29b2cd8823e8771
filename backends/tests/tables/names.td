// Names that mean something in Rust, or that the generated functions use themselves.

include "llvm/TableGen/SearchableTable.td"

class Kind;
def Self : Kind;
def crate : Kind;
def Type : Kind;
def snake_case_name : Kind;
def UPPER_CASE : Kind;
def Result : GenericEnum { let FilterClass = "Kind"; }

class Option<bits<8> n, Kind k> {
  bits<8> type = n; bits<8> self = n; bits<8> row = n; bits<8> compare = n; bits<8> start = n;
  bits<8> end = n; bits<8> isMRS = n; Kind match = k;
}
def : Option<3, Self>;
def : Option<1, crate>;
def : Option<8, snake_case_name>;

def Options : GenericTable {
  let FilterClass = "Option";
  let Fields = ["type", "self", "row", "compare", "start", "end", "isMRS", "match"];
  string TypeOf_match = "Result";
  let PrimaryKey = ["row", "compare", "start", "end"];
  let PrimaryKeyName = "loop";
  let PrimaryKeyReturnRange = true;
}
def move : SearchIndex { let Table = Options; let Key = ["self", "type"]; }
def ByMatch : SearchIndex { let Table = Options; let Key = ["match", "row"]; }
def isMRS : SearchIndex { let Table = Options; let Key = ["isMRS", "compare"]; }
