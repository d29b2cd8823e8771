def a { int a = 0; int b = 0x0; int c = 0xAbCdEf; int d = 0b0; int f = 007; int g = -9223372036854775808; int h = 0x7fffffffffffffff; int i = 0x8000000000000000; bits<3> j = 0b001; int k = +5; }
