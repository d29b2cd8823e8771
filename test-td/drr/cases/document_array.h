static ::mlir::ArrayAttr createArrayAttr(::mlir::Builder &builder, ::mlir::Attribute a, ::mlir::Attribute b) {
  return builder.getArrayAttr({a, b});
}
