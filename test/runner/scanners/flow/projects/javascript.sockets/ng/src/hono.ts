import { Hono } from "hono";
import { upgradeWebSocket } from "hono/cloudflare-workers";
import { hono } from "./scripts";

const app = new Hono();
app.get(
  "/ws",
  upgradeWebSocket(() => ({
    onMessage(event, ws) {
      hono(event.data);
    },
  })),
);
export default app;
