def x { assert 0, "é"; }
