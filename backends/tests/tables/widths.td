// Bits of all widths that can be keys.

include "llvm/TableGen/SearchableTable.td"

class Row<bits<1> a, bits<8> b, bits<9> c, bits<17> d, bits<33> e, bits<64> f> {
  bits<1> A = a; bits<8> B = b; bits<9> C = c; bits<17> D = d; bits<33> E = e; bits<64> F = f;
}
def : Row<1, 0xff, 0x1ff, 0x1ffff, 0x1ffffffff, 0x7fffffffffffffff>;
def : Row<0, 0x80, 0x100, 0x10000, 0x100000000, 0x1000000000000000>;
def : Row<1, 0x01, 0x001, 0x00001, 0x000000001, 1>;
def : Row<0, 0x00, 0x000, 0x00000, 0x000000000, 0>;

def Rows : GenericTable { let FilterClass = "Row"; let Fields = ["A", "B", "C", "D", "E", "F"]; }
def byA : SearchIndex { let Table = Rows; let Key = ["A"]; }
def byB : SearchIndex { let Table = Rows; let Key = ["B"]; }
def byC : SearchIndex { let Table = Rows; let Key = ["C"]; }
def byD : SearchIndex { let Table = Rows; let Key = ["D"]; }
def byE : SearchIndex { let Table = Rows; let Key = ["E"]; }
def byF : SearchIndex { let Table = Rows; let Key = ["F"]; let EarlyOut = true; }
def byAll : SearchIndex { let Table = Rows; let Key = ["A", "B", "C", "D", "E", "F"]; }
