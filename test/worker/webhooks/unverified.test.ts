import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { DeliveryBody } from "../../../worker/webhooks/delivery-body.ts";
import { HOSTS } from "../../../worker/webhooks/hosts/hosts.ts";
import { callWith, expectError, makeProject } from "../support/client.ts";
import { DatabaseSpy } from "../support/database-spy.ts";
import { createTenant } from "../support/users.ts";
import { MeteredBody } from "./metered-body.ts";
import { COMMIT, hostedGPush, hostedLPush, PUSH } from "./payloads.ts";
import {
  accepted,
  deliveriesOf,
  directoryReads,
  HOST_IDS,
  scansOf,
  send,
  type Sending,
  setUp,
  sign,
  wrongSignature,
} from "./send.ts";
import { home } from "../support/home.ts";

const MIB = 1024 * 1024;
const CHUNK = 64 * 1024;

function filler(bytes: number): string {
  return `[${"[],".repeat(bytes / 3)}0]`;
}

/** As JSON of about so many bytes, with members before and after those of the payload. */
function padded(payload: object, { before = 0, after = 0 }): string {
  return `{"before_it":${filler(before)},${JSON.stringify(payload).slice(1, -1)},"after_it":${filler(after)}}`;
}

/** The answer, and how much of the body was kept for it; what is discarded after it does not count. */
async function keptFor(sent: () => Promise<Response>): Promise<[Response, number]> {
  const spy = vi.spyOn(DeliveryBody.prototype, "discardRest");
  try {
    const response = await sent();
    const [body] = spy.mock.contexts;
    if (!(body instanceof DeliveryBody)) throw new Error("no body was let go");
    return [response, body.length];
  } finally {
    spy.mockRestore();
  }
}

describe.for(HOST_IDS)("an unverified body of %s", (host) => {
  const isToken = HOSTS[host].signatureForm === "token";

  it("is not read when the header cannot be right, nor is the database asked but to record it where a hint names the organization", async () => {
    const tenant = await setUp(host);
    const good = wrongSignature(host);
    const forms = [
      null,
      "",
      "x",
      good.slice(0, -1),
      `${good}0`,
      good.toUpperCase(),
      ` ${good} ${good}`,
      `${good},${good}`,
    ];
    const otherForm = good.startsWith("sha256=") ? good.slice(7) : `sha256=${good}`;
    for (const signature of [...forms, otherForm, `sha1=${"5a".repeat(20)}`]) {
      for (const hint of [tenant.slug, null]) {
        const body = new MeteredBody(JSON.stringify(PUSH[host]()));
        const spy = new DatabaseSpy();
        const sending = { signature, hint, stream: body.stream, settings: { [home.shard]: spy.binding } };
        await expectError(await send(tenant, host, sending), 401, "invalid_signature");
        const roundTrips = hint === null ? 0 : 2 + directoryReads();
        expect([body.read, spy.roundTrips], `${signature} ${hint}`).toEqual([0, roundTrips]);
      }
    }
  });

  it("is not read where there is no such organization, or no master secret", async () => {
    const tenant = await setUp(host);
    const refusals: Sending[] = [
      { hint: "no-such-organization" },
      { hint: "" },
      { settings: { WEBHOOK_SECRETS: "" } },
      { settings: { WEBHOOK_SECRETS: "" }, hint: null },
    ];
    for (const refusal of refusals) {
      const body = new MeteredBody(JSON.stringify(PUSH[host]()));
      await expectError(await send(tenant, host, { ...refusal, stream: body.stream }), 401, "invalid_signature");
      expect(body.read).toBe(0);
    }
  });

  it("is read to its first MiB at most on the bare path, when that names no repository of anybody", async () => {
    const tenant = await createTenant();
    const unknown = JSON.parse(JSON.stringify(PUSH[host]()).replaceAll("acme", crypto.randomUUID())) as object;
    for (const body of [
      padded({}, { after: 24 * MIB }),
      padded(unknown, { after: 24 * MIB }),
      padded(PUSH[host](), { before: 2 * MIB }),
      `{"repository":{"clone_url":"${"x".repeat(24 * MIB)}`,
      "[".repeat(24 * MIB),
      "x".repeat(24 * MIB),
    ]) {
      const stream = new MeteredBody(body);
      const sending = { body: "", hint: null, stream: stream.stream };
      const [refused, kept] = await keptFor(() => send(tenant, host, sending));
      expect(await expectError(refused, 401, "invalid_signature")).toContain("?org=<slug>");
      expect(kept).toBeGreaterThanOrEqual(MIB);
      expect(kept).toBeLessThanOrEqual(MIB + CHUNK);
      // Read to its end, so that the connection does not break before the answer is through.
      expect(stream.read).toBe(Buffer.byteLength(body));
    }
    expect(await deliveriesOf(tenant)).toEqual([]);
  });

  it("is verified as far as its kind needs: a token without the body, a signature over all of it", async () => {
    const tenant = await setUp(host);
    const text = padded(PUSH[host](), { after: 3 * MIB });
    const keptWith = async (hint: string | null) => {
      const sending = { signature: wrongSignature(host), hint, stream: new MeteredBody(text).stream };
      const [refused, kept] = await keptFor(() => send(tenant, host, sending));
      await expectError(refused, 401, "invalid_signature");
      return kept;
    };
    const length = Buffer.byteLength(text);
    expect(await keptWith(tenant.slug)).toBe(isToken ? 0 : length);
    const onBarePath = await keptWith(null);
    expect(onBarePath).toBeGreaterThanOrEqual(isToken ? MIB : length);
    expect(onBarePath).toBeLessThanOrEqual(isToken ? MIB + CHUNK : length);
    expect(await scansOf(tenant)).toEqual([]);
  });

  it("is too large before more than 25 MiB of it are read, with the hint and without", async () => {
    const tenant = await setUp(host);
    const body = padded(PUSH[host](), { after: 27 * MIB });
    const good = await send(tenant, host, { body, stream: new MeteredBody(body).stream });
    await expectError(good, 413, "payload_too_large");
    const metered = new MeteredBody(body);
    const bare = await send(tenant, host, { body, hint: null, stream: metered.stream });
    await expectError(bare, 413, "payload_too_large");
    expect(metered.read).toBeLessThanOrEqual(25 * MIB + CHUNK);
    expect(await scansOf(tenant)).toEqual([]);
  });
});

describe("on the bare path", () => {
  it("the repository URL counts in the first MiB and no later; with ?org= it counts anywhere", async () => {
    const tenant = await setUp("hosted-g");
    const { repository, ...rest } = hostedGPush();
    const commits = Array.from({ length: 2_000 }, () => ({ id: COMMIT, message: "x".repeat(1_000) }));
    const late = JSON.stringify({ ...rest, commits, repository });
    const message = await expectError(
      await send(tenant, "hosted-g", { body: late, hint: null }),
      401,
      "invalid_signature",
    );
    expect(message).toMatch(/first 1048576 bytes.*use the path/);
    expect(await scansOf(tenant)).toEqual([]);
    const early = JSON.stringify({ repository, ...rest, commits });
    const scans = await accepted(await send(tenant, "hosted-g", { body: early, hint: null }));
    expect(scans).toHaveLength(1);
    expect(await accepted(await send(tenant, "hosted-g", { body: late }))).toEqual(scans);
  });

  it("a URL that the border cuts is none, although its beginning is another repository", async () => {
    const tenant = await setUp("hosted-g", { repo_url: "https://g.example/acme/shop" });
    const url = "https://g.example/acme/shop";
    const open = `{"repository":{"clone_url":"${url}`;
    const before = (at: number) => `${open.slice(0, 1)}"a":"${"x".repeat(MIB - at - 7)}",${open.slice(1)}`;
    const cut = `${before(open.length)}-other.git"},"ref":"refs/heads/main","after":"${COMMIT}"}`;
    expect(cut.slice(0, MIB).endsWith(url)).toBe(true);
    await expectError(await send(tenant, "hosted-g", { body: cut, hint: null }), 401, "invalid_signature");
    const whole = `${before(open.length + 1)}"},"ref":"refs/heads/main","after":"${COMMIT}"}`;
    expect(whole.slice(0, MIB).endsWith(`${url}"`)).toBe(true);
    expect(await accepted(await send(tenant, "hosted-g", { body: whole, hint: null }))).toHaveLength(1);
  });

  it("what is read before the signature is believed in nothing: the whole payload decides", async () => {
    const tenant = await setUp("hosted-g");
    await makeProject(tenant, { slug: "other", repo_url: "https://g.example/acme/other" });
    const push = hostedGPush({ padding: "x".repeat(2 * MIB) });
    const other = { ...push.repository, clone_url: "https://g.example/acme/other", html_url: "", url: "" };
    const body = `${JSON.stringify(push).slice(0, -1)},"repository":${JSON.stringify(other)}}`;
    await accepted(await send(tenant, "hosted-g", { body, hint: null }));
    expect([(await scansOf(tenant)).length, (await scansOf(tenant, "other")).length]).toEqual([0, 1]);
  });

  it("fewer organizations are tried for a large body, so that the hashing has an end", async () => {
    const tenants = await Promise.all(Array.from({ length: 6 }, () => createTenant()));
    tenants.sort((one, other) => (one.orgId < other.orgId ? -1 : 1));
    const repo = { repo_url: `https://g.example/${crypto.randomUUID()}/shop` };
    for (const tenant of tenants) await makeProject(tenant, { slug: "crowded", ...repo });
    const repository = { clone_url: repo.repo_url };
    const [first, last] = [tenants[0], tenants[5]];
    if (!first || !last) throw new Error("there are six");
    const large = JSON.stringify({ ...hostedGPush(), repository, padding: "x".repeat(22 * MIB) });
    expect(await accepted(await send(first, "hosted-g", { body: large, hint: null }))).toHaveLength(1);
    await expectError(await send(last, "hosted-g", { body: large, hint: null }), 401, "invalid_signature");
    expect(await accepted(await send(last, "hosted-g", { body: large }))).toHaveLength(1);
    const payload = { ...hostedGPush(), after: "c".repeat(40), repository };
    expect(await accepted(await send(last, "hosted-g", { payload, hint: null }))).toHaveLength(1);
  });

  it("the header of a token counts no less than its body: another host's signature is no token", async () => {
    const tenant = await setUp("hosted-l");
    const signature = await sign("hosted-g", "secret", JSON.stringify(hostedLPush()));
    await expectError(await send(tenant, "hosted-l", { signature, hint: null }), 401, "invalid_signature");
  });
});

describe("a limit on failures, where one is bound,", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** The binding of production, with a limit of three. */
  const limited = { WEBHOOK_FAILURE_RATE_LIMIT: env.TEST_RATE_LIMIT };
  const LIMIT = 3;
  const large = padded(hostedGPush(), { after: 300 * 1024 });

  let networks = 0;
  const newAddress = () => `198.51.100.${(networks += 1)}`;

  const failFrom = async (tenant: Parameters<typeof send>[0], address: string, sending: Sending = {}) => {
    const options = { hint: null, signature: wrongSignature("hosted-g"), settings: limited, address, ...sending };
    return send(tenant, "hosted-g", options);
  };
  /** Should the limit's minute end in between, twice the limit passes. */
  const exhaust = async (tenant: Parameters<typeof send>[0], addressOf: (n: number) => string) => {
    for (let n = 0; n <= 2 * LIMIT + 1; n += 1) {
      await expectError(await failFrom(tenant, addressOf(n)), 401, "invalid_signature");
    }
  };

  it("refuses large deliveries without ?org= from that network, unparsed, and nothing else", async () => {
    const tenant = await setUp("hosted-g");
    const address = newAddress();
    await exhaust(tenant, () => address);
    const { stream } = new MeteredBody(padded(hostedGPush(), { after: 20 * MIB }));
    const sending = { hint: null, settings: limited, address, stream };
    const [refused, kept] = await keptFor(() => send(tenant, "hosted-g", sending));
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(await expectError(refused, 429, "rate_limited")).toContain("?org=<slug>");
    expect(kept).toBeLessThanOrEqual(256 * 1024 + CHUNK);

    const scans = await accepted(await send(tenant, "hosted-g", { hint: null, settings: limited, address }));
    expect(scans).toHaveLength(1);
    for (const allowed of [
      { settings: limited, address },
      { settings: limited, address: newAddress(), hint: null },
      { address, hint: null },
    ]) {
      expect(await accepted(await send(tenant, "hosted-g", { body: large, ...allowed }))).toEqual(scans);
    }
    await expectError(await failFrom(tenant, address), 401, "invalid_signature");
  });

  it("ends after a minute", async () => {
    const tenant = await setUp("hosted-g");
    const address = newAddress();
    await exhaust(tenant, () => address);
    const again = async () => send(tenant, "hosted-g", { body: large, hint: null, settings: limited, address });
    await expectError(await again(), 429, "rate_limited");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 59_000 });
    await expectError(await again(), 429, "rate_limited");
    vi.setSystemTime(Date.now() + 2_000);
    expect(await accepted(await again())).toHaveLength(1);
  });

  it("counts a /64 as one network, and its neighbour as another", async () => {
    const tenant = await setUp("hosted-g");
    await exhaust(tenant, (n) => `2001:db8:5:6:${n}::1`);
    const from = (address: string) => send(tenant, "hosted-g", { body: large, hint: null, settings: limited, address });
    await expectError(await from("2001:db8:5:6:ffff::9"), 429, "rate_limited");
    expect(await accepted(await from("2001:db8:5:7::1"))).toHaveLength(1);
  });

  it("counts neither what is verified, nor what costs nothing, nor what has a hint", async () => {
    const tenant = await setUp("hosted-g");
    const address = newAddress();
    for (let n = 0; n < 10; n += 1) {
      await accepted(await send(tenant, "hosted-g", { body: large, hint: null, settings: limited, address }));
      await expectError(await failFrom(tenant, address, { signature: "sha256=x" }), 401, "invalid_signature");
      await expectError(await failFrom(tenant, address, { hint: tenant.slug }), 401, "invalid_signature");
    }
    expect(
      await accepted(await send(tenant, "hosted-g", { body: large, hint: null, settings: limited, address })),
    ).toHaveLength(1);
  });

  it("is of nobody where none is bound", async () => {
    const tenant = await setUp("hosted-g");
    const address = newAddress();
    for (let n = 0; n < 10; n += 1) {
      await expectError(await failFrom(tenant, address, { settings: {} }), 401, "invalid_signature");
    }
    expect(await accepted(await send(tenant, "hosted-g", { body: large, hint: null, address }))).toHaveLength(1);
  });
});

it("without a signature reads no database, once its network has named many organizations that do not exist", async () => {
  const spy = new DatabaseSpy();
  const from = (address: string, slug: string) =>
    callWith({ [home.shard]: spy.binding }, "POST", `/v1/hooks/hosted-g?org=${slug}`, {
      body: {},
      headers: { "cf-connecting-ip": address },
    });
  for (let n = 0; n < 35; n += 1) {
    await expectError(await from("192.0.2.90", `nobody-${n}`), 401, "invalid_signature");
  }
  const { slug } = await createTenant();
  const before = spy.roundTrips;
  await expectError(await from("192.0.2.90", slug), 401, "invalid_signature");
  expect(spy.roundTrips).toBe(before);
  await expectError(await from("192.0.2.91", slug), 401, "invalid_signature");
  expect(spy.roundTrips).toBeGreaterThan(before);
});
