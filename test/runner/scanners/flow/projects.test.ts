import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { DEFAULT_LIMITS, type ScannerReport } from "../../../../runner/scanners/shared/scanner.ts";
import { expectedLinesOf } from "../../support/rule-case.ts";
import { scanCode } from "./support/scan-code.ts";

/** `<language>.<topic>/ng` is found, where its files are marked; `<language>.<topic>/ok` is not. */
const PROJECTS = join(import.meta.dirname, "projects");
const context = { timeoutMs: 150_000, maxFindings: 10_000 };

const files: Record<string, string> = {};
const trees: string[] = [];
for (const topic of (await readdir(PROJECTS)).toSorted()) {
  for (const variant of await readdir(join(PROJECTS, topic))) {
    trees.push(`${topic}/${variant}`);
    const entries = await readdir(join(PROJECTS, topic, variant), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((item) => item.isFile())) {
      const path = join(entry.parentPath, entry.name);
      files[path.slice(PROJECTS.length + 1)] = await readFile(path, "utf8");
    }
  }
}

function filesOf(tree: string): [string, string][] {
  return Object.entries(files).filter(([path]) => path.startsWith(`${tree}/`));
}

function placesOf(report: ScannerReport, tree: string): string[] {
  const places = report.findings.map((finding) => `${finding.location_path}:${finding.location_line}`);
  return places.filter((place) => place.startsWith(`${tree}/`)).toSorted();
}

let together: ScannerReport;
beforeAll(async () => {
  together = await scanCode(files, {}, context);
});

describe("a flow across files", () => {
  test.each(trees)("%s", (tree) => {
    const expected = filesOf(tree).flatMap(([path, text]) => expectedLinesOf(text).map((line) => `${path}:${line}`));
    expect(placesOf(together, tree)).toEqual(expected.toSorted());
    expect(expected.length > 0).toBe(tree.endsWith("/ng"));
  });

  test("reaches no limit", () => {
    expect(together.skipped).toEqual([]);
  });

  test("has a trace that names each file", () => {
    const found = together.findings.find(
      ({ location_path: path }) => path === "javascript.injected/ng/src/reports/shell.ts",
    );
    const trace = found?.metadata["trace"] as { path: string }[];
    const names = trace.map(({ path }) => path.slice(path.lastIndexOf("/") + 1));
    expect([...new Set(names)]).toEqual(["report.controller.ts", "report.service.ts", "base.service.ts", "shell.ts"]);
    expect(found?.metadata.confidence).toBe("high");
  });

  test("to a class that the file with the source does not name has high confidence", () => {
    const found = together.findings.filter(({ location_path: path }) => path?.startsWith("java.distant/ng/"));
    expect(found.map(({ metadata }) => metadata.confidence)).toEqual(["high", "high"]);
  });
});

describe("the findings", () => {
  test("of a tree do not depend on the other trees", async () => {
    // Every third one without its neighbours, and without the other languages.
    const chosen = [...Map.groupBy(trees, (tree) => tree.slice(0, tree.lastIndexOf("/"))).values()]
      .filter((_, index) => index % 3 === 0)
      .flat();
    for (const [, own] of Map.groupBy(chosen, (tree) => tree.slice(0, tree.indexOf(".")))) {
      const isOwn = (path: string | null): boolean => own.some((tree) => path?.startsWith(`${tree}/`));
      const alone = await scanCode(
        Object.fromEntries(Object.entries(files).filter(([path]) => isOwn(path))),
        {},
        context,
      );
      expect(new Set(alone.findings)).toEqual(
        new Set(together.findings.filter(({ location_path: path }) => isOwn(path))),
      );
    }
  });

  test("do not depend on the number of processes", async () => {
    const own = Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith("javascript.")));
    // A process ends after a few files.
    const limits = { ...DEFAULT_LIMITS, memoryBytes: 64 * 1024 ** 2 };
    const report = await scanCode(own, {}, { ...context, limits });
    expect(report.findings).toEqual(
      together.findings.filter(({ location_path: path }) => path?.startsWith("javascript.")),
    );
  });

  test("that need more files than the analysis loads are counted", async () => {
    const names = Array.from({ length: 260 }, (_, number) => `part${number}`);
    const parts = names.map((name) => [`${name}.js`, `exports.run = (text) => text + "${name}";\n`]);
    const calls = names.map((name) => `const ${name} = require("./${name}").run(req.query.a);`).join("\n");
    const entry = `app.get("/", (req, res) => {\n${calls}\neval(part0);\neval(part259);\n});\n`;
    const report = await scanCode({ ...Object.fromEntries(parts), "app.js": entry }, {}, context);
    expect(report.skipped).toEqual([{ path: "app.js", reason: "approximated", limits: ["files"] }]);
    expect(report.findings.map(({ location_line: line }) => line)).toEqual([262, 263]);
  });
});
