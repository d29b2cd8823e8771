// Names and values of enums: given, sorted, repeated, sparse, negative, wide.

include "llvm/TableGen/SearchableTable.td"

class Color<string n, bits<8> v> { string Enc = n; bits<8> Val = v; }
def red : Color<"crimson", 7>;
def green : Color<"lime_green", 2>;
def blue : Color<"navy", 7>;
def blank : Color<"BLANK", 0>;

def ByName : GenericEnum { let FilterClass = "Color"; }
def ByField : GenericEnum { let FilterClass = "Color"; let NameField = "Enc"; let ValueField = "Val"; }

class Level<int v> { int Value = v; }
def lowest : Level<-129>;
def zero : Level<0>;
def highest : Level<127>;
def Levels : GenericEnum { let FilterClass = "Level"; let ValueField = "Value"; }

class Far<bits<40> v> { bits<40> Value = v; }
def near_one : Far<1>;
def far_one : Far<0xffffffffff>;
def Fars : GenericEnum { let FilterClass = "Far"; let ValueField = "Value"; }

class Nothing;
def Nobody : GenericEnum { let FilterClass = "Nothing"; }

class Lone;
def lonely : Lone;
def One : GenericEnum { let FilterClass = "Lone"; }
