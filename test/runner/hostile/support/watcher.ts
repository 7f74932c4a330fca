import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { directorySizeBytes } from "../../../../runner/workspace/directory-size.ts";
import { descendantsOf, readProc } from "../../support/descendants.ts";

const SAMPLE_MS = 20;
/** Share of its time that the watcher may take from what it watches. */
const EFFORT = 0.1;
const PAGE_BYTES = 4_096;
const ACCESS_MODE = 3;
/** What `unshare` writes of its own process to map the user into a namespace. */
const USER_MAPPING = /^\/proc\/\d+\/(?:uid_map|gid_map|setgroups)$/u;

export interface Sighting {
  /** Remote addresses of the connections of children, as `address:port`. */
  connections: Set<string>;
  /** Files outside of the work directory that a child had open to write. */
  filesWritten: Set<string>;
  /** Names of children seen with a network of the machine. */
  online: Set<string>;
  /** Names of children that had a secret in their arguments or, but for git's of the remote, in their environment. */
  leaks: Set<string>;
  peakMemoryBytes: number;
  peakDiskBytes: number;
  samples: number;
}

/** Looks at everything below this process, again and again, until stopped. What serves the repositories is not looked at. */
export function watch(options: { workDirectory: string; secrets: string[]; token: string }): {
  stop(): Promise<Sighting>;
} {
  const sighting: Sighting = {
    connections: new Set(),
    filesWritten: new Set(),
    online: new Set(),
    leaks: new Set(),
    peakMemoryBytes: 0,
    peakDiskBytes: 0,
    samples: 0,
  };
  const ownNetwork = networkOf(process.pid);
  const stop = new AbortController();

  function lookAt(pid: number, name: string): number {
    for (const address of connectionsOf(pid)) sighting.connections.add(address);
    for (const file of filesWrittenBy(pid, options.workDirectory)) sighting.filesWritten.add(`${name}: ${file}`);
    if (networkOf(pid) === ownNetwork) sighting.online.add(name);
    const [command, environment] = [readProc(pid, "cmdline"), readProc(pid, "environ")];
    const leaks = options.secrets.some((secret) => command.includes(secret) || environment.includes(secret));
    if (leaks || command.includes(options.token)) sighting.leaks.add(name);
    return Number(readProc(pid, "statm").split(" ")[1] ?? 0) * PAGE_BYTES;
  }

  async function sample(): Promise<void> {
    const servers = new Set(childrenThatServe());
    const watched = descendantsOf(process.pid).filter(({ pid }) => !servers.has(pid));
    const memory = watched.reduce((sum, { pid, name }) => sum + lookAt(pid, name), 0);
    sighting.peakMemoryBytes = Math.max(sighting.peakMemoryBytes, memory);
    sighting.peakDiskBytes = Math.max(sighting.peakDiskBytes, await directorySizeBytes(options.workDirectory));
    sighting.samples += 1;
  }

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      const startedMs = performance.now();
      await sample();
      const pauseMs = Math.max(SAMPLE_MS, (performance.now() - startedMs) / EFFORT);
      await sleep(pauseMs, undefined, { signal: stop.signal }).catch(() => {});
    }
  }
  const running = run();
  return {
    async stop() {
      stop.abort();
      await running;
      return sighting;
    },
  };
}

/** The children of this process that run, without the tests' own git servers. */
export function childrenLeft(): string[] {
  const servers = new Set(childrenThatServe());
  return descendantsOf(process.pid)
    .filter(({ pid }) => !servers.has(pid))
    .map(({ pid, name }) => `${name} ${readProc(pid, "cmdline").replaceAll("\0", " ")}`);
}

function childrenThatServe(): number[] {
  const serving = descendantsOf(process.pid).filter(({ pid }) => readProc(pid, "cmdline").includes("http-backend"));
  const below = serving.flatMap(({ pid }) => descendantsOf(pid));
  return [...serving, ...below].map(({ pid }) => pid);
}

function networkOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/ns/net`);
  } catch {
    return "";
  }
}

function descriptorsOf(pid: number): { descriptor: string; target: string }[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((descriptor) => ({
      descriptor,
      target: readlinkSync(`/proc/${pid}/fd/${descriptor}`),
    }));
  } catch {
    return [];
  }
}

function connectionsOf(pid: number): string[] {
  const inodes = new Set(descriptorsOf(pid).flatMap(({ target }) => /^socket:\[(\d+)\]$/.exec(target)?.[1] ?? []));
  if (inodes.size === 0) return [];
  return ["tcp", "tcp6", "udp", "udp6"].flatMap((table) =>
    readProc(pid, `net/${table}`)
      .split("\n")
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter((fields) => inodes.has(fields[9] ?? "") && !/^0+:0+$/.test(fields[2] ?? ""))
      .map((fields) => decodeAddress(fields[2] ?? "")),
  );
}

/** Of IPv4 as the kernel prints it on little-endian machines; anything else as it is. */
function decodeAddress(text: string): string {
  const [address = "", port = ""] = text.split(":");
  const shown = address.length === 8 ? Buffer.from(address, "hex").toReversed().join(".") : address;
  return `${shown}:${Number.parseInt(port, 16)}`;
}

function filesWrittenBy(pid: number, workDirectory: string): string[] {
  return descriptorsOf(pid).flatMap(({ descriptor, target }) => {
    const isOutside = target.startsWith("/") && !target.startsWith("/dev/") && !target.startsWith(`${workDirectory}/`);
    return isOutside && !USER_MAPPING.test(target) && isOpenToWrite(pid, descriptor) ? [target] : [];
  });
}

function isOpenToWrite(pid: number, descriptor: string): boolean {
  try {
    const [, flags = "0"] = /^flags:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/fdinfo/${descriptor}`, "utf8")) ?? [];
    return (Number.parseInt(flags, 8) & ACCESS_MODE) !== 0;
  } catch {
    return false;
  }
}
