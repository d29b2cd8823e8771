"my.type"() {value = tensor<99999999999999999999xf32>} : () -> ()
