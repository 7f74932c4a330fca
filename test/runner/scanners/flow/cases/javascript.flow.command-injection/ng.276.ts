import { Hono } from "hono";
import { getCookie, getSignedCookie } from "hono/cookie";
import { zValidator } from "@hono/zod-validator";
import { validator } from "hono/validator";
import { upgradeWebSocket } from "hono/cloudflare-workers";
import { getConnInfo } from "hono/bun";
import { basicAuth } from "hono/basic-auth";
import { bearerAuth } from "hono/bearer-auth";
import { exec } from "node:child_process";
import { z } from "zod";
const app = new Hono();
app.get("/a/:id", (c) => {
  exec("x " + c.req.query("q")); // expect
  exec("x " + c.req.param("id")); // expect
  exec("x " + c.req.header("x")); // expect
  exec("x " + getCookie(c, "name")); // expect
  exec("x " + getCookie(c).name); // expect
  exec("x " + c.req.url); // expect
  exec("x " + c.req.path); // expect
  exec("x " + c.req.queries("t")[0]); // expect
  exec("x " + c.req.raw.headers.get("x")); // expect
  exec("x " + c.req.raw.url); // expect
  exec("x " + Number(c.req.query("q")));
  return c.text("ok");
});
app.post("/b", async (c) => {
  const body = await c.req.json<{ name: string }>();
  exec("x " + body.name); // expect
  const form = await c.req.parseBody();
  exec("x " + form["name"]); // expect
  exec("x " + form.file.name); // expect
  const fd = await c.req.formData();
  exec("x " + fd.get("name")); // expect
  exec("x " + (await c.req.text())); // expect
  const blob = await c.req.blob();
  exec("x " + (await blob.text())); // expect
  const ab = await c.req.arrayBuffer();
  exec("x " + new TextDecoder().decode(ab)); // expect
  const { name } = await c.req.raw.json();
  exec("x " + name); // expect
  return c.text("ok");
});
app.post("/v", zValidator("json", z.object({ name: z.string(), n: z.number() })), (c) => {
  const { name, n } = c.req.valid("json");
  exec("x " + name); // expect
  exec("x " + n);
  return c.text("ok");
});
app.post("/v2", validator("form", (value, c) => {
  exec("x " + value.name); // expect
  return { name: value.name };
}), (c) => c.text("ok"));
app.use(basicAuth({ verifyUser: (username, password, c) => { exec("x " + username); // expect
  return true; } }));
app.use(bearerAuth({ verifyToken: async (token, c) => { exec("x " + token); // expect
  return true; } }));
app.get("/ws", upgradeWebSocket((c) => ({ onMessage(event, ws) { exec("x " + event.data); // expect
} })));
