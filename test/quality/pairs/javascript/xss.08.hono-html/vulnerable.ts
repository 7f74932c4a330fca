import { Hono } from 'hono';
const app = new Hono();
app.get('/greet/:who', (c) => {
  const who = c.req.param('who');
  return c.html(`<h1>Hi ${who}</h1>`);
});
export default app;
