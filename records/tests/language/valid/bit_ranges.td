class A<bits<8> b> { bits<4> hi = b{7...4}; bits<4> rev = b{0...3}; bits<3> mix = b{7, 2...1}; bit one = b{5}; bits<4> old = b{3-0}; }
def a : A<0b10110010>; def c { bits<4> x = 5{3...0}; bits<2> y = 0xf0{5-4}; bits<4> z = 0b1010; }
class F { bits<8> f = 0xA5; bits<4> g = f{7...4}; } def f : F; def h : F { let f = 0x3C; }
