// A plugin for mlir-opt with the dialect `drr` and the pass `drr-case{name=CASE}`, which applies the patterns of one
// pattern file greedily. `Cases.inc` includes what mlir-tblgen makes of each file, in a namespace of its own.
#include "mlir_pch.h"
using namespace mlir;

#include "Dialect.h.inc"
#include "Enums.h.inc"
#define GET_OP_CLASSES
#include "Ops.h.inc"

#include "Dialect.cpp.inc"
#include "Enums.cpp.inc"
#define GET_OP_CLASSES
#include "Ops.cpp.inc"

void drr::DrrDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "Ops.cpp.inc"
      >();
}

using Populate = void (*)(RewritePatternSet &);

#include "Cases.inc"

namespace {
struct CasePass : PassWrapper<CasePass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CasePass)
  CasePass() = default;
  CasePass(const CasePass &other) : PassWrapper(other) {}
  Option<std::string> name{*this, "name", llvm::cl::init("")};
  StringRef getArgument() const final { return "drr-case"; }
  StringRef getDescription() const final { return "apply the patterns of one file greedily"; }

  void runOnOperation() final {
    for (const auto &[known, populate] : cases) {
      if (name != known)
        continue;
      RewritePatternSet patterns(&getContext());
      populate(patterns);
      (void)applyPatternsGreedily(getOperation(), FrozenRewritePatternSet(std::move(patterns)), GreedyRewriteConfig());
      return;
    }
    getOperation()->emitError("no case '") << name << "'";
    signalPassFailure();
  }
};
} // namespace

static void registerDialect(DialectRegistry *registry) { registry->insert<drr::DrrDialect>(); }
static void registerPass() { PassRegistration<CasePass>(); }

extern "C" LLVM_ATTRIBUTE_WEAK DialectPluginLibraryInfo mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "drr", "1", registerDialect};
}
extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "drr", "1", registerPass};
}
