import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { beginRequest, yieldToOthers } from "../../../worker/http/yield-to-others.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function yielding() {
  const state = { isOver: false };
  void yieldToOthers().then(() => {
    state.isOver = true;
  });
  return state;
}

it("takes a turn of the event loop where no other request has come lately", async () => {
  await vi.advanceTimersByTimeAsync(1_000);
  const end = beginRequest();
  let isOver = false;
  const yielded = yieldToOthers().then(() => (isOver = true));
  await Promise.resolve();
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  await yielded;
  end();
});

it("pauses where one has come lately, also when none is running", async () => {
  for (const end of [beginRequest(), beginRequest()]) end();
  const state = yielding();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.isOver).toBe(true);
});

it("pauses until the requests that are running are answered", async () => {
  const ends = [beginRequest(), beginRequest()];
  const state = yielding();
  await vi.advanceTimersByTimeAsync(3);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(2);
  expect(state.isOver).toBe(false);
  ends[1]?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(state.isOver).toBe(true);
});

it("goes on after 10 ms, however many are running", async () => {
  const ends = Array.from({ length: 20 }, beginRequest);
  const state = yielding();
  await vi.advanceTimersByTimeAsync(9);
  expect(state.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.isOver).toBe(true);
  for (const end of ends) end();
});

it("does not wait for one that takes long, or was terminated without notice", async () => {
  beginRequest();
  await vi.advanceTimersByTimeAsync(300);
  const state = yielding();
  await vi.advanceTimersByTimeAsync(1);
  expect(state.isOver).toBe(true);
});
