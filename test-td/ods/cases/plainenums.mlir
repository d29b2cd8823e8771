plainenums.use on
plainenums.use Off long <A>
plainenums.use on long <B>
plainenums.flags <x>
plainenums.flags <none>
plainenums.flags <x, y> mode on
plainenums.flags <xy> mode Off
plainenums.dict {m = #plainenums<mode on>, ms = [#plainenums<mode Off>]}
plainenums.dict {m = #plainenums<mode Off>, ms = []}
"u.x"() {a = #plainenums.flags<x, y>, b = #plainenums.long<B>, c = #plainenums.flags<none>} : () -> ()
"u.x"() : () -> (!plainenums.port<on : x, y>, !plainenums.port<on : none>, !plainenums.port<Off : y>)
plainenums.format [is A]
plainenums.format [is b], at Fast|Slow
"u.x"() {a = #plainenums<other[is b]>, b = #plainenums<speed at Slow>} : () -> ()
