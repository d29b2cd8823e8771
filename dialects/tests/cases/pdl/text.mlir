// rtblgen-opt --split-input-file
// rtblgen-opt --split-input-file --mlir-print-op-generic
// pdl.pattern with every op for matching
pdl.pattern @a : benefit(1) {
  %t = type
  %i = type : i32
  %ts = types
  %js = types : [i32, f32]
  %o = operand
  %p = operand : %i
  %os = operands
  %ps = operands : %js
  %at = attribute
  %au = attribute : %i
  %av = attribute = 1 : i32
  %0 = operation "a.b"(%o, %p : !pdl.value, !pdl.value) {"x" = %at, "y" = %au} -> (%t, %i : !pdl.type, !pdl.type)
  %1 = result 0 of %0
  %2 = results of %0
  %3 = results 1 of %0 -> !pdl.value
  %4 = operation "c.d"(%2, %ps : !pdl.range<value>, !pdl.range<value>) -> (%ts : !pdl.range<type>)
  %6 = results of %4
  %5 = operation(%1, %os, %3, %6 : !pdl.value, !pdl.range<value>, !pdl.value, !pdl.range<value>) {"z" = %av}
  apply_native_constraint "same"(%0, %t : !pdl.operation, !pdl.type) {isNegated = true}
  %7 = apply_native_constraint "make"(%at : !pdl.attribute) : !pdl.attribute
  rewrite %5 {
    erase %5
  }
}
// -----
// pdl.rewrite with every op for rewriting
pdl.pattern : benefit(2) {
  %t = type : i32
  %o = operand
  %0 = operation "a.b"(%o : !pdl.value) -> (%t : !pdl.type)
  rewrite %0 {
    %1 = apply_native_rewrite "make"(%o : !pdl.value) : !pdl.value
    %2 = range %o, %1 : !pdl.value, !pdl.value
    %3 = range : !pdl.range<type>
    %4 = attribute = "text"
    %5 = operation "c.d"(%2 : !pdl.range<value>) {"k" = %4} -> (%t : !pdl.type)
    replace %0 with %5
  }
}
pdl.pattern : benefit(0) {
  %o = operand
  %0 = operation "a.b"(%o : !pdl.value)
  rewrite %0 with "outside"(%o : !pdl.value)
}
pdl.pattern : benefit(0) {
  %o = operand
  %0 = operation "a.b"(%o : !pdl.value)
  rewrite {
    replace %0 with (%o : !pdl.value)
  }
}
// -----
// types of pdl
func.func private @f(!pdl.attribute, !pdl.operation, !pdl.type, !pdl.value, !pdl.range<value>, !pdl.range<type>)
