import { KEPT, PROVIDED, PROVIDES } from "../project/kept-state.ts";
import { type Module, UNKNOWN, type Value } from "../domain/value.ts";
import type { Call } from "./call.ts";
import { functionsOf } from "../models/module-functions.ts";
import type { Engine, Scope } from "./engine.ts";
import { classOfType } from "./methods.ts";

const known = new WeakMap<Engine, Map<string, Module | null>>();
/** Modules of configuration whose functions are running: one may need the object of another. */
const running = new WeakSet<Module>();

/**
 * The object of a library that a configuration of the repository makes and a container injects, for a value of which only its class
 * is known; else the value.
 */
export function providedObject(engine: Engine, value: Value, scope: Scope): Value {
  if (value.type === "" || !engine.has("injectedObjects") || !isUnknown(value, scope)) return value;
  const { type } = value;
  const module = providerOf(engine, type);
  if (!module || running.has(module)) return value;
  const providers = functionsOf(engine, module, scope.state)
    .flat()
    .filter(({ fn }) => fn.returnType === type && fn.annotations.some(({ text }) => PROVIDES.test(text)));
  const [provider, ...others] = providers;
  if (!provider || others.length > 0) return value;
  running.add(module);
  try {
    const made = engine.invoke(provider, { args: [], at: provider.fn.at }, scope);
    return made.accessPath === "" && made.refs.length === 0 ? value : { ...made, type: made.type || type };
  } finally {
    running.delete(module);
  }
}

const GETS = /^(?:get|getObject|getIfAvailable|getIfUnique)$/u;

/** The object that code gets from a provider, which a container injects: `Provider<Order>`; null for any other call. */
export function callProvider({ receiver, args, expression }: Call): Value | null {
  const [, held] = /^Provider<(\w+)>$/u.exec(receiver?.type ?? "") ?? [];
  return held !== undefined && args.length === 0 && GETS.test(expression.name) ? { ...UNKNOWN, type: held } : null;
}

/** No code makes it: at most, it has been given data. */
function isUnknown({ refs, closures, cls, constant }: Value, { state }: Scope): boolean {
  const objects = refs.map((ref) => state.object(ref));
  const isMade = objects.some((object) => object?.kind !== "object" || object.cls);
  return !isMade && !closures && !cls && constant === undefined;
}

/** The file with the function that makes the object of a class of a library. */
function providerOf(engine: Engine, type: string): Module | null {
  const ofEngine = known.get(engine) ?? new Map<string, Module | null>();
  known.set(engine, ofEngine);
  const found = ofEngine.get(type);
  if (found !== undefined) return found;
  const isOwn = classOfType(engine, type) !== undefined;
  const module = isOwn ? null : (engine.linker?.declaring(KEPT + PROVIDED + type) ?? null);
  ofEngine.set(type, module);
  return module;
}
