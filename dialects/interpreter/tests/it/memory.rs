//! Bytes, vectors in memory, and numbers that few programs need.

use super::programs::value;

/// Bytes are numbers of other types through a view: the lowest byte comes first.
#[test]
fn views_of_bytes() {
    let body = "%m = memref.alloc() : memref<16xi8>
        %c0 = arith.constant 0 : index %c1 = arith.constant 1 : index
        %c2 = arith.constant 2 : index %c4 = arith.constant 4 : index
        %x = arith.constant 0x01020304 : i32 %f = arith.constant 1.0 : f32
        %w = memref.view %m[%c4][] : memref<16xi8> to memref<2xi32>
        memref.store %x, %w[%c0] : memref<2xi32>
        %g = memref.view %m[%c4][%c2] : memref<16xi8> to memref<?xf32>
        memref.store %f, %g[%c1] : memref<?xf32>
        %h = memref.view %m[%c4][] : memref<16xi8> to memref<4xi16>";
    let word = |load: &str, ty: &str| value(&format!("{body}\n%r = memref.load {load}"), ty);
    assert_eq!(word("%m[%c4] : memref<16xi8>", "i8"), "4");
    assert_eq!(word("%h[%c1] : memref<4xi16>", "i16"), "258");
    assert_eq!(word("%w[%c1] : memref<2xi32>", "i32"), "1065353216");
    assert_eq!(word("%m[%c0] : memref<16xi8>", "i8"), "poison");
    let partial = format!(
        "{body}\n%s = memref.view %m[%c2][] : memref<16xi8> to memref<1xi32>
         %r = memref.load %s[%c0] : memref<1xi32>"
    );
    assert_eq!(value(&partial, "i32"), "poison");
    let outside = format!(
        "{body}\n%s = memref.view %m[%c4][%c4] : memref<16xi8> to memref<?xi32>
         %c3 = arith.constant 3 : index %r = memref.load %s[%c3] : memref<?xi32>"
    );
    assert!(value(&outside, "i32").contains("an access at 16 in memory of 16 elements"));
}

#[test]
fn vectors_in_memory() {
    let body = "%m = memref.alloc() : memref<2x3xi32>
        %c0 = arith.constant 0 : index %c1 = arith.constant 1 : index %c2 = arith.constant 2 : index
        %pad = arith.constant -9 : i32
        %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
        %mask = arith.constant dense<[true, false]> : vector<2xi1>
        %pass = arith.constant dense<[70, 80]> : vector<2xi32>
        %at = arith.constant dense<[1, 0]> : vector<2xindex>
        vector.store %v, %m[%c0, %c0] : memref<2x3xi32>, vector<2x3xi32>";
    let read = |line: &str, ty: &str| value(&format!("{body}\n{line}"), ty);
    let two = "vector<2xi32>";
    let memory = "memref<2x3xi32>, vector<2xi32>";
    assert_eq!(read(&format!("%r = vector.load %m[%c1, %c1] : {memory}"), two), "[5, 6]");
    let masked = "%r = vector.maskedload %m[%c1, %c2], %mask, %pass : memref<2x3xi32>, vector<2xi1>, vector<2xi32> into vector<2xi32>";
    assert_eq!(read(masked, two), "[6, 80]");
    let gathered = "%r = vector.gather %m[%c1, %c1] [%at], %mask, %pass : memref<2x3xi32>, vector<2xindex>, vector<2xi1>, vector<2xi32> into vector<2xi32>";
    assert_eq!(read(gathered, two), "[6, 80]");
    let expanded = "%r = vector.expandload %m[%c0, %c2], %mask, %pass : memref<2x3xi32>, vector<2xi1>, vector<2xi32> into vector<2xi32>";
    assert_eq!(read(expanded, two), "[3, 80]");
    // A column, whose last element is outside.
    let column = "%r = vector.transfer_read %m[%c1, %c1], %pad {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<2x3xi32>, vector<2xi32>";
    assert_eq!(read(column, two), "[5, -9]");
    let repeated = "%r = vector.transfer_read %m[%c0, %c1], %pad {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<2x3xi32>, vector<2x2xi32>";
    assert_eq!(read(repeated, "vector<2x2xi32>"), "[[2, 3], [2, 3]]");
    let written = "vector.transfer_write %pass, %m[%c0, %c2], %mask {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<2xi32>, memref<2x3xi32>
        %r = vector.load %m[%c0, %c0] : memref<2x3xi32>, vector<2x3xi32>";
    assert_eq!(read(written, "vector<2x3xi32>"), "[[1, 2, 70], [4, 5, 6]]");
    let stored = "vector.scatter %m[%c0, %c0] [%at], %mask, %pass : memref<2x3xi32>, vector<2xindex>, vector<2xi1>, vector<2xi32>
        vector.maskedstore %m[%c1, %c0], %mask, %pass : memref<2x3xi32>, vector<2xi1>, vector<2xi32>
        vector.compressstore %m[%c1, %c2], %mask, %pass : memref<2x3xi32>, vector<2xi1>, vector<2xi32>
        %r = vector.load %m[%c0, %c0] : memref<2x3xi32>, vector<2x3xi32>";
    assert_eq!(read(stored, "vector<2x3xi32>"), "[[1, 70, 3], [70, 5, 70]]");
    let outside = format!("%r = vector.load %m[%c1, %c2] : {memory}");
    assert!(read(&outside, two).contains("index 3 is out of bounds"));
    let tensor = "%t = tensor.from_elements %pad, %pad : tensor<2xi32>
        %u = vector.transfer_write %pass, %t[%c1] : vector<2xi32>, tensor<2xi32>
        %r = vector.transfer_read %u[%c0], %pad : tensor<2xi32>, vector<2xi32>";
    assert_eq!(read(tensor, two), "[-9, 70]");
}

#[test]
fn sums_of_vectors() {
    let body = "%v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
        %w = arith.constant dense<[1.0, 2.0]> : vector<2xf32> %f = arith.constant 0.5 : f32
        %s = arith.constant dense<[7, 9]> : vector<2xi32> %one = arith.constant 1 : i32";
    let result = |line: &str, ty: &str| value(&format!("{body}\n%r = {line}"), ty);
    assert_eq!(result("vector.reduction <mul>, %s : vector<2xi32> into i32", "i32"), "63");
    assert_eq!(result("vector.reduction <add>, %w, %f : vector<2xf32> into f32", "f32"), "3.5");
    let rows = "vector.multi_reduction <add>, %v, %s [1] : vector<2x3xi32> to vector<2xi32>";
    assert_eq!(result(rows, "vector<2xi32>"), "[13, 24]");
    let all = "vector.multi_reduction <maxsi>, %v, %one [0, 1] : vector<2x3xi32> to i32";
    assert_eq!(result(all, "i32"), "6");
    let transposed = "vector.transpose %v, [1, 0] : vector<2x3xi32> to vector<3x2xi32>";
    assert_eq!(result(transposed, "vector<3x2xi32>"), "[[1, 4], [2, 5], [3, 6]]");
    assert_eq!(
        result("vector.outerproduct %s, %s : vector<2xi32>, vector<2xi32>", "vector<2x2xi32>"),
        "[[49, 63], [63, 81]]"
    );
    assert_eq!(result("vector.fma %w, %w, %w : vector<2xf32>", "vector<2xf32>"), "[2.0, 6.0]");
    let halves = "vector.bitcast %s : vector<2xi32> to vector<4xi16>";
    assert_eq!(result(halves, "vector<4xi16>"), "[7, 0, 9, 0]");
}

#[test]
fn gathered_slices() {
    let body = "%t = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
        %i = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
        %p = arith.constant dense<[[2, 1]]> : tensor<1x2xindex>";
    let result = |line: &str, ty: &str| value(&format!("{body}\n{line}"), ty);
    let rows = "%r = tensor.gather %t[%i] gather_dims([0]) : (tensor<3x2xi32>, tensor<2x1xindex>) -> tensor<2x2xi32>";
    assert_eq!(result(rows, "tensor<2x2xi32>"), "[[5, 6], [1, 2]]");
    let points = "%r = tensor.gather %t[%p] gather_dims([0, 1]) : (tensor<3x2xi32>, tensor<1x2xindex>) -> tensor<1x1x1xi32>";
    assert_eq!(result(points, "tensor<1x1x1xi32>"), "[[[6]]]");
    let scattered = "%s = arith.constant dense<[[[7, 8]], [[9, 10]]]> : tensor<2x1x2xi32>
        %r = tensor.scatter %s into %t[%i] scatter_dims([0]) unique : (tensor<2x1x2xi32>, tensor<3x2xi32>, tensor<2x1xindex>) -> tensor<3x2xi32>";
    assert_eq!(result(scattered, "tensor<3x2xi32>"), "[[9, 10], [3, 4], [7, 8]]");
}

#[test]
fn functions_of_complex_numbers() {
    let result = |op: &str, operands: &str| {
        let body = format!(
            "%x = arith.constant 3.0 : f64 %y = arith.constant -4.0 : f64 %n = arith.constant 3 : i32
             %z = complex.create %x, %y : complex<f64> %c = complex.{op} {operands}"
        );
        let part = |part: &str| {
            let text = value(&format!("{body} %r = complex.{part} %c : complex<f64>"), "f64");
            text.parse::<f64>().unwrap_or_else(|_| panic!("{text}"))
        };
        (part("re"), part("im"))
    };
    let is_near = |(a, b): (f64, f64), (x, y): (f64, f64)| (a - x).abs() + (b - y).abs() < 1e-12;
    let one = "%z : complex<f64>";
    assert!(is_near(result("powi", "%z, %n : complex<f64>, i32"), (-117.0, -44.0)));
    assert!(is_near(result("pow", "%z, %z : complex<f64>"), (-2.997990598421402, -0.6237845862790473)));
    let (re, im) = result("rsqrt", one);
    assert!(is_near((re * re - im * im, 2.0 * re * im), (0.12, 0.16)), "{re} {im}");
    assert!(is_near(result("log1p", one), (32f64.sqrt().ln(), -std::f64::consts::FRAC_PI_4)));
    let (x, y) = (3f64, -4f64);
    assert!(is_near(result("expm1", one), (x.exp() * y.cos() - 1.0, x.exp() * y.sin())));
}
