// [D] Constraints on results, on their uses, and on several values.
include "ops.td"

def HasSameElementType : Constraint<CPred<"$0.ty().element_type() == $1.ty().element_type()">,
                                    "has same element type">;

def : Pattern<(TwoOp:$results AnyTensor:$input),
              [(OneOp $input), (OtherOp $input)],
              [(F32Tensor:$results__0), (HasNoUseOf:$results__1), (HasSameElementType $results__0, $input)]>;
