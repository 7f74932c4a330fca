import * as fc from "fast-check";
import { expect, it } from "vitest";
import { History } from "./history.ts";
import { Replay, step } from "./replay.ts";

const RUNS = 12;
const STEPS = 12;

it("any sequence of scans and decisions gives the states of the model", { timeout: 120_000 }, async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: STEPS }), async (steps) => {
    const replay = new Replay(await History.begin());
    for (const one of steps) {
      const { seen, expected } = await replay.take(one);
      expect(seen).toMatchObject(expected);
    }
  });
  await fc.assert(property, { numRuns: RUNS, seed: 1 });
});
