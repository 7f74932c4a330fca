import Fastify from "fastify";
import { request } from "undici";
import { z } from "zod";

const fastify = Fastify();

fastify.post(
  "/feeds",
  { schema: { body: { type: "object", properties: { url: { type: "string", pattern: "^https://(?:.*)/feed$" } } } } },
  async (req) => request(req.body.url), // expect
);

const feed = z.object({ url: z.string().regex(/^https:\/\/[^/]+\.example\.com\//) });

fastify.post("/feeds/zod", async (req) => {
  const { url } = feed.parse(req.body);
  return request(url); // expect
});

const port = z.object({ url: z.string().regex(/^https:\/\/example\.com:.*$/) });

fastify.post("/feeds/port", async (req) => {
  const { url } = port.parse(req.body);
  return request(url); // expect
});

const label = z.object({ url: z.string().regex(/^https:\/\/[a-z]+\.com\//) });

fastify.post("/feeds/label", async (req) => {
  const { url } = label.parse(req.body);
  return request(url); // expect
});
