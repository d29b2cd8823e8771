// Locations with names that values can have.
func.func @f(%a: i32 loc("first"), %b: i32 loc("second"(unknown)), %b2: i32, %b3: i32 loc(unknown)) -> i32 {
  %c = "a.b"(%a) ({
    %d = "a.c"() : () -> i32 loc("inner")
    "a.z"(%d) : (i32) -> () loc("inner")
  }) : (i32) -> i32 loc("x y-z")
  %e:2 = "a.b"(%c, %c) : (i32, i32) -> (i32, i64) loc(fused["p", "q"])
  %g:2 = "a.b"(%c, %e#1) : (i32, i64) -> (i32, i64) loc("pair")
  %h = "a.b"(%g#0, %g#1) : (i32, i64) -> (i32) loc("1")
  %i = "a.b"(%g#0, %g#1) : (i32, i64) -> (i32) loc("first")
  %j = "a.b"() : () -> (i32) loc("")
  %k = "a.b"() : () -> (i32) loc("cs"(callsite("k" at "l")))
  %l = "a.b"() : () -> (i32) loc(callsite("k" at "l"))
  %m = "a.b"() : () -> (i32) loc(fused<"m">["a", "p":1:2 to 3:4])
  "my.br"(%c)[^bb] : (i32) -> ()
^bb(%q: i32 loc("blockarg")):
  return %c : i32
}
