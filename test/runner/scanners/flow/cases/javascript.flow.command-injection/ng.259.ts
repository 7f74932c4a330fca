import { exec } from "node:child_process";
import PostalMime from "postal-mime";
import { WorkerEntrypoint, WorkflowEntrypoint, DurableObject } from "cloudflare:workers";
export default {
  async fetch(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    const url = new URL(request.url);
    exec("x " + url.searchParams.get("q")); // expect
    exec("x " + url.pathname); // expect
    exec("x " + request.headers.get("x")); // expect
    exec("x " + request.cf.city);
    const body = await request.json();
    exec("x " + body.name); // expect
    return new Response("");
  },
  async queue(batch: MessageBatch, env: Env) {
    for (const message of batch.messages) { exec("x " + message.body.name); // expect
    }
  },
  async email(message: ForwardableEmailMessage, env: Env) {
    exec("x " + message.from); // expect
    exec("x " + message.to); // expect
    exec("x " + message.headers.get("subject")); // expect
    const email = await PostalMime.parse(message.raw);
    exec("x " + email.subject); // expect
    const parser = new PostalMime();
    const e2 = await parser.parse(message.raw);
    exec("x " + e2.attachments[0].filename); // expect
  },
};
export class Room extends DurableObject {
  async fetch(request: Request) { exec("x " + new URL(request.url).searchParams.get("q")); // expect
    return new Response(""); }
  async webSocketMessage(ws: WebSocket, message: string) { exec("x " + message); // expect
  }
}
