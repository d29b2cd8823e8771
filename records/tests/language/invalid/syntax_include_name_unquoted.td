include OpBase.td
