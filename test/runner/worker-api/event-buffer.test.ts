import { expect, test } from "vitest";
import { Redactor } from "../../../runner/redact.ts";
import { EventBuffer } from "../../../runner/worker-api/event-buffer.ts";
import { MAX_EVENTS_PER_CALL, RunnerEvent } from "../../../worker/contract/runner-event.ts";

function makeBuffer(...secrets: string[]): EventBuffer {
  const redactor = new Redactor();
  redactor.add(...secrets);
  return new EventBuffer(redactor);
}

test("every event matches the contract, whatever was added", () => {
  const buffer = makeBuffer();
  const names = Array.from({ length: 5_000 }, (_, n) => `src/some/path/${n}-\ud800.js`);
  buffer.add("cloned", "m".repeat(9_000), { files: names, count: 1 });
  buffer.add("checked_out", "\ud800", { text: "x".repeat(50_000), files: [] });
  buffer.add("cloned", `${"m".repeat(499)}🦊\0`, { text: "a\0b" });
  const [cut, tooLong] = buffer.pending();
  for (const event of buffer.pending()) expect(RunnerEvent.safeParse(event).error).toBeUndefined();
  const { files, ...rest } = cut?.detail ?? {};
  expect(rest).toEqual({ count: 1, truncated: true });
  expect(Array.isArray(files) && files.length).toBeGreaterThan(100);
  expect(tooLong?.detail).toEqual({ truncated: true });
});

test("no secret is in it, however deep", () => {
  const buffer = makeBuffer("hunter22");
  buffer.add("cloned", "with hunter22", { a: [{ b: ["hunter22", { c: "at https://u:p@host/" }] }], n: null, t: true });
  const [event] = buffer.pending();
  expect(event).toMatchObject({
    message: "with ***",
    detail: { a: [{ b: ["***", { c: "at https://***@host/" }] }], n: null, t: true },
  });
});

test("acknowledged events are not sent again, and the others are, in order and up to the limit of a call", () => {
  const buffer = makeBuffer();
  for (let n = 0; n < MAX_EVENTS_PER_CALL + 2; n += 1) buffer.add("cloned", `${n}`, {});
  const first = buffer.pending();
  expect(first).toHaveLength(MAX_EVENTS_PER_CALL);
  expect(buffer.pending().map(({ id }) => id)).toEqual(first.map(({ id }) => id));
  buffer.acknowledge(first);
  buffer.acknowledge(first);
  expect(buffer.pending().map(({ message }) => message)).toEqual(["50", "51"]);
});
