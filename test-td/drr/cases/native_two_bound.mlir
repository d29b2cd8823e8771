func.func @a(%a: i32) -> (i32, i32, i32) {
  %r:3 = "drr.three"(%a) : (i32) -> (i32, i32, i32) loc("r")
  func.return %r#0, %r#1, %r#2 : i32, i32, i32
}

func.func @b(%a: i32) -> (i1, i32, i32) {
  %r:3 = "drr.three"(%a) : (i32) -> (i1, i32, i32) loc("r")
  func.return %r#0, %r#1, %r#2 : i1, i32, i32
}

func.func @c(%a: i32) -> (i1, i32, i8) {
  %r:3 = "drr.three"(%a) : (i32) -> (i1, i32, i8) loc("r")
  func.return %r#0, %r#1, %r#2 : i1, i32, i8
}

func.func @d(%a: i32) -> (i1) {
  %r:3 = "drr.three"(%a) : (i32) -> (i1, i32, i32) loc("r")
  func.return %r#0 : i1
}
