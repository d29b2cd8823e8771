// Passes: convert-scf-to-cf; canonicalize,convert-scf-to-cf; convert-scf-to-cf,convert-to-llvm,reconcile-unrealized-casts
// A case is a number of 64 bits.
func.func @main(%x: index) -> i32 {
  %r = scf.execute_region -> i32 {
    scf.index_switch %x
    default {
    }
    %k = arith.constant 4 : i32
    scf.yield %k : i32
  }
  %s = scf.index_switch %x -> i32
  case -1 {
    %a = arith.constant 10 : i32
    scf.yield %a : i32
  }
  case 4294967296 {
    %a = arith.constant 20 : i32
    scf.yield %a : i32
  }
  default {
    scf.yield %r : i32
  }
  return %s : i32
}
// -----
func.func @main(%x: index) -> i32 {
  %s = scf.index_switch %x -> i32
  case -9223372036854775808 {
    %a = arith.constant 10 : i32
    scf.yield %a : i32
  }
  case 9223372036854775807 {
    %a = arith.constant 20 : i32
    scf.yield %a : i32
  }
  case 2147483648 {
    %a = arith.constant 30 : i32
    scf.yield %a : i32
  }
  default {
    %a = arith.constant 40 : i32
    scf.yield %a : i32
  }
  return %s : i32
}
// -----
func.func @main(%x: index, %p: i1) -> i32 {
  %r = scf.if %p -> i32 {
    %s = scf.index_switch %x -> i32
    case 0 {
      %e = scf.execute_region -> i32 {
        %a = arith.constant 10 : i32
        cf.cond_br %p, ^one(%a : i32), ^two
      ^two:
        %b = arith.constant 11 : i32
        cf.br ^one(%b : i32)
      ^one(%c: i32):
        scf.yield %c : i32
      }
      scf.yield %e : i32
    }
    default {
      %a = arith.constant 40 : i32
      scf.yield %a : i32
    }
    scf.yield %s : i32
  } else {
    %z = arith.constant 0 : i32
    scf.yield %z : i32
  }
  return %r : i32
}
// -----
func.func @main(%x: i64) -> i32 {
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  cf.switch %x : i64, [
    default: ^end(%a : i32),
    -1: ^end(%b : i32),
    4294967295: ^other
  ]
^other:
  %c = arith.constant 3 : i32
  cf.br ^end(%c : i32)
^end(%r: i32):
  return %r : i32
}
