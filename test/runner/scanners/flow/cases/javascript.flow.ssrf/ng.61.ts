import { zValidator } from "@hono/zod-validator";
import express from "express";
import { Hono } from "hono";
import * as yup from "yup";
import { z } from "zod";

const HOSTS = new Set(["hooks.example.com", "api.example.org"]);

const endpoint = z
  .string()
  .url()
  .refine((value) => new URL(value).protocol === "https:", "not encrypted");
const hook = z.object({ endpoint, other: z.string().refine((value) => !HOSTS.has(value)) });

const app = new Hono();
app.post("/hooks", zValidator("json", hook), async (c) => {
  const { endpoint: target } = c.req.valid("json");
  await fetch(target); // expect
  return c.json({});
});

const server = express();
server.post("/zod", async (req, res) => {
  const data = hook.parse(req.body);
  res.json((await fetch(data.other)).status); // expect
});
server.post("/yup", async (req, res) => {
  const { url } = yup.object({ url: yup.string().test("long", "too short", (value) => value!.length > 9) }).validateSync(req.body);
  res.json((await fetch(url!)).status); // expect
});
