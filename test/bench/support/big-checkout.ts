import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { checkOut } from "../../../runner/repository/checkout.ts";
import { snapshotCommit, snapshotFolder } from "../../../runner/local/snapshot.ts";
import type { SourceTree } from "../../../runner/repository/source-tree.ts";
import { packageSources, type Sources } from "./package-sources.ts";
import type { Workspace } from "./workspace.ts";

const LIMITS = {
  maxFiles: 200_000,
  maxDepth: 100,
  maxPathBytes: 4_096,
  maxFileBytes: 1024 ** 2,
  maxTreeBytes: 2 * 1024 ** 3,
};

export interface BigRepository {
  sources: Sources;
  gitDirectory: string;
  branch: string;
  commit: string;
}

/** A bare repository of large packages. */
export async function commitPackages(workspace: Workspace): Promise<BigRepository> {
  return commitSources(workspace, await packageSources(workspace));
}

export async function commitSources(workspace: Workspace, sources: Sources): Promise<BigRepository> {
  const root = await workspace.makeDirectory();
  const branch = await snapshotFolder(root, sources.folder, { everything: true });
  return { sources, gitDirectory: join(root, "demo.git"), branch, commit: await snapshotCommit(root) };
}

export async function checkOutOnce(repository: BigRepository, root: string, workspace: Workspace): Promise<SourceTree> {
  await mkdir(root, { recursive: true });
  return checkOut(repository, root, {
    program: { searchPath: process.env["PATH"] ?? "", certificateAuthorities: "" },
    limits: LIMITS,
    signal: workspace.signal,
    onSkipped: () => {},
  });
}

export async function checkOutPackages(workspace: Workspace): Promise<{ sources: Sources; tree: SourceTree }> {
  const repository = await commitPackages(workspace);
  const tree = await checkOutOnce(repository, join(await workspace.makeDirectory(), "tree"), workspace);
  return { sources: repository.sources, tree };
}
