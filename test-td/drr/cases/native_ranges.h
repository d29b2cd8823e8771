static int count(::mlir::ValueRange v) { return v.size(); }
