def `a`;
