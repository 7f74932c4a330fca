import * as fc from "fast-check";
import { expect, it } from "vitest";
import { ApiError } from "../../../worker/http/errors.ts";
import { insertFindings } from "../../../worker/findings/queries.ts";
import { claimScan } from "../../../worker/runner-api/claim-scan.ts";
import { finishScan } from "../../../worker/runner-api/finish-scan.ts";
import { extendLease } from "../../../worker/runner-api/queries.ts";
import { storeFindings } from "../../../worker/runner-api/store-findings.ts";
import { afterAttempt, MAX_ATTEMPT_MS } from "../../../worker/scan-jobs/lifecycle.ts";
import { sweepJobs } from "../../../worker/scan-jobs/sweep-jobs.ts";
import { deleteScan } from "../../../worker/scans/deletion/queries.ts";
import { updateScan } from "../../../worker/scans/queries.ts";
import { makeProject } from "../support/client.ts";
import {
  check,
  endAttempt,
  endScan,
  isWaiting,
  LEASE_MS,
  MAX_WAIT_MS,
  mayWrite,
  type Model,
  type Real,
  setUp,
} from "../support/lifecycle-model.ts";
import { finding, runnerEvent, summary } from "../support/runner.ts";
import { createTenant } from "../support/users.ts";
import { home } from "../support/home.ts";

/*
 * Two runners, a client and the sweeper do anything in any order: calls that are lost, late, repeated and of other attempts,
 * while time goes by. After each step the rows must say what a model of the lifecycle says.
 */

type Command = fc.AsyncCommand<Model, Real>;

function command(name: string, run: (model: Model, real: Real) => Promise<void>): Command {
  return {
    check: () => true,
    async run(model, real) {
      await run(model, real);
      await check(model, real);
    },
    toString: () => name,
  };
}

const attemptOf = ({ scanId, tenant }: Real, attempt: number) => ({ scanId, orgId: tenant.orgId, attempt });
const placeOf = ({ scanId, tenant }: Real) => ({ scanId, orgId: tenant.orgId, projectSlug: "shop" });

/** Whether a call was answered, or refused because its attempt is over. */
async function isTaken(call: Promise<unknown>): Promise<boolean> {
  try {
    return (await call) !== false;
  } catch (error) {
    if (error instanceof ApiError && error.code === "conflict") return false;
    throw error;
  }
}

const error = { code: "clone_failed", message: "git.example answered with HTTP 503." } as const;
const REQUESTS = {
  completed: { version: 1, outcome: "completed", summary: summary() },
  failed: { version: 1, outcome: "failed", summary: { ...summary(), error } },
  transient: { version: 1, outcome: "failed", retryable: true, summary: { ...summary(), error } },
  handed_back: { version: 1, outcome: "handed_back" },
} as const;
const ENDS = {
  transient: { end: "failed", reason: "clone_failed" },
  handed_back: { end: "handed_back", reason: "handed_back" },
} as const;

function claim(runner: number, offset: number): Command {
  return command(`claim by ${runner} at ${offset}`, async (model, real) => {
    const attempt = model.attempt + offset;
    const claimId = `${runner}-${attempt}`;
    const { database, settings } = real.context;
    const taken = await isTaken(claimScan(database, settings, attemptOf(real, attempt), claimId, model.now));
    const claims = isWaiting(model) && offset === 0;
    if (claims) Object.assign(model, { status: "running", claimId, dueAt: model.now + LEASE_MS, claimedAt: model.now });
    expect(taken).toBe(mayWrite(model, attempt) && model.claimId === claimId);
  });
}

function heartbeat(offset: number): Command {
  return command(`heartbeat at ${offset}`, async (model, real) => {
    const [attempt, leaseEndsAt] = [model.attempt + offset, model.now + LEASE_MS];
    const context = { events: [runnerEvent()], now: model.now };
    const held = await extendLease(real.context.database, attemptOf(real, attempt), leaseEndsAt, context);
    expect(held).toBe(mayWrite(model, attempt) && model.now - model.claimedAt < MAX_ATTEMPT_MS);
    if (held) model.dueAt = leaseEndsAt;
  });
}

function findings(ids: string[], offset: number): Command {
  return command(`findings ${ids.join()} at ${offset}`, async (model, real) => {
    const attempt = model.attempt + offset;
    const found = ids.map((id) => finding(id));
    const taken = await isTaken(
      storeFindings(real.context.database, attemptOf(real, attempt), found, { now: model.now }),
    );
    expect(taken).toBe(mayWrite(model, attempt));
    for (const id of taken ? ids : []) if (!model.findings.has(id)) model.findings.set(id, attempt);
  });
}

function finish(outcome: "completed" | "failed", offset: number, times: number): Command {
  return command(`${outcome} at ${offset}, ${times} times`, async (model, real) => {
    const attempt = model.attempt + offset;
    for (let time = 0; time < times; time += 1) {
      const taken = await isTaken(finishScan(real.context, attemptOf(real, attempt), REQUESTS[outcome], model.now));
      if (mayWrite(model, attempt)) endScan(model, outcome, model.claimId);
      expect(taken).toBe(isRepeated(model, attempt, outcome));
    }
  });
}

function isRepeated(model: Model, attempt: number, outcome: string): boolean {
  const { exists, open, claimId, status } = model;
  return exists && !open && claimId !== null && attempt === model.attempt && status === outcome;
}

function leave(how: "transient" | "handed_back", offset: number, times: number): Command {
  return command(`${how} at ${offset}, ${times} times`, async (model, real) => {
    const attempt = model.attempt + offset;
    const { end, reason } = ENDS[how];
    for (let time = 0; time < times; time += 1) {
      const isLast = afterAttempt(model, end) === "permanent_failure" && attempt === model.attempt;
      const taken = await isTaken(finishScan(real.context, attemptOf(real, attempt), REQUESTS[how], model.now));
      if (mayWrite(model, attempt)) endAttempt(model, end, reason);
      const repeated = isLast ? isRepeated(model, attempt, "failed") : model.retried.get(attempt) === reason;
      expect(taken).toBe(model.exists && repeated);
    }
  });
}

function sweep(times: number): Command {
  return command(`${times} sweeps`, async (model, real) => {
    const { database, settings, queue } = real.context;
    await Promise.all(Array.from({ length: times }, () => sweepJobs(database, settings, queue, { now: model.now })));
    if (model.sweptAt !== null && model.now - model.sweptAt > 1.5 * LEASE_MS) {
      model.away = { from: model.sweptAt, until: model.now };
    }
    model.sweptAt = model.now;
    if (!model.exists || !model.open || model.dueAt > model.now) return;
    const mayReport = model.now < model.away.until + LEASE_MS && model.dueAt > model.away.from;
    if (!isWaiting(model) && mayReport) return;
    if (!isWaiting(model)) endAttempt(model, "lost", "runner_lost");
    else if (model.now - model.createdAt > MAX_WAIT_MS) endScan(model, "failed", null);
    else model.dueAt = model.now + LEASE_MS;
  });
}

function advance(ms: number): Command {
  return command(`${ms} ms later`, async (model) => void (model.now += ms));
}

function setStatus(status: string): Command {
  return command(`status ${status}`, async (model, real) => {
    const updated = await updateScan(real.context.database, placeOf(real), { status }, model.now);
    expect(updated !== undefined).toBe(model.exists);
    if (!model.exists) return;
    const asLeft = model.status === status;
    model.status = status;
    if (model.open && !asLeft) Object.assign(model, { open: false, claimId: null });
  });
}

function remove(): Command {
  return command("delete", async (model, real) => {
    expect(await deleteScan(real.context.database, placeOf(real))).toBe(model.exists);
    model.exists = false;
  });
}

function addFinding(id: string): Command {
  return command(`client's finding ${id}`, async (model, real) => {
    const { metadata, ...rest } = finding(id);
    const row = { ...rest, metadata };
    const stored = await insertFindings(real.context.database, placeOf(real), [row], model.now);
    const outcome = typeof stored === "string" ? stored : "inserted";
    const free = model.findings.has(id) ? "duplicate" : "inserted";
    expect(outcome).toBe(model.exists ? free : "no_scan");
    if (outcome === "inserted") model.findings.set(id, null);
  });
}

const offset = fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.constantFrom(-1, 1) });
const times = fc.integer({ min: 1, max: 2 });
const ids = fc.uniqueArray(fc.constantFrom("a", "b", "c"), { minLength: 1 });
const often = [
  fc.tuple(fc.constantFrom(1, 2), offset).map((given) => claim(...given)),
  fc.tuple(fc.constantFrom(1, 2), fc.constant(0)).map((given) => claim(...given)),
  offset.map(heartbeat),
  fc.tuple(ids, offset).map((given) => findings(...given)),
  fc.tuple(fc.constantFrom("transient", "handed_back"), offset, times).map((given) => leave(...given)),
  fc.integer({ min: 1, max: 3 }).map(sweep),
  fc.constantFrom(1_000, LEASE_MS / 2, LEASE_MS + 1).map(advance),
];
const seldom = [
  fc.tuple(fc.constantFrom("completed", "failed"), offset, times).map((given) => finish(...given)),
  fc.constantFrom("canceled", "queued", "running", "completed").map(setStatus),
  fc.constantFrom("a", "z").map(addFinding),
  fc.constant(remove()),
  fc.constant(advance(MAX_WAIT_MS + 1)),
];
const RUNS = 60;
const commands = fc.commands([...often, ...often, ...often, ...seldom], { maxCommands: 40, size: "max" });

it("never comes to a scan that cannot end, nor to two attempts that may write", { timeout: 300_000 }, async () => {
  const tenant = await createTenant();
  await makeProject(tenant);
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      const { model, real } = await setUp(tenant);
      await fc.asyncModelRun(() => ({ model, real }), steps);
      // All runners are gone for good: the sweeper alone brings it to an end.
      for (let hour = 0; model.exists && model.open && hour < 100; hour += 1) {
        await advance(60 * 60 * 1_000).run(model, real);
        await sweep(2).run(model, real);
      }
      expect(model.exists && model.open).toBe(false);
      await home.DB.prepare("delete from scans where uuid = unhex(?, '-')").bind(real.scanId).run();
    }),
    { numRuns: RUNS, seed: 1 },
  );
});

const PATHS: [string, Command[]][] = [
  ["queued open", [findings(["a"], 0), finish("completed", 0, 1), sweep(2)]],
  ["running open", [claim(1, 0), claim(2, 0), heartbeat(0), findings(["a"], 0)]],
  [
    "queued open",
    [claim(1, 0), advance(MAX_ATTEMPT_MS - 1), heartbeat(0), advance(1), heartbeat(0), advance(LEASE_MS), sweep(1)],
  ],
  ["queued open", [claim(1, 0), leave("transient", 0, 2), findings(["a"], -1)]],
  ["completed closed", [claim(1, 0), findings(["a", "b"], 0), finish("completed", 0, 2), finish("failed", 0, 1)]],
  ["failed closed", [claim(1, 0), finish("failed", 0, 2), findings(["a"], 0)]],
  ["canceled closed", [claim(1, 0), setStatus("canceled"), heartbeat(0), finish("completed", 0, 1)]],
  ["deleted", [claim(1, 0), remove(), heartbeat(0), findings(["a"], 0)]],
];

it.each(PATHS)("comes to %s by the steps that lead there", async (state, steps) => {
  const tenant = await createTenant();
  await makeProject(tenant);
  const { model, real } = await setUp(tenant);
  await fc.asyncModelRun(() => ({ model, real }), steps);
  expect(model.exists ? `${model.status} ${model.open ? "open" : "closed"}` : "deleted").toBe(state);
});
