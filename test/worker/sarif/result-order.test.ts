import { expect, it } from "vitest";
import type { Finding } from "../../../worker/findings/schemas.ts";
import { stableFingerprint, stablePartials } from "../../../worker/sarif/results/stable-fingerprints.ts";
import { at, type Json, logOf, resultOf, take } from "./upload.ts";

/** A repeatable permutation. */
function shuffle<T>(items: readonly T[], seed: number): T[] {
  let state = seed;
  const keyed = items.map((item) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return { item, key: state };
  });
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
}

const RULES = Array.from({ length: 6 }, (_, n) => ({ id: `rule-${n}`, shortDescription: { text: `Rule ${n}` } }));
const FILES = Array.from({ length: 5 }, (_, n) => ({ location: { uri: `src/f${n}.js` } }));

/** A file in any order: results, rules, artifacts and fingerprints; references are by index. */
function logInOrder(seed: number): Json {
  const rules = shuffle(RULES, seed);
  const artifacts = shuffle(FILES, seed + 1);
  const results = Array.from({ length: 60 }, (_, n) => {
    const artifactLocation = { index: artifacts.indexOf(FILES[n % 5] ?? { location: { uri: "" } }) };
    const marks = shuffle(
      Object.entries({ "a/v1": `old-${n}`, "a/v2": `id-${n % 7}`, column: `${n}`, "0": `${n * 7}` }),
      seed,
    );
    return {
      ruleIndex: rules.indexOf(RULES[n % 6] ?? { id: "", shortDescription: { text: "" } }),
      message: { text: `m${n % 4}` },
      locations: [{ physicalLocation: { artifactLocation, region: { startLine: (n % 9) + 1, startColumn: n + 1 } } }],
      ...(n % 3 === 0 && { fingerprints: Object.fromEntries(marks) }),
    };
  });
  return logOf(shuffle(results, seed + 2), { tool: { driver: { name: "lint", rules } }, artifacts });
}

function placesById(findings: Finding[]): Map<string, unknown> {
  return new Map(
    findings
      .map((one): [string, unknown] => [one.external_id, [one.location_path, one.location_line, one.location_column]])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

it("every id stays with its result in any order of results, rules, artifacts and fingerprints", async () => {
  const { findings, place } = await take(logInOrder(1));
  expect(findings).toHaveLength(60);
  for (const seed of [2, 3]) {
    expect(placesById((await take(logInOrder(seed))).findings)).toEqual(placesById(findings));
  }
  const { runs } = await take(logInOrder(4), place);
  expect(runs[0]).toMatchObject({ stored: 0, updated: 0, skipped: [{ reason: "already_stored", results: 60 }] });
});

it("without a fingerprint, results of one text swap no ids when the file lists them otherwise", async () => {
  const results = [9, 3, 7].map((startLine) => resultOf(at("a.js", { startLine })));
  const [one, other] = [await take(logOf(results)), await take(logOf(results.toReversed()))];
  expect(placesById(other.findings)).toEqual(placesById(one.findings));
});

it.for([
  [{ "matchBasedId/v1": "m" }, "m"],
  [{ zzz: "last", "matchBasedId/v1": "m", aaa: "first" }, "m"],
  [{ "id/v9": "nine", "id/v10": "ten", "id/v2": "two" }, "ten"],
  [{ "snyk/asset/finding/v1": "asset", "0": "hash", "1": "parts", identity: "uuid" }, "asset"],
  [{ b: "b", a: "a" }, "a"],
  [{ "flawHashOrdinal/v1": "1", "flawHashCount/v1": "2", "flawHash/v1": "h", "lineNumber/v1": "7" }, "h"],
  [{ buildId: "7", runGuid: "x", scanTimestamp: "y" }, undefined],
  [{ "matchBasedId/v1": "requires login" }, undefined],
  [{ "id/v1": "" }, undefined],
  [{}, undefined],
] as [Record<string, string>, string | undefined][])("of %o, the fingerprint is %o", ([fingerprints, chosen]) => {
  expect(stableFingerprint(fingerprints)).toBe(chosen);
});

it.for([
  [{ primaryLocationStartColumnFingerprint: "4", primaryLocationLineHash: "abc:1", other: "x" }, ["abc:1"]],
  [{ "primaryLocationLineHash/v2": "new", "primaryLocationLineHash/v1": "old" }, ["new"]],
  [{ "equalIndicator/v1": "one", "equalIndicator/v2": "two" }, ["two"]],
  [{ b: "2", a: "1", startColumn: "3", "resultOrdinal/v1": "4" }, ["1", "2"]],
  [{ commitSha: "8d9405e", email: "ada@acme.example" }, []],
] as [Record<string, string>, string[]][])("of %o, the partial fingerprints are %o", ([fingerprints, chosen]) => {
  expect(stablePartials(fingerprints)).toEqual(chosen);
});
