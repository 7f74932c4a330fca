import { randomInt } from "node:crypto";
import { createServer } from "node:net";

const LOOPBACK = "127.0.0.1";
/** Below the ephemeral ports of the system, so that none is assigned by chance before it is listened on. */
const [FIRST_PORT, PORTS] = [20_000, 12_000];
const MAX_ATTEMPTS = 50;

/** @throws Error that names the variable that selects another port. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  if (!(await isFree(port))) {
    throw new Error(`Port ${port} is in use. Stop the process that listens on it, or set ${variable} to another port.`);
  }
}

export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const port = randomInt(FIRST_PORT, FIRST_PORT + PORTS);
    if (await isFree(port)) return port;
  }
  throw new Error("There is no free port on this machine.");
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  server.once("error", () => resolve(false));
  server.listen(port, LOOPBACK, () => server.close(() => resolve(true)));
  return promise;
}
