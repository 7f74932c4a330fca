import process from "node:process";
import * as fc from "fast-check";
import { FAMILIES } from "../../../../../runner/scanners/flow/domain/families.ts";
import { CONCATENATED, SAFE_IN_QUOTES, type Taint } from "../../../../../runner/scanners/flow/domain/taint.ts";
import { constantValue, tainted, UNKNOWN, type Value } from "../../../../../runner/scanners/flow/domain/value.ts";
import { parse, startParser } from "../../../../../runner/scanners/flow/syntax/parser.ts";
import { SyntaxNode } from "../../../../../runner/scanners/flow/syntax/syntax-node.ts";

export const seed = Number(process.env["FUZZ_SEED"] ?? 1);

const TEXT = "f(request.query.q);";
await startParser();
/** Where the taints of the tests come from. */
export const SOURCE = new SyntaxNode(parse({ path: "a.js", text: TEXT }, "javascript"));

export function taintOf(key: string, change: Partial<Taint> = {}): Taint {
  const step = { at: SOURCE, previous: null, length: 1 };
  return { key, kind: "request", source: SOURCE, sanitizedFor: 0, qualifiers: 0, step, ...change };
}

const bits = (count: number) => fc.integer({ min: 0, max: 2 ** count - 1 });

/** Taints of so many sources. */
export function taints(sources: number): fc.Arbitrary<Taint> {
  return fc
    .record({
      source: fc.integer({ min: 0, max: sources - 1 }),
      kind: fc.constantFrom("request" as const, "file" as const, "parameter" as const),
      sanitizedFor: bits(FAMILIES.length),
      qualifiers: fc.constantFrom(0, CONCATENATED, SAFE_IN_QUOTES, CONCATENATED | SAFE_IN_QUOTES),
    })
    .map(({ source, kind, ...change }) =>
      taintOf(kind === "parameter" ? `f${source % 2}:p${source}` : `req.query.q${source}`, { kind, ...change }),
    );
}

export const values: fc.Arbitrary<Value> = fc.oneof(
  fc.constant(UNKNOWN),
  fc.oneof(fc.string({ maxLength: 6 }), fc.integer(), fc.boolean(), fc.constant(null)).map(constantValue),
  fc
    .uniqueArray(taints(3), { selector: ({ key, kind }) => `${kind} ${key}`, maxLength: 3 })
    .map((list) => tainted(list)),
);

/** What sinks see of taints: per source, what it is sanitized for. */
export function seenOf(list: readonly Taint[]): Record<string, [number, number]> {
  return Object.fromEntries(
    list.map((taint) => [`${taint.kind} ${taint.key}`, [taint.sanitizedFor, taint.qualifiers]]),
  );
}
