import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ImportTurns, type ImportTurn } from "../../../worker/findings/upload/import-turns.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Asks for a turn, which it has by the time that this returns or not. */
async function ask(turns: ImportTurns, orgId: string, maxRunning = 1) {
  const asked: { turn?: ImportTurn } = {};
  void turns.enter(orgId, maxRunning).then((turn) => (asked.turn = turn));
  await vi.advanceTimersByTimeAsync(0);
  return asked;
}

it("lets the imports of an organization run one after another, in order", async () => {
  const turns = new ImportTurns();
  const imports = [await ask(turns, "a"), await ask(turns, "a"), await ask(turns, "a")];
  for (let running = 0; running < imports.length; running += 1) {
    await vi.advanceTimersByTimeAsync(100);
    expect(imports.map(({ turn }) => turn !== undefined)).toEqual(imports.map((_, number) => number <= running));
    imports[running]?.turn?.leave();
  }
});

it("runs as many at once as the setting says", async () => {
  const turns = new ImportTurns();
  const imports = [await ask(turns, "a", 2), await ask(turns, "a", 2), await ask(turns, "a", 2)];
  expect(imports.map(({ turn }) => turn !== undefined)).toEqual([true, true, false]);
  imports[1]?.turn?.leave();
  await vi.advanceTimersByTimeAsync(100);
  expect(imports[2]?.turn).toBeDefined();
});

it("does not let an organization wait for another", async () => {
  const turns = new ImportTurns();
  await ask(turns, "a");
  expect((await ask(turns, "b")).turn).toBeDefined();
});

it("waits as long as the import before is active, and not for one that was terminated", async () => {
  const turns = new ImportTurns();
  const first = await ask(turns, "a");
  const second = await ask(turns, "a");
  for (let minute = 0; minute < 10; minute += 1) {
    first.turn?.beat();
    await vi.advanceTimersByTimeAsync(50_000);
  }
  expect(second.turn).toBeUndefined();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(second.turn).toBeDefined();
});

async function* asStream(chunks: readonly Uint8Array[]) {
  yield* chunks;
}

it("takes bytes in steps of at most 32 KiB, all of them and in order", async () => {
  const turn = await new ImportTurns().enter("a", 1);
  const sizes = [0, 1, 32 * 1024, 64 * 1024 + 1, 5];
  const chunks = sizes.map((size, n) => new Uint8Array(size).fill(n));
  const steps: Uint8Array[] = [];
  const taken = (async () => {
    for await (const step of turn.during(asStream(chunks))) steps.push(step.slice());
  })();
  await vi.advanceTimersByTimeAsync(1_000);
  await taken;
  expect(Buffer.concat(steps).equals(Buffer.concat(chunks))).toBe(true);
  expect(Math.max(...steps.map(({ byteLength }) => byteLength))).toBe(32 * 1024);
});
