import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { indexValue } from "../interpreter/members.ts";
import { onlyObject } from "../domain/heap-object.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import { joinTaints, type Taint } from "../domain/taint.ts";
import { constantValue, join, joinAll, tainted, UNKNOWN, type Value } from "../domain/value.ts";
import type { ArrayCall } from "../tables/arrays.ts";
import { anyKey } from "./array-keys.ts";
import { changeArray } from "./array-changes.ts";
import { copyOfArray, entriesOfArray, type Entry, mapOfEntries, numberOf } from "./array-entries.ts";
import { mergedArrays, replacedArrays } from "./array-unions.ts";
import { underKey } from "./attributes.ts";
import { elementOf } from "./collections.ts";

/** A call on an array, with the arguments besides it. */
interface ArrayUse {
  engine: Engine;
  call: Call;
  scope: Scope;
  array: Value;
  others: readonly Value[];
}

/** The result of a call that the tables know as an operation on an array; null for any other call, and if nothing is known of it. */
export function callArray(engine: Engine, call: Call, scope: Scope): Value | null {
  const rules = engine.tables.arrays.match(call.named);
  // A method of a static class has its array as an argument.
  const rule = rules.find(({ of }) => (of === -1) === (call.receiver !== null && call.receiver.refs.length > 0));
  const array = rule?.of === -1 ? call.receiver : rule && call.args[rule.of];
  if (!rule || !array || call.args.some(({ closures }) => closures)) return null;
  const changed = changeArray(engine, call, rule, array, scope);
  if (changed) return changed;
  const others = rule.of === -1 ? call.args : call.args.toSpliced(rule.of, 1);
  return resultOf({ engine, call, scope, array, others }, rule);
}

function resultOf(use: ArrayUse, { operation, keyed }: ArrayCall): Value | null {
  const { engine, call, scope, array, others } = use;
  const [first, second] = others;
  switch (operation) {
    case "any-key":
      return anyKey(engine, array, scope.state);
    case "first":
    case "first-key":
      return ending(use, 0, operation === "first-key");
    case "last":
    case "last-key":
      return ending(use, -1, operation === "last-key");
    case "keys":
      return others.length === 0 ? keyList(use) : null;
    case "combine":
      return first ? combined(use, first) : null;
    case "fill-keys":
      return filled(use, first ?? UNKNOWN);
    case "flip":
      return flipped(use);
    case "column":
      return first ? columnOf(use, first, second) : null;
    case "only":
    case "except":
      return chosen(use, operation === "only", keyed);
    case "members":
      return membersOf(use);
    case "merge":
      return mergedArrays(engine, [array, ...others], call.expression.at, scope);
    case "replace":
      return replacedArrays(engine, [array, ...others], call.expression.at, scope);
    case "path":
      return first ? atPath(use, first, second) : null;
    case "part":
      return copyOfArray(engine, array, call.expression.at, scope);
    default:
      return rearranged(use, operation);
  }
}

function rearranged(use: ArrayUse, operation: ArrayCall["operation"]): Value | null {
  const entries = entriesOfArray(use.array, use.scope.state);
  if (!entries) return null;
  const { isList } = entries;
  const [first, second] = use.others;
  switch (operation) {
    case "values":
      return made(use, entries.entries, true);
    case "reverse":
      return use.others.length === 0 ? made(use, entries.entries.toReversed(), isList) : null;
    case "slice": {
      const [from, length] = [numberOf(first), numberOf(second)];
      if (from === undefined || (second && length === undefined) || use.others.length > 2) return null;
      const rest = entries.entries.slice(from);
      return made(use, length === undefined ? rest : rest.slice(0, length), isList);
    }
    case "pad": {
      const size = numberOf(first);
      const missing = size === undefined ? -1 : size - entries.entries.length;
      if (!second || !isList || missing < 0 || missing > 100) return null;
      return made(use, [...entries.entries, ...Array.from({ length: missing }, (): Entry => ["", second])], true);
    }
    case "chunk": {
      const size = numberOf(first);
      if (!isList || size === undefined || size < 1 || use.others.length > 1) return null;
      const count = Math.ceil(entries.entries.length / size);
      const chunks = Array.from({ length: count }, (_, index): Entry => {
        const part = entries.entries.slice(index * size, (index + 1) * size);
        return ["", made(use, part, true, `:chunk${index}`)];
      });
      return made(use, chunks, true);
    }
    case "lower-keys":
      return use.others.length > 0 || isList
        ? null
        : made(
            use,
            entries.entries.map(([key, value]): Entry => [key.toLowerCase(), value]),
            false,
          );
    default:
      return null;
  }
}

function made({ engine, call, scope }: ArrayUse, entries: readonly Entry[], isList: boolean, salt = ":array"): Value {
  const { at } = call.expression;
  if (isList)
    return engine.list(
      at,
      scope,
      entries.map(([, value]) => value),
      salt,
    );
  return mapOfEntries(engine, at, scope, { fields: new Map(entries) }, salt);
}

function ending({ engine, array, others, scope }: ArrayUse, index: 0 | -1, isKey: boolean): Value | null {
  if (others.length > 0) return null;
  const found = entriesOfArray(array, scope.state);
  const entry = found?.entries.at(index);
  if (!found || !entry) return isKey ? anyKey(engine, array, scope.state) : null;
  if (!isKey) return entry[1];
  return constantValue(found.isList ? found.entries.indexOf(entry) : entry[0]);
}

function keyList(use: ArrayUse): Value | null {
  const { engine, array, scope, call } = use;
  const found = entriesOfArray(array, scope.state);
  if (found) {
    const keys = found.entries.map(([key], index): Entry => ["", constantValue(found.isList ? index : key)]);
    return made(use, keys, true);
  }
  if (array.refs.length === 0) return null;
  const unknownKeys = anyKey(engine, array, scope.state);
  const ref = engine.allocate(call.expression.at, scope, { kind: "list", unknownKeys }, ":keys");
  return { ...UNKNOWN, refs: [ref] };
}

/** The names that a list of constants holds; null if they are not known. */
function namesIn(list: Value, use: ArrayUse, keyed: boolean): readonly string[] | null {
  if (!keyed && typeof list.constant === "string") return [list.constant];
  const found = entriesOfArray(list, use.scope.state);
  if (!found) return null;
  if (keyed) return found.isList ? null : found.entries.map(([key]) => key);
  const names = found.entries.map(([, { constant }]) => constant);
  return names.every((name) => typeof name === "string" || typeof name === "number") ? names.map(String) : null;
}

function combined(use: ArrayUse, values: Value): Value {
  const { engine, array, scope } = use;
  const names = namesIn(array, use, false);
  const found = entriesOfArray(values, scope.state);
  if (names && found && names.length === found.entries.length)
    return made(
      use,
      names.map((name, index): Entry => [name, found.entries[index]?.[1] ?? UNKNOWN]),
      false,
    );
  return computed(use, elementOf(engine, values, scope.state), engine.reachableTaints(array, scope.state));
}

/** A map with unknown keys that are made of these taints. */
function computed({ engine, call, scope }: ArrayUse, unknownKeys: Value, keys: readonly Taint[]): Value {
  const held = { ...unknownKeys, constant: undefined };
  return mapOfEntries(engine, call.expression.at, scope, { unknownKeys: held, keys });
}

function filled(use: ArrayUse, value: Value): Value {
  const names = namesIn(use.array, use, false);
  if (names)
    return made(
      use,
      names.map((name): Entry => [name, value]),
      false,
    );
  return computed(use, value, use.engine.reachableTaints(use.array, use.scope.state));
}

function flipped(use: ArrayUse): Value {
  const { engine, array, scope } = use;
  const names = namesIn(array, use, false);
  const found = entriesOfArray(array, scope.state);
  if (names && found)
    return made(
      use,
      names.map((name, index): Entry => [name, constantValue(found.entries[index]?.[0] ?? "")]),
      false,
    );
  return computed(use, anyKey(engine, array, scope.state), engine.reachableTaints(array, scope.state));
}

/** What is under a path of keys: `Arr::get($row, "name.first", $default)`. */
function atPath({ engine, array, call, scope }: ArrayUse, path: Value, absent: Value | undefined): Value {
  const { at } = call.expression;
  const names = typeof path.constant === "string" ? path.constant.split(".") : null;
  const held = names
    ? names.reduce((value, name) => indexValue(engine, value, constantValue(name), at, scope), array)
    : tainted(engine.reachableTaints(array, scope.state));
  return absent ? join(held, absent) : held;
}

/** The fields of an object as an array. */
function membersOf({ engine, array, call, scope }: ArrayUse): Value | null {
  const held = array.taints.length > 0 ? undefined : onlyObject(array, scope.state);
  if (held?.kind !== "object" && held?.kind !== "map") return null;
  const { fields, unknownKeys } = held;
  return mapOfEntries(engine, call.expression.at, scope, { fields, unknownKeys });
}

/** The values of a field of the rows, under the values of another one, if there is one. */
function columnOf(use: ArrayUse, name: Value, index: Value | undefined): Value | null {
  const { engine, array, call, scope } = use;
  if (array.taints.length > 0) return null;
  const { at } = call.expression;
  const read = (row: Value, field: Value): Value =>
    field.constant === null ? row : indexValue(engine, row, field, at, scope);
  const rows = entriesOfArray(array, scope.state)?.entries.map(([, row]) => row);
  const held = array.refs.flatMap((ref) => scope.state.object(ref) ?? []);
  const all =
    rows ??
    held.flatMap(({ items, fields, unknownKeys }) => [
      ...(items ?? []),
      ...fields.values(),
      ...(unknownKeys ? [unknownKeys] : []),
    ]);
  if (all.length === 0) return null;
  const values = all.map((row) => read(row, name));
  if (!index) {
    if (rows) return engine.list(at, scope, values, ":column");
    return {
      ...UNKNOWN,
      refs: [engine.allocate(at, scope, { kind: "list", unknownKeys: joinAll(values) }, ":column")],
    };
  }
  const keys = all.map((row) => read(row, index));
  if (rows && keys.every(({ constant }) => typeof constant === "string" || typeof constant === "number"))
    return made(
      use,
      keys.map(({ constant }, position): Entry => [String(constant), values[position] ?? UNKNOWN]),
      false,
    );
  return computed(
    use,
    joinAll(values),
    keys.reduce((taints, key) => joinTaints(taints, key.taints), UNKNOWN.taints),
  );
}

/** The entries with the given keys, or all others. */
function chosen(use: ArrayUse, isOnly: boolean, keyed: boolean): Value | null {
  const { engine, array, call, others, scope } = use;
  const { at } = call.expression;
  const lists = others.map((each) => namesIn(each, use, keyed));
  const names =
    lists.some((list) => !list) || (keyed && isOnly && lists.length > 1) ? null : lists.flatMap((list) => list ?? []);
  const held = array.taints.length > 0 ? undefined : onlyObject(array, scope.state);
  if (held && held.kind === "map") {
    const isKept = (name: string): boolean => names === null || names.includes(name) === isOnly;
    const fields = new Map([...held.fields].filter(([name]) => isKept(name)));
    return mapOfEntries(engine, at, scope, { ...withoutFields(held), fields });
  }
  if (!isOnly || array.taints.length === 0) return null;
  if (names) {
    const fields = names.map((name): Entry => [name, indexValue(engine, array, constantValue(name), at, scope)]);
    return made(use, fields, false);
  }
  if (!keyed || others.length !== 1 || !others[0]) return null;
  const keys = anyKey(engine, others[0], scope.state);
  return computed(use, underKey(keys, elementOf(engine, array, scope.state), scope.state), keys.taints);
}

function withoutFields(held: HeapObject): Partial<HeapObject> {
  return { unknownKeys: held.unknownKeys, ...(held.keys && { keys: held.keys }) };
}
