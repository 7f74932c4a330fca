import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { endure, PROBLEM, scan, startDecoy, startGitHost } from "./support/sandbox.ts";

async function startHost(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}/app.git`;
}

/** https://git-scm.com/docs/protocol-common#_pkt_line_format */
function packet(content: string | Buffer): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([Buffer.from((bytes.length + 4).toString(16).padStart(4, "0")), bytes]);
}

/** Of the pack, by https://git-scm.com/docs/gitprotocol-pack#_packfile_data */
function inBand(bytes: Buffer): Buffer {
  return packet(Buffer.concat([Buffer.from([1]), bytes]));
}

const OBJECT_ID = "1".repeat(40);
const GREETING = Buffer.concat([packet("# service=git-upload-pack\n"), Buffer.from("0000")]);
const CAPABILITIES = "shallow side-band-64k ofs-delta filter allow-reachable-sha1-in-want";

function endless(write: () => Buffer): RequestListener {
  return (_request, response) => {
    const pump = (): void => {
      while (!response.destroyed && response.write(write()));
    };
    response.on("drain", pump);
    pump();
  };
}

test("hangs", async () => {
  const url = await startHost(() => {});
  const { summary } = await endure({ cloneUrl: url, settings: { CLONE_TIMEOUT_SECONDS: "1" } });
  expect(summary.error?.code).toBe("timed_out");
});

test("drips", async () => {
  const url = await startHost((_request, response) => {
    response.writeHead(200, { "content-type": "application/x-git-upload-pack-advertisement" });
    response.write(GREETING);
    const timer = setInterval(() => void response.write("0"), 100);
    response.on("close", () => clearInterval(timer));
  });
  const { summary } = await endure({ cloneUrl: url, settings: { CLONE_TIMEOUT_SECONDS: "2" } });
  expect(summary.error?.code).toBe("timed_out");
});

test.each([301, 302, 303, 307, 308])("redirects by %i to another place of this machine", async (status) => {
  const decoy = await startDecoy();
  const url = await startHost((request, response) => {
    response.writeHead(status, { location: `http://127.0.0.1:${decoy.port}${request.url}` }).end();
  });
  const { summary } = await scan({ cloneUrl: url });
  expect(summary.error).toMatchObject({ code: "clone_failed", message: expect.stringContaining("moved") });
  expect(decoy.visits).toEqual([]);
});

test.each([
  [401, "authentication_failed"],
  [403, "authentication_failed"],
  [404, "clone_failed"],
  [500, "clone_failed"],
])("answers %i", async (status, code) => {
  const url = await startHost((_request, response) => void response.writeHead(status).end("fatal: \u001b[31mboo"));
  const { summary } = await scan({ cloneUrl: url });
  expect(summary.error).toMatchObject({ code, message: expect.not.stringContaining("boo") });
});

test("answers garbage", async () => {
  const url = await startHost((_request, response) => {
    response.writeHead(200, { "content-type": "application/x-git-upload-pack-advertisement" });
    response.end(Buffer.alloc(100_000, 0xa7));
  });
  const { summary } = await endure({ cloneUrl: url });
  expect(summary.error?.code).toBe("clone_failed");
});

test("lists branches without end", async () => {
  let count = 0;
  const branches = (): Buffer =>
    Buffer.concat(
      Array.from({ length: 500 }, () => packet(`${OBJECT_ID} refs/heads/b${String(count++).padStart(40, "0")}\n`)),
    );
  const url = await startHost((request, response) => {
    response.writeHead(200, { "content-type": "application/x-git-upload-pack-advertisement" });
    response.write(Buffer.concat([GREETING, packet(`${OBJECT_ID} refs/heads/main\0${CAPABILITIES}\n`)]));
    endless(branches)(request, response);
  });
  const { summary } = await endure({ cloneUrl: url, settings: { CLONE_TIMEOUT_SECONDS: "3" } });
  expect(["timed_out", "repository_too_large"]).toContain(summary.error?.code);
});

test("sends a blob without end", async () => {
  const block = Buffer.concat([Buffer.from([0, 0xff, 0xff, 0, 0]), Buffer.alloc(65_535, "x")]);
  // A pack of one blob of 2^44 bytes, in stored blocks of zlib, in side-band packets.
  const head = Buffer.from([
    0x50, 0x41, 0x43, 0x4b, 0, 0, 0, 2, 0, 0, 0, 1, 0xb0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x20, 0x78, 1,
  ]);
  const more = Buffer.concat([inBand(block.subarray(0, 40_000)), inBand(block.subarray(40_000))]);
  const url = await startHost((request, response) => {
    if (request.method === "GET") {
      response.writeHead(200, { "content-type": "application/x-git-upload-pack-advertisement" });
      const refs = [packet(`${OBJECT_ID} HEAD\0${CAPABILITIES}\n`), packet(`${OBJECT_ID} refs/heads/main\n`)];
      response.end(Buffer.concat([GREETING, ...refs, Buffer.from("0000")]));
      return;
    }
    void text(request).then((body) => {
      response.writeHead(200, { "content-type": "application/x-git-upload-pack-result" });
      response.write(Buffer.concat([packet(`shallow ${OBJECT_ID}\n`), Buffer.from("0000")]));
      if (!body.includes("done")) {
        response.end();
        return;
      }
      response.write(Buffer.concat([packet("NAK\n"), inBand(head)]));
      endless(() => more)(request, response);
    });
  });
  const { summary } = await endure({ cloneUrl: url });
  expect(summary.error).toMatchObject({ code: "repository_too_large", message: expect.stringContaining("20 MB") });
});

test("is a name with a public and a private address", async () => {
  const decoy = await startDecoy();
  const cloneUrl = `https://both.example:${decoy.port}/app.git`;
  const { summary } = await scan({
    cloneUrl,
    resolve: () => Promise.resolve(["140.82.121.4", "10.0.0.1"]),
    mayConnect: [],
  });
  expect(summary.error?.code).toBe("blocked_address");
  expect(decoy.visits).toEqual([]);
});

test("is a name whose address changes after it was looked up", async () => {
  const host = await startGitHost();
  host.repository("app").commit([{ name: "app.js", content: PROBLEM }]);
  const { port } = new URL(host.url);
  const decoy = await startDecoy("127.0.0.2");
  const answers = [["127.0.0.1"], ["127.0.0.2"]];
  const { status, paths } = await endure({
    cloneUrl: `http://rebinding.example:${port}/app.git`,
    resolve: () => Promise.resolve(answers.shift() ?? []),
    mayConnect: [`127.0.0.1:${port}`],
  });
  expect(status).toBe("completed");
  expect([...paths]).toEqual(["app.js"]);
  expect(answers).toEqual([["127.0.0.2"]]);
  expect(decoy.visits).toEqual([]);
});

test.each(["127.0.0.2", "[::1]", "2130706434", "0.0.0.0", "169.254.169.254", "[::ffff:127.0.0.2]"])(
  "is %s, which is not allowed here",
  async (name) => {
    const decoy = await startDecoy();
    const { summary } = await scan({ cloneUrl: `https://${name}:${decoy.port}/app.git`, mayConnect: [] });
    expect(summary.error?.code).toBe("blocked_address");
    expect(decoy.visits).toEqual([]);
  },
);

test("is not reached through a proxy that the runner was started with", async () => {
  const decoy = await startDecoy();
  const names = ["http_proxy", "https_proxy", "all_proxy", "HTTPS_PROXY", "ALL_PROXY"];
  for (const name of names) process.env[name] = `http://127.0.0.1:${decoy.port}`;
  onTestFinished(() => {
    for (const name of names) delete process.env[name];
  });
  const host = await startGitHost();
  host.repository("app").commit([{ name: "app.js", content: PROBLEM }]);
  const { status } = await scan({ cloneUrl: `${host.url}/app.git` });
  expect(status).toBe("completed");
  expect(decoy.visits).toEqual([]);
});
