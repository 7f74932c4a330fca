import { readdirSync } from "node:fs";
import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import { connect, createServer as createTcpServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { serveRepositories } from "../../../runner/local/git-server.ts";
import { createLog } from "../../../runner/log.ts";
import { Redactor } from "../../../runner/redact.ts";
import { runScan } from "../../../runner/scan/run-scan.ts";
import { ShutdownRelease } from "../../../runner/scan/scan-outcome.ts";
import { ScannerError } from "../../../runner/scanners/shared/scanner.ts";
import type { Scanner } from "../../../runner/scanners/shared/scanner.ts";
import { parseSettings } from "../../../runner/settings.ts";
import type { ClaimResponse } from "../../../worker/contract/runner-calls.ts";
import { createGrepScanner } from "../support/grep-scanner.ts";
import { BareRepository, temporaryDirectory } from "../support/repository.ts";
import { startFakeWorker } from "../support/fake-worker.ts";

const SCAN_ID = "0198c0de-0000-7000-8000-000000000001";
const ATTEMPT_TOKEN = "attempt-token-of-this-very-scan";
const REPOSITORY_TOKEN = "glpat-secret-of-the-repository";

async function setUp(
  options: {
    scanners?: Scanner[];
    claim?: Partial<ClaimResponse>;
    settings?: Record<string, string>;
    credential?: { username: string; token: string };
    large?: boolean;
  } = {},
) {
  const root = temporaryDirectory();
  const workDirectory = temporaryDirectory();
  const repository = new BareRepository(root, "app.git");
  const commit = repository.commit([
    { name: "a.js", content: "eval(x)\nfine\neval(y)\n" },
    ...(options.large ? [{ name: "large.js", content: "eval(x)\n".repeat(1_000) }] : []),
    { name: "src", content: [{ name: "b.py", content: "# password here\n" }] },
  ]);
  const git = await serveRepositories(root, options.credential ? { credential: options.credential } : {});
  const worker = await startFakeWorker(SCAN_ID, ATTEMPT_TOKEN, {
    clone_url: `${git.url}/app.git`,
    branch: "main",
    credential: null,
    credential_state: "none_stored",
    fingerprint_key: "k".repeat(43),
    lease_ms: 20_000,
    heartbeat_ms: 50,
    ...options.claim,
  });
  onTestFinished(async () => {
    await Promise.all([git.close(), worker.close()]);
  });
  const redactor = new Redactor();
  const lines: string[] = [];
  const settings = parseSettings({
    PATH: process.env["PATH"],
    WORKER_URL: worker.url,
    RUNNER_SECRET: "s".repeat(32),
    ALLOWED_CLONE_HOSTS: "127.0.0.0/8",
    WORK_DIR: workDirectory,
    ...options.settings,
  });
  const scanners = options.scanners ?? [createGrepScanner("words", "eval"), createGrepScanner("secrets", "password")];
  const runner = {
    settings,
    scanners: scanners.map((scanner) => ({ scanner, version: "1.0.0" })),
    redactor,
    log: createLog(redactor, (line) => void lines.push(line)),
  };
  const shutdown = new AbortController();
  const run = () =>
    runScan({ version: 1, scan_id: SCAN_ID, attempt: 1, token: ATTEMPT_TOKEN }, runner, shutdown.signal);
  const leftOver = () => readdirSync(workDirectory);
  return { commit, worker, run, leftOver, lines, shutdown, git };
}

/** Never ends by itself. */
function createHangingScanner(): Scanner {
  return {
    name: "hanging",
    version: () => Promise.resolve("1.0.0"),
    scan: async (_tree, { signal }) => {
      await sleep(60_000, undefined, { signal });
      return { findings: [], truncated: false };
    },
  };
}

test("clones, scans, posts and finishes", async () => {
  const { commit, worker, run, leftOver } = await setUp();
  await run();
  expect(worker.received.violations).toEqual([]);
  expect(
    worker.received.findings.map((finding) => `${finding.location_path}:${finding.location_line}`).toSorted(),
  ).toEqual(["a.js:1", "a.js:3", "src/b.py:1"]);
  expect(worker.received.finishes).toMatchObject([
    {
      outcome: "completed",
      summary: {
        commit,
        branch: "main",
        findings: { total: 3, by_severity: { high: 3 }, by_scanner: { words: 2, secrets: 1 } },
        scanners: [
          { name: "secrets", status: "completed", findings: 1 },
          { name: "words", status: "completed", findings: 2 },
        ],
      },
    },
  ]);
  expect(leftOver()).toEqual([]);
});

test("reports its events, without credentials, each event with an id of its own", async () => {
  const secret = new ScannerError("the rules do not load at https://u:p4ss@host/");
  const { commit, worker, run } = await setUp({
    scanners: [createGrepScanner("words", "eval"), createGrepScanner("secrets", "password", secret)],
  });
  await run();
  // A heartbeat that is aborted by the end of the scan may have arrived: its events are sent again, with their ids.
  const events = [...new Map(worker.received.events.map((event) => [event.id, event])).values()];
  expect(events.map(({ type }) => type)).toEqual(["cloned", "checked_out", "scanner_finished", "scanner_finished"]);
  expect(events[0]).toMatchObject({ detail: { branch: "main", commit } });
  expect(events[1]).toMatchObject({ message: "2 files to scan.", detail: { files: 2, skipped_files: [] } });
  const scanners = events.slice(2).toSorted((a, b) => (a.message < b.message ? -1 : 1));
  expect(scanners).toMatchObject([
    { message: "The scanner secrets failed: the rules do not load at https://***@host/." },
    { message: "The scanner words finished with 2 findings.", detail: { findings: 2, status: "completed" } },
  ]);
  for (const event of events) expect(event.age_ms).toBeGreaterThanOrEqual(0);
});

test("events of a heartbeat are not sent again by a later call", async () => {
  const { worker, run, shutdown } = await setUp({ scanners: [createHangingScanner()] });
  const running = run();
  await expect.poll(() => worker.received.events.length).toBe(2);
  shutdown.abort(new ShutdownRelease());
  await running;
  expect(worker.received.events.map(({ type }) => type)).toEqual(["cloned", "checked_out"]);
});

test("a disk without room is worth another attempt", async () => {
  const { worker, run, leftOver } = await setUp({ settings: { MIN_FREE_DISK_MB: "1000000" } });
  await run();
  expect(worker.received.finishes).toMatchObject([
    { outcome: "failed", retryable: true, summary: { error: { code: "runner_unavailable" } } },
  ]);
  expect(leftOver()).toEqual([]);
});

test.each([
  [500, true],
  [503, true],
  [429, true],
  [404, false],
  [403, false],
  [301, false],
])("a host that answers %i: worth another attempt is %s", async (status, retryable) => {
  const host = createServer((_request, response) => void response.writeHead(status).end());
  await new Promise<void>((resolve) => void host.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void host.close());
  const address = host.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const { worker, run } = await setUp({ claim: { clone_url: `http://127.0.0.1:${port}/app.git` } });
  await run();
  expect(worker.received.finishes).toMatchObject([{ outcome: "failed", retryable }]);
});

test("a host that breaks off in the middle of a clone is worth another attempt", async () => {
  const { worker, run, git } = await setUp();
  const target = new URL(git.url);
  // The answers pass until the pack comes, of which a piece arrives.
  const cutter = createTcpServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    client.pipe(upstream);
    upstream.on("data", (chunk: Buffer) => {
      const pack = chunk.indexOf("PACK");
      if (pack === -1) client.write(chunk);
      else client.write(chunk.subarray(0, pack + 20), () => client.destroy());
    });
    for (const socket of [client, upstream]) socket.on("error", () => {});
    client.on("close", () => upstream.destroy());
  });
  await new Promise<void>((resolve) => void cutter.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void cutter.close());
  const address = cutter.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  worker.claim.clone_url = `http://127.0.0.1:${port}/app.git`;
  await run();
  const [finish] = worker.received.finishes;
  expect(finish).toMatchObject({ outcome: "failed", retryable: true, summary: { error: { code: "clone_failed" } } });
  expect(JSON.stringify(finish)).toContain("closed the connection early");
});

test("a private repository is cloned with the credential, of which nothing shows", async () => {
  const credential = { username: "git", token: REPOSITORY_TOKEN };
  const { worker, run, lines } = await setUp({ credential, claim: { credential, credential_state: "sent" } });
  await run();
  expect(worker.received.finishes).toMatchObject([{ outcome: "completed" }]);
  expect(lines.join("")).not.toContain(REPOSITORY_TOKEN);
  expect(lines.join("")).not.toContain(ATTEMPT_TOKEN);
});

test.each([
  ["sent", "was rejected"],
  ["none_stored", "No access token is stored"],
  ["other_repository", "another repository"],
  ["no_repository", "not bound to a repository"],
] as const)("a refused clone says what is wrong with the token: %s", async (credential_state, words) => {
  const stored = credential_state === "sent" ? { username: "git", token: "wrong-token" } : null;
  const { worker, run } = await setUp({
    credential: { username: "git", token: REPOSITORY_TOKEN },
    claim: { credential: stored, credential_state },
  });
  await run();
  const [finish] = worker.received.finishes;
  expect(finish).toMatchObject({
    outcome: "failed",
    summary: { commit: null, error: { code: "authentication_failed" } },
  });
  expect(JSON.stringify(finish)).toContain(words);
});

test("one scanner failing keeps the findings of the other and its own partial ones", async () => {
  const { worker, run, leftOver } = await setUp({
    scanners: [
      createGrepScanner("words", "eval"),
      createGrepScanner("secrets", "password", new ScannerError("the rules do not load at https://u:p4ss@host/")),
    ],
  });
  await run();
  expect(worker.received.findings).toHaveLength(3);
  const [finish] = worker.received.finishes;
  expect(finish).toMatchObject({
    outcome: "failed",
    summary: {
      error: { code: "scanner_failed" },
      findings: { total: 3 },
      scanners: [
        { name: "secrets", status: "failed" },
        { name: "words", status: "completed" },
      ],
    },
  });
  expect(JSON.stringify(finish)).toContain("secrets failed: the rules do not load at https://***@host/");
  expect(leftOver()).toEqual([]);
});

test("what a failing scanner quotes is reported without secrets", async () => {
  const token = ["ghp", "Kq3vT9xZ1mB7nC5dF8gH2jL4pR6sW0yUaEoI"].join("_");
  const { worker, run, lines } = await setUp({
    scanners: [createGrepScanner("words", "eval", new ScannerError(`cannot parse: token = "${token}"`))],
  });
  await run();
  const said = JSON.stringify([worker.received.finishes, lines]);
  expect(said).toContain("ghp_****oI");
  expect(said).not.toContain(token);
});

test("a scanner without findings counts none", async () => {
  const { worker, run } = await setUp({ scanners: [createGrepScanner("words", "no such word")] });
  await run();
  expect(worker.received.findingsCalls).toBe(0);
  expect(worker.received.finishes).toMatchObject([
    { outcome: "completed", summary: { findings: { total: 0, by_scanner: { words: 0 } } } },
  ]);
});

test("an unknown error of a scanner shows in the log alone", async () => {
  const { worker, run, lines } = await setUp({
    scanners: [createGrepScanner("words", "eval", new TypeError("inner detail"))],
  });
  await run();
  expect(JSON.stringify(worker.received.finishes)).toContain("words failed: it stopped unexpectedly.");
  expect(JSON.stringify(worker.received.finishes)).not.toContain("inner detail");
  expect(lines.join("")).toContain("inner detail");
});

test.each([401, 403, 404, 409, 410])("%i at a heartbeat stops everything", async (status) => {
  const { worker, run, leftOver } = await setUp({ scanners: [createHangingScanner()] });
  worker.fail = (verb) => (verb === "heartbeat" ? status : null);
  await run();
  expect(worker.received.finishes).toEqual([]);
  expect(leftOver()).toEqual([]);
});

test("an attempt that is over when claimed does nothing", async () => {
  const { worker, run, leftOver } = await setUp();
  worker.fail = () => 409;
  await run();
  expect(worker.received).toMatchObject({ claims: [], findings: [], finishes: [] });
  expect(leftOver()).toEqual([]);
});

test("a worker that is away for a while gets everything once it is back", async () => {
  const { worker, run } = await setUp();
  const failures = [0, 500, 503, 429];
  worker.fail = (verb) => (verb === "claim" ? null : (failures.shift() ?? null));
  await run();
  expect(failures).toEqual([]);
  expect(worker.received.violations).toEqual([]);
  expect(worker.received.findings).toHaveLength(3);
  expect(worker.received.finishes).toMatchObject([{ outcome: "completed" }]);
});

test("a worker that is away longer than the lease gets the result once it is back", async () => {
  const { worker, run, leftOver } = await setUp({
    scanners: [createGrepScanner("words", "eval")],
    claim: { lease_ms: 600, heartbeat_ms: 150 },
  });
  let awayMs = -Infinity;
  let unanswered = 0;
  worker.fail = (verb) => {
    if (verb === "claim") return null;
    if (unanswered === 0) awayMs = performance.now();
    if (unanswered > 1 && performance.now() - awayMs > 1_500) return null;
    unanswered += 1;
    return 0;
  };
  await run();
  expect(unanswered).toBeGreaterThan(1);
  expect(worker.received.finishes).toMatchObject([{ outcome: "completed" }]);
  expect(leftOver()).toEqual([]);
});

test("a scan over its time is failed as such", async () => {
  const { worker, run, leftOver } = await setUp({
    scanners: [createGrepScanner("words", "eval"), createHangingScanner()],
    // The other scanner is done by then, on a busy machine too.
    settings: { SCAN_TIMEOUT_SECONDS: "8" },
  });
  await run();
  expect(worker.received.finishes).toMatchObject([
    {
      outcome: "failed",
      summary: {
        error: { code: "timed_out", message: "The scan did not finish within 8 seconds." },
        findings: { total: 2 },
        scanners: [
          { name: "hanging", status: "failed", findings: 0 },
          { name: "words", status: "completed" },
        ],
      },
    },
  ]);
  expect(leftOver()).toEqual([]);
});

test("a scanner that does not stop is left behind, and the scan fails by its name", async () => {
  const deaf: Scanner = {
    name: "deaf",
    version: () => Promise.resolve("1.0.0"),
    scan: () => new Promise(() => {}),
  };
  const { worker, run } = await setUp({
    scanners: [deaf, createGrepScanner("words", "eval")],
    settings: { SCANNER_TIMEOUT_SECONDS: "5" },
  });
  await run();
  expect(worker.received.findings).toHaveLength(2);
  const [finish] = worker.received.finishes;
  expect(finish).toMatchObject({ outcome: "failed", summary: { error: { code: "scanner_failed" } } });
  expect(JSON.stringify(finish)).toContain("deaf failed: it did not finish within 5 seconds.");
});

test("findings the worker refuses end the scan as an error of ours", async () => {
  const { worker, run, leftOver } = await setUp();
  worker.fail = (verb) => (verb === "findings" ? 400 : null);
  await run();
  expect(worker.received.finishes).toMatchObject([
    { outcome: "failed", summary: { findings: { total: 0 }, error: { code: "internal_error" } } },
  ]);
  expect(leftOver()).toEqual([]);
});

const page =
  (status: number, body: string, headers: Record<string, string> = { "content-type": "text/html" }): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);

test("what something in between responds to each call is repeated, and the scan completes", async () => {
  const { worker, run } = await setUp();
  const answers = [
    page(200, "<html>Sign in</html>"),
    page(200, ""),
    page(200, '{"version":1,"clone_u', { "content-type": "application/json" }),
    page(302, "", { location: "https://portal.example/" }),
    page(400, "Bad Request"),
    page(403, "<html>Blocked</html>"),
    page(404, '{"message":"no Route matched"}', { "content-type": "application/json" }),
    page(409, '{"error":"Conflict","message":"from a proxy"}', { "content-type": "application/json" }),
    page(418, ""),
  ];
  const before = worker.foreign;
  before.push(...answers.slice(0, 4));
  worker.hold = async (verb) => {
    if (verb === "claim" && worker.received.claims.length === 1) before.push(...answers.splice(4));
  };
  await run();
  expect(before).toEqual([]);
  expect(worker.received.violations).toEqual([]);
  expect(worker.received.finishes).toMatchObject([{ outcome: "completed", summary: { findings: { total: 3 } } }]);
  expect(new Set(worker.received.claims.map(({ claim_id }) => claim_id)).size).toBe(1);
});

test.each([
  ["ours", null, [{ version: 1, outcome: "handed_back" }]],
  ["another runner's", 409, []],
])("a shutdown while the claim is on its way hands the scan back if it is %s", async (_whose, status, finishes) => {
  const { worker, run, shutdown } = await setUp({ scanners: [createHangingScanner()] });
  let claims = 0;
  worker.hold = async (verb) => {
    if (verb !== "claim" || (claims += 1) > 1) return;
    worker.fail = (called) => (called === "claim" ? status : null);
    shutdown.abort(new ShutdownRelease());
    await Promise.withResolvers<void>().promise;
  };
  await run();
  expect(worker.received.finishes).toEqual(finishes);
  expect(new Set(worker.received.claims.map(({ claim_id }) => claim_id)).size).toBe(1);
  expect(worker.received.violations).toEqual([]);
});

test("a shutdown hands the scan back", async () => {
  const { worker, run, leftOver, shutdown } = await setUp({ scanners: [createHangingScanner()] });
  const running = run();
  await expect.poll(() => worker.received.heartbeats).toBeGreaterThan(2);
  shutdown.abort(new ShutdownRelease());
  await running;
  expect(worker.received.finishes).toEqual([{ version: 1, outcome: "handed_back" }]);
  expect(leftOver()).toEqual([]);
});

test("an invalid finding is an internal error with a fixed message", async () => {
  const broken: Scanner = {
    ...createGrepScanner("words", "eval"),
    scan: () => Promise.resolve({ findings: [JSON.parse('{"title":"","metadata":{"snippet":""}}')], truncated: false }),
  };
  const { worker, run } = await setUp({ scanners: [broken] });
  await run();
  expect(worker.received.violations).toEqual([]);
  expect(worker.received.finishes).toMatchObject([
    { outcome: "failed", summary: { error: { code: "scanner_failed" } } },
  ]);
});

test("findings go in calls within the contract's limits", async () => {
  const word = "eval ".repeat(300);
  const scanner = createGrepScanner("words", "eval");
  const { worker, run } = await setUp({
    scanners: [
      {
        ...scanner,
        async scan(tree, context) {
          const { findings } = await scanner.scan(tree, context);
          const [first] = findings;
          if (first === undefined) throw new Error("no finding");
          const many = Array.from({ length: 9_000 }, (_, index) => ({
            ...first,
            external_id: `id-${index}`,
            description: word,
          }));
          return { findings: many, truncated: false };
        },
      },
    ],
  });
  await run();
  expect(worker.received.violations).toEqual([]);
  expect(worker.received.findings).toHaveLength(9_000);
  expect(worker.received.findingsCalls).toBe(9);
  expect(worker.received.finishes).toMatchObject([{ summary: { findings: { total: 9_000 } } }]);
});

test("what a scanner reports is text that the contract takes", async () => {
  const scanner = createGrepScanner("words", "eval");
  const { worker, run } = await setUp({
    scanners: [
      {
        ...scanner,
        async scan(tree, context) {
          const { findings } = await scanner.scan(tree, context);
          const odd = { title: "a\0b\ud800", description: "\0", location_path: "src/\udc00" };
          return { findings: findings.map((one) => Object.assign({}, one, odd)), truncated: false };
        },
      },
    ],
  });
  await run();
  expect(worker.received.violations).toEqual([]);
  expect(worker.received.findings[0]).toMatchObject({
    title: "a\uFFFDb\uFFFD",
    description: "\uFFFD",
    location_path: "src/\uFFFD",
  });
});

test("what a scanner skipped in a file, or approximated, is named in its event", async () => {
  const { worker, run } = await setUp({
    scanners: [
      {
        name: "words",
        version: async () => "1.0.0",
        scan: async () => ({
          findings: [],
          truncated: false,
          skipped: [
            { path: "a.lua", reason: "slow_rule", rule: "acme.slow" },
            { path: "a.js", reason: "approximated", limits: ["calls"] },
          ],
        }),
      },
    ],
  });
  await run();
  expect(worker.received.violations).toEqual([]);
  expect(worker.received.events.at(-1)).toMatchObject({
    type: "scanner_finished",
    detail: {
      skipped_files: [
        { path: "a.lua", reason: "slow_rule", rule: "acme.slow" },
        { path: "a.js", reason: "approximated", limits: ["calls"] },
      ],
    },
  });
  expect(worker.received.finishes).toMatchObject([{ summary: { skipped: { approximated: 1, slow_rule: 1 } } }]);
});

test("what was skipped is counted in the summary", async () => {
  const { worker, run } = await setUp({ settings: { MAX_FILE_KB: "1" }, large: true });
  await run();
  expect(worker.received.finishes).toMatchObject([{ outcome: "completed", summary: { skipped: { too_large: 1 } } }]);
});
