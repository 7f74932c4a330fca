import { randomBytes } from "node:crypto";
import { closeSync, constants, existsSync, openSync } from "node:fs";
import { rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { join } from "node:path";

/*
 * Liveness of the runners that share a work directory. Each listens on a socket in it, which closes when its process ends for any
 * reason, and which runners in other containers can reach. Process ids are not comparable across containers, and are reused.
 */

const OWN_ID = randomBytes(6).toString("hex");
const SOCKET = /^runner-([0-9a-f]{12})\.sock$/;
const DESCRIPTORS = "/proc/self/fd";
const CONNECT_TIMEOUT_MS = 5_000;

/** Identifies this process in the names of its files in the work directory. */
export const runnerId = (): string => OWN_ID;

/** Shows other runners that this process is alive, until it ends. Idempotent. */
export async function announce(workDirectory: string): Promise<void> {
  if (existsSync(join(workDirectory, socketName(OWN_ID)))) return;
  // Kept open: Node.js unlinks the socket through it when the process exits normally.
  const folder = openFolder(workDirectory);
  const server = createServer((socket) => socket.destroy());
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject);
  server.listen(socketPath(folder, workDirectory, OWN_ID), resolve);
  await promise;
  server.unref();
}

export async function isRunnerAlive(workDirectory: string, id: string): Promise<boolean> {
  if (id === OWN_ID) return true;
  const folder = openFolder(workDirectory);
  try {
    return await answers(socketPath(folder, workDirectory, id));
  } finally {
    closeSync(folder);
  }
}

/** Safe to call from several runners concurrently. */
export async function removeDeadSockets(workDirectory: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const [, id] = SOCKET.exec(name) ?? [];
    if (id === undefined || (await isRunnerAlive(workDirectory, id))) continue;
    await rm(join(workDirectory, name), { force: true });
  }
}

function openFolder(workDirectory: string): number {
  return openSync(workDirectory, constants.O_RDONLY | constants.O_DIRECTORY);
}

/** The path of a socket is limited to about 100 bytes. Through the open directory it is short, wherever the directory is. */
function socketPath(folder: number, workDirectory: string, id: string): string {
  const directory = existsSync(DESCRIPTORS) ? `${DESCRIPTORS}/${folder}` : workDirectory;
  return `${directory}/${socketName(id)}`;
}

function socketName(id: string): string {
  return `runner-${id}.sock`;
}

/** A runner whose state is uncertain counts as alive. */
function answers(path: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(path);
  socket.setTimeout(CONNECT_TIMEOUT_MS, () => resolve(true));
  socket.once("connect", () => resolve(true));
  socket.once("error", (error) => {
    resolve(!("code" in error && (error.code === "ECONNREFUSED" || error.code === "ENOENT")));
  });
  return promise.finally(() => socket.destroy());
}
