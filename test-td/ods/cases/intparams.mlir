"u.x"() {a = #intparams.wide<0>, b = #intparams.wide<7>, c = #intparams.wide<-7>, d = #intparams.wide<0x10>} : () -> ()
"u.x"() {a = #intparams.wide<123456789012345678901234567890123456789012345678901234567890>} : () -> ()
"u.x"() {a = #intparams.wide<-123456789012345678901234567890123456789012345678901234567890>} : () -> ()
"u.x"() {a = #intparams.wide<18446744073709551615>, b = #intparams.wide<-9223372036854775808>} : () -> ()
"u.x"() : () -> !intparams.wides<b = -1, a = 340282366920938463463374607431768211456>
"u.x"() : () -> !intparams.small<-32768, 65535>
"u.x"() : () -> !intparams.small<32767, 0>
"u.x"() : () -> !intparams.big<-2147483648, 4294967295, 18446744073709551615, 18446744073709551615>
"u.x"() : () -> !intparams.big<2147483647, 0, 0, 0>
"u.x"() : () -> !intparams.big<0x10, 0xff, 0xffff, 0x0>
"u.x"() : () -> (!intparams.maybe<none>, !intparams.maybe<3 n>, !intparams.maybe<-3 n, 4>, !intparams.maybe<none, 4>)
"u.x"() {a = #intparams.map<(d0) -> (d0 + 1)>, b = #intparams.map<(d0, d1)[s0] -> (d0 * 2, d1 + s0)>, c = #intparams.map<() -> ()>} : () -> ()
"u.x"() {a = #intparams.bools<[true, false], true>, b = #intparams.bools<[true], false>} : () -> ()
"u.x"() {a = #intparams.texts<"a">, b = #intparams.texts<"a\0A\"", "b">, c = #intparams.texts<"", "none">} : () -> ()
intparams.nop
