// [D] Attributes that are copied after the results are made.
include "ops.td"

#ifdef CPP_SNIPPETS
def GetOwner : NativeCodeCall<"$0.getOwner()">;
def CopyAttrFoo : NativeCodeCallVoid<"copyAttr($_builder, $0, $1, \"foo\")">;
def CopyAttrBar : NativeCodeCallVoid<"copyAttr($_builder, $0, $1, \"bar\")">;
#else
def GetOwner : NativeCodeCall<"$0.defining_op($_builder).expect(\"a result\")">;
def CopyAttrFoo : NativeCodeCallVoid<"copy_attr($_builder, $0, $1, \"foo\")">;
def CopyAttrBar : NativeCodeCallVoid<"copy_attr($_builder, $0, $1, \"bar\")">;
#endif

def : Pattern<
(ThreeOp:$src $x),
[(SameOp:$dest1 $x), (ThreeLikeOp:$dest2 $x)],
[],
[(CopyAttrFoo (GetOwner $src__0), (GetOwner $dest1)),
(CopyAttrBar (GetOwner $src__0), (GetOwner $dest2__0))]>;
