static ::llvm::LogicalResult operandOf(::mlir::Operation *op, ::mlir::Value *value) {
  if (op->getNumOperands() != 1)
    return ::mlir::failure();
  *value = op->getOperand(0);
  return ::mlir::success();
}
