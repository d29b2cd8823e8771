%0 = "u.v"() : () -> !plaintypes.token
%1 = "u.v"() : () -> !plaintypes.unit
%2 = "u.v"() : () -> tuple<!plaintypes.token>
%3 = "u.v"() : () -> ((!plaintypes.unit) -> i32)
%r = plaintypes.use %0
plaintypes.typed %0 : !plaintypes.token
