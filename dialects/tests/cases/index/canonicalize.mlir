// rtblgen-opt --split-input-file --canonicalize
// index.add of constants
func.func @f() -> (index, index, index, index, index, index, index, index) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.add %c0, %d0
  %c1 = index.constant -7
  %d1 = index.constant 3
  %r1 = index.add %c1, %d1
  %c2 = index.constant 5
  %d2 = index.constant 0
  %r2 = index.add %c2, %d2
  %c3 = index.constant 4294967296
  %d3 = index.constant 2
  %r3 = index.add %c3, %d3
  %c4 = index.constant 3
  %d4 = index.constant 4294967295
  %r4 = index.add %c4, %d4
  %c5 = index.constant -9223372036854775808
  %d5 = index.constant -1
  %r5 = index.add %c5, %d5
  %c6 = index.constant 1
  %d6 = index.constant 40
  %r6 = index.add %c6, %d6
  %c7 = index.constant 1
  %d7 = index.constant 64
  %r7 = index.add %c7, %d7
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : index, index, index, index, index, index, index, index
}
// -----
// index.add with 0, with 1 and with itself
func.func @f(%a: index) -> (index, index, index, index, index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %0 = index.add %a, %c0
  %1 = index.add %a, %c1
  %2 = index.add %a, %a
  %3 = index.add %c0, %a
  %4 = index.add %c1, %a
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// -----
// index.and of constants
func.func @f() -> (index, index, index, index, index, index, index, index) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.and %c0, %d0
  %c1 = index.constant -7
  %d1 = index.constant 3
  %r1 = index.and %c1, %d1
  %c2 = index.constant 5
  %d2 = index.constant 0
  %r2 = index.and %c2, %d2
  %c3 = index.constant 4294967296
  %d3 = index.constant 2
  %r3 = index.and %c3, %d3
  %c4 = index.constant 3
  %d4 = index.constant 4294967295
  %r4 = index.and %c4, %d4
  %c5 = index.constant -9223372036854775808
  %d5 = index.constant -1
  %r5 = index.and %c5, %d5
  %c6 = index.constant 1
  %d6 = index.constant 40
  %r6 = index.and %c6, %d6
  %c7 = index.constant 1
  %d7 = index.constant 64
  %r7 = index.and %c7, %d7
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : index, index, index, index, index, index, index, index
}
// -----
// index.and with 0, with 1 and with itself
func.func @f(%a: index) -> (index, index, index, index, index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %0 = index.and %a, %c0
  %1 = index.and %a, %c1
  %2 = index.and %a, %a
  %3 = index.and %c0, %a
  %4 = index.and %c1, %a
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// -----
// index.ceildivs of constants
func.func @f() -> (index, index, index, index, index, index, index, index) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.ceildivs %c0, %d0
  %c1 = index.constant -7
  %d1 = index.constant 3
  %r1 = index.ceildivs %c1, %d1
  %c2 = index.constant 5
  %d2 = index.constant 0
  %r2 = index.ceildivs %c2, %d2
  %c3 = index.constant 4294967296
  %d3 = index.constant 2
  %r3 = index.ceildivs %c3, %d3
  %c4 = index.constant 3
  %d4 = index.constant 4294967295
  %r4 = index.ceildivs %c4, %d4
  %c5 = index.constant -9223372036854775808
  %d5 = index.constant -1
  %r5 = index.ceildivs %c5, %d5
  %c6 = index.constant 1
  %d6 = index.constant 40
  %r6 = index.ceildivs %c6, %d6
  %c7 = index.constant 1
  %d7 = index.constant 64
  %r7 = index.ceildivs %c7, %d7
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : index, index, index, index, index, index, index, index
}
// -----
// index.ceildivs with 0, with 1 and with itself
func.func @f(%a: index) -> (index, index, index, index, index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %0 = index.ceildivs %a, %c0
  %1 = index.ceildivs %a, %c1
  %2 = index.ceildivs %a, %a
  %3 = index.ceildivs %c0, %a
  %4 = index.ceildivs %c1, %a
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// -----
// index.ceildivu of constants
func.func @f() -> (index, index, index, index, index, index, index, index) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.ceildivu %c0, %d0
  %c1 = index.constant -7
  %d1 = index.constant 3
  %r1 = index.ceildivu %c1, %d1
  %c2 = index.constant 5
  %d2 = index.constant 0
  %r2 = index.ceildivu %c2, %d2
  %c3 = index.constant 4294967296
  %d3 = index.constant 2
  %r3 = index.ceildivu %c3, %d3
  %c4 = index.constant 3
  %d4 = index.constant 4294967295
  %r4 = index.ceildivu %c4, %d4
  %c5 = index.constant -9223372036854775808
  %d5 = index.constant -1
  %r5 = index.ceildivu %c5, %d5
  %c6 = index.constant 1
  %d6 = index.constant 40
  %r6 = index.ceildivu %c6, %d6
  %c7 = index.constant 1
  %d7 = index.constant 64
  %r7 = index.ceildivu %c7, %d7
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : index, index, index, index, index, index, index, index
}
// -----
// index.ceildivu with 0, with 1 and with itself
func.func @f(%a: index) -> (index, index, index, index, index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %0 = index.ceildivu %a, %c0
  %1 = index.ceildivu %a, %c1
  %2 = index.ceildivu %a, %a
  %3 = index.ceildivu %c0, %a
  %4 = index.ceildivu %c1, %a
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// -----
// index.divs of constants
func.func @f() -> (index, index, index, index, index, index, index, index) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.divs %c0, %d0
  %c1 = index.constant -7
  %d1 = index.constant 3
  %r1 = index.divs %c1, %d1
  %c2 = index.constant 5
  %d2 = index.constant 0
  %r2 = index.divs %c2, %d2
  %c3 = index.constant 4294967296
  %d3 = index.constant 2
  %r3 = index.divs %c3, %d3
  %c4 = index.constant 3
  %d4 = index.constant 4294967295
  %r4 = index.divs %c4, %d4
  %c5 = index.constant -9223372036854775808
  %d5 = index.constant -1
  %r5 = index.divs %c5, %d5
  %c6 = index.constant 1
  %d6 = index.constant 40
  %r6 = index.divs %c6, %d6
  %c7 = index.constant 1
  %d7 = index.constant 64
  %r7 = index.divs %c7, %d7
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : index, index, index, index, index, index, index, index
}
// -----
// index.divs with 0, with 1 and with itself
func.func @f(%a: index) -> (index, index, index, index, index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %0 = index.divs %a, %c0
  %1 = index.divs %a, %c1
  %2 = index.divs %a, %a
  %3 = index.divs %c0, %a
  %4 = index.divs %c1, %a
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// -----
// index.divu of constants
func.func @f() -> (index, index, index, index, index, index, index, index) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.divu %c0, %d0
  %c1 = index.constant -7
  %d1 = index.constant 3
  %r1 = index.divu %c1, %d1
  %c2 = index.constant 5
  %d2 = index.constant 0
  %r2 = index.divu %c2, %d2
  %c3 = index.constant 4294967296
  %d3 = index.constant 2
  %r3 = index.divu %c3, %d3
  %c4 = index.constant 3
  %d4 = index.constant 4294967295
  %r4 = index.divu %c4, %d4
  %c5 = index.constant -9223372036854775808
  %d5 = index.constant -1
  %r5 = index.divu %c5, %d5
  %c6 = index.constant 1
  %d6 = index.constant 40
  %r6 = index.divu %c6, %d6
  %c7 = index.constant 1
  %d7 = index.constant 64
  %r7 = index.divu %c7, %d7
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : index, index, index, index, index, index, index, index
}
// -----
// index.divu with 0, with 1 and with itself
func.func @f(%a: index) -> (index, index, index, index, index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %0 = index.divu %a, %c0
  %1 = index.divu %a, %c1
  %2 = index.divu %a, %a
  %3 = index.divu %c0, %a
  %4 = index.divu %c1, %a
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// -----
// index.floordivs of constants
func.func @f() -> (index, index, index, index, index, index, index, index) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.floordivs %c0, %d0
  %c1 = index.constant -7
  %d1 = index.constant 3
  %r1 = index.floordivs %c1, %d1
  %c2 = index.constant 5
  %d2 = index.constant 0
  %r2 = index.floordivs %c2, %d2
  %c3 = index.constant 4294967296
  %d3 = index.constant 2
  %r3 = index.floordivs %c3, %d3
  %c4 = index.constant 3
  %d4 = index.constant 4294967295
  %r4 = index.floordivs %c4, %d4
  %c5 = index.constant -9223372036854775808
  %d5 = index.constant -1
  %r5 = index.floordivs %c5, %d5
  %c6 = index.constant 1
  %d6 = index.constant 40
  %r6 = index.floordivs %c6, %d6
  %c7 = index.constant 1
  %d7 = index.constant 64
  %r7 = index.floordivs %c7, %d7
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : index, index, index, index, index, index, index, index
}
// -----
// index.floordivs with 0, with 1 and with itself
func.func @f(%a: index) -> (index, index, index, index, index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %0 = index.floordivs %a, %c0
  %1 = index.floordivs %a, %c1
  %2 = index.floordivs %a, %a
  %3 = index.floordivs %c0, %a
  %4 = index.floordivs %c1, %a
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// -----
// index.maxs of constants
func.func @f() -> (index, index, index, index, index, index, index, index) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.maxs %c0, %d0
  %c1 = index.constant -7
  %d1 = index.constant 3
  %r1 = index.maxs %c1, %d1
  %c2 = index.constant 5
  %d2 = index.constant 0
  %r2 = index.maxs %c2, %d2
  %c3 = index.constant 4294967296
  %d3 = index.constant 2
  %r3 = index.maxs %c3, %d3
  %c4 = index.constant 3
  %d4 = index.constant 4294967295
  %r4 = index.maxs %c4, %d4
  %c5 = index.constant -9223372036854775808
  %d5 = index.constant -1
  %r5 = index.maxs %c5, %d5
  %c6 = index.constant 1
  %d6 = index.constant 40
  %r6 = index.maxs %c6, %d6
  %c7 = index.constant 1
  %d7 = index.constant 64
  %r7 = index.maxs %c7, %d7
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : index, index, index, index, index, index, index, index
}
// -----
// index.maxs with 0, with 1 and with itself
func.func @f(%a: index) -> (index, index, index, index, index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %0 = index.maxs %a, %c0
  %1 = index.maxs %a, %c1
  %2 = index.maxs %a, %a
  %3 = index.maxs %c0, %a
  %4 = index.maxs %c1, %a
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// -----
// index.maxu of constants
func.func @f() -> (index, index, index, index, index, index, index, index) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.maxu %c0, %d0
  %c1 = index.constant -7
  %d1 = index.constant 3
  %r1 = index.maxu %c1, %d1
  %c2 = index.constant 5
  %d2 = index.constant 0
  %r2 = index.maxu %c2, %d2
  %c3 = index.constant 4294967296
  %d3 = index.constant 2
  %r3 = index.maxu %c3, %d3
  %c4 = index.constant 3
  %d4 = index.constant 4294967295
  %r4 = index.maxu %c4, %d4
  %c5 = index.constant -9223372036854775808
  %d5 = index.constant -1
  %r5 = index.maxu %c5, %d5
  %c6 = index.constant 1
  %d6 = index.constant 40
  %r6 = index.maxu %c6, %d6
  %c7 = index.constant 1
  %d7 = index.constant 64
  %r7 = index.maxu %c7, %d7
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : index, index, index, index, index, index, index, index
}
// -----
// index.maxu with 0, with 1 and with itself
func.func @f(%a: index) -> (index, index, index, index, index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %0 = index.maxu %a, %c0
  %1 = index.maxu %a, %c1
  %2 = index.maxu %a, %a
  %3 = index.maxu %c0, %a
  %4 = index.maxu %c1, %a
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// -----
// index.mins of constants
func.func @f() -> (index, index, index, index, index, index, index, index) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.mins %c0, %d0
  %c1 = index.constant -7
  %d1 = index.constant 3
  %r1 = index.mins %c1, %d1
  %c2 = index.constant 5
  %d2 = index.constant 0
  %r2 = index.mins %c2, %d2
  %c3 = index.constant 4294967296
  %d3 = index.constant 2
  %r3 = index.mins %c3, %d3
  %c4 = index.constant 3
  %d4 = index.constant 4294967295
  %r4 = index.mins %c4, %d4
  %c5 = index.constant -9223372036854775808
  %d5 = index.constant -1
  %r5 = index.mins %c5, %d5
  %c6 = index.constant 1
  %d6 = index.constant 40
  %r6 = index.mins %c6, %d6
  %c7 = index.constant 1
  %d7 = index.constant 64
  %r7 = index.mins %c7, %d7
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : index, index, index, index, index, index, index, index
}
// -----
// index.mins with 0, with 1 and with itself
func.func @f(%a: index) -> (index, index, index, index, index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %0 = index.mins %a, %c0
  %1 = index.mins %a, %c1
  %2 = index.mins %a, %a
  %3 = index.mins %c0, %a
  %4 = index.mins %c1, %a
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// -----
// index.minu of constants
func.func @f() -> (index, index, index, index, index, index, index, index) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.minu %c0, %d0
  %c1 = index.constant -7
  %d1 = index.constant 3
  %r1 = index.minu %c1, %d1
  %c2 = index.constant 5
  %d2 = index.constant 0
  %r2 = index.minu %c2, %d2
  %c3 = index.constant 4294967296
  %d3 = index.constant 2
  %r3 = index.minu %c3, %d3
  %c4 = index.constant 3
  %d4 = index.constant 4294967295
  %r4 = index.minu %c4, %d4
  %c5 = index.constant -9223372036854775808
  %d5 = index.constant -1
  %r5 = index.minu %c5, %d5
  %c6 = index.constant 1
  %d6 = index.constant 40
  %r6 = index.minu %c6, %d6
  %c7 = index.constant 1
  %d7 = index.constant 64
  %r7 = index.minu %c7, %d7
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : index, index, index, index, index, index, index, index
}
// -----
// index.minu with 0, with 1 and with itself
func.func @f(%a: index) -> (index, index, index, index, index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %0 = index.minu %a, %c0
  %1 = index.minu %a, %c1
  %2 = index.minu %a, %a
  %3 = index.minu %c0, %a
  %4 = index.minu %c1, %a
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// -----
// index.mul of constants
func.func @f() -> (index, index, index, index, index, index, index, index) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.mul %c0, %d0
  %c1 = index.constant -7
  %d1 = index.constant 3
  %r1 = index.mul %c1, %d1
  %c2 = index.constant 5
  %d2 = index.constant 0
  %r2 = index.mul %c2, %d2
  %c3 = index.constant 4294967296
  %d3 = index.constant 2
  %r3 = index.mul %c3, %d3
  %c4 = index.constant 3
  %d4 = index.constant 4294967295
  %r4 = index.mul %c4, %d4
  %c5 = index.constant -9223372036854775808
  %d5 = index.constant -1
  %r5 = index.mul %c5, %d5
  %c6 = index.constant 1
  %d6 = index.constant 40
  %r6 = index.mul %c6, %d6
  %c7 = index.constant 1
  %d7 = index.constant 64
  %r7 = index.mul %c7, %d7
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : index, index, index, index, index, index, index, index
}
// -----
// index.mul with 0, with 1 and with itself
func.func @f(%a: index) -> (index, index, index, index, index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %0 = index.mul %a, %c0
  %1 = index.mul %a, %c1
  %2 = index.mul %a, %a
  %3 = index.mul %c0, %a
  %4 = index.mul %c1, %a
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// -----
// index.or of constants
func.func @f() -> (index, index, index, index, index, index, index, index) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.or %c0, %d0
  %c1 = index.constant -7
  %d1 = index.constant 3
  %r1 = index.or %c1, %d1
  %c2 = index.constant 5
  %d2 = index.constant 0
  %r2 = index.or %c2, %d2
  %c3 = index.constant 4294967296
  %d3 = index.constant 2
  %r3 = index.or %c3, %d3
  %c4 = index.constant 3
  %d4 = index.constant 4294967295
  %r4 = index.or %c4, %d4
  %c5 = index.constant -9223372036854775808
  %d5 = index.constant -1
  %r5 = index.or %c5, %d5
  %c6 = index.constant 1
  %d6 = index.constant 40
  %r6 = index.or %c6, %d6
  %c7 = index.constant 1
  %d7 = index.constant 64
  %r7 = index.or %c7, %d7
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : index, index, index, index, index, index, index, index
}
// -----
// index.or with 0, with 1 and with itself
func.func @f(%a: index) -> (index, index, index, index, index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %0 = index.or %a, %c0
  %1 = index.or %a, %c1
  %2 = index.or %a, %a
  %3 = index.or %c0, %a
  %4 = index.or %c1, %a
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// -----
// index.rems of constants
func.func @f() -> (index, index, index, index, index, index, index, index) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.rems %c0, %d0
  %c1 = index.constant -7
  %d1 = index.constant 3
  %r1 = index.rems %c1, %d1
  %c2 = index.constant 5
  %d2 = index.constant 0
  %r2 = index.rems %c2, %d2
  %c3 = index.constant 4294967296
  %d3 = index.constant 2
  %r3 = index.rems %c3, %d3
  %c4 = index.constant 3
  %d4 = index.constant 4294967295
  %r4 = index.rems %c4, %d4
  %c5 = index.constant -9223372036854775808
  %d5 = index.constant -1
  %r5 = index.rems %c5, %d5
  %c6 = index.constant 1
  %d6 = index.constant 40
  %r6 = index.rems %c6, %d6
  %c7 = index.constant 1
  %d7 = index.constant 64
  %r7 = index.rems %c7, %d7
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : index, index, index, index, index, index, index, index
}
// -----
// index.rems with 0, with 1 and with itself
func.func @f(%a: index) -> (index, index, index, index, index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %0 = index.rems %a, %c0
  %1 = index.rems %a, %c1
  %2 = index.rems %a, %a
  %3 = index.rems %c0, %a
  %4 = index.rems %c1, %a
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// -----
// index.remu of constants
func.func @f() -> (index, index, index, index, index, index, index, index) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.remu %c0, %d0
  %c1 = index.constant -7
  %d1 = index.constant 3
  %r1 = index.remu %c1, %d1
  %c2 = index.constant 5
  %d2 = index.constant 0
  %r2 = index.remu %c2, %d2
  %c3 = index.constant 4294967296
  %d3 = index.constant 2
  %r3 = index.remu %c3, %d3
  %c4 = index.constant 3
  %d4 = index.constant 4294967295
  %r4 = index.remu %c4, %d4
  %c5 = index.constant -9223372036854775808
  %d5 = index.constant -1
  %r5 = index.remu %c5, %d5
  %c6 = index.constant 1
  %d6 = index.constant 40
  %r6 = index.remu %c6, %d6
  %c7 = index.constant 1
  %d7 = index.constant 64
  %r7 = index.remu %c7, %d7
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : index, index, index, index, index, index, index, index
}
// -----
// index.remu with 0, with 1 and with itself
func.func @f(%a: index) -> (index, index, index, index, index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %0 = index.remu %a, %c0
  %1 = index.remu %a, %c1
  %2 = index.remu %a, %a
  %3 = index.remu %c0, %a
  %4 = index.remu %c1, %a
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// -----
// index.shl of constants
func.func @f() -> (index, index, index, index, index, index, index, index) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.shl %c0, %d0
  %c1 = index.constant -7
  %d1 = index.constant 3
  %r1 = index.shl %c1, %d1
  %c2 = index.constant 5
  %d2 = index.constant 0
  %r2 = index.shl %c2, %d2
  %c3 = index.constant 4294967296
  %d3 = index.constant 2
  %r3 = index.shl %c3, %d3
  %c4 = index.constant 3
  %d4 = index.constant 4294967295
  %r4 = index.shl %c4, %d4
  %c5 = index.constant -9223372036854775808
  %d5 = index.constant -1
  %r5 = index.shl %c5, %d5
  %c6 = index.constant 1
  %d6 = index.constant 40
  %r6 = index.shl %c6, %d6
  %c7 = index.constant 1
  %d7 = index.constant 64
  %r7 = index.shl %c7, %d7
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : index, index, index, index, index, index, index, index
}
// -----
// index.shl with 0, with 1 and with itself
func.func @f(%a: index) -> (index, index, index, index, index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %0 = index.shl %a, %c0
  %1 = index.shl %a, %c1
  %2 = index.shl %a, %a
  %3 = index.shl %c0, %a
  %4 = index.shl %c1, %a
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// -----
// index.shrs of constants
func.func @f() -> (index, index, index, index, index, index, index, index) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.shrs %c0, %d0
  %c1 = index.constant -7
  %d1 = index.constant 3
  %r1 = index.shrs %c1, %d1
  %c2 = index.constant 5
  %d2 = index.constant 0
  %r2 = index.shrs %c2, %d2
  %c3 = index.constant 4294967296
  %d3 = index.constant 2
  %r3 = index.shrs %c3, %d3
  %c4 = index.constant 3
  %d4 = index.constant 4294967295
  %r4 = index.shrs %c4, %d4
  %c5 = index.constant -9223372036854775808
  %d5 = index.constant -1
  %r5 = index.shrs %c5, %d5
  %c6 = index.constant 1
  %d6 = index.constant 40
  %r6 = index.shrs %c6, %d6
  %c7 = index.constant 1
  %d7 = index.constant 64
  %r7 = index.shrs %c7, %d7
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : index, index, index, index, index, index, index, index
}
// -----
// index.shrs with 0, with 1 and with itself
func.func @f(%a: index) -> (index, index, index, index, index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %0 = index.shrs %a, %c0
  %1 = index.shrs %a, %c1
  %2 = index.shrs %a, %a
  %3 = index.shrs %c0, %a
  %4 = index.shrs %c1, %a
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// -----
// index.shru of constants
func.func @f() -> (index, index, index, index, index, index, index, index) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.shru %c0, %d0
  %c1 = index.constant -7
  %d1 = index.constant 3
  %r1 = index.shru %c1, %d1
  %c2 = index.constant 5
  %d2 = index.constant 0
  %r2 = index.shru %c2, %d2
  %c3 = index.constant 4294967296
  %d3 = index.constant 2
  %r3 = index.shru %c3, %d3
  %c4 = index.constant 3
  %d4 = index.constant 4294967295
  %r4 = index.shru %c4, %d4
  %c5 = index.constant -9223372036854775808
  %d5 = index.constant -1
  %r5 = index.shru %c5, %d5
  %c6 = index.constant 1
  %d6 = index.constant 40
  %r6 = index.shru %c6, %d6
  %c7 = index.constant 1
  %d7 = index.constant 64
  %r7 = index.shru %c7, %d7
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : index, index, index, index, index, index, index, index
}
// -----
// index.shru with 0, with 1 and with itself
func.func @f(%a: index) -> (index, index, index, index, index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %0 = index.shru %a, %c0
  %1 = index.shru %a, %c1
  %2 = index.shru %a, %a
  %3 = index.shru %c0, %a
  %4 = index.shru %c1, %a
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// -----
// index.sub of constants
func.func @f() -> (index, index, index, index, index, index, index, index) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.sub %c0, %d0
  %c1 = index.constant -7
  %d1 = index.constant 3
  %r1 = index.sub %c1, %d1
  %c2 = index.constant 5
  %d2 = index.constant 0
  %r2 = index.sub %c2, %d2
  %c3 = index.constant 4294967296
  %d3 = index.constant 2
  %r3 = index.sub %c3, %d3
  %c4 = index.constant 3
  %d4 = index.constant 4294967295
  %r4 = index.sub %c4, %d4
  %c5 = index.constant -9223372036854775808
  %d5 = index.constant -1
  %r5 = index.sub %c5, %d5
  %c6 = index.constant 1
  %d6 = index.constant 40
  %r6 = index.sub %c6, %d6
  %c7 = index.constant 1
  %d7 = index.constant 64
  %r7 = index.sub %c7, %d7
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : index, index, index, index, index, index, index, index
}
// -----
// index.sub with 0, with 1 and with itself
func.func @f(%a: index) -> (index, index, index, index, index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %0 = index.sub %a, %c0
  %1 = index.sub %a, %c1
  %2 = index.sub %a, %a
  %3 = index.sub %c0, %a
  %4 = index.sub %c1, %a
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// -----
// index.xor of constants
func.func @f() -> (index, index, index, index, index, index, index, index) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.xor %c0, %d0
  %c1 = index.constant -7
  %d1 = index.constant 3
  %r1 = index.xor %c1, %d1
  %c2 = index.constant 5
  %d2 = index.constant 0
  %r2 = index.xor %c2, %d2
  %c3 = index.constant 4294967296
  %d3 = index.constant 2
  %r3 = index.xor %c3, %d3
  %c4 = index.constant 3
  %d4 = index.constant 4294967295
  %r4 = index.xor %c4, %d4
  %c5 = index.constant -9223372036854775808
  %d5 = index.constant -1
  %r5 = index.xor %c5, %d5
  %c6 = index.constant 1
  %d6 = index.constant 40
  %r6 = index.xor %c6, %d6
  %c7 = index.constant 1
  %d7 = index.constant 64
  %r7 = index.xor %c7, %d7
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : index, index, index, index, index, index, index, index
}
// -----
// index.xor with 0, with 1 and with itself
func.func @f(%a: index) -> (index, index, index, index, index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %0 = index.xor %a, %c0
  %1 = index.xor %a, %c1
  %2 = index.xor %a, %a
  %3 = index.xor %c0, %a
  %4 = index.xor %c1, %a
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// -----
// index.add with two constants in a row
func.func @f(%a: index) -> (index, index) {
  %c3 = index.constant 3
  %c5 = index.constant 5
  %0 = index.add %a, %c3
  %1 = index.add %0, %c5
  %2 = index.add %c3, %1
  return %1, %2 : index, index
}
// -----
// index.mul with two constants in a row
func.func @f(%a: index) -> (index, index) {
  %c3 = index.constant 3
  %c5 = index.constant 5
  %0 = index.mul %a, %c3
  %1 = index.mul %0, %c5
  %2 = index.mul %c3, %1
  return %1, %2 : index, index
}
// -----
// index.and with two constants in a row
func.func @f(%a: index) -> (index, index) {
  %c3 = index.constant 3
  %c5 = index.constant 5
  %0 = index.and %a, %c3
  %1 = index.and %0, %c5
  %2 = index.and %c3, %1
  return %1, %2 : index, index
}
// -----
// index.or with two constants in a row
func.func @f(%a: index) -> (index, index) {
  %c3 = index.constant 3
  %c5 = index.constant 5
  %0 = index.or %a, %c3
  %1 = index.or %0, %c5
  %2 = index.or %c3, %1
  return %1, %2 : index, index
}
// -----
// index.xor with two constants in a row
func.func @f(%a: index) -> (index, index) {
  %c3 = index.constant 3
  %c5 = index.constant 5
  %0 = index.xor %a, %c3
  %1 = index.xor %0, %c5
  %2 = index.xor %c3, %1
  return %1, %2 : index, index
}
// -----
// index.maxs with two constants in a row
func.func @f(%a: index) -> (index, index) {
  %c3 = index.constant 3
  %c5 = index.constant 5
  %0 = index.maxs %a, %c3
  %1 = index.maxs %0, %c5
  %2 = index.maxs %c3, %1
  return %1, %2 : index, index
}
// -----
// index.maxu with two constants in a row
func.func @f(%a: index) -> (index, index) {
  %c3 = index.constant 3
  %c5 = index.constant 5
  %0 = index.maxu %a, %c3
  %1 = index.maxu %0, %c5
  %2 = index.maxu %c3, %1
  return %1, %2 : index, index
}
// -----
// index.mins with two constants in a row
func.func @f(%a: index) -> (index, index) {
  %c3 = index.constant 3
  %c5 = index.constant 5
  %0 = index.mins %a, %c3
  %1 = index.mins %0, %c5
  %2 = index.mins %c3, %1
  return %1, %2 : index, index
}
// -----
// index.minu with two constants in a row
func.func @f(%a: index) -> (index, index) {
  %c3 = index.constant 3
  %c5 = index.constant 5
  %0 = index.minu %a, %c3
  %1 = index.minu %0, %c5
  %2 = index.minu %c3, %1
  return %1, %2 : index, index
}
// -----
// index.cmp eq of constants and of equal values
func.func @f(%a: index) -> (i1, i1, i1, i1, i1) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.cmp eq(%c0, %d0)
  %c1 = index.constant 3
  %d1 = index.constant 3
  %r1 = index.cmp eq(%c1, %d1)
  %c2 = index.constant -1
  %d2 = index.constant 3
  %r2 = index.cmp eq(%c2, %d2)
  %c3 = index.constant 4294967296
  %d3 = index.constant 1
  %r3 = index.cmp eq(%c3, %d3)
  %e = index.cmp eq(%a, %a)
  return %r0, %r1, %r2, %r3, %e : i1, i1, i1, i1, i1
}
// -----
// index.cmp eq of a difference and 0, and of a bounded value
func.func @f(%a: index, %b: index) -> (i1, i1, i1) {
  %c0 = index.constant 0
  %c3 = index.constant 3
  %c5 = index.constant 5
  %s = index.sub %a, %b
  %0 = index.cmp eq(%s, %c0)
  %m = index.maxs %a, %c5
  %1 = index.cmp eq(%m, %c3)
  %n = index.minu %a, %c3
  %2 = index.cmp eq(%n, %c5)
  return %0, %1, %2 : i1, i1, i1
}
// -----
// index.cmp ne of constants and of equal values
func.func @f(%a: index) -> (i1, i1, i1, i1, i1) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.cmp ne(%c0, %d0)
  %c1 = index.constant 3
  %d1 = index.constant 3
  %r1 = index.cmp ne(%c1, %d1)
  %c2 = index.constant -1
  %d2 = index.constant 3
  %r2 = index.cmp ne(%c2, %d2)
  %c3 = index.constant 4294967296
  %d3 = index.constant 1
  %r3 = index.cmp ne(%c3, %d3)
  %e = index.cmp ne(%a, %a)
  return %r0, %r1, %r2, %r3, %e : i1, i1, i1, i1, i1
}
// -----
// index.cmp ne of a difference and 0, and of a bounded value
func.func @f(%a: index, %b: index) -> (i1, i1, i1) {
  %c0 = index.constant 0
  %c3 = index.constant 3
  %c5 = index.constant 5
  %s = index.sub %a, %b
  %0 = index.cmp ne(%s, %c0)
  %m = index.maxs %a, %c5
  %1 = index.cmp ne(%m, %c3)
  %n = index.minu %a, %c3
  %2 = index.cmp ne(%n, %c5)
  return %0, %1, %2 : i1, i1, i1
}
// -----
// index.cmp slt of constants and of equal values
func.func @f(%a: index) -> (i1, i1, i1, i1, i1) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.cmp slt(%c0, %d0)
  %c1 = index.constant 3
  %d1 = index.constant 3
  %r1 = index.cmp slt(%c1, %d1)
  %c2 = index.constant -1
  %d2 = index.constant 3
  %r2 = index.cmp slt(%c2, %d2)
  %c3 = index.constant 4294967296
  %d3 = index.constant 1
  %r3 = index.cmp slt(%c3, %d3)
  %e = index.cmp slt(%a, %a)
  return %r0, %r1, %r2, %r3, %e : i1, i1, i1, i1, i1
}
// -----
// index.cmp slt of a difference and 0, and of a bounded value
func.func @f(%a: index, %b: index) -> (i1, i1, i1) {
  %c0 = index.constant 0
  %c3 = index.constant 3
  %c5 = index.constant 5
  %s = index.sub %a, %b
  %0 = index.cmp slt(%s, %c0)
  %m = index.maxs %a, %c5
  %1 = index.cmp slt(%m, %c3)
  %n = index.minu %a, %c3
  %2 = index.cmp slt(%n, %c5)
  return %0, %1, %2 : i1, i1, i1
}
// -----
// index.cmp sle of constants and of equal values
func.func @f(%a: index) -> (i1, i1, i1, i1, i1) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.cmp sle(%c0, %d0)
  %c1 = index.constant 3
  %d1 = index.constant 3
  %r1 = index.cmp sle(%c1, %d1)
  %c2 = index.constant -1
  %d2 = index.constant 3
  %r2 = index.cmp sle(%c2, %d2)
  %c3 = index.constant 4294967296
  %d3 = index.constant 1
  %r3 = index.cmp sle(%c3, %d3)
  %e = index.cmp sle(%a, %a)
  return %r0, %r1, %r2, %r3, %e : i1, i1, i1, i1, i1
}
// -----
// index.cmp sle of a difference and 0, and of a bounded value
func.func @f(%a: index, %b: index) -> (i1, i1, i1) {
  %c0 = index.constant 0
  %c3 = index.constant 3
  %c5 = index.constant 5
  %s = index.sub %a, %b
  %0 = index.cmp sle(%s, %c0)
  %m = index.maxs %a, %c5
  %1 = index.cmp sle(%m, %c3)
  %n = index.minu %a, %c3
  %2 = index.cmp sle(%n, %c5)
  return %0, %1, %2 : i1, i1, i1
}
// -----
// index.cmp sgt of constants and of equal values
func.func @f(%a: index) -> (i1, i1, i1, i1, i1) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.cmp sgt(%c0, %d0)
  %c1 = index.constant 3
  %d1 = index.constant 3
  %r1 = index.cmp sgt(%c1, %d1)
  %c2 = index.constant -1
  %d2 = index.constant 3
  %r2 = index.cmp sgt(%c2, %d2)
  %c3 = index.constant 4294967296
  %d3 = index.constant 1
  %r3 = index.cmp sgt(%c3, %d3)
  %e = index.cmp sgt(%a, %a)
  return %r0, %r1, %r2, %r3, %e : i1, i1, i1, i1, i1
}
// -----
// index.cmp sgt of a difference and 0, and of a bounded value
func.func @f(%a: index, %b: index) -> (i1, i1, i1) {
  %c0 = index.constant 0
  %c3 = index.constant 3
  %c5 = index.constant 5
  %s = index.sub %a, %b
  %0 = index.cmp sgt(%s, %c0)
  %m = index.maxs %a, %c5
  %1 = index.cmp sgt(%m, %c3)
  %n = index.minu %a, %c3
  %2 = index.cmp sgt(%n, %c5)
  return %0, %1, %2 : i1, i1, i1
}
// -----
// index.cmp sge of constants and of equal values
func.func @f(%a: index) -> (i1, i1, i1, i1, i1) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.cmp sge(%c0, %d0)
  %c1 = index.constant 3
  %d1 = index.constant 3
  %r1 = index.cmp sge(%c1, %d1)
  %c2 = index.constant -1
  %d2 = index.constant 3
  %r2 = index.cmp sge(%c2, %d2)
  %c3 = index.constant 4294967296
  %d3 = index.constant 1
  %r3 = index.cmp sge(%c3, %d3)
  %e = index.cmp sge(%a, %a)
  return %r0, %r1, %r2, %r3, %e : i1, i1, i1, i1, i1
}
// -----
// index.cmp sge of a difference and 0, and of a bounded value
func.func @f(%a: index, %b: index) -> (i1, i1, i1) {
  %c0 = index.constant 0
  %c3 = index.constant 3
  %c5 = index.constant 5
  %s = index.sub %a, %b
  %0 = index.cmp sge(%s, %c0)
  %m = index.maxs %a, %c5
  %1 = index.cmp sge(%m, %c3)
  %n = index.minu %a, %c3
  %2 = index.cmp sge(%n, %c5)
  return %0, %1, %2 : i1, i1, i1
}
// -----
// index.cmp ult of constants and of equal values
func.func @f(%a: index) -> (i1, i1, i1, i1, i1) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.cmp ult(%c0, %d0)
  %c1 = index.constant 3
  %d1 = index.constant 3
  %r1 = index.cmp ult(%c1, %d1)
  %c2 = index.constant -1
  %d2 = index.constant 3
  %r2 = index.cmp ult(%c2, %d2)
  %c3 = index.constant 4294967296
  %d3 = index.constant 1
  %r3 = index.cmp ult(%c3, %d3)
  %e = index.cmp ult(%a, %a)
  return %r0, %r1, %r2, %r3, %e : i1, i1, i1, i1, i1
}
// -----
// index.cmp ult of a difference and 0, and of a bounded value
func.func @f(%a: index, %b: index) -> (i1, i1, i1) {
  %c0 = index.constant 0
  %c3 = index.constant 3
  %c5 = index.constant 5
  %s = index.sub %a, %b
  %0 = index.cmp ult(%s, %c0)
  %m = index.maxs %a, %c5
  %1 = index.cmp ult(%m, %c3)
  %n = index.minu %a, %c3
  %2 = index.cmp ult(%n, %c5)
  return %0, %1, %2 : i1, i1, i1
}
// -----
// index.cmp ule of constants and of equal values
func.func @f(%a: index) -> (i1, i1, i1, i1, i1) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.cmp ule(%c0, %d0)
  %c1 = index.constant 3
  %d1 = index.constant 3
  %r1 = index.cmp ule(%c1, %d1)
  %c2 = index.constant -1
  %d2 = index.constant 3
  %r2 = index.cmp ule(%c2, %d2)
  %c3 = index.constant 4294967296
  %d3 = index.constant 1
  %r3 = index.cmp ule(%c3, %d3)
  %e = index.cmp ule(%a, %a)
  return %r0, %r1, %r2, %r3, %e : i1, i1, i1, i1, i1
}
// -----
// index.cmp ule of a difference and 0, and of a bounded value
func.func @f(%a: index, %b: index) -> (i1, i1, i1) {
  %c0 = index.constant 0
  %c3 = index.constant 3
  %c5 = index.constant 5
  %s = index.sub %a, %b
  %0 = index.cmp ule(%s, %c0)
  %m = index.maxs %a, %c5
  %1 = index.cmp ule(%m, %c3)
  %n = index.minu %a, %c3
  %2 = index.cmp ule(%n, %c5)
  return %0, %1, %2 : i1, i1, i1
}
// -----
// index.cmp ugt of constants and of equal values
func.func @f(%a: index) -> (i1, i1, i1, i1, i1) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.cmp ugt(%c0, %d0)
  %c1 = index.constant 3
  %d1 = index.constant 3
  %r1 = index.cmp ugt(%c1, %d1)
  %c2 = index.constant -1
  %d2 = index.constant 3
  %r2 = index.cmp ugt(%c2, %d2)
  %c3 = index.constant 4294967296
  %d3 = index.constant 1
  %r3 = index.cmp ugt(%c3, %d3)
  %e = index.cmp ugt(%a, %a)
  return %r0, %r1, %r2, %r3, %e : i1, i1, i1, i1, i1
}
// -----
// index.cmp ugt of a difference and 0, and of a bounded value
func.func @f(%a: index, %b: index) -> (i1, i1, i1) {
  %c0 = index.constant 0
  %c3 = index.constant 3
  %c5 = index.constant 5
  %s = index.sub %a, %b
  %0 = index.cmp ugt(%s, %c0)
  %m = index.maxs %a, %c5
  %1 = index.cmp ugt(%m, %c3)
  %n = index.minu %a, %c3
  %2 = index.cmp ugt(%n, %c5)
  return %0, %1, %2 : i1, i1, i1
}
// -----
// index.cmp uge of constants and of equal values
func.func @f(%a: index) -> (i1, i1, i1, i1, i1) {
  %c0 = index.constant 7
  %d0 = index.constant 3
  %r0 = index.cmp uge(%c0, %d0)
  %c1 = index.constant 3
  %d1 = index.constant 3
  %r1 = index.cmp uge(%c1, %d1)
  %c2 = index.constant -1
  %d2 = index.constant 3
  %r2 = index.cmp uge(%c2, %d2)
  %c3 = index.constant 4294967296
  %d3 = index.constant 1
  %r3 = index.cmp uge(%c3, %d3)
  %e = index.cmp uge(%a, %a)
  return %r0, %r1, %r2, %r3, %e : i1, i1, i1, i1, i1
}
// -----
// index.cmp uge of a difference and 0, and of a bounded value
func.func @f(%a: index, %b: index) -> (i1, i1, i1) {
  %c0 = index.constant 0
  %c3 = index.constant 3
  %c5 = index.constant 5
  %s = index.sub %a, %b
  %0 = index.cmp uge(%s, %c0)
  %m = index.maxs %a, %c5
  %1 = index.cmp uge(%m, %c3)
  %n = index.minu %a, %c3
  %2 = index.cmp uge(%n, %c5)
  return %0, %1, %2 : i1, i1, i1
}
// -----
// index.casts of constants
func.func @f() -> (i8, i128, index, i64, i16) {
  %c = index.constant 300
  %d = index.constant -1
  %e = arith.constant -1 : i8
  %g = index.constant 4294967296
  %0 = index.casts %c : index to i8
  %1 = index.casts %d : index to i128
  %2 = index.casts %e : i8 to index
  %3 = index.casts %g : index to i64
  %4 = index.casts %g : index to i16
  return %0, %1, %2, %3, %4 : i8, i128, index, i64, i16
}
// -----
// index.casts there and back
func.func @f(%a: index, %b: i8) -> (index, i8) {
  %0 = index.casts %a : index to i64
  %1 = index.casts %0 : i64 to index
  %2 = index.casts %b : i8 to index
  %3 = index.casts %2 : index to i8
  return %1, %3 : index, i8
}
// -----
// index.castu of constants
func.func @f() -> (i8, i128, index, i64, i16) {
  %c = index.constant 300
  %d = index.constant -1
  %e = arith.constant -1 : i8
  %g = index.constant 4294967296
  %0 = index.castu %c : index to i8
  %1 = index.castu %d : index to i128
  %2 = index.castu %e : i8 to index
  %3 = index.castu %g : index to i64
  %4 = index.castu %g : index to i16
  return %0, %1, %2, %3, %4 : i8, i128, index, i64, i16
}
// -----
// index.castu there and back
func.func @f(%a: index, %b: i8) -> (index, i8) {
  %0 = index.castu %a : index to i64
  %1 = index.castu %0 : i64 to index
  %2 = index.castu %b : i8 to index
  %3 = index.castu %2 : index to i8
  return %1, %3 : index, i8
}
