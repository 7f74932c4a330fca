import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { ClassNode, FunctionNode } from "../lower/ir.ts";
import { type Closure, UNKNOWN, type Value } from "../domain/value.ts";

/* Classes that a library makes of an object with their methods, such as the models of a schema: `model("Report", reportSchema)`. */

const classes = new WeakMap<Engine, Map<SyntaxNode, Value>>();

/** @returns the class that a call makes, or the object that it is made of; null for any other call. */
export function madeClass(engine: Engine, call: Call, scope: Scope): Value | null {
  const [model] = engine.tables.madeClasses.match(call.named);
  if (!model) return null;
  const { at } = call.expression;
  if (model.name === undefined) {
    const options = objectsOf(call.args[model.from], scope);
    const fields = new Map(options.flatMap((map) => [...map.fields]).filter(([name]) => isPart(model, name)));
    return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "object", fields }, "#made")] };
  }
  const parts = objectsOf(call.args[model.from], scope);
  const name = call.args[model.name]?.constant;
  const known = classes.get(engine) ?? new Map<SyntaxNode, Value>();
  classes.set(engine, known);
  const found = known.get(at);
  if (found || typeof name !== "string") return found ?? null;
  const shared = functionsIn(parts, model.statics, scope);
  const own = functionsIn(parts, model.methods, scope);
  const [first] = [...shared, ...own];
  if (!first) return null;
  const cls: ClassNode = { at, name, supers: [], annotations: [], fields: [], methods: [], body: [], inner: [] };
  const methodOf = ([method, { fn }]: [string, Closure], isStatic: boolean): FunctionNode => {
    return { ...fn, name: method, isStatic, owner: cls };
  };
  cls.methods.push(...shared.map((item) => methodOf(item, true)), ...own.map((item) => methodOf(item, false)));
  const frame = engine.frame(first[1].frame, true, null);
  const declared = { cls, frame, statics: UNKNOWN };
  engine.declared.set(cls, declared);
  frame.module.classes.set(name, declared);
  const value = { ...UNKNOWN, cls, accessPath: name };
  known.set(at, value);
  return value;
}

function isPart({ statics, methods }: { statics: string; methods: string }, name: string): boolean {
  return name === statics || name === methods;
}

function objectsOf(value: Value | undefined, { state }: Scope): HeapObject[] {
  return value?.refs.flatMap((ref) => state.object(ref) ?? []) ?? [];
}

function functionsIn(parts: readonly HeapObject[], name: string, scope: Scope): [string, Closure][] {
  const maps = parts.flatMap(({ fields }) => objectsOf(fields.get(name), scope));
  return maps.flatMap(({ fields }) =>
    [...fields].flatMap(([key, { closures = [] }]) => closures.slice(0, 1).map((one): [string, Closure] => [key, one])),
  );
}
