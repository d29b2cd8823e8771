def a { string s = "x" # "y" # 1 # true; string t = "a" # !add(1, 2) # "b"; list<int> l = [1] # [2, 3]; list<int> m = [1] # []<int>; }

class A<string s, list<int> l, int i> { string t = s # "_" # i; list<int> m = l # [9]; string u = "p" # s; list<int> v = [0] # l # [i]; } def b : A<"q", [5], 7>;
class R; def r : R; def c { string n = "of_" # r; }
