import { afterEach, expect, it } from "vitest";
import { MAX_OPEN_BODIES } from "../../../worker/http/open-bodies.ts";
import { callWith, expectError } from "../support/client.ts";
import { createTenant } from "../support/users.ts";

const PATH = "/v1/auth/register";
const JSON_TYPE = { "content-type": "application/json" };
/** In the form of a signature: what has none is refused before its body is read. */
const SIGNATURE = { "x-hub-signature-256": `sha256=${"5a".repeat(32)}` };
const opened: ReadableStreamDefaultController<Uint8Array>[] = [];

/** A request whose body has begun and does not end. */
function open(address: string, path = PATH, token?: string): Promise<Response> {
  const rawBody = new ReadableStream<Uint8Array>({
    start(controller) {
      opened.push(controller);
      controller.enqueue(new TextEncoder().encode("{"));
    },
  });
  const headers = { ...JSON_TYPE, ...SIGNATURE, "cf-connecting-ip": address };
  return callWith({}, "POST", path, { token, rawBody, headers });
}

const send = (address: string) =>
  callWith({}, "POST", PATH, { rawBody: "{}", headers: { ...JSON_TYPE, "cf-connecting-ip": address } });

function end(count = opened.length): void {
  for (const controller of opened.splice(0, count)) controller.close();
}

/** Until the application reads their bodies, one turn of the event loop each. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
}

afterEach(() => {
  end();
});

it("refuses a request beyond the maximum of its network, and no other network's, until some have ended", async () => {
  const all = Array.from({ length: MAX_OPEN_BODIES }, () => open("192.0.2.1"));
  await settle();
  const refused = await send("192.0.2.1");
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(await expectError(refused, 429, "rate_limited")).toContain(`has ${MAX_OPEN_BODIES} requests open`);
  await expectError(await send("192.0.2.2"), 400, "bad_request");
  end(1);
  await expectError((await all[0]) as Response, 400, "bad_request");
  await expectError(await send("192.0.2.1"), 400, "bad_request");
  end();
  for (const response of await Promise.all(all.slice(1))) expect(response.status).toBe(400);
});

it("counts all that read a body, a /64 as one network, and nothing twice", async () => {
  const { slug, token } = await createTenant();
  const address = "2001:db8:7:7::1";
  const paths = [PATH, `/v1/orgs/${slug}/auth/login`, `/v1/hooks/hosted-g?org=${slug}`, `/v1/orgs/${slug}/projects`];
  const all = Array.from({ length: MAX_OPEN_BODIES }, (_, n) =>
    open(`2001:db8:7:7::${n}`, paths[n % paths.length], token),
  );
  // A webhook and a large body are read after a query.
  await expect.poll(async () => (await send(address)).status).toBe(429);
  end();
  await Promise.all(all);
  for (let n = 0; n < 2; n += 1) await expectError(await send(address), 400, "bad_request");
});

it("forgets a client that has disconnected", async () => {
  const all = Array.from({ length: MAX_OPEN_BODIES }, () => open("192.0.2.3"));
  await settle();
  expect((await send("192.0.2.3")).status).toBe(429);
  for (const controller of opened.splice(0)) controller.error(new Error("The client has disconnected."));
  for (const response of await Promise.all(all)) expect(response.status).toBe(400);
  await expectError(await send("192.0.2.3"), 400, "bad_request");
});
