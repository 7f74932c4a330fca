import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Sources } from "./package-sources.ts";
import type { Workspace } from "./workspace.ts";

const run = promisify(execFile);
const MEGABYTE = 1_000_000;
/** Maximum part of one language per round, so that none dominates. */
const SHARE = 0.34;
const MAX_FILE_BYTES = 1024 ** 2;
const NODE_MODULES = fileURLToPath(new URL("../../../node_modules/", import.meta.url));

interface Origin {
  name: string;
  folder: string;
  files: RegExp;
}

/** A directory with at least so much JavaScript, Python and Go: the sources on this machine, repeated. */
export async function mixedSources(workspace: Workspace, leastMegabytes: number): Promise<Sources> {
  const leastBytes = leastMegabytes * MEGABYTE;
  const folder = await workspace.makeDirectory();
  const origins = await findOrigins();
  const sources: Sources = { folder, files: 0, bytes: 0 };
  for (let round = 0; sources.bytes < leastBytes; round += 1) {
    for (const origin of origins) await copyShare(origin, join(folder, `${origin.name}-${round}`), sources, leastBytes);
  }
  workspace.say(`${origins.map(({ name }) => name).join(", ")}: ${sources.files} files`);
  return sources;
}

async function findOrigins(): Promise<Origin[]> {
  const python = await answerOf("python3", ["-c", "import sysconfig; print(sysconfig.get_path('stdlib'))"]);
  const go = await answerOf("go", ["env", "GOROOT"]);
  return [
    { name: "javascript", folder: NODE_MODULES, files: /(?<!\.d)\.[cm]?[jt]sx?$/u },
    ...(python === "" ? [] : [{ name: "python", folder: python, files: /\.py$/u }]),
    ...(go === "" ? [] : [{ name: "go", folder: join(go, "src"), files: /\.go$/u }]),
  ];
}

async function answerOf(program: string, args: string[]): Promise<string> {
  try {
    return (await run(program, args)).stdout.trim();
  } catch {
    return "";
  }
}

async function copyShare({ folder, files }: Origin, to: string, sources: Sources, leastBytes: number): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => files.test(name)).toSorted();
  let share = 0;
  for (const name of names) {
    // Some directories have a file extension in their name.
    const content = await readFile(join(folder, name)).catch(() => null);
    if (content === null || content.length > MAX_FILE_BYTES) continue;
    const target = join(to, name);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
    sources.files += 1;
    sources.bytes += content.length;
    share += content.length;
    if (share > SHARE * leastBytes || sources.bytes > leastBytes) return;
  }
}
