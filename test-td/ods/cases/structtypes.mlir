%0 = "u.v"() : () -> !structtypes.s<a = 1, b = true>
%1 = "u.v"() : () -> !structtypes.s<b = false, a = -4>
%2 = "u.v"() : () -> !structtypes.some<1 : c = 3, b = 2>
%3 = "u.v"() : () -> !structtypes.opt<a = 1>
%4 = "u.v"() : () -> !structtypes.opt<b = 4, a = 1>
structtypes.nop
