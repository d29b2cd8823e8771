// rtblgen-opt --split-input-file
// rtblgen-opt --split-input-file --mlir-print-op-generic
// scf.if with and without else
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) -> f32 {
  scf.if %c {
    %0 = arith.addf %x, %x : f32
  }
  scf.if %c {
  } else {
    %0 = arith.addf %x, %x : f32
  } {x}
  %1:2 = scf.if %c -> (f32, index) {
    scf.yield %x, %l : f32, index
  } else {
    scf.yield %x, %u : f32, index
  }
  return %1#0 : f32
}
// -----
// scf.for without values
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) {
  scf.for %i = %l to %u step %s {
  }
  scf.for unsigned %i = %l to %u step %s {
    scf.yield
  } {x = 1 : i8}
  return
}
// -----
// scf.for with values and another type
func.func @f(%l: i32, %u: i32, %s: i32, %x: f32) -> f32 {
  %0:2 = scf.for %i = %l to %u step %s iter_args(%a = %x, %b = %l) -> (f32, i32) : i32 {
    %1 = arith.addf %a, %a : f32
    scf.yield %1, %i : f32, i32
  }
  return %0#0 : f32
}
// -----
// scf.while
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) -> f32 {
  %0:2 = scf.while (%a = %x, %i = %l) : (f32, index) -> (f32, index) {
    %1 = arith.cmpi slt, %i, %u : index
    scf.condition(%1) %a, %i : f32, index
  } do {
  ^bb0(%a: f32, %i: index):
    %2 = arith.addi %i, %s : index
    scf.yield %a, %2 : f32, index
  }
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  } attributes {x}
  return %0#0 : f32
}
// -----
// scf.execute_region
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) -> f32 {
  %0 = scf.execute_region -> f32 {
    scf.yield %x : f32
  }
  scf.execute_region no_inline {
    cf.cond_br %c, ^a, ^b
  ^a:
    scf.yield
  ^b:
    scf.yield
  } {x}
  return %0 : f32
}
// -----
// scf.index_switch
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) -> f32 {
  %0 = scf.index_switch %l -> f32
  case 2 {
    scf.yield %x : f32
  }
  case -5 {
    %1 = arith.addf %x, %x : f32
    scf.yield %1 : f32
  }
  default {
    scf.yield %x : f32
  }
  scf.index_switch %l {x}
  default {
  }
  return %0 : f32
}
// -----
// scf.parallel, scf.reduce and scf.reduce.return
func.func @f(%c: i1, %l: index, %u: index, %s: index, %x: f32) -> f32 {
  scf.parallel (%i, %j) = (%l, %l) to (%u, %u) step (%s, %s) {
  }
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      %1 = arith.addf %a, %b : f32
      scf.reduce.return %1 : f32
    }
  } {x}
  %2:2 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%x, %l) -> (f32, index) {
    scf.reduce(%x, %i : f32, index) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }, {
    ^bb0(%a: index, %b: index):
      %1 = arith.maxsi %a, %b : index
      scf.reduce.return %1 : index
    }
  }
  return %2#0 : f32
}
// -----
// scf.forall and scf.forall.in_parallel
func.func @f(%n: index, %t: tensor<?xf32>, %m: tensor<4xf32>) -> tensor<?xf32> {
  scf.forall (%i) in (10) {
  }
  scf.forall (%i, %j) in (%n, 4) {
    scf.forall.in_parallel {
    }
  }
  scf.forall (%i, %j) = (0, %n) to (10, 20) step (1, %n) {
  } {x = 1 : i8}
  %0:2 = scf.forall (%i) in (%n) shared_outs(%o = %t, %p = %m) -> (tensor<?xf32>, tensor<4xf32>) {
    %1 = tensor.extract_slice %m[0] [1] [1] : tensor<4xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  return %0#0 : tensor<?xf32>
}
