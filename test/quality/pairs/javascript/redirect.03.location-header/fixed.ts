import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

function target(req: IncomingMessage): string {
  const query = new URL(req.url ?? "/", "http://portal.acme.com").searchParams;
  const returnTo = query.get("return_to") ?? "/";
  const url = new URL(returnTo, "http://portal.acme.com");
  return url.origin === "http://portal.acme.com" ? url.href : "/";
}

createServer((req: IncomingMessage, res: ServerResponse) => {
  res.writeHead(302, { Location: target(req) });
  res.end();
}).listen(3000);
