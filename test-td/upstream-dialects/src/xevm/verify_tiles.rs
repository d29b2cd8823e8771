//! Verifiers of the operations on tiles of a matrix in memory: `xevm.blockload2d`, `xevm.blockstore2d` and
//! `xevm.blockprefetch2d`.

use rtblgen_dialects::shapes::constant_index;
use rtblgen_runtime::{Ir, TypedOp, Value, Verify, VerifyResult};

use super::verify::fail;
use super::*;

/// The work items of a subgroup, each of which holds a part of a tile.
const SUBGROUP: i64 = 16;

/// The attributes of a tile.
#[derive(Clone, Copy)]
struct Tile {
    bits: i64,
    width: i64,
    height: i64,
    blocks: i64,
}

/// Checks `first <= value <= last`.
fn verify_between(name: &str, value: i64, (first, last): (i64, i64)) -> VerifyResult {
    match (first..=last).contains(&value) {
        true => Ok(()),
        false => fail(format!("expecting {name} to be between {first} and {last}")),
    }
}

/// Checks that the number is one of the list, which `text` spells.
fn verify_one_of(name: &str, value: i64, list: &[i64], text: &str) -> VerifyResult {
    if list.contains(&value) { Ok(()) } else { fail(format!("expecting {name} to be {text}")) }
}

/// Checks that all blocks of a tile are together not wider than `limit` elements.
fn verify_total_width(tile: Tile, limit: i64) -> VerifyResult {
    if tile.width * tile.blocks <= limit {
        return Ok(());
    }
    let rule = format!("less than or equal to {limit} for {} bit elements", tile.bits);
    fail(format!("tile_width * v_blocks should be {rule}"))
}

/// The smallest and the largest width of a tile, by the size of its elements.
fn verify_width(tile: Tile) -> VerifyResult {
    let range = match tile.bits {
        8 => (4, 64),
        16 => (2, 32),
        32 => (1, 16),
        64 => (1, 8),
        _ => return fail("expecting elem_size_in_bits to be 8, 16, 32, or 64"),
    };
    verify_between("tile_width", tile.width, range)
}

/// Verifies the matrix and the tile of all operations.
fn verify_matrix(ir: &Ir<'_>, tile: Tile, width: impl Into<Value>, pitch: impl Into<Value>) -> VerifyResult {
    let constant = |value: Value| constant_index(ir, value);
    if let (Some(width), Some(pitch)) = (constant(width.into()), constant(pitch.into()))
        && pitch < width
    {
        return fail("4th operand (base pitch) should be >= 2nd operand (base width)");
    }
    verify_one_of("'elem_size_in_bits'", tile.bits, &[8, 16, 32], "8, 16, or 32")?;
    verify_one_of("tile_height", tile.height, &[1, 2, 4, 8, 16, 32], "1, 2, 4, 8, 16, or 32")?;
    verify_one_of("v_blocks", tile.blocks, &[1, 2, 4, 8], "1, 2, 4, or 8")
}

/// Verifies a tile that is loaded without a transformation.
fn verify_plain_load(tile: Tile) -> VerifyResult {
    verify_between("tile_height", tile.height, (1, 32))?;
    verify_width(tile)?;
    match tile.bits {
        8 | 16 => verify_one_of("v_blocks", tile.blocks, &[1, 2, 4], "1, 2, or 4")?,
        32 => verify_one_of("v_blocks", tile.blocks, &[1, 2], "1 or 2")?,
        _ => return verify_one_of("v_blocks", tile.blocks, &[1], "1"),
    }
    verify_total_width(tile, 512 / tile.bits)
}

/// A tile whose rows become columns.
fn verify_transposed_load(tile: Tile) -> VerifyResult {
    verify_one_of("v_blocks", tile.blocks, &[1], "1")?;
    match tile.bits {
        32 => {
            verify_between("tile_height", tile.height, (1, 32))?;
            verify_between("tile_width", tile.width, (1, 8))
        }
        64 => {
            verify_one_of("tile_height", tile.height, &[8], "8 for 64 bit elements")?;
            verify_one_of("tile_width", tile.width, &[1, 2, 4], "1, 2, or 4")
        }
        _ => fail("transpose is only supported for 32 and 64 bit elements"),
    }
}

/// A tile of which several elements are in one register.
fn verify_packed_load(tile: Tile) -> VerifyResult {
    verify_one_of("v_blocks", tile.blocks, &[1, 2, 4], "1, 2, or 4")?;
    match tile.bits {
        8 | 16 => {
            let least = 32 / tile.bits;
            verify_between("tile_height", tile.height, (least, 32))?;
            verify_between("tile_width", tile.width, (least, 16))?;
            if tile.bits == 16 { verify_total_width(tile, 32) } else { Ok(()) }
        }
        _ => fail("pack_register is only supported for 8 and 16 bit elements"),
    }
}

macro_rules! tile {
    ($op:ident, $ir:ident, $blocks:expr) => {
        Tile {
            bits: i64::from($op.elem_size_in_bits($ir)),
            width: i64::from($op.tile_width($ir)),
            height: i64::from($op.tile_height($ir)),
            blocks: i64::from($blocks),
        }
    };
}

impl Verify for BlockLoad2dOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let tile = tile!(self, ir, self.v_blocks(ir));
        let ty = self.op().result(ir, 0).ty(ir);
        let Some(bits) = ty.element_type_or_self().int_or_float_bit_width().map(i64::from) else {
            return fail("expecting result element type to be int or float");
        };
        let found = ty.num_elements().unwrap_or(0) * bits;
        let expected = tile.bits * tile.height * tile.width * tile.blocks / SUBGROUP;
        if found != expected {
            let rule = format!("does not match the expected size of {expected} bits");
            return fail(format!("result size of {found} bits {rule}"));
        }
        let is_packed = self.pack_register(ir);
        match (self.transpose(ir), is_packed) {
            (true, true) => return fail("transpose and pack_register are mutually exclusive"),
            (false, false) => verify_plain_load(tile)?,
            (true, false) => verify_transposed_load(tile)?,
            (false, true) => verify_packed_load(tile)?,
        }
        verify_matrix(ir, tile, self.base_width(ir), self.base_pitch(ir))?;
        if (tile.bits == 32 || is_packed) && bits != 32 {
            return fail("expecting result element type to be 32 bits");
        }
        if is_packed && tile.width != SUBGROUP {
            let rule = "should be equal to subgroup size (16 elements)";
            return fail(format!("tile_width when pack_register is true {rule}"));
        }
        Ok(())
    }
}

impl Verify for BlockStore2dOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let tile = tile!(self, ir, 1);
        verify_between("tile_height", tile.height, (1, 8))?;
        verify_width(tile)?;
        verify_matrix(ir, tile, self.base_width(ir), self.base_pitch(ir))?;
        match tile.bits {
            8 if ![16, 32].contains(&tile.width) => {
                fail("tile_width for 8 bit elements should be equal to 16 or 32")
            }
            16 | 32 if tile.width != 16 => {
                fail(format!("tile_width for {} bit elements should be equal to 16", tile.bits))
            }
            _ => Ok(()),
        }
    }
}

impl Verify for BlockPrefetch2dOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let tile = tile!(self, ir, self.v_blocks(ir));
        verify_matrix(ir, tile, self.base_width(ir), self.base_pitch(ir))?;
        match tile.bits {
            8 if ![16, 32].contains(&tile.width) => {
                fail("tile_width for 8 bit elements should be equal to 16 or 32")
            }
            16 if tile.width != 16 => fail("tile_width for 16 bit elements should be equal to 16"),
            32 if ![8, 16].contains(&tile.width) => {
                fail("tile_width for 32 bit elements should be equal to 8 or 16")
            }
            _ => Ok(()),
        }
    }
}
