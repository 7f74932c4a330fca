import { exec } from "node:child_process";
export default defineEventHandler(async (event) => {
  const query = getQuery(event);
  exec("x " + query.q); // expect
  const body = await readBody(event);
  exec("x " + body.name); // expect
  exec("x " + getRouterParam(event, "id")); // expect
  exec("x " + getHeader(event, "x")); // expect
  exec("x " + getHeaders(event).x); // expect
  exec("x " + getRequestHeaders(event).x); // expect
  exec("x " + getCookie(event, "x")); // expect
  exec("x " + parseCookies(event).x); // expect
  exec("x " + getRequestURL(event).pathname); // expect
  exec("x " + getRequestHost(event)); // expect
  exec("x " + getRequestPath(event)); // expect
  exec("x " + event.context.params.id); // expect
  exec("x " + event.path); // expect
  exec("x " + event.node.req.url); // expect
  exec("x " + event.node.req.headers.x); // expect
  exec("x " + event.headers.get("x")); // expect
  const files = await readMultipartFormData(event);
  exec("x " + files[0].filename); // expect
  const valid = await readValidatedBody(event, (b) => typeof b === "object");
  exec("x " + valid.name); // expect
  const vq = await getValidatedQuery(event, (b) => typeof b === "object");
  exec("x " + vq.name); // expect
  exec("x " + event.req.url); // expect
  const b2 = await event.req.json();
  exec("x " + b2.name); // expect
  const raw = await readRawBody(event);
  exec("x " + raw); // expect
  exec("x " + Number(query.n));
});
