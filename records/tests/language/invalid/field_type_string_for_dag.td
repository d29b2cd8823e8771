def a { dag d = "s"; }
