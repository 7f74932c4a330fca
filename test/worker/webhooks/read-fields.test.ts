import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MalformedPayload } from "../../../worker/webhooks/hosts/host.ts";
import { MAX_ELEMENTS, readFields, readLeadingFields } from "../../../worker/webhooks/hosts/read-fields.ts";

const FIELDS = {
  ref: {},
  repository: { url: {}, links: { html: {} } },
  changes: { "*": { new: { name: {} } } },
};

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readFields(FIELDS, [bytes(text)]);
const readLeading = (text: string) => readLeadingFields(FIELDS, [bytes(text)]);

function kindOf(parse: () => unknown): string {
  try {
    const value = parse();
    if (Array.isArray(value)) return "array";
    return typeof value === "object" && value !== null ? "object" : "scalar";
  } catch {
    return "refused";
  }
}

describe("the fields of a payload", () => {
  it("are read, and nothing else is", () => {
    const payload = {
      before: "x",
      ref: "refs/heads/main",
      commits: [{ ref: "no", repository: { url: "no" }, new: { name: "no" } }],
      repository: { id: 7, url: "u", owner: { url: "no" }, links: { self: "no", html: "h", ref: "no" } },
      changes: [{ old: { name: "no" }, new: { name: "a", target: 1 } }, 7, null, { new: null }],
      sender: { url: "no" },
    };
    expect(read(JSON.stringify(payload))).toEqual({
      ref: "refs/heads/main",
      repository: { url: "u", links: { html: "h" } },
      changes: [{ new: { name: "a" } }, 7, null, { new: null }],
    });
  });

  it("keep the kind of a value that is not what is expected", () => {
    expect(read('{"ref":{"a":1},"repository":"x","changes":{"0":{"new":{}},"*":{"new":{}}}}')).toEqual({
      ref: {},
      repository: "x",
      changes: {},
    });
    expect(read('{"ref":[1],"repository":[{"url":"no"}],"changes":[[{"new":{"name":"no"}}]]}')).toEqual({
      ref: [],
      repository: [],
      changes: [[]],
    });
    for (const scalar of ['"x"', "null", "true"]) expect(read(scalar)).toEqual(JSON.parse(scalar));
    expect(read("[1]")).toEqual([]);
  });

  it("are those that JSON.parse gives when a name comes twice", () => {
    const twice = '{"ref":"a","repository":{"url":"a","links":{"html":"a"}},"ref":"b","repository":{"url":"b"}}';
    expect(read(twice)).toEqual({ ref: "b", repository: { url: "b" } });
    expect(read('{"repository":{"url":"a"},"repository":7,"changes":[1,2],"changes":[3]}')).toEqual({
      repository: 7,
      changes: [3],
    });
  });

  it("have escaped names and values, in whatever chunks they come", () => {
    const text = String.raw`{"r\u0065f":"gr\u00f6\u00dfe\n","repository":{"\u0075rl":"größe \ud83d\ude80"}}`;
    const whole = bytes(text);
    for (const size of [1, 2, 3, 7, 64]) {
      const chunks = Array.from({ length: Math.ceil(whole.length / size) }, (_, index) =>
        whole.subarray(index * size, (index + 1) * size),
      );
      expect(readFields(FIELDS, chunks)).toEqual({ ref: "größe\n", repository: { url: "größe \u{1F680}" } });
    }
  });

  it("never touch a prototype", () => {
    const text =
      '{"__proto__":{"url":"x"},"constructor":{"prototype":{"url":"x"}},"repository":{"__proto__":{"url":"x"}}}';
    const payload = read(text) as { repository: object };
    expect(Object.getPrototypeOf(payload)).toBe(Object.prototype);
    expect(Object.getPrototypeOf(payload.repository)).toBe(Object.prototype);
    expect(Object.keys(payload)).toEqual(["repository"]);
    expect(({} as { url?: string }).url).toBeUndefined();
  });

  it("are of a bounded number of elements, each of a bounded length", () => {
    const many = JSON.stringify({ changes: Array.from({ length: MAX_ELEMENTS + 5 }, (_, n) => n), ref: "x" });
    const payload = read(many) as { changes: unknown[]; ref: string };
    expect([payload.changes.length, payload.ref]).toEqual([MAX_ELEMENTS, "x"]);
    const long = JSON.stringify({ repository: { url: "x".repeat(65_536) } });
    expect(() => read(long)).toThrow(/repository\.url of more than 65536 bytes/);
    expect(() => read(long)).toThrow(MalformedPayload);
    expect(read(JSON.stringify({ message: "x".repeat(1_000_000), ref: "y" }))).toEqual({ ref: "y" });
  });

  it.for([
    "",
    "{",
    '{"ref":"a"',
    '{"ref":"a"}}',
    '{"ref":"a",}',
    '{"commits":[1,]}',
    '{"commits":[01]}',
    "{'ref':'a'}",
    "payload=%7B%22ref%22%3A%22a%22%7D",
    '{"ref":"a\n"}',
    `{"commits":${"[".repeat(10_000)}${"]".repeat(10_000)}}`,
    "\ufeff\ufeff{}",
  ])("are refused in what is not JSON: %j", (text) => {
    expect(() => read(text)).toThrow(MalformedPayload);
    expect(() => read(text)).toThrow(/not JSON/);
  });

  it("agree with JSON.parse on what is JSON, and of which kind", () => {
    const text = fc.oneof(
      fc.json(),
      fc.json().map((json) => json.slice(0, -1)),
      fc.string({ unit: "binary" }),
    );
    const property = fc.property(text, (any) => {
      expect(kindOf(() => read(any))).toBe(kindOf(() => JSON.parse(new TextDecoder().decode(bytes(any)))));
    });
    fc.assert(property, { numRuns: 1_000, seed: 1 });
  });
});

describe("the fields of a payload's beginning", () => {
  const text = '{"ref":"a","commits":[{"id":1},{"id":2}],"repository":{"url":"u","links":{"html":"h"}},"changes":[1]}';

  it("are those that are complete, wherever it ends", () => {
    const whole = read(text);
    expect(readLeading(text)).toEqual(whole);
    for (let end = 0; end < text.length; end += 1) {
      const known = JSON.stringify(readLeading(text.slice(0, end))) ?? "";
      for (const value of known.match(/"(a|u|h)"/g) ?? []) expect(text.slice(0, end)).toContain(value);
    }
    const upToUrl = text.slice(0, text.indexOf(',"links"'));
    expect(readLeading(upToUrl)).toEqual({ ref: "a", repository: { url: "u" } });
    expect(readLeading(upToUrl.slice(0, -1))).toEqual({ ref: "a", repository: {} });
  });

  it("are those before an error, which is not thrown", () => {
    expect(readLeading('{"ref":"a",]')).toEqual({ ref: "a" });
    expect(readLeading("\u0000")).toBeUndefined();
    expect(readLeading("")).toBeUndefined();
    expect(readLeading(JSON.stringify({ ref: "a", repository: { url: "x".repeat(70_000) } }))).toEqual({
      ref: "a",
      repository: {},
    });
  });
});
