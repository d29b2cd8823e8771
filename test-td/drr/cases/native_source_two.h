static ::llvm::LogicalResult parts(::mlir::Operation *op, ::mlir::Value *value, ::mlir::Attribute *attribute) {
  *attribute = op->getAttr("a");
  if (!*attribute)
    return ::mlir::failure();
  *value = op->getOperand(0);
  return ::mlir::success();
}
