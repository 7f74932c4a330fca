import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { accessSync, constants } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import type { SourceFile, SourceTree } from "../../../../runner/repository/source-tree.ts";
import { type EngineOptions, type ScanContext, ScannerError } from "../../../../runner/scanners/shared/scanner.ts";

/** Where the real programs are: `.ci/run` puts them into a folder of its own. */
export const SEARCH_PATH = [process.env["ENGINE_PATH"], process.env["PATH"]].filter(Boolean).join(delimiter);

export function isInstalled(name: string): boolean {
  return SEARCH_PATH.split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

export function optionsOf(overrides: Partial<EngineOptions> = {}): EngineOptions {
  return {
    searchPath: SEARCH_PATH,
    honourInlineIgnores: false,
    extraRulesDirectory: null,
    extraSecretRules: null,
    semgrepRules: null,
    secretRules: null,
    ...overrides,
  };
}

export function contextOf(overrides: Partial<ScanContext> = {}): ScanContext {
  return {
    signal: new AbortController().signal,
    timeoutMs: 150_000,
    maxFindings: 1_000,
    fingerprintKey: Buffer.from("the key of the project"),
    ...overrides,
  };
}

export async function directoryOf(files: Record<string, string> = {}): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "engines-test-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
  }
  return directory;
}

/** A tree as the checkout leaves it; a path that begins with `text/` is that of a file which is searched for secrets only. */
export async function treeOf(sources: Record<string, string>): Promise<SourceTree> {
  const stored = Object.entries(sources).map(([path, text]) => {
    return { path, storedPath: path.startsWith("text/") ? path : `code/${path}`, text };
  });
  const root = await directoryOf(Object.fromEntries(stored.map(({ storedPath, text }) => [storedPath, text])));
  await mkdir(join(root, "code"), { recursive: true });
  await mkdir(join(root, "text"), { recursive: true });
  const files: SourceFile[] = stored.map(({ path, storedPath, text }) => {
    return { path, storedPath, sizeBytes: Buffer.byteLength(text) };
  });
  return { root, files };
}

/**
 * A folder with a program that says which version it is, and answers a scan with what a real one once wrote, or with
 * anything else. A scan of nothing, at start, is answered with `[]` or an empty report.
 */
export async function replaying(
  name: string,
  version: string,
  answer: { stdout?: string; exitCode?: number; before?: string },
): Promise<string> {
  const folder = await directoryOf({ report: answer.stdout ?? "" });
  const nothing = name.endsWith("grep") ? `{"version":"${version}","results":[],"errors":[],"paths":{}}` : "[]";
  const script = `#!/bin/sh
case "$1 $*" in
  --version\\ *|version\\ *) echo '${version}'; exit 0;;
  */nothing) echo '${nothing}'; exit 0;;
esac
${answer.before ?? ""}
cat '${join(folder, "report")}'
exit ${answer.exitCode ?? 0}
`;
  await writeFile(join(folder, name), script);
  await chmod(join(folder, name), 0o700);
  return [folder, "/usr/bin", "/bin"].join(delimiter);
}

/** What a scan or a start failed with. */
export async function failureOf(attempt: Promise<unknown>): Promise<ScannerError> {
  const error: unknown = await attempt.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ScannerError) return error;
  throw new Error(`There was no failure of a scanner, but ${String(error)}.`);
}
