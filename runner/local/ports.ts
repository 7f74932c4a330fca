import { createServer } from "node:net";

const LOOPBACK = "127.0.0.1";

/** @throws Error that says which variable moves the service elsewhere. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  if ((await tryPort(port)) === undefined) {
    throw new Error(`Port ${port} is taken. Stop what listens there, or set ${variable} to another port.`);
  }
}

export async function findFreePort(): Promise<number> {
  const port = await tryPort(0);
  if (port === undefined) throw new Error("There is no free port on this machine.");
  return port;
}

async function tryPort(port: number): Promise<number | undefined> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  server.once("error", () => resolve(undefined));
  server.listen(port, LOOPBACK, () => {
    const address = server.address();
    const found = typeof address === "object" && address !== null ? address.port : undefined;
    server.close(() => resolve(found));
  });
  return promise;
}
