func.func @number(%a: i32) -> i32 {
  %0 = "drr.prop"(%a) <{p = -4 : i32}> : (i32) -> i32
  func.return %0 : i32
}

func.func @text(%a: i32) -> i32 {
  %0 = "drr.str_prop"(%a) <{p = "some \22text\22"}> : (i32) -> i32
  func.return %0 : i32
}

func.func @both(%a: i32) -> i32 {
  %0 = "drr.mixed_prop"(%a, %a) <{a = 2 : i32, p = 1 : i32}> : (i32, i32) -> i32
  func.return %0 : i32
}
