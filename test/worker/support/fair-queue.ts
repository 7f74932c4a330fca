import { env } from "cloudflare:workers";
import type { DispatchRequest, ScanMessage } from "../../../worker/contract/dispatch.ts";
import { dispatchScan } from "../../../worker/fair-queue/dispatch-scan.ts";
import { claimScan } from "../../../worker/runner-api/claim-scan.ts";
import { finishScan } from "../../../worker/runner-api/finish-scan.ts";
import { Scan } from "../../../worker/scans/schemas.ts";
import { settingsOf } from "../../../worker/settings.ts";
import { callWith, expectBody, makeProject, type Tenant } from "./client.ts";
import { summary } from "./runner.ts";
import { createTenant } from "./users.ts";
import { home } from "./home.ts";

/** Records messages and delivers none. */
export class SilentQueue {
  readonly sent: ScanMessage[] = [];
  send(message: ScanMessage): Promise<void> {
    this.sent.push(message);
    return Promise.resolve();
  }
  sendBatch(messages: Iterable<{ body: ScanMessage }>): Promise<void> {
    for (const { body } of messages) this.sent.push(body);
    return Promise.resolve();
  }
  get binding(): Queue<ScanMessage> {
    return this as unknown as Queue<ScanMessage>;
  }
}

export async function makeTenant(): Promise<Tenant> {
  const tenant = await createTenant();
  await makeProject(tenant);
  return tenant;
}

/** Queues scans whose messages are not delivered. */
export async function queueScans(tenant: Tenant, count: number): Promise<Scan[]> {
  const body = { clone_url: "https://git.example/acme/shop.git" };
  const path = `/v1/orgs/${tenant.slug}/projects/shop/run-scan`;
  const scans: Scan[] = [];
  for (let n = 0; n < count; n += 1) {
    const settings = { SCAN_QUEUE: new SilentQueue() };
    scans.push(await expectBody(await callWith(settings, "POST", path, { token: tenant.token, body }), 202, Scan));
  }
  return scans;
}

/** A runner with a number of slots, and the worker's dispatch to it. */
export class SlottedRunner {
  readonly queue = new SilentQueue();
  readonly started: string[] = [];
  readonly #running = new Map<string, DispatchRequest>();
  #slots: number;
  readonly #settings: ReturnType<typeof settingsOf>;
  refused = 0;

  constructor(slots: number, settings: Record<string, string> = {}) {
    this.#slots = slots;
    this.#settings = settingsOf({ ...env, ...settings });
  }

  async offer(dispatch: DispatchRequest): Promise<boolean> {
    if (this.#running.size >= this.#slots) {
      this.refused += 1;
      return false;
    }
    this.#running.set(dispatch.scan_id, dispatch);
    this.started.push(dispatch.scan_id);
    return true;
  }

  /** Handles a message: of a scan, or of an unknown one. */
  async deliver(scanId: string = crypto.randomUUID(), attempt = 1) {
    const message = { version: 1, scan_id: scanId, attempt } as const;
    return dispatchScan(home.database, this.#settings, this, message);
  }

  async claim(scan: Scan): Promise<void> {
    await claimScan(home.database, this.#settings, attemptOf(scan), "a runner");
  }

  /** Claims and completes one of its scans. */
  async complete(scan: Scan): Promise<void> {
    await this.claim(scan);
    const { queue } = this;
    const context = {
      database: home.database,
      settings: this.#settings,
      queue: queue.binding,
      notificationQueue: env.NOTIFICATION_QUEUE,
    };
    await finishScan(context, attemptOf(scan), { version: 1, outcome: "completed", summary: summary() });
    this.#running.delete(scan.id);
  }
}

function attemptOf(scan: Scan) {
  return { scanId: scan.id, orgId: scan.org_id, attempt: 1 };
}
