include "shapes.td"

def Shape_AreaOp : Shape_Op<"area"> {
  let summary = "the area of a square";
  let arguments = (ins I23:$side);
  let results = (outs I32:$area);
  let assemblyFormat = "$side attr-dict";
}
