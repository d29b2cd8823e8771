"my.a"()
