import { writeKey } from "../domain/heap-object.ts";
import { instantiate } from "../interpreter/classes.ts";
import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { noteMade } from "../interpreter/made-objects.ts";
import { findMethods } from "../interpreter/methods.ts";
import { UNKNOWN, type Value } from "../domain/value.ts";
import type { Construction } from "../tables/messages.ts";

type Given = Pick<Call, "args" | "keywords"> & { receiver: Value | null };

/** Makes the objects of classes that a call gives to a library: `Search.as_view("search", store)`. */
export function constructGiven(engine: Engine, call: Call, scope: Scope): void {
  for (const rule of engine.tables.constructions.match(call.named))
    for (const given of rule.entries === undefined ? [call] : entriesOf(call.args[rule.entries], scope))
      construct(engine, rule, given, call, scope);
}

function entriesOf(list: Value | undefined, { state }: Scope): Given[] {
  const items = (list?.refs ?? []).flatMap((ref) => state.object(ref)?.items ?? []);
  return items.flatMap(({ refs }) =>
    refs.flatMap((ref) => {
      const args = state.object(ref)?.items;
      return args ? [{ args: [...args], keywords: new Map<string, Value>(), receiver: null }] : [];
    }),
  );
}

function construct(engine: Engine, rule: Construction, given: Given, { expression: { at } }: Call, scope: Scope): void {
  const named = rule.class === -1 ? given.receiver : given.args[rule.class];
  const cls = named && engine.linked(named, scope.state).cls;
  if (!cls) return;
  const own = rule.from === undefined ? [] : given.args.slice(rule.from);
  const args = own.length === 0 ? own : [...Array.from({ length: rule.before }, () => UNKNOWN), ...own];
  const map = rule.keywords === undefined ? undefined : given.args[rule.keywords];
  const fields = (map?.refs ?? []).flatMap((ref) => [...(scope.state.object(ref)?.fields ?? [])]);
  const keywords = rule.method === undefined ? given.keywords : new Map(fields);
  if (args.length + keywords.size === 0) return;
  const isConstructor = rule.method === undefined;
  const self = instantiate(engine, cls, isConstructor ? args : [], isConstructor ? keywords : new Map(), at, scope);
  const methods = findMethods(engine, cls, rule.method ?? "<init>", args);
  if (!isConstructor) for (const method of methods) engine.invoke({ ...method, self }, { args, keywords, at }, scope);
  const taken = new Set(methods.flatMap(({ fn }) => fn.params.map(({ name }) => name)));
  for (const [name, value] of isConstructor ? keywords : [])
    if (!taken.has(name)) for (const ref of self.refs) writeKey(scope.state, ref, name, value, true);
  noteMade(engine, cls, self, { args, keywords }, scope);
}
