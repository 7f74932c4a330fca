import { createServer, type IncomingMessage, request as forward, type Server, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/**
 * The fault of a call: `drop` the request, drop the `answer` after it took effect, `delay` it, send it `twice`, let it `hang`,
 * `cut` its response, `damage` a byte of it, or `swallow` it: respond as if it had taken effect (a bug, not a fault).
 */
export type Mishap = "drop" | "answer" | "delay" | "twice" | "hang" | "cut" | "damage" | "swallow";

interface Reply {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

export interface FaultyProxyOptions {
  /** Called for each request. */
  mishapOf: (method: string, path: string) => Mishap | null;
  delayMs: () => number;
}

/** An HTTP proxy that injects faults. */
export class FaultyProxy {
  readonly #server: Server;
  readonly #options: FaultyProxyOptions;
  #target = "";
  readonly counts = new Map<Mishap, number>();

  constructor(options: FaultyProxyOptions) {
    this.#options = options;
    this.#server = createServer((incoming, outgoing) => void this.#handle(incoming, outgoing));
  }

  /** @returns its URL. */
  async listen(): Promise<string> {
    const listening = Promise.withResolvers<void>();
    this.#server.listen(0, "127.0.0.1", () => listening.resolve());
    await listening.promise;
    const address = this.#server.address();
    if (typeof address !== "object" || address === null) throw new Error("The proxy has no address.");
    return `http://127.0.0.1:${address.port}`;
  }

  standBefore(target: string): void {
    this.#target = target;
  }

  async close(): Promise<void> {
    const closed = Promise.withResolvers<void>();
    this.#server.close(() => closed.resolve());
    this.#server.closeAllConnections();
    await closed.promise;
  }

  async #handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const mishap = this.#options.mishapOf(incoming.method ?? "", incoming.url ?? "");
    if (mishap !== null) this.counts.set(mishap, (this.counts.get(mishap) ?? 0) + 1);
    try {
      const body = await buffer(incoming);
      if (mishap === "drop") return void outgoing.destroy();
      if (mishap === "hang") return;
      if (mishap === "swallow") return void outgoing.writeHead(200).end('{"version":1}');
      if (mishap === "delay") await new Promise((resolve) => setTimeout(resolve, this.#options.delayMs()));
      if (mishap === "twice") await this.#send(incoming, body).catch(() => null);
      const reply = await this.#send(incoming, body);
      if (mishap === "answer") return void outgoing.destroy();
      if (mishap === "damage") damage(reply.body);
      answer(outgoing, reply, mishap === "cut");
    } catch {
      outgoing.destroy();
    }
  }

  #send({ method, url, headers }: IncomingMessage, body: Buffer): Promise<Reply> {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    const call = forward(new URL(url ?? "/", this.#target), { method, headers }, (response) => {
      const { statusCode: status = 502, headers: replyHeaders } = response;
      buffer(response)
        .then((content) => resolve({ status, headers: replyHeaders, body: content }))
        .catch(reject);
    });
    call.on("error", reject);
    call.end(body);
    return promise;
  }
}

/** In its last third, where a git host sends objects. */
function damage(body: Buffer): void {
  const place = Math.floor((body.length * 2) / 3);
  const byte = body.at(place);
  if (byte !== undefined) body[place] = byte ^ 0xff;
}

function answer(outgoing: ServerResponse, { status, headers, body }: Reply, cut: boolean): void {
  const { "transfer-encoding": _, connection: __, ...kept } = headers;
  outgoing.writeHead(status, { ...kept, "content-length": body.length });
  if (!cut) return void outgoing.end(body);
  outgoing.write(body.subarray(0, body.length / 2), () => outgoing.destroy());
}
