import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import type { ClassNode } from "../lower/ir.ts";
import { KEPT } from "../project/kept-state.ts";
import { writeKey } from "../domain/heap-object.ts";
import { join, UNKNOWN, type Value } from "../domain/value.ts";

/*
 * Settings of an application: `set :store, -> { Store.new }` in the body of its class is what `settings.store` is in its objects. They are
 * members of the class.
 */

const SETTING = "#setting ";

/** The class that has the settings, or one of its settings; null for a call that neither reads nor writes one. */
export function callSetting(engine: Engine, call: Call, scope: Scope): Value | null {
  const { settingReads, settingWrites } = engine.tables;
  if (settingReads.match(call.named).length > 0) return classOfSelf(engine, scope);
  if (call.receiver?.cls && call.args.length === 0) {
    const found =
      settingOf(call.receiver, call.expression.name, scope) ?? settingOfOthers(engine, call.receiver, call, scope);
    // A setting that is written elsewhere is none of the other things that the class holds.
    return found ?? (isRead(engine, call) ? UNKNOWN : null);
  }
  if (settingWrites.match(call.named).length === 0) return null;
  const application = call.receiver ? classNamed(engine, call.receiver) : classOfSelf(engine, scope);
  if (!application) return null;
  const { args, keywords, expression } = call;
  const name = args[0]?.constant;
  const [, value = UNKNOWN] = args;
  const written: [string, Value][] = typeof name === "string" ? [[name, value]] : [];
  for (const [key, given] of [...written, ...keywords]) {
    const results = (given.closures ?? []).map((closure) =>
      engine.invoke({ ...closure, self: application }, { args: [], at: expression.at, self: application }, scope),
    );
    const held = results.length > 0 ? results.reduce(join) : given;
    for (const ref of application.refs) writeKey(scope.state, ref, SETTING + key, held, true);
  }
  return UNKNOWN;
}

/** Whether the receiver of a call is one that returns the class with its settings. */
function isRead({ tables }: Engine, { expression: { receiver } }: Call): boolean {
  return (receiver?.op === "call" || receiver?.op === "name") && tables.settingReads.has(receiver.name);
}

/** Evaluates the settings in the body of a class, which may come after what reads them. */
export function evaluateSettings(engine: Engine, cls: ClassNode, scope: Scope): void {
  const frame = engine.declared.get(cls)?.frame;
  if (!frame) return;
  for (const statement of cls.body) {
    if (statement.do !== "evaluate" || statement.value.op !== "call") continue;
    if (statement.value.receiver === null && [...engine.tables.settingWrites.names].includes(statement.value.name))
      engine.evaluate(statement.value, { ...scope, frame });
  }
}

/** A setting that another file gives the class: `Web.set :orders, OrderRepository.new(db)`. */
function settingOfOthers(engine: Engine, holder: Value, call: Call, scope: Scope): Value | null {
  const { name } = call.expression;
  if (!isRead(engine, call) || !engine.linker?.declaring(KEPT + name)) return null;
  return settingOf(holder, name, scope);
}

/** The class that a receiver names, as an object. */
function classNamed(engine: Engine, { cls }: Value): Value | null {
  return (cls && engine.declared.get(cls)?.frame.self) ?? null;
}

function settingOf({ refs }: Value, name: string, { state }: Scope): Value | null {
  const found = refs.flatMap((ref) => state.object(ref)?.fields.get(SETTING + name) ?? []);
  return found.length > 0 ? found.reduce(join) : null;
}

function classOfSelf(engine: Engine, { frame, state }: Scope): Value | null {
  for (let at: typeof frame | null = frame; at; at = at.parent) {
    if (at.self?.cls) return at.self;
    for (const ref of at.self?.refs ?? []) {
      const cls = state.object(ref)?.cls;
      const self = cls && engine.declared.get(cls)?.frame.self;
      if (self) return self;
    }
  }
  return null;
}
