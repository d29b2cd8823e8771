// Unset bits stay unset; a field declared with field may be unset.
class A { bits<4> x; field bits<4> y = ?; bits<4> z = { 1, ?, 0, ? }; }
def a : A; def b : A { let x{1} = 1; let y{3...2} = 0b10; }
