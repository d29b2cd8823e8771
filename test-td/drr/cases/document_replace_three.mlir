func.func @a(%a: i32) -> (i32, i32, i32) {
  %r:3 = "drr.three"(%a) : (i32) -> (i32, i32, i32) loc("r")
  func.return %r#0, %r#1, %r#2 : i32, i32, i32
}

func.func @b(%a: i64) -> (i64, i64, i64) {
  %r:3 = "drr.three"(%a) : (i64) -> (i64, i64, i64) loc("r")
  func.return %r#0, %r#1, %r#2 : i64, i64, i64
}

func.func @c(%a: f32) -> (f32, f32, f32) {
  %r:3 = "drr.three"(%a) : (f32) -> (f32, f32, f32) loc("r")
  func.return %r#0, %r#1, %r#2 : f32, f32, f32
}

func.func @d(%a: f64) -> (f64, f64, f64) {
  %r:3 = "drr.three"(%a) : (f64) -> (f64, f64, f64) loc("r")
  func.return %r#0, %r#1, %r#2 : f64, f64, f64
}

func.func @e(%a: i8) -> (i8, i8, i8) {
  %r:3 = "drr.three"(%a) : (i8) -> (i8, i8, i8) loc("r")
  func.return %r#0, %r#1, %r#2 : i8, i8, i8
}
