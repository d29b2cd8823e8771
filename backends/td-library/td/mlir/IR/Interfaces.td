//===- Interfaces.td - interfaces of operations, attributes and types -----===//
//
// Signatures may be given in Rust or in MLIR's own spellings; the generators
// translate the latter through one table.

#ifndef INTERFACES_TD
#define INTERFACES_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Constraints.td"
include "mlir/IR/Traits.td"

// The trait that declares that an interface is implemented.
class InterfaceTrait<string name> : NativeTrait<"", ""> {
  let trait = name # "::Trait";
  let cppNamespace = "";
  code extraTraitClassDeclaration = "";
}

class OpInterfaceTrait<string name, code verifyBody = [{}],
                       list<Trait> traits = []> : InterfaceTrait<name> {
  // Verification of each operation that has the interface; `$_op` is the
  // operation.
  code verify = verifyBody;
  // Run it after the nested regions have been verified.
  bit verifyWithRegions = 0;
  // Traits that must stand before this one.
  list<Trait> dependentTraits = traits;
}

// A method. Without a body and without a default it must be implemented; a
// body cannot be overridden; a default can.
class InterfaceMethod<string desc, string retTy, string methodName,
                      dag args = (ins), code methodBody = [{}],
                      code defaultImplementation = [{}]> {
  string description = desc;
  string name = methodName;
  string returnType = retTy;
  dag arguments = args;
  code body = methodBody;
  code defaultBody = defaultImplementation;
}

// A method of the operation's kind, not of one operation.
class StaticInterfaceMethod<string desc, string retTy, string methodName,
                            dag args = (ins), code methodBody = [{}],
                            code defaultImplementation = [{}]>
    : InterfaceMethod<desc, retTy, methodName, args, methodBody,
                      defaultImplementation>;

class Interface<string name, list<Interface> baseInterfacesArg = []> {
  string description = "";
  string cppInterfaceName = name;
  string cppNamespace = "";
  list<InterfaceMethod> methods = [];
  // For the interface's handle only, and for handle and implementors both.
  code extraClassDeclaration = "";
  code extraSharedClassDeclaration = "";
  // A further condition for a lookup to succeed.
  code extraClassOf = "";
  // The interfaces that this one extends.
  list<Interface> baseInterfaces = baseInterfacesArg;
}

// The superclass of this library's interfaces for which the runtime has a
// generated trait. MLIR has no such class: it generates all interfaces.
class RuntimeTrait;

class AttrInterface<string name, list<Interface> baseInterfaces = []>
    : Interface<name, baseInterfaces>, InterfaceTrait<name>,
      Attr<CPred<"$_self.implements(\""
                 # !if(!empty(cppNamespace), "", cppNamespace # "::")
                 # cppInterfaceName # "\")">,
           name # " instance"> {
  let storageType = !if(!empty(cppNamespace), "", cppNamespace # "::") # name;
  // The attribute itself: `DynName::cast` gives the interface of it.
  let returnType = "::rtblgen_runtime::Attribute<'c>";
  let convertFromStorage = "$_self";
}

class OpInterface<string name, list<Interface> baseInterfaces = []>
    : Interface<name, baseInterfaces>, OpInterfaceTrait<name>;

class TypeInterface<string name, list<Interface> baseInterfaces = []>
    : Interface<name, baseInterfaces>, InterfaceTrait<name>,
      Type<CPred<"$_self.implements(\""
                 # !if(!empty(cppNamespace), "", cppNamespace # "::")
                 # cppInterfaceName # "\")">,
           name # " instance",
           !if(!empty(cppNamespace), "", cppNamespace # "::") # name>;

class DialectInterface<string name, list<Interface> baseInterfaces = []>
    : Interface<name, baseInterfaces>, OpInterfaceTrait<name>;

// The interface, implemented by the author of the definition that lists it.
class DeclareInterfaceMethods<list<string> overridenMethods = []> {
  // Methods with a default that the author writes nevertheless.
  list<string> alwaysOverriddenMethods = overridenMethods;
}

class DeclareAttrInterfaceMethods<AttrInterface interface,
                                  list<string> overridenMethods = []>
    : DeclareInterfaceMethods<overridenMethods>,
      AttrInterface<interface.cppInterfaceName, interface.baseInterfaces> {
  let description = interface.description;
  let cppInterfaceName = interface.cppInterfaceName;
  let cppNamespace = interface.cppNamespace;
  let methods = interface.methods;
  let baseInterfaces = interface.baseInterfaces;
}

class DeclareOpInterfaceMethods<OpInterface interface,
                                list<string> overridenMethods = []>
    : DeclareInterfaceMethods<overridenMethods>,
      OpInterface<interface.cppInterfaceName, interface.baseInterfaces> {
  let description = interface.description;
  let cppInterfaceName = interface.cppInterfaceName;
  let cppNamespace = interface.cppNamespace;
  let methods = interface.methods;
  let baseInterfaces = interface.baseInterfaces;
}

class DeclareTypeInterfaceMethods<TypeInterface interface,
                                  list<string> overridenMethods = []>
    : DeclareInterfaceMethods<overridenMethods>,
      TypeInterface<interface.cppInterfaceName, interface.baseInterfaces> {
  let description = interface.description;
  let cppInterfaceName = interface.cppInterfaceName;
  let cppNamespace = interface.cppNamespace;
  let methods = interface.methods;
  let baseInterfaces = interface.baseInterfaces;
}

#endif // INTERFACES_TD
