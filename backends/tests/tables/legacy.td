// The older way: a class that is a table.

include "llvm/TableGen/SearchableTable.td"

class Operand<string n, bits<5> e, string help> : SearchableTable {
  let SearchableFields = ["Encoding", "Name"];
  let EnumValueField = "Encoding";
  string Name = n;
  bits<5> Encoding = e;
  string Help = help;
}
def : Operand<"ish", 11, "inner shareable">;
def : Operand<"sy", 15, "full system">;
def : Operand<"Nsh", 7, "non-shareable">;

class Hint<string n, bits<7> e> : SearchableTable {
  let SearchableFields = ["Code"];
  let EnumNameField = ?;
  string Mnemonic = n;
  bits<7> Code = e;
}
def : Hint<"csync", 34>;
def : Hint<"psb", 32>;
