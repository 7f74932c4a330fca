import { createServer } from "node:http";
import { ping } from "./network";
import { requireHost } from "./validate";

createServer((request, response) => {
  const url = new URL(request.url ?? "/", "http://localhost");
  ping(requireHost(url.searchParams.get("host"))).then(
    (output) => response.end(output),
    () => response.writeHead(400).end(),
  );
}).listen(9000);
