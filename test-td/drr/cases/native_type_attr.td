// [5.5] An attribute made of a value.
include "ops.td"

#ifdef CPP_SNIPPETS
def TypeAttrOf : NativeCodeCall<"::mlir::TypeAttr::get($0.getType())">;
#else
def TypeAttrOf : NativeCodeCall<"$_builder.context().type_attr($0.ty($_builder))">;
#endif

def Types : Pat<(PairOp:$r $x, $y), (AttrsOp $x, (TypeAttrOf $y), (TypeAttrOf $r))>;
