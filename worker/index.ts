import { app } from "./app.ts";
import { consumeQueue } from "./queue.ts";
import { runScheduled } from "./scheduled.ts";

export { ContainerProxy } from "@cloudflare/containers";
export { ScanContainer } from "./dispatch/scan-container.ts";

export default {
  fetch: app.fetch,
  queue: consumeQueue,
  scheduled: (_controller, env) => runScheduled(env),
} satisfies ExportedHandler<Env>;
