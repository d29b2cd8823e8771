class A { bits<4> x = 0; }
def a : A { let x{-1} 5; }
