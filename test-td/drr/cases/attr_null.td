// [3.4] `IsNullAttr` asks that an attribute is absent.
include "ops.td"

def Absent : Pat<(OptionalAttrOp $x, IsNullAttr), (OneOp $x)>;
def There : Pat<(OptionalAttrOp $x, I32Attr:$a), (AttrOp $x, $a)>;
