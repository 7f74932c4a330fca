import { describe, expect, it } from "vitest";
import { expectError } from "../support/client.ts";
import { listFindings } from "../support/findings.ts";
import { at, freshScan, type Json, logOf, post, resultOf, take } from "./upload.ts";

async function refusalOf(log: unknown): Promise<string> {
  const place = await freshScan();
  const message = await expectError(await post(place, log), 400, "bad_request");
  expect(await listFindings(place)).toEqual([]);
  return message;
}

function located(location: unknown): Json {
  return { locations: [{}, location] };
}

function placed(physicalLocation: Json): Json {
  return located({ physicalLocation: { artifactLocation: { uri: "a.js" }, ...physicalLocation } });
}

const UNKNOWN = "is not a property that SARIF 2.1.0 has here";
const POSITION = "must be an integer of at least -1";

describe("a result that the schema does not allow is refused with its place", () => {
  it.for([
    [{ locations: 5 }, "locations: must be an array"],
    [{ locations: {} }, "locations: must be an array"],
    [{ locations: null }, "locations: must be an array"],
    [{ locations: ["a.js"] }, "locations[0]: must be an object"],
    [located({ physical_location: {} }), `locations[1].physical_location: ${UNKNOWN}`],
    [located({ physicallocation: {} }), `locations[1].physicallocation: ${UNKNOWN}`],
    [located({ physicalLocation: [] }), "locations[1].physicalLocation: must be an object"],
    [located({ physicalLocation: {} }), "locations[1].physicalLocation: must have one of address, artifactLocation"],
    [placed({ artifactLocation: "a.js" }), "locations[1].physicalLocation.artifactLocation: must be an object"],
    [placed({ artifactLocation: { uri: 5 } }), "locations[1].physicalLocation.artifactLocation.uri: must be a string"],
    [placed({ artifactLocation: { url: "a" } }), `locations[1].physicalLocation.artifactLocation.url: ${UNKNOWN}`],
    [placed({ region: 3 }), "locations[1].physicalLocation.region: must be an object"],
    [placed({ region: { startLine: "3" } }), `locations[1].physicalLocation.region.startLine: ${POSITION}`],
    [placed({ region: { startLine: 1.5 } }), `locations[1].physicalLocation.region.startLine: ${POSITION}`],
    [placed({ region: { startLine: -2 } }), `locations[1].physicalLocation.region.startLine: ${POSITION}`],
    [placed({ region: { line: 3 } }), `locations[1].physicalLocation.region.line: ${UNKNOWN}`],
    [placed({ region: { snippet: "x" } }), "locations[1].physicalLocation.region.snippet: must be an object"],
    [located({ logicalLocations: { name: "f" } }), "locations[1].logicalLocations: must be an array"],
    [{ relatedLocations: [{ id: "1" }] }, `relatedLocations[0].id: ${POSITION}`],
    [{ message: "eval can be harmful" }, "message: must be an object"],
    [{ message: null }, "message: must be an object"],
    [{ message: undefined }, "message: is required"],
    [{ message: {} }, "message: must have one of text, id"],
    [{ message: { markdown: "**m**" } }, "message: must have one of text, id"],
    [{ message: { text: ["m"] } }, "message.text: must be a string"],
    [{ message: { text: "{0}", arguments: [5] } }, "message.arguments[0]: must be a string"],
    [{ ruleId: 5 }, "ruleId: must be a string"],
    [{ ruleID: "r" }, `ruleID: ${UNKNOWN}`],
    [{ ruleIndex: "0" }, "ruleIndex: must be an integer of at least -1"],
    [{ rule: "no-eval" }, "rule: must be an object"],
    [{ rule: {} }, "rule: must have one of index, guid, id"],
    [{ level: "fatal" }, "level: must be one of error, warning, note, none"],
    [{ level: 3 }, "level: must be one of error, warning, note, none"],
    [{ level: null }, "level: must be one of error, warning, note, none"],
    [{ kind: "bug" }, "kind: must be one of notApplicable, pass, fail, review, open, informational"],
    [{ severity: "high" }, `severity: ${UNKNOWN}`],
    [{ fingerprints: "x" }, "fingerprints: must be an object"],
    [{ fingerprints: { "a/v1": 5 } }, "fingerprints.a/v1: must be a string"],
    [{ partialFingerprints: [] }, "partialFingerprints: must be an object"],
    [{ suppressions: [{ status: "accepted" }] }, "suppressions[0].kind: is required"],
    [{ suppressions: ["inSource"] }, "suppressions[0]: must be an object"],
    [{ suppressions: true }, "suppressions: must be an array"],
    [{ baselineState: "old" }, "baselineState: must be one of new, unchanged, updated, absent"],
    [{ rank: "high" }, "rank: must be a number from -1 to 100"],
    [{ rank: 101 }, "rank: must be a number from -1 to 100"],
    [{ taxa: ["CWE-79"] }, "taxa[0]: must be an object"],
    [{ properties: ["security"] }, "properties: must be an object"],
    [{ codeFlows: {} }, "codeFlows: must be an array"],
    [{ codeFlows: 5 }, "codeFlows: must be an array"],
    [{ fixes: { description: {} } }, "fixes: must be an array"],
    [{ stacks: "x" }, "stacks: must be an array"],
    [{ webRequest: [] }, "webRequest: must be an object"],
    [{ occurrenceCount: 0 }, "occurrenceCount: must be an integer of at least 1"],
    [{ guid: 5 }, "guid: must be a string"],
  ] as [Json, string][])("%o", async ([change, fault]) => {
    expect(await refusalOf(logOf([resultOf(), resultOf(change)]))).toBe(`runs[0].results[1].${fault}`);
  });

  it("also in a run after others, and with a name that is anything", async () => {
    const name = `\uD800${"x".repeat(5_000)}`;
    const runs = [logOf([resultOf()]), logOf([resultOf({ [name]: 1 })])].flatMap((log) => log["runs"]);
    expect(await refusalOf({ version: "2.1.0", runs })).toBe(`runs[1].results[0].\uFFFD${"x".repeat(99)}: ${UNKNOWN}`);
  });
});

describe("a run whose parts have the wrong type is refused with their place", () => {
  it.for([
    [{ tool: "lint" }, "tool: must be an object"],
    [{ tool: { driver: [] } }, "tool.driver: must be an object"],
    [{ tool: { driver: { name: 5 } } }, "tool.driver.name: must be a string"],
    [{ tool: { driver: { rules: {} } } }, "tool.driver.rules: must be an array"],
    [{ tool: { driver: { rules: ["r"] } } }, "tool.driver.rules[0]: must be an object"],
    [{ tool: { driver: { rules: [null] } } }, "tool.driver.rules[0]: must be an object"],
    [{ tool: { driver: { rules: [{ id: 5 }] } } }, "tool.driver.rules[0].id: must be a string"],
    [
      { tool: { driver: { rules: [{ shortDescription: "x" }] } } },
      "tool.driver.rules[0].shortDescription: must be an object",
    ],
    [
      { tool: { driver: { rules: [{ defaultConfiguration: { level: "high" } }] } } },
      "tool.driver.rules[0].defaultConfiguration.level: must be one of error, warning, note, none",
    ],
    [{ tool: { extensions: {} } }, "tool.extensions: must be an array"],
    [{ artifacts: {} }, "artifacts: must be an array"],
    [{ artifacts: [5] }, "artifacts[0]: must be an object"],
    [{ artifacts: [{ location: "a.js" }] }, "artifacts[0].location: must be an object"],
    [{ taxonomies: [{ taxa: {} }] }, "taxonomies[0].taxa: must be an array"],
    [{ columnKind: 5 }, "columnKind: must be one of utf16CodeUnits, unicodeCodePoints"],
    [{ originalUriBaseIds: { ROOT: "/src" } }, "originalUriBaseIds.ROOT: must be an object"],
    [{ invocations: {} }, "invocations: must be an array"],
    [{ invocations: [{ executionSuccessful: "no" }] }, "invocations[0].executionSuccessful: must be true or false"],
    [
      { invocations: [{ toolExecutionNotifications: [{ level: 2 }] }] },
      "invocations[0].toolExecutionNotifications[0].level: must be one of error, warning, note, none",
    ],
  ] as [Json, string][])("%o", async ([run, fault]) => {
    expect(await refusalOf(logOf([resultOf()], run))).toBe(`runs[0].${fault}`);
  });

  it("where nothing is null, which is as good as absent there", async () => {
    const driver = { name: "t", version: null, rules: null, globalMessageStrings: null };
    const run = { tool: { driver, extensions: null }, artifacts: null, taxonomies: null, columnKind: null };
    const { findings, runs } = await take(logOf([resultOf()], { ...run, originalUriBaseIds: null, invocations: null }));
    expect([findings.length, runs[0]?.warnings]).toEqual([1, []]);
  });
});

describe("a result is taken", () => {
  it.for([
    at("a.js", { startLine: 0, startColumn: 0, endLine: -1, endColumn: 0, charOffset: -1 }),
    { level: "Error", kind: "Fail", baselineState: "NEW" },
    at("C:\\a b\\%zz.js"),
    { guid: "not a GUID", hostedViewerUri: "not a URI" },
  ] as Json[])("with what many tools write: %o", async (change) => {
    const { findings, runs } = await take(
      logOf([resultOf(change)], { invocations: [{ workingDirectory: { uri: "C:\\a b" } }] }),
    );
    expect([findings.length, runs[0]?.warnings]).toEqual([1, []]);
  });
});
