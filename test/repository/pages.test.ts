import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { settingsHelp } from "../../runner/settings.ts";
import { SCAN_ERROR_CODES } from "../../worker/contract/scan-summary.ts";
import { OPERATION_ROLES, ROLES, WITHOUT_API_TOKENS } from "../../worker/auth/operation-roles.ts";
import { ERROR_STATUS } from "../../worker/http/errors.ts";
import { FILE_LIMITS } from "../../worker/sarif/limits.ts";
import { afterAttempt, TRANSITIONS } from "../../worker/scan-jobs/lifecycle.ts";

const Manifest = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = Manifest.parse(JSON.parse(readFileSync("package.json", "utf8")));

const MAX_README_BYTES = 10_000;
const MAX_PAGE_BYTES = 15_000;
/** Generated, or growing with every release. */
const UNBOUNDED = new Set(["runner/rules/README.md", ".github/CHANGELOG.md"]);

const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.md"], {
  encoding: "utf8",
});
const pages = new Map(
  tracked
    .split("\n")
    .filter(
      (path) => path !== "" && existsSync(path) && !/\/(?:cases|pairs|cross-file)\/|^test\/runner\/rules\//.test(path),
    )
    .map((path) => [path, readFileSync(path, "utf8")] as const),
);
const read = (path: string): string => pages.get(path) ?? "";

function withoutCode(page: string): string {
  return page.replaceAll(/^```[\s\S]*?^```/gm, "");
}

/** The anchors of the headings of a page, as git hosts generate them. */
function anchorsOf(page: string): string[] {
  return [...withoutCode(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

describe.each([...pages])("%s", (path, page) => {
  it("is short enough to be read", () => {
    if (UNBOUNDED.has(path)) return;
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(path === "README.md" ? MAX_README_BYTES : MAX_PAGE_BYTES);
  });

  it("links to pages and headings that exist", () => {
    for (const [, target = ""] of withoutCode(page).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^https?:/.test(target)) continue;
      const [file = "", anchor = ""] = target.split("#");
      const linked = file === "" ? path : normalize(join(dirname(path), file));
      expect(existsSync(linked), target).toBe(true);
      expect(["", ...anchorsOf(readFileSync(linked, "utf8"))], target).toContain(anchor);
    }
  });

  it("names only npm scripts, tests and folders that exist", () => {
    const named = [...page.matchAll(/npm run ([a-z:-]+)/g)].map(([, name]) => name ?? "");
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining([...new Set(named)]));
    const tests = [...page.matchAll(/npm test -- (\S+)/g)].map(([, name]) => name ?? "");
    const folders = [...page.matchAll(/^\| `((?:worker|runner|test|migrations)\/(?:[a-z-]+\/)*)` \|/gm)];
    for (const name of [...tests, ...folders.map(([, folder]) => folder ?? "")]) {
      expect(() => statSync(name), name).not.toThrow();
    }
  });
});

it("finds the pages", () => {
  expect([...pages.keys()]).toEqual(expect.arrayContaining(["README.md", "worker/API.md", "runner/README.md"]));
});

it("links every page from the README, directly or through another", () => {
  const reached = new Set(["README.md"]);
  for (const path of reached) {
    for (const [, target = ""] of read(path).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)) {
      const linked = normalize(join(dirname(path), target));
      if (pages.has(linked)) reached.add(linked);
    }
  }
  expect([...pages.keys()].filter((path) => !reached.has(path))).toEqual([]);
});

it("lists every setting of the runner, in the words of its help", () => {
  const settings = [...settingsHelp().matchAll(/^ {2}([A-Z_]+) +(.+) \(.*\)$/gm)];
  expect(settings.length).toBeGreaterThan(30);
  const page = read("runner/README.md");
  for (const [, name, description] of settings) expect(page).toContain(`| \`${name}\` | ${description} |`);
});

it("lists every variable and secret of the worker", () => {
  const toml = readFileSync("wrangler.toml", "utf8");
  const section = toml.slice(toml.indexOf("[vars]"), toml.indexOf("[[d1_databases]]"));
  const vars = [...section.matchAll(/^([A-Z_]+) =/gm)].map(([, name]) => name);
  const secrets = [...(/required = \[(.*)\]/.exec(toml)?.[1] ?? "").matchAll(/"([A-Z_]+)"/g)].map(([, name]) => name);
  expect(vars.length * secrets.length).toBeGreaterThan(0);
  for (const name of [...vars, ...secrets]) expect(read("worker/README.md")).toContain(`| \`${name}\` |`);
});

it("lists every error code with its status, and every reason for a failed scan", () => {
  for (const [code, status] of Object.entries(ERROR_STATUS)) {
    expect(read("worker/API.md")).toContain(`| ${status} | \`${code}\` |`);
  }
  for (const code of SCAN_ERROR_CODES) expect(read("worker/scan-jobs/README.md")).toContain(`| \`${code}\` |`);
});

it("shows the roles of each operation as they are", () => {
  const rows = [...read("worker/auth/README.md").matchAll(/^\| `([a-zA-Z]+)` \|(.*)\|$/gm)].map(
    ([, id = "", cells = ""]) => ({ id, cells: cells.split("|").map((cell) => cell.trim()) }),
  );
  const shown = rows.map(({ id, cells }) => [id, ROLES.filter((_, index) => cells[index] === "yes")]);
  expect(Object.fromEntries(shown)).toEqual(OPERATION_ROLES);
  const forPeople = rows.filter(({ cells }) => cells[ROLES.length] === "people only").map(({ id }) => id);
  expect(forPeople.toSorted()).toEqual([...WITHOUT_API_TOKENS].toSorted());
});

it("shows the lifecycle as it is", () => {
  const page = read("worker/scan-jobs/README.md");
  for (const [name, { from, to, event }] of Object.entries(TRANSITIONS)) {
    const [, row = ""] = new RegExp(String.raw`^\| \`${name}\` \|(.*)$`, "m").exec(page) ?? [];
    const [fromCell = "", toCell = "", eventCell = ""] = row.split("|");
    expect(fromCell.trim(), name).toBe(from.map((state) => `\`${state}\``).join(", "));
    expect(toCell, name).toContain(name === "release" ? "the client's" : `\`${to}\``);
    expect(eventCell.trim() === "", name).toBe(event === null);
    expect(eventCell, name).toContain(event === null ? "" : `\`${event}\``);
  }
  const delays = [1, 2].map((attempt) => afterAttempt({ attempt, handedBack: 0 }, "failed"));
  const [first, second] = delays.map((next) => (next === "permanent_failure" ? 0 : next.delayMs / 1_000));
  expect(page).toContain(`begins ${first} seconds after the first, ${second} after the second`);
});

function mib(bytes: number): string {
  return `${bytes / 1024 ** 2} MiB`;
}

it("shows the limits of a SARIF file as they are", () => {
  const page = read("worker/sarif/README.md");
  expect(page).toContain(
    `| ${mib(FILE_LIMITS.compressedBytes)} compressed, ${mib(FILE_LIMITS.plainBytes)} uncompressed |`,
  );
  expect(page).toContain(`| runs | ${FILE_LIMITS.runs} |`);
  expect(page).toContain(`| results of a run | ${FILE_LIMITS.resultsPerRun.toLocaleString("en")} |`);
  expect(page).toContain(`| results of a file | ${FILE_LIMITS.results.toLocaleString("en")} |`);
  expect(page).toContain(`| one result | ${mib(FILE_LIMITS.partBytes)} `);
  expect(page).toContain(`| rules and artifacts of a file | ${mib(FILE_LIMITS.contextBytes)} `);
});
