// Wide elements whose width is no multiple of eight.
"my.attr"() {a = dense<[1, -2]> : tensor<2xi220>, b = dense<[1, -1]> : tensor<2xi65>, c = dense<[1, -2]> : tensor<2xi129>} : () -> ()
"my.attr"() {a = dense<[1, -2]> : tensor<2xsi220>, b = dense<[-1, 3]> : tensor<2xi196>, c = dense<[1, 36893488147419103231]> : tensor<2xui129>} : () -> ()
"my.attr"() {a = dense<[1, -2, 3, 4]> : tensor<4xi220>, b = dense<[[1], [-1], [2], [-2]]> : vector<4x1xi65>, c = dense<[1, -2, 3, 4]> : tensor<4xi12>} : () -> ()
"my.attr"() {a = dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : vector<1xi196>} : () -> ()
