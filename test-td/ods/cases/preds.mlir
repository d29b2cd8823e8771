%0 = "u.v"() : () -> i8
%1 = "u.v"() : () -> f64
%2 = "u.v"() : () -> tensor<2xi8>
%3 = "u.v"() : () -> tensor<2x3xf32>
preds.and %0 : i8
preds.or %1 : f64
preds.neg %1 : f64
preds.conf %2 : tensor<2xi8>
preds.rank %2 : tensor<2xi8>
preds.min %3 : tensor<2x3xf32>
preds.attr 4
