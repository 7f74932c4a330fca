import * as fc from "fast-check";
import type { JsonSchema } from "./description.ts";

const UUID = "01993c5e-7f0a-7cc4-9d6b-0a4f3c2e1b5d";

/** Valid values of a schema, as far as JSON Schema expresses them. */
export function valid(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valid));
  const types = [schema.type ?? []].flat();
  const alternatives = types.map((type) => validOfType(type, schema));
  return alternatives.length === 0 ? fc.jsonValue({ maxDepth: 3 }) : fc.oneof(...alternatives);
}

function validOfType(type: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  switch (type) {
    case "object": {
      const properties = Object.entries(schema.properties ?? {});
      const fields = Object.fromEntries(properties.map(([name, property]) => [name, valid(property)]));
      return fc.record(fields, { requiredKeys: schema.required ?? [] });
    }
    case "array":
      return fc.array(valid(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: 5 });
    case "integer":
      return fc.integer({ min: schema.minimum ?? -(2 ** 31), max: schema.maximum ?? 2 ** 31 - 1 });
    case "number":
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return validString(schema);
  }
}

function validString({ format, pattern, example, minLength = 0, maxLength = 100 }: JsonSchema): fc.Arbitrary<string> {
  const examples = typeof example === "string" ? [fc.constant(example)] : [];
  if (format === "email") return fc.oneof(fc.emailAddress(), ...examples);
  if (format === "uuid") return fc.oneof(fc.uuid(), ...examples);
  if (pattern !== undefined) return fc.oneof(fc.stringMatching(new RegExp(pattern)), ...examples);
  const lengths = { minLength, maxLength: Math.min(maxLength, minLength + 60) };
  return fc.oneof(fc.string({ ...lengths, unit: "grapheme" }), fc.string(lengths), ...examples);
}

const HOSTILE_STRINGS = [
  "",
  " ",
  "\0",
  "a\0b",
  "\uD800",
  "x\uDC00y",
  "\u202Eabc",
  "'; drop table users; --",
  "%00",
  "%",
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "{{7*7}}",
  "${7*7}",
  "-1",
  "null",
  "\r\nX-Injected: yes",
  "http://127.0.0.1:1/x.git",
  "http://[::1",
  "https://user:secret@git.example/x.git",
  "ext::sh -c true",
  "--upload-pack=true",
  "a@b@c",
  "@",
  UUID,
  UUID.toUpperCase(),
  "ﬁ",
  "İ",
  "e\u0301".repeat(200),
  "😀".repeat(100),
  "a".repeat(41),
  "a".repeat(256),
  "a".repeat(10_000),
  "a".repeat(300_000),
  "9".repeat(400),
  "2026-11-20T09:30:00Z",
];

const HOSTILE_VALUES: unknown[] = [
  ...HOSTILE_STRINGS,
  null,
  true,
  0,
  -0,
  -1,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e308,
  5e-324,
  [],
  {},
  [null],
  [[]],
  { length: 2 },
  { toString: 1, valueOf: 2, toJSON: 3 },
  nested(30),
  nested(100),
  Array.from({ length: 3_000 }, (_, n) => n),
];

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let n = 0; n < depth; n += 1) value = n % 2 ? [value] : { a: value };
  return value;
}

const hostile = fc.oneof(fc.constantFrom(...HOSTILE_VALUES), fc.jsonValue({ stringUnit: "binary", maxDepth: 4 }));

/** Bodies that usually have one violation. */
function mutated(schema: JsonSchema): fc.Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {});
  return fc
    .tuple(valid(schema), fc.constantFrom("x", ...names, ...names), hostile, fc.boolean())
    .map(([body, name, value, isRemoved]) => {
      const copy = structuredClone(body) as Record<string, unknown>;
      if (isRemoved && value === null) delete copy[name];
      else copy[name] = value;
      return copy;
    });
}

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

/** Bodies that only raw bytes can express: duplicate keys, `__proto__`, numbers beyond doubles, invalid UTF-8, no JSON. */
function raw(schema: JsonSchema): fc.Arbitrary<Buffer> {
  const names = Object.keys(schema.properties ?? {});
  const field = fc.constantFrom("x", ...names);
  const twisted = fc.tuple(valid(schema), field, hostile).map(([body, name, value]) => {
    const inner = JSON.stringify(body).slice(1, -1);
    const comma = inner === "" ? "" : ",";
    const key = JSON.stringify(name);
    return [
      `{${inner}${comma}${key}:${JSON.stringify(value)}}`,
      `{${inner}${comma}"__proto__":{${key}:1,"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}`,
      `{${inner}${comma}${key}:1e400}`,
      `{${inner}${comma}${key}:${"9".repeat(400)}}`,
      `{${inner}${comma}${key}:"\\ud800"}`,
      `{${inner}${comma}${key}:"\\u0000"}`,
      `{${inner}${comma}${key}:${"[".repeat(5_000)}${"]".repeat(5_000)}}`,
      `{${inner}`,
      `{${inner}},`,
      `\uFEFF{${inner}}`,
      `[{${inner}}]`,
      `{${inner}${comma}${key}:NaN}`,
    ].map((each) => Buffer.from(each));
  });
  return fc.oneof(
    { weight: 6, arbitrary: twisted.chain((texts) => fc.constantFrom(...texts)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
    {
      weight: 1,
      arbitrary: valid(schema).map((body) =>
        Buffer.concat([json(body).subarray(0, -2), Buffer.from([0xff, 0xc0, 0x22, 0x7d])]),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom("", " ", "null", "0", '""', "[]", "{}", "{", "\0").map((text) => Buffer.from(text)),
    },
  );
}

export function bodies(schema: JsonSchema): fc.Arbitrary<Buffer> {
  return fc.oneof(
    { weight: 4, arbitrary: valid(schema).map(json) },
    { weight: 5, arbitrary: mutated(schema).map(json) },
    { weight: 1, arbitrary: hostile.map(json) },
    { weight: 3, arbitrary: raw(schema) },
  );
}

/** Texts for a path or query, percent-encoded correctly or incorrectly. */
export const urlParts: fc.Arbitrary<string> = fc.oneof(
  fc
    .constantFrom(...HOSTILE_STRINGS.filter((text) => text.length < 5_000))
    .map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({ unit: "binary", maxLength: 60 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom(
    "%",
    "%zz",
    "%ff%fe",
    "%c0%af",
    "%2e%2e",
    "..",
    ".",
    "%2F",
    "a%2Fb",
    ";",
    "a;b=c",
    "*",
    ":slug",
    "{slug}",
  ),
  fc.constant("a".repeat(7_000)),
);
