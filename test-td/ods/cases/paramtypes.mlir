%0 = "u.v"() : () -> !paramtypes.int<32>
%1 = "u.v"() : () -> !paramtypes.signed<-5, 7>
%2 = "u.v"() : () -> !paramtypes.bool<true>
%3 = "u.v"() : () -> !paramtypes.bool<false>
%4 = "u.v"() : () -> !paramtypes.str<"a b">
%5 = "u.v"() : () -> !paramtypes.word<a = 1 x 2>
%6 = "u.v"() : () -> !paramtypes.int<4294967295>
paramtypes.nop
