import { afterEach, expect, it } from "vitest";
import { compareDueScans } from "../../../worker/vulnerabilities/compare-scans.ts";
import { Gate } from "../../../worker/vulnerabilities/schemas.ts";
import { call, expectBody } from "../support/client.ts";
import { home } from "../support/home.ts";
import { History } from "./history.ts";

const MINUTE_MS = 60_000;
const OWN = "organization_id = (select id from organizations where uuid = unhex(?, '-'))";

afterEach(async () => {
  await home.DB.prepare("drop trigger if exists comparison_fails").run();
});

/** Lets the database refuse new vulnerabilities of the organization. */
async function refuse({ tenant }: History): Promise<void> {
  const id = await home.DB.prepare("select id from organizations where uuid = unhex(?, '-')")
    .bind(tenant.orgId)
    .first<number>("id");
  await home.DB.prepare(
    `create trigger comparison_fails before insert on vulnerabilities when new.organization_id = ${id} begin select raise(abort, 'refused'); end`,
  ).run();
}

async function outbox({ tenant }: History): Promise<{ due_at: number; failures: number }[]> {
  const rows = await home.DB.prepare(`select due_at, failures from uncompared_scans where ${OWN}`)
    .bind(tenant.orgId)
    .all();
  return rows.results as { due_at: number; failures: number }[];
}

async function gate({ tenant, project }: History): Promise<string> {
  const path = `/v1/orgs/${tenant.slug}/projects/${project}/gate`;
  return (await expectBody(await call("GET", path, { token: tenant.token }), 200, Gate)).status;
}

it("is repeated by the cron trigger until it succeeds, less often each time, and leaves nothing half-written", async () => {
  const history = await History.begin();
  await history.scan({ "a.js": "exec(a)" });
  await refuse(history);
  // The runner's final report succeeds nevertheless.
  const { end } = await history.start({ "a.js": "exec(a)\nexec(b)" });
  expect(await end()).toBeNull();
  expect(await outbox(history)).toEqual([{ due_at: 0, failures: 0 }]);
  expect(await gate(history)).toBe("pending");
  expect(await history.known()).toHaveLength(1);

  const now = Date.now();
  let [due, delay] = [now, MINUTE_MS];
  for (let failures = 1; failures <= 3; failures += 1) {
    await compareDueScans(home.database, { now: due });
    expect(await outbox(history)).toEqual([{ due_at: due + delay, failures }]);
    // Not before it is due.
    await compareDueScans(home.database, { now: due + delay - 1 });
    expect(await outbox(history)).toEqual([{ due_at: due + delay, failures }]);
    [due, delay] = [due + delay, delay * 2];
  }
  expect(await history.known()).toHaveLength(1);

  await home.DB.prepare("drop trigger comparison_fails").run();
  await compareDueScans(home.database, { now: due });
  expect(await outbox(history)).toEqual([]);
  expect(await gate(history)).toBe("failed");
  expect((await history.known()).map(({ state }) => state)).toEqual(["open", "open"]);
});

it("of a later scan waits for none before it, and the earlier one changes nothing then", async () => {
  const history = await History.begin();
  await history.scan({ "a.js": "exec(a)" });
  await refuse(history);
  await (await history.start({ "a.js": "exec(a)\nexec(b)" })).end();
  await home.DB.prepare("drop trigger comparison_fails").run();
  const changes = await (await history.start({ "a.js": "exec(b)" })).end();
  expect(changes).toMatchObject({ new: 1, fixed: 1 });
  const known = await history.known();
  await compareDueScans(home.database);
  expect(await outbox(history)).toEqual([]);
  expect(await history.known()).toEqual(known);
});
