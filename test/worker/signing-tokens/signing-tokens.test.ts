import { z } from "@hono/zod-openapi";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { StoredSigningToken, WebhookSigning } from "../../../worker/signing-tokens/schemas.ts";
import { MAX_SIGNING_TOKENS } from "../../../worker/signing-tokens/store-signing-token.ts";
import { call, callWith, expectBody, expectError, type Tenant } from "../support/client.ts";
import { home } from "../support/home.ts";
import { createTenant, joinAs } from "../support/users.ts";
import { hostedGPush, hostedLPush, OTHER_COMMIT } from "../webhooks/payloads.ts";
import { accepted, deliveriesOf, ignored, scansOf, secretOf, setUp } from "../webhooks/send.ts";

const BODY = JSON.stringify(hostedLPush());
const MINUTE_MS = 60_000;
const newToken = () => `whsec_${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64")}`;
const pathOf = ({ slug }: Tenant, what = ""): string => `/v1/orgs/${slug}/webhook-signing-tokens${what}`;

async function signingOf(tenant: Tenant): Promise<WebhookSigning> {
  const path = `/v1/orgs/${tenant.slug}/webhook-config/signing`;
  return expectBody(await call("GET", path, { token: tenant.token }), 200, WebhookSigning);
}

async function currentToken(tenant: Tenant): Promise<string> {
  return (await signingOf(tenant)).tokens[0]?.token ?? "";
}

async function store(tenant: Tenant, token: string): Promise<StoredSigningToken> {
  const response = await call("POST", pathOf(tenant), { token: tenant.token, body: { name: "shop at GitLab", token } });
  return expectBody(response, 201, StoredSigningToken);
}

async function listed(tenant: Tenant): Promise<StoredSigningToken[]> {
  return expectBody(await call("GET", pathOf(tenant), { token: tenant.token }), 200, z.array(StoredSigningToken));
}

interface Message {
  id?: string;
  at?: Date;
  body?: string;
  hint?: string | null;
  headers?: Record<string, string>;
  host?: string;
}

/** The signature is made by the library of Standard Webhooks. */
function send(tenant: Tenant, token: string, message: Message = {}): Promise<Response> {
  const { id = crypto.randomUUID(), at = new Date(), body = BODY, host = "hosted-l" } = message;
  const hint = message.hint === undefined ? tenant.slug : message.hint;
  const headers = {
    "content-type": "application/json",
    "x-gitlab-event": "Push Hook",
    "idempotency-key": id,
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
    "webhook-signature": new Webhook(token).sign(id, at, body),
    ...message.headers,
  };
  return call("POST", `/v1/hooks/${host}${hint === null ? "" : `?org=${hint}`}`, { rawBody: body, headers });
}

async function expectRefused(response: Response): Promise<string> {
  return expectError(response, 401, "invalid_signature");
}

describe("a delivery that is signed by Standard Webhooks", () => {
  it("starts a scan with the token that webhook-config/signing shows, with and without a hint", async () => {
    const tenant = await setUp("hosted-l");
    const { path, signature_header: header, tokens } = await signingOf(tenant);
    expect([path, header, tokens.length]).toEqual([`/v1/hooks/hosted-l?org=${tenant.slug}`, "webhook-signature", 1]);
    const token = tokens[0]?.token ?? "";
    const scans = await accepted(await send(tenant, token));
    expect(scans).toHaveLength(1);
    const other = JSON.stringify(hostedLPush({ ref: "refs/heads/other" }));
    expect(await accepted(await send(tenant, token, { hint: null, body: other }))).toHaveLength(1);
    expect(await scansOf(tenant)).toHaveLength(2);
  });

  it("starts a scan with a token that is stored, until it is deleted", async () => {
    const tenant = await setUp("hosted-l");
    const [one, other] = [newToken(), newToken()];
    await expectRefused(await send(tenant, one));
    const stored = await store(tenant, one);
    await store(tenant, other);
    for (const token of [one, other]) await accepted(await send(tenant, token));
    const path = pathOf(tenant, `/${stored.id}`);
    expect((await call("DELETE", path, { token: tenant.token })).status).toBe(204);
    await expectRefused(await send(tenant, one));
    await accepted(await send(tenant, other));
    await accepted(await send(tenant, await currentToken(tenant)));
    await expectError(await call("DELETE", path, { token: tenant.token }), 404, "not_found");
  });

  it("may have several signatures, one of them of a known key", async () => {
    const tenant = await setUp("hosted-l");
    const token = await currentToken(tenant);
    const [id, at] = [crypto.randomUUID(), new Date()];
    const foreign = new Webhook(newToken()).sign(id, at, BODY);
    const own = new Webhook(token).sign(id, at, BODY);
    const sendWith = (signature: string) =>
      send(tenant, token, { id, at, headers: { "webhook-signature": signature } });
    await expectRefused(await sendWith(foreign));
    await expectRefused(await sendWith(`${foreign} v1a,${own.slice(3)}`));
    await expectRefused(await sendWith(`${foreign},${own}`));
    await accepted(await sendWith(`${foreign} v1a,abc ${own}`));
  });

  it("is refused when it is more than five minutes old or ahead", async () => {
    const tenant = await setUp("hosted-l");
    const token = await currentToken(tenant);
    for (const minutes of [-6, 6]) {
      const at = new Date(Date.now() + minutes * MINUTE_MS);
      expect(await expectRefused(await send(tenant, token, { at }))).toMatch(/webhook-timestamp .* 5 minutes/);
      await expectRefused(await send(tenant, token, { at, hint: null }));
    }
    expect(await scansOf(tenant)).toEqual([]);
    for (const minutes of [-4, 4]) {
      await accepted(await send(tenant, token, { at: new Date(Date.now() + minutes * MINUTE_MS) }));
    }
  });

  it.for<[string, (signed: string) => Record<string, string>]>([
    ["another id", () => ({ "webhook-id": "another" })],
    ["another time", () => ({ "webhook-timestamp": String(Math.floor(Date.now() / 1_000) + 9) })],
    ["no id", () => ({ "webhook-id": "" })],
    ["no time", () => ({ "webhook-timestamp": "" })],
    ["a time with a sign", () => ({ "webhook-timestamp": "+1" })],
    ["no signature", () => ({ "webhook-signature": "" })],
    ["no version", (signed) => ({ "webhook-signature": signed.slice(3) })],
    ["another version", (signed) => ({ "webhook-signature": signed.replace("v1", "v2") })],
    ["a shorter signature", (signed) => ({ "webhook-signature": signed.slice(0, -4) })],
    ["a longer signature", (signed) => ({ "webhook-signature": `${signed}AAAA` })],
    [
      "another signature",
      (signed) => ({ "webhook-signature": `v1,${signed.slice(3).split("").toReversed().join("")}` }),
    ],
  ])("is refused with %s", async ([, change]) => {
    const tenant = await setUp("hosted-l");
    const token = await currentToken(tenant);
    const [id, at] = [crypto.randomUUID(), new Date()];
    const signed = new Webhook(token).sign(id, at, BODY);
    await expectRefused(await send(tenant, token, { id, at, headers: change(signed) }));
    expect(await scansOf(tenant)).toEqual([]);
  });

  it("is refused with another body, of another organization, and at hosts that sign otherwise", async () => {
    const [tenant, neighbour] = [await setUp("hosted-l"), await setUp("hosted-l")];
    const token = await currentToken(tenant);
    const [id, at] = [crypto.randomUUID(), new Date()];
    const headers = { "webhook-signature": new Webhook(token).sign(id, at, BODY) };
    await expectRefused(await send(tenant, token, { id, at, headers, body: `${BODY} ` }));
    await expectRefused(await send(neighbour, token));
    await store(neighbour, newToken());
    await expectRefused(await send(neighbour, token));
    const body = JSON.stringify(hostedGPush());
    await expectRefused(await send(tenant, token, { host: "hosted-g", body, headers: { "x-github-event": "push" } }));
  });

  it("starts nothing again when it is repeated, whatever the headers that are not signed say", async () => {
    const tenant = await setUp("hosted-l");
    const token = await currentToken(tenant);
    const id = crypto.randomUUID();
    const scans = await accepted(await send(tenant, token, { id }));
    const moved = { id, headers: { "idempotency-key": "another", "x-gitlab-event-uuid": "another" } };
    expect(await accepted(await send(tenant, token, moved))).toEqual(scans);
    await home.DB.prepare("update scans set status = 'completed' where uuid = unhex(?, '-')").bind(scans[0]).run();
    await home.DB.prepare("update scan_jobs set due_at = null").run();
    expect(await accepted(await send(tenant, token, moved))).toEqual(scans);
    expect(await scansOf(tenant)).toHaveLength(1);
    expect(await deliveriesOf(tenant)).toMatchObject([{ delivery_id: id, outcome: "accepted" }]);
    expect(await accepted(await send(tenant, token))).not.toEqual(scans);
  });

  it("counts beside the plain token: either is enough", async () => {
    const tenant = await setUp("hosted-l");
    const [plain, token] = [await secretOf(tenant, "hosted-l"), await currentToken(tenant)];
    await accepted(await send(tenant, newToken(), { headers: { "x-gitlab-token": plain } }));
    await accepted(await send(tenant, token, { headers: { "x-gitlab-token": "5a".repeat(32) } }));
    await accepted(await send(tenant, token, { headers: { "x-gitlab-token": "what an admin typed" } }));
    await expectRefused(await send(tenant, newToken(), { headers: { "x-gitlab-token": "5a".repeat(32) } }));
  });

  it("is accepted with both generations in the overlap of a rotation, stored tokens regardless of it", async () => {
    const tenant = await setUp("hosted-l");
    const [first, kept] = [await currentToken(tenant), newToken()];
    await store(tenant, kept);
    const rotate = async (body: unknown) => {
      const path = `/v1/orgs/${tenant.slug}/webhook-config/rotate`;
      expect((await call("POST", path, { token: tenant.token, body })).status).toBe(200);
    };
    await rotate({});
    const [second, previous] = (await signingOf(tenant)).tokens;
    expect([second?.current, previous?.current, previous?.token]).toEqual([true, false, first]);
    expect(second?.expires_at).toBeNull();
    for (const token of [first, second?.token ?? "", kept]) await accepted(await send(tenant, token));
    await rotate({ overlap_seconds: 0 });
    for (const token of [first, second?.token ?? ""]) await expectRefused(await send(tenant, token));
    for (const token of [kept, await currentToken(tenant)]) await accepted(await send(tenant, token));
  });

  it("that is no push is ignored with its reason, and one without JSON is malformed", async () => {
    const tenant = await setUp("hosted-l");
    const token = await currentToken(tenant);
    expect(await ignored(await send(tenant, token, { headers: { "x-gitlab-event": "Note Hook" } }))).toMatch(
      /not a push/,
    );
    await expectError(await send(tenant, token, { body: "payload=%7B%7D" }), 400, "bad_request");
    const deletion = JSON.stringify(hostedLPush({ after: "0".repeat(40), checkout_sha: OTHER_COMMIT }));
    expect(await ignored(await send(tenant, token, { body: deletion }))).toMatch(/deletion/);
  });
});

describe("stored signing tokens", () => {
  it("are listed without the token, which is encrypted in the database", async () => {
    const tenant = await createTenant();
    const token = newToken();
    const stored = await store(tenant, token);
    expect(await listed(tenant)).toEqual([stored]);
    const rows = await home.DB.prepare("select * from webhook_signing_tokens").all();
    expect(JSON.stringify(rows)).not.toContain(token.slice(6));
    expect(await listed(await createTenant())).toEqual([]);
  });

  it("of one organization cannot be deleted by another", async () => {
    const [tenant, neighbour] = [await createTenant(), await createTenant()];
    const { id } = await store(tenant, newToken());
    await expectError(await call("DELETE", pathOf(neighbour, `/${id}`), { token: neighbour.token }), 404, "not_found");
    expect(await listed(tenant)).toHaveLength(1);
  });

  it("are at most twenty, also when the last ones arrive at once", async () => {
    const tenant = await createTenant();
    for (let n = 1; n < MAX_SIGNING_TOKENS; n += 1) await store(tenant, newToken());
    const storeOne = () =>
      call("POST", pathOf(tenant), { token: tenant.token, body: { name: "one more", token: newToken() } });
    const statuses = (await Promise.all([storeOne(), storeOne(), storeOne()])).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
    expect(await expectError(await storeOne(), 409, "conflict")).toMatch(/20 signing tokens/);
    expect(await listed(tenant)).toHaveLength(MAX_SIGNING_TOKENS);
  });

  it.for([
    [{}, /name.*token|token.*name/s],
    [{ name: "x", token: "" }, /token/],
    [{ name: "x", token: "whsec_" }, /24 to 64 bytes/],
    [{ name: "x", token: "A".repeat(44) }, /whsec_/],
    [{ name: "x", token: `whsec_${"A".repeat(28)}` }, /24 to 64 bytes/],
    [{ name: "x", token: `whsec_${"-".repeat(44)}` }, /base64/],
    [{ name: "x", token: `whsec_${"A".repeat(44)}\n` }, /base64/],
    [{ name: "x", token: `whsec_${"A".repeat(200)}` }, /characters/],
    [{ name: " ", token: newToken() }, /name/],
  ] as const)("refuses %j", async ([body, rule]) => {
    const tenant = await createTenant();
    const response = await call("POST", pathOf(tenant), { token: tenant.token, body });
    expect(await expectError(response, 400, "bad_request")).toMatch(rule);
    expect(await listed(tenant)).toEqual([]);
  });

  it("with a data key that is not configured any more do not keep the others from being compared", async () => {
    const tenant = await setUp("hosted-l");
    await store(tenant, newToken());
    await home.DB.prepare("update webhook_signing_tokens set token_encrypted = 'v1.gone.AAAA.AAAA'").run();
    const token = newToken();
    await store(tenant, token);
    await accepted(await send(tenant, token));
    await expectRefused(await send(tenant, newToken()));
  });

  it("are for admins, and the derived one needs a master secret", async () => {
    const tenant = await createTenant();
    const member = await joinAs(tenant, "member");
    const body = { name: "x", token: newToken() };
    await expectError(await call("POST", pathOf(tenant), { token: member.token, body }), 403, "forbidden");
    const path = `/v1/orgs/${tenant.slug}/webhook-config/signing`;
    const unset = await callWith({ WEBHOOK_SECRETS: "" }, "GET", path, { token: tenant.token });
    await expectError(unset, 500, "webhook_secret_not_configured");
  });
});
