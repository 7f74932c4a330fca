import type { Scope } from "../interpreter/engine.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import { ALL, TEXT } from "../domain/families.ts";
import { patternedFor } from "../domain/pattern-families.ts";
import type { Value } from "../domain/value.ts";
import { isConverting, partsOfSchema } from "./schemas.ts";

export type CheckedPath = [path: string, families: number];

const MAX_DEPTH = 4;
const PLAIN_TYPE = /^(?:integer|number|boolean|null)$/u;
const PLAIN_FORMAT = /^(?:uuid|date|date-time|time|ipv4|ipv6)$/u;

/**
 * The paths of fields, such as `id` or `items.*.id`, with the families that a schema of a library, or a JSON Schema, makes them safe for:
 * of the data that the schema returns, or of the data as given.
 */
export function checkedPaths(
  schema: Value,
  scope: Scope,
  { isAsGiven = false, depth = 0 }: { isAsGiven?: boolean; depth?: number } = {},
): CheckedPath[] {
  if (depth > MAX_DEPTH || (isAsGiven && isConverting(schema))) return [];
  const inner = (value: Value, name: string): CheckedPath[] =>
    checkedPaths(value, scope, { isAsGiven, depth: depth + 1 }).map(([path, families]) => [
      path === "" ? name : `${name}.${path}`,
      families,
    ]);
  const parts = partsOfSchema(schema, scope);
  if (parts) {
    return [
      ...whole(parts.families),
      ...[...parts.fields].flatMap(([name, field]) => inner(field, name)),
      ...parts.items.flatMap((item) => inner(item, "*")),
    ];
  }
  const maps = schema.refs.flatMap((ref) => scope.state.object(ref) ?? []);
  if (maps.some((map) => isPlain(map, scope))) return whole(ALL);
  const patterned = maps.reduce((all, { fields }) => all | patternedFor(fields.get("pattern")?.constant), 0);
  if (maps.some((map) => map.fields.get("type")?.constant === "string")) return whole(TEXT | patterned);
  const fields = maps.flatMap((map) => [...(objectsAt(map, "properties", scope)[0]?.fields ?? shorthand(map, scope))]);
  const items = maps.flatMap((map) => map.fields.get("items") ?? []);
  return [...fields.flatMap(([name, field]) => inner(field, name)), ...items.flatMap((item) => inner(item, "*"))];
}

function whole(families: number): CheckedPath[] {
  return families === 0 ? [] : [["", families]];
}

function isPlain(map: HeapObject, scope: Scope): boolean {
  const text = (name: string): string => String(map.fields.get(name)?.constant ?? "");
  if (PLAIN_TYPE.test(text("type")) || PLAIN_FORMAT.test(text("format")) || map.fields.has("const")) return true;
  const options = objectsAt(map, "enum", scope);
  return options.some(({ kind }) => kind === "list") || patternedFor(text("pattern")) === ALL;
}

function objectsAt({ fields }: HeapObject, name: string, { state }: Scope): HeapObject[] {
  return (fields.get(name)?.refs ?? []).flatMap((ref) => state.object(ref) ?? []);
}

/** Fastify takes the properties alone for the schema of an object. */
function shorthand(map: HeapObject, scope: Scope): [string, Value][] {
  return [...map.fields].filter(([name]) => objectsAt(map, name, scope).some(({ fields }) => fields.has("type")));
}
