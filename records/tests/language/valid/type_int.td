def a { int d = 42; int n = -42; int h = 0xFF; int b = 0b1010; int max = 9223372036854775807; int min = -9223372036854775808; int big = 0xFFFFFFFFFFFFFFFF; int plus = +7; int t = true; }
