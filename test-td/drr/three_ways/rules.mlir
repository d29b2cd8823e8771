module {
  pdl.pattern @RenameUnary : benefit(360) {
    %0 = operand
    %1 = types
    %2 = operation "three.u2"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      %3 = operation "three.u1"(%0 : !pdl.value) 
      replace %2 with %3
    }
  }
  pdl.pattern @SecondOperand : benefit(359) {
    %0 = operand
    %1 = operand
    %2 = types
    %3 = operation "three.b2"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>)
    rewrite %3 {
      replace %3 with(%1 : !pdl.value)
    }
  }
  pdl.pattern @SameOperands : benefit(418) {
    %0 = operand
    %1 = types
    %2 = operation "three.b3"(%0, %0 : !pdl.value, !pdl.value)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      replace %2 with(%0 : !pdl.value)
    }
  }
  pdl.pattern @SwapIntoLower : benefit(357) {
    %0 = operand
    %1 = operand
    %2 = types
    %3 = operation "three.b4"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>)
    rewrite %3 {
      %4 = operation "three.b1"(%1, %0 : !pdl.value, !pdl.value) 
      replace %3 with %4
    }
  }
  pdl.pattern @UnaryOfUnary : benefit(656) {
    %0 = operand
    %1 = types
    %2 = operation "three.u3"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    %3 = result 0 of %2
    %4 = types
    %5 = operation "three.u3"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>)
    rewrite %5 {
      replace %5 with(%0 : !pdl.value)
    }
  }
  pdl.pattern @UnaryOfOther : benefit(655) {
    %0 = operand
    %1 = types
    %2 = operation "three.u5"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    %3 = result 0 of %2
    %4 = types
    %5 = operation "three.u4"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>)
    rewrite %5 {
      %6 = operation "three.b1"(%0, %0 : !pdl.value, !pdl.value) 
      replace %5 with %6
    }
  }
  pdl.pattern @DeepChain : benefit(954) {
    %0 = operand
    %1 = types
    %2 = operation "three.u3"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    %3 = result 0 of %2
    %4 = types
    %5 = operation "three.u4"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>)
    %6 = result 0 of %5
    %7 = types
    %8 = operation "three.u5"(%6 : !pdl.value)  -> (%7 : !pdl.range<type>)
    rewrite %8 {
      %9 = operation "three.u1"(%0 : !pdl.value) 
      replace %8 with %9
    }
  }
  pdl.pattern @DropsInner : benefit(653) {
    %0 = operand
    %1 = operand
    %2 = types
    %3 = operation "three.b2"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>)
    %4 = result 0 of %3
    %5 = types
    %6 = operation "three.u6"(%4 : !pdl.value)  -> (%5 : !pdl.range<type>)
    rewrite %6 {
      %7 = operation "three.b1"(%0, %1 : !pdl.value, !pdl.value) 
      replace %6 with %7
    }
  }
  pdl.pattern @BothSides : benefit(952) {
    %0 = operand
    %1 = types
    %2 = operation "three.u1"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    %3 = operand
    %4 = types
    %5 = operation "three.u2"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>)
    %6 = result 0 of %2
    %7 = result 0 of %5
    %8 = types
    %9 = operation "three.b5"(%6, %7 : !pdl.value, !pdl.value)  -> (%8 : !pdl.range<type>)
    rewrite %9 {
      %10 = operation "three.b2"(%3, %0 : !pdl.value, !pdl.value) 
      replace %9 with %10
    }
  }
  pdl.pattern @LeftSide : benefit(651) {
    %0 = operand
    %1 = types
    %2 = operation "three.u3"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    %3 = result 0 of %2
    %4 = operand
    %5 = types
    %6 = operation "three.b5"(%3, %4 : !pdl.value, !pdl.value)  -> (%5 : !pdl.range<type>)
    rewrite %6 {
      %7 = operation "three.b4"(%0, %4 : !pdl.value, !pdl.value) 
      replace %6 with %7
    }
  }
  pdl.pattern @RightSide : benefit(650) {
    %0 = operand
    %1 = types
    %2 = operation "three.u3"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    %3 = operand
    %4 = result 0 of %2
    %5 = types
    %6 = operation "three.b5"(%3, %4 : !pdl.value, !pdl.value)  -> (%5 : !pdl.range<type>)
    rewrite %6 {
      %7 = operation "three.b4"(%0, %3 : !pdl.value, !pdl.value) 
      replace %6 with %7
    }
  }
  pdl.pattern @EqualAcross : benefit(709) {
    %0 = operand
    %1 = types
    %2 = operation "three.u1"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    %3 = result 0 of %2
    %4 = types
    %5 = operation "three.b6"(%3, %0 : !pdl.value, !pdl.value)  -> (%4 : !pdl.range<type>)
    rewrite %5 {
      replace %5 with(%0 : !pdl.value)
    }
  }
  pdl.pattern @EqualDeep : benefit(1008) {
    %0 = operand
    %1 = types
    %2 = operation "three.u2"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    %3 = types
    %4 = operation "three.u2"(%0 : !pdl.value)  -> (%3 : !pdl.range<type>)
    %5 = result 0 of %2
    %6 = result 0 of %4
    %7 = types
    %8 = operation "three.b6"(%5, %6 : !pdl.value, !pdl.value)  -> (%7 : !pdl.range<type>)
    rewrite %8 {
      %9 = operation "three.u2"(%0 : !pdl.value) 
      replace %8 with %9
    }
  }
  pdl.pattern @NamedInner : benefit(647) {
    %0 = operand
    %1 = types
    %2 = operation "three.u4"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    %3 = result 0 of %2
    %4 = operand
    %5 = types
    %6 = operation "three.b6"(%3, %4 : !pdl.value, !pdl.value)  -> (%5 : !pdl.range<type>)
    rewrite %6 {
      %7 = results of %2 
      %8 = operation "three.b5"(%7, %4 : !pdl.range<value>, !pdl.value) 
      replace %6 with %8
    }
  }
  pdl.pattern @TypedInt : benefit(406) {
    %0 = type : i32
    %1 = operand : %0
    %2 = types
    %3 = operation "three.u6"(%1 : !pdl.value)  -> (%2 : !pdl.range<type>)
    rewrite %3 {
      %4 = operation "three.u1"(%1 : !pdl.value) 
      replace %3 with %4
    }
  }
  pdl.pattern @TypedLong : benefit(405) {
    %0 = type : i64
    %1 = operand : %0
    %2 = types
    %3 = operation "three.u6"(%1 : !pdl.value)  -> (%2 : !pdl.range<type>)
    rewrite %3 {
      %4 = operation "three.u2"(%1 : !pdl.value) 
      replace %3 with %4
    }
  }
  pdl.pattern @TypedPair : benefit(464) {
    %0 = type : i32
    %1 = operand : %0
    %2 = type : i64
    %3 = operand : %2
    %4 = types
    %5 = operation "three.b6"(%1, %3 : !pdl.value, !pdl.value)  -> (%4 : !pdl.range<type>)
    rewrite %5 {
      %6 = operation "three.b1"(%1, %3 : !pdl.value, !pdl.value) 
      replace %5 with %6
    }
  }
  pdl.pattern @TypedOfPair : benefit(463) {
    %0 = type : i64
    %1 = operand : %0
    %2 = type : i64
    %3 = operand : %2
    %4 = types
    %5 = operation "three.b4"(%1, %3 : !pdl.value, !pdl.value)  -> (%4 : !pdl.range<type>)
    rewrite %5 {
      %6 = operation "three.u3"(%1 : !pdl.value) 
      replace %5 with %6
    }
  }
  pdl.pattern @TypedBelow : benefit(702) {
    %0 = type : i32
    %1 = operand : %0
    %2 = types
    %3 = operation "three.u6"(%1 : !pdl.value)  -> (%2 : !pdl.range<type>)
    %4 = result 0 of %3
    %5 = types
    %6 = operation "three.u5"(%4 : !pdl.value)  -> (%5 : !pdl.range<type>)
    rewrite %6 {
      %7 = operation "three.u4"(%1 : !pdl.value) 
      replace %6 with %7
    }
  }
  pdl.pattern @AttributeKept : benefit(341) {
    %0 = operand
    %1 = attribute
    %2 = types
    %3 = operation "three.a2"(%0 : !pdl.value)  {"a" = %1} -> (%2 : !pdl.range<type>)
    rewrite %3 {
      %4 = operation "three.a1"(%0 : !pdl.value)  {"a" = %1}
      replace %3 with %4
    }
  }
  pdl.pattern @AttributeZero : benefit(400) {
    %0 = operand
    %1 = attribute = 0 : i32
    %2 = types
    %3 = operation "three.a3"(%0 : !pdl.value)  {"a" = %1} -> (%2 : !pdl.range<type>)
    rewrite %3 {
      replace %3 with(%0 : !pdl.value)
    }
  }
  pdl.pattern @AttributeOne : benefit(399) {
    %0 = operand
    %1 = attribute = 1 : i32
    %2 = types
    %3 = operation "three.a3"(%0 : !pdl.value)  {"a" = %1} -> (%2 : !pdl.range<type>)
    rewrite %3 {
      %4 = operation "three.u2"(%0 : !pdl.value) 
      replace %3 with %4
    }
  }
  pdl.pattern @AttributeChanged : benefit(398) {
    %0 = operand
    %1 = attribute = 2 : i32
    %2 = types
    %3 = operation "three.a4"(%0 : !pdl.value)  {"a" = %1} -> (%2 : !pdl.range<type>)
    rewrite %3 {
      %4 = attribute = 1 : i32
      %5 = operation "three.a3"(%0 : !pdl.value)  {"a" = %4}
      replace %3 with %5
    }
  }
  pdl.pattern @AttributeMade : benefit(397) {
    %0 = type : i64
    %1 = operand : %0
    %2 = types
    %3 = operation "three.u5"(%1 : !pdl.value)  -> (%2 : !pdl.range<type>)
    rewrite %3 {
      %4 = attribute = 0 : i32
      %5 = operation "three.a2"(%1 : !pdl.value)  {"a" = %4}
      replace %3 with %5
    }
  }
  pdl.pattern @AttributesEqual : benefit(756) {
    %0 = operand
    %1 = attribute = 1 : i32
    %2 = types
    %3 = operation "three.a4"(%0 : !pdl.value)  {"a" = %1} -> (%2 : !pdl.range<type>)
    %4 = result 0 of %3
    %5 = attribute = 1 : i32
    %6 = types
    %7 = operation "three.a4"(%4 : !pdl.value)  {"a" = %5} -> (%6 : !pdl.range<type>)
    rewrite %7 {
      %8 = attribute = 1 : i32
      %9 = operation "three.a3"(%0 : !pdl.value)  {"a" = %8}
      replace %7 with %9
    }
  }
  pdl.pattern @AttributeOfInner : benefit(695) {
    %0 = operand
    %1 = attribute
    %2 = types
    %3 = operation "three.a2"(%0 : !pdl.value)  {"a" = %1} -> (%2 : !pdl.range<type>)
    %4 = result 0 of %3
    %5 = attribute = 1 : i32
    %6 = types
    %7 = operation "three.a5"(%4 : !pdl.value)  {"a" = %5} -> (%6 : !pdl.range<type>)
    rewrite %7 {
      %8 = operation "three.a4"(%0 : !pdl.value)  {"a" = %1}
      replace %7 with %8
    }
  }
  pdl.pattern @AttributeOfOuter : benefit(694) {
    %0 = operand
    %1 = attribute = 0 : i32
    %2 = types
    %3 = operation "three.a1"(%0 : !pdl.value)  {"a" = %1} -> (%2 : !pdl.range<type>)
    %4 = result 0 of %3
    %5 = attribute
    %6 = types
    %7 = operation "three.a5"(%4 : !pdl.value)  {"a" = %5} -> (%6 : !pdl.range<type>)
    rewrite %7 {
      %8 = operation "three.a3"(%0 : !pdl.value)  {"a" = %5}
      replace %7 with %8
    }
  }
  pdl.pattern @AttributesDiffer : benefit(753) {
    %0 = operand
    %1 = attribute = 1 : i32
    %2 = types
    %3 = operation "three.a6"(%0 : !pdl.value)  {"a" = %1} -> (%2 : !pdl.range<type>)
    %4 = result 0 of %3
    %5 = attribute = 2 : i32
    %6 = types
    %7 = operation "three.a6"(%4 : !pdl.value)  {"a" = %5} -> (%6 : !pdl.range<type>)
    rewrite %7 {
      %8 = attribute = 0 : i32
      %9 = operation "three.a5"(%0 : !pdl.value)  {"a" = %8}
      replace %7 with %9
    }
  }
  pdl.pattern @AttributeBelowPair : benefit(692) {
    %0 = operand
    %1 = attribute = 2 : i32
    %2 = types
    %3 = operation "three.a3"(%0 : !pdl.value)  {"a" = %1} -> (%2 : !pdl.range<type>)
    %4 = result 0 of %3
    %5 = operand
    %6 = types
    %7 = operation "three.b5"(%4, %5 : !pdl.value, !pdl.value)  -> (%6 : !pdl.range<type>)
    rewrite %7 {
      %8 = operation "three.b3"(%0, %5 : !pdl.value, !pdl.value) 
      replace %7 with %8
    }
  }
  pdl.pattern @AttributeDropped : benefit(391) {
    %0 = operand
    %1 = attribute = 0 : i32
    %2 = types
    %3 = operation "three.a6"(%0 : !pdl.value)  {"a" = %1} -> (%2 : !pdl.range<type>)
    rewrite %3 {
      %4 = operation "three.u6"(%0 : !pdl.value) 
      replace %3 with %4
    }
  }
  pdl.pattern @NewBelow : benefit(330) {
    %0 = type
    %1 = operand : %0
    %2 = types
    %3 = operation "three.u4"(%1 : !pdl.value)  -> (%2 : !pdl.range<type>)
    rewrite %3 {
      %4 = operation "three.u2"(%1 : !pdl.value)  -> (%0 : !pdl.type)
      %5 = results of %4 
      %6 = operation "three.u3"(%5 : !pdl.range<value>) 
      replace %3 with %6
    }
  }
  pdl.pattern @NewBelowTwice : benefit(329) {
    %0 = type
    %1 = operand : %0
    %2 = operand
    %3 = types
    %4 = operation "three.b5"(%1, %2 : !pdl.value, !pdl.value)  -> (%3 : !pdl.range<type>)
    rewrite %4 {
      %5 = operation "three.u1"(%1 : !pdl.value)  -> (%0 : !pdl.type)
      %6 = results of %5 
      %7 = operation "three.u2"(%2 : !pdl.value)  -> (%0 : !pdl.type)
      %8 = results of %7 
      %9 = operation "three.b3"(%6, %8 : !pdl.range<value>, !pdl.range<value>) 
      replace %4 with %9
    }
  }
  pdl.pattern @NewDeep : benefit(628) {
    %0 = type
    %1 = operand : %0
    %2 = types
    %3 = operation "three.u6"(%1 : !pdl.value)  -> (%2 : !pdl.range<type>)
    %4 = result 0 of %3
    %5 = types
    %6 = operation "three.u6"(%4 : !pdl.value)  -> (%5 : !pdl.range<type>)
    rewrite %6 {
      %7 = operation "three.u1"(%1 : !pdl.value)  -> (%0 : !pdl.type)
      %8 = results of %7 
      %9 = operation "three.u3"(%8 : !pdl.range<value>)  -> (%0 : !pdl.type)
      %10 = results of %9 
      %11 = operation "three.u5"(%10 : !pdl.range<value>) 
      replace %6 with %11
    }
  }
  pdl.pattern @NewWithAttribute : benefit(387) {
    %0 = type
    %1 = operand : %0
    %2 = types
    %3 = operation "three.b6"(%1, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>)
    rewrite %3 {
      %4 = operation "three.u1"(%1 : !pdl.value)  -> (%0 : !pdl.type)
      %5 = results of %4 
      %6 = attribute = 2 : i32
      %7 = operation "three.a5"(%5 : !pdl.range<value>)  {"a" = %6}
      replace %3 with %7
    }
  }
  pdl.pattern @NewInBoth : benefit(626) {
    %0 = type
    %1 = operand : %0
    %2 = operand
    %3 = types
    %4 = operation "three.b1"(%1, %2 : !pdl.value, !pdl.value)  -> (%3 : !pdl.range<type>)
    %5 = result 0 of %4
    %6 = operand
    %7 = types
    %8 = operation "three.b6"(%5, %6 : !pdl.value, !pdl.value)  -> (%7 : !pdl.range<type>)
    rewrite %8 {
      %9 = operation "three.b2"(%1, %6 : !pdl.value, !pdl.value)  -> (%0 : !pdl.type)
      %10 = results of %9 
      %11 = operation "three.b2"(%2, %6 : !pdl.value, !pdl.value)  -> (%0 : !pdl.type)
      %12 = results of %11 
      %13 = operation "three.b5"(%10, %12 : !pdl.range<value>, !pdl.range<value>) 
      replace %8 with %13
    }
  }
  pdl.pattern @Rotate : benefit(625) {
    %0 = type
    %1 = operand : %0
    %2 = operand
    %3 = types
    %4 = operation "three.b5"(%1, %2 : !pdl.value, !pdl.value)  -> (%3 : !pdl.range<type>)
    %5 = result 0 of %4
    %6 = operand
    %7 = types
    %8 = operation "three.b5"(%5, %6 : !pdl.value, !pdl.value)  -> (%7 : !pdl.range<type>)
    rewrite %8 {
      %9 = operation "three.b4"(%2, %6 : !pdl.value, !pdl.value)  -> (%0 : !pdl.type)
      %10 = results of %9 
      %11 = operation "three.b4"(%1, %10 : !pdl.value, !pdl.range<value>) 
      replace %8 with %11
    }
  }
  pdl.pattern @RotateBack : benefit(624) {
    %0 = operand
    %1 = operand
    %2 = types
    %3 = operation "three.b4"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>)
    %4 = type
    %5 = operand : %4
    %6 = result 0 of %3
    %7 = types
    %8 = operation "three.b3"(%5, %6 : !pdl.value, !pdl.value)  -> (%7 : !pdl.range<type>)
    rewrite %8 {
      %9 = operation "three.b2"(%5, %0 : !pdl.value, !pdl.value)  -> (%4 : !pdl.type)
      %10 = results of %9 
      %11 = operation "three.b2"(%10, %1 : !pdl.range<value>, !pdl.value) 
      replace %8 with %11
    }
  }
  pdl.pattern @Distribute : benefit(983) {
    %0 = type
    %1 = operand : %0
    %2 = operand
    %3 = types
    %4 = operation "three.b4"(%1, %2 : !pdl.value, !pdl.value)  -> (%3 : !pdl.range<type>)
    %5 = operand
    %6 = types
    %7 = operation "three.b4"(%1, %5 : !pdl.value, !pdl.value)  -> (%6 : !pdl.range<type>)
    %8 = result 0 of %4
    %9 = result 0 of %7
    %10 = types
    %11 = operation "three.b6"(%8, %9 : !pdl.value, !pdl.value)  -> (%10 : !pdl.range<type>)
    rewrite %11 {
      %12 = operation "three.b3"(%2, %5 : !pdl.value, !pdl.value)  -> (%0 : !pdl.type)
      %13 = results of %12 
      %14 = operation "three.b5"(%1, %13 : !pdl.value, !pdl.range<value>) 
      replace %11 with %14
    }
  }
  pdl.pattern @GroupKept : benefit(322) {
    %0 = operands
    %1 = types
    %2 = operation "three.v2"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      %3 = operation "three.v1"(%0 : !pdl.range<value>) 
      replace %2 with %3
    }
  }
  pdl.pattern @GroupBelow : benefit(621) {
    %0 = operands
    %1 = types
    %2 = operation "three.v3"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    %3 = result 0 of %2
    %4 = types
    %5 = operation "three.u6"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>)
    rewrite %5 {
      %6 = operation "three.v2"(%0 : !pdl.range<value>) 
      replace %5 with %6
    }
  }
  pdl.pattern @GroupAndValue : benefit(620) {
    %0 = operands
    %1 = types
    %2 = operation "three.v1"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    %3 = result 0 of %2
    %4 = operand
    %5 = types
    %6 = operation "three.b6"(%3, %4 : !pdl.value, !pdl.value)  -> (%5 : !pdl.range<type>)
    rewrite %6 {
      %7 = operation "three.b5"(%4, %4 : !pdl.value, !pdl.value) 
      replace %6 with %7
    }
  }
  pdl.pattern @GroupOfGroup : benefit(919) {
    %0 = operands
    %1 = types
    %2 = operation "three.v2"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    %3 = operands
    %4 = types
    %5 = operation "three.v3"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>)
    %6 = result 0 of %2
    %7 = result 0 of %5
    %8 = types
    %9 = operation "three.b6"(%6, %7 : !pdl.value, !pdl.value)  -> (%8 : !pdl.range<type>)
    rewrite %9 {
      %10 = type : i32
      %11 = operation "three.v1"(%3 : !pdl.range<value>)  -> (%10 : !pdl.type)
      %12 = results of %11 
      %13 = type : i32
      %14 = operation "three.v2"(%0 : !pdl.range<value>)  -> (%13 : !pdl.type)
      %15 = results of %14 
      %16 = operation "three.b5"(%12, %15 : !pdl.range<value>, !pdl.range<value>) 
      replace %9 with %16
    }
  }
  pdl.pattern @GroupNew : benefit(618) {
    %0 = operands
    %1 = types
    %2 = operation "three.v4"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    %3 = result 0 of %2
    %4 = types
    %5 = operation "three.u5"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>)
    rewrite %5 {
      %6 = type : i32
      %7 = operation "three.v3"(%0 : !pdl.range<value>)  -> (%6 : !pdl.type)
      %8 = results of %7 
      %9 = operation "three.u4"(%8 : !pdl.range<value>) 
      replace %5 with %9
    }
  }
  pdl.pattern @GroupTwice : benefit(977) {
    %0 = operands
    %1 = types
    %2 = operation "three.v4"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    %3 = types
    %4 = operation "three.v4"(%0 : !pdl.range<value>)  -> (%3 : !pdl.range<type>)
    %5 = result 0 of %2
    %6 = result 0 of %4
    %7 = types
    %8 = operation "three.b4"(%5, %6 : !pdl.value, !pdl.value)  -> (%7 : !pdl.range<type>)
    rewrite %8 {
      %9 = operation "three.v3"(%0 : !pdl.range<value>) 
      replace %8 with %9
    }
  }
  pdl.pattern @PairSwapped : benefit(316) {
    %0 = operand
    %1 = types
    %2 = operation "three.t2"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      %3 = operation "three.t1"(%0 : !pdl.value) 
      replace %2 with %3
    }
  }
  pdl.pattern @PairIntoValues : benefit(315) {
    %0 = operand
    %1 = type
    %2 = type
    %3 = operation "three.t3"(%0 : !pdl.value)  -> (%1, %2 : !pdl.type, !pdl.type)
    rewrite %3 {
      %4 = operation "three.u1"(%0 : !pdl.value)  -> (%1 : !pdl.type)
      %5 = results of %4 
      replace %3 with(%5, %0 : !pdl.range<value>, !pdl.value)
    }
  }
  pdl.pattern @PairIntoOps : benefit(314) {
    %0 = operand
    %1 = type
    %2 = type
    %3 = operation "three.t4"(%0 : !pdl.value)  -> (%1, %2 : !pdl.type, !pdl.type)
    rewrite %3 {
      %4 = operation "three.u2"(%0 : !pdl.value)  -> (%1 : !pdl.type)
      %5 = operation "three.u3"(%0 : !pdl.value)  -> (%2 : !pdl.type)
      %6 = results of %4 
      %7 = results of %5 
      replace %3 with(%6, %7 : !pdl.range<value>, !pdl.range<value>)
    }
  }
  pdl.pattern @PairOfPair : benefit(613) {
    %0 = operand
    %1 = types
    %2 = operation "three.u3"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    %3 = result 0 of %2
    %4 = types
    %5 = operation "three.t5"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>)
    rewrite %5 {
      %6 = operation "three.t4"(%0 : !pdl.value) 
      replace %5 with %6
    }
  }
  pdl.pattern @PairIntoValue : benefit(612) {
    %0 = operand
    %1 = types
    %2 = operation "three.u1"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    %3 = result 0 of %2
    %4 = type
    %5 = type
    %6 = operation "three.t6"(%3 : !pdl.value)  -> (%4, %5 : !pdl.type, !pdl.type)
    rewrite %6 {
      replace %6 with(%0, %0 : !pdl.value, !pdl.value)
    }
  }
  pdl.pattern @PairTyped : benefit(371) {
    %0 = type : i32
    %1 = operand : %0
    %2 = types
    %3 = operation "three.t6"(%1 : !pdl.value)  -> (%2 : !pdl.range<type>)
    rewrite %3 {
      %4 = operation "three.t3"(%1 : !pdl.value) 
      replace %3 with %4
    }
  }
  pdl.pattern @FirstOfPair : benefit(610) {
    %0 = operand
    %1 = types
    %2 = operation "three.t1"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    %3 = result 0 of %2
    %4 = types
    %5 = operation "three.u4"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>)
    rewrite %5 {
      %6 = operation "three.u1"(%0 : !pdl.value) 
      replace %5 with %6
    }
  }
  pdl.pattern @SecondOfPair : benefit(609) {
    %0 = operand
    %1 = types
    %2 = operation "three.t1"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    %3 = result 1 of %2
    %4 = types
    %5 = operation "three.u4"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>)
    rewrite %5 {
      %6 = operation "three.u2"(%0 : !pdl.value) 
      replace %5 with %6
    }
  }
  pdl.pattern @PairBelowPair : benefit(908) {
    %0 = operand
    %1 = types
    %2 = operation "three.t1"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    %3 = operand
    %4 = types
    %5 = operation "three.t2"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>)
    %6 = result 0 of %2
    %7 = result 1 of %5
    %8 = types
    %9 = operation "three.b5"(%6, %7 : !pdl.value, !pdl.value)  -> (%8 : !pdl.range<type>)
    rewrite %9 {
      %10 = operation "three.b4"(%0, %3 : !pdl.value, !pdl.value) 
      replace %9 with %10
    }
  }
  pdl.pattern @SinkErased : benefit(307) {
    %0 = operand
    %1 = types
    %2 = operation "three.s1"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      erase %2
    }
  }
  pdl.pattern @SinkOfUnary : benefit(606) {
    %0 = operand
    %1 = types
    %2 = operation "three.u1"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    %3 = result 0 of %2
    %4 = types
    %5 = operation "three.s2"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>)
    rewrite %5 {
      erase %5
    }
  }
  pdl.pattern @SinkOfEqual : benefit(665) {
    %0 = operand
    %1 = types
    %2 = operation "three.b1"(%0, %0 : !pdl.value, !pdl.value)  -> (%1 : !pdl.range<type>)
    %3 = result 0 of %2
    %4 = types
    %5 = operation "three.s3"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>)
    rewrite %5 {
      erase %5
    }
  }
  pdl.pattern @SinkChanged : benefit(304) {
    %0 = operand
    %1 = types
    %2 = operation "three.s4"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      %3 = operation "three.s1"(%0 : !pdl.value) 
      replace %2 with %3
    }
  }
  pdl.pattern @SinkOfAttribute : benefit(603) {
    %0 = type
    %1 = operand : %0
    %2 = attribute
    %3 = types
    %4 = operation "three.a1"(%1 : !pdl.value)  {"a" = %2} -> (%3 : !pdl.range<type>)
    %5 = result 0 of %4
    %6 = types
    %7 = operation "three.s5"(%5 : !pdl.value)  -> (%6 : !pdl.range<type>)
    rewrite %7 {
      %8 = operation "three.a1"(%1 : !pdl.value)  {"a" = %2} -> (%0 : !pdl.type)
      %9 = results of %8 
      %10 = operation "three.s4"(%9 : !pdl.range<value>) 
      replace %7 with %10
    }
  }
  pdl.pattern @SinkTyped : benefit(362) {
    %0 = type : i64
    %1 = operand : %0
    %2 = types
    %3 = operation "three.s2"(%1 : !pdl.value)  -> (%2 : !pdl.range<type>)
    rewrite %3 {
      %4 = operation "three.s1"(%1 : !pdl.value) 
      replace %3 with %4
    }
  }
  pdl.pattern @SinkOfGroup : benefit(601) {
    %0 = operands
    %1 = types
    %2 = operation "three.v1"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    %3 = result 0 of %2
    %4 = types
    %5 = operation "three.s6"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>)
    rewrite %5 {
      %6 = type : i32
      %7 = operation "three.v1"(%0 : !pdl.range<value>)  -> (%6 : !pdl.type)
      %8 = results of %7 
      %9 = operation "three.s3"(%8 : !pdl.range<value>) 
      replace %5 with %9
    }
  }
}

