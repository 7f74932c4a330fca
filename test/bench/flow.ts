import { cp, mkdir, readdir, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { createFlowScanner } from "../../runner/scanners/flow/flow.ts";
import type { SourceFile } from "../../runner/repository/source-tree.ts";
import type { Result } from "./support/report.ts";
import type { Workspace } from "./support/workspace.ts";

const PACKAGES = ["hono", "drizzle-orm", "zod", "yaml", "ajv", "jose"];
const NODE_MODULES = fileURLToPath(new URL("../../node_modules/", import.meta.url));
const SOURCE = /(?<!\.d)\.[cm]?[jt]sx?$/u;
const MAX_FILE_BYTES = 1024 * 1024;

/** The data-flow scanner on the sources of well-known packages. */
export async function flow(workspace: Workspace): Promise<Result[]> {
  const root = await workspace.makeDirectory();
  const files: SourceFile[] = [];
  for (const name of PACKAGES)
    files.push(...(await copySources(join(NODE_MODULES, name), join(root, "code", name), root)));
  const megabytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) / 1_000_000;
  const start = performance.now();
  const report = await createFlowScanner().scan(
    { root, files },
    { signal: workspace.signal, timeoutMs: 900_000, maxFindings: 10_000, fingerprintKey: new Uint8Array(32) },
  );
  const milliseconds = performance.now() - start;
  workspace.say(`${files.length} files, ${megabytes.toFixed(1)} MB, ${report.findings.length} findings`);
  return [
    { what: "the whole tree", measured: milliseconds, unit: "ms" },
    { what: "MB", measured: (megabytes * 1_000) / milliseconds, unit: "per second" },
    { what: "files skipped", measured: ((report.skipped?.length ?? 0) * 100) / files.length, unit: "%" },
  ];
}

async function copySources(from: string, to: string, root: string): Promise<SourceFile[]> {
  const names = await readdir(from, { recursive: true });
  const files: SourceFile[] = [];
  for (const name of names.filter((item) => SOURCE.test(item))) {
    const source = join(from, name);
    const { size, isFile } = await stat(source).then((stats) => ({ size: stats.size, isFile: stats.isFile() }));
    if (!isFile || size > MAX_FILE_BYTES) continue;
    const target = join(to, name);
    await mkdir(join(target, ".."), { recursive: true });
    await cp(source, target);
    files.push({ path: relative(root, target), storedPath: relative(root, target), sizeBytes: size });
  }
  return files;
}
