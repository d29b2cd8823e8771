static void mark(::mlir::PatternRewriter &rewriter, ::mlir::Value value, ::mlir::Attribute with) {
  ::mlir::Operation *op = value.getDefiningOp();
  rewriter.modifyOpInPlace(op, [&] { op->setAttr("mark", with); });
}
