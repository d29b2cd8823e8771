//! The floating point formats.

/// A floating point format of MLIR.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the names are those of the formats")]
pub enum FloatKind {
    F4E2M1FN,
    F6E2M3FN,
    F6E3M2FN,
    F8E5M2,
    F8E4M3,
    F8E4M3FN,
    F8E5M2FNUZ,
    F8E4M3FNUZ,
    F8E4M3B11FNUZ,
    F8E3M4,
    F8E8M0FNU,
    BF16,
    F16,
    TF32,
    F32,
    F64,
    F80,
    F128,
}

impl FloatKind {
    /// All formats.
    pub const ALL: [FloatKind; 18] = [
        FloatKind::F4E2M1FN,
        FloatKind::F6E2M3FN,
        FloatKind::F6E3M2FN,
        FloatKind::F8E5M2,
        FloatKind::F8E4M3,
        FloatKind::F8E4M3FN,
        FloatKind::F8E5M2FNUZ,
        FloatKind::F8E4M3FNUZ,
        FloatKind::F8E4M3B11FNUZ,
        FloatKind::F8E3M4,
        FloatKind::F8E8M0FNU,
        FloatKind::BF16,
        FloatKind::F16,
        FloatKind::TF32,
        FloatKind::F32,
        FloatKind::F64,
        FloatKind::F80,
        FloatKind::F128,
    ];

    /// The keyword of the type.
    pub fn keyword(self) -> &'static str {
        match self {
            FloatKind::F4E2M1FN => "f4E2M1FN",
            FloatKind::F6E2M3FN => "f6E2M3FN",
            FloatKind::F6E3M2FN => "f6E3M2FN",
            FloatKind::F8E5M2 => "f8E5M2",
            FloatKind::F8E4M3 => "f8E4M3",
            FloatKind::F8E4M3FN => "f8E4M3FN",
            FloatKind::F8E5M2FNUZ => "f8E5M2FNUZ",
            FloatKind::F8E4M3FNUZ => "f8E4M3FNUZ",
            FloatKind::F8E4M3B11FNUZ => "f8E4M3B11FNUZ",
            FloatKind::F8E3M4 => "f8E3M4",
            FloatKind::F8E8M0FNU => "f8E8M0FNU",
            FloatKind::BF16 => "bf16",
            FloatKind::F16 => "f16",
            FloatKind::TF32 => "tf32",
            FloatKind::F32 => "f32",
            FloatKind::F64 => "f64",
            FloatKind::F80 => "f80",
            FloatKind::F128 => "f128",
        }
    }

    /// The format with this keyword.
    pub fn from_keyword(keyword: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.keyword() == keyword)
    }

    /// The width in bits.
    pub fn width(self) -> u32 {
        match self {
            FloatKind::F4E2M1FN => 4,
            FloatKind::F6E2M3FN | FloatKind::F6E3M2FN => 6,
            FloatKind::F8E5M2
            | FloatKind::F8E4M3
            | FloatKind::F8E4M3FN
            | FloatKind::F8E5M2FNUZ
            | FloatKind::F8E4M3FNUZ
            | FloatKind::F8E4M3B11FNUZ
            | FloatKind::F8E3M4
            | FloatKind::F8E8M0FNU => 8,
            FloatKind::BF16 | FloatKind::F16 => 16,
            FloatKind::TF32 => 19,
            FloatKind::F32 => 32,
            FloatKind::F64 => 64,
            FloatKind::F80 => 80,
            FloatKind::F128 => 128,
        }
    }

    /// The number of bits of the significand, the leading one included.
    pub fn precision(self) -> u32 {
        self.range().0
    }

    /// The exponent of the largest numbers.
    pub fn max_exponent(self) -> i32 {
        self.range().1
    }

    /// The exponent of the least normal numbers.
    pub fn min_exponent(self) -> i32 {
        self.range().2
    }

    /// Precision, largest and least exponent.
    fn range(self) -> (u32, i32, i32) {
        match self {
            FloatKind::F4E2M1FN => (2, 2, 0),
            FloatKind::F6E2M3FN => (4, 2, 0),
            FloatKind::F6E3M2FN => (3, 4, -2),
            FloatKind::F8E5M2 => (3, 15, -14),
            FloatKind::F8E4M3 => (4, 7, -6),
            FloatKind::F8E4M3FN => (4, 8, -6),
            FloatKind::F8E5M2FNUZ => (3, 15, -15),
            FloatKind::F8E4M3FNUZ => (4, 7, -7),
            FloatKind::F8E4M3B11FNUZ => (4, 4, -10),
            FloatKind::F8E3M4 => (5, 3, -2),
            FloatKind::F8E8M0FNU => (1, 127, -127),
            FloatKind::BF16 => (8, 127, -126),
            FloatKind::F16 => (11, 15, -14),
            FloatKind::TF32 => (11, 127, -126),
            FloatKind::F32 => (24, 127, -126),
            FloatKind::F64 => (53, 1023, -1022),
            FloatKind::F80 => (64, 16383, -16382),
            FloatKind::F128 => (113, 16383, -16382),
        }
    }

    /// Whether each number of this format is one of another.
    pub fn is_representable_by(self, other: Self) -> bool {
        self.precision() <= other.precision()
            && self.max_exponent() <= other.max_exponent()
            && self.min_exponent() >= other.min_exponent()
    }
}
