import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isAbsolute } from "node:path";
import process from "node:process";

const MAX_HEADER_BYTES = 64 * 1024;

export interface GitServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves every bare repository below a directory over smart HTTP, read-only: `<url>/<name>.git`. For demos and tests.
 * With a credential, it requires Basic authentication.
 */
export async function serveRepositories(
  root: string,
  options: { host?: string; port?: number; credential?: { username: string; token: string } } = {},
): Promise<GitServer> {
  if (!isAbsolute(root)) throw new Error("the repository root must be an absolute path");
  const { host = "127.0.0.1", port = 0, credential } = options;
  const admitted =
    credential && `Basic ${Buffer.from(`${credential.username}:${credential.token}`).toString("base64")}`;
  const server = createServer((request, response) => {
    if (admitted !== undefined && request.headers.authorization !== admitted) {
      response.writeHead(401, { "www-authenticate": 'Basic realm="git"' }).end();
    } else if (isFetch(request)) {
      runBackend(root, request, response);
    } else {
      response.writeHead(404).end();
    }
  });
  const listening = Promise.withResolvers<void>();
  server.once("error", listening.reject);
  server.listen(port, host, () => listening.resolve());
  await listening.promise;
  const address = server.address();
  const actualPort = typeof address === "object" && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${actualPort}`,
    close() {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      server.closeAllConnections();
      return closed.promise;
    },
  };
}

/** Plain names only: no hidden or encoded names, and no path traversal. */
function isFetch({ method, url = "" }: IncomingMessage): boolean {
  return method === "GET"
    ? /^(\/[\w-][\w.-]*)+\/info\/refs\?service=git-upload-pack$/.test(url)
    : method === "POST" && /^(\/[\w-][\w.-]*)+\/git-upload-pack$/.test(url);
}

/** The request as a CGI script sees it (RFC 3875). */
function runBackend(root: string, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
  const { headers } = request;
  const child = spawn("git", ["http-backend"], {
    stdio: ["pipe", "pipe", "ignore"],
    env: {
      PATH: process.env["PATH"],
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: "1",
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_CONFIG_COUNT: "2",
      GIT_CONFIG_KEY_0: "uploadpack.allowFilter",
      GIT_CONFIG_VALUE_0: "true",
      GIT_CONFIG_KEY_1: "safe.directory",
      GIT_CONFIG_VALUE_1: "*",
      REQUEST_METHOD: request.method,
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      CONTENT_TYPE: headers["content-type"] ?? "",
      CONTENT_LENGTH: headers["content-length"],
      HTTP_CONTENT_ENCODING: headers["content-encoding"],
      GIT_PROTOCOL: headers["git-protocol"]?.toString(),
      REMOTE_ADDR: request.socket.remoteAddress,
    },
  });
  child.on("error", () => response.destroy());
  child.stdin.on("error", () => {});
  request.pipe(child.stdin);
  response.on("close", () => child.kill());
  let head: Buffer = Buffer.alloc(0);
  function readHead(chunk: Buffer): void {
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf("\r\n\r\n");
    if (end === -1 && head.length < MAX_HEADER_BYTES) return;
    child.stdout.off("data", readHead);
    writeHead(response, head.toString("latin1", 0, Math.max(end, 0)));
    response.write(head.subarray(end + 4));
    child.stdout.pipe(response);
  }
  child.stdout.on("data", readHead);
  child.stdout.on("end", () => {
    if (!response.headersSent) response.writeHead(500).end();
  });
}

function writeHead(response: ServerResponse, head: string): void {
  const fields = head.split("\r\n").map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  const status = fields.find(([name]) => name.toLowerCase() === "status")?.[1] ?? "200";
  for (const [name, value] of fields) {
    if (name !== "" && name.toLowerCase() !== "status") response.setHeader(name, value);
  }
  response.writeHead(Number.parseInt(status, 10));
}
