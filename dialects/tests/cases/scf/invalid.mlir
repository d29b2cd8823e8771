// rtblgen-opt --split-input-file
// scf.if: results without else
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  %0 = scf.if %c -> f32 {
    scf.yield %x : f32
  }
  return
}
// -----
// scf.if: another number of values
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  %0 = scf.if %c -> f32 {
    scf.yield %x, %x : f32, f32
  } else {
    scf.yield %x : f32
  }
  return
}
// -----
// scf.if: another type
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  %0 = scf.if %c -> f32 {
    scf.yield %l : index
  } else {
    scf.yield %x : f32
  }
  return
}
// -----
// scf.if: nothing is yielded
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  %0 = scf.if %c -> f32 {
  } else {
    scf.yield %x : f32
  }
  return
}
// -----
// scf.if: a condition of another type
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  scf.if %l {
  }
  return
}
// -----
// scf.if with two blocks
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  "scf.if"(%c) ({
    "cf.br"()[^a] : () -> ()
  ^a:
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  return
}
// -----
// scf.if with an argument
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  "scf.if"(%c) ({
  ^a(%0: i32):
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  return
}
// -----
// scf.for: bounds of two types
func.func @f(%l: i32, %u: index, %s: index) {
  "scf.for"(%l, %u, %s) ({
  ^a(%i: index):
    "scf.yield"() : () -> ()
  }) : (i32, index, index) -> ()
  return
}
// -----
// scf.for: an induction variable of another type
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  "scf.for"(%l, %u, %s) ({
  ^a(%i: i32):
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}
// -----
// scf.for: no induction variable
// DIFFERS: the message of mlir-opt has a count that wrapped around
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  "scf.for"(%l, %u, %s) ({
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}
// -----
// scf.for: a float
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  scf.for %i = %x to %x step %x : f32 {
  }
  return
}
// -----
// scf.for: another number of results
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %x, %b = %x) -> (f32) {
    scf.yield %a : f32
  }
  return
}
// -----
// scf.for: another number of results in the generic form
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  %0 = "scf.for"(%l, %u, %s) ({
  ^a(%i: index):
    "scf.yield"(%x) : (f32) -> ()
  }) : (index, index, index) -> f32
  return
}
// -----
// scf.for: another number of arguments
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  %0 = "scf.for"(%l, %u, %s, %x) ({
  ^a(%i: index):
    "scf.yield"(%x) : (f32) -> ()
  }) : (index, index, index, f32) -> f32
  return
}
// -----
// scf.for: an initial value of another type
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  %0 = "scf.for"(%l, %u, %s, %l) ({
  ^a(%i: index, %b: f32):
    "scf.yield"(%x) : (f32) -> ()
  }) : (index, index, index, index) -> f32
  return
}
// -----
// scf.for: an argument of another type
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  %0 = "scf.for"(%l, %u, %s, %x) ({
  ^a(%i: index, %b: index):
    "scf.yield"(%x) : (f32) -> ()
  }) : (index, index, index, f32) -> f32
  return
}
// -----
// scf.for: another number of yielded values
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %x) -> (f32) {
    scf.yield
  }
  return
}
// -----
// scf.for: another type of a yielded value
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %x) -> (f32) {
    scf.yield %l : index
  }
  return
}
// -----
// scf.for: another terminator
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  "scf.for"(%l, %u, %s) ({
  ^a(%i: index):
    "scf.condition"(%c) : (i1) -> ()
  }) : (index, index, index) -> ()
  return
}
// -----
// scf.for without a step
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  scf.for %i = %l to %u {
  }
  return
}
// -----
// scf.while: another terminator before
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  "scf.while"() ({
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
// scf.while: another terminator after
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  "scf.while"() ({
    "scf.condition"(%c) : (i1) -> ()
  }, {
    "scf.condition"(%c) : (i1) -> ()
  }) : () -> ()
  return
}
// -----
// scf.while: a type that is no function
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  scf.while : i32 {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// -----
// scf.while: another number of operands
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  scf.while (%a = %x) : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// -----
// scf.while: the condition passes on other values
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  %0 = scf.while (%a = %x) : (f32) -> f32 {
    scf.condition(%c) %l : index
  } do {
  ^bb0(%a: f32):
    scf.yield %a : f32
  }
  return
}
// -----
// scf.while: the body yields other values
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  %0 = scf.while (%a = %x) : (f32) -> f32 {
    scf.condition(%c) %a : f32
  } do {
  ^bb0(%a: f32):
    scf.yield
  }
  return
}
// -----
// scf.while: other results
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  %0 = scf.while (%a = %x) : (f32) -> index {
    scf.condition(%c) %a : f32
  } do {
  ^bb0(%a: index):
    scf.yield %x : f32
  }
  return
}
// -----
// scf.condition outside of a loop
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  scf.if %c {
    scf.condition(%c)
  }
  return
}
// -----
// scf.execute_region without a block
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  "scf.execute_region"() ({
  }) : () -> ()
  return
}
// -----
// scf.execute_region with an argument
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  "scf.execute_region"() ({
  ^a(%0: i32):
    scf.yield
  }) : () -> ()
  return
}
// -----
// scf.execute_region: other values
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  %0 = scf.execute_region -> f32 {
    scf.yield %l : index
  }
  return
}
// -----
// scf.index_switch: a case twice
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  scf.index_switch %l
  case 1 {
    scf.yield
  }
  case 1 {
    scf.yield
  }
  default {
  }
  return
}
// -----
// scf.index_switch: a case without a terminator
// DIFFERS: here the regions of cases get the implicit terminator too
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  scf.index_switch %l
  case 1 {
  }
  default {
  }
  return
}
// -----
// scf.index_switch: other values in a case
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  %0 = scf.index_switch %l -> f32
  case 1 {
    scf.yield
  }
  default {
    scf.yield %x : f32
  }
  return
}
// -----
// scf.index_switch: another type in the default
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  %0 = scf.index_switch %l -> f32
  case 1 {
    scf.yield %x : f32
  }
  default {
    scf.yield %l : index
  }
  return
}
// -----
// scf.index_switch: another number of cases
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  "scf.index_switch"(%l) <{cases = array<i64: 1, 2>}> ({
    scf.yield
  }, {
    scf.yield
  }) : (index) -> ()
  return
}
// -----
// scf.index_switch: another terminator
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  "scf.index_switch"(%l) <{cases = array<i64>}> ({
    "scf.condition"(%c) : (i1) -> ()
  }) : (index) -> ()
  return
}
// -----
// scf.index_switch without a default
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  scf.index_switch %l
  case 1 {
  }
  return
}
// -----
// scf.parallel without dimensions
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  "scf.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
    scf.reduce
  }) : () -> ()
  return
}
// -----
// scf.parallel: a step of 0
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  %z = arith.constant 0 : index
  scf.parallel (%i) = (%l) to (%u) step (%z) {
  }
  return
}
// -----
// scf.parallel: a negative step
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  %z = arith.constant -1 : index
  scf.parallel (%i) = (%l) to (%u) step (%z) {
  }
  return
}
// -----
// scf.parallel: another number of variables
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  "scf.parallel"(%l, %u, %s) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^a(%i: index, %j: index):
    scf.reduce
  }) : (index, index, index) -> ()
  return
}
// -----
// scf.parallel: a variable of another type
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  "scf.parallel"(%l, %u, %s) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^a(%i: i32):
    scf.reduce
  }) : (index, index, index) -> ()
  return
}
// -----
// scf.parallel: another number of bounds in the text
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  scf.parallel (%i, %j) = (%l) to (%u, %u) step (%s, %s) {
  }
  return
}
// -----
// scf.parallel: another terminator
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  "scf.parallel"(%l, %u, %s) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^a(%i: index):
    scf.yield
  }) : (index, index, index) -> ()
  return
}
// -----
// scf.parallel: results without reductions
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%x) -> f32 {
  }
  return
}
// -----
// scf.parallel: reductions without results
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  return
}
// -----
// scf.parallel: results without initial values
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  %0 = "scf.parallel"(%l, %u, %s) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^a(%i: index):
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }) : (index, index, index) -> f32
  return
}
// -----
// scf.parallel: a reduction of another type
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%x) -> f32 {
    scf.reduce(%l : index) {
    ^bb0(%a: index, %b: index):
      scf.reduce.return %a : index
    }
  }
  return
}
// -----
// scf.reduce: arguments of another type
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: index):
      scf.reduce.return %a : f32
    }
  }
  return
}
// -----
// scf.reduce: an empty body
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
    }
  }
  return
}
// -----
// scf.reduce: another terminator
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.yield
    }
  }
  return
}
// -----
// scf.reduce: other regions than operands
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%x) -> f32 {
    "scf.reduce"(%x) : (f32) -> ()
  }
  return
}
// -----
// scf.reduce.return of another type
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %i : index
    }
  }
  return
}
// -----
// scf.forall: another number of results
func.func @f(%n: index, %t: tensor<4xf32>) {
  "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({
  ^a(%i: index, %o: tensor<4xf32>):
    scf.forall.in_parallel {
    }
  }) : (tensor<4xf32>) -> ()
  return
}
// -----
// scf.forall: another number of arguments
func.func @f(%n: index, %t: tensor<4xf32>) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({
    scf.forall.in_parallel {
    }
  }) : () -> ()
  return
}
// -----
// scf.forall: a variable of another type
func.func @f(%n: index, %t: tensor<4xf32>) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({
  ^a(%i: i32):
    scf.forall.in_parallel {
    }
  }) : () -> ()
  return
}
// -----
// scf.forall: an output of another type
func.func @f(%n: index, %t: tensor<4xf32>) {
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({
  ^a(%i: index, %o: tensor<5xf32>):
    scf.forall.in_parallel {
    }
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// scf.forall: another number of static bounds
func.func @f(%n: index) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4, 4>, staticStep = array<i64: 1>}> ({
  ^a(%i: index):
    scf.forall.in_parallel {
    }
  }) : () -> ()
  return
}
// -----
// scf.forall: no dynamic bound
func.func @f(%n: index) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>}> ({
  ^a(%i: index):
    scf.forall.in_parallel {
    }
  }) : () -> ()
  return
}
// -----
// scf.forall.in_parallel: another op
func.func @f(%n: index, %t: tensor<4xf32>) {
  scf.forall (%i) in (10) {
    scf.forall.in_parallel {
      %0 = arith.constant 1 : i32
    }
  }
  return
}
// -----
// scf.forall.in_parallel: an insertion into something else
func.func @f(%n: index, %t: tensor<4xf32>, %u: tensor<1xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %u into %t[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return
}
// -----
// scf.forall: another number of upper bounds in the text
func.func @f(%n: index) {
  scf.forall (%i, %j) in (10) {
  }
  return
}
// -----
// scf.forall: mapping of another size
func.func @f(%n: index) {
  scf.forall (%i, %j) in (10, 4) {
  } {mapping = [1 : i8]}
  return
}
// -----
// scf.yield in a function
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  scf.yield
  return
}
