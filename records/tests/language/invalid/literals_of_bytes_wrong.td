def a { string s = "í € À€" é; }
