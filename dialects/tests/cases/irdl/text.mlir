// rtblgen-opt --split-input-file
// rtblgen-opt --split-input-file --mlir-print-op-generic
// irdl with every op
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    %1 = irdl.is i32
    %2 = irdl.any_of(%0, %1)
    %3 = irdl.all_of(%0, %2)
    irdl.parameters(a: %3, b: %1)
  }
  irdl.attribute @a {
    %0 = irdl.is "text"
    irdl.parameters(x: %0)
  }
  irdl.type @empty
  irdl.operation @o {
    %0 = irdl.any
    %1 = irdl.parametric @d::@t<%0, %0>
    %2 = irdl.base @d::@t
    %3 = irdl.base "!builtin.integer"
    %4 = irdl.c_pred "true"
    irdl.operands(a: %1, b: optional %2, c: variadic %3)
    irdl.results(r: %0)
    irdl.attributes {"k" = %0, "l" = %4}
    %5 = irdl.region
    %6 = irdl.region(%0, %1) with size 1
    %7 = irdl.region()
    irdl.regions(p: %5, q: %6, s: %7)
  }
}
