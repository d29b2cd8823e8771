// Comments everywhere.
// Another one.
"my.a"() // after the operands
  {b = 1, // in a dictionary
   c} // after it
  : () -> () // at the end
// between
module { // here
  // and here
}
