//! Operations without operands, results and attributes inside others: verifiers see them before their own mistakes are found.

use std::panic::{AssertUnwindSafe, catch_unwind};

use rtblgen_runtime::opt::OptRegistry;

/// Bodies of each operation with regions that looks into them. `BARE` is an operation, as a member and as a terminator.
const AROUND: [&str; 24] = [
    "llvm.func @f() {\n BARE\n llvm.return\n}",
    "llvm.func @f() {\n BARE\n}",
    "llvm.mlir.global internal @g() : i32 {\n BARE\n}",
    "func.func @f() {\n BARE\n return\n}",
    "func.func @f() {\n BARE\n}",
    "func.func @f(%a: index, %c: i1) {\n scf.for %i = %a to %a step %a {\n BARE\n }\n return\n}",
    "func.func @f(%c: i1) {\n %0 = scf.if %c -> i32 {\n BARE\n } else {\n BARE\n }\n return\n}",
    "func.func @f(%a: i32) {\n %0 = scf.while (%b = %a) : (i32) -> i32 {\n BARE\n } do {\n ^bb0(%d: i32):\n BARE\n }\n return\n}",
    "func.func @f(%a: index) {\n %0 = scf.index_switch %a -> i32\n case 2 {\n BARE\n }\n default {\n BARE\n }\n return\n}",
    "func.func @f() {\n %0 = scf.execute_region -> i32 {\n BARE\n }\n return\n}",
    "func.func @f(%a: index, %x: f32) {\n %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%x) -> f32 {\n BARE\n }\n return\n}",
    "func.func @f(%a: index, %t: tensor<4xf32>) {\n %0 = scf.forall (%i) in (%a) shared_outs (%o = %t) -> tensor<4xf32> {\n \
     scf.forall.in_parallel {\n BARE\n }\n }\n return\n}",
    "func.func @f(%x: f32) {\n scf.reduce(%x : f32) {\n ^bb0(%a: f32, %b: f32):\n BARE\n }\n return\n}",
    "func.func @f(%a: index) {\n affine.for %i = 0 to 4 {\n BARE\n }\n affine.if affine_set<(d0) : (d0 >= 0)>(%a) {\n BARE\n }\n return\n}",
    "func.func @f() {\n %0 = affine.parallel (%i) = (0) to (4) reduce (\"addf\") -> f32 {\n BARE\n }\n return\n}",
    "func.func @f() {\n memref.alloca_scope {\n BARE\n }\n return\n}",
    "func.func @f(%m: memref<4xf32>, %i: index) {\n %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {\n ^bb0(%a: f32):\n BARE\n }\n return\n}",
    "func.func @f(%n: index) {\n %0 = tensor.generate %n {\n ^bb0(%i: index):\n BARE\n } : tensor<?xf32>\n return\n}",
    "func.func @f(%m: vector<4xi1>) {\n %0 = vector.mask %m {\n BARE\n } : vector<4xi1> -> vector<4xf32>\n return\n}",
    "func.func @f(%l: index) {\n %0 = vector.warp_execute_on_lane_0(%l)[32] -> (f32) {\n BARE\n }\n return\n}",
    "irdl.dialect @d {\n BARE\n irdl.type @t {\n BARE\n }\n irdl.operation @o {\n BARE\n }\n}",
    "pdl.pattern : benefit(1) {\n BARE\n %0 = pdl.operation\n pdl.rewrite %0 {\n BARE\n }\n}",
    "module @rewriters {\n pdl_interp.func @r(%op: !pdl.operation) {\n BARE\n }\n}",
    "module attributes {transform.with_named_sequence} {\n transform.named_sequence @main(%a: !transform.any_op) {\n BARE\n }\n \
     transform.sequence failures(propagate) {\n ^bb0(%b: !transform.any_op):\n BARE\n }\n}",
];

/// The forms of a bare operation: alone, with what it has most often, and with a region of a block.
const FORMS: [&str; 5] = [
    "\"NAME\"() : () -> ()",
    "%bare = \"NAME\"() : () -> i32",
    "%bare = \"t.value\"() : () -> i32\n \"NAME\"(%bare) : (i32) -> ()",
    "\"NAME\"() ({\n }) : () -> ()",
    "\"NAME\"() ({\n ^bb0(%bare: i32):\n \"t.end\"() : () -> ()\n }) : () -> ()",
];

#[test]
fn verifiers_survive_bare_operations_inside() {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    let names: Vec<&str> = registry.context().op_definitions().iter().map(|own| own.name).collect();
    let (mut runs, mut refused, mut panics) = (0, 0, Vec::new());
    for around in AROUND {
        let context = registry.context();
        context.allow_unregistered_dialects(true);
        for name in &names {
            for form in FORMS {
                let program = around.replacen("BARE", &form.replace("NAME", name), 1).replace("BARE", "");
                let parse = || context.parse_module("-", &program).is_ok();
                match catch_unwind(AssertUnwindSafe(parse)) {
                    Ok(is_right) => refused += usize::from(!is_right),
                    Err(_) => panics.push(program),
                }
                runs += 1;
            }
        }
    }
    assert!(panics.is_empty(), "{} of {runs} panic: {}", panics.len(), panics.join("\n\n"));
    assert!(refused * 2 > runs, "{refused} of {runs} are refused");
}
