import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Contents, packResult, unpackResult } from "../../../../../runner/scanners/flow/cached-result.ts";
import { grammarOf } from "../../../../../runner/scanners/flow/languages.ts";
import { indexFiles } from "../../../../../runner/scanners/flow/project/index-files.ts";
import { projectsOf } from "../../../../../runner/scanners/flow/project/project.ts";
import { UnitCache } from "../../../../../runner/scanners/flow/project/unit-cache.ts";
import { type FileResult, scanFile } from "../../../../../runner/scanners/flow/scan-file.ts";
import { startParser } from "../../../../../runner/scanners/flow/syntax/parser.ts";
import { tablesFor } from "../../../../../runner/scanners/flow/tables/load-tables.ts";

export type Files = Readonly<Record<string, string>>;

export interface KeptScan {
  /** What the analysis of each file found. */
  found: Record<string, Pick<FileResult, "flows" | "followed" | "rendered" | "reason" | "limits">>;
  /** The files whose earlier result did not hold, of those that are analysed for themselves. */
  analysed: string[];
}

const DEADLINE_MS = 60_000;

await startParser();

/** Scans trees of files one after another, with the results that the scans before kept. All in this process, because a child takes long to start. */
export class ScansOfTree {
  readonly #root: string;
  #kept = new Map<string, string>();

  /** @param root an empty directory */
  constructor(root: string) {
    this.#root = root;
  }

  /** @param afresh whether earlier results are left aside */
  async scan(files: Files, { afresh = false } = {}): Promise<KeptScan> {
    const root = this.#root;
    await rm(root, { recursive: true, force: true });
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    const paths = Object.keys(files).map((path) => ({ path, storedPath: path, sizeBytes: 0 }));
    const tables = tablesFor(new Set(paths.flatMap(({ path }) => grammarOf(path)?.language ?? [])));
    const projects = projectsOf(indexFiles(root, paths, tables));
    const units = new UnitCache(DEADLINE_MS);
    const contents = new Contents(root);
    const scan: KeptScan = { found: {}, analysed: [] };
    const kept = new Map<string, string>();
    for (const file of paths) {
      const { path } = file;
      const language = grammarOf(path)?.language;
      const project = language && projects.get(language);
      if (!project) continue;
      const scanned = { path, language, root, units, contents, project };
      const known = this.#kept.get(path);
      const holding = afresh || known === undefined ? null : unpackResult(known, scanned);
      if (!holding && project.isEntry(path)) scan.analysed.push(path);
      const result = holding?.result ?? scanFile(file, { root, tables, projects, units, fileDeadlineMs: DEADLINE_MS });
      const { inputs: _, ...found } = result;
      scan.found[path] = found;
      const packed = holding ? holding.text : packResult(result, scanned);
      if (packed !== null) kept.set(path, packed);
    }
    if (!afresh) this.#kept = kept;
    return scan;
  }
}
