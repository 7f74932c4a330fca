import { app } from "./app.ts";
import { connectInternalApi, ScanContainer } from "./dispatch/scan-container.ts";
import { consumeQueue } from "./queue.ts";
import { runScheduled } from "./scheduled.ts";

export { ContainerProxy } from "@cloudflare/containers";

connectInternalApi(app.fetch);

export { ScanContainer };
export default {
  fetch: app.fetch,
  queue: consumeQueue,
  scheduled: (_controller, env) => runScheduled(env),
} satisfies ExportedHandler<Env>;
