import { describe, expect, it } from "vitest";
import { isFinding } from "../../../worker/findings/batch/is-finding.ts";
import { CreateFindingRequest, FINDING_TEXTS } from "../../../worker/findings/schemas.ts";
import { request } from "../support/findings.ts";

const FINDING = request("f");
const OF_ANY_FIELD = [null, undefined, true, 0, 1, "", "a", "ä🦊", "a\0", "\uD800", "\uDFFFa", [], ["a"], {}, { a: 1 }];
const NUMBERS = [-0, 0.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), -(2 ** 31) - 1, 2 ** 53, 1e300, Infinity, NaN, "1"];
const METADATA = [
  nested(64),
  nested(65),
  { a: { b: Infinity } },
  { "a\0": 1 },
  ["\uD800"],
  "\\u0000",
  "x".repeat(65_534),
  "x".repeat(65_535),
  "ä".repeat(32_767),
  "ä".repeat(32_768),
];

function nested(levels: number): unknown {
  return levels === 0 ? 0 : [nested(levels - 1)];
}

/** Texts at the bounds of a field, and just beyond them. */
function lengths([least, most]: readonly [number, number]): string[] {
  return [least - 1, least, most, most + 1].map((length) => "x".repeat(Math.max(0, length)));
}

function expectSame(value: unknown): void {
  const { success, data } = CreateFindingRequest.safeParse(value);
  expect(isFinding(value)).toBe(success);
  expect(success ? Object.assign({}, value, data) : value).toEqual(value);
}

describe("what is taken without the schema is what the schema takes as it is", () => {
  const texts = { ...FINDING_TEXTS.required, ...FINDING_TEXTS.optional };
  const others = { location_line: NUMBERS, location_column: NUMBERS, metadata: METADATA, unknown: [] };
  const ofTexts = Object.entries(texts).map(([name, bounds]): [string, unknown[]] => [name, lengths(bounds)]);
  it.for([...ofTexts, ...Object.entries(others)])("for %s", ([name, values]) => {
    const { [name]: _, ...without } = FINDING;
    expectSame(without);
    for (const value of [...OF_ANY_FIELD, ...values]) expectSame({ ...FINDING, [name]: value });
  });

  it("for what is no object", () => {
    for (const value of [...OF_ANY_FIELD, [FINDING], JSON.stringify(FINDING)]) expectSame(value);
  });

  it("for all fields of the schema", () => {
    expect(Object.keys(CreateFindingRequest.shape).toSorted()).toEqual(
      [...Object.keys(texts), "location_line", "location_column", "metadata"].toSorted(),
    );
  });
});
