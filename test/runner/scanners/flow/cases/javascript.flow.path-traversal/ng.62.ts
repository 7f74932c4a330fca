import { readFile } from "node:fs/promises";
import { Elysia, t } from "elysia";

const noteBody = t.Object({ name: t.String({ maxLength: 40 }), text: t.String() });

export const app = new Elysia()
  .post("/notes", async ({ body }) => readFile(`/srv/notes/${body.name}`), { body: noteBody }) // expect
  .post("/drafts", async ({ body: { name } }) => readFile(`/srv/drafts/${name}`), { body: noteBody }) // expect
  .get("/themes", ({ query }) => readFile(`/srv/themes/${query.theme}`), { // expect
    query: t.Object({ theme: t.Union([t.Literal("light"), t.String()]) }),
  });
