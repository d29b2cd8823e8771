// Passes: sccp; remove-dead-values; remove-dead-values{canonicalize=true}; canonicalize,sccp,remove-dead-values; cse,sccp,canonicalize
func.func @main(%p: i32) -> i32 {
  %t = arith.constant dense<7> : tensor<4xi32>
  %c0 = arith.constant 0 : index
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xi32>) {
    %c = tensor.from_elements %p : tensor<1xi32>
    scf.forall.in_parallel { tensor.parallel_insert_slice %c into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32> }
  }
  %e = tensor.extract %r[%c0] : tensor<4xi32>
  return %e : i32
}
// -----
func.func @main(%p: i32) -> i32 {
  %t = arith.constant dense<7> : tensor<4xi32>
  %c2 = arith.constant 2 : index
  %r = scf.forall (%i) in (2) shared_outs(%o = %t) -> (tensor<4xi32>) {
    %c = tensor.from_elements %p : tensor<1xi32>
    scf.forall.in_parallel { tensor.parallel_insert_slice %c into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32> }
  }
  %e = tensor.extract %r[%c2] : tensor<4xi32>
  cf.br ^next(%e : i32)
^next(%x: i32):
  %q = arith.addi %x, %p : i32
  return %q : i32
}
// -----
func.func @main(%p: i32) -> i32 {
  %t = arith.constant dense<0> : tensor<4xi32>
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xi32>) {
    %c = tensor.from_elements %p : tensor<1xi32>
    scf.forall.in_parallel { tensor.parallel_insert_slice %c into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32> }
  }
  %e = tensor.extract %r[%c0] : tensor<4xi32>
  %k = arith.cmpi eq, %e, %zero : i32
  cf.cond_br %k, ^a, ^b(%e : i32)
^a:
  cf.br ^b(%p : i32)
^b(%x: i32):
  return %x : i32
}
// -----
func.func private @helper(%p: i32) -> i32 {
  %t = arith.constant dense<3> : tensor<2xi32>
  %c1 = arith.constant 1 : index
  %r:2 = scf.forall (%i) in (2) shared_outs(%o = %t, %q = %t) -> (tensor<2xi32>, tensor<2xi32>) {
    %c = tensor.from_elements %p : tensor<1xi32>
    scf.forall.in_parallel { tensor.parallel_insert_slice %c into %q[%i] [1] [1] : tensor<1xi32> into tensor<2xi32> }
  }
  %a = tensor.extract %r#0[%c1] : tensor<2xi32>
  %b = tensor.extract %r#1[%c1] : tensor<2xi32>
  %s = arith.addi %a, %b : i32
  return %s : i32
}
func.func @main(%p: i32) -> i32 {
  %r = call @helper(%p) : (i32) -> i32
  return %r : i32
}
