// Records of multiclasses, loops and conditions; types that all values share.

include "llvm/TableGen/SearchableTable.td"

class Op<string m, bits<6> c> { string Mnemonic = m; bits<6> Code = c; }
class FancyOp<string m, bits<6> c> : Op<m, c> { bit Fancy = 1; }

multiclass Sizes<string m, bits<6> c> {
  foreach size = [1, 2, 4] in {
    def _#size : Op<m#"."#size, !add(c, size)>;
    if !eq(size, 4) then def _fancy : FancyOp<m#".f", !add(c, 8)>;
  }
}
defm ADD : Sizes<"add", 0>;
defm SUB : Sizes<"sub", 16>;
defm "" : Sizes<"nop", 32>;

def Ops : GenericTable { let FilterClass = "Op"; let Fields = ["Code", "Mnemonic"]; }
def opByMnemonic : SearchIndex { let Table = Ops; let Key = ["Mnemonic"]; }
def opByCode : SearchIndex { let Table = Ops; let Key = ["Code"]; }
