static void copyTag(::mlir::PatternRewriter &rewriter, ::mlir::Operation *from, ::mlir::Operation *to) {
  if (::mlir::Attribute tag = from->getAttr("tag"))
    rewriter.modifyOpInPlace(to, [&] { to->setAttr("tag", tag); });
}
