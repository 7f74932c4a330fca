import { Hono } from "hono";

const app = new Hono<{ Bindings: { POLLS: KVNamespace } }>();

class Polls {
  constructor(private readonly kv: KVNamespace) {}

  async find(name: string): Promise<{ question: string } | null> {
    return this.kv.get<{ question: string }>(`poll:${name}`, "json");
  }
}

app.get("/polls/:name", async (c) => {
  const poll = await new Polls(c.env.POLLS).find(c.req.param("name"));
  if (!poll) return c.notFound();
  return c.html(`<h1>${poll.question}</h1>`); // expect
});

export default app;
