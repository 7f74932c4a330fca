import { z } from "@hono/zod-openapi";
import { inject } from "vitest";

const Received = z.array(
  z.object({ method: z.string(), path: z.string(), headers: z.record(z.string(), z.string()), body: z.string() }),
);
export type Received = z.infer<typeof Received>[number];

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
  /** Never answers. */
  hangs?: boolean;
}

/** A real HTTP server outside of workerd, as a webhook endpoint or a git host. */
export class Receiver {
  readonly name = crypto.randomUUID();

  get url(): string {
    return `${inject("receiverUrl")}/${this.name}`;
  }

  /** Each answer is given once, and the last one from then on. */
  async answers(...answers: Answer[]): Promise<void> {
    const response = await fetch(this.#control, { method: "PUT", body: JSON.stringify(answers) });
    await response.text();
  }

  async received(): Promise<Received[]> {
    return Received.parse(await (await fetch(this.#control)).json());
  }

  get #control(): string {
    return `${inject("receiverUrl")}/control/${this.name}`;
  }
}
