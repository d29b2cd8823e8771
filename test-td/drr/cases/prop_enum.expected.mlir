#loc2 = loc("prop_enum.mlir":1:16)
#loc6 = loc("prop_enum.mlir":6:18)
#loc9 = loc("prop_enum.mlir":11:17)
#loc12 = loc("prop_enum.mlir":16:22)
#loc16 = loc("prop_enum.mlir":22:24)
#loc20 = loc("prop_enum.mlir":28:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "red"}> ({
  ^bb0(%arg5: i32 loc("prop_enum.mlir":1:16)):
    %8 = "drr.color_prop"(%arg5) <{p = 4 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%8) : (i32) -> () loc(#loc4)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "green"}> ({
  ^bb0(%arg4: i32 loc("prop_enum.mlir":6:18)):
    %7 = "drr.color_prop"(%arg4) <{p = 1 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%7) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "blue"}> ({
  ^bb0(%arg3: i32 loc("prop_enum.mlir":11:17)):
    %6 = "drr.color_prop"(%arg3) <{p = 4 : i32}> : (i32) -> i32 loc(#loc3)
    "func.return"(%6) : (i32) -> () loc(#loc10)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "red_below"}> ({
  ^bb0(%arg2: i32 loc("prop_enum.mlir":16:22)):
    %4 = "drr.same"(%arg2) : (i32) -> i32 loc(#loc13)
    %5 = "drr.color_prop"(%arg2) <{p = 4 : i32}> : (i32) -> i32 loc(#loc23)
    "func.return"(%5) : (i32) -> () loc(#loc14)
  }) : () -> () loc(#loc11)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "green_below"}> ({
  ^bb0(%arg1: i32 loc("prop_enum.mlir":22:24)):
    %2 = "drr.same"(%arg1) : (i32) -> i32 loc(#loc17)
    %3 = "drr.color_prop"(%arg1) <{p = 1 : i32}> : (i32) -> i32 loc(#loc24)
    "func.return"(%3) : (i32) -> () loc(#loc18)
  }) : () -> () loc(#loc15)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "blue_below"}> ({
  ^bb0(%arg0: i32 loc("prop_enum.mlir":28:23)):
    %0 = "drr.same"(%arg0) : (i32) -> i32 loc(#loc21)
    %1 = "drr.color_prop"(%arg0) <{p = 4 : i32}> : (i32) -> i32 loc(#loc25)
    "func.return"(%1) : (i32) -> () loc(#loc22)
  }) : () -> () loc(#loc19)
}) : () -> () loc(#loc)
#loc = loc("prop_enum.mlir":0:0)
#loc1 = loc("prop_enum.mlir":1:1)
#loc3 = loc("r")
#loc4 = loc("prop_enum.mlir":3:3)
#loc5 = loc("prop_enum.mlir":6:1)
#loc7 = loc("prop_enum.mlir":8:3)
#loc8 = loc("prop_enum.mlir":11:1)
#loc10 = loc("prop_enum.mlir":13:3)
#loc11 = loc("prop_enum.mlir":16:1)
#loc13 = loc("prop_enum.mlir":17:8)
#loc14 = loc("prop_enum.mlir":19:3)
#loc15 = loc("prop_enum.mlir":22:1)
#loc17 = loc("prop_enum.mlir":23:8)
#loc18 = loc("prop_enum.mlir":25:3)
#loc19 = loc("prop_enum.mlir":28:1)
#loc21 = loc("prop_enum.mlir":29:8)
#loc22 = loc("prop_enum.mlir":31:3)
#loc23 = loc(fused[#loc3, #loc13])
#loc24 = loc(fused[#loc3, #loc17])
#loc25 = loc(fused[#loc3, #loc21])

