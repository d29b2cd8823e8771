// All rows with a key.

include "llvm/TableGen/SearchableTable.td"

class Register<string n, bits<12> e, bits<3> mode> {
  string Name = n;
  bits<12> Encoding = e;
  bits<3> Mode = mode;
}
def : Register<"status", 0x300, 1>;
def : Register<"status_shadow", 0x300, 2>;
def : Register<"cause", 0x342, 1>;
def : Register<"timer", 0xc01, 0>;
def : Register<"timer_high", 0xc01, 1>;
def : Register<"timer_low", 0xc01, 1>;

def Registers : GenericTable {
  let FilterClass = "Register";
  let Fields = ["Name", "Encoding", "Mode"];
  let PrimaryKey = ["Encoding"];
  let PrimaryKeyName = "registersByEncoding";
  let PrimaryKeyReturnRange = true;
}
def RegistersByMode : GenericTable {
  let FilterClass = "Register";
  let Fields = ["Name", "Encoding", "Mode"];
  let PrimaryKey = ["Mode", "Encoding"];
  let PrimaryKeyName = "registersByModeAndEncoding";
  let PrimaryKeyReturnRange = true;
}
