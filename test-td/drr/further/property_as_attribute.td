// A property in the place of an attribute becomes its attribute form.
include "ops.td"

def Number : Pat<(PropOp $x, $p), (AttrOp $x, $p)>;
def Text : Pat<(StrPropOp $x, $p), (StrAttrOp $x, $p)>;
def Both : Pat<(MixedPropOp $p, $x, $a, $y), (AttrsOp $x, $p, $a)>;
