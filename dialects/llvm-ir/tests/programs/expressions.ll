@a = global i32 0
@b = global [4 x { i32, i64 }] zeroinitializer
@s = addrspace(1) global i32 0

define i64 @extract_unknown_lane() {
  ret i64 extractelement (<2 x i64> <i64 33, i64 ptrtoint (ptr getelementptr (i32, ptr @a, i32 7) to i64)>, i64 ptrtoint (ptr @a to i64))
}

define <2 x i64> @insert_unknown_lane() {
  ret <2 x i64> insertelement (<2 x i64> zeroinitializer, i64 1, i64 ptrtoint (ptr @a to i64))
}

define <2 x ptr> @vector_of_indices() {
  ret <2 x ptr> getelementptr ([4 x { i32, i64 }], ptr @b, <2 x i64> <i64 0, i64 1>, i64 2, i32 1)
}

define <2 x ptr> @vector_of_bases() {
  ret <2 x ptr> getelementptr ([4 x { i32, i64 }], <2 x ptr> <ptr @b, ptr null>, i64 0, <2 x i64> <i64 3, i64 1>, <2 x i32> <i32 1, i32 1>)
}

define ptr @lane_of_address() {
  ret ptr extractelement (<2 x ptr> getelementptr ([4 x { i32, i64 }], ptr @b, <2 x i64> <i64 0, i64 1>, i64 2, i32 1), i32 1)
}

define <2 x ptr> @no_offset() {
  ret <2 x ptr> getelementptr (i8, ptr @a, <2 x i64> zeroinitializer)
}

define <2 x i64> @sums() {
  ret <2 x i64> add (<2 x i64> ptrtoint (<2 x ptr> <ptr @a, ptr null> to <2 x i64>), <2 x i64> <i64 0, i64 4>)
}

define i64 @plus_zero() {
  ret i64 add (i64 ptrtoint (ptr @a to i64), i64 0)
}

define i64 @plus_undef() {
  ret i64 add (i64 undef, i64 ptrtoint (ptr @a to i64))
}

define i64 @minus_poison() {
  ret i64 sub nuw (i64 poison, i64 ptrtoint (ptr @a to i64))
}

define <4 x i64> @shuffle() {
  ret <4 x i64> shufflevector (<2 x i64> bitcast (i128 ptrtoint (ptr @a to i128) to <2 x i64>), <2 x i64> poison, <4 x i32> <i32 0, i32 poison, i32 3, i32 0>)
}

define <4 x i64> @shuffle_to_splat() {
  ret <4 x i64> shufflevector (<2 x i64> bitcast (i128 ptrtoint (ptr @a to i128) to <2 x i64>), <2 x i64> poison, <4 x i32> zeroinitializer)
}

define <vscale x 2 x ptr> @scalable() {
  ret <vscale x 2 x ptr> getelementptr (i8, ptr @a, <vscale x 2 x i64> splat (i64 3))
}

define <2 x i32> @undef_lane() {
  ret <2 x i32> trunc (<2 x i64> ptrtoint (<2 x ptr> <ptr @a, ptr undef> to <2 x i64>) to <2 x i32>)
}

define <2 x ptr addrspace(1)> @spaces() {
  ret <2 x ptr addrspace(1)> addrspacecast (<2 x ptr> <ptr @a, ptr null> to <2 x ptr addrspace(1)>)
}

define <2 x i64> @bits_of_lanes() {
  ret <2 x i64> bitcast (<2 x double> <double 1.0, double 2.0> to <2 x i64>)
}

define i64 @bits() {
  ret i64 bitcast (double 1.0 to i64)
}

define i64 @number_as_address() {
  ret i64 ptrtoint (ptr inttoptr (i64 5 to ptr) to i64)
}

define i8 @short_address() {
  ret i8 trunc (i32 ptrtoint (ptr @a to i32) to i8)
}

define ptr @there_and_back() {
  ret ptr inttoptr (i64 ptrtoint (ptr @a to i64) to ptr)
}

define ptr addrspace(1) @space_and_back() {
  ret ptr addrspace(1) addrspacecast (ptr addrspacecast (ptr addrspace(1) @s to ptr) to ptr addrspace(1))
}

define ptr addrspace(2) @other_space() {
  ret ptr addrspace(2) addrspacecast (ptr addrspacecast (ptr addrspace(1) @s to ptr) to ptr addrspace(2))
}

define double @twice_bits() {
  ret double bitcast (<2 x i32> bitcast (i64 ptrtoint (ptr @a to i64) to <2 x i32>) to double)
}

define i8 @twice_shorter() {
  ret i8 trunc (i32 trunc (i64 ptrtoint (ptr @a to i64) to i32) to i8)
}

define ptr @shorter_and_back() {
  ret ptr inttoptr (i32 trunc (i64 ptrtoint (ptr @a to i64) to i32) to ptr)
}

define i64 @sum_of_sums() {
  ret i64 add (i64 add (i64 ptrtoint (ptr @a to i64), i64 4), i64 5)
}

define i64 @sum_on_both_sides() {
  ret i64 add (i64 add (i64 4, i64 ptrtoint (ptr @a to i64)), i64 add (i64 1, i64 5))
}

define <2 x i64> @swapped() {
  ret <2 x i64> xor (<2 x i64> <i64 1, i64 2>, <2 x i64> <i64 ptrtoint (ptr @a to i64), i64 3>)
}

define <2 x half> @vector_of_bits() {
  ret <2 x half> bitcast (i32 5 to <2 x half>)
}

define i32 @bits_of_vector() {
  ret i32 bitcast (<2 x i16> <i16 1, i16 2> to i32)
}

define i128 @ones() {
  ret i128 bitcast (<4 x i32> splat (i32 -1) to i128)
}

define ptr @offset_of_undef() {
  ret ptr getelementptr (i8, ptr undef, i64 3)
}

define ptr @offset_of_poison() {
  ret ptr getelementptr (i8, ptr poison, i64 3)
}

define ptr @poison_offset() {
  ret ptr getelementptr (i8, ptr @a, i64 poison)
}

@signed_bits = global i8 s0x0F
@unsigned_bits = global i16 u0x0F
@no_bits = global i32 s0x00
@all_bits = global i8 s0xFF
