// Numbers with many digits, names with dollar signs, unknown lanes, calls that hand on all arguments, address spaces of globals.
module attributes {llvm.data_layout = "e-G1"} {
  llvm.mlir.global @six(123456.0 : f64) : f64
  llvm.mlir.global @seven(1234567.0 : f64) : f64
  llvm.mlir.global @single(1234567.0 : f32) : f32
  llvm.mlir.global @tiny(4.9406564584124654e-324 : f64) : f64
  llvm.mlir.global @bytes("a\C3\9F\FF\00")
  llvm.mlir.global_ctors ctors = [], priorities = [], data = []
  llvm.func @odd$name(!llvm.ptr, ...)
  llvm.func @none(...)
  llvm.func @lanes() -> vector<4xi32> {
    %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
    %1 = llvm.shufflevector %0, %0 [0, -1, 3, 1] : vector<2xi32>
    llvm.return %1 : vector<4xi32>
  }
  llvm.func @hands_on(%p: !llvm.ptr, ...) {
    llvm.call musttail @odd$name(%p) vararg(!llvm.func<void (ptr, ...)>) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @hands_all_on(...) {
    llvm.call musttail @none() vararg(!llvm.func<void (...)>) : () -> ()
    llvm.return
  }
  // An attribute of a definition replaces one that is passed through.
  llvm.func @passed_through() attributes {
    passthrough = [["target-cpu", "a"], ["tune-cpu", "a"], ["denormal-fp-math", "ieee"], ["vscale_range", "4"]],
    target_cpu = "b", tune_cpu = "b", denormal_fp_math = "preserve-sign",
    vscale_range = #llvm.vscale_range<minRange = 1, maxRange = 16>
  } {
    llvm.return
  }
}
