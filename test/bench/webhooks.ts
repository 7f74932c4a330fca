import { createHmac, randomUUID } from "node:crypto";
import { z } from "zod";
import { hostedGPush } from "../worker/webhooks/payloads.ts";
import { bundleBareWorker, bundleWorker } from "./support/bundles.ts";
import { compareRates } from "./support/compare-rates.ts";
import type { Call } from "./support/load.ts";
import type { Result } from "./support/report.ts";
import { type Account, copyAccount, type D1, makeAccount, startWorkerServer } from "./support/worker-server.ts";
import type { Workspace } from "./support/workspace.ts";

const PROJECTS = 10_000;
const REPOSITORY = "g.example/acme/shop";

const WebhookConfig = z.object({
  providers: z.array(z.object({ id: z.string(), path: z.string(), secret: z.string() })),
});

const Counts = z.object({ deliveries: z.number(), jobs: z.number(), accepted: z.number() });

/** Both workers run in the same Miniflare with the same options, each with a separate database. */
export async function webhooks(workspace: Workspace): Promise<Result[]> {
  // The work of the consumer per scan would be counted for the receiver.
  const options = { consumesQueue: false };
  const server = await startWorkerServer(workspace, await bundleWorker(workspace), options);
  const bare = await startWorkerServer(workspace, await bundleBareWorker(workspace), options);
  const account = await makeAccount(server.url);
  await setRepository(server.url, account);
  await copyAccount(server, bare, account);
  for (const { database } of [server, bare]) await insertOtherProjects(database, account.orgId);
  const { path, secret } = await readConfig(server.url, account);
  const receiver = new URL(path, server.url);
  const [bareReceiver, bareRefuser] = [
    new URL(`/pushes?repository=${encodeURIComponent(REPOSITORY)}`, bare.url),
    new URL(`/refusals${receiver.search}`, bare.url),
  ];
  const accepted = await compareRates("accepted push", {
    ours: { server, call: () => push(receiver, secret) },
    bares: { server: bare, call: () => push(bareReceiver, secret) },
    expectedStatus: 200,
    aim: { atLeast: 0.7 },
  });
  await checkScans(server.database);
  const refused = await compareRates("refused push", {
    ours: { server, call: () => push(receiver, "another secret") },
    bares: { server: bare, call: () => push(bareRefuser, "another secret") },
    expectedStatus: 401,
    aim: { atLeast: 0.85 },
  });
  return [...accepted, ...refused];
}

let pushes = 0;

/** Both sides get the same requests, so that generating the load costs the same. */
function push(url: URL, secret: string): Call {
  pushes += 1;
  // A second push to a branch whose scan waits starts none.
  const change = { ref: `refs/heads/push-${pushes}`, after: pushes.toString(16).padStart(40, "0") };
  const body = JSON.stringify(hostedGPush(change));
  const headers = {
    "x-hosted-g-event": "push",
    "x-github-delivery": randomUUID(),
    "x-hub-signature-256": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`,
  };
  return { url, method: "POST", headers, body };
}

async function setRepository(url: URL, { project, token }: Account): Promise<void> {
  const response = await fetch(new URL(project, url), {
    method: "PATCH",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ repo_url: `https://${REPOSITORY}.git` }),
  });
  if (!response.ok) throw new Error(`The project was answered with ${response.status}: ${await response.text()}`);
}

/** All in the same organization, where they slow the search most. */
async function insertOtherProjects(database: D1, orgId: string): Promise<void> {
  const insert = `with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < ?1)
    insert into projects (organization_id, id, uuid, slug, name, status, default_branch, repo_url, repo_key, created_at, updated_at)
    select (select id from organizations where uuid = unhex(?2, '-')), 1000 + number, randomblob(16), format('other-%d', number), 'Other', 'active', 'main',
      format('https://${REPOSITORY}-%d.git', number), format('${REPOSITORY}-%d', number), ?3, ?3 from numbers`;
  await database
    .prepare(insert)
    .bind(PROJECTS - 1, orgId, Date.now())
    .run();
}

async function readConfig(url: URL, { project, token }: Account): Promise<{ path: string; secret: string }> {
  const path = project.replace(/\/projects\/.*$/, "/webhook-config");
  const response = await fetch(new URL(path, url), { headers: { authorization: `Bearer ${token}` } });
  const { providers } = WebhookConfig.parse(await response.json());
  const provider = providers.find(({ id }) => id === "hosted-g");
  if (!provider) throw new Error("hosted-g is not in webhook-config.");
  return provider;
}

/** An ignored push, or one for another project, is answered with 200 as well. */
async function checkScans(database: D1): Promise<void> {
  const select = `select (select count(*) from webhook_deliveries) as deliveries, (select count(*) from scan_jobs) as jobs,
    (select count(*) from webhook_deliveries where outcome = 'accepted') as accepted`;
  const { deliveries, jobs, accepted } = Counts.parse(await database.prepare(select).first());
  if (deliveries === 0 || accepted !== deliveries || jobs !== deliveries) {
    throw new Error(`Of ${deliveries} deliveries ${accepted} were accepted, and ${jobs} scans started.`);
  }
}
