// Arguments of regions inside functions.
func.func @f(%a: i32) {
  "my.loop"(%a) ({
  ^bb0(%i: index, %x: f32):
    "my.inner"() ({
    ^bb0(%j: index):
      "my.use"(%i, %j) : (index, index) -> ()
    }) : () -> ()
  }, {
  ^bb0(%k: index):
    "my.use"(%k) : (index) -> ()
  }) : (i32) -> ()
  return
}
