import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv, promisify } from "node:util";
import { gzipSync } from "node:zlib";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { serveRepositories } from "../../runner/local/git-server.ts";
import { snapshotFolder } from "../../runner/local/snapshot.ts";
import { workerUrl } from "../../runner/local/stack.ts";
import { faultsOf } from "./sarif/validate.ts";
import { Service } from "./support/service.ts";

/** The program of the npm package @microsoft/sarif-multitool-linux, the validator by the authors of SARIF; CI installs it. */
const multitool = process.env["SARIF_MULTITOOL"];
const Registered = z.object({ token: z.string() });
const Scan = z.object({ id: z.string() });

let service: Service;
let project: string;
let authorization: string;

beforeAll(async () => {
  service = await Service.prepare();
  await service.startWorker();
  const account = { org_name: "S", org_slug: "sarif", email: "s@example.com", password: "a long enough password" };
  const { token } = Registered.parse(await (await service.call("POST", "/v1/auth/register", { body: account })).json());
  await service.call("POST", "/v1/orgs/sarif/projects", { token, body: { slug: "repo", name: "Repository" } });
  authorization = `Bearer ${token}`;
  project = `${workerUrl(service.stack)}/v1/orgs/sarif/projects/repo`;
});
afterAll(async () => {
  await service?.stop();
});

async function send(
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
  status = 201,
): Promise<unknown> {
  const type = { "content-type": "application/json" };
  const response = await fetch(path, { method: "POST", headers: { authorization, ...type, ...headers }, body });
  const text = await response.text();
  expect(response.status, text).toBe(status);
  return JSON.parse(text);
}

/** @returns the path of a new scan. */
async function makeScan(): Promise<string> {
  return `${project}/scans/${Scan.parse(await send(`${project}/scans`, "{}")).id}`;
}

async function exportText(scan: string): Promise<string> {
  const response = await fetch(`${scan}/sarif`, { headers: { authorization } });
  expect(response.headers.get("content-type")).toBe("application/sarif+json");
  return response.text();
}

const LOG = {
  version: "2.1.0",
  runs: [
    {
      tool: {
        driver: {
          name: "analyzer",
          version: "1.2",
          rules: [
            {
              id: "sql",
              name: "SqlInjection",
              helpUri: "not a uri",
              shortDescription: { text: "SQL injection" },
              properties: { tags: ["external/cwe/cwe-089", "CWE-564"], "security-severity": "8.8", precision: "high" },
            },
          ],
        },
      },
      columnKind: "unicodeCodePoints",
      automationDetails: { id: "nightly/" },
      results: [
        {
          ruleIndex: 0,
          message: { text: "Depends on input" },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: "src/a%20b.js", uriBaseId: "%SRCROOT%" },
                region: { startLine: 1, startColumn: 2, endLine: 3, endColumn: 4, snippet: { text: "x" } },
              },
            },
            { physicalLocation: { artifactLocation: { uri: "C:\\other\\c.js" }, region: { startLine: 9 } } },
          ],
          relatedLocations: [
            { id: 3, physicalLocation: { artifactLocation: { uri: "src/d.js" } }, message: { text: "see [it](1)" } },
            { message: { text: "nowhere" } },
          ],
          suppressions: [{ kind: "external", status: "underReview", justification: "j" }],
          partialFingerprints: { primaryLocationLineHash: "1:1" },
          fingerprints: { "f/v1": "2" },
          rank: 3,
        },
        {
          message: { text: "nothing else" },
          kind: "open",
          locations: [{ logicalLocations: [{ name: "f", fullyQualifiedName: "a.f", kind: "function" }] }],
        },
        {
          ruleId: "sql/2",
          message: { text: "offsets" },
          locations: [{ physicalLocation: { artifactLocation: { uri: "//h/x y" }, region: { charOffset: 0 } } }],
        },
      ],
    },
  ],
};

it("gives out what the schema of SARIF allows, after a file that came compressed", async () => {
  const scan = await makeScan();
  const body = Uint8Array.from(gzipSync(JSON.stringify(LOG)));
  await send(`${scan}/sarif`, body, { "content-encoding": "gzip", "content-type": "application/sarif+json" });
  const log: unknown = JSON.parse(await exportText(scan));
  expect(faultsOf(log)).toEqual([]);
  expect(log).toMatchObject({ runs: [{ results: [{ rank: 3 }, { ruleId: "sql/2" }, { kind: "open" }] }] });
  // Shows that the check can fail.
  expect(faultsOf({ ...LOG, runs: [{ results: [] }] })).not.toEqual([]);
});

const Ids = z.array(z.object({ external_id: z.string(), scanner: z.string() }));
const Receipt = z.object({
  runs: z.array(z.object({ stored: z.int(), skipped: z.array(z.object({ reason: z.string(), results: z.int() })) })),
});

async function idsOf(scan: string): Promise<string[]> {
  const response = await fetch(`${scan}/findings`, { headers: { authorization } });
  const findings = Ids.parse(await response.json());
  return findings.map(({ scanner, external_id: id }) => `${scanner} ${id}`).toSorted();
}

/** Similar flows, weaknesses and secrets, in several files and on several lines of one file. */
function writeSources(folder: string): void {
  const token = `ghp_${Buffer.from(crypto.getRandomValues(new Uint8Array(60)))
    .toString("base64")
    .replaceAll(/[^\w]|_/g, "")
    .slice(0, 36)}`;
  const handler = 'app.get("/x", (req, res) => res.send(eval(req.query.sum)));\n';
  mkdirSync(join(folder, "a b#"), { recursive: true });
  for (const name of ["one.js", "a b#/two.js"])
    writeFileSync(join(folder, name), `const app = express();\n${handler}${handler}`);
  writeFileSync(join(folder, "hash.py"), "import hashlib\nhashlib.md5(x)\nhashlib.md5(x)\n");
  writeFileSync(join(folder, "a.env"), `ONE=${token}\nTWO=${token}\n`);
}

it("takes the SARIF of the command line with the external ids of the service's own scan", async () => {
  await service.startRunner();
  const sources = join(service.root, "sources");
  writeSources(sources);
  const repositories = join(service.root, "repositories");
  const branch = await snapshotFolder(repositories, sources);
  const gitHost = await serveRepositories(repositories);
  const cloneUrl = `${gitHost.url}/demo.git`;
  const started = Scan.parse(
    await send(`${project}/run-scan`, JSON.stringify({ clone_url: cloneUrl, branch }), {}, 202),
  );
  const own = `${project}/scans/${started.id}`;
  const Status = z.object({ status: z.string() });
  await expect
    .poll(async () => Status.parse(await (await fetch(own, { headers: { authorization } })).json()).status, {
      timeout: 120_000,
    })
    .toBe("completed");
  await gitHost.close();

  const { id } = Scan.parse(await (await fetch(project, { headers: { authorization } })).json());
  const { FINGERPRINT_SECRET } = parseEnv(readFileSync(service.stack.secretsFile, "utf8"));
  const options = ["--format=sarif", "--fail-on=never", `--project=${id}`];
  const env = { ...process.env, FINGERPRINT_SECRET };
  // Not synchronous, because connections to the worker are closed meanwhile.
  const { stdout } = await promisify(execFile)(process.execPath, ["runner/local/scan.ts", sources, ...options], {
    env,
  });
  expect(faultsOf(JSON.parse(stdout))).toEqual([]);
  const scan = await makeScan();
  await send(`${scan}/sarif`, stdout);
  const expected = await idsOf(own);
  expect(new Set(expected.map((one) => one.split(" ")[0])).size).toBe(3);
  expect(expected.length).toBeGreaterThan(6);
  expect(await idsOf(scan)).toEqual(expected);
  // The service's scan has all of them already.
  const { runs } = Receipt.parse(await send(`${own}/sarif`, stdout));
  expect(runs.map(({ stored }) => stored)).toEqual(runs.map(() => 0));
  expect(await idsOf(own)).toEqual(expected);
});

function words(maxLength: number) {
  return fc
    .string({ unit: "binary", minLength: 1, maxLength })
    .map((value) => value.toWellFormed().replaceAll("\0", "x"));
}
const PATHS = ["//a", "a:b", "?", "#", "/", "C:\\x", "a//b", "https://a.example/b?c#d", "x://%41:1", "x://[", "x://#"];
const odd = fc.oneof(fc.integer(), fc.double(), words(20), fc.constantFrom(null, [], {}, -1, 0, 1e9, "CWE-1", "none"));
const keys = [
  "level",
  "kind",
  "rank",
  "security_severity",
  "end_line",
  "end_column",
  "char_offset",
  "byte_length",
  "help_uri",
  "rule_name",
  "uri_base_id",
  "column_kind",
];
const sarif = fc.dictionary(fc.constantFrom(...keys), odd);
const texts = fc.dictionary(words(10), words(10), { maxKeys: 3 });
const finding = fc.record({
  external_id: fc.uuid(),
  title: words(50),
  severity: fc.oneof(fc.constantFrom("critical", "high", "medium", "low", "info"), words(20)),
  scanner: fc.oneof(fc.constantFrom("one", "two"), words(10)),
  description: fc.option(words(50)),
  location_path: fc.option(fc.oneof(words(60), fc.constantFrom(...PATHS))),
  location_line: fc.option(fc.integer({ min: -2, max: 9 })),
  location_column: fc.option(fc.integer({ min: -2, max: 9 })),
  metadata: fc.record({
    rule_id: odd,
    cwe: odd,
    cwes: fc.array(fc.constantFrom("CWE-1", "CWE-22", "x")),
    snippet: odd,
    end_line: odd,
    sarif: fc.oneof(
      odd,
      sarif,
      fc.record({
        fingerprints: texts,
        partial_fingerprints: texts,
        locations: fc.array(fc.dictionary(fc.constantFrom("path", "line", "end_line"), odd)),
      }),
    ),
  }),
});
it("gives out what the schema allows, whatever findings there are", async () => {
  const property = fc.asyncProperty(
    fc.uniqueArray(finding, { minLength: 1, maxLength: 30, selector: (one) => one.external_id }),
    async (findings) => {
      const scan = await makeScan();
      await send(`${scan}/findings/batch`, JSON.stringify({ findings }));
      const log: unknown = JSON.parse(await exportText(scan));
      expect(faultsOf(log)).toEqual([]);
      const { runs } = z.object({ runs: z.array(z.object({ results: z.array(z.unknown()) })) }).parse(log);
      expect(runs).toHaveLength(new Set(findings.map(({ scanner }) => scanner)).size);
      expect(runs.flatMap(({ results }) => results)).toHaveLength(findings.length);
    },
  );
  await expect(fc.assert(property, { numRuns: 60, seed: 1 })).resolves.toBeUndefined();
});

function validateByMultitool(text: string) {
  const file = join(service.root, "export.sarif");
  writeFileSync(file, text);
  const env = { ...process.env, DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: "1", HOME: service.root };
  const { status, stdout } = spawnSync(multitool ?? "", ["validate", file], { encoding: "utf8", env });
  return { status, errors: stdout.split("\n").filter((line) => / error /.test(line)), stdout };
}

it.skipIf(!multitool)("is accepted by @microsoft/sarif-multitool-linux", async () => {
  const scan = await makeScan();
  await send(`${scan}/sarif`, JSON.stringify(LOG));
  await send(
    `${scan}/findings`,
    '{"external_id":"1","title":"Open port.","severity":"low","scanner":"own","location_path":"a b#.js"}',
  );
  const { status, errors, stdout } = validateByMultitool(await exportText(scan));
  expect(errors).toEqual([]);
  expect(status, stdout).toBe(0);
  expect(stdout).toContain("Analysis completed successfully");
  // Shows that the check can fail: a result without a rule.
  const unruled = { tool: { driver: { name: "x" } }, results: [{ message: { text: "x" } }] };
  expect(validateByMultitool(JSON.stringify({ version: "2.1.0", runs: [unruled] })).errors.join()).toContain(
    "SARIF1010",
  );
});
