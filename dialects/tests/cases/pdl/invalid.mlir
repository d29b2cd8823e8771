// rtblgen-opt --split-input-file
// pdl.pattern without a rewrite
pdl.pattern : benefit(1) {
  %0 = operation "a.b"
}
// -----
// pdl.pattern without an operation
pdl.pattern : benefit(1) {
  %o = operand
  rewrite {
  }
}
// -----
// pdl.pattern: parts that are not connected
pdl.pattern : benefit(1) {
  %0 = operation "a.b"
  %1 = operation "c.d"
  rewrite %0 {
    erase %0
  }
}
// -----
// pdl.pattern: another op
pdl.pattern : benefit(1) {
  %0 = arith.constant 1 : i32
  %1 = operation "c.d"
  rewrite %1 {
    erase %1
  }
}
// -----
// pdl.apply_native_constraint without arguments
pdl.pattern : benefit(1) {
  %0 = operation "a.b"
  "pdl.apply_native_constraint"() <{name = "x"}> : () -> ()
  rewrite %0 {
    erase %0
  }
}
// -----
// pdl.apply_native_constraint outside
pdl.pattern : benefit(1) {
  %0 = operation "a.b"
  rewrite %0 {
    "pdl.apply_native_constraint"(%0) <{name = "x"}> : (!pdl.operation) -> ()
  }
}
// -----
// pdl.apply_native_rewrite without arguments and results
pdl.pattern : benefit(1) {
  %0 = operation "a.b"
  rewrite %0 {
    "pdl.apply_native_rewrite"() <{name = "x"}> : () -> ()
  }
}
// -----
// pdl.attribute: a type and a value
pdl.pattern : benefit(1) {
  %t = type : i32
  %a = "pdl.attribute"(%t) <{value = 1 : i32}> : (!pdl.type) -> !pdl.attribute
  %0 = operation "a.b" {"x" = %a}
  rewrite %0 {
    erase %0
  }
}
// -----
// pdl.attribute without a value in a rewrite
pdl.pattern : benefit(1) {
  %0 = operation "a.b"
  rewrite %0 {
    %a = attribute
  }
}
// -----
// pdl.operand that nothing uses
pdl.pattern : benefit(1) {
  %o = operand
  %0 = operation "a.b"
  rewrite %0 {
    erase %0
  }
}
// -----
// pdl.operation without a name in a rewrite
pdl.pattern : benefit(1) {
  %0 = operation "a.b"
  rewrite %0 {
    %1 = operation
  }
}
// -----
// pdl.operation: another number of attribute names
pdl.pattern : benefit(1) {
  %a = attribute
  %0 = "pdl.operation"(%a) <{attributeValueNames = ["x", "y"], opName = "a.b", operandSegmentSizes = array<i32: 0, 1, 0>}> : (!pdl.attribute) -> !pdl.operation
  rewrite %0 {
    erase %0
  }
}
// -----
// pdl.range of other elements
pdl.pattern : benefit(1) {
  %o = operand
  %0 = operation "a.b"(%o : !pdl.value)
  rewrite %0 {
    %1 = "pdl.range"(%o) : (!pdl.value) -> !pdl.range<type>
  }
}
// -----
// pdl.replace with values and an operation
pdl.pattern : benefit(1) {
  %o = operand
  %0 = operation "a.b"(%o : !pdl.value)
  rewrite %0 {
    "pdl.replace"(%0, %0, %o) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.operation, !pdl.operation, !pdl.value) -> ()
  }
}
// -----
// pdl.results: one value without an index
pdl.pattern : benefit(1) {
  %0 = operation "a.b"
  %1 = "pdl.results"(%0) : (!pdl.operation) -> !pdl.value
  %2 = operation "c.d"(%1 : !pdl.value)
  rewrite %2 {
    erase %2
  }
}
// -----
// pdl.rewrite with a name and a body
pdl.pattern : benefit(1) {
  %0 = operation "a.b"
  "pdl.rewrite"(%0) <{name = "x", operandSegmentSizes = array<i32: 1, 0>}> ({
    pdl.erase %0
  }) : (!pdl.operation) -> ()
}
// -----
// pdl.rewrite without a name and a body
pdl.pattern : benefit(1) {
  %0 = operation "a.b"
  "pdl.rewrite"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> ({
  }) : (!pdl.operation) -> ()
}
// -----
// pdl.pattern: a negative benefit
pdl.pattern : benefit(-1) {
  %0 = operation "a.b"
  rewrite %0 {
    erase %0
  }
}
// -----
// pdl.erase outside of a rewrite
pdl.pattern : benefit(1) {
  %0 = operation "a.b"
  erase %0
  rewrite %0 {
  }
}
// -----
// a range of ranges
func.func private @f(!pdl.range<range<value>>)
