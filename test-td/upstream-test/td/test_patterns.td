// The patterns of upstream's `test` dialect between legal and illegal ops.

include "legality.td"
include "mlir/IR/PatternBase.td"

def Success : ConstantAttr<StrAttr, "\"Success\"">;
def Failure : ConstantAttr<StrAttr, "\"Failure\"">;

// More direct ways are preferred.
def DirectA : Pat<(ILLegalOpA), (LegalOpA Success)>;
def AToB : Pat<(ILLegalOpA), (ILLegalOpB)>;
def BToLegal : Pat<(ILLegalOpB), (LegalOpA Failure)>;

// Of equally direct ways the one with the higher benefit is preferred.
def CToD : Pat<(ILLegalOpC), (ILLegalOpD)>;
def DToLegal : Pat<(ILLegalOpD), (LegalOpA Failure)>;
def CToE : Pat<(ILLegalOpC), (ILLegalOpE), [], [], (addBenefit 10)>;
def EToLegal : Pat<(ILLegalOpE), (LegalOpA Success)>;

// Operands are replaced by the time the pattern sees them.
def ForwardOperand : Pat<(TestRewriteOp $input), (replaceWithValue $input)>;

// What folding changes in place is replaced where folding comes last.
def FoldableToConstant : Pat<(TestOpInPlaceSelfFold $_), (TestOpConstant ConstantAttr<I32Attr, "97">)>;
