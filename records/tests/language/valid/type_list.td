class A; def a : A; def b : A;
def d { list<int> i = [1, 2]; list<string> s = ["a",]; list<int> e = []; list<list<int>> n = [[1], []]; list<A> r = [a, b]; list<bit> bl = [0, 1]; list<bits<2>> bs = [0b01, 0b10]; list<dag> dags = [(a), (b 1)]; list<int> typed = [1]<int>; list<int> et = []<int>; }
