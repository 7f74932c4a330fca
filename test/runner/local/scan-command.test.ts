import { spawnSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { faultsOf } from "../../end-to-end/sarif/validate.ts";
import { PipelineFinding } from "../../../worker/contract/finding.ts";
import { ScanSummary } from "../../../worker/contract/scan-summary.ts";

const COMMAND = fileURLToPath(new URL("../../../runner/local/scan.ts", import.meta.url));
const TOKEN = ["ghp", "Kq3vT9xZ1mB7nC5dF8gH2jL4pR6sW0yUaEoI"].join("_");
const Result = z.strictObject({ findings: z.array(PipelineFinding), summary: ScanSummary });
const Sarif = z.looseObject({
  version: z.literal("2.1.0"),
  runs: z.array(
    z.looseObject({
      tool: z.object({
        driver: z.looseObject({ name: z.string(), rules: z.array(z.looseObject({ id: z.string() })) }),
      }),
      results: z.array(
        z.looseObject({
          ruleId: z.string(),
          level: z.string(),
          locations: z.array(
            z.object({
              physicalLocation: z.object({
                artifactLocation: z.object({ uri: z.string() }),
                region: z.object({ startLine: z.number(), startColumn: z.number() }),
              }),
            }),
          ),
        }),
      ),
    }),
  ),
});

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "scan-command-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Root may read everything unless it drops the capability. */
const BOUND_BY_PERMISSIONS =
  process.getuid?.() === 0 ? ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] : [];

function scan(args: string[], environment: Record<string, string> = {}, prefix: string[] = []) {
  const [command = "", ...rest] = [...prefix, process.execPath, COMMAND, ...args];
  const { status, stdout, stderr } = spawnSync(command, rest, {
    encoding: "utf8",
    env: { PATH: process.env["PATH"] ?? "", NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"], ...environment },
  });
  return { status, stdout, stderr };
}

const VULNERABLE = { "a.py": "import hashlib\n\nhashlib.md5(password)\n", "b c#%/ü.env": `TOKEN=${TOKEN}\n` };

function idOf(key: Record<string, string>): string | undefined {
  const { stdout } = scan([folder, "--format", "json"], key);
  return Result.parse(JSON.parse(stdout)).findings[0]?.external_id;
}

describe("npm run scan", () => {
  it("prints a table, and exits 1 on what is bad enough", () => {
    write(VULNERABLE);
    const { status, stdout, stderr } = scan([folder]);
    expect(stderr).toBe("");
    expect(status).toBe(1);
    expect(stdout).toMatch(/high +secret\.github\.personal-access-token +b c#%\/ü\.env:1/u);
    expect(stdout).toMatch(/python\.[a-z.-]+ +a\.py:3/u);
    expect(stdout).not.toContain(TOKEN);
  });

  it("prints everything as JSON, in the shapes of the pipeline", () => {
    write(VULNERABLE);
    const { stdout } = scan([folder, "--format", "json"]);
    const { findings, summary } = Result.parse(JSON.parse(stdout));
    expect(new Set(findings.map((finding) => finding.location_path))).toEqual(new Set(["a.py", "b c#%/ü.env"]));
    expect(summary).toMatchObject({ findings: { total: 2 } });
    expect(stdout).not.toContain(TOKEN);
  });

  it("writes SARIF into a file, a run for each scanner, paths as URIs", () => {
    write(VULNERABLE);
    const output = join(folder, "report.sarif");
    const { status, stdout } = scan([folder, "--format=sarif", `--output=${output}`]);
    expect([status, stdout]).toEqual([1, ""]);
    const report: unknown = JSON.parse(readFileSync(output, "utf8"));
    expect(faultsOf(report)).toEqual([]);
    const { runs } = Sarif.parse(report);
    const results = runs.flatMap((run) => run.results);
    const uris = results.map(({ locations }) => locations[0]?.physicalLocation.artifactLocation.uri);
    expect(new Set(uris)).toEqual(new Set(["a.py", "b%20c%23%25/%C3%BC.env"]));
    for (const { tool, results: ofRun } of runs) {
      const ids = tool.driver.rules.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(ofRun.map(({ ruleId }) => ruleId)));
    }
  });

  it.for([
    ["never", 0],
    ["critical", 0],
    ["high", 1],
    ["info", 1],
  ] as const)("fails on %s with exit code %i", ([threshold, code]) => {
    write({ "b.env": `TOKEN=${TOKEN}\n` });
    expect(scan([folder, "--fail-on", threshold]).status).toBe(code);
  });

  it("skips what .gitignore names, unless --all is given", () => {
    write({ ".gitignore": "*.env\n", "b.env": `TOKEN=${TOKEN}\n` });
    expect(scan([folder]).status).toBe(0);
    expect(scan([folder, "--everything"]).status).toBe(1);
  });

  it("has the same fingerprints of secrets again where it is given a key", () => {
    write({ "b.env": `TOKEN=${TOKEN}\n` });
    const key = { FINGERPRINT_SECRET: "a key of one's own" };
    expect(idOf(key)).toBe(idOf(key));
    expect(idOf({})).not.toBe(idOf(key));
  });

  it("scans an empty folder, writes nothing into it and leaves nothing behind", () => {
    const temporary = `${folder}-tmp`;
    mkdirSync(temporary);
    const { status, stdout } = scan([folder], { TMPDIR: temporary });
    expect([status, stdout.split("\n")[0]]).toEqual([0, "No findings."]);
    expect(readdirSync(folder)).toEqual([]);
    expect(readdirSync(temporary)).toEqual([]);
    rmSync(temporary, { recursive: true });
  });
});

describe("what it skips", () => {
  it("is reported below the table", () => {
    write({ "a.env": `TOKEN=${TOKEN}\n`, "large.txt": "a\n".repeat(600_000), "data.bin": "\0".repeat(100) });
    symlinkSync("/etc/passwd", join(folder, "link"));
    const { status, stdout } = scan([folder]);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^Skipped: (?=.*1 symlink)(?=.*1 too_large)(?=.*1 binary)/m);
    write({ "only/a.env": `TOKEN=${TOKEN}\n` });
    expect(scan([join(folder, "only")]).stdout).not.toContain("Left out");
  });

  it("is reported separately from files that were analysed, but not everywhere exactly", () => {
    write({ "a.php": '<?php\n$name = "a"; $$name = $_GET["x"]; system("ls " . $a);\n' });
    const { stdout } = scan([folder]);
    expect(stdout).toMatch(/^Analysed, but not everywhere exactly: 1$/m);
    expect(stdout).not.toContain("Skipped: ");
  });

  it("is a file or folder that may not be read, and the rest is scanned", () => {
    write({ "a.env": `TOKEN=${TOKEN}\n`, "b 'c\".env": "x", "closed/d.env": `TOKEN=${TOKEN}\n` });
    chmodSync(join(folder, "b 'c\".env"), 0);
    chmodSync(join(folder, "closed"), 0);
    const { status, stdout, stderr } = scan([folder, "--format", "json"], {}, BOUND_BY_PERMISSIONS);
    chmodSync(join(folder, "closed"), 0o700);
    expect([status, stderr]).toEqual([1, ""]);
    const { findings, summary } = Result.parse(JSON.parse(stdout));
    expect(findings.map((finding) => finding.location_path)).toEqual(["a.env"]);
    expect(summary.skipped).toEqual({ unreadable: 2 });
  });
});

describe("what it cannot do ends with exit code 2 and a reason", () => {
  it.for([
    [[], {}, "Name one directory."],
    [["a", "b"], {}, "Name one directory."],
    [["/nowhere/at/all"], {}, "/nowhere/at/all is not a directory."],
    [["FOLDER", "--format", "xml"], {}, "--format must be one of table, json, sarif."],
    [["FOLDER", "--project", "x"], {}, "--project needs the service's FINGERPRINT_SECRET in the environment."],
    [["FOLDER", "--fail-on", "worst"], {}, "--fail-on must be one of critical, high, medium, low, info, never."],
    [["FOLDER", "--verbose"], {}, "'--verbose'"],
    [["FOLDER"], { EXTRA_RULES_DIR: "/nowhere" }, "The scanner ast-grep does not work: "],
    [["FOLDER"], { MAX_FILES: "many" }, "MAX_FILES must be a whole number"],
  ] as const)("%j %j", ([args, environment, words]) => {
    const { status, stdout, stderr } = scan(
      args.map((argument) => argument.replace("FOLDER", folder)),
      environment,
    );
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(words);
  });

  // Of all of the worker, it takes more than a minute of CPU time: `.ci/run` scans that, with the command of the README.
  it("finds nothing bad in a part of this project's own worker", () => {
    const part = fileURLToPath(new URL("../../../worker/auth", import.meta.url));
    const { status, stderr } = scan([part, "--fail-on", "high"]);
    expect([status, stderr]).toEqual([0, ""]);
  });

  it("explains itself", () => {
    const { status, stdout } = scan(["--help"]);
    expect(status).toBe(0);
    expect(stdout).toContain("--fail-on");
  });
});
