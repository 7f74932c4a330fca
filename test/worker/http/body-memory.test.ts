import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BodyMemory, type BodyShare } from "../../../worker/http/body-memory.ts";

const LIMITS = { maxBytes: 100, freeBytes: 10, maxBodies: 4, maxWaitMs: 1_000, forgottenAfterMs: 5_000 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether it has its bytes by now. */
async function takes(share: BodyShare, bytes: number): Promise<{ isTaken: boolean }> {
  const state = { isTaken: false };
  void share.take(bytes).then(() => (state.isTaken = true));
  await vi.advanceTimersByTimeAsync(0);
  return state;
}

async function opened(memory: BodyMemory, bytes: number): Promise<BodyShare> {
  const share = memory.open();
  await share.take(bytes);
  return share;
}

it("lets bodies wait until others have given back", async () => {
  const memory = new BodyMemory(LIMITS);
  const first = await opened(memory, 60);
  const second = await opened(memory, 40);
  const waiting = await takes(second, 11);
  const third = await takes(memory.open(), 20);
  await vi.advanceTimersByTimeAsync(500);
  expect([waiting.isTaken, third.isTaken]).toEqual([false, false]);
  first.close();
  await vi.advanceTimersByTimeAsync(100);
  expect([waiting.isTaken, third.isTaken]).toEqual([true, true]);
});

it("lets the oldest go on, so that they never all wait", async () => {
  const memory = new BodyMemory(LIMITS);
  const first = await opened(memory, 50);
  const second = await opened(memory, 50);
  const waiting = await takes(second, 60);
  expect((await takes(first, 500)).isTaken).toBe(true);
  expect(waiting.isTaken).toBe(false);
  first.close();
  await vi.advanceTimersByTimeAsync(100);
  expect(waiting.isTaken).toBe(true);
});

it("counts none of the first bytes of a body", async () => {
  const memory = new BodyMemory(LIMITS);
  await opened(memory, 1_000);
  const small = memory.open();
  expect((await takes(small, 4)).isTaken).toBe(true);
  expect((await takes(small, 6)).isTaken).toBe(true);
  expect((await takes(small, 1)).isTaken).toBe(false);
});

it("refuses what has waited too long, and what comes when too many wait", async () => {
  const memory = new BodyMemory(LIMITS);
  const first = await opened(memory, 100);
  const refused = vi.fn<(error: unknown) => void>();
  for (let n = 0; n < 4; n += 1) memory.open().take(50).catch(refused);
  await vi.advanceTimersByTimeAsync(0);
  expect(refused).toHaveBeenCalledTimes(1);
  await first.take(1);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(refused).toHaveBeenCalledTimes(4);
  expect(refused.mock.calls[3]).toMatchObject([{ code: "rate_limited", headers: { "Retry-After": "10" } }]);
});

it("forgets a body that is not heard of any more", async () => {
  const memory = new BodyMemory(LIMITS);
  await opened(memory, 90);
  await opened(memory, 10);
  await vi.advanceTimersByTimeAsync(5_100);
  await opened(memory, 1);
  expect((await takes(memory.open(), 90)).isTaken).toBe(true);
});
