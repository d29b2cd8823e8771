// Places of all kinds, notes, and what is shown of an operation.

func.func @f() { "func.return"() {x} : () -> (i32) loc("name") }

// -----

func.func @f() { "func.return"() {x} : () -> (i32) loc("name"("F":1:2)) }

// -----

func.func @f() { "func.return"() {x} : () -> (i32) loc(callsite("a" at "b")) }

// -----

func.func @f() { "func.return"() {x} : () -> (i32) loc(callsite("a":1:2 at callsite("foo" at "bar":3:4))) }

// -----

func.func @f() { "func.return"() {x} : () -> (i32) loc(fused["a", "g":2:3, "h":3:3]) }

// -----

func.func @f() { "func.return"() {x} : () -> (i32) loc(fused<"m">["a", "g"]) }

// -----

func.func @f() { "func.return"() {x} : () -> (i32) loc(unknown) }

// -----

func.func @f() { "func.return"() {x} : () -> (i32) loc("a":1:2 to 3:4) }

// -----

func.func @f() { "func.return"() {x} : () -> (i32) loc(fused["a", callsite("x":2:3 at "y":2:4), "h":3:3]) }

// -----

func.func @f() {
  %c = "my.const"() {big = dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]> : tensor<17xi32>} : () -> i32
  %d:2 = "my.two"(%c) ({
  ^bb0(%x: i32):
    "func.return"(%x) {big = dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]> : tensor<17xi32>, m = affine_map<(d0) -> (d0)>} : (i32) -> () loc(callsite("a":1:2 at callsite("foo":5:6 at "bar":3:4)))
  }) : (i32) -> (i32, i32)
  return
}

// -----

func.func @f() {
  "my.br"() [^a] : () -> ()
^a:
  "my.op"() ({
  ^entry:
    "my.br"() [^entry] : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f() {
  return
}
func.func @f() {
  return
}

// -----

func.func @f() {
	%0 = "my.x"() : () -> i32 "func.return"(%0) : (i32) -> ()
}

// -----

"func.func"() <{function_type = () -> (), sym_name = "é"}> ({}) : () -> ()
