import { execFile } from "node:child_process";
import { copyFile, mkdir, readdir, readFile } from "node:fs/promises";
import { dirname, extname, join, relative } from "node:path";
import { promisify } from "node:util";
import { hasLongLines } from "../../../runner/repository/long-lines.ts";
import { snapshotFolder } from "../../../runner/local/snapshot.ts";
import { PROJECT } from "./bundles.ts";
import type { Workspace } from "./workspace.ts";

/** JavaScript and TypeScript packages that `npm ci` installs; two cores scan them in about five seconds. */
const PACKAGES = [
  "drizzle-orm",
  "zod",
  "hono",
  "jose",
  "yaml",
  "undici",
  "typescript",
  "vite",
  "vitest",
  "rolldown",
  "drizzle-kit",
];
const EXTENSIONS = new Set([".js", ".mjs", ".cjs", ".ts", ".mts", ".cts"]);
/** Packages have more tiny files than projects do, and creating files is the slowest operation on a busy disk. */
const MIN_FILE_BYTES = 1_000;
/** Well below the runner's limit, so that both sides scan the same files. */
const MAX_FILE_BYTES = 900 * 1024;

export interface BigRepository {
  branch: string;
  files: number;
  bytes: number;
}

/** Creates `<root>/demo.git` from the sources of packages. */
export async function makeBigRepository(workspace: Workspace, root: string): Promise<BigRepository> {
  const folder = await workspace.makeDirectory();
  const repository = { files: 0, bytes: 0 };
  for (const name of PACKAGES) {
    const packageFolder = join(PROJECT, "node_modules", name);
    for (const entry of await readdir(packageFolder, { recursive: true, withFileTypes: true })) {
      const source = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !EXTENSIONS.has(extname(entry.name))) continue;
      const content = await readFile(source);
      if (content.length < MIN_FILE_BYTES || content.length > MAX_FILE_BYTES || hasLongLines(content)) continue;
      const target = join(folder, name, relative(packageFolder, source));
      await mkdir(dirname(target), { recursive: true });
      await copyFile(source, target);
      repository.files += 1;
      repository.bytes += content.length;
    }
  }
  const branch = await snapshotFolder(root, folder);
  await pack(join(root, "demo.git"));
  return { ...repository, branch };
}

/** Packed, as on a host: thousands of loose objects would make each clone slow. */
async function pack(repository: string): Promise<void> {
  await promisify(execFile)("git", [`--git-dir=${repository}`, "repack", "-adq"]);
}
