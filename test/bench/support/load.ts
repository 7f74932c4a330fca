import { Agent, request } from "node:http";

export interface Answer {
  status: number;
  ms: number;
  /** Time until the first byte of the body. */
  firstByteMs: number;
  bytes: number;
}

export interface Call {
  url: URL;
  method: string;
  token?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export async function get(url: URL, token: string): Promise<Answer> {
  return send({ url, method: "GET", token });
}

/** Reads the response to its end and discards it, which costs little compared with the server's work. */
export function send({ url, method, token, headers: own, body }: Call, agent?: Agent): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const startedMs = performance.now();
  const headers = {
    ...own,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
  };
  const outgoing = request(url, { method, headers, ...(agent && { agent }) }, (response) => {
    let bytes = 0;
    let firstByteMs = 0;
    response.on("data", (chunk: Buffer) => {
      if (bytes === 0) firstByteMs = performance.now() - startedMs;
      bytes += chunk.length;
    });
    response.on("end", () =>
      resolve({ status: response.statusCode ?? 0, ms: performance.now() - startedMs, firstByteMs, bytes }),
    );
    response.on("error", reject);
  });
  outgoing.on("error", reject);
  outgoing.end(body);
  return promise;
}

export interface Load {
  connections: number;
  durationMs: number;
  /** The next call, by its number. */
  call: (number: number) => Call;
  expectedStatus: number;
}

/**
 * Keeps this many connections busy for the duration.
 * @returns requests per second.
 * @throws on any other status.
 */
export async function load({ connections, durationMs, call, expectedStatus }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const startedMs = performance.now();
  let sent = 0;
  async function keepBusy(): Promise<void> {
    while (performance.now() - startedMs < durationMs) {
      const next = call(sent);
      sent += 1;
      const { status } = await send(next, agent);
      if (status !== expectedStatus) throw new Error(`${next.method} ${next.url.href} was answered with ${status}.`);
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, keepBusy));
    return sent / ((performance.now() - startedMs) / 1_000);
  } finally {
    agent.destroy();
  }
}
