import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type GitServer, serveRepositories } from "../../runner/local/git-server.ts";
import type { ReadyScanner } from "../../runner/scan/run-scanners.ts";
import { type ScannerReport, ScannerError } from "../../runner/scanners/shared/scanner.ts";
import { Service } from "./support/service.ts";
import { type Tracked, TrackedRepository } from "./support/tracked-repository.ts";

let service: Service;
let host: GitServer;

beforeAll(async () => {
  service = await Service.prepare({ workerVariables: { LEASE_SECONDS: "60", RUNNER_MODE: "pull" } });
  await service.startWorker();
  host = await serveRepositories(join(service.root, "repositories"));
});

afterAll(async () => {
  await Promise.all([host?.close(), service?.stop()]);
});

/** A file of functions with the same problem in each. */
const functions = (...names: string[]): string =>
  names
    .map((name) => `export function ${name}(input) {\n  const label = "${name}";\n  eval(input);\n  return label;\n}\n`)
    .join("\n");
const other = (name: string): string =>
  `import hash from "node:crypto";\nexport const ${name} = hash.createHash("md5");\n`;

const states = (known: readonly Tracked[]) =>
  known.map(({ id, state, location_path: path, location_line: line }) => [id, state, path, line]);
const open = (known: readonly Tracked[]): Tracked[] => known.filter(({ state }) => state === "open");
const ids = (known: readonly Tracked[]): string[] => known.map(({ id }) => id);

/** A release of a scanner that reports, or fails, in another way. */
function release(version: string, change: (report: ScannerReport) => ScannerReport) {
  return (scanners: readonly ReadyScanner[]): ReadyScanner[] =>
    scanners.map(({ scanner }) => ({
      version,
      scanner: {
        name: scanner.name,
        version: () => Promise.resolve(version),
        scan: async (tree, context) => change(await scanner.scan(tree, context)),
      },
    }));
}

it("follows renames, moves and edits, and a revert takes them back", async () => {
  const repository = await TrackedRepository.create(service, host);
  repository.commit({ "src/one.js": functions("a", "b", "c"), "src/two.js": other("x") });
  expect(await repository.scan()).toBe("completed");
  const first = await repository.known();
  expect(first.map(({ state, location_path: path }) => [state, path])).toEqual([
    ["open", "src/one.js"],
    ["open", "src/one.js"],
    ["open", "src/one.js"],
    ["open", "src/two.js"],
  ]);

  repository.git("mv", "src/one.js", "src/renamed.js");
  repository.commit({});
  await repository.scan();
  expect(states(await repository.known())).toEqual(
    first.map(({ id, location_path: path, location_line: line }) => [
      id,
      "open",
      path?.replace("one", "renamed"),
      line,
    ]),
  );

  // Renamed, re-indented and extended at once, while the other file moves to a new directory.
  repository.git("mv", "src/renamed.js", "src/third.js");
  const edited = functions("before", "a", "b", "c", "after").replaceAll(/^ {2}/gm, "\t\t");
  repository.commit({ "src/third.js": edited, "src/two.js": null, "lib/two.js": `// moved\n${other("x")}` });
  await repository.scan();
  const moved = await repository.known();
  expect(moved).toHaveLength(6);
  expect(ids(moved).filter((id) => ids(first).includes(id))).toEqual([first[3]?.id, ...ids(first.slice(0, 3))]);
  expect(moved.map(({ state }) => state)).toEqual(moved.map(() => "open"));

  repository.git("revert", "--no-edit", "HEAD", "HEAD~1");
  await repository.scan();
  const reverted = await repository.known();
  expect(states(open(reverted))).toEqual(states(first));
  expect(reverted.filter(({ state }) => state === "fixed")).toHaveLength(2);
});

it("gives no identity to a duplicate that is inserted before, between or after", async () => {
  const repository = await TrackedRepository.create(service, host);
  repository.commit({ "a.js": functions("one", "two", "three") });
  await repository.scan();
  const before = await repository.known();
  repository.commit({ "a.js": functions("zero", "one", "half", "two", "three", "four") });
  await repository.scan();
  const after = await repository.known();
  expect([1, 3, 4].map((n) => after[n]?.id)).toEqual(ids(before));
  // One of them goes, and a copy of the file comes.
  repository.commit({
    "a.js": functions("zero", "half", "two", "three", "four"),
    "copy.js": functions("two", "three"),
  });
  await repository.scan();
  const last = await repository.known();
  expect(last.filter(({ state }) => state === "fixed").map(({ id }) => id)).toEqual([before[0]?.id]);
  expect(ids(open(last).filter(({ location_path: path }) => path === "a.js"))).toEqual(
    ids(after.filter(({ id }) => id !== before[0]?.id)),
  );
});

it("closes what is deleted, not what no scanner looked at", async () => {
  const repository = await TrackedRepository.create(service, host);
  const files = { "a.js": functions("a"), "b.js": other("b"), "c.js": functions("c") };
  repository.commit(files);
  await repository.scan();
  const known = await repository.known();
  // The scanner fails in a commit without any of them.
  repository.commit({ "a.js": null, "b.js": null, "c.js": null, "README.md": "Empty.\n" });
  const failing = release("1", () => {
    throw new ScannerError("out of memory");
  });
  expect(await repository.scan({ scanners: failing })).toBe("failed");
  expect(await repository.known()).toEqual(known);
  // One file is too large this time, one is deleted, and one is cut off with the list.
  repository.commit({ "a.js": `${"// padding\n".repeat(200)}safe();\n`, "c.js": files["c.js"] });
  expect(await repository.scan({ settings: { MAX_FILE_KB: "1" } })).toBe("completed");
  const after = await repository.known();
  expect(after.map(({ id, state }) => [id, state])).toEqual(
    known.map(({ id, location_path: path }) => [id, path === "b.js" ? "fixed" : "open"]),
  );
  await repository.scan({
    scanners: release("1", ({ findings }) => ({ findings: findings.slice(0, 0), truncated: true })),
  });
  expect(await repository.known()).toEqual(after);
  await repository.scan();
  expect((await repository.known()).map(({ state }) => state)).toEqual(["fixed", "fixed", "open"]);
});

it("distinguishes a fix from a scanner that no longer detects it", async () => {
  const repository = await TrackedRepository.create(service, host);
  repository.commit({ "a.js": functions("a"), "b.js": functions("b") });
  await repository.scan();
  repository.commit({ "b.js": "safe();\n" });
  await repository.scan({ scanners: release("2", (report) => ({ ...report, findings: [] })) });
  expect((await repository.known()).map(({ state }) => state)).toEqual(["no_longer_detected", "fixed"]);
  await repository.scan();
  expect((await repository.known()).map(({ state }) => state)).toEqual(["open", "fixed"]);
});

it("keeps one identity on all branches, and follows a force push", async () => {
  const repository = await TrackedRepository.create(service, host);
  repository.commit({ "a.js": functions("one", "two") });
  await repository.scan();
  const main = await repository.known();
  repository.git("checkout", "--quiet", "-b", "feature");
  repository.git("mv", "a.js", "moved.js");
  repository.commit({ "moved.js": functions("zero", "one") });
  await repository.scan({ branch: "feature" });
  const feature = await repository.known("feature");
  expect(feature.map(({ id, state, location_path: path }) => [id === main[0]?.id, state, path])).toEqual([
    [false, "open", "moved.js"],
    [true, "open", "moved.js"],
  ]);
  expect(await repository.known()).toEqual(main);
  repository.git("checkout", "--quiet", "main");
  repository.git("merge", "--quiet", "--no-edit", "feature");
  await repository.scan();
  expect(ids(open(await repository.known()))).toEqual(ids(feature));
  repository.git("checkout", "--quiet", "-B", "main", repository.git("rev-list", "--max-parents=0", "HEAD").trim());
  await repository.scan();
  expect(states(open(await repository.known()))).toEqual(states(main));
});
