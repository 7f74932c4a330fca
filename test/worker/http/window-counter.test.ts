import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { WindowCounter } from "../../../worker/http/window-counter.ts";

const WINDOW_MS = 60_000;
let counter: WindowCounter;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_000 });
  counter = new WindowCounter({ max: 3, windowMs: WINDOW_MS });
});
afterEach(() => {
  vi.useRealTimers();
});

function fail(key: string, times: number): void {
  for (let n = 0; n < times; n += 1) counter.count(key);
}

it("allows what is below the limit, and nothing after, until the window of the first failure ends", () => {
  fail("a", 2);
  expect(counter.waitSeconds("a")).toBe(0);
  vi.setSystemTime(31_000);
  fail("a", 1);
  expect(counter.waitSeconds("a")).toBe(30);
  vi.setSystemTime(60_999);
  expect(counter.waitSeconds("a")).toBe(1);
  vi.setSystemTime(61_000);
  expect(counter.waitSeconds("a")).toBe(0);
  fail("a", 2);
  expect(counter.waitSeconds("a")).toBe(0);
});

it("counts each key by itself", () => {
  fail("a", 9);
  expect([counter.waitSeconds("a"), counter.waitSeconds("b")]).toEqual([60, 0]);
});

it("forgets the keys that failed longest ago, so that its memory is bounded", () => {
  fail("first", 3);
  fail("second", 3);
  for (let n = 0; n < 9_998; n += 1) counter.count(`key-${n}`);
  fail("first", 1);
  counter.count("one more");
  expect([counter.waitSeconds("first"), counter.waitSeconds("second")]).toEqual([60, 0]);
});
