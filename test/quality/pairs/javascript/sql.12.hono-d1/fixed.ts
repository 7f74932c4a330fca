import { Hono } from 'hono';
const app = new Hono<{ Bindings: { DB: D1Database } }>();
app.get('/posts', async (c) => {
  const tag = c.req.query('tag');
  const result = await c.env.DB.prepare('SELECT * FROM posts WHERE tag = ?').bind(tag).all();
  return c.json(result.results);
});
export default app;
