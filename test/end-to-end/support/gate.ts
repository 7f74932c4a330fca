import { createServer, request as forward, type IncomingMessage, type ServerResponse } from "node:http";

/** A git host that responds only while its gate is open, so that a test can act during a clone. */
export interface Gate {
  url: string;
  /** Resolves when a request waits at the gate. */
  reached: () => Promise<void>;
  open(): void;
  shut(): void;
  close(): Promise<void>;
}

export async function gateBefore(targetUrl: string): Promise<Gate> {
  let isOpen = true;
  let waiting: (() => void)[] = [];
  let arrival = Promise.withResolvers<void>();

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, headers } = incoming;
    const proxied = forward(new URL(incoming.url ?? "/", targetUrl), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    proxied.on("error", () => outgoing.destroy());
    incoming.pipe(proxied);
  }
  const server = createServer((incoming, outgoing) => {
    if (isOpen) return pass(incoming, outgoing);
    waiting.push(() => pass(incoming, outgoing));
    arrival.resolve();
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", () => listening.resolve());
  await listening.promise;
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no address");
  return {
    url: `http://127.0.0.1:${address.port}`,
    reached: () => arrival.promise,
    open() {
      isOpen = true;
      for (const go of waiting) go();
      waiting = [];
    },
    shut() {
      isOpen = false;
      arrival = Promise.withResolvers<void>();
    },
    async close() {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      server.closeAllConnections();
      await closed.promise;
    },
  };
}
