static ::llvm::SmallVector<::mlir::Value> both(::mlir::PatternRewriter &rewriter, ::mlir::Location loc, ::mlir::Value x) {
  ::mlir::Value first = ::drr::SameOp::create(rewriter, loc, x);
  return {first, ::drr::PureOp::create(rewriter, loc, first)};
}
