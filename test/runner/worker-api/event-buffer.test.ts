import { expect, test } from "vitest";
import { Redactor } from "../../../runner/redact.ts";
import { ScanStory } from "../../../runner/worker-api/event-buffer.ts";
import { MAX_EVENTS_PER_CALL, RunnerEvent } from "../../../worker/contract/runner-event.ts";

function makeStory(...secrets: string[]): ScanStory {
  const redactor = new Redactor();
  redactor.add(...secrets);
  return new ScanStory(redactor);
}

test("every event is one that the contract takes, whatever it was told", () => {
  const story = makeStory();
  const names = Array.from({ length: 5_000 }, (_, n) => `src/some/path/${n}-\ud800.js`);
  story.tell("cloned", "m".repeat(9_000), { files: names, count: 1 });
  story.tell("checked_out", "\ud800", { text: "x".repeat(50_000), files: [] });
  const [cut, tooLong] = story.unheard();
  for (const event of story.unheard()) expect(RunnerEvent.safeParse(event).error).toBeUndefined();
  const { files, ...rest } = cut?.detail ?? {};
  expect(rest).toEqual({ count: 1, truncated: true });
  expect(Array.isArray(files) && files.length).toBeGreaterThan(100);
  expect(tooLong?.detail).toEqual({ truncated: true });
});

test("no secret is in it, however deep", () => {
  const story = makeStory("hunter22");
  story.tell("cloned", "with hunter22", { a: [{ b: ["hunter22", { c: "at https://u:p@host/" }] }], n: null, t: true });
  const [event] = story.unheard();
  expect(event).toMatchObject({
    message: "with ***",
    detail: { a: [{ b: ["***", { c: "at https://***@host/" }] }], n: null, t: true },
  });
});

test("what was heard is not told again, and the rest is, in its order and as much as a call takes", () => {
  const story = makeStory();
  for (let n = 0; n < MAX_EVENTS_PER_CALL + 2; n += 1) story.tell("cloned", `${n}`, {});
  const first = story.unheard();
  expect(first).toHaveLength(MAX_EVENTS_PER_CALL);
  expect(story.unheard().map(({ id }) => id)).toEqual(first.map(({ id }) => id));
  story.heard(first);
  story.heard(first);
  expect(story.unheard().map(({ message }) => message)).toEqual(["50", "51"]);
});
