import { Hono } from "hono";
import { html, raw } from "hono/html";

const app = new Hono<{ Bindings: { DB: D1Database } }>();

app.get("/", async (c) => {
  const { results } = await c.env.DB.prepare("SELECT message FROM entries LIMIT ?1").bind(10).all();
  return c.html(html`<ul>${results.map((entry) => html`<li>${raw(entry.message)}</li>`)}</ul>`); // expect
});

app.get("/escaped", async (c) => {
  const { results } = await c.env.DB.prepare("SELECT message FROM entries LIMIT ?1").bind(10).all();
  return c.html(html`<ul>${results.map((entry) => html`<li>${entry.message}</li>`)}</ul>`);
});
