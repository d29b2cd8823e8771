module {
  irdl.dialect @other {
    irdl.type @"!thing" 
    irdl.attribute @"#scale" 
  }
}
