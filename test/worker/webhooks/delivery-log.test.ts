import { describe, expect, it } from "vitest";
import { adviceFor, REASONS } from "../../../worker/webhooks/reasons.ts";
import { MAX_SCANS_PER_DELIVERY } from "../../../worker/webhooks/pushes/queries.ts";
import { callWith, expectError } from "../support/client.ts";
import { createTenant } from "../support/users.ts";
import { hostedGPush, ZEROS } from "./payloads.ts";
import {
  accepted,
  deliveriesOf,
  HOST_IDS,
  ignored,
  scansOf,
  send,
  setUp,
  sign,
  secretOf,
  wrongSignature,
} from "./send.ts";

describe.for(HOST_IDS)("the delivery log of %s", (host) => {
  it("has the refused deliveries of a path with a hint, counted by reason", async () => {
    const tenant = await setUp(host);
    const wrong = { signature: wrongSignature(host) };
    for (let n = 0; n < 3; n += 1) await expectError(await send(tenant, host, wrong), 401, "invalid_signature");
    for (const signature of [null, ""])
      await expectError(await send(tenant, host, { signature }), 401, "invalid_signature");
    const refused = { host, outcome: "refused", scans: [], repository: null, branches: [], delivery_id: null };
    const [missing, wrongly] = [REASONS.missing, REASONS.wrong];
    expect(await deliveriesOf(tenant)).toMatchObject([
      { ...refused, reason: missing.reason, count: 2, what_to_do: missing.advice },
      { ...refused, reason: wrongly.reason, count: 3, what_to_do: wrongly.advice },
    ]);
    await accepted(await send(tenant, host));
    expect((await deliveriesOf(tenant)).map(({ outcome, count }) => [outcome, count])).toEqual([
      ["accepted", 1],
      ["refused", 2],
      ["refused", 3],
    ]);
    expect(await scansOf(tenant)).toHaveLength(1);
  });

  it("has no entry for the bare path, another organization, or a slug that nobody has", async () => {
    const [tenant, other] = [await setUp(host), await createTenant()];
    const wrong = { signature: wrongSignature(host) };
    await expectError(await send(tenant, host, { ...wrong, hint: null }), 401, "invalid_signature");
    await expectError(await send(tenant, host, { ...wrong, hint: "nobody-has-it" }), 401, "invalid_signature");
    await expectError(await send(tenant, host, { hint: other.slug }), 401, "invalid_signature");
    expect(await deliveriesOf(tenant)).toEqual([]);
    expect(await deliveriesOf(other)).toMatchObject([{ outcome: "refused", count: 1 }]);
  });

  it("answers a ping of an organization, and any other event without a repository, with 200", async () => {
    const tenant = await createTenant();
    const payload = { zen: "Design for failure.", hook_id: 7, organization: { login: "acme" } };
    for (const event of ["ping", "diagnostics:ping", "member"]) {
      expect(await ignored(await send(tenant, host, { event, payload }))).toMatch(/not a push/);
    }
    expect(await deliveriesOf(tenant)).toMatchObject([
      { event: "member" },
      { event: "diagnostics:ping" },
      { event: "ping", outcome: "ignored", reason: REASONS.notAPush.reason, what_to_do: REASONS.notAPush.advice },
    ]);
  });

  it("has a form body, and says which content type to choose", async () => {
    const tenant = await setUp(host);
    const body = new URLSearchParams({ payload: JSON.stringify(hostedGPush()) }).toString();
    const signature = await sign(host, await secretOf(tenant, host), body);
    await expectError(await send(tenant, host, { body, signature }), 400, "bad_request");
    expect(await deliveriesOf(tenant)).toMatchObject([
      {
        outcome: "ignored",
        reason: expect.stringMatching(/not JSON/),
        what_to_do: expect.stringMatching(/application\/json/),
      },
    ]);
  });
});

describe("a refused delivery", () => {
  it("leaves nothing of what its sender chose but the name of an event", async () => {
    const tenant = await setUp("hosted-g");
    const wrong = { signature: wrongSignature("hosted-g"), delivery: "chosen" };
    await expectError(await send(tenant, "hosted-g", { ...wrong, event: "<script>" }), 401, "invalid_signature");
    expect(await deliveriesOf(tenant)).toMatchObject([{ event: null, delivery_id: null }]);
    const other = await setUp("hosted-g");
    await expectError(await send(other, "hosted-g", { ...wrong, event: "push" }), 401, "invalid_signature");
    expect(await deliveriesOf(other)).toMatchObject([{ event: "push", delivery_id: null }]);
  });

  it("is written at most 30 times a minute, however many arrive", async () => {
    const tenant = await setUp("hosted-g");
    for (let n = 0; n < 35; n += 1) {
      await expectError(await send(tenant, "hosted-g", { signature: null }), 401, "invalid_signature");
    }
    expect(await deliveriesOf(tenant)).toMatchObject([{ outcome: "refused", count: 30 }]);
  });

  it("is refused with 401 also while no master secret is configured, and shown as such", async () => {
    const tenant = await setUp("hosted-g");
    const settings = { WEBHOOK_SECRETS: "" };
    await expectError(await send(tenant, "hosted-g", { settings }), 401, "invalid_signature");
    expect(await deliveriesOf(tenant)).toMatchObject([{ outcome: "refused", reason: REASONS.missing.reason }]);
    const path = `/v1/hooks/hosted-g?org=${"x".repeat(201)}`;
    await expectError(await callWith({}, "POST", path, { body: {} }), 400, "bad_request");
  });
});

it("says of each reason what can be done", async () => {
  const tenant = await setUp("hosted-g");
  const sendPush = (changes: Record<string, unknown>) => send(tenant, "hosted-g", { payload: hostedGPush(changes) });
  for (const changes of [
    { ref: "refs/tags/v1" },
    { after: ZEROS },
    { ref: "refs/notes/x" },
    { ref: "refs/heads/a..b" },
    { after: null },
    { repository: {} },
    { repository: { clone_url: "https://g.example/acme/other.git" } },
    { ref: "refs/heads/gh-readonly-queue/main/pr-1" },
  ]) {
    await ignored(await sendPush(changes));
  }
  const shown = await deliveriesOf(tenant);
  const { tag, deletion, notABranch, badName, noCommit, noUrl, noProject, filtered } = REASONS;
  expect(shown.map(({ reason, what_to_do: advice }) => ({ reason, advice })).toReversed()).toEqual([
    tag,
    deletion,
    notABranch,
    badName,
    noCommit,
    noUrl,
    noProject,
    filtered,
  ]);
  expect(REASONS.tooMany.reason).toContain(` ${MAX_SCANS_PER_DELIVERY} scans`);
  expect(adviceFor("The payload is not a JSON object.")).toMatch(/application\/json/);
});
