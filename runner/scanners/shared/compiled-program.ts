import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { cachedDataVersionTag } from "node:v8";
import { z } from "zod";

export const PROJECT = fileURLToPath(new URL("../../../", import.meta.url));
const COMPILED_DIRECTORY = join(PROJECT, "node_modules/.cache/programs");
/** The programs that are started again for every scan, by their paths in the project, each with the data that its snapshot contains. */
export const PROGRAMS: Readonly<Record<string, { data: readonly string[] }>> = {
  "runner/scanners/flow/main.ts": { data: ["runner/rules/flow"] },
  "runner/scanners/secrets/main.ts": { data: [] },
};

/**
 * Of a compiled program: where the project was, which the program refers to; the files of the project in it, relative to the project,
 * and the digest of them; and the machine on which its snapshot runs, null without a snapshot.
 */
export const CompiledManifest = z.object({
  project: z.string(),
  inputs: z.array(z.string()),
  digest: z.string(),
  machine: z.string().nullable(),
});
export type CompiledManifest = z.infer<typeof CompiledManifest>;

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
  return { program: `${name}.cjs`, snapshot: `${name}.blob`, manifest: `${name}.json` };
}

/** The files of the project in a directory, which a snapshot contains. */
export function dataFilesOf(directory: string): string[] {
  const names = readdirSync(join(PROJECT, directory), { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".yml")).map((name) => join(directory, name));
}

export function digestOf(inputs: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of inputs) {
    const file = join(PROJECT, path);
    hash.update(`${path}\0`).update(existsSync(file) ? readFileSync(file) : "missing");
  }
  return hash.digest("base64url");
}

/** What a snapshot depends on besides its program: Node.js rejects one of another version, platform or processor. */
export function machineName(): string {
  return [process.version, process.platform, process.arch, cachedDataVersionTag()].join(" ");
}

function findProgram(script: string): readonly string[] {
  const path = relative(PROJECT, script);
  const { program, snapshot, manifest } = compiledPathsOf(path);
  if (!existsSync(manifest)) return [script];
  const { data } = CompiledManifest.safeParse(parseJson(readFileSync(manifest, "utf8")));
  const files = (PROGRAMS[path]?.data ?? []).flatMap((directory) => dataFilesOf(directory));
  const isCurrent =
    data !== undefined &&
    data.project === PROJECT &&
    files.every((file) => data.inputs.includes(file)) &&
    digestOf(data.inputs) === data.digest;
  if (!isCurrent) return [script];
  return data.machine === machineName() ? ["--snapshot-blob", snapshot, program] : [program];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
