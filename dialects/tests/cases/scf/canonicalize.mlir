// rtblgen-opt --split-input-file --canonicalize --allow-unregistered-dialect
// alike conditions: a negated one between, one without results, and a value that passes through all
func.func @f(%c: i1, %a: i32, %m: memref<i32>) -> (i32, i32) {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  %r0 = scf.if %c -> i32 {
    %x = arith.addi %a, %a : i32
    scf.yield %x : i32
  } else {
    scf.yield %a : i32
  }
  %r1:2 = scf.if %n -> (i32, i32) {
    %x = arith.muli %r0, %a : i32
    scf.yield %x, %r0 : i32, i32
  } else {
    %x = arith.subi %r0, %a : i32
    scf.yield %r0, %x : i32, i32
  }
  scf.if %c {
    memref.store %r1#1, %m[] : memref<i32>
  }
  %r3 = scf.if %c -> i32 {
    scf.yield %r0 : i32
  } else {
    %x = arith.addi %r1#0, %r0 : i32
    scf.yield %x : i32
  }
  return %r3, %r1#0 : i32, i32
}
// -----
// two negations of one condition
func.func @f(%c: i1, %a: i32, %m: memref<i32>) {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  %o = arith.xori %c, %true {other} : i1
  scf.if %n {
    memref.store %a, %m[] : memref<i32>
  }
  scf.if %c {
    memref.store %a, %m[] : memref<i32>
  } else {
    memref.store %a, %m[] : memref<i32>
  }
  scf.if %o {
    memref.store %a, %m[] : memref<i32>
  }
  return
}
// -----
// another condition between
func.func @f(%c: i1, %d: i1, %a: i32, %m: memref<i32>) {
  scf.if %c {
    memref.store %a, %m[] : memref<i32>
  }
  scf.if %c {
    memref.store %a, %m[] : memref<i32>
  }
  scf.if %d {
    memref.store %a, %m[] : memref<i32>
  }
  scf.if %c {
    memref.store %a, %m[] : memref<i32>
  }
  return
}
// -----
// values of nested regions
func.func @f(%c: i1, %d: i1, %a: i32, %m: memref<i32>) -> i32 {
  %r0 = scf.if %c -> i32 {
    %x = arith.addi %a, %a : i32
    scf.yield %x : i32
  } else {
    %x = arith.muli %a, %a : i32
    scf.yield %x : i32
  }
  scf.if %c {
    scf.if %d {
      memref.store %r0, %m[] : memref<i32>
    }
  } else {
    memref.store %r0, %m[] : memref<i32>
  }
  return %r0 : i32
}
// -----
// in a graph region an earlier one uses the result of a later one
%c = "t.condition"() : () -> i1
%m = memref.alloc() : memref<i32>
scf.if %c {
  memref.store %b, %m[] : memref<i32>
}
%b = scf.if %c -> i32 {
  %x = "t.value"() : () -> i32
  scf.yield %x : i32
} else {
  %x = "t.value"() : () -> i32
  scf.yield %x : i32
}
"t.use"(%b) : (i32) -> ()
