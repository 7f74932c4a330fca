import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { cachedDataVersionTag } from "node:v8";

export const PROJECT = fileURLToPath(new URL("../../../", import.meta.url));
const COMPILED_DIRECTORY = join(PROJECT, "node_modules/.cache/programs");
export interface Program {
  /** Directories of the project whose files its snapshot contains; null for a program without a snapshot. */
  snapshotOf: readonly string[] | null;
}

/** The programs that are compiled, by their paths in the project: those that start again for every scan have a snapshot. */
export const PROGRAMS: Readonly<Record<string, Program>> = {
  "runner/scanners/flow/main.ts": { snapshotOf: ["runner/rules/flow"] },
  "runner/scanners/secrets/main.ts": { snapshotOf: [] },
  "runner/local/scan-command.ts": { snapshotOf: null },
};

export interface CompiledPaths {
  program: string;
  snapshot: string;
  manifest: string;
}

const chosen = new Map<string, readonly string[]>();

/**
 * The arguments of Node.js that start a script: the snapshot that `compile-programs.ts` made at installation, else the program that it
 * compiled, or the script itself where there is neither, or where a source file has changed since. The snapshot starts in a third of
 * the CPU time of the script, with its tables loaded.
 */
export function programArguments(script: string): readonly string[] {
  const known = chosen.get(script);
  if (known !== undefined) return known;
  const found = findProgram(script);
  chosen.set(script, found);
  return found;
}

/** Whether the script starts from a snapshot, at whose build its rules were loaded and checked. */
export function hasSnapshot(script: string): boolean {
  return programArguments(script).length > 1;
}

export function compiledPathsOf(path: string): CompiledPaths {
  const name = join(COMPILED_DIRECTORY, path.replace(/\.ts$/, ""));
  return { program: `${name}.cjs`, snapshot: `${name}.blob`, manifest: `${name}.manifest` };
}

/** The files of the project that a snapshot contains besides code. */
export function dataFilesOf({ snapshotOf }: Program): string[] {
  return (snapshotOf ?? []).flatMap((directory) => {
    const names = readdirSync(join(PROJECT, directory), { recursive: true, encoding: "utf8" });
    return names.filter((name) => name.endsWith(".yml")).map((name) => join(directory, name));
  });
}

/**
 * The manifest of a compiled program: a digest, the machine on which its snapshot runs (empty without one), and the files of the
 * project in it, relative to the project. The digest is of the rest, of the contents of the files, and of the path of the project, to
 * which the program refers.
 */
export function manifestOf(machine: string, inputs: readonly string[]): string {
  const hash = createHash("sha256").update(JSON.stringify([PROJECT, machine]));
  for (const path of inputs) {
    const file = join(PROJECT, path);
    hash.update(`${path}\0`).update(existsSync(file) ? readFileSync(file) : "missing");
  }
  return [hash.digest("base64url"), machine, ...inputs].join("\n");
}

/** What a snapshot depends on besides its program: Node.js rejects one of another version, platform or processor. */
export function machineName(): string {
  return [process.version, process.platform, process.arch, cachedDataVersionTag()].join(" ");
}

function findProgram(script: string): readonly string[] {
  const path = relative(PROJECT, script);
  const { program, snapshot, manifest } = compiledPathsOf(path);
  const description = PROGRAMS[path];
  if (description === undefined || !existsSync(manifest)) return [script];
  const text = readFileSync(manifest, "utf8");
  const [, machine = "", ...inputs] = text.split("\n");
  const isCurrent =
    dataFilesOf(description).every((file) => inputs.includes(file)) && manifestOf(machine, inputs) === text;
  if (!isCurrent) return [script];
  return machine === machineName() ? ["--snapshot-blob", snapshot, program] : [program];
}
