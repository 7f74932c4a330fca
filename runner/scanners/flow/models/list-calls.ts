import { onlyObject } from "../domain/heap-object.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import { joinAll, UNKNOWN, type Value } from "../domain/value.ts";
import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import type { FlowLanguage } from "../tables/schema.ts";

/* Functions that return elements of a list, each of which is known, or that change the order of such a list. */

type Items = readonly Value[];
/** The elements of the result in order, or one of them; null if that is not known. */
type Take = (items: Items, numbers: readonly (number | undefined)[]) => Items | Value | null;

const NAMES = ["first", "second", "third", "fourth", "fifth"];
const copied: Take = (items) => [...items];
const reversed: Take = (items) => items.toReversed();
const unordered: Take = () => null;
const beginning: Take = (items, [count]) => (count === undefined ? null : items.slice(0, count));
const chosen: Take = (items, numbers) => {
  const found = numbers.map((number) => (number === undefined ? undefined : items.at(number)));
  return found.every((item) => item !== undefined) ? found : null;
};
const from: Take = (items, [start, count]) => {
  if (start === undefined || count === undefined) return null;
  const at = start < 0 ? items.length + start : start;
  return items.slice(at, at + count);
};

/** Functions of the first argument. */
const FUNCTIONS: Partial<Record<FlowLanguage, ReadonlyMap<string, Take>>> = {
  python: new Map([
    ["list", copied],
    ["tuple", copied],
    ["reversed", reversed],
    ["sorted", unordered],
  ]),
};
const METHODS: Partial<Record<FlowLanguage, ReadonlyMap<string, Take>>> = {
  python: new Map<string, Take>([
    ["copy", copied],
    ["slice", (items, [start, end]) => (start === undefined ? null : items.slice(start, end))],
  ]),
  ruby: new Map<string, Take>([
    ["to_a", copied],
    ["dup", copied],
    ["clone", copied],
    ["deep_dup", copied],
    ["reverse", reversed],
    ["take", beginning],
    ["first", beginning],
    ["drop", (items, [count]) => (count === undefined ? null : items.slice(count))],
    ["last", (items, [count]) => (count === undefined ? null : items.slice(-count || items.length))],
    ["values_at", chosen],
    ["slice", from],
    ["[]", from],
    ...NAMES.slice(1).map((name, index): [string, Take] => [name, (items) => items[index + 1] ?? UNKNOWN]),
    ...["sort", "sort_by", "shuffle", "rotate", "uniq", "flatten", "excluding", "without"].map(
      (name): [string, Take] => [name, unordered],
    ),
  ]),
};
const IN_PLACE: Partial<Record<FlowLanguage, RegExp>> = {
  python: /^(?:sort|reverse|rotate)$/u,
  ruby: /^(?:sort|sort_by|reverse|shuffle|rotate|uniq|flatten|select|filter|reject|compact|keep_if)!$|^(?:delete_if|keep_if)$/u,
};
/** They remove an element that equals their argument. */
const REMOVES: Partial<Record<FlowLanguage, string>> = { python: "remove", ruby: "delete" };

/** @returns null for any other call */
export function listCall(engine: Engine, call: Call, scope: Scope): Value | null {
  const { receiver, args, expression } = call;
  const { name, at } = expression;
  const holder = receiver?.refs.length ? receiver : args[0];
  const list = holder && holder.taints.length === 0 ? onlyObject(holder, scope.state) : undefined;
  if (!list?.items || list.kind !== "list" || !holder) return null;
  if (holder === receiver && changesOrder(engine, call)) {
    scope.state.setObject(holder.refs[0] ?? 0, inAnyOrder(list, list.items));
    return name === REMOVES.python || name === REMOVES.ruby ? (args[0] ?? UNKNOWN) : holder;
  }
  const take = (holder === receiver ? METHODS : FUNCTIONS)[engine.language]?.get(name);
  if (!take || args.some(({ closures }) => closures && name === "first")) return null;
  const numbers = args.slice(holder === receiver ? 0 : 1).map(({ constant }) => numberIn(constant));
  if (numbers.length === 0 && /^(?:first|last)$/u.test(name)) return null;
  const taken = take(list.items, numbers);
  if (taken && !isItems(taken)) return taken;
  if (taken) return engine.list(at, scope, taken, ":part");
  return {
    ...UNKNOWN,
    refs: [engine.allocate(at, scope, inAnyOrder(list, list.items), ":part")],
  };
}

function changesOrder({ language }: Engine, { args, expression: { name } }: Call): boolean {
  return IN_PLACE[language]?.test(name) === true || (name === REMOVES[language] && args.length === 1);
}

function inAnyOrder(list: HeapObject, items: Items): HeapObject {
  return {
    ...list,
    items: items.length === 0 ? [] : null,
    unknownKeys: items.length === 0 ? null : { ...joinAll(items) },
  };
}

function isItems(taken: Items | Value): taken is Items {
  return Array.isArray(taken);
}

function numberIn(constant: Value["constant"]): number | undefined {
  return typeof constant === "number" ? constant : undefined;
}
