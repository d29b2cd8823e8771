// rtblgen-opt --split-input-file
// rtblgen-opt --split-input-file --mlir-print-op-generic
// transform.structured.match
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %0 = transform.structured.match ops{["scf.for", "scf.if"]} in %r : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["a.b"]} attributes{x} in %r : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
// transform.get_parent_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %0 = transform.get_parent_op %r : (!transform.any_op) -> !transform.any_op
    %1 = transform.get_parent_op %r {isolated_from_above} : (!transform.any_op) -> !transform.any_op
    %2 = transform.get_parent_op %r {op_name = "func.func", deduplicate, nth_parent = 2 : i64, allow_empty_results} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
// transform.get_operand, transform.get_result, transform.get_defining_op, transform.get_producer_of_operand, transform.get_consumers_of_result and transform.get_type
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %0 = transform.get_operand %r[0] : (!transform.any_op) -> !transform.any_value
    %1 = transform.get_operand %r[all] : (!transform.any_op) -> !transform.any_value
    %2 = transform.get_result %r[0, 1] : (!transform.any_op) -> !transform.any_value
    %3 = transform.get_result %r[except(1)] : (!transform.any_op) -> !transform.any_value
    %4 = transform.get_defining_op %0 : (!transform.any_value) -> !transform.any_op
    %5 = transform.get_producer_of_operand %r[0] : (!transform.any_op) -> !transform.any_op
    %6 = transform.get_consumers_of_result %r[0] : (!transform.any_op) -> !transform.any_op
    %7 = transform.get_type elemental %0 : (!transform.any_value) -> !transform.type
    %8 = transform.get_type %0 : (!transform.any_value) -> !transform.type
    transform.yield
  }
}
// -----
// transform.cast, transform.merge_handles, transform.split_handle, transform.replicate, transform.select, transform.num_associations and transform.verify
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %0 = transform.cast %r : !transform.any_op to !transform.op<"builtin.module">
    %1 = transform.merge_handles %r, %r : !transform.any_op
    %2 = transform.merge_handles deduplicate %r, %r : !transform.any_op
    %3:2 = transform.split_handle %1 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %4:2 = transform.split_handle %1 {overflow_result = 1, fail_on_payload_too_small = false} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %5 = transform.replicate num(%1) %r : !transform.any_op, !transform.any_op
    %6 = transform.select "a.b" in %r : (!transform.any_op) -> !transform.any_op
    %7 = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
    transform.verify %r : !transform.any_op
    transform.yield
  }
}
// -----
// transform.param.constant, transform.match.param.cmpi, transform.match.operation_name and transform.match.operation_empty
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %0 = transform.param.constant 1 : i64 -> !transform.param<i64>
    transform.match.param.cmpi eq %0, %0 : !transform.param<i64>
    transform.match.param.cmpi lt %0, %0 : !transform.param<i64>
    transform.match.operation_name %r ["a.b", "c.d"] : !transform.any_op
    transform.match.operation_empty %r : !transform.any_op
    transform.yield
  }
}
// -----
// transform.annotate, transform.print and the debug ops
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %0 = transform.param.constant 1 : i64 -> !transform.param<i64>
    transform.annotate %r "k" : !transform.any_op
    transform.annotate %r "k" = %0 : !transform.any_op, !transform.param<i64>
    transform.print
    transform.print %r : !transform.any_op
    transform.print %r {name = "n", skip_regions, assume_verified, use_local_scope} : !transform.any_op
    transform.debug.emit_remark_at %r, "text" : !transform.any_op
    transform.debug.emit_param_as_remark %0 : !transform.param<i64>
    transform.debug.emit_param_as_remark %0, "text" at %r : !transform.param<i64>, !transform.any_op
    transform.yield
  }
}
// -----
// transform.foreach, transform.alternatives and transform.yield
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.foreach %r : !transform.any_op {
    ^bb0(%a: !transform.any_op):
    }
    %0 = transform.foreach %r, %r : !transform.any_op, !transform.any_op -> !transform.any_op {
    ^bb0(%a: !transform.any_op, %b: !transform.any_op):
      transform.yield %a : !transform.any_op
    }
    %1 = transform.alternatives %r : !transform.any_op -> !transform.any_op {
    ^bb0(%a: !transform.any_op):
      transform.yield %a : !transform.any_op
    }, {
    ^bb0(%a: !transform.any_op):
      transform.yield %a : !transform.any_op
    }
    transform.yield
  }
}
// -----
// transform.sequence
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op):
  transform.sequence %r : !transform.any_op failures(suppress) {
  ^bb1(%a: !transform.any_op):
  }
}
// -----
// transform.named_sequence, transform.include, transform.foreach_match and transform.collect_matching
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @n(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%r: !transform.any_op {transform.consumed}) {
    %0 = transform.include @m failures(propagate) (%r) : (!transform.any_op) -> !transform.any_op
    %1 = transform.collect_matching @m in %r : (!transform.any_op) -> !transform.any_op
    %2 = transform.foreach_match in %r
        @m -> @n
      : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
// transform.apply_cse, transform.apply_dce, transform.apply_licm and transform.apply_registered_pass
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.apply_cse to %r : !transform.any_op
    transform.apply_dce to %r : !transform.any_op
    transform.apply_licm to %r : !transform.any_op
    %0 = transform.apply_registered_pass "canonicalize" to %r : (!transform.any_op) -> !transform.any_op
    %1 = transform.apply_registered_pass "canonicalize" with options = {"top-down" = false} to %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
// transform.apply_patterns with canonicalization
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.apply_patterns to %r {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.yield
  }
}
// -----
// transform.apply_patterns with memref.alloc_to_alloca
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.apply_patterns to %r {
      transform.apply_patterns.memref.alloc_to_alloca
    } : !transform.any_op
    transform.yield
  }
}
// -----
// transform.apply_patterns with memref.expand_ops
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.apply_patterns to %r {
      transform.apply_patterns.memref.expand_ops
    } : !transform.any_op
    transform.yield
  }
}
// -----
// transform.apply_patterns with memref.expand_strided_metadata
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.apply_patterns to %r {
      transform.apply_patterns.memref.expand_strided_metadata
    } : !transform.any_op
    transform.yield
  }
}
// -----
// transform.apply_patterns with memref.extract_address_computations
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.apply_patterns to %r {
      transform.apply_patterns.memref.extract_address_computations
    } : !transform.any_op
    transform.yield
  }
}
// -----
// transform.apply_patterns with memref.fold_memref_alias_ops
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.apply_patterns to %r {
      transform.apply_patterns.memref.fold_memref_alias_ops
    } : !transform.any_op
    transform.yield
  }
}
// -----
// transform.apply_patterns with memref.resolve_ranked_shaped_type_result_dims
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.apply_patterns to %r {
      transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
    } : !transform.any_op
    transform.yield
  }
}
// -----
// transform.apply_patterns with scf.for_loop_canonicalization
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.apply_patterns to %r {
      transform.apply_patterns.scf.for_loop_canonicalization
    } : !transform.any_op
    transform.yield
  }
}
// -----
// transform.apply_patterns with tensor.bubble_up_extract_slice
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.apply_patterns to %r {
      transform.apply_patterns.tensor.bubble_up_extract_slice
    } : !transform.any_op
    transform.yield
  }
}
// -----
// transform.apply_patterns with tensor.decompose_concat
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.apply_patterns to %r {
      transform.apply_patterns.tensor.decompose_concat
    } : !transform.any_op
    transform.yield
  }
}
// -----
// transform.apply_patterns with tensor.drop_redundant_insert_slice_rank_expansion
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.apply_patterns to %r {
      transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
    } : !transform.any_op
    transform.yield
  }
}
// -----
// transform.apply_patterns with tensor.fold_tensor_empty
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.apply_patterns to %r {
      transform.apply_patterns.tensor.fold_tensor_empty
    } : !transform.any_op
    transform.yield
  }
}
// -----
// transform.apply_patterns with tensor.fold_tensor_subset_ops
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.apply_patterns to %r {
      transform.apply_patterns.tensor.fold_tensor_subset_ops
    } : !transform.any_op
    transform.yield
  }
}
// -----
// transform.apply_patterns with tensor.fold_tensor_subset_ops_into_vector_transfers
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.apply_patterns to %r {
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
    } : !transform.any_op
    transform.yield
  }
}
// -----
// transform.apply_patterns with tensor.merge_consecutive_insert_extract_slice
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.apply_patterns to %r {
      transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
    } : !transform.any_op
    transform.yield
  }
}
// -----
// transform.apply_patterns with tensor.reassociative_reshape_folding
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.apply_patterns to %r {
      transform.apply_patterns.tensor.reassociative_reshape_folding
    } : !transform.any_op
    transform.yield
  }
}
// -----
// transform.apply_patterns with tensor.rewrite_as_constant
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.apply_patterns to %r {
      transform.apply_patterns.tensor.rewrite_as_constant
    } : !transform.any_op
    transform.yield
  }
}
// -----
// transform.apply_patterns with options
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.apply_patterns to %r {
      transform.apply_patterns.canonicalization
    } {apply_cse, max_iterations = 3 : i64, max_num_rewrites = 4 : i64} : !transform.any_op
    transform.yield
  }
}
// -----
// transform.apply_conversion_patterns
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.apply_conversion_patterns to %r {
      transform.apply_conversion_patterns.dialect_to_llvm "math"
      transform.apply_conversion_patterns.func.func_to_llvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {use_aligned_alloc = false, index_bitwidth = 64}
    } {legal_dialects = ["llvm"], partial_conversion} : !transform.any_op
    transform.apply_conversion_patterns to %r {
      transform.apply_conversion_patterns.scf.scf_to_control_flow
      transform.apply_conversion_patterns.scf.structural_conversions
    } {illegal_dialects = ["scf"], legal_ops = ["a.b"], illegal_ops = ["c.d"]} : !transform.any_op
    transform.yield
  }
}
// -----
// transform.affine.simplify_bounded_affine_ops and transform.affine.simplify_min_max_affine_ops
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.affine.simplify_bounded_affine_ops %r with [] within [] and [] : !transform.any_op
    transform.affine.simplify_min_max_affine_ops %r : !transform.any_op
    transform.yield
  }
}
// -----
// transform.loop.* and transform.scf.take_assumed_branch
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %k = transform.loop.coalesce %r : (!transform.any_op) -> !transform.any_op
    %l = transform.cast %r : !transform.any_op to !transform.op<"scf.for">
    %a:2 = transform.loop.peel %l : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    %b = transform.loop.pipeline %l {iteration_interval = 2 : i64, read_latency = 3 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.loop.promote_if_one_iteration %r : !transform.any_op
    transform.loop.unroll %r {factor = 2 : i64} : !transform.any_op
    transform.loop.unroll_and_jam %r {factor = 2 : i64} : !transform.any_op
    %c:2 = transform.loop.outline %r {func_name = "f"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %d = transform.loop.forall_to_for %r : (!transform.any_op) -> !transform.any_op
    %e = transform.loop.forall_to_parallel %r : (!transform.any_op) -> !transform.any_op
    %f = transform.loop.fuse_sibling %r into %r : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %g = transform.loop.parallel_for_to_nested_fors %r : (!transform.any_op) -> !transform.any_op
    transform.scf.take_assumed_branch %r take_else_branch : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
// transform.memref.* and transform.tensor.make_loop_independent
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %l = transform.cast %r : !transform.any_op to !transform.op<"memref.alloca">
    %a, %b = transform.memref.alloca_to_global %l : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
    transform.memref.erase_dead_alloc_and_stores %r : (!transform.any_op) -> ()
    %c = transform.memref.make_loop_independent %r {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
    %m = transform.cast %r : !transform.any_op to !transform.op<"memref.alloc">
    %d = transform.memref.multibuffer %m {factor = 2 : i64, skip_analysis} : (!transform.op<"memref.alloc">) -> !transform.any_op
    %e = transform.tensor.make_loop_independent %r {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
// transform.func.*
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %v = transform.get_result %r[0] : (!transform.any_op) -> !transform.any_value
    %w = transform.get_result %r[1] : (!transform.any_op) -> !transform.any_value
    %a = transform.func.cast_and_call @g(%v) -> %w after %r {
      transform.type_conversion.tensor.cast_shape_dynamic_dims ignore_dynamic_info
    } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
    %b, %c = transform.func.replace_func_signature @g args_interchange = [1, 0] results_interchange = [] at %r : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %d, %e = transform.func.deduplicate_func_args @g at %r : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
