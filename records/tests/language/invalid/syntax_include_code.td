include [{a.td}]
