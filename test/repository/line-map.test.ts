import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type LineMap, readLineMap } from "../bench/support/line-map.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "line-map-"));
  git("init", "--quiet", "--template=");
});

afterEach(() => rmSync(folder, { recursive: true }));

function git(...args: string[]): string {
  const identity = ["-c", "user.name=a", "-c", "user.email=a@example.com"];
  const env = { PATH: process.env["PATH"], GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_GLOBAL: "/dev/null" };
  return execFileSync("git", [...identity, ...args], { cwd: folder, env, encoding: "utf8" });
}

type Files = Readonly<Record<string, readonly string[]>>;

function commit(files: Files): void {
  git("rm", "-r", "--quiet", "--ignore-unmatch", ".");
  for (const [path, lines] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), lines.map((line) => `${line}\n`).join(""));
  }
  git("add", "--all");
  git("commit", "--quiet", "--message=a commit");
}

/** Where the lines of the first files are in the second ones, by git. */
function mapOf(before: Files, after: Files): LineMap {
  commit(before);
  commit(after);
  return readLineMap(git("diff", "--find-renames", "-U0", "--no-color", "--no-ext-diff", "HEAD^", "HEAD"));
}

const lines = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => `line ${from + n}`);

it.for<[string, Files, Files]>([
  ["nothing has changed", { a: lines(1, 20), b: ["x"] }, { a: lines(1, 20), b: ["y"] }],
  ["lines are added at the beginning", { a: lines(1, 20) }, { a: ["new", "new too", ...lines(1, 20)] }],
  ["lines are added in the middle", { a: lines(1, 20) }, { a: [...lines(1, 9), "new", ...lines(10, 20)] }],
  ["lines are added at the end", { a: lines(1, 20) }, { a: [...lines(1, 20), "new"] }],
  ["lines are removed", { a: lines(1, 20) }, { a: [...lines(1, 3), ...lines(7, 18)] }],
  ["lines are replaced by fewer", { a: lines(1, 20) }, { a: [...lines(1, 5), "one", ...lines(9, 20)] }],
  ["a hunk follows another", { a: lines(1, 20) }, { a: ["new", ...lines(2, 8), ...lines(12, 20), "end"] }],
  ["the file is renamed", { "src/a b.ts": lines(1, 20) }, { "lib/ä.ts": lines(1, 20) }],
  [
    "the file is renamed and changed",
    { "a.ts": lines(1, 20) },
    { "lib/b.ts": ["new", ...lines(1, 12), ...lines(14, 20)] },
  ],
  ["the file is removed", { a: lines(1, 20), b: ["x"] }, { b: ["x"] }],
  ["a file is added", { a: lines(1, 20) }, { a: lines(1, 20), b: ["x"] }],
])("finds each line where it is now, and none that is gone, when %s", ([, before, after]) => {
  git("config", "core.quotePath", "false");
  const map = mapOf(before, after);
  for (const [path, old] of Object.entries(before)) {
    for (const [index, text] of old.entries()) {
      const found = map.find(path, index + 1);
      const places = Object.entries(after).flatMap(([name, now]) =>
        now.flatMap((line, at) => (line === text ? [{ path: name, line: at + 1 }] : [])),
      );
      expect(found === undefined ? [] : [found], `${path}:${index + 1}`).toEqual(places);
    }
  }
});
