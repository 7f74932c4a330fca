import { bitOf, type Family } from "../domain/families.ts";
import type { Activation, Scope } from "../interpreter/engine.ts";
import type { FunctionNode } from "../lower/ir.ts";
import { expressionOf } from "../tables/expression.ts";
import type { Condition } from "../tables/condition.ts";
import { OPAQUE_PREFIX, type Value } from "../domain/value.ts";

export interface CallArguments {
  args: readonly Value[];
  keywords: ReadonlyMap<string, Value>;
  receiver: Value | null;
}

/** Whether the conditions of a sink hold for a call. */
export function applies(
  { when = [], unless }: { when?: readonly Condition[] | undefined; unless?: readonly Condition[] | undefined },
  call: CallArguments,
  scope: Scope,
): boolean {
  return holdsAll(when, call, scope) && !(unless && holdsAll(unless, call, scope));
}

export function holdsAll(conditions: readonly Condition[], call: CallArguments, scope: Scope): boolean {
  return conditions.every((condition) => holds(condition, call, scope));
}

function holds(condition: Condition, { args, keywords, receiver }: CallArguments, scope: Scope): boolean {
  const { argument, field, keyword, file, function: around } = condition;
  const { fn } = scope.activation;
  // A result depends on the whole file if this text is read.
  const textOfFile = (): string => fn?.at.textOfFile ?? scope.frame.module.text;
  if (file !== undefined) return expressionOf(file).test(textOfFile());
  if (around !== undefined) return expressionOf(around).test(functionAround(scope)?.at.text ?? textOfFile());
  const candidates: (Value | undefined)[] = [];
  const given = argument === -1 ? (receiver ?? undefined) : args[argument ?? args.length];
  if (field !== undefined)
    candidates.push(...(given?.refs ?? []).map((ref) => scope.state.object(ref)?.fields.get(field)));
  else if (argument !== undefined) candidates.push(given);
  for (const name of keyword ?? []) {
    candidates.push(keywords.get(name));
    // Languages without keyword arguments pass options as a map.
    for (const ref of args.flatMap(({ refs }) => refs)) candidates.push(scope.state.object(ref)?.fields.get(name));
  }
  const present = candidates.filter((value) => value !== undefined);
  if (present.length === 0) return condition.absent;
  return present.some((value) => fits(condition, value, scope));
}

/** The function with a name around the code that runs, or else the outermost one without. */
function functionAround({ activation }: Scope): FunctionNode | null {
  let around = activation.fn;
  for (let at: Activation | null = activation; at && around?.name === ""; at = at.caller)
    if (at.fn && at.fn !== around && around.at.isInside(at.fn.at)) around = at.fn;
  return around;
}

function fits({ is, matches, type, kind, sanitizedFor, isLiteral }: Condition, value: Value, scope: Scope): boolean {
  if (isLiteral && !isMapLiteral(value, scope)) return false;
  if (sanitizedFor !== undefined && !isSanitized(value, sanitizedFor, scope)) return false;
  if (kind !== undefined && !value.taints.some((taint) => taint.kind === kind)) return false;
  if (type !== undefined && !expressionOf(type).test(value.type)) return false;
  const known = value.knownPrefix.replaceAll(OPAQUE_PREFIX, "");
  const shown = value.constant === undefined ? known || value.accessPath : value.constant;
  if (is !== undefined) return shown === is || (value.constant !== undefined && String(shown) === String(is));
  if (matches !== undefined) {
    const expression = expressionOf(matches);
    if (value.possibleStrings) return value.possibleStrings.some((text) => expression.test(text));
    // A class is what it extends: `class Loader(yaml.SafeLoader)`.
    const names = [String(shown ?? ""), ...(value.type === "" ? [] : [value.type]), ...(value.cls?.supers ?? [])];
    return names.some((name) => expression.test(name));
  }
  return true;
}

/** What a library returns has an access path. */
function isMapLiteral({ accessPath, refs, taints }: Value, { state }: Scope): boolean {
  const objects = refs.map((ref) => state.object(ref));
  const areMaps = objects.every((object) => object?.kind === "map" && object.type === "" && !object.cls);
  return accessPath === "" && taints.length === 0 && objects.length > 0 && areMaps;
}

function isSanitized({ taints }: Value, family: Family, { state }: Scope): boolean {
  const bit = bitOf(family);
  return taints.length > 0 && taints.every((taint) => (state.refined(taint).sanitizedFor & bit) !== 0);
}
