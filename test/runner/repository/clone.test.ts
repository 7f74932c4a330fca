import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, request as httpRequest } from "node:http";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { createServer as createTcpServer } from "node:net";
import type { Server } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { cloneRepository } from "../../../runner/repository/clone.ts";
import type { CloneJob } from "../../../runner/repository/clone.ts";
import { serveRepositories } from "../../../runner/local/git-server.ts";
import type { ScanError } from "../../../worker/contract/scan-summary.ts";
import { ScanFailure } from "../../../runner/scan-failure.ts";
import { BareRepository, temporaryDirectory } from "../support/repository.ts";

const program = { searchPath: process.env["PATH"] ?? "", certificateAuthorities: "" };

function job(url: string, overrides: Partial<CloneJob> = {}): CloneJob {
  return {
    program,
    remote: { url: new URL(url), pin: null, credential: null, allowHttp: true },
    branch: "main",
    credentialState: "none_stored",
    directory: temporaryDirectory(),
    cloneTimeoutMs: 20_000,
    maxFileBytes: 1024 * 1024,
    maxRepositoryBytes: 1024 * 1024 * 1024,
    signal: new AbortController().signal,
    firstPauseMs: 10,
    ...overrides,
  };
}

/** https://git-scm.com/docs/protocol-common#_pkt_line_format */
function packet(text: string): string {
  return (text.length + 4).toString(16).padStart(4, "0") + text;
}

async function failureOf(cloneJob: CloneJob): Promise<ScanError> {
  const error = await cloneRepository(cloneJob).then(
    () => new Error("the clone succeeded"),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ScanFailure)) throw error;
  return error.toScanError();
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function httpServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => server.closeAllConnections());
  return `http://127.0.0.1:${await listen(server)}/app.git`;
}

async function gitServer(root: string, credential?: { username: string; token: string }): Promise<string> {
  const server = await serveRepositories(root, credential ? { credential } : {});
  onTestFinished(() => server.close());
  return server.url;
}

test("a clone is bare, shallow, without large blobs, and knows no remote", async () => {
  const root = temporaryDirectory();
  const repository = new BareRepository(root, "app.git");
  repository.commit([{ name: "a", content: "first" }]);
  const commit = repository.commit([
    { name: "a", content: "second" },
    { name: "exact", content: Buffer.alloc(1_000, "x") },
    { name: "large", content: Buffer.alloc(1_001, "x") },
  ]);
  const url = `${await gitServer(root)}/app.git`;
  const clone = await cloneRepository(job(url, { maxFileBytes: 1_000 }));
  expect(clone.commit).toBe(commit);
  const config = readFileSync(join(clone.gitDirectory, "config"), "utf8");
  expect(config).not.toContain("remote");
  expect(config).not.toContain("promisor");
});

test("a sha256 repository is cloned", async () => {
  const root = temporaryDirectory();
  const commit = new BareRepository(root, "app.git", { sha256: true }).commit([{ name: "a", content: "x" }]);
  const clone = await cloneRepository(job(`${await gitServer(root)}/app.git`));
  expect(clone.commit).toBe(commit);
  expect(commit).toHaveLength(64);
});

test("the credential is on no command line and not on disk", async () => {
  const root = temporaryDirectory();
  new BareRepository(root, "app.git").commit([{ name: "a", content: "x" }]);
  const credential = { username: "user", token: "the-very-secret-token" };
  const url = `${await gitServer(root, credential)}/app.git`;
  const remote = { url: new URL(url), pin: null, credential, allowHttp: true };
  const clone = await cloneRepository(job(url, { remote }));
  for (const file of ["config", "HEAD", "FETCH_HEAD", "packed-refs"]) {
    const text = await readFile(join(clone.gitDirectory, file), "utf8").catch(() => "");
    expect(text).not.toContain(credential.token);
    expect(text).not.toContain(Buffer.from(`user:${credential.token}`).toString("base64"));
  }
});

test("the pin decides where git connects, not the name", async () => {
  const root = temporaryDirectory();
  new BareRepository(root, "app.git").commit([{ name: "a", content: "x" }]);
  const { port } = new URL(await gitServer(root));
  const url = `http://does-not-resolve.invalid:${port}/app.git`;
  const remote = {
    url: new URL(url),
    pin: `does-not-resolve.invalid:${port}:127.0.0.1`,
    credential: null,
    allowHttp: true,
  };
  await expect(cloneRepository(job(url, { remote }))).resolves.toMatchObject({ commit: expect.any(String) });
});

test.each([
  ["sent", "was rejected: replace it"],
  ["none_stored", "No access token is stored"],
  ["other_repository", "bound to another repository"],
  ["no_repository", "not bound to a repository"],
] as const)("a repository that wants credentials: %s", async (credentialState, words) => {
  const root = temporaryDirectory();
  new BareRepository(root, "app.git").commit([{ name: "a", content: "x" }]);
  const url = `${await gitServer(root, { username: "user", token: "right" })}/app.git`;
  const credential = credentialState === "sent" ? { username: "user", token: "wrong" } : null;
  const remote = { url: new URL(url), pin: null, credential, allowHttp: true };
  const failure = await failureOf(job(url, { credentialState, remote }));
  expect(failure.code).toBe("authentication_failed");
  expect(failure.message).toContain(words);
});

test.each([
  [403, "authentication_failed", "HTTP 403"],
  [302, "clone_failed", "has moved"],
  [404, "clone_failed", "no repository at this URL"],
  [429, "clone_failed", "rate-limits requests"],
  [500, "clone_failed", "HTTP 500"],
  [503, "clone_failed", "HTTP 503"],
])("HTTP %i is %s", async (status, code, words) => {
  const url = await httpServer((_request, response) => {
    response.writeHead(status, { location: "http://169.254.169.254/" }).end("fatal: remote error");
  });
  const failure = await failureOf(job(url));
  expect(failure.code).toBe(code);
  expect(failure.message).toContain(words);
  expect(failure.message).not.toContain("http://");
});

test("the URL that a moved repository is redirected to is reported, not followed", async () => {
  const visits: (string | undefined)[] = [];
  const moved = (location: (path: string) => string) =>
    httpServer((request, response) => {
      visits.push(request.url);
      response.writeHead(301, { location: location(request.url ?? "") }).end();
    });
  const url = await moved((path) => `https://git.example/acme/renamed.git${path.slice(path.indexOf("/info"))}`);
  const failure = await failureOf(job(url));
  expect(failure).toMatchObject({ code: "clone_failed", moved_to: "https://git.example/acme/renamed.git" });
  expect(failure.message).toContain("moved to https://git.example/acme/renamed.git");
  expect(visits.every((path) => path?.startsWith("/app.git/info/refs"))).toBe(true);
  const relative = await moved((path) => `/other.git${path.slice(path.indexOf("/info"))}`);
  expect(await failureOf(job(relative))).toMatchObject({ moved_to: relative.replace("/app.git", "/other.git") });
});

test("the URL of a redirect is reported without its user and password", async () => {
  const location = "https://user:password@git.example/app.git/info/refs";
  const url = await httpServer((_request, response) => void response.writeHead(302, { location }).end());
  const failure = await failureOf(job(url));
  expect(failure.moved_to).toBe("https://git.example/app.git");
  expect(failure.message).not.toContain("password");
});

test.each([
  "https://login.example/?return=/app.git/info/refs",
  "ssh://git.example/app.git/info/refs",
  "//[/app.git/info/refs",
])("a redirect to %s names no repository", async (location) => {
  const url = await httpServer((_request, response) => void response.writeHead(302, { location }).end());
  const failure = await failureOf(job(url));
  expect(failure).toEqual({ code: "clone_failed", message: expect.stringContaining("the repository has moved. Use") });
});

test("the address of a web page that redirects to its repository is cloned", async () => {
  const root = temporaryDirectory();
  const commit = new BareRepository(root, "app.git").commit([{ name: "a", content: "x" }]);
  const target = await gitServer(root);
  const url = await httpServer((request, response) => {
    if (!request.url?.startsWith("/app.git/")) {
      response.writeHead(301, { location: `/app.git/${request.url?.slice("/app/".length)}` }).end();
      return;
    }
    const { method, headers, url: path } = request;
    const forwarded = httpRequest(target + path, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(forwarded);
  });
  const clone = await cloneRepository(job(url.replace("/app.git", "/app/")));
  expect(clone.commit).toBe(commit);
});

test("a missing branch is reported with the default branch", async () => {
  const root = temporaryDirectory();
  new BareRepository(root, "app.git").commit([{ name: "a", content: "x" }]);
  const failure = await failureOf(job(`${await gitServer(root)}/app.git`, { branch: "missing" }));
  expect(failure).toEqual({
    code: "branch_not_found",
    message: 'The repository has no branch "missing". Its default branch is "main".',
  });
});

test("a tag is not a branch", async () => {
  const root = temporaryDirectory();
  const repository = new BareRepository(root, "app.git");
  repository.git(["update-ref", "refs/tags/v1", repository.commit([{ name: "a", content: "x" }])]);
  const failure = await failureOf(job(`${await gitServer(root)}/app.git`, { branch: "v1" }));
  expect(failure.code).toBe("branch_not_found");
});

test("an empty repository", async () => {
  const root = temporaryDirectory();
  const repository = new BareRepository(root, "app.git");
  expect(repository.git(["for-each-ref"])).toBe("");
  const failure = await failureOf(job(`${await gitServer(root)}/app.git`));
  expect(failure.code).toBe("empty_repository");
});

test("a repository whose default branch has no commit is not empty", async () => {
  const root = temporaryDirectory();
  new BareRepository(root, "app.git").commit([{ name: "a", content: "x" }], "other");
  const failure = await failureOf(job(`${await gitServer(root)}/app.git`));
  expect(failure).toEqual({ code: "branch_not_found", message: 'The repository has no branch "main".' });
});

test("a repository that does not exist", async () => {
  const failure = await failureOf(job(`${await gitServer(temporaryDirectory())}/app.git`));
  expect(failure.code).toBe("clone_failed");
  expect(failure.message).toContain("no repository at this URL");
});

test("a port where nobody listens", async () => {
  const server = createTcpServer();
  const port = await listen(server);
  await new Promise((resolve) => void server.close(resolve));
  const failure = await failureOf(job(`http://127.0.0.1:${port}/app.git`));
  expect(failure.code).toBe("clone_failed");
  expect(failure.message).toContain("refused the connection");
});

test("a name that does not resolve", async () => {
  const failure = await failureOf(job("http://does-not-resolve.invalid/app.git"));
  expect(failure.message).toContain("does not resolve");
});

test("a server that never answers ends at the deadline", async () => {
  const url = await httpServer(() => {});
  const failure = await failureOf(job(url, { cloneTimeoutMs: 1_000 }));
  expect(failure).toEqual({ code: "timed_out", message: "The clone did not finish within 1 seconds." });
});

test.each([
  ["a web page", "text/html", "<html><body>Sign in</body></html>", "not a git repository"],
  ["a page of many lines", "text/html", "<html>\n<body>\n</body>\n</html>\n", "not a git repository"],
  ["a dumb server", "text/plain", `${"a".repeat(40)}\trefs/heads/main\n`, "not a git repository"],
  ["garbage of the right type", "application/x-git-upload-pack-advertisement", "garbage!", "not a git repository"],
  ["an empty advertisement", "application/x-git-upload-pack-advertisement", "", "closed the connection early"],
  ["a huge packet length", "application/x-git-upload-pack-advertisement", "fffe# service", "not a git repository"],
])("%s instead of git", async (_what, type, body, words) => {
  const url = await httpServer((_request, response) => {
    response.writeHead(200, { "content-type": type }).end(body);
  });
  const failure = await failureOf(job(url));
  expect(failure.code).toBe("clone_failed");
  expect(failure.message).toContain(words);
});

test("a server that refuses in git's own words is not quoted", async () => {
  const message = "ERR see https://evil.example/?Authentication failed\n";
  const url = await httpServer((_request, response) => {
    response
      .writeHead(200, { "content-type": "application/x-git-upload-pack-advertisement" })
      .end(`${packet("# service=git-upload-pack\n")}0000${packet(message)}`);
  });
  const failure = await failureOf(job(url));
  expect(failure.message).not.toContain("evil");
});

test("a server that breaks off", async () => {
  const url = await httpServer((request) => void request.socket.destroy());
  const failure = await failureOf(job(url));
  expect(failure.code).toBe("clone_failed");
  expect(failure.message).toContain("closed the connection early");
});

test("a TLS port that speaks no TLS", async () => {
  const { port } = new URL(await httpServer((_request, response) => void response.end("plain")));
  const failure = await failureOf(job(`https://127.0.0.1:${port}/app.git`));
  expect(failure.code).toBe("clone_failed");
  expect(failure.message).toContain("TLS");
});

test("a TLS server without a certificate anybody trusts", async () => {
  const server = createTlsServer({}, (_request, response) => void response.end());
  const failure = await failureOf(job(`https://127.0.0.1:${await listen(server)}/app.git`));
  expect(failure.message).toContain("TLS");
});

test("plain http is not spoken unless allowed", async () => {
  let requests = 0;
  const url = await httpServer((_request, response) => {
    requests += 1;
    response.end();
  });
  const remote = { url: new URL(url), pin: null, credential: null, allowHttp: false };
  const failure = await failureOf(job(url, { remote }));
  expect(failure.code).toBe("clone_failed");
  expect(requests).toBe(0);
});

test("a repository over the size limit is stopped while it comes in", async () => {
  const root = temporaryDirectory();
  const items = Array.from({ length: 40 }, (_, index) => ({ name: `f${index}`, content: randomBytes(500_000) }));
  new BareRepository(root, "app.git").commit(items);
  const url = `${await gitServer(root)}/app.git`;
  const failure = await failureOf(job(url, { maxRepositoryBytes: 2 * 1024 * 1024 }));
  expect(failure).toEqual({
    code: "repository_too_large",
    message: "The repository is too large to scan: its clone takes more than 2 MB.",
  });
});

test("a tree that git's integrity checks refuse", async () => {
  const root = temporaryDirectory();
  new BareRepository(root, "app.git").commit([{ name: ".git", content: [{ name: "config", content: "x" }] }]);
  const failure = await failureOf(job(`${await gitServer(root)}/app.git`));
  expect(failure.code).toBe("clone_failed");
  expect(failure.message).toContain("hasDotgit");
});

test("an abort rejects with its reason and leaves no process", async () => {
  const url = await httpServer(() => {});
  const abort = new AbortController();
  const clone = cloneRepository(job(url, { signal: abort.signal }));
  const reason = new Error("canceled");
  setTimeout(() => abort.abort(reason), 200);
  await expect(clone).rejects.toBe(reason);
});

/** A git host behind something that answers some of its requests itself. */
async function interposed(intercept: (request: IncomingMessage, response: ServerResponse) => boolean, root: string) {
  const target = new URL(await gitServer(root));
  return httpServer((request, response) => {
    if (intercept(request, response)) return;
    const forwarded = httpRequest(
      { host: target.hostname, port: target.port, path: request.url, method: request.method, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    request.pipe(forwarded);
  });
}

const answer =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, headers).end(body);
const ADVERTISEMENT = { "content-type": "application/x-git-upload-pack-advertisement" };

test.each([
  ["a page", answer(200, "<html>Sign in</html>", { "content-type": "text/html" })],
  ["an empty page", answer(200, "", { "content-type": "text/plain" })],
  ["a redirect", answer(302, "", { location: "https://portal.example/" })],
  ["400", answer(400, "Bad Request")],
  ["a listing of no refs", answer(200, `${packet("# service=git-upload-pack\n")}00000000`, ADVERTISEMENT)],
])("%s instead of the host's first response is not believed", async (_what, foreign) => {
  const root = temporaryDirectory();
  const commit = new BareRepository(root, "app.git").commit([{ name: "a", content: "x" }]);
  let requests = 0;
  const url = await interposed((_request, response) => {
    requests += 1;
    if (requests > 1) return false;
    foreign(response);
    return true;
  }, root);
  expect((await cloneRepository(job(url))).commit).toBe(commit);
});

test.each([
  ["once", 1, /^[0-9a-f]{40}$/],
  ["always", Infinity, /fail git's integrity checks/],
])("a pack that is damaged %s is fetched twice, and no more than that", async (_how, damages, expected) => {
  const root = temporaryDirectory();
  new BareRepository(root, "app.git").commit([{ name: "a", content: randomBytes(20_000) }]);
  let packs = 0;
  const target = new URL(await gitServer(root));
  const url = await httpServer((request, response) => {
    const chunks: Buffer[] = [];
    const forwarded = httpRequest(
      {
        host: target.hostname,
        port: target.port,
        path: request.url,
        method: request.method,
        headers: request.headers,
      },
      (reply) => {
        reply.on("data", (chunk: Buffer) => chunks.push(chunk));
        reply.on("end", () => {
          const body = Buffer.concat(chunks);
          const pack = body.indexOf("PACK");
          if (pack !== -1) {
            packs += 1;
            if (packs <= damages) body.fill(0x5a, pack + 200, pack + 260);
          }
          response.writeHead(reply.statusCode ?? 502, { "content-type": reply.headers["content-type"] ?? "" });
          response.end(body);
        });
      },
    );
    request.pipe(forwarded);
  });
  const outcome = await cloneRepository(job(url)).then(
    ({ commit }) => commit,
    (error: unknown) => String(error),
  );
  expect(outcome).toMatch(expected);
  expect(packs).toBe(2);
});

test("a branch is only missing when the host itself lists others", async () => {
  const root = temporaryDirectory();
  new BareRepository(root, "app.git").commit([{ name: "a", content: "x" }], "other");
  let requests = 0;
  const url = await interposed((_request, response) => {
    requests += 1;
    // The clone is answered by the host; the listing that is to explain it is not.
    if (requests === 1) return false;
    answer(200, "<html>Sign in</html>", { "content-type": "text/html" })(response);
    return true;
  }, root);
  const failure = await failureOf(job(url));
  expect(failure).toMatchObject({ code: "clone_failed", message: expect.stringContaining("not a git repository") });
});

test("an abort ends the pause before a clone is repeated", async () => {
  const abort = new AbortController();
  const reason = new Error("canceled");
  const url = await httpServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end("<html>");
    setTimeout(() => abort.abort(reason), 500);
  });
  await expect(
    cloneRepository(job(url, { signal: abort.signal, firstPauseMs: 3_600_000, cloneTimeoutMs: 7_200_000 })),
  ).rejects.toBe(reason);
});
