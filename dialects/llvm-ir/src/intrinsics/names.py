#!/usr/bin/env python3
"""Writes names.txt from the records of LLVM's Intrinsics.td.

    rtblgen --dump-json -I llvm/include llvm/include/llvm/IR/Intrinsics.td -o intrinsics.json
    names.py intrinsics.json > names.txt

The file has the facts of each intrinsic: its name, the results and operands whose types are part of the name, and the
attributes of the declaration. Targets without users here are left out.
"""

import json
import os
import sys

TARGETS = {"", "aarch64", "amdgcn", "arm", "nvvm", "ppc", "riscv", "wasm", "x86"}
WORDS = {
    "IntrNoCallback": "nocallback", "IntrNoSync": "nosync", "IntrNoFree": "nofree", "IntrWillReturn": "willreturn",
    "IntrSpeculatable": "speculatable", "IntrConvergent": "convergent", "IntrStrictFP": "strictfp",
    "IntrNoCreateUndefOrPoison": "nocreateundeforpoison", "IntrNoDuplicate": "noduplicate",
    "IntrNoReturn": "noreturn", "IntrNoMerge": "nomerge", "IntrCold": "cold",
}
DEFAULTS = ["nocallback", "nosync", "nofree", "willreturn"]
PLACES = {
    "ImmArg": "immarg", "NoCapture": "captures(none)", "ReadOnly": "readonly", "WriteOnly": "writeonly",
    "NoUndef": "noundef", "NoAlias": "noalias", "ReadNone": "readnone", "Returned": "returned", "NonNull": "nonnull",
}


def memory(properties):
    """The text of the effects on memory; none if there are no limits."""
    limits = {"IntrNoMem", "IntrReadMem", "IntrWriteMem", "IntrArgMemOnly", "IntrInaccessibleMemOnly",
              "IntrInaccessibleMemOrArgMemOnly"}
    if not limits & properties:
        return []
    if "IntrNoMem" in properties:
        return ["memory(none)"]
    effect = "read" if "IntrReadMem" in properties else "write" if "IntrWriteMem" in properties else "readwrite"
    if "IntrArgMemOnly" in properties:
        return [f"memory(argmem: {effect})"]
    if "IntrInaccessibleMemOnly" in properties:
        return [f"memory(inaccessiblemem: {effect})"]
    if "IntrInaccessibleMemOrArgMemOnly" in properties:
        return [f"memory(argmem: {effect}, inaccessiblemem: {effect})"]
    return [f"memory({effect})"]


def facts(records, name):
    """The attributes of a declaration: of the function, and by place, 0 for the result."""
    record = records[name]
    named, places = set(), {}
    for property in record["IntrProperties"]:
        own = records[property["def"]]
        if not own["!anonymous"]:
            named.add(property["def"])
            continue
        kind = own["!superclasses"][-1]
        text = PLACES.get(kind)
        if kind == "Align":
            text = f"align {own['Align']}".replace(" ", "=")
        if kind == "Range":
            text = f"range(T {own['Lower']}, {own['Upper']})"
        if text:
            places.setdefault(own["ArgNo"], set()).add(text)
    words = {WORDS[word] for word in named if word in WORDS}
    if not record["DisableDefaultAttributes"]:
        words.update(DEFAULTS)
    if "Throws" not in named:
        words.add("nounwind")
    function = " ".join(sorted(words) + memory(named))
    return ";".join([function] + [f"{place} {' '.join(sorted(texts))}" for place, texts in sorted(places.items())])


def overloads(records, name):
    """Results and operands whose types are part of the name."""
    def is_any(ty):
        record = records[ty["def"]]
        return record["isAny"] or "LLVMVectorOfAnyPointersToElt" in record["!superclasses"]
    record = records[name]
    text = "".join(f"r{n}" for n, ty in enumerate(record["RetTypes"]) if is_any(ty))
    text += "".join(f"a{n}" for n, ty in enumerate(record["ParamTypes"]) if is_any(ty))
    is_variadic = any(ty["def"] == "llvm_vararg_ty" for ty in record["ParamTypes"])
    return text + ("v" if is_variadic else "") or "-"


def main():
    records = json.load(open(sys.argv[1], encoding="utf-8"))
    rows = []
    for name in records["!instanceof"]["Intrinsic"]:
        record = records[name]
        if record["TargetPrefix"] in TARGETS:
            full = record["LLVMName"].removeprefix("llvm.") or name.removeprefix("int_").replace("_", ".")
            rows.append((full, overloads(records, name), facts(records, name)))
    rows.sort()
    classes = sorted({facts for _, _, facts in rows})
    print("# By names.py, from LLVM's Intrinsics.td: attributes, then names, each after the part shared with the last one.")
    for attributes in classes:
        print(f"={attributes}")
    numbers = {attributes: number for number, attributes in enumerate(classes)}
    last = ""
    for name, types, attributes in rows:
        shared = len(os.path.commonprefix([last, name]))
        print(f"{shared} {name[shared:]} {types} {numbers[attributes]}")
        last = name


main()
