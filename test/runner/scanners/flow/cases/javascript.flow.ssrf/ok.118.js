import Fastify from "fastify";
import { request } from "undici";
import { z } from "zod";
import Joi from "joi";

const fastify = Fastify();
const FEED = "^https://(?:feeds\\.example\\.com|p\\d{1,3}-feeds\\.example\\.org)/[A-Za-z0-9/._-]+$";

fastify.post(
  "/feeds",
  { schema: { body: { type: "object", properties: { url: { type: "string", pattern: FEED } } } } },
  async (req) => request(req.body.url),
);

const feed = z.object({ url: z.string().regex(/^https:\/\/(?:[a-z0-9-]+\.)*example\.com\//) });

fastify.post("/feeds/zod", async (req) => {
  const { url } = feed.parse(req.body);
  return request(url);
});

const joined = Joi.object({ url: Joi.string().pattern(/^https:\/\/api\.example\.com(?::\d+)?\//) });

fastify.post("/feeds/joi", async (req) => {
  const { value, error } = joined.validate(req.body);
  if (error) throw error;
  return request(value.url);
});
