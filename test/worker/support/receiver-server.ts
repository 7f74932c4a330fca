import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** The base URL of a server in Node, outside of workerd. */
    receiverUrl: string;
  }
}

const NAME = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

interface Answer {
  status: number;
  body?: string;
  headers?: Record<string, string>;
  /** Never answers. */
  hangs?: boolean;
}

interface Received {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** What a receiver has got, and what it answers: each answer once, and the last one from then on. */
interface Receiver {
  received: Received[];
  answers: Answer[];
  /** Responses that hang. */
  open: Set<ServerResponse>;
}

/**
 * Serves any number of receivers: requests to `/<name>/…` are kept, and answered as `PUT /control/<name>` has said; `GET
 * /control/<name>` returns them.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const receivers = new Map<string, Receiver>();
  const receiverOf = (name: string): Receiver => {
    const receiver = receivers.get(name) ?? { received: [], answers: [{ status: 204 }], open: new Set() };
    receivers.set(name, receiver);
    return receiver;
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const { method = "", url = "", headers } = request;
    const [, first = "", name = ""] = url.split("/");
    if (first === "control") {
      if (method === "PUT") {
        receiverOf(name).answers = JSON.parse(body) as Answer[];
        for (const hanging of receiverOf(name).open) hanging.destroy();
      }
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(receiverOf(name).received));
      return;
    }
    // At the beginning of the path, or in the URL of a git host's API.
    const owner = NAME.exec(url)?.[0] ?? "";
    const receiver = receiverOf(owner);
    receiver.received.push({ method, path: url.replace(`/${owner}`, ""), headers, body });
    const [answer = { status: 204 }] = receiver.answers;
    if (receiver.answers.length > 1) receiver.answers.shift();
    if (answer.hangs === true) {
      receiver.open.add(response);
      return;
    }
    response.writeHead(answer.status, answer.headers);
    response.end(answer.status === 204 ? undefined : (answer.body ?? "{}"));
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  project.provide("receiverUrl", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  };
}
