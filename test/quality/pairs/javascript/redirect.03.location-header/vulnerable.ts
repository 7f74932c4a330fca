import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

function target(req: IncomingMessage): string {
  const query = new URL(req.url ?? "/", "http://portal.acme.com").searchParams;
  const returnTo = query.get("return_to") ?? "/";
  return returnTo;
}

createServer((req: IncomingMessage, res: ServerResponse) => {
  res.writeHead(302, { Location: target(req) });
  res.end();
}).listen(3000);
