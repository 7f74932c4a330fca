import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { runProcess } from "../../../runner/sandbox/run-process.ts";
import { grammarsOf } from "../../../runner/scanners/shared/rule-languages.ts";
import { loadRulePack, writeRulePack } from "../../../runner/scanners/shared/rule-pack.ts";
import type { SourceTree } from "../../../runner/repository/source-tree.ts";
import type { Workspace } from "./workspace.ts";

/** ast-grep as started in a terminal: the same rules and tree, no limits. */
export async function makeBareAstGrep(workspace: Workspace, tree: SourceTree): Promise<() => Promise<void>> {
  const require = createRequire(import.meta.url);
  const cli = createRequire(require.resolve("@ast-grep/cli/package.json"));
  const { platform, arch } = process;
  const binary = join(dirname(cli.resolve(`@ast-grep/cli-${platform}-${arch}-gnu/package.json`)), "ast-grep");
  const directory = await mkdtemp(join(tmpdir(), "bare-engine-"));
  workspace.defer(async () => rm(directory, { recursive: true }));
  const grammars = grammarsOf(tree.files.map(({ storedPath }) => storedPath));
  const configuration = await writeRulePack(await loadRulePack(), directory, grammars);
  const options = ["--format", "sarif", "--no-ignore", "hidden", "--no-ignore", "dot", "--no-ignore", "vcs"];
  return async () => {
    const result = await runProcess(binary, ["scan", "-c", configuration, ...options, "--", join(tree.root, "code")], {
      cwd: directory,
      env: { RUST_MIN_STACK: String(256 * 1024 ** 2) },
      timeoutMs: 600_000,
      maxStdoutBytes: 256 * 1024 ** 2,
      signal: workspace.signal,
    });
    if (result.exitCode !== 0 && result.exitCode !== 1) throw new Error(`ast-grep failed: ${result.stderr}`);
  };
}
