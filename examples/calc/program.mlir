%0 = calc.constant 40
%1 = calc.constant 2
%2 = calc.constant 0
%3 = calc.add %0, %1
%4 = calc.add %3, %2
%5 = calc.negate %4
%6 = calc.negate %5
calc.show %6
