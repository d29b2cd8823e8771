// A native call below a native call, in a source.
include "ops.td"

def Operand : NativeCodeCall<"($_self.operand_count() == 1).then(|| $_self.operand(0).value())">;
def Tagged : NativeCodeCall<"$_self.attribute(\"a\").filter(|found| found.is_integer())">;

def Below : Pat<(OneOp (Operand (Tagged I32Attr:$a))), (OptionalAttrOp (NoneOp (returnType "$_builder.context().integer_type(8)")), $a)>;
