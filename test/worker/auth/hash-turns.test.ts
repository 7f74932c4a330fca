import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { HashTurns } from "../../../worker/auth/hash-turns.ts";

const GAP_MS = 200;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const LIMITS = {
  minTurnMs: GAP_MS,
  maxWaiting: 10,
  maxWaitMs: 60_000,
  slowed: { minTurnMs: 5 * GAP_MS, maxWaiting: 2 },
};

function start(turns: HashTurns, count: number, slowed?: () => string | undefined) {
  const events: string[] = [];
  const all = Array.from({ length: count }, (_, n) =>
    turns.take(async () => events.push(`done ${n}`), slowed).catch((error: Error) => events.push(error.message)),
  );
  return { events, all };
}

it("hashes once, and again after each gap", async () => {
  const { events } = start(new HashTurns(LIMITS), 4);
  await vi.advanceTimersByTimeAsync(0);
  for (let done = 1; done <= 4; done += 1) {
    expect(events).toHaveLength(done);
    await vi.advanceTimersByTimeAsync(GAP_MS - 1);
    expect(events).toHaveLength(done);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(events).toEqual(["done 0", "done 1", "done 2", "done 3"]);
});

it("leaves a gap as long as the hash, where that is longer", async () => {
  const turns = new HashTurns(LIMITS);
  await turns.take(async () => vi.setSystemTime(Date.now() + 3 * GAP_MS));
  const { events } = start(turns, 1);
  await vi.advanceTimersByTimeAsync(3 * GAP_MS - 1);
  expect(events).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(events).toEqual(["done 0"]);
});

it("waits for the gap even when the hash failed, and passes its error on", async () => {
  const turns = new HashTurns(LIMITS);
  await expect(turns.take(() => Promise.reject(new Error("no memory")))).rejects.toThrow("no memory");
  const { events } = start(turns, 1);
  await vi.advanceTimersByTimeAsync(GAP_MS - 1);
  expect(events).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(events).toEqual(["done 0"]);
});

it("refuses what is more than may wait, and takes it later", async () => {
  const turns = new HashTurns({ ...LIMITS, maxWaiting: 2 });
  const { events, all } = start(turns, 5);
  await vi.advanceTimersByTimeAsync(0);
  const refusal = "Too many passwords are being checked: try again in 10 seconds.";
  expect(events.toSorted()).toEqual([refusal, refusal, "done 0"]);
  await vi.advanceTimersByTimeAsync(10_000);
  await Promise.all(all);
  expect(events.slice(3)).toEqual(["done 1", "done 2"]);
  const later = start(turns, 3);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(later.events).toEqual(["done 0", "done 1", "done 2"]);
});

it("refuses what has waited too long", async () => {
  const turns = new HashTurns({ ...LIMITS, minTurnMs: 1_000, maxWaitMs: 1_500 });
  const { events } = start(turns, 4);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(events.slice(0, 2)).toEqual(["done 0", "done 1"]);
  expect(events.slice(2).every((event) => event.startsWith("Too many") || event.startsWith("done"))).toBe(true);
  expect(events.filter((event) => event.startsWith("Too many")).length).toBeGreaterThan(0);
});

it("is not kept up by those that never resume", async () => {
  const turns = new HashTurns({ ...LIMITS, maxWaiting: 2, maxWaitMs: 5_000 });
  // The timers of requests that the runtime has ended never fire.
  start(turns, 3);
  await vi.advanceTimersByTimeAsync(0);
  vi.clearAllTimers();
  vi.setSystemTime(Date.now() + 1_000);
  const first = start(turns, 1);
  await vi.advanceTimersByTimeAsync(0);
  expect(first.events).toEqual(["done 0"]);
  vi.setSystemTime(Date.now() + 10_000);
  const { events } = start(turns, 3);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(events).toEqual(["done 0", "done 1", "done 2"]);
});

const REFUSAL = "Too many passwords are being checked: try again in 10 seconds.";
const slow = () => "192.0.2.1";

it("hashes five times as seldom for a slowed network, and for others in between", async () => {
  const turns = new HashTurns(LIMITS);
  const guessing = start(turns, 3, slow);
  await vi.advanceTimersByTimeAsync(0);
  const elsewhere = start(turns, 3);
  await vi.advanceTimersByTimeAsync(3 * GAP_MS);
  expect([guessing.events, elsewhere.events]).toEqual([["done 0"], ["done 0", "done 1", "done 2"]]);
  await vi.advanceTimersByTimeAsync(2 * GAP_MS - 1);
  expect(guessing.events).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(guessing.events).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(5 * GAP_MS);
  expect(guessing.events).toEqual(["done 0", "done 1", "done 2"]);
});

it("pauses a slowed network for ten hashes, where those take longer", async () => {
  const turns = new HashTurns(LIMITS);
  await turns.take(async () => vi.setSystemTime(Date.now() + GAP_MS), slow);
  const { events } = start(turns, 1, slow);
  await vi.advanceTimersByTimeAsync(10 * GAP_MS - 1);
  expect(events).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(events).toEqual(["done 0"]);
});

it("slows what waits already when its network begins to be slowed", async () => {
  const turns = new HashTurns(LIMITS);
  let isSlowed = false;
  const { events } = start(turns, 4, () => (isSlowed ? "192.0.2.1" : undefined));
  await vi.advanceTimersByTimeAsync(GAP_MS - 1);
  isSlowed = true;
  await vi.advanceTimersByTimeAsync(1);
  expect(events).toEqual(["done 0", "done 1"]);
  await vi.advanceTimersByTimeAsync(4 * GAP_MS);
  expect(events.length).toBeLessThan(4);
  await vi.advanceTimersByTimeAsync(10 * GAP_MS);
  expect(events).toEqual(["done 0", "done 1", "done 2", "done 3"]);
});

it("refuses what is more than may wait of a slowed network, and nothing of others", async () => {
  const turns = new HashTurns(LIMITS);
  const guessing = start(turns, 5, slow);
  const [another, elsewhere] = [start(turns, 1, () => "192.0.2.2"), start(turns, 1)];
  await vi.advanceTimersByTimeAsync(0);
  expect(guessing.events.toSorted()).toEqual([REFUSAL, REFUSAL, "done 0"]);
  await vi.advanceTimersByTimeAsync(2 * GAP_MS);
  expect([another.events, elsewhere.events]).toEqual([["done 0"], ["done 0"]]);
});
