func.func @f(%a: !units.qty<"m", 64>) {
  %c = units.constant 1 : !units.qty<"m", 64>
  %z = units.constant 0 : !units.qty<"m", 64>
  %d = units.add %c, %c : !units.qty<"m", 64>
  %e = units.add %z, %a : !units.qty<"m", 64>
  %s = units.scale %e by 3 : !units.qty<"m", 64> to !units.qty<"m", 64>
  %t = units.scale %s by 4 : !units.qty<"m", 64> to !units.qty<"m", 32>
  %u = units.scale %t by 4 up : !units.qty<"m", 32> to !units.qty<"m", 32>
  units.show %d, %u : !units.qty<"m", 64>, !units.qty<"m", 32>
  return
}
