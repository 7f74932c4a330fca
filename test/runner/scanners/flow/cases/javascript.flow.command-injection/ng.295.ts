import { defineHandler, getQuery, getCookie, readBody, getValidatedRouterParams } from "h3";
import { defineWebSocketHandler } from "h3";
import { exec } from "node:child_process";
export default defineHandler(async (event) => {
  exec("x " + getQuery(event).q); // expect
  exec("x " + Number(getQuery(event).q));
  exec("x " + getCookie(event, "q")); // expect
  const body = await readBody<{ name: string }>(event);
  exec("x " + body?.name); // expect
  exec("x " + event.url.searchParams.get("q")); // expect
  const { id } = await getValidatedRouterParams(event, check);
  exec("x " + id); // expect
});
export const ws = defineWebSocketHandler({
  message(peer, message) { exec("x " + message.text()); // expect
  },
});
