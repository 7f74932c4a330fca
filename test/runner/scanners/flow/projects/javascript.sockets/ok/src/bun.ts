import { bun } from "./scripts";

Bun.serve({
  fetch(req, server) {
    server.upgrade(req);
  },
  websocket: {
    message(ws, message) {
      bun(message);
    },
  },
});
