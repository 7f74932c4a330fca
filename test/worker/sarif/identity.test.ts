import { describe, expect, it } from "vitest";
import type { Finding } from "../../../worker/findings/schemas.ts";
import { SarifReceipt } from "../../../worker/sarif/schemas.ts";
import { call, expectBody } from "../support/client.ts";
import { addFinding, listFindings, type Place } from "../support/findings.ts";
import { at, exportOf, freshScan, type Json, logOf, post, resultOf, takeOne } from "./upload.ts";

function line(startLine: number, change: Json = {}): Json {
  return resultOf({ ...at("a.js", { startLine }), ...change });
}

function tool(name: string, version = "1"): Json {
  return { tool: { driver: { name, version } } };
}

async function idOf(change: Json, run: Json = {}): Promise<string> {
  return (await takeOne(resultOf(change), run)).finding.external_id;
}

async function expectSameId(some: Json[], isSame = true): Promise<void> {
  const ids: string[] = [];
  for (const change of some) ids.push(await idOf(change));
  expect(new Set(ids).size).toBe(isSame ? 1 : some.length);
}

function totalOf(some: { results: number }[]): number {
  return some.reduce((total, { results }) => total + results, 0);
}

/** A result that names the finding of this service that it is. */
function exported(startLine: number, id: string): Json {
  return line(startLine, { fingerprints: { "externalId/v1": id } });
}

function idsOf(findings: Finding[]): string[] {
  return findings.map((one) => one.external_id).toSorted();
}

/** Uploads to one scan; of each its counts: stored, duplicate, already stored. */
async function uploadAll(logs: Json[], scan?: Place) {
  const place = scan ?? (await freshScan());
  const counts: number[][] = [];
  for (const log of logs) {
    const { runs } = await expectBody(await post(place, log), 201, SarifReceipt);
    const skipped = (reason: string) => runs.flatMap((run) => run.skipped).filter((one) => one.reason === reason);
    const stored = runs.reduce((total, run) => total + run.stored, 0);
    counts.push([stored, totalOf(skipped("duplicate")), totalOf(skipped("already_stored"))]);
  }
  return { place, counts, findings: await listFindings(place) };
}

function linesById(findings: Finding[]): Map<string, number | null> {
  return new Map(findings.map((one) => [one.external_id, one.location_line]));
}

describe("the external id stays as it is", () => {
  it.for([
    ["when code moves", [line(1, { message: { text: "m" } }), line(90, { message: { text: "m" } })]],
    [
      "when the snippet is spaced in another way",
      [
        at("a.js", { startLine: 1, snippet: { text: "eval( x )" } }),
        at("a.js", { startLine: 9, snippet: { text: "eval(\n  x)" } }),
      ],
    ],
    [
      "by the fingerprint, whatever the message and the partial ones say",
      [
        { fingerprints: { "id/v1": "one" }, message: { text: "a" } },
        { fingerprints: { "id/v1": "one" }, message: { text: "b" }, partialFingerprints: { x: "1" } },
      ],
    ],
    [
      "by the newest version of a fingerprint, as a number",
      [{ fingerprints: { "id/v9": "old", "id/v10": "new" } }, { fingerprints: { "id/v10": "new", "id/v2": "x" } }],
    ],
    [
      "by the partial fingerprint that hosts compare by",
      [
        { partialFingerprints: { primaryLocationLineHash: "abc:1", primaryLocationStartColumnFingerprint: "4" } },
        { partialFingerprints: { primaryLocationLineHash: "abc:1", primaryLocationStartColumnFingerprint: "9" } },
      ],
    ],
    [
      "without the commit and the people that a partial fingerprint names",
      [
        { partialFingerprints: { commitSha: "8d9405e", email: "ada@acme.example", other: "x" } },
        { partialFingerprints: { commitSha: "1234567", author: "Ada", date: "d", commitMessage: "m", other: "x" } },
      ],
    ],
    [
      "without a placeholder",
      [{ fingerprints: { "matchBasedId/v1": "requires login" } }, { fingerprints: { a: "" }, partialFingerprints: {} }],
    ],
  ] as [string, Json[]][])("%s", async ([, some]) => {
    await expectSameId(some);
  });

  it("of a version of the tool", async () => {
    expect(await idOf({}, tool("lint", "1.0"))).toBe(await idOf({}, tool("lint", "2.0")));
  });
});

describe("the external id is another", () => {
  const fingerprints = { "id/v1": "one" };
  it.for([
    ["for another path", [{ fingerprints, ...at("a.js") }, { fingerprints, ...at("b.js") }, { fingerprints }]],
    [
      "for another rule",
      [
        { fingerprints, ruleId: "a" },
        { fingerprints, ruleId: "b" },
      ],
    ],
    ["for another fingerprint", [{ fingerprints }, { fingerprints: { "id/v1": "two" } }]],
    ["for another snippet", [at("a.js", { snippet: { text: "x" } }), at("a.js", { snippet: { text: "y" } })]],
    ["for another message", [{ message: { text: "x" } }, { message: { text: "y" } }]],
    [
      "for a fingerprint and a partial one of the same text",
      [{ fingerprints: { a: "x" } }, { partialFingerprints: { a: "x" } }],
    ],
    [
      "for another place that is no file",
      ["a.f", "a.g"].map((fullyQualifiedName) => ({ locations: [{ logicalLocations: [{ fullyQualifiedName }] }] })),
    ],
  ] as [string, Json[]][])("%s", async ([, some]) => {
    await expectSameId(some, false);
  });

  it("for another tool", async () => {
    expect(await idOf({ fingerprints }, tool("lint"))).not.toBe(await idOf({ fingerprints }, tool("other")));
  });
});

describe("results that are alike", () => {
  it("are numbered by their place, whatever their order in the file", async () => {
    const region = { startLine: 2, startColumn: 9, endLine: 2, endColumn: 12 };
    const results = [
      line(1),
      line(2),
      resultOf(at("a.js", { ...region, endColumn: 10 })),
      resultOf(at("a.js", region)),
      line(30),
    ];
    const { findings } = await uploadAll([logOf(results)]);
    const stem = findings[0]?.external_id ?? "";
    const expected = findings.map((one) => [one.external_id, one.location_line, one.location_column, endOf(one)]);
    expect(expected).toEqual([
      [stem, 1, null, undefined],
      [`${stem}#2`, 2, null, undefined],
      [`${stem}#3`, 2, 9, 10],
      [`${stem}#4`, 2, 9, 12],
      [`${stem}#5`, 30, null, undefined],
    ]);
    for (const order of [
      [4, 3, 2, 1, 0],
      [2, 0, 4, 1, 3],
      [3, 4, 0, 2, 1],
    ]) {
      const shuffled = await uploadAll([logOf(order.map((index) => results[index]))]);
      const again = shuffled.findings.map((one) => [
        one.external_id,
        one.location_line,
        one.location_column,
        endOf(one),
      ]);
      expect(new Set(again.map(String))).toEqual(new Set(expected.map(String)));
    }
  });

  it("are numbered by offset where there is no line", async () => {
    const offsets = [70, 7, 700].map((charOffset) => resultOf(at("a.bin", { charOffset })));
    const { findings } = await uploadAll([logOf(offsets)]);
    const numbers = findings.map((one) => Number(one.external_id.split("#")[1] ?? 1));
    expect(numbers).toEqual([2, 1, 3]);
  });

  it("all survive: the secrets of a rule that gitleaks redacts", async () => {
    const commit = {
      commitSha: "8d9405e",
      email: "ada@acme.example",
      author: "Ada",
      date: "2026-01-01",
      commitMessage: "m",
    };
    const redacted = [3, 4, 9].map((startLine) =>
      resultOf({
        message: { text: "aws-access-token has detected secret for file a.env." },
        ruleId: "aws-access-token",
        ...at("a.env", { startLine, startColumn: 5, endLine: startLine, endColumn: 25, snippet: { text: "REDACTED" } }),
        partialFingerprints: commit,
      }),
    );
    const { counts, findings } = await uploadAll([logOf(redacted, tool("gitleaks"))]);
    expect([counts, findings.map((one) => one.location_line)]).toEqual([[[3, 0, 0]], [3, 4, 9]]);
  });

  const CHANGES: [string, Json[]][] = [
    ["line", [line(1), line(2)]],
    ["column", [1, 2].map((startColumn) => resultOf(at("a.js", { startLine: 1, startColumn })))],
    [
      "logical location",
      ["f", "g"].map((name) => line(1, { locations: [{ ...placeOf(1), logicalLocations: [{ name, index: 0 }] }] })),
    ],
    ["related location", [1, 2].map((n) => line(1, { relatedLocations: [placeOf(n)] }))],
    ["property", [1, 2].map((n) => line(1, { properties: { index: n, name: "x" } }))],
    ["further location", [1, 2].map((n) => line(1, { locations: [placeOf(1), placeOf(n)] }))],
    ["code flow", ["a", "b"].map((id) => line(1, { codeFlows: [{ threadFlows: [{ id }] }] }))],
    ["request", ["a", "b"].map((target) => line(1, { webRequest: { target } }))],
    [
      "message argument",
      ["a", "b"].map((one) => line(1, { message: { id: "m", arguments: [one] }, fingerprints: { a: "x" } })),
    ],
    ["count", [1, 2].map((occurrenceCount) => line(1, { occurrenceCount }))],
    ["partial fingerprint", ["1", "2"].map((b) => line(1, { fingerprints: { a: "x" }, partialFingerprints: { b } }))],
  ];

  it.for(CHANGES)("are no duplicates when they differ in a %s, in one file and in two", async ([, some]) => {
    const together = await uploadAll([logOf(some), logOf(some.toReversed())]);
    expect(together.counts).toEqual([
      [2, 0, 0],
      [0, 0, 2],
    ]);
    const apart = await uploadAll([
      ...some.map((one) => logOf([one])),
      logOf(some),
      ...some.map((one) => logOf([one])),
    ]);
    expect(apart.counts).toEqual([
      [1, 0, 0],
      [1, 0, 0],
      [0, 0, 2],
      [0, 0, 1],
      [0, 0, 1],
    ]);
    expect(new Set(apart.findings.map((one) => one.external_id)).size).toBe(2);
  });

  const SAME: [string, Json[]][] = [
    ["in nothing", [line(1), line(1)]],
    ["in the order of members", [line(1), Object.fromEntries(Object.entries(line(1)).toReversed())]],
    ["in the index of the rule", [line(1, { ruleIndex: 0 }), line(1, { ruleIndex: 7 })]],
    [
      "in the GUID of the run",
      ["1", "2"].map((guid) => line(1, { guid, provenance: { firstDetectionRunGuid: guid } })),
    ],
    ["in the comparison with another run", ["new", "unchanged"].map((baselineState) => line(1, { baselineState }))],
    ["in how the path is written", ["a/b.js", "./a/x/../b.js"].map((uri) => resultOf(at(uri)))],
    ["in the index of the artifact", [resultOf(at("a.js")), resultOf(at("a.js", undefined, { index: 0 }))]],
    [
      "in the index of a reference that has a name",
      [0, 1].map((index) => line(1, { rule: { id: "no-eval", index }, taxa: [{ id: "1", index }] })),
    ],
  ];

  it.for(SAME)("are duplicates when they differ %s", async ([, some]) => {
    expect((await uploadAll([logOf(some)])).counts).toEqual([[1, 1, 0]]);
    expect((await uploadAll(some.map((one) => logOf([one])))).counts).toEqual([
      [1, 0, 0],
      [0, 0, 1],
    ]);
  });

  it("are distinguished by what an index points to", async () => {
    const results = [0, 1].map((index) =>
      line(1, { relatedLocations: [{ physicalLocation: { artifactLocation: { index } } }] }),
    );
    const artifacts = [{ location: { uri: "x.js" } }, { location: { uri: "y.js" } }];
    const { counts } = await uploadAll([
      logOf(results, { artifacts }),
      logOf(results.toReversed(), { artifacts }),
      logOf(results.slice(0, 1), { artifacts: artifacts.toReversed() }),
      logOf(results.slice(0, 1), { artifacts: [{ location: { uri: "z.js" } }] }),
    ]);
    expect(counts).toEqual([
      [2, 0, 0],
      [0, 0, 2],
      [0, 0, 1],
      [1, 0, 0],
    ]);
  });
});

function placeOf(startLine: number) {
  return { physicalLocation: { artifactLocation: { uri: "a.js" }, region: { startLine } } };
}

function endOf({ metadata }: Finding): unknown {
  return (metadata as { sarif: Json }).sarif["end_column"];
}

describe("several runs and uploads", () => {
  it("of one tool have each result once, also in another version and in runs of one file", async () => {
    const runs = [logOf([line(1), line(2)], tool("lint", "1")), logOf([line(2), line(3)], tool("lint", "2"))];
    const file = { version: "2.1.0", runs: runs.flatMap((log) => log["runs"]) };
    const { counts, findings } = await uploadAll([file, ...runs, file]);
    expect(counts).toEqual([
      [3, 1, 0],
      [0, 0, 2],
      [0, 0, 2],
      [0, 1, 3],
    ]);
    expect(findings.map((one) => one.location_line)).toEqual([1, 2, 3]);
  });

  it("of different tools have each its own", async () => {
    const results = [line(1, { fingerprints: { a: "x" } })];
    const { counts } = await uploadAll([
      logOf(results, tool("one")),
      logOf(results, tool("two")),
      logOf(results, tool("one")),
    ]);
    expect(counts).toEqual([
      [1, 0, 0],
      [1, 0, 0],
      [0, 0, 1],
    ]);
  });

  it("never lose a result, and never store one twice, however they overlap", async () => {
    let state = 7;
    const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
    const all = Array.from({ length: 24 }, (_, n) =>
      line((n % 6) + 1, {
        ruleId: `r${n % 2}`,
        properties: { n: n % 12 },
        ...(n % 3 === 0 && { fingerprints: { a: "x" } }),
      }),
    );
    const distinct = new Set(all.map((one) => JSON.stringify(one)));
    for (let round = 0; round < 6; round += 1) {
      const parts = Array.from({ length: 4 }, () => all.filter(() => random(3) === 0));
      const { counts, findings } = await uploadAll([
        ...parts.map((part) => logOf(part)),
        logOf(all),
        logOf(all.toReversed()),
      ]);
      expect(findings).toHaveLength(distinct.size);
      expect(counts.reduce((sum, [stored = 0]) => sum + stored, 0)).toBe(distinct.size);
      expect(counts.at(-1)).toEqual([0, all.length - distinct.size, distinct.size]);
      for (const [index, part] of parts.entries()) {
        expect(counts[index]?.reduce((sum, count) => sum + count, 0)).toBe(part.length);
      }
    }
  });

  it("at the same time lose none of the results that share a stem", async () => {
    const place = await freshScan();
    const logs = Array.from({ length: 6 }, (_, n) => logOf([line(n + 1), line(n + 2), line(100)]));
    const responses = await Promise.all(logs.map((log) => post(place, log)));
    expect(responses.map(({ status }) => status)).toEqual(logs.map(() => 201));
    const lines = (await listFindings(place)).map((one) => one.location_line ?? 0);
    expect(lines.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 100]);
  });

  it("of files too large for one batch are exact too", async () => {
    const results = Array.from({ length: 6_000 }, (_, n) =>
      line(n + 1, { properties: { text: "x".repeat(900) }, message: { text: "y".repeat(1_000) } }),
    );
    const { counts, findings } = await uploadAll([
      logOf(results.slice(3_000)),
      logOf(results),
      logOf(results.toReversed()),
    ]);
    expect(counts).toEqual([
      [3_000, 0, 0],
      [3_000, 0, 3_000],
      [0, 0, 6_000],
    ]);
    expect(new Set(findings.map((one) => one.external_id)).size).toBe(6_000);
  });

  it("keep their numbers where a finding was deleted in between", async () => {
    const { place, findings } = await uploadAll([logOf([line(1), line(2), line(3)])]);
    const second = findings[1];
    await call("DELETE", `${place.path}/findings/${second?.id}`, { token: place.tenant.token });
    const again = await uploadAll([logOf([line(1), line(2), line(3), line(4)])], place);
    expect(again.counts).toEqual([[2, 0, 2]]);
    const stem = findings[0]?.external_id ?? "";
    expect(linesById(again.findings)).toEqual(
      new Map([
        [stem, 1],
        [`${stem}#3`, 3],
        [`${stem}#2`, 2],
        [`${stem}#4`, 4],
      ]),
    );
  });
});

describe("an exported finding", () => {
  it("is the same in the scan that it is from, and has its id in another", async () => {
    const { place, findings } = await uploadAll([
      logOf([line(2), line(1), line(1, { fingerprints: { a: "x" } }), line(1, { partialFingerprints: { b: "y" } })]),
    ]);
    await addFinding(place, "own#7", { location_path: "a//b.js", location_line: -4, location_column: 3 });
    await addFinding(place, "x#1", { scanner: "a", location_path: "C:/x y.js", location_line: 4, location_column: 2 });
    const log = await exportOf(place);
    expect((await uploadAll([log], place)).counts).toEqual([[0, 0, 6]]);
    const other = await uploadAll([log]);
    expect(other.counts).toEqual([[6, 0, 0]]);
    expect(idsOf(other.findings)).toEqual([...idsOf(findings), "own#7", "x#1"].toSorted());
    const original = logOf([line(1), line(2), line(1, { fingerprints: { a: "x" } })]);
    expect((await uploadAll([log, original], other.place)).counts).toEqual([
      [0, 0, 6],
      [0, 0, 3],
    ]);
  });

  it("is another where its scanner or its place is", async () => {
    const place = await freshScan();
    await addFinding(place, "n-1", { scanner: "lint", location_path: "a.js", location_line: 1 });
    const { counts, findings } = await uploadAll(
      [
        logOf([exported(1, "n-1")]),
        logOf([exported(2, "n-1")]),
        logOf([exported(1, "n-1")], tool("other")),
        logOf([exported(2, "n-1"), exported(1, "n-1")]),
      ],
      place,
    );
    expect(counts).toEqual([
      [0, 0, 1],
      [1, 0, 0],
      [1, 0, 0],
      [0, 0, 2],
    ]);
    expect(findings.map((one) => one.external_id)).toEqual(["n-1", "n-1#2", "n-1#3"]);
  });

  it("keeps an id that looks like a number of another, where that is free", async () => {
    const { findings, counts } = await uploadAll([
      logOf([
        exported(1, "x"),
        exported(2, "x#2"),
        exported(3, "x"),
        exported(4, "x#2"),
        exported(5, "y#1"),
        exported(6, "#3"),
      ]),
    ]);
    expect(counts).toEqual([[6, 0, 0]]);
    expect(linesById(findings)).toEqual(
      new Map([
        ["x", 1],
        ["x#2", 2],
        ["x#3", 3],
        ["x#4", 4],
        ["y#1", 5],
        ["#3", 6],
      ]),
    );
  });

  it.for(["a#5#7", "x".repeat(491), ""])(
    "has an id of its own where it cannot have that which it names: %#",
    async (id) => {
      const place = await freshScan();
      await addFinding(place, "a#5");
      await addFinding(place, "a#5#7");
      const log = logOf([1, 2].map((startLine) => line(startLine, { fingerprints: { "externalId/v1": id } })));
      const { counts, findings } = await uploadAll([log, log], place);
      expect(counts).toEqual([
        [2, 0, 0],
        [0, 0, 2],
      ]);
      expect(findings[2]?.external_id).toMatch(/^[\da-f]{40}$/);
    },
  );
});
