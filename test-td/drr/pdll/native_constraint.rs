fn multi_entity_var_constraint(
    values: &[rtblgen_runtime::ValueView<'_, '_>],
    types: &[rtblgen_runtime::Type<'_>],
) -> bool {
    values.len() == 2 && types.len() == 2
}
