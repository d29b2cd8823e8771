static ::llvm::LogicalResult look(::mlir::Operation *op, ::mlir::Attribute *attribute) {
  *attribute = op->getAttrOfType<::mlir::IntegerAttr>("a");
  return ::mlir::success(*attribute != nullptr);
}
