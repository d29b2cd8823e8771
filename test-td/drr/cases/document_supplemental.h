static void copyAttr(::mlir::PatternRewriter &rewriter, ::mlir::Operation *from, ::mlir::Operation *to, ::llvm::StringRef name) {
  if (::mlir::Attribute attr = from->getAttr(name))
    rewriter.modifyOpInPlace(to, [&] { to->setAttr(name, attr); });
}
