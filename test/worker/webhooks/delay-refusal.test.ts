import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { delayRefusal } from "../../../worker/webhooks/delay-refusal.ts";

const [FREE, MAX_DELAYED, DELAY_MS] = [30, 200, 250];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function refuse(network: string, count: number) {
  const state = { answered: 0 };
  for (let n = 0; n < count; n += 1) {
    void delayRefusal(network).then(() => {
      state.answered += 1;
    });
  }
  return state;
}

it("delays what a network sends without a signature from the 31st within a minute on, and nothing of others", async () => {
  const [state, other] = [refuse("192.0.2.1", FREE + 1), refuse("192.0.2.2", FREE)];
  await vi.advanceTimersByTimeAsync(DELAY_MS - 1);
  expect([state.answered, other.answered]).toEqual([FREE, FREE]);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.answered).toBe(FREE + 1);
  await vi.advanceTimersByTimeAsync(60_000);
  const later = refuse("192.0.2.1", 1);
  await vi.advanceTimersByTimeAsync(0);
  expect(later.answered).toBe(1);
});

it("answers at once what is more than may be delayed, and forgets what never resumed", async () => {
  const state = refuse("192.0.2.3", FREE + MAX_DELAYED + 50);
  await vi.advanceTimersByTimeAsync(0);
  expect(state.answered).toBe(FREE + 50);
  vi.clearAllTimers();
  vi.setSystemTime(Date.now() + 1_000);
  const later = refuse("192.0.2.3", 1);
  await vi.advanceTimersByTimeAsync(0);
  expect(later.answered).toBe(0);
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  expect(later.answered).toBe(1);
});
