import Fastify from "fastify";
import { listPosts } from "./lib/posts.mjs";

const fastify = Fastify();

fastify.get("/posts", async (request) => {
  const { sort, limit = "20" } = request.query;
  return listPosts({ sort, limit: Number(limit) });
});

await fastify.listen({ port: 3000 });
