// What C++ would not take: names and texts of all kinds, clashes, rows that share a name.

include "llvm/TableGen/SearchableTable.td"

class Entry<string n, int v> { string Name = n; int Value = v; }
def : Entry<"", 9223372036854775807>;
def : Entry<"two words", !sub(-9223372036854775807, 1)>;
def : Entry<"two-words", 0>;
def : Entry<"two_words", 0>;
def : Entry<"*/ /*! `]` \\\" {} {0} \n", 3>;
def : Entry<"größe 💥", 4>;
def : Entry<"ALL", 5>;
def : Entry<"ALL", 6>;
def : Entry<"all", 6>;
def : Entry<"NAMES", 6>;
def : Entry<"name", 7>;
def : Entry<"Self", 8>;
def Result : GenericEnum { let FilterClass = "Entry"; let NameField = "Name"; let ValueField = "Value"; }
def From : GenericEnum { let FilterClass = "Entry"; let NameField = "Name"; }
def TryFrom : GenericEnum { let FilterClass = "Entry"; }
def UnknownFrom : GenericEnum { let FilterClass = "Entry"; let ValueField = "Value"; }

class Row<bits<128> w, string s, Entry e> {
  bits<128> Wide = w; string S = s; string s_ = s; string _s = s; Entry E = e; bits<0> Empty = 0;
  code Call = [{ |x: &str| x.len() }];
}
def one : Row<!shl(1, 62), "\\ \" \t \n {} 'ü'", Entry<"x", 1>>;
def two : Row<3, "", Entry<"y", 2>>;

def rows : GenericTable {
  let FilterClass = "Row";
  let CppTypeName = "::llvm::Option";
  let Fields = ["Wide", "S", "s_", "_s", "E", "S"];
  string TypeOf_E = "Result";
  let PrimaryKey = ["E"];
  let PrimaryKeyName = "rows";
}
def Rows : GenericTable {
  let FilterClass = "Row";
  let CppTypeName = "::llvm::Option";
  let Fields = ["Wide", "S", "s_", "_s", "E", "S"];
  string TypeOf_E = "Result";
}
def order : GenericTable { let FilterClass = "Row"; let Fields = ["S"]; }
def Order : GenericTable { let FilterClass = "Row"; let Fields = ["S", "Wide"]; }
def NoFields : GenericTable { let FilterClass = "Row"; let CppTypeName = "unit"; let Fields = []; }
def Calls : GenericTable {
  let FilterClass = "Row";
  let CppTypeName = "Call";
  let Fields = ["Call", "Wide"];
  string RustTypeOf_Call = "fn(&str) -> usize";
}
def compare_ignoring_case : SearchIndex { let Table = rows; let Key = ["S", "_s"]; }
def findRow : SearchIndex { let Table = rows; let Key = ["S"]; }
def find_row : SearchIndex { let Table = Rows; let Key = ["s_"]; }
def ORDER : SearchIndex { let Table = order; let Key = ["S"]; }
def anyRow : SearchIndex { let Table = Rows; let Key = ["E"]; let EarlyOut = true; }
