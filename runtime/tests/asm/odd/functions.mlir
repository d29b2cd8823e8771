func.func @f()
// -----
func.func private @f()
// -----
func.func public @f() { return }
// -----
func.func nested @f() { return }
// -----
func.func foo @f()
// -----
func.func @f() { }
// -----
func.func @f() {
^bb0:
 return }
// -----
func.func @f(%a: i32) { return }
// -----
func.func @f(i32) { return }
// -----
func.func private @f(i32, %a: i32)
// -----
func.func private @f(%a: i32)
// -----
func.func private @f(i32 {a.b = 1})
// -----
func.func private @f(i32 {b = 1})
// -----
func.func private @f() -> (i32 {a.b})
// -----
func.func private @f() -> i32 {a.b}
// -----
func.func private @f() -> ()
// -----
func.func private @f() -> (i32)
// -----
func.func private @f() -> (() -> ())
// -----
func.func private @f() -> () -> ()
// -----
func.func private @f(...)
// -----
func.func private @f(i32, ...)
// -----
func.func @f(%a: i32, %a: i32) { return }
// -----
func.func @f(%a: i32) -> i32 { return %a : i32 }
// -----
func.func @f(%a: i32) -> i32 { return }
// -----
func.func @f(%a: i32) { return %a : i32 }
// -----
func.func @f(%a: i32) -> i64 { return %a : i32 }
// -----
func.func @f() attributes {a.b = 1} { return }
// -----
func.func @f() attributes {sym_name = "g"} { return }
// -----
func.func @f() attributes {function_type = i32} { return }
// -----
func.func @f() attributes {sym_visibility = "private"} { return }
// -----
func.func @f() attributes {arg_attrs = []} { return }
// -----
func.func @f() attributes {x = 1} { return }
// -----
func.func @f() attributes {no_inline} { return }
// -----
func.func @f() {x.y} { return }
// -----
func.func @f() { return } func.func @f() { return }
// -----
func.func private @f() func.func private @f()
// -----
func.func @"a b"() { return }
// -----
func.func @f(%a: i32 loc("x")) { return }
// -----
func.func @f() { return loc("x") } loc("y")
// -----
func.func @f() { call @f() : () -> () return }
// -----
func.func @f() { call @g() : () -> () return }
// -----
func.func @f() { call @f() : (i32) -> () return }
// -----
func.func @f() { call @f : () -> () return }
// -----
func.func @f() { %0 = constant @f : () -> () return }
// -----
func.func @f() { %0 = constant @g : () -> () return }
// -----
func.func @f() { %0 = constant @f : i32 return }
// -----
func.func @f() { %0 = constant 1 : () -> () return }
// -----
func.func @f() { %f = constant @f : () -> () call_indirect %f() : () -> () return }
// -----
func.func @f() { %f = constant @f : () -> () call_indirect %f() : (i32) -> () return }
// -----
func.func @f() { func.func @g() { return } return }
// -----
module { func.return }
// -----
func.func @f() { return
 "a.b"() : () -> () }
// -----
func.func @f() { "a.b"() : () -> () }
// -----
func.func @f() { module {} return }
// -----
func.func @f() { "func.return"() {x = 1} : () -> () }
// -----
func.func @f() { return {a.b = 1} }
// -----
func.func @f() { call @f() {a.b} : () -> () return }
// -----
"func.func"() ({}) : () -> ()
// -----
"func.func"() ({}) {sym_name = "f", function_type = () -> (), sym_visibility = "private"} : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> (), sym_visibility = "private"}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = i32, sym_visibility = "private"}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = 1, function_type = () -> (), sym_visibility = "private"}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> (), sym_visibility = "foo"}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({^a(%b: i64): "func.return"() : () -> ()}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({^a: "func.return"() : () -> ()}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> (), foo = 1}> ({^a: "func.return"() : () -> ()}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> (), arg_attrs = [1]}> ({^a: "func.return"() : () -> ()}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = (i32) -> (), arg_attrs = [1]}> ({^a(%x: i32): "func.return"() : () -> ()}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = (i32) -> (), arg_attrs = []}> ({^a(%x: i32): "func.return"() : () -> ()}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = (i32) -> (), arg_attrs = [{}]}> ({^a(%x: i32): "func.return"() : () -> ()}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = (i32) -> (), arg_attrs = [{x = 1}]}> ({^a(%x: i32): "func.return"() : () -> ()}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> (), res_attrs = [{a.x = 1}]}> ({^a: "func.return"() : () -> ()}) : () -> ()
