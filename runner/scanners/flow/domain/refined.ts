import { contentOf, type HeapObject } from "./reachable-values.ts";
import type { Taint } from "./taint.ts";
import type { Value } from "./value.ts";

/* Values and objects with what checks on a path imply for their taints. What has no such taint is returned as it is. */

type Refine = (taint: Taint) => Taint;

export function refinedValue(value: Value, refine: Refine): Value {
  const taints = value.taints.map(refine);
  return taints.every((taint, index) => taint === value.taints[index]) ? value : { ...value, taints };
}

export function refinedObject(heapObject: HeapObject, refine: Refine): HeapObject {
  if (contentOf(heapObject).taints.every((taint) => refine(taint) === taint)) return heapObject;
  const { items, fields, unknownKeys } = heapObject;
  return {
    ...heapObject,
    items: items && items.map((item) => refinedValue(item, refine)),
    fields: new Map([...fields].map(([name, value]) => [name, refinedValue(value, refine)])),
    unknownKeys: unknownKeys && refinedValue(unknownKeys, refine),
  };
}
