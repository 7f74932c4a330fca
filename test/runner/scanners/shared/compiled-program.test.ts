import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

const PROJECT = fileURLToPath(new URL("../../../../", import.meta.url));
const COMPILED = "node_modules/.cache/programs/";
const FLOW = "runner/scanners/flow/main.ts";
const SECRETS = "runner/scanners/secrets/main.ts";
const PROGRAM = `${COMPILED}runner/scanners/flow/main.cjs`;
const SNAPSHOT = ["--snapshot-blob", `${COMPILED}runner/scanners/flow/main.blob`, PROGRAM];
const MANIFEST = `${COMPILED}runner/scanners/flow/main.manifest`;

/** Where what was compiled of the unchanged sources is kept. */
const KEPT = "compiled-of-unchanged-sources";

let copy: string;

/** A copy of the runner, whose files may be changed. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "compiled-"));
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync(join(PROJECT, "node_modules")))
    if (name !== ".cache") symlinkSync(join(PROJECT, "node_modules", name), join(copy, "node_modules", name));
  copySources();
  compile();
  renameSync(join(copy, COMPILED), join(copy, KEPT));
});
beforeEach(() => {
  copySources();
  rmSync(join(copy, COMPILED), { recursive: true, force: true });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(args: readonly string[], input = ""): string {
  return execFileSync(process.execPath, args, { cwd: copy, encoding: "utf8", input });
}

function compile(): void {
  run(["runner/scanners/shared/compile-programs.ts"]);
}

function copySources(): void {
  for (const path of ["package.json", "runner", "worker/contract"]) {
    rmSync(join(copy, path), { recursive: true, force: true });
    cpSync(join(PROJECT, path), join(copy, path), { recursive: true });
  }
}

/** As `compile`, of unchanged sources. */
function restoreCompiled(): void {
  cpSync(join(copy, KEPT), join(copy, COMPILED), { recursive: true });
}

function chosen(script = FLOW): string[] {
  const source = JSON.stringify(join(copy, "runner/scanners/shared/compiled-program.ts"));
  const path = JSON.stringify(join(copy, script));
  const code = `import(${source}).then(({ programArguments }) => console.log(JSON.stringify(programArguments(${path}))))`;
  const found: unknown = JSON.parse(run(["-e", code]));
  return Array.isArray(found) ? found.map((argument) => String(argument).replace(`${copy}/`, "")) : [];
}

/** As if the snapshot had been made on this machine. */
function changeMachine(machine: string): void {
  const source = JSON.stringify(join(copy, "runner/scanners/shared/compiled-program.ts"));
  const inputs = readFileSync(join(copy, MANIFEST), "utf8").split("\n").slice(2);
  const code = `import(${source}).then(({ manifestOf }) => process.stdout.write(manifestOf(${JSON.stringify(machine)}, ${JSON.stringify(inputs)})))`;
  writeFileSync(join(copy, MANIFEST), run(["-e", code]));
}

test("the snapshot is started as long as it is that of the sources", () => {
  expect(chosen()).toEqual([FLOW]);
  restoreCompiled();
  expect(chosen()).toEqual(SNAPSHOT);
  appendFileSync(join(copy, "runner/scanners/shared/batch-child.ts"), "// changed\n");
  expect(chosen()).toEqual([FLOW]);
  compile();
  expect(chosen()).toEqual(SNAPSHOT);
  rmSync(join(copy, "runner/scanners/flow/budget.ts"));
  expect(chosen()).toEqual([FLOW]);
});

test("a change of a table, or another table, makes the snapshot stale", () => {
  restoreCompiled();
  const table = join(copy, "runner/rules/flow/python/web.yml");
  cpSync(join(copy, "runner/rules/flow/rules.yml"), join(copy, "runner/rules/flow/python/another.yml"));
  expect(chosen()).toEqual([FLOW]);
  rmSync(join(copy, "runner/rules/flow/python/another.yml"));
  expect(chosen()).toEqual(SNAPSHOT);
  appendFileSync(table, "# changed\n");
  expect(chosen()).toEqual([FLOW]);
});

test("where the snapshot does not run, the program starts without it, and another project's not at all", () => {
  restoreCompiled();
  changeMachine("v24.0.0 linux x64 1");
  expect(chosen()).toEqual([PROGRAM]);
  changeMachine("");
  expect(chosen()).toEqual([PROGRAM]);
  const manifest = readFileSync(join(copy, MANIFEST), "utf8");
  const place = copy;
  copy = `${place}-moved`;
  renameSync(place, copy);
  expect(chosen()).toEqual([FLOW]);
  renameSync(copy, place);
  copy = place;
  expect(chosen()).toEqual([PROGRAM]);
  for (const damaged of ["", "{", manifest.slice(0, -1), manifest.slice(1), manifest.replace("\n", "\nx")]) {
    writeFileSync(join(copy, MANIFEST), damaged);
    expect(chosen()).toEqual([FLOW]);
  }
});

test("a table that does not load makes no snapshot, and the program reports it", () => {
  writeFileSync(join(copy, "runner/rules/flow/python/another.yml"), "language: go\n");
  compile();
  expect(chosen()).toEqual([PROGRAM]);
});

test("snapshot, program and script have the same output", () => {
  restoreCompiled();
  const root = join(copy, "tree");
  mkdirSync(join(root, "code"), { recursive: true });
  writeFileSync(join(root, "code/a.py"), 'import os\nfrom flask import request\nos.system(request.args.get("q"))\n');
  writeFileSync(join(root, "code/b.js"), 'const password = "correct-Horse-8-battery";\neval(location.hash);\n');
  const files = ["a.py", "b.js"].map((path) => ({ path, storedPath: `code/${path}` }));
  const work = { elapsedMs: 60_000, cpuMs: 60_000, residentBytes: 500_000_000 };
  const batch = { root, files, maxFindings: 100, work, fileDeadlineMs: 5_000 };
  const requests = {
    [FLOW]: { ...batch, project: files, index: null, results: null },
    [SECRETS]: { ...batch, fingerprintKey: "a2V5", maxCandidates: 100, rulesFile: null, timesSlow: {} },
  };
  for (const [script, request] of Object.entries(requests)) {
    const start = ["--expose-gc", "--no-warnings"];
    const [flag = "", snapshot = "", program = ""] = chosen(script);
    expect(flag).toBe("--snapshot-blob");
    const input = JSON.stringify(request);
    const output = run([...start, script], input);
    expect(output).toContain(script === FLOW ? '"type":"flow"' : '"type":"match"');
    expect(run([...start, program], input)).toBe(output);
    expect(run([...start, flag, snapshot, program], input)).toBe(output);
  }
});

test("a process that starts from a snapshot reads only what its arguments permit", () => {
  restoreCompiled();
  const [flag = "", snapshot = "", program = ""] = chosen(SECRETS);
  const secret = join(copy, "outside.txt");
  writeFileSync(secret, 'aws_secret_access_key = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"\n');
  const work = { elapsedMs: 60_000, cpuMs: 60_000, residentBytes: 500_000_000 };
  const files = [{ path: "outside.txt", storedPath: "outside.txt" }];
  const request = { root: copy, files, maxFindings: 100, work, fileDeadlineMs: 5_000, timesSlow: {} };
  const input = JSON.stringify({ ...request, fingerprintKey: "a2V5", maxCandidates: 100, rulesFile: null });
  const denied = run(["--permission", `--allow-fs-read=${copy}/node_modules/`, flag, snapshot, program], input);
  expect(denied).toContain('"reason":"unreadable"');
});
