import type { Engine } from "./engine.ts";

/** Runs code as if no function had run before, so that it makes no difference to later calls. */
export function apart<Result>(engine: Engine, run: () => Result): Result {
  const [counts, summaries] = [[...engine.invocationCounts], [...engine.summaries]];
  engine.forgetSummaries();
  try {
    return run();
  } finally {
    engine.forgetSummaries();
    for (const [fn, count] of counts) engine.invocationCounts.set(fn, count);
    for (const [fn, known] of summaries) engine.summaries.set(fn, known);
  }
}
