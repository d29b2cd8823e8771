// Strings are found whatever their case, alone and with other columns.

include "llvm/TableGen/SearchableTable.td"

class Word<string w, bits<8> n> { string Text = w; bits<8> Number = n; }
def : Word<"alpha", 1>;
def : Word<"ALPHA2", 2>;
def : Word<"Beta", 3>;
def : Word<"beta_max", 4>;
def : Word<"betamax", 5>;
def : Word<"a", 6>;
def : Word<"", 7>;
def : Word<"z9", 8>;
def : Word<"Z10", 9>;
def : Word<"dup", 20>;
def : Word<"DUP", 10>;

def Words : GenericTable { let FilterClass = "Word"; let Fields = ["Text", "Number"]; }
def wordByText : SearchIndex { let Table = Words; let Key = ["Text"]; }
def wordByTextAndNumber : SearchIndex { let Table = Words; let Key = ["Text", "Number"]; }
def wordByNumberAndText : SearchIndex { let Table = Words; let Key = ["Number", "Text"]; let EarlyOut = true; }
