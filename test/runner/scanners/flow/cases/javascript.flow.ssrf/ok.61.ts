import { zValidator } from "@hono/zod-validator";
import express from "express";
import { Hono } from "hono";
import { refine, create, object, string } from "superstruct";
import * as v from "valibot";
import * as yup from "yup";
import { z } from "zod";

const HOSTS = new Set(["hooks.example.com", "api.example.org"]);

function isKnown(value: string): boolean {
  try {
    const url = new URL(value);
    return url.protocol === "https:" && HOSTS.has(url.host);
  } catch {
    return false;
  }
}

const endpoint = z
  .string()
  .url()
  .refine((value) => {
    const url = new URL(value);
    return url.protocol === "https:" && HOSTS.has(url.host);
  }, "not a provider")
  .optional();
const hook = z.object({ endpoint, tags: z.array(z.string()) });

const app = new Hono();
app.post("/hooks", zValidator("json", hook), async (c) => {
  const { endpoint: target } = c.req.valid("json");
  await fetch(target!);
  return c.json({});
});

const server = express();
server.post("/zod", async (req, res) => {
  const data = hook.parse(req.body);
  res.json((await fetch(data.endpoint!)).status);
});
server.post("/yup", async (req, res) => {
  const { url } = yup.object({ url: yup.string().test("known", "unknown host", (value) => isKnown(value!)) }).validateSync(req.body);
  res.json((await fetch(url!)).status);
});
server.post("/valibot", async (req, res) => {
  const { url } = v.parse(v.object({ url: v.pipe(v.string(), v.url(), v.check(isKnown, "unknown host")) }), req.body);
  res.json((await fetch(url)).status);
});
server.post("/superstruct", async (req, res) => {
  const { url } = create(req.body, object({ url: refine(string(), "known", (value) => HOSTS.has(new URL(value).host)) }));
  res.json((await fetch(url)).status);
});
