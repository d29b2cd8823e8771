// rtblgen-opt --split-input-file
// irdl.type: a name with a space
irdl.dialect @d {
  irdl.type @"a b"
}
// -----
// irdl.parametric: no such type
irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.parametric @d::@x<>
    irdl.operands(a: %0)
  }
}
// -----
// irdl.base without a mark
irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.base "builtin.integer"
    irdl.operands(a: %0)
  }
}
// -----
// irdl.base: no such type
irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.base @d::@x
    irdl.operands(a: %0)
  }
}
// -----
// irdl.operands: a name twice
irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    irdl.operands(a: %0, a: %0)
  }
}
// -----
// irdl.any_of of nothing
irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any_of()
    irdl.operands(a: %0)
  }
}
// -----
// irdl.region: a negative size
irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.region with size -1
    irdl.regions(a: %0)
  }
}
// -----
// irdl.operation in an operation
irdl.dialect @d {
  irdl.operation @o {
    irdl.operation @p {
    }
  }
}
// -----
// irdl.type outside of a dialect
irdl.type @t
// -----
// irdl.attributes: another number of names
irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    "irdl.attributes"(%0) <{attributeValueNames = ["a", "b"]}> : (!irdl.attribute) -> ()
  }
}
// -----
// irdl.operands: a name with a space
irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    "irdl.operands"(%0) <{names = ["a b"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
  }
}
