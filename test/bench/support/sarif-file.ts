const RULES = 120;

/** A log similar to an analyzer's: rules with help, artifacts, code flows, and two regions per result. */
export function makeSarif(runs: number, resultsPerRun: number): string {
  return JSON.stringify({
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: Array.from({ length: runs }, (_, run) => makeRun(run, resultsPerRun)),
  });
}

function makeRun(run: number, results: number): object {
  return {
    tool: {
      driver: {
        name: `analyzer-${run}`,
        semanticVersion: "2.4.1",
        rules: Array.from({ length: RULES }, (_, n) => makeRule(n)),
      },
    },
    artifacts: Array.from({ length: 900 }, (_, n) => ({
      location: { uri: pathOf(n), uriBaseId: "%SRCROOT%", index: n },
    })),
    results: Array.from({ length: results }, (_, n) => makeResult(run, n)),
    columnKind: "utf16CodeUnits",
  };
}

function makeRule(number: number): object {
  return {
    id: `js/rule-${number}`,
    name: `js/rule-${number}`,
    shortDescription: { text: `A value from outside reaches sink ${number}` },
    fullDescription: {
      text: "Whoever controls the value controls what happens: check it before it is used. ".repeat(3),
    },
    help: { text: "Recommendation, example and references. ".repeat(40) },
    defaultConfiguration: { level: "warning" },
    properties: {
      tags: ["security", `external/cwe/cwe-${String(number).padStart(3, "0")}`],
      "security-severity": "7.8",
    },
  };
}

function makeResult(run: number, number: number): object {
  const region = { startLine: (number % 5_000) + 1, startColumn: 9, endLine: (number % 5_000) + 1, endColumn: 48 };
  const physicalLocation = {
    artifactLocation: { uri: pathOf(number), uriBaseId: "%SRCROOT%", index: number % 900 },
    region,
  };
  return {
    ruleId: `js/rule-${number % RULES}`,
    ruleIndex: number % RULES,
    message: { text: `This call depends on [a value from outside](1), number ${number}.` },
    locations: [{ physicalLocation }],
    partialFingerprints: { primaryLocationLineHash: `${run}${number.toString(16).padStart(15, "0")}:1` },
    codeFlows: [
      { threadFlows: [{ locations: [{ location: { physicalLocation, message: { text: "the source" } } }] }] },
    ],
    relatedLocations: [{ id: 1, physicalLocation, message: { text: "a value from outside" } }],
  };
}

function pathOf(number: number): string {
  return `src/modules/module-${number % 997}/controllers/controller-${number % 89}.ts`;
}
