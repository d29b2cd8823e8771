def a { list<int> l = [1]; list<int> m = l[0...9223372036854775806]; }
