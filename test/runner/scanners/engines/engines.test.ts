import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, onTestFinished, test } from "vitest";
import { serveRepositories } from "../../../../runner/local/git-server.ts";
import { createScanners } from "../../../../runner/scanners/engines.ts";
import { parseSettings } from "../../../../runner/settings.ts";
import { BareRepository, temporaryDirectory, type TreeItem } from "../../support/repository.ts";
import { startFakeWorker } from "../../support/fake-worker.ts";
import { CODE_SOURCES } from "./code-sources.ts";
import { isInstalled, optionsOf, replaying, SEARCH_PATH } from "./engine-fixture.ts";
import { SECRET_SOURCES, SECRETS } from "./secret-sources.ts";

const SCAN_ID = "0198c0de-0000-7000-8000-000000000003";
const required = { WORKER_URL: "http://127.0.0.1:9", RUNNER_SECRET: "a-secret-of-more-than-32-characters" };

describe("settings", () => {
  test("choose the embedded scanners by default, and any others in any order", () => {
    expect(parseSettings(required)).toMatchObject({
      codeScanners: ["flow", "ast-grep", "dockerfile", "templates", "configuration"],
      secretScanners: ["secrets"],
      honourInlineIgnores: false,
      semgrepRules: null,
      secretRules: null,
    });
    const settings = parseSettings({
      ...required,
      CODE_SCANNERS: "semgrep, ast-grep",
      SECRET_SCANNERS: "gitleaks,betterleaks,secrets",
    });
    expect(createScanners(settings).map(({ name }) => name)).toEqual([
      "gitleaks",
      "betterleaks",
      "secrets",
      "semgrep",
      "ast-grep",
    ]);
  });

  test.each([
    ["CODE_SCANNERS", "semgrap"],
    ["CODE_SCANNERS", "ast-grep,"],
    ["CODE_SCANNERS", "ast-grep,,semgrep"],
    ["CODE_SCANNERS", "semgrep,ast-grep,semgrep"],
    ["CODE_SCANNERS", " "],
    ["CODE_SCANNERS", "secrets"],
    ["CODE_SCANNERS", "toString"],
    ["SECRET_SCANNERS", "Gitleaks"],
    ["SECRET_SCANNERS", "gitleaks secrets"],
    ["SECRET_SCANNERS", "__proto__"],
  ])("%s=%s is refused with what it may be", (name, value) => {
    expect(() => parseSettings({ ...required, [name]: value })).toThrow(
      `${name} must be a comma-separated list without duplicates of ${name === "CODE_SCANNERS" ? "flow" : "secrets"},`,
    );
  });
});

describe("a runner whose program is missing or of a wrong version", () => {
  test.each([
    [{ CODE_SCANNERS: "ast-grep,opengrep" }, "opengrep", "remove opengrep from CODE_SCANNERS."],
    [{ SECRET_SCANNERS: "betterleaks" }, "betterleaks", "remove betterleaks from SECRET_SCANNERS."],
  ])("%o does not start, and says in one line what to do", (environment, program, advice) => {
    const { status, stderr, stdout } = spawnSync(process.execPath, ["runner/main.ts"], {
      encoding: "utf8",
      env: {
        ...required,
        NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
        ...environment,
        PATH: `${join(process.execPath, "..")}:/usr/bin:/bin`,
        RUNNER_PORT: "0",
        WORK_DIR: temporaryDirectory(),
      },
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    const [line] = stderr.split("\n");
    expect(line).toMatch(new RegExp(`^The runner cannot start: The scanner ${program} does not work: ${program} \\d`));
    expect(line).toContain(advice);
  });

  test("says which version it found", async () => {
    const folder = await replaying("gitleaks", "8.1.0", {});
    const { status, stderr } = spawnSync(process.execPath, ["runner/main.ts"], {
      encoding: "utf8",
      env: {
        ...required,
        NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
        SECRET_SCANNERS: "gitleaks",
        PATH: `${folder}:${join(process.execPath, "..")}`,
        RUNNER_PORT: "0",
        WORK_DIR: temporaryDirectory(),
      },
    });
    expect(status).toBe(1);
    expect(stderr).toContain("gitleaks 8.28.0 or newer, before 9.0.0, is needed, and ");
    expect(stderr).toContain("is 8.1.0. Install it, or remove gitleaks from SECRET_SCANNERS.");
  });
});

function treeItems(files: Record<string, string>): TreeItem[] {
  const folders = Map.groupBy(Object.entries(files), ([path]) => path.split("/", 1)[0] ?? "");
  return [...folders].map(([name, entries]) => {
    const [[path, text] = ["", ""]] = entries;
    if (path === name) return { name, content: text };
    const inner = Object.fromEntries(entries.map(([inside, content]) => [inside.slice(name.length + 1), content]));
    return { name, content: treeItems(inner) };
  });
}

/** What a runner with these settings reports for a scan of a served repository. */
async function scanRepository(files: Record<string, string>, environment: Record<string, string>) {
  const root = temporaryDirectory();
  new BareRepository(root, "app.git").commit(treeItems(files));
  const git = await serveRepositories(root);
  const worker = await startFakeWorker(SCAN_ID, "attempt-token", {
    clone_url: `${git.url}/app.git`,
    branch: "main",
    credential: null,
    credential_state: "none_stored",
    fingerprint_key: "k".repeat(43),
    lease_ms: 60_000,
    heartbeat_ms: 1_000,
  });
  const runner = spawn(process.execPath, ["runner/main.ts"], {
    env: {
      ...required,
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      WORKER_URL: worker.url,
      RUNNER_PORT: "0",
      ALLOWED_CLONE_HOSTS: "127.0.0.0/8,[::1]",
      WORK_DIR: temporaryDirectory(),
      PATH: SEARCH_PATH,
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(async () => {
    runner.kill("SIGKILL");
    await Promise.all([git.close(), worker.close()]);
  });
  const lines: string[] = [];
  createInterface({ input: runner.stdout }).on("line", (line) => void lines.push(line));
  await expect.poll(() => lines.length, { timeout: 60_000 }).toBeGreaterThan(0);
  const { status } = await fetch(`http://127.0.0.1:${JSON.parse(lines[0] ?? "").port}/scans`, {
    method: "POST",
    headers: { authorization: `Bearer ${required.RUNNER_SECRET}` },
    body: JSON.stringify({ version: 1, scan_id: SCAN_ID, attempt: 1, token: "attempt-token" }),
  });
  expect(status).toBe(202);
  await expect.poll(() => worker.received.finishes.length, { timeout: 120_000 }).toBe(1);
  expect(worker.received.violations).toEqual([]);
  return { posted: worker.received.findings, finish: worker.received.finishes[0], lines };
}

describe.skipIf(!isInstalled("semgrep") || !isInstalled("gitleaks"))(
  "semgrep and gitleaks beside the embedded ones",
  () => {
    const hiding = {
      ".semgrepignore": "*\n",
      "java/.semgrepignore": "*\n",
      ".gitignore": "*\n",
      ".gitleaks.toml": '[allowlist]\npaths = [".*"]\n',
      ".gitleaksignore": "code/src/a.js:secret.github.personal-access-token/0:1\n",
      ".gitattributes": "* -diff\n*.java working-tree-encoding=UTF-16\n",
    };

    test("scan a repository that tries to hide all", async () => {
      const { posted, finish, lines } = await scanRepository(
        { ...CODE_SOURCES, ...SECRET_SOURCES, ...hiding },
        { CODE_SCANNERS: "semgrep,ast-grep", SECRET_SCANNERS: "secrets,gitleaks" },
      );
      expect(finish).toMatchObject({
        outcome: "completed",
        summary: {
          scanners: ["ast-grep", "gitleaks", "secrets", "semgrep"].map((name) => ({ name, status: "completed" })),
        },
      });
      const reported = posted.map(({ location_path: path, location_line: line, metadata }) => [
        path,
        line,
        metadata.cwe,
      ]);
      expect(reported).toEqual(
        expect.arrayContaining([
          ["java/A.java", 3, "CWE-89"],
          ["test/helper.py", 4, "CWE-78"],
          ["vendor/lib/tls.go", 5, "CWE-295"],
          [".github/deploy.rb", 3, "CWE-78"],
          ["src/a.js", 1, "CWE-798"],
          ["src/a.js", 2, "CWE-798"],
          ["conf/.env", 2, "CWE-798"],
        ]),
      );
      // A problem is reported once, by the first engine that finds it.
      const problems = posted.map((one) =>
        [one.location_path, one.location_line, one.location_column, one.metadata.cwe].join(),
      );
      expect(new Set(problems).size).toBe(problems.length);
      expect(posted.filter(({ scanner }) => scanner === "gitleaks").map(({ location_path: path }) => path)).toEqual([
        "test/b64.txt",
      ]);
      expect(posted.filter(({ scanner }) => scanner === "semgrep").map(({ location_path: path }) => path)).toContain(
        ".github/deploy.rb",
      );
      for (const secret of Object.values(SECRETS)) expect(JSON.stringify([posted, lines])).not.toContain(secret);
    });
  },
);

test("the operator decides whether comments may hide findings", async () => {
  const files = {
    "a.js": "eval(location.hash); // ast-grep-ignore\n",
    "b.js": "// ast-grep-ignore\neval(location.hash);\n",
  };
  const hidden = await scanRepository(files, { HONOUR_INLINE_IGNORES: "true" });
  expect(hidden.posted).toEqual([]);
  const scanned = await scanRepository(files, {});
  expect(scanned.posted.map(({ location_path: path }) => path)).toEqual(["a.js", "b.js"]);
});

test("options of every engine are those of the settings", () => {
  expect(Object.keys(parseSettings(required))).toEqual(expect.arrayContaining(Object.keys(optionsOf())));
});
