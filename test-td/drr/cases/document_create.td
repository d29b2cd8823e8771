// [D] An op that is built by a native call as a whole.
include "ops.td"

#ifdef CPP_SNIPPETS
def createMyOp : NativeCodeCall<"createMyOp($_builder, $0, $1)">;
#else
def createMyOp : NativeCodeCall<"create_my_op($_builder, $0, $1)">;
#endif

def : Pat<(AOp $input, I32Attr:$attr), (createMyOp $input, $attr)>;
