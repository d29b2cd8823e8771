// The pass `random-conversion` for mlir-opt: runs the dialect conversion that the attribute `conversion.rules` of a
// module describes, and prints the module with what it said in `conversion.messages`. The language is that of `src/description.rs`.

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Func/Transforms/FuncConversions.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "mlir/Transforms/DialectConversion.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include <csetjmp>
#include <sys/wait.h>
#include <unistd.h>
#include <map>

using namespace mlir;

namespace {

using Words = SmallVector<StringRef>;

Words wordsOf(StringRef text, char separator) {
  Words words;
  text.split(words, separator, -1, /*KeepEmpty=*/false);
  return words;
}

Words list(StringRef text) { return text == "-" ? Words() : wordsOf(text, ','); }

std::string place(Location location) {
  if (auto file = location->findInstanceOf<FileLineColLoc>())
    return std::to_string(file.getLine()) + ":" + std::to_string(file.getColumn());
  return "?";
}

/// Creates an unregistered operation.
Operation *createOp(OpBuilder &builder, Location location, StringRef name, ValueRange operands, TypeRange types,
                  unsigned regions = 0) {
  OperationState state(location, name);
  state.addOperands(operands);
  state.addTypes(types);
  for (unsigned i = 0; i < regions; ++i)
    state.addRegion();
  return builder.create(state);
}

struct Rules {
  MLIRContext *context;
  ConversionTarget target;
  TypeConverter converter;
  RewritePatternSet patterns;
  ConversionConfig config;
  StringRef mode = "partial";

  Rules(MLIRContext *context) : context(context), target(*context), patterns(context) {}

  void read(StringRef text) {
    for (StringRef statement : wordsOf(text, ';'))
      if (Words words = wordsOf(statement, ' '); !words.empty())
        read(words[0], ArrayRef<StringRef>(words).drop_front());
  }

  Type type(StringRef text) { return parseType(text, context); }

  SmallVector<Type> types(ArrayRef<StringRef> words) {
    SmallVector<Type> types;
    for (StringRef word : words)
      types.push_back(type(word));
    return types;
  }

  OperationName op(StringRef name) { return OperationName(name, context); }

  void read(StringRef key, ArrayRef<StringRef> words);
  void readType(ArrayRef<StringRef> words);
  void readValueType(ArrayRef<StringRef> words);
  void readFunctions();
  void readLowering(ArrayRef<StringRef> words);
  void readPattern(ArrayRef<StringRef> words);
  bool legalTypes(Operation *op) { return converter.isLegal(op); }
};

void Rules::readType(ArrayRef<StringRef> words) {
  Type from = type(words[0]);
  bool fails = words.size() == 2 && words[1] == "fail";
  SmallVector<Type> to = fails ? SmallVector<Type>() : types(words.drop_front());
  converter.addConversion([=](Type type, SmallVectorImpl<Type> &results) -> std::optional<LogicalResult> {
    if (type != from)
      return std::nullopt;
    if (fails)
      return failure();
    llvm::append_range(results, to);
    return success();
  });
}

void Rules::readValueType(ArrayRef<StringRef> words) {
  std::string name = words[0].str();
  Type from = type(words[1]);
  SmallVector<Type> to = types(words.drop_front(2));
  converter.addConversion([=](Value value, SmallVectorImpl<Type> &results) -> std::optional<LogicalResult> {
    Operation *op = value.getDefiningOp();
    if (value.getType() != from || !op || op->getName().getStringRef() != name)
      return std::nullopt;
    llvm::append_range(results, to);
    return success();
  });
}

void Rules::readFunctions() {
  populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>(patterns, converter);
  populateCallOpTypeConversionPattern(patterns, converter);
  populateReturnOpTypeConversionPattern(patterns, converter);
  target.addDynamicallyLegalOp<func::FuncOp>(
      [this](func::FuncOp op) { return converter.isSignatureLegal(op.getFunctionType()); });
  target.addDynamicallyLegalOp<func::CallOp, func::ReturnOp>([this](Operation *op) { return converter.isLegal(op); });
}

void Rules::read(StringRef key, ArrayRef<StringRef> words) {
  auto flag = [&] { return words[0] == "1"; };
  auto hasMark = [](Operation *op) { return op->hasAttr("mark"); };
  auto builds = [name = words.empty() ? std::string() : words[0].str()](OpBuilder &builder, Type type,
                                                                        ValueRange inputs, Location location) {
    return createOp(builder, location, name, inputs, type)->getResult(0);
  };
  if (key == "mode") {
    mode = words[0];
  } else if (key == "rollback") {
    config.allowPatternRollback = flag();
  } else if (key == "materialize") {
    config.buildMaterializations = flag();
  } else if (key == "kind") {
    config.attachDebugMaterializationKind = flag();
  } else if (key == "folding") {
    config.foldingMode = words[0] == "never"    ? DialectConversionFoldingMode::Never
                         : words[0] == "before" ? DialectConversionFoldingMode::BeforePatterns
                                                : DialectConversionFoldingMode::AfterPatterns;
  } else if (key == "identity") {
    converter.addConversion([](Type type) { return type; });
  } else if (key == "type") {
    readType(words);
  } else if (key == "value-type") {
    readValueType(words);
  } else if (key == "source") {
    converter.addSourceMaterialization(builds);
  } else if (key == "target") {
    converter.addTargetMaterialization(builds);
  } else if (key == "legal") {
    target.setOpAction(op(words[0]), ConversionTarget::LegalizationAction::Legal);
  } else if (key == "illegal") {
    target.setOpAction(op(words[0]), ConversionTarget::LegalizationAction::Illegal);
  } else if (key == "legal-dialect") {
    target.addLegalDialect(words[0]);
  } else if (key == "illegal-dialect") {
    target.addIllegalDialect(words[0]);
  } else if (key == "dynamic-types") {
    target.addDynamicallyLegalOp(op(words[0]), [this](Operation *op) -> std::optional<bool> { return legalTypes(op); });
  } else if (key == "dynamic-mark") {
    target.addDynamicallyLegalOp(op(words[0]), [=](Operation *op) -> std::optional<bool> { return hasMark(op); });
  } else if (key == "dynamic-none") {
    target.addDynamicallyLegalOp(op(words[0]), [](Operation *) -> std::optional<bool> { return std::nullopt; });
  } else if (key == "recursive") {
    target.markOpRecursivelyLegal(op(words[0]), [](Operation *) -> std::optional<bool> { return true; });
  } else if (key == "recursive-mark") {
    target.markOpRecursivelyLegal(op(words[0]), [=](Operation *op) -> std::optional<bool> { return hasMark(op); });
  } else if (key == "unknown-types") {
    target.markUnknownOpDynamicallyLegal([this](Operation *op) -> std::optional<bool> { return legalTypes(op); });
  } else if (key == "unknown-mark") {
    target.markUnknownOpDynamicallyLegal([=](Operation *op) -> std::optional<bool> { return hasMark(op); });
  } else if (key == "functions") {
    readFunctions();
  } else if (key == "pattern") {
    readPattern(words);
  } else if (key == "lower") {
    readLowering(words);
  } else {
    llvm::errs() << "unknown statement: " << key << "\n";
    abort();
  }
}

/// A pattern whose body is a list of steps.
struct StepPattern : ConversionPattern {
  std::vector<std::vector<std::string>> steps;

  template <typename... Args>
  StepPattern(std::vector<std::vector<std::string>> steps, const TypeConverter *own, Args &&...args)
      : ConversionPattern(std::forward<Args>(args)...), steps(std::move(steps)) {
    typeConverter = own;
  }

  StepPattern(std::vector<std::vector<std::string>> steps, const TypeConverter *own, PatternBenefit benefit,
              MLIRContext *context, ArrayRef<StringRef> generated)
      : ConversionPattern(MatchAnyOpTypeTag(), benefit, context, generated), steps(std::move(steps)) {
    typeConverter = own;
  }

  void set(StringRef name, bool isBounded) {
    setDebugName(name);
    setHasBoundedRewriteRecursion(isBounded);
  }

  /// What each result becomes.
  FailureOr<SmallVector<SmallVector<Type>>> resultTypes(Operation *op) const {
    SmallVector<SmallVector<Type>> all;
    for (Value result : op->getResults()) {
      SmallVector<Type> types;
      if (!typeConverter)
        types.push_back(result.getType());
      else if (failed(typeConverter->convertType(result, types)))
        return failure();
      all.push_back(types);
    }
    return all;
  }

  static SmallVector<SmallVector<Value>> groups(ValueRange values, ArrayRef<SmallVector<Type>> types) {
    SmallVector<SmallVector<Value>> groups;
    for (const auto &own : types) {
      groups.emplace_back(values.take_front(own.size()));
      values = values.drop_front(own.size());
    }
    return groups;
  }

  bool applies(Operation *op, ArrayRef<ValueRange> operands) const {
    for (const auto &step : steps) {
      if (step[0] == "forward" && operands.size() < op->getNumResults())
        return false;
      if ((step[0] == "convert-region" || step[0] == "inline") && (op->getNumRegions() == 0 || op->getRegion(0).empty()))
        return false;
      if (step[0] == "inline") {
        size_t count = 0;
        for (ValueRange group : operands)
          count += group.size();
        if (op->getNumResults() != 0 || !op->getRegion(0).hasOneBlock() || op->getRegion(0).getNumArguments() != count)
          return false;
      }
    }
    return true;
  }

  LogicalResult convertRegions(Operation *op, ConversionPatternRewriter &rewriter) const {
    for (Region &region : op->getRegions())
      if (typeConverter && failed(rewriter.convertRegionTypes(&region, *typeConverter)))
        return failure();
    return success();
  }

  bool convertible(Operation *op) const {
    for (Region &region : op->getRegions())
      for (Block &block : region)
        if (typeConverter && !typeConverter->convertBlockSignature(&block))
          return false;
    return true;
  }

  LogicalResult matchAndRewrite(Operation *op, ArrayRef<ValueRange> operands,
                                ConversionPatternRewriter &rewriter) const override {
    auto types = resultTypes(op);
    if (failed(types) || !applies(op, operands) || !convertible(op))
      return failure();
    SmallVector<Value> flat;
    for (ValueRange group : operands)
      llvm::append_range(flat, group);
    SmallVector<Type> flatTypes;
    for (const auto &own : *types)
      llvm::append_range(flatTypes, own);
    SmallVector<Value> last;
    for (const auto &step : steps) {
      StringRef kind = step[0];
      if (kind == "create") {
        ValueRange inputs = step[2] == "operands" ? ValueRange(flat) : step[2] == "last" ? ValueRange(last) : ValueRange();
        SmallVector<Type> results;
        if (step[3] == "results")
          results = flatTypes;
        else if (step[3] == "same")
          results.assign(op->result_type_begin(), op->result_type_end());
        else if (step[3] != "none")
          results.push_back(parseType(step[3], op->getContext()));
        Operation *made = createOp(rewriter, op->getLoc(), step[1], inputs, results);
        last.assign(made->result_begin(), made->result_end());
      } else if (kind == "replace") {
        rewriter.replaceOpWithMultiple(op, groups(last, *types));
      } else if (kind == "replace-same") {
        rewriter.replaceOp(op, last);
      } else if (kind == "forward") {
        SmallVector<SmallVector<Value>> values;
        for (unsigned i = 0; i < op->getNumResults(); ++i)
          values.emplace_back(operands[i]);
        rewriter.replaceOpWithMultiple(op, std::move(values));
      } else if (kind == "erase") {
        rewriter.eraseOp(op);
      } else if (kind == "mark") {
        rewriter.modifyOpInPlace(op, [&] { op->setAttr("mark", rewriter.getUnitAttr()); });
      } else if (kind == "mark-operands") {
        rewriter.modifyOpInPlace(op, [&] {
          op->setOperands(flat);
          op->setAttr("mark", rewriter.getUnitAttr());
        });
      } else if (kind == "convert-region") {
        rewriter.startOpModification(op);
        (void)convertRegions(op, rewriter);
        op->setAttr("mark", rewriter.getUnitAttr());
        rewriter.finalizeOpModification(op);
      } else if (kind == "rebuild") {
        Operation *made = createOp(rewriter, op->getLoc(), step[1], flat, flatTypes, op->getNumRegions());
        for (auto [from, to] : llvm::zip(op->getRegions(), made->getRegions()))
          rewriter.inlineRegionBefore(from, to, to.end());
        (void)convertRegions(made, rewriter);
        last.assign(made->result_begin(), made->result_end());
      } else if (kind == "inline") {
        rewriter.inlineBlockBefore(&op->getRegion(0).front(), op, flat);
      } else if (kind == "fail") {
        return rewriter.notifyMatchFailure(op, "on purpose");
      }
    }
    return success();
  }
};

void Rules::readPattern(ArrayRef<StringRef> words) {
  std::vector<std::vector<std::string>> steps;
  for (StringRef word : words.drop_front(6)) {
    std::vector<std::string> parts;
    for (StringRef part : wordsOf(word, ':'))
      parts.push_back(part.str());
    steps.push_back(parts);
  }
  StringRef name = words[0], root = words[1];
  unsigned short number = 1;
  words[2].getAsInteger(10, number);
  PatternBenefit benefit(number);
  const TypeConverter *own = words[3] == "1" ? &converter : nullptr;
  auto generated = list(words[5]);
  std::unique_ptr<StepPattern> pattern =
      root == "*" ? std::make_unique<StepPattern>(steps, own, benefit, context, ArrayRef<StringRef>(generated))
                  : std::make_unique<StepPattern>(steps, own, root, benefit, context, ArrayRef<StringRef>(generated));
  pattern->set(name, words[4] == "1");
  patterns.add(std::move(pattern));
}

/// Replaces an operation by a chain of others: what is measured.
struct LowerPattern : ConversionPattern {
  OperationName to;
  unsigned count;

  LowerPattern(const TypeConverter &converter, StringRef from, OperationName to, unsigned count, MLIRContext *context)
      : ConversionPattern(converter, from, 1, context), to(to), count(count) {}

  LogicalResult matchAndRewrite(Operation *op, ArrayRef<ValueRange> operands,
                                ConversionPatternRewriter &rewriter) const override {
    SmallVector<Value> values;
    for (ValueRange group : operands)
      llvm::append_range(values, group);
    SmallVector<SmallVector<Type>> all;
    SmallVector<Type> flat;
    for (Type type : op->getResultTypes()) {
      all.emplace_back();
      if (failed(typeConverter->convertType(type, all.back())))
        return failure();
      llvm::append_range(flat, all.back());
    }
    for (unsigned i = 0; i < count; ++i) {
      OperationState state(op->getLoc(), to, values, flat);
      Operation *made = rewriter.create(state);
      values.assign(made->result_begin(), made->result_end());
    }
    rewriter.replaceOpWithMultiple(op, StepPattern::groups(values, all));
    return success();
  }
};

void Rules::readLowering(ArrayRef<StringRef> words) {
  unsigned count = 1;
  words[2].getAsInteger(10, count);
  patterns.add(std::make_unique<LowerPattern>(converter, words[0], op(words[1]), count, context));
}

jmp_buf onFatal;
std::string fatalMessage;

void handleFatal(void *, const char *reason, bool) {
  fatalMessage = reason;
  longjmp(onFatal, 1);
}

struct RandomConversion : PassWrapper<RandomConversion, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RandomConversion)
  RandomConversion() = default;
  RandomConversion(const RandomConversion &other) : PassWrapper(other) {}
  Option<std::string> common{*this, "rules", llvm::cl::init("")};

  StringRef getArgument() const final { return "random-conversion"; }
  void getDependentDialects(DialectRegistry &registry) const final { registry.insert<func::FuncDialect>(); }

  void runOnOperation() final {
    ModuleOp module = getOperation();
    if (!common.empty()) {
      // For measuring: no messages, and the usual errors.
      Rules rules(&getContext());
      rules.read(common);
      if (failed(run(module, rules)))
        signalPassFailure();
      return;
    }
    // Each program runs in a process of its own, for some crash and some have no end.
    int ends[2];
    if (pipe(ends) != 0)
      return signalPassFailure();
    pid_t child = fork();
    if (child == 0) {
      alarm(20);
      convert(module);
      std::string text;
      llvm::raw_string_ostream stream(text);
      module->print(stream, OpPrintingFlags().printGenericOpForm());
      for (size_t done = 0; done < text.size();)
        done += write(ends[1], text.data() + done, text.size() - done);
      _exit(0);
    }
    close(ends[1]);
    std::string text;
    char buffer[4096];
    for (ssize_t count; (count = ::read(ends[0], buffer, sizeof buffer)) > 0;)
      text.append(buffer, count);
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    llvm::outs() << (status == 0 ? text : "crash") << "\n// -----\n";
    llvm::outs().flush();
  }

  /// Runs the conversion; the module has what it said.
  void convert(ModuleOp module) {
    std::vector<std::string> messages;
    StringRef result;
    auto text = module->getAttrOfType<StringAttr>("conversion.rules");
    auto handler = std::make_unique<ScopedDiagnosticHandler>(&getContext(), [&](Diagnostic &diagnostic) {
      messages.push_back(shown(diagnostic));
      for (Diagnostic &note : diagnostic.getNotes())
        messages.push_back(shown(note));
      return success();
    });
    // Its patterns are part of the IR's state after a fatal error.
    Rules *rules = new Rules(&getContext());
    rules->read(text.getValue());
    DenseSet<Operation *> ops;
    (rules->mode == "analysis" ? rules->config.legalizableOps : rules->config.unlegalizedOps) = &ops;
    llvm::install_fatal_error_handler(handleFatal);
    if (setjmp(onFatal) == 0) {
      bool isSuccess = succeeded(run(module, *rules));
      result = isSuccess ? "success" : "failure";
      if (isSuccess) {
        std::vector<std::string> found;
        module.walk<WalkOrder::PreOrder>([&](Operation *op) {
          if (ops.contains(op))
            found.push_back(("op " + op->getName().getStringRef() + " " + place(op->getLoc())).str());
        });
        llvm::append_range(messages, found);
      }
      delete rules;
    } else {
      result = "fatal";
      messages.push_back(fatalMessage);
      // What is left may be anything.
      module.getBodyRegion().getBlocks().remove(module.getBody());
      module.getBodyRegion().push_back(new Block());
    }
    llvm::remove_fatal_error_handler();
    Builder builder(&getContext());
    SmallVector<StringRef> views(messages.begin(), messages.end());
    module->removeAttr("conversion.rules");
    module->setAttr("conversion.messages", builder.getStrArrayAttr(views));
    module->setAttr("conversion.result", builder.getStringAttr(result));
  }

  static std::string shown(Diagnostic &diagnostic) {
    const char *severity = diagnostic.getSeverity() == DiagnosticSeverity::Error ? "error"
                           : diagnostic.getSeverity() == DiagnosticSeverity::Note ? "note"
                                                                                 : "other";
    return std::string(severity) + " " + place(diagnostic.getLocation()) + ": " + diagnostic.str();
  }

  static LogicalResult run(ModuleOp module, Rules &rules) {
    if (rules.mode == "full")
      return applyFullConversion(module, rules.target, std::move(rules.patterns), rules.config);
    if (rules.mode == "analysis")
      return applyAnalysisConversion(module, rules.target, std::move(rules.patterns), rules.config);
    return applyPartialConversion(module, rules.target, std::move(rules.patterns), rules.config);
  }
};

} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "RandomConversion", "1", [] { PassRegistration<RandomConversion>(); }};
}
