// A plugin for mlir-opt: what MLIR finds inside of the attribute `x` of each operation, and what it makes of it where
// `f16` is replaced by `bf16` and the string "a" by "b". The header is `test-td/oracle/mlir_pch.h`.
#include "mlir_pch.h"
#include "mlir/IR/AttrTypeSubElements.h"
using namespace mlir;
namespace {
struct WalkPass : PassWrapper<WalkPass, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(WalkPass)
  StringRef getArgument() const final { return "test-walk-elements"; }
  void runOnOperation() final {
    getOperation()->walk([&](Operation *op) {
      Attribute attr = op->getDiscardableAttr("x");
      if (!attr) return;
      for (auto order : {WalkOrder::PreOrder, WalkOrder::PostOrder}) {
        llvm::outs() << (order == WalkOrder::PreOrder ? "pre" : "post");
        AttrTypeWalker walker;
        walker.addWalk([&](Attribute a) { llvm::outs() << " | " << a; return WalkResult::advance(); });
        walker.addWalk([&](Type t) { llvm::outs() << " | !" << t; return WalkResult::advance(); });
        if (order == WalkOrder::PreOrder) walker.walk<WalkOrder::PreOrder>(attr); else walker.walk<WalkOrder::PostOrder>(attr);
        llvm::outs() << "\n";
      }
      AttrTypeReplacer replacer;
      replacer.addReplacement([&](Type t) -> std::optional<Type> {
        if (t.isF16()) return BFloat16Type::get(t.getContext());
        return std::nullopt;
      });
      replacer.addReplacement([&](StringAttr s) -> std::optional<std::pair<Attribute, WalkResult>> {
        if (s.getValue() == "a") return std::make_pair(Attribute(StringAttr::get(s.getContext(), "b")), WalkResult::skip());
        return std::nullopt;
      });
      Attribute r = replacer.replace(attr);
      llvm::outs() << "replaced | " << r << "\n";
    });
    llvm::outs().flush();
  }
};
}
static void regDialect(DialectRegistry *r) {}
static void regPass() { PassRegistration<WalkPass>(); }
extern "C" LLVM_ATTRIBUTE_WEAK DialectPluginLibraryInfo mlirGetDialectPluginInfo() { return {MLIR_PLUGIN_API_VERSION, "walk", "1", regDialect}; }
extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() { return {MLIR_PLUGIN_API_VERSION, "walk", "1", regPass}; }
