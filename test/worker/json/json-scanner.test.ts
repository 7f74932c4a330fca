import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { JsonSyntaxError, TooLargePiece } from "../../../worker/json/json-errors.ts";
import type { JsonListener } from "../../../worker/json/json-listener.ts";
import { JsonScanner } from "../../../worker/json/json-scanner.ts";

interface Scan {
  /** What each piece was, by its path. */
  taken: [string, unknown][];
  asked: string[];
}

/** Feeds a text in pieces of so many bytes. */
function scan(text: string | Uint8Array, listener: Partial<JsonListener> = {}, size = 3, maxPieceBytes = 1_000): Scan {
  const found: Scan = { taken: [], asked: [] };
  const scanner = new JsonScanner(
    {
      decide: () => "capture",
      take: (path, value) => void found.taken.push([path.join("/"), value]),
      ...listener,
    },
    maxPieceBytes,
  );
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  for (let at = 0; at < bytes.length; at += size) scanner.write(bytes.subarray(at, at + size));
  scanner.end();
  return found;
}

/** The paths that are asked about, where all containers are entered. */
function walk(text: string, size?: number) {
  const asked: string[] = [];
  const decide: JsonListener["decide"] = (path, opening) => {
    asked.push(`${path.join("/")} ${opening}`);
    return opening === "{" || opening === "[" ? "enter" : "capture";
  };
  return { taken: scan(text, { decide }, size).taken, asked };
}

function accepts(text: string, listener: Partial<JsonListener> = {}): boolean {
  try {
    scan(text, listener, 2, 100_000);
    return true;
  } catch (error) {
    if (error instanceof JsonSyntaxError) return false;
    throw error;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function nested(depth: number): string {
  return `${"[".repeat(depth)}${"]".repeat(depth)}`;
}

/** An object of so many bytes. */
function objectOf(length: number): string {
  return `{"a":"${"x".repeat(length - 8)}"}`;
}

function hashOf(json: string, size?: number): unknown {
  const { taken } = scan(`{"kept":1,"left":${json},"too":2}`, { keeps: (_, key) => key !== "left" }, size);
  const [[, value] = []] = taken;
  expect(value).toMatchObject({ kept: 1, too: 2 });
  return (value as { left: unknown }).left;
}

describe("the scanner", () => {
  it("captures every value as JSON.parse reads it, wherever the text is cut", () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: "binary" }), fc.integer({ min: 1, max: 9 }), (value, size) => {
        const text = JSON.stringify(value);
        expect(scan(text, {}, size, 100_000).taken).toEqual([["", JSON.parse(text)]]);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it("takes what JSON.parse takes and nothing else, captured and skipped", () => {
    const tokens = [
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      '"',
      '"a"',
      "\\u12",
      "\\",
      "1",
      "-",
      "0",
      ".5",
      "e+",
      " ",
      "\n",
      "true",
      "nul",
    ];
    const texts = fc.oneof(
      fc.array(fc.constantFrom(...tokens), { maxLength: 8 }).map((parts) => parts.join("")),
      fc.tuple(fc.json({ maxDepth: 3 }), fc.nat(), fc.constantFrom(...tokens, "")).map(([json, at, token]) => {
        const cut = at % (json.length + 1);
        return json.slice(0, cut) + token + json.slice(cut + 1);
      }),
    );
    let taken = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const expected = isJson(text);
        taken += Number(expected);
        expect([accepts(text), accepts(text, { decide: () => "skip" })]).toEqual([expected, expected]);
      }),
      { seed: 1, numRuns: 3_000 },
    );
    expect(taken).toBeGreaterThan(100);
  });

  it.for([1, 2, 7, 100])("asks about each value once, with its path, in pieces of %i bytes", (size) => {
    const { asked, taken } = walk('{"a":[1,{"b\\u0041":null}],"":{"a/b":"x","ä":[]}}', size);
    // Keys that are not ASCII are no keys of SARIF: they may read as anything else.
    expect(asked.map((one) => one.replaceAll(/[^ -~]+/g, "?"))).toEqual([
      " {",
      "a [",
      "a/0 1",
      "a/1 {",
      "a/1/bA n",
      " {",
      '/a/b "',
      "/? [",
    ]);
    expect(taken.map(([, value]) => value)).toEqual([1, null, "x"]);
  });

  it("asks nothing about what is inside a skipped or captured value", () => {
    const asked: string[] = [];
    const decide: JsonListener["decide"] = (path) => {
      asked.push(path.join("/"));
      return path.length === 0 ? "enter" : path[0] === "skipped" ? "skip" : "capture";
    };
    const { taken } = scan('{"skipped":{"a":[{}]},"captured":{"b":[{"c":1}]}}', { decide });
    expect([asked, taken]).toEqual([["", "skipped", "captured"], [["captured", { b: [{ c: 1 }] }]]]);
  });

  it.for([
    ["a text that is cut", '{"a":', /too early/],
    ["nothing", "", /too early/],
    ["a number that is cut", "-", /too early/],
    ["a second value", "1 2", /unexpected character, at byte 2/],
    ["a control character", '"a\nb"', /at byte 2/],
    ["a bracket of the other kind", "[1}", /at byte 2/],
  ] as const)("refuses %s", ([, text, rule]) => {
    expect(() => scan(text)).toThrow(rule);
  });

  it("refuses bytes that are no UTF-8 in what it captures", () => {
    expect(() => scan(Uint8Array.from([0x22, 0xc3, 0x28, 0x22]))).toThrow(/UTF-8/);
    expect(() => scan(Uint8Array.from([0x22, 0xed, 0xa0, 0x80, 0x22]))).toThrow(/UTF-8/);
  });

  it("bounds the depth, also of what it skips, at the limit exactly", () => {
    for (const verdict of ["capture", "skip"] as const) {
      expect(() => scan(nested(500), { decide: () => verdict }, 9, 10_000)).not.toThrow();
      expect(() => scan(nested(501), { decide: () => verdict })).toThrow(/deeper than 500/);
    }
  });

  it("bounds what it captures, at the limit exactly, and nothing that it skips", () => {
    expect(() => scan(objectOf(50), {}, 7, 50)).not.toThrow();
    expect(() => scan(objectOf(51), {}, 7, 50)).toThrow(TooLargePiece);
    expect(() => scan(objectOf(5_000), { keeps: () => false }, 7, 50)).not.toThrow();
    expect(() => scan(objectOf(5_000), { decide: () => "skip" }, 7, 50)).not.toThrow();
  });
});

describe("a member that is skipped", () => {
  it("becomes a number that only its own content gives", () => {
    const contents = [
      "[]",
      "{}",
      "[1]",
      "[2]",
      '["1"]',
      '["1 "]',
      '["1",2]',
      '{"a":[]}',
      '{"b":[]}',
      "null",
      "true",
      "12",
      '""',
    ];
    const hashes = contents.map((content) => hashOf(content));
    // Of a value without members nothing but its kind matters, and that is asked for.
    expect(new Set(hashes.slice(2, 9)).size).toBe(7);
    for (const hash of hashes) expect(Number.isSafeInteger(hash)).toBe(true);
  });

  it("has the same number however it is spaced and cut", () => {
    const compact = '[{"a b":[1,-2.5e3,true,null,"x \\" y"]},{}]';
    const spaced = ' [ {\n"a b"\t:[ 1 , -2.5e3,true ,null, "x \\" y" ] } ,\r\n{ } ] ';
    for (const size of [1, 2, 3, 5, 1_000]) {
      expect([hashOf(compact, size), hashOf(spaced, size)]).toEqual([hashOf(compact), hashOf(compact)]);
    }
  });

  it.for([1, 3, 1_000])("passes its text on if it is wanted and not too long, cut after %i bytes", (size) => {
    const inner = String.raw`[{"k" : [1 ,-2.5e3, "x \" ü]" ], "key":{}}]`;
    const text = `{"a":1, "key":${inner}, "other":[2], "b":{"key":[3]}}`;
    const whole = JSON.stringify(JSON.parse(inner)).replace("-2500", "-2.5e3");
    const wanted = (maxBytes: number): [(string | undefined)[], unknown] => {
      const texts: (string | undefined)[] = [];
      const omitted = { key: "key", maxBytes, take: (one: string | undefined) => void texts.push(one) };
      const { taken } = scan(text, { keeps: (_, key) => key !== "key" && key !== "other", omitted }, size);
      return [texts, taken];
    };
    const bytes = Buffer.byteLength(whole);
    const taken = [["", { a: 1, key: expect.any(Number), other: expect.any(Number), b: { key: [3] } }]];
    expect(wanted(bytes)).toEqual([[whole], taken]);
    expect(wanted(bytes + 1)).toEqual([[whole], taken]);
    expect(wanted(bytes - 1)).toEqual([[undefined], taken]);
  });

  it("is asked for with its first character, of the captured value alone and not of what is below", () => {
    const asked: string[] = [];
    const keeps: JsonListener["keeps"] = (path, key, opening) => {
      asked.push(`${path.join("/")} ${key} ${opening}`);
      return true;
    };
    scan('{"a":{"b":1},"c":[2]}', { keeps });
    expect(asked).toEqual([" a {", " c ["]);
  });
});
