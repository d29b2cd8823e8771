// The patterns of upstream's `test` dialect between legal and illegal ops.

include "test.td"
include "mlir/IR/PatternBase.td"

def Success : ConstantAttr<StrAttr, "\"Success\"">;
def Failure : ConstantAttr<StrAttr, "\"Failure\"">;

// More direct ways are preferred.
def DirectA : Pat<(IllegalOpA), (LegalOpA Success)>;
def AToB : Pat<(IllegalOpA), (IllegalOpB)>;
def BToLegal : Pat<(IllegalOpB), (LegalOpA Failure)>;

// Of equally direct ways the one with the higher benefit is preferred.
def CToD : Pat<(IllegalOpC), (IllegalOpD)>;
def DToLegal : Pat<(IllegalOpD), (LegalOpA Failure)>;
def CToE : Pat<(IllegalOpC), (IllegalOpE), [], [], (addBenefit 10)>;
def EToLegal : Pat<(IllegalOpE), (LegalOpA Success)>;

// Operands are replaced by the time the pattern sees them.
def ForwardOperand : Pat<(RewriteOp $input), (replaceWithValue $input)>;

// What folding changes in place is replaced where folding comes last.
def FoldableToConstant : Pat<(OpInPlaceSelfFold $_), (ConstantOp ConstantAttr<I32Attr, "97">)>;
