import { exec } from "node:child_process";
import { serve } from "https://deno.land/std/http/server.ts";
Deno.serve(async (req) => {
  const url = new URL(req.url);
  exec("x " + url.searchParams.get("q")); // expect
  exec("x " + Number(url.searchParams.get("q")));
  const body = await req.json();
  exec("x " + body.name); // expect
  return new Response("");
});
Deno.serve({ port: 1 }, async (request: Request) => { exec("x " + request.headers.get("x")); // expect
  return new Response(""); });
serve(async (_req) => { exec("x " + (await _req.text())); // expect
  return new Response(""); });
const listener = Deno.listen({ port: 1 });
for await (const conn of listener) { const httpConn = Deno.serveHttp(conn); for await (const e of httpConn) { exec("x " + e.request.url); // expect
} }
