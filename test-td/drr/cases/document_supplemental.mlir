func.func @a(%a: i32) -> (i32, i32, i32) {
  %r:3 = "drr.three"(%a) {foo = 1 : i8, bar = "b"} : (i32) -> (i32, i32, i32) loc("r")
  func.return %r#0, %r#1, %r#2 : i32, i32, i32
}

func.func @b(%a: i32) -> (i32, i32, i32) {
  %r:3 = "drr.three"(%a) {bar = unit} : (i32) -> (i32, i32, i32) loc("r")
  func.return %r#0, %r#1, %r#2 : i32, i32, i32
}

func.func @c(%a: i32) -> (i32, i32, i32) {
  %r:3 = "drr.three"(%a) {} : (i32) -> (i32, i32, i32) loc("r")
  func.return %r#0, %r#1, %r#2 : i32, i32, i32
}
