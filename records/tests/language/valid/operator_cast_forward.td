// A reference by name to a record that is defined later stays open until the referring record is complete.
class A;
class Refers<string to> { A target = !cast<A>(to # "_late"); }
multiclass Both { def _first : Refers<NAME>; def _late : A; }
def x_late : A;
def x : Refers<"x">;
