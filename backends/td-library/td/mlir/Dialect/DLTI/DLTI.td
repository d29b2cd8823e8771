//===- DLTI.td - the dialect of data layouts and targets ------------------===//

#ifndef DLTI_TD
#define DLTI_TD

include "mlir/Dialect/DLTI/DLTIBase.td"

#endif // DLTI_TD
