static ::llvm::LogicalResult look(::mlir::Operation *op, ::mlir::Value *value, ::mlir::Attribute *attribute) {
  *attribute = op->getAttrOfType<::mlir::IntegerAttr>("a");
  if (!*attribute)
    return ::mlir::failure();
  *value = op->getOperand(0);
  return ::mlir::success();
}
