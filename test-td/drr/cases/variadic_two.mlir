func.func @a(%a: i32, %b: f32) -> (i32) {
  %r = "drr.two_many"(%a, %b, %a, %b) <{operandSegmentSizes = array<i32: 2, 1, 1>}> : (i32, f32, i32, f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @b(%a: i32, %b: f32) -> (i32) {
  %r = "drr.two_many"(%a, %b, %a, %b) <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i32, f32, i32, f32) -> i32 loc("r")
  func.return %r : i32
}

func.func @c(%a: i32, %b: f32) -> (i32) {
  %r = "drr.two_many"(%a, %b, %a) <{operandSegmentSizes = array<i32: 2, 1, 0>}> : (i32, f32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @d(%a: i32, %b: f32) -> (i32) {
  %r = "drr.two_many"(%a, %b, %a, %b, %a) <{operandSegmentSizes = array<i32: 2, 1, 2>}> : (i32, f32, i32, f32, i32) -> i32 loc("r")
  func.return %r : i32
}

func.func @e(%a: i32, %b: f32) -> (i32) {
  %r = "drr.two_many"(%b) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (f32) -> i32 loc("r")
  func.return %r : i32
}
