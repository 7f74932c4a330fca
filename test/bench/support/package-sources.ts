import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Workspace } from "./workspace.ts";

const run = promisify(execFile);

/** Large open-source packages at fixed versions. */
const PACKAGES = [
  "three@0.170.0",
  "lodash@4.17.21",
  "rxjs@7.8.1",
  "date-fns@4.1.0",
  "core-js@3.39.0",
  "antd@5.22.2",
  "webpack@5.96.1",
  "aws-sdk@2.1692.0",
  "typescript@5.7.2",
  "react-dom@18.3.1",
];
const CACHE = join(tmpdir(), "bench-package-sources");

export interface Sources {
  folder: string;
  files: number;
  bytes: number;
}

/** A directory of unpacked packages, downloaded once by `npm pack` and cached in the temporary directory. Linux and macOS. */
export async function packageSources(workspace: Workspace): Promise<Sources> {
  for (const name of PACKAGES) {
    const folder = join(CACHE, name);
    if (existsSync(folder)) continue;
    workspace.say(`fetching ${name}`);
    await mkdir(CACHE, { recursive: true });
    const unpacked = await mkdtemp(join(CACHE, ".new-"));
    const { stdout } = await run("npm", ["pack", "--silent", name], { cwd: unpacked });
    const archive = join(unpacked, stdout.trim().split("\n").at(-1) ?? "");
    await run("tar", ["--extract", "--gzip", `--file=${archive}`, `--directory=${unpacked}`, "--no-same-owner"]);
    await rm(archive);
    await rename(unpacked, folder);
  }
  const entries = await readdir(CACHE, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(file.parentPath, file.name))).size));
  return { folder: CACHE, files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
