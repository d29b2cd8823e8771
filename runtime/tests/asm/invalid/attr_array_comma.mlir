"my.attr"() {value = [1 2]} : () -> ()
