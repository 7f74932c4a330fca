import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serveRepositories } from "../../runner/local/git-server.ts";

let folder: string;
let temporary: string;

beforeAll(() => {
  temporary = mkdtempSync(join(tmpdir(), "demo-test-"));
  folder = mkdtempSync(join(temporary, "a folder with spaces "));
  writeFileSync(join(folder, "a.py"), "import pickle\npickle.loads(open('x').read())\n");
});
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

/** Runs the demo with a separate temporary directory, so that leftover files are detected. */
async function demo(...args: string[]) {
  const child = spawn("npm", ["run", "--silent", "demo", "--", ...args], {
    env: { ...process.env, TMPDIR: temporary },
  });
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output.stderr += chunk.toString()));
  const [exitCode] = await once(child, "close");
  const left = readdirSync(temporary).filter((name) => name.startsWith("demo-"));
  return { ...output, exitCode: Number(exitCode), left };
}

it("scans the vulnerable sample with every scanner and exits 0", async () => {
  const { stdout, stderr, exitCode, left } = await demo();
  expect(stderr).toBe("");
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/queued[\s\S]*completed/);
  expect(stdout).toMatch(/critical +javascript\.flow\.command-injection +server\.js:7 /);
  expect(stdout).toMatch(/secret\.\S+ +config\/production\.env:2 /);
  expect(stdout).toMatch(/\d+ findings \(\d+ critical, \d+ high/);
  expect(stdout).toMatch(/ast-grep \S+: [1-9]\d*; .*flow .*: [1-9]\d*; secrets .*: [1-9]/);
  expect(stdout).not.toMatch(/ghp_[A-Za-z0-9]{10}/);
  expect(left).toEqual([]);
});

it("scans a folder of one's own", async () => {
  const { stdout, exitCode } = await demo(folder);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/python\.\S+ +a\.py:2 /);
  expect(stdout).toContain("1 findings");
});

it("exits 1 with the reason when the scan fails", async () => {
  const host = await serveRepositories(temporary);
  const { stderr, exitCode, left } = await demo(`${host.url}/nothing.git`);
  await host.close();
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/The scan failed: clone_failed: .+/);
  expect(left).toEqual([]);
});

it("refuses what it cannot scan, and explains itself", async () => {
  const missing = await demo(join(temporary, "nowhere"));
  expect(missing.exitCode).toBe(1);
  expect(missing.stderr).toContain("neither a folder nor an http(s) URL");
  const unknown = await demo("--colour");
  expect(unknown.exitCode).toBe(1);
  expect(unknown.stderr).toContain("--colour");
  const help = await demo("--help");
  expect(help.exitCode).toBe(0);
  expect(help.stdout).toContain("Usage: npm run demo");
});
