// Each part is a program of shapes.irdl.mlir.
%0 = "test.value"() : () -> i32
%1 = "shapes.make"(%0) : (i32) -> !shapes.box<i32, "none">
// -----
%0 = "test.value"() : () -> i32
%1 = "shapes.make"(%0) : (i32) -> !shapes.box<i64, "none">
// -----
%0 = "test.value"() : () -> i32
%1 = "shapes.make"(%0) : (i32) -> !shapes.box<i32, i32>
// -----
%0 = "test.value"() : () -> f32
%1 = "shapes.make"(%0) : (f32) -> !shapes.unit
// -----
%0 = "test.value"() : () -> i32
%1 = "shapes.make"(%0) : (i32) -> !shapes.unit
// -----
%0 = "test.value"() : () -> !shapes.box<i32>
// -----
%0 = "test.value"() : () -> !shapes.box<i32, "some">
// -----
%0 = "test.value"() : () -> !shapes.unit<>
// -----
%0 = "test.value"() : () -> !shapes.unit<1>
// -----
%0 = "test.value"() : () -> !shapes.nested<!shapes.nested<f32>>
// -----
%0 = "test.value"() : () -> !shapes.nested<!shapes.nested<f64>>
// -----
%0 = "test.value"() : () -> !shapes.nested<"text">
// -----
%0 = "test.value"() : () -> !shapes.unknown
// -----
"test.user"() {a = #shapes.unknown<1>} : () -> ()
// -----
%0 = "test.value"() : () -> !shapes<"unit">
// -----
%0 = "test.value"() : () -> !shapes.box<i32 i32>
// -----
%0 = "test.value"() : () -> !shapes.box<i32, >
// -----
"test.user"() {a = #shapes.scale<1 : i8>, b = #shapes.scale<1.5 : f32>} : () -> ()
// -----
"test.user"() {a = #shapes.scale<unit>} : () -> ()
// -----
"shapes.scaled"() {by = #shapes.scale<1 : i8>, also = #shapes.scale<1 : i8>, more} : () -> ()
// -----
"shapes.scaled"() {also = #shapes.scale<1 : i8>} : () -> ()
// -----
"shapes.scaled"() {by = i32, also = #shapes.scale<1 : i8>} : () -> ()
// -----
"shapes.scaled"() {by = #shapes.scale<1 : i8>, also = affine_map<() -> ()>} : () -> ()
// -----
%0 = "test.value"() : () -> i8
"shapes.sum"(%0) {operandSegmentSizes = array<i32: 1, 0, 0>} : (i8) -> ()
// -----
%0, %1 = "test.value"() : () -> (i8, index)
%2:2 = "shapes.sum"(%0, %0, %0, %1) {operandSegmentSizes = array<i32: 1, 2, 1>} : (i8, i8, i8, index) -> (i8, i8)
// -----
%0, %1 = "test.value"() : () -> (i8, i16)
"shapes.sum"(%0, %1) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i8, i16) -> ()
// -----
%0 = "test.value"() : () -> i8
%1 = "shapes.sum"(%0) {operandSegmentSizes = array<i32: 1, 0, 0>} : (i8) -> si8
// -----
%0 = "test.value"() : () -> f8E5M2
"shapes.sum"(%0) {operandSegmentSizes = array<i32: 1, 0, 0>} : (f8E5M2) -> ()
// -----
"shapes.sum"() : () -> ()
// -----
"shapes.sum"() {operandSegmentSizes = array<i64: 1, 0, 0>} : () -> ()
// -----
"shapes.sum"() {operandSegmentSizes = array<i32: 1, 0>} : () -> ()
// -----
"shapes.sum"() {operandSegmentSizes = array<i32: 1, -1, 1>} : () -> ()
// -----
"shapes.sum"() {operandSegmentSizes = array<i32: 0, 1, 1>} : () -> ()
// -----
"shapes.sum"() {operandSegmentSizes = array<i32: 1, 1, 2>} : () -> ()
// -----
"shapes.sum"() {operandSegmentSizes = array<i32: 1, 1, 1>} : () -> ()
// -----
%0, %1 = "test.value"() : () -> (index, f32)
%2 = "shapes.loop"(%0, %1) ({
^bb0(%i: index, %x: f32):
  "test.end"() : () -> ()
}, {
  "test.end"() : () -> ()
}) : (index, f32) -> f32
// -----
%0, %1 = "test.value"() : () -> (index, f32)
"shapes.loop"(%0, %1) ({
^bb0(%i: index, %x: f64):
  "test.end"() : () -> ()
}, {
  "test.end"() : () -> ()
}) : (index, f32) -> ()
// -----
%0, %1 = "test.value"() : () -> (index, f32)
"shapes.loop"(%0, %1) ({
^bb0(%i: index, %x: f32):
  "test.end"() [^bb1] : () -> ()
^bb1:
  "test.end"() : () -> ()
}, {
  "test.end"() : () -> ()
}) : (index, f32) -> ()
// -----
%0, %1 = "test.value"() : () -> (index, f32)
"shapes.loop"(%0, %1) ({
^bb0(%i: index, %x: f32):
  "test.end"() : () -> ()
}, {
^bb0(%i: index):
  "test.end"() : () -> ()
}) : (index, f32) -> ()
// -----
%0, %1 = "test.value"() : () -> (index, f32)
"shapes.loop"(%0, %1) ({
  "test.end"() : () -> ()
}, {
}) : (index, f32) -> ()
// -----
%0 = "test.value"() : () -> index
"shapes.loop"(%0) ({
^bb0(%i: i8, %x: f32):
  "test.end"() : () -> ()
}, {
}) : (index) -> ()
// -----
%0 = "test.value"() : () -> index
"shapes.loop"(%0) : (index) -> ()
// -----
%0, %1 = "test.value"() : () -> (index, f32)
%2:2 = "shapes.loop"(%0, %1) ({
^bb0(%i: index, %x: f32):
  "test.end"() : () -> ()
}, {
}) : (index, f32) -> (f32, f32)
// -----
%0 = "shapes.both"() : () -> vector<4xf32>
// -----
%0 = "shapes.both"() : () -> vector<4xf64>
// -----
%0 = "shapes.both"() : () -> tensor<4xf32>
// -----
"shapes.unknown"() : () -> ()
