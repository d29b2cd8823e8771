"x.a"() : () -> !func<"x">
