static ::llvm::LogicalResult foo(::mlir::Operation *op, ::mlir::Attribute *found) {
  *found = op->getAttrOfType<::mlir::IntegerAttr>("a_attr");
  return ::mlir::success(*found != nullptr);
}
