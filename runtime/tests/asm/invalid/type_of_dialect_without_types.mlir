"x.a"() : () -> !func.x
