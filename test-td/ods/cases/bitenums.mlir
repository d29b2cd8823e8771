bitenums.set a
bitenums.set none
bitenums.set c
bitenums.maybe
bitenums.maybe with b
"bitenums.bare"() <{f = 19 : i32, c = 3 : i8, g = 7 : i16, w = 1099511627777 : i64}> : () -> ()
bitenums.comma X
bitenums.group no
bitenums.group r
bitenums.wide hi
bitenums.set "a|c"
bitenums.set "ab"
bitenums.group "pq|r"
bitenums.group "pq"
bitenums.comma "X, Y"
bitenums.wide "lo|hi"
bitenums.high top
bitenums.high "low|top"
