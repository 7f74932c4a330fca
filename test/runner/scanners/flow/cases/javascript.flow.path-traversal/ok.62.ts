import { readFile } from "node:fs/promises";
import { Type } from "@sinclair/typebox";
import { Elysia, t } from "elysia";
import Fastify from "fastify";

const noteBody = t.Object({ name: t.String({ pattern: "^[a-z0-9-]{1,40}$" }), text: t.String() });

export const app = new Elysia()
  .post("/notes", async ({ body }) => readFile(`/srv/notes/${body.name}`), { body: noteBody })
  .post("/drafts", async ({ body: { name } }) => readFile(`/srv/drafts/${name}`), { body: noteBody })
  .get("/notes/:id", async ({ params: { id } }) => readFile(`/srv/notes/${id}`), { params: t.Object({ id: t.Numeric() }) })
  .get("/themes", ({ query }) => readFile(`/srv/themes/${query.theme}`), {
    query: t.Object({ theme: t.Union([t.Literal("light"), t.Literal("dark")]) }),
  });

const fastify = Fastify();
const schema = { querystring: Type.Object({ theme: Type.String({ pattern: "^[a-z]+$" }) }) };
fastify.get("/themes", { schema }, async (request) => readFile(`/srv/themes/${request.query.theme}`));
