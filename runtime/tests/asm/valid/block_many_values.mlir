// Numbering goes on over blocks.
func.func @f(%c: i1) -> i32 {
  %0 = "my.a"() : () -> i32
  "my.cond"(%c)[^a, ^b] : (i1) -> ()
^a:
  %1:2 = "my.b"() : () -> (i32, i32)
  "my.br"()[^b2] : () -> ()
^b:
  %2 = "my.c"() : () -> i32
  "my.br"()[^b2] : () -> ()
^b2:
  return %0 : i32
}
