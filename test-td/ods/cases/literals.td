// Words and punctuation in formats, and the spaces between them.

include "mlir/IR/OpBase.td"

def Literals_Dialect : Dialect {
  let name = "literals";
  let cppNamespace = "::literals";
}

def Literals_WordsOp : Op<Literals_Dialect, "words"> {
  let arguments = (ins I32:$x);
  let results = (outs );
  let assemblyFormat = "`from` $x `to` `here` attr-dict";
}
def Literals_MarksOp : Op<Literals_Dialect, "marks"> {
  let arguments = (ins I32:$x, I32:$y);
  let results = (outs );
  let assemblyFormat = "`<` $x `,` $y `>` attr-dict";
}
def Literals_ArrowOp : Op<Literals_Dialect, "arrow"> {
  let arguments = (ins I32:$x, I32:$y);
  let results = (outs );
  let assemblyFormat = "$x `->` $y attr-dict";
}
def Literals_BracketsOp : Op<Literals_Dialect, "brackets"> {
  let arguments = (ins I32:$x, I32:$y);
  let results = (outs );
  let assemblyFormat = "`(` `[` $x `]` `{` $y `}` `)` attr-dict";
}
def Literals_SymbolsOp : Op<Literals_Dialect, "symbols"> {
  let arguments = (ins I32:$x);
  let results = (outs );
  let assemblyFormat = "`:` `=` $x `?` `+` `-` `*` `...` attr-dict";
}
def Literals_TightOp : Op<Literals_Dialect, "tight"> {
  let arguments = (ins I32:$x, I32:$y);
  let results = (outs );
  let assemblyFormat = "$x `` `,` `` $y ` ` ` ` `end` `` `(` `` `)` attr-dict";
}
def Literals_LinesOp : Op<Literals_Dialect, "lines"> {
  let arguments = (ins I32:$x, I32:$y);
  let results = (outs );
  let assemblyFormat = "`\\n` $x `\\n` $y attr-dict";
}
def Literals_DottedOp : Op<Literals_Dialect, "dotted"> {
  let arguments = (ins );
  let results = (outs );
  let assemblyFormat = "`a.b` `c$d` `_e` attr-dict";
}
def Literals_CompareOp : Op<Literals_Dialect, "compare"> {
  let arguments = (ins I32:$x);
  let results = (outs );
  let assemblyFormat = "`<` `<` $x `>` `>` `=` `=` attr-dict";
}
