func.func @a(%a: i32) -> (i1) {
  %r = "drr.box"(%a) ({
    "drr.sink"(%a) : (i32) -> () loc("s")
  }) : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @b(%a: i32) -> (i1) {
  %r = "drr.box"(%a) ({
  }) : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @c(%a: i32) -> (i1) {
  %r = "drr.box"(%a) ({
  ^bb0(%x: i8):
    %q = "drr.same"(%x) : (i8) -> i8 loc("q")
    "drr.sink"(%q) : (i8) -> () loc("s")
  }) : (i32) -> i1 loc("r")
  func.return %r : i1
}

func.func @d(%a: i32) -> (i1) {
  %r = "drr.box"(%a) ({
    %i = "drr.box"(%a) ({
      "drr.sink"(%a) : (i32) -> () loc("t")
    }) : (i32) -> i8 loc("i")
    "drr.sink"(%i) : (i8) -> () loc("s")
  }) : (i32) -> i1 loc("r")
  func.return %r : i1
}
