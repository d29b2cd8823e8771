static ::mlir::Value createMyOp(::mlir::OpBuilder &builder, ::mlir::Value input, ::mlir::Attribute attr) {
  return ::drr::SameAttrOp::create(builder, input.getLoc(), input, ::llvm::cast<::mlir::IntegerAttr>(attr));
}
