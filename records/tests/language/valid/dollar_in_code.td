def a { code c = [{ $_self.foo($arg, "x"); /* comment */ }]; string s = "$_op"; }
