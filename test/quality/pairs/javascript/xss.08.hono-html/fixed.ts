import { Hono } from 'hono';
import { html } from 'hono/html';
const app = new Hono();
app.get('/greet/:who', (c) => {
  const who = c.req.param('who');
  return c.html(html`<h1>Hi ${who}</h1>`);
});
export default app;
