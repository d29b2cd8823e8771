// [D] Two attributes as one, by a native call.
include "ops.td"

#ifdef CPP_SNIPPETS
def createArrayAttr : NativeCodeCall<"createArrayAttr($_builder, $0, $1)">;
#else
def createArrayAttr : NativeCodeCall<"create_array_attr($_builder, $0, $1)">;
#endif

def : Pat<(TwoAttrOp $attr1, $attr2), (OneAttrOp (createArrayAttr $attr1, $attr2))>;
