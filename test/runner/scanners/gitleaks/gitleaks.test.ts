import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createBetterleaksScanner } from "../../../../runner/scanners/gitleaks/betterleaks.ts";
import { createGitleaksScanner } from "../../../../runner/scanners/gitleaks/gitleaks.ts";
import type { SourceTree } from "../../../../runner/repository/source-tree.ts";
import { DEFAULT_LIMITS, type EngineOptions } from "../../../../runner/scanners/shared/scanner.ts";
import { PipelineFinding } from "../../../../worker/contract/finding.ts";
import { readSecretCases } from "../secrets/secret-cases.ts";
import {
  contextOf,
  directoryOf,
  failureOf,
  isInstalled,
  optionsOf,
  replaying,
  treeOf,
} from "../engines/engine-fixture.ts";
import { recordedReport } from "../engines/recorded-report.ts";
import { SECRET_SOURCES, SECRETS } from "../engines/secret-sources.ts";

const FOUND = [
  ["conf/.env", 2, 11, "secret.npm.access-token"],
  ["conf/.env", 3, 30, "secret.database.connection-url"],
  ["src/a.js", 1, 12, "secret.github.personal-access-token"],
  ["src/a.js", 1, 64, "secret.github.personal-access-token"],
  ["src/a.js", 2, 26, "secret.github.personal-access-token"],
  ["test/b64.txt", 2, 9, "secret.stripe.secret-key"],
  ["text/dist/app.min.js", 1, 18, "secret.stripe.secret-key"],
];

function placesOf(findings: readonly PipelineFinding[]): unknown[] {
  return findings
    .map((one) => [one.location_path, one.location_line, one.location_column, one.metadata.rule_id])
    .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

function expectNoSecret(reported: unknown): void {
  const text = JSON.stringify(reported);
  for (const secret of Object.values(SECRETS)) {
    expect(text).not.toContain(secret.slice(8, -4));
    expect(text).not.toContain(Buffer.from(secret).toString("base64").slice(4, 20));
  }
}

async function replayed(stdout: (tree: SourceTree) => string, exitCode = 0, before = "") {
  const tree = await treeOf(SECRET_SOURCES);
  const searchPath = await replaying("gitleaks", "8.30.1", { stdout: stdout(tree), exitCode, before });
  return { tree, scanner: createGitleaksScanner(optionsOf({ searchPath })) };
}

function gitleaksReport({ root }: SourceTree): string {
  return recordedReport("gitleaks-8.30.1", { root, ...SECRETS });
}

describe("recorded reports", () => {
  test.each([
    ["gitleaks", "gitleaks-8.30.1", "8.30.1", createGitleaksScanner],
    ["betterleaks", "betterleaks-derived", "1.7.0", createBetterleaksScanner],
  ] as const)("of %s become findings without the secret", async (name, report, version, create) => {
    const tree = await treeOf(SECRET_SOURCES);
    const stdout = recordedReport(report, { root: tree.root, ...SECRETS });
    const scanner = create(optionsOf({ searchPath: await replaying(name, version, { stdout }) }));
    expect(await scanner.version()).toBe(version);
    const result = await scanner.scan(tree, contextOf());
    expect(placesOf(result.findings.map((finding) => PipelineFinding.parse(finding)))).toEqual(FOUND);
    expect(result).toMatchObject({ truncated: false, skipped: [] });
    expectNoSecret(result);
    expect(result.findings.find(({ location_path: path }) => path === "conf/.env")).toMatchObject({
      scanner: name,
      severity: "high",
      title: "Hard-coded credential: npm access token",
      metadata: {
        cwe: "CWE-798",
        confidence: "high",
        preview: `${SECRETS.NPM.slice(0, 4)}****${SECRETS.NPM.slice(-2)}`,
        snippet: `NPM_TOKEN=${SECRETS.NPM.slice(0, 4)}****${SECRETS.NPM.slice(-2)}`,
      },
    });
    expect(result.findings.find(({ location_path: path }) => path === "test/b64.txt")?.metadata.confidence).toBe(
      "medium",
    );
    expect(new Set(result.findings.map(({ external_id: id }) => id)).size).toBe(FOUND.length);
  });

  test("have identities that need the key of the project", async () => {
    const { tree, scanner } = await replayed(gitleaksReport);
    const ids = async (key: string) => {
      const { findings } = await scanner.scan(tree, contextOf({ fingerprintKey: Buffer.from(key) }));
      return findings.map(({ external_id: id }) => id).toSorted();
    };
    expect(await ids("one")).toEqual(await ids("one"));
    expect((await ids("one")).filter((id) => id === undefined)).toEqual([]);
    const other = new Set(await ids("two"));
    expect((await ids("one")).filter((id) => other.has(id))).toEqual([]);
  });

  test("of a copy with blanked lines are those of its original alone", async () => {
    const { tree, scanner } = await replayed(gitleaksReport);
    const files = tree.files.map((file) =>
      file.path === "src/a.js" ? { ...file, isBlankedCopy: true as const } : file,
    );
    const report = await scanner.scan({ ...tree, files }, contextOf());
    expect(placesOf(report.findings)).toEqual(FOUND.filter(([path]) => path !== "src/a.js"));
  });

  test("are cut where there are more than may be kept", async () => {
    const { tree, scanner } = await replayed(gitleaksReport);
    const report = await scanner.scan(tree, contextOf({ maxFindings: 3 }));
    expect(report.findings).toHaveLength(3);
    expect(report.truncated).toBe(true);
  });

  test("of an operator's rules are taken at their word, and show nothing of the value", async () => {
    const { tree } = await replayed(gitleaksReport);
    const items = JSON.parse(gitleaksReport(tree));
    const stdout = JSON.stringify(
      items.map((item: object) => Object.assign(item, { RuleID: "own-rule", Description: "Mine." })),
    );
    const searchPath = await replaying("gitleaks", "8.30.1", { stdout });
    const scanner = createGitleaksScanner(optionsOf({ searchPath, secretRules: "/own.toml" }));
    const { findings } = await scanner.scan(tree, contextOf());
    // Also what our own rules know to be no secret.
    expect(findings.map(({ location_path: path }) => path)).toContain("docs/example.md");
    expect(findings[0]).toMatchObject({
      title: "Mine.",
      severity: "high",
      metadata: { rule_id: "own-rule", preview: "****" },
    });
    expectNoSecret(findings);
  });
});

describe("a failure", () => {
  test("with a report keeps what was found", async () => {
    const { tree, scanner } = await replayed(gitleaksReport, 1);
    const error = await failureOf(scanner.scan(tree, contextOf()));
    expect(error.message).toBe("gitleaks ended with exit code 1.");
    expect(placesOf(error.findings)).toEqual(FOUND);
  });

  test("in the middle of the report keeps what came before, and quotes nothing", async () => {
    const { tree, scanner } = await replayed((one) => gitleaksReport(one).slice(0, 3_000));
    const error = await failureOf(scanner.scan(tree, contextOf()));
    expect(error.message).toBe("gitleaks wrote a report that cannot be read.");
    expect(error.findings.length).toBeGreaterThan(1);
    expect(FOUND).toEqual(expect.arrayContaining(placesOf(error.findings)));
    expectNoSecret([error.message, error.findings]);
  });

  test("says nothing of what the program said", async () => {
    const { tree, scanner } = await replayed(() => "", 2, `echo panic: '${SECRETS.GITHUB}' >&2`);
    const error = await failureOf(scanner.scan(tree, contextOf()));
    expect(error.message).toBe("gitleaks ended with exit code 2.");
  });

  test.each([
    ["no JSON", () => "panic: runtime error"],
    ["another shape", () => '{"findings": []}'],
    ["an item without a path", (root: string) => reportAt(root).replaceAll('"File"', '"Fill"')],
    ["an item without a secret", (root: string) => reportAt(root).replaceAll(/"Secret": "[^"]*"/g, '"Secret": ""')],
    ["nothing", () => ""],
  ])("is a report of %s", async (_, stdout) => {
    const { tree, scanner } = await replayed(({ root }) => stdout(root));
    const error = await failureOf(scanner.scan(tree, contextOf()));
    expect(error).toMatchObject({ findings: [], message: "gitleaks wrote a report that cannot be read." });
  });

  test("is a report of a file outside the tree", async () => {
    const { tree, scanner } = await replayed((one) => gitleaksReport(one).replaceAll(one.root, "/elsewhere"));
    expect((await failureOf(scanner.scan(tree, contextOf()))).message).toContain("outside the tree");
  });

  test("is a report of which one file is outside the tree, and the others count", async () => {
    const { tree, scanner } = await replayed((one) => gitleaksReport(one).replace(one.root, "/elsewhere"));
    const whole = await replayed((one) => gitleaksReport(one));
    const { findings } = await whole.scanner.scan(whole.tree, contextOf());
    const error = await failureOf(scanner.scan(tree, contextOf()));
    expect(error.message).toContain("outside the tree");
    expect(error.findings).toHaveLength(findings.length - 1);
  });

  test("is more CPU time than the settings allow", async () => {
    const { tree, scanner } = await replayed(() => "", 0, "while :; do :; done");
    const error = await failureOf(scanner.scan(tree, contextOf({ limits: { ...DEFAULT_LIMITS, cpuSeconds: 1 } })));
    expect(error.message).toBe("gitleaks used more than its 1 s of CPU time.");
  });

  test("is a report that is too large, a time that is over, a signal", async () => {
    const large = await replayed(() => "", 0, "cat /dev/zero");
    expect((await failureOf(large.scanner.scan(large.tree, contextOf()))).message).toBe(
      "gitleaks wrote more than 64 MiB of output.",
    );
    const slow = await replayed(() => "", 0, "sleep 100");
    await slow.scanner.version();
    expect((await failureOf(slow.scanner.scan(slow.tree, contextOf({ timeoutMs: 1_000 })))).message).toBe(
      "gitleaks did not finish within 1 s.",
    );
    const killed = await replayed(() => "", 0, "kill -KILL $$");
    expect((await failureOf(killed.scanner.scan(killed.tree, contextOf()))).message).toBe(
      "gitleaks was killed, probably because the system ran out of memory.",
    );
  });
});

function reportAt(root: string): string {
  return recordedReport("gitleaks-8.30.1", { root, ...SECRETS });
}

describe("at start", () => {
  test("a missing program, and versions that nobody tried, are named with the setting and what to do", async () => {
    const missing = createBetterleaksScanner(optionsOf({ searchPath: await directoryOf() }));
    expect((await failureOf(missing.version())).message).toBe(
      "betterleaks 1.4.0 or newer, before 2.0.0, is needed, and none was found on PATH. " +
        "Install it, or remove betterleaks from SECRET_SCANNERS.",
    );
    for (const version of ["8.18.4", "9.0.0", "version is set by build process"]) {
      const searchPath = await replaying("gitleaks", version, {});
      const { message } = await failureOf(createGitleaksScanner(optionsOf({ searchPath })).version());
      expect(message).toContain("gitleaks 8.28.0 or newer, before 9.0.0, is needed");
      expect(message).toContain("remove gitleaks from SECRET_SCANNERS.");
    }
  });
});

describe.each([
  ["gitleaks", createGitleaksScanner],
  ["betterleaks", createBetterleaksScanner],
] as const)("the real %s", (name, create) => {
  describe.skipIf(!isInstalled(name))("where it is installed", () => {
    const scanner = create(optionsOf());

    async function scan(sources: Record<string, string>, options: Partial<EngineOptions> = {}) {
      return create(optionsOf(options)).scan(await treeOf(sources), contextOf());
    }

    test("reports its version, and finds what the recorded report holds", async () => {
      expect(await scanner.version()).toMatch(/^\d+\.\d+\.\d+$/);
      const { findings } = await scanner.scan(await treeOf(SECRET_SOURCES), contextOf());
      expect(placesOf(findings)).toEqual(FOUND);
      expectNoSecret(findings);
    });

    test("hides what a comment says where the operator wants it, and nowhere else", async () => {
      const { findings } = await scan(SECRET_SOURCES, { honourInlineIgnores: true });
      expect(placesOf(findings)).toEqual(FOUND.filter(([path, line]) => path !== "src/a.js" || line !== 2));
    });

    test("is not configured by the repository", async () => {
      const everything = '[allowlist]\npaths = [".*"]\n';
      const { findings } = await scan({
        ...SECRET_SOURCES,
        ".gitleaks.toml": everything,
        ".betterleaks.toml": everything,
        ".gitleaksignore": FOUND.map(
          ([path, line, , rule]) => `code/${String(path)}:${String(rule)}/0:${String(line)}`,
        ).join("\n"),
        ".gitattributes": "* -diff\n",
      });
      expect(placesOf(findings)).toEqual(FOUND);
    });

    test("takes all of our rules, and finds with them what we do", async () => {
      const cases = readSecretCases();
      const sources = Object.fromEntries(cases.map(({ rule, name: file, text }) => [`${rule}/${file}`, text]));
      const { findings, skipped } = await scanner.scan(await treeOf(sources), contextOf({ maxFindings: 10_000 }));
      expect(skipped).toEqual([]);
      const places = new Set(
        findings.map((one) => `${one.metadata.rule_id} ${String(one.location_path)}:${String(one.location_line)}`),
      );
      const missed = cases.flatMap(({ rule, name: file, expectedLines }) =>
        expectedLines.map((line) => `${rule} ${rule}/${file}:${line}`).filter((place) => !places.has(place)),
      );
      expect(missed).toEqual([]);
      const harmless = new Set(
        cases.filter(({ expectedLines }) => expectedLines.length === 0).map((one) => `${one.rule}/${one.name}`),
      );
      expect(findings.filter(({ location_path: path }) => harmless.has(String(path)))).toEqual([]);
    });

    test("takes the operator's rules beside ours, or instead", async () => {
      const rule = `[[rules]]\nid = "own-rule"\ndescription = "Own secret"\nregex = '''OWN-(\\d{6})'''\nkeywords = ["own-"]\n`;
      const file = join(await directoryOf({ "own.toml": rule }), "own.toml");
      const sources = { "a.txt": `x OWN-428317 ${SECRETS.GITHUB}\n` };
      const besides = await scan(sources, { extraSecretRules: file });
      expect(besides.findings.map(({ metadata }) => metadata.rule_id)).toEqual([
        "own-rule",
        "secret.github.personal-access-token",
      ]);
      const instead = await scan(sources, { secretRules: file });
      expect(instead.findings.map(({ metadata }) => metadata.rule_id)).toEqual(["own-rule"]);
      expect(JSON.stringify(instead.findings)).not.toContain("428317");
    });

    test("refuses at start rules that do not load", async () => {
      const file = join(await directoryOf({ "own.toml": "[[rules]\nid =" }), "own.toml");
      const { message } = await failureOf(create(optionsOf({ secretRules: file })).version());
      expect(message).toContain(`${name} rejects the rules of SECRET_RULES_TOML, ${file}.`);
    });

    test("reports a secret in five thousand places without an end of memory or time", async () => {
      const line = `const token = "${SECRETS.GITHUB}";\n`;
      const { findings, truncated } = await scan({ "many.js": line.repeat(5_000) });
      expect(findings.length).toBeGreaterThan(500);
      expect(truncated).toBe(true);
      expectNoSecret(findings);
    });

    test("is not held up by text that is made for it", async () => {
      const hostile = `${"curl ".repeat(50_000)}-u ${"x".repeat(100_000)}\n${"password=".repeat(20_000)}\n`;
      const { findings } = await scan({ "hostile.sh": hostile, "a.js": SECRET_SOURCES["src/a.js"] ?? "" });
      expect(findings.filter(({ location_path: path }) => path === "a.js")).toHaveLength(3);
    });
  });
});
