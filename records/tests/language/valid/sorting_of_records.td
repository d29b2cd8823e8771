class b; class B; class a10; class a2; class _z; def b1 : b; def B1; def a2_; def a10_ ; def Z; def z; def "9"; def "-"; def "a b";
