//! `-test-written-to`: where values may be written to, as a sparse backward analysis.

use rtblgen_runtime::analysis::dataflow::{BackwardFlow, SparseBackwardAnalysis, solve_backward};
use rtblgen_runtime::pass::{Pass, PassError, PassOption, PassState};
use rtblgen_runtime::{Ir, Op, TypedOp, Use, Value};

use super::accesses::INTERPROCEDURAL;
use super::last_modified::{ASSUME_WRITES, text};

/// The pass.
pub(super) struct WrittenTo;

impl Pass for WrittenTo {
    fn argument(&self) -> &'static str {
        "test-written-to"
    }

    fn options(&self) -> &'static [PassOption] {
        &[INTERPROCEDURAL, ASSUME_WRITES]
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let (interprocedural, assumes_writes) =
            (state.options().flag(INTERPROCEDURAL.name), state.options().flag(ASSUME_WRITES.name));
        let writes = solve_backward(ir, op, &Writes { interprocedural, assumes_writes });
        let mut out = String::new();
        let line = |what: String, value: Value| {
            let names = writes.get(&value).map_or(String::new(), |names| names.join(" "));
            format!(" {what}: [{names}]\n")
        };
        for op in op.post_order(ir) {
            let Some(tag) = text(ir, op, "tag") else { continue };
            out += &format!("test_tag: {tag}:\n");
            for (number, operand) in op.operands(ir).enumerate() {
                out += &line(format!("operand #{number}"), operand);
            }
            for (number, result) in op.results(ir).enumerate() {
                out += &line(format!("result #{number}"), result);
            }
        }
        state.print_output(out);
        Ok(())
    }
}

struct Writes {
    interprocedural: bool,
    assumes_writes: bool,
}

impl SparseBackwardAnalysis for Writes {
    /// The names of writes, in the order in which they are found.
    type State = Vec<String>;

    fn meet(&self, own: &mut Vec<String>, other: &Vec<String>) -> bool {
        let before = own.len();
        for name in other {
            if !own.contains(name) {
                own.push(name.clone());
            }
        }
        own.len() > before
    }

    fn exit_state(&self) -> Vec<String> {
        Vec::new()
    }

    fn is_interprocedural(&self) -> bool {
        self.interprocedural
    }

    fn visit_op(&self, flow: &mut BackwardFlow<'_, '_, Self>, op: Op, operands: &[Value], results: &[Value]) {
        let ir = flow.ir();
        if rtblgen_dialects::memref::StoreOp::cast(ir, op).is_some() {
            let name = text(ir, op, "tag_name").unwrap_or_default().to_owned();
            return flow.meet(operands[0], &vec![name]);
        }
        for result in results {
            let writes = flow.state(*result);
            operands.iter().for_each(|operand| flow.meet(*operand, &writes));
        }
    }

    fn visit_branch_operands(&self, flow: &mut BackwardFlow<'_, '_, Self>, _: Op, operands: &[Use]) {
        name_operands(flow, operands, "brancharg");
    }

    fn visit_call_operands(&self, flow: &mut BackwardFlow<'_, '_, Self>, _: Op, operands: &[Use]) {
        name_operands(flow, operands, "callarg");
    }

    fn visit_external_call(&self, flow: &mut BackwardFlow<'_, '_, Self>, call: Op) {
        let ir = flow.ir();
        if !self.assumes_writes {
            let operands: Vec<Use> =
                (0..call.operand_count(ir)).map(|operand| Use { op: call, operand }).collect();
            self.visit_call_operands(flow, call, &operands);
        } else {
            let name = text(ir, call, "tag_name").unwrap_or_else(|| call.name(ir).as_str()).to_owned();
            call.operands(ir).for_each(|operand| flow.meet(operand, &vec![name.clone()]));
        }
    }

    fn visit_region_arguments(&self, _: &mut BackwardFlow<'_, '_, Self>, _: Op, _: &[Value]) {}
}

fn name_operands(flow: &mut BackwardFlow<'_, '_, Writes>, operands: &[Use], word: &str) {
    let ir: &Ir<'_> = flow.ir();
    for operand in operands {
        flow.meet(operand.value(ir), &vec![format!("{word}{}", operand.operand)]);
    }
}
