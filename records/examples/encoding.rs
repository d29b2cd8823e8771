//! Instruction encodings: which bits are fixed, and which come from which operand.
//!
//! `cargo run -p rtblgen-records --example encoding`

use rtblgen_records::{Bits, Failure, evaluate_str};

const INSTRUCTIONS: &str = r#"
class Instruction<string mnemonic> { bits<16> Inst; string Mnemonic = mnemonic; }
class RegisterRegister<bits<4> opcode, string mnemonic> : Instruction<mnemonic> {
  bits<4> rd;
  bits<4> rs;
  let Inst{15...12} = opcode;
  let Inst{11...8} = rd;
  let Inst{7...4} = rs;
  let Inst{3...0} = 0;
}
def ADD : RegisterRegister<0b0001, "add">;
def SUB : RegisterRegister<0b0010, "sub"> { let Inst{0} = 1; }
"#;

fn main() -> Result<(), Failure> {
    let records = evaluate_str("instructions.td", INSTRUCTIONS)?;
    for instruction in records.derived("Instruction") {
        println!("{:<4} {}", instruction.str("Mnemonic")?, encoding(instruction.bits("Inst")?));
    }
    Ok(())
}

/// The bits, the highest first: `0`, `1`, or the operand's name for a bit that it gives.
fn encoding(bits: Bits<'_>) -> String {
    let known: Vec<Option<bool>> = bits.iter().collect();
    let mut out = Vec::new();
    for (index, bit) in known.iter().enumerate().rev() {
        out.push(match bit {
            Some(bit) => u8::from(*bit).to_string(),
            None => match bits.reference(index) {
                Some((operand, bit)) => format!("{operand}{{{bit}}}"),
                None => "?".to_owned(),
            },
        });
    }
    out.join(" ")
}
