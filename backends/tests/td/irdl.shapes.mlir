module {
  irdl.dialect @shapes {
    irdl.type @"!box" 
    irdl.type @"!line" 
    irdl.attribute @"#scale" 
    irdl.operation @empty 
    irdl.operation @join {
      %0 = irdl.base @shapes::@"!box" 
      %1 = irdl.base @shapes::@"!line" 
      %2 = irdl.base "!other.thing" 
      %3 = irdl.any_of(%0, %1, %2) 
      %4 = irdl.any
      %5 = irdl.is f64 
      %6 = irdl.is i8 
      %7 = irdl.is si8 
      %8 = irdl.is ui8 
      %9 = irdl.any_of(%6, %7, %8) 
      %10 = irdl.is complex<f32> 
      %11 = irdl.base @shapes::@"!box" 
      %12 = irdl.any
      %13 = irdl.all_of(%11, %12) 
      %14 = irdl.base @shapes::@"!box" 
      %15 = irdl.base @shapes::@"!line" 
      %16 = irdl.region
      %17 = irdl.region with size 2
      irdl.operands(parts: variadic %3, unnamed1: variadic %4, unnamed0: %5, unnamed2: %9, unnamed3: %10, unnamed4: %13)
      irdl.results(unnamed5: %14, unnamed6: %15)
      irdl.regions(body: %16, unnamed7: %17)
    }
    irdl.operation @make {
      %0 = irdl.is i32 
      %1 = irdl.is index 
      %2 = irdl.base @shapes::@"!box" 
      %3 = irdl.base @shapes::@"#scale" 
      %4 = irdl.base "#other.scale" 
      %5 = irdl.base "!builtin.integer" 
      irdl.operands(width: %0, height: optional %1)
      irdl.results(box: %2)
      irdl.attributes {"scale" = %3, "other" = %4, "count" = %5}
    }
  }
}
