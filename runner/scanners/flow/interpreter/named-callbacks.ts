import { FILTERS, QUANTIFIERS } from "./callback-names.ts";
import type { Call } from "./call.ts";
import { filtered } from "./filtered.ts";
import { checksKeys, mappedArray } from "../models/array-callbacks.ts";
import { elementOf } from "../models/collections.ts";
import type { Engine, Scope } from "./engine.ts";
import { refinedFor, refinementOf } from "../models/guards.ts";
import { checkCall } from "../models/sinks.ts";
import { quantified } from "../models/quantifiers.ts";
import type { Named } from "../tables/pattern.ts";
import { sanitizeTaints } from "../domain/taint.ts";
import { type Refinement, tainted, UNKNOWN, type Value } from "../domain/value.ts";

/** `ids.map(Number)`: applies an external function, if the tables know that it sanitizes. */
export function mappedByFunction(engine: Engine, call: Call, list: Value, scope: Scope): Value | null {
  const { args, expression } = call;
  const [given] = args;
  if (!given || given.accessPath === "") return null;
  const element = elementOf(engine, list, scope.state);
  const predicate = predicateByName(engine, given.accessPath, element);
  if (predicate && QUANTIFIERS.has(expression.name))
    return { ...UNKNOWN, refinement: quantified(engine, expression.name, predicate, element, list) };
  if (predicate && FILTERS.has(expression.name))
    return filtered(engine, call, list, element, { ...UNKNOWN, refinement: predicate }, scope);
  if (expression.name !== "map" || !engine.has("functionsByName")) return null;
  const { sanitizers, noPropagation } = engine.tables;
  const named = namedFunction(given.accessPath);
  if (sanitizers.match(named).length + noPropagation.match(named).length === 0) return null;
  return mappedByName(engine, call, given.accessPath, list, scope);
}

/** What it implies that an external function, which the tables know as a validator, is true or false for a value. */
function predicateByName({ tables }: Engine, name: string, value: Value): Refinement | undefined {
  const [known] = tables.validators.match(namedFunction(name));
  if (!known || known.when.length > 0) return undefined;
  const facts = refinedFor(value, known.families);
  return known.error ? refinementOf([], facts) : refinementOf(facts);
}

export function namedFunction(accessPath: string): Named {
  const dot = accessPath.lastIndexOf(".");
  return {
    name: accessPath.slice(dot + 1),
    creates: false,
    hasReceiver: dot !== -1,
    accessPath,
    types: [],
    texts: dot === -1 ? [] : [accessPath.slice(0, dot)],
    root: accessPath,
  };
}

/** `array_map("htmlspecialchars", …)`: applies an external function, given by name, to each element. */
export function mappedByName(engine: Engine, call: Call, name: string, list: Value, scope: Scope): Value | null {
  const named = namedFunction(name);
  const { tables } = engine;
  const kept = elementOf(engine, list, scope.state);
  if (tables.callSinks.match(named).length > 0) {
    checkCall(engine, named, { args: [kept], keywords: new Map(), receiver: null }, call.expression.at, scope);
    return null;
  }
  const isFilter = FILTERS.has(call.expression.name);
  const predicate = isFilter && !checksKeys(call) ? predicateByName(engine, name, kept) : undefined;
  if (predicate) return filtered(engine, call, list, kept, { ...UNKNOWN, refinement: predicate }, scope);
  if (isFilter) return list;
  const isClean = tables.noPropagation.match(named).length > 0;
  const bits = tables.sanitizers
    .match(named)
    .reduce((all, { families, when }) => (when.length > 0 ? all : all | families), 0);
  const element = tainted(engine.reachableTaints(list, scope.state));
  const unknownKeys = isClean ? UNKNOWN : { ...element, taints: sanitizeTaints(element.taints, bits) };
  return mappedArray(engine, call, list, unknownKeys, scope);
}
