// rtblgen-opt --split-input-file --convert-pdl-to-pdl-interp
// two patterns
module @patterns {
  pdl.pattern : benefit(1) {
    %t = type : i32
    %o = operand : %t
    %a = attribute = 1 : i32
    %0 = operation "a.b"(%o : !pdl.value) {"x" = %a} -> (%t : !pdl.type)
    apply_native_constraint "c"(%o : !pdl.value)
    rewrite %0 {
      %1 = operation "c.d"(%o : !pdl.value) -> (%t : !pdl.type)
      replace %0 with %1
    }
  }
  pdl.pattern : benefit(3) {
    %os = operands
    %0 = operation "a.b"(%os : !pdl.range<value>)
    rewrite %0 with "outside"(%os : !pdl.range<value>)
  }
}
