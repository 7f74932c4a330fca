import { availableParallelism } from "node:os";
import { makeSampleRepository } from "../../runner/local/demo-repository.ts";
import { interleave, summarize, time } from "./support/measure.ts";
import { type Result, resultOf } from "./support/report.ts";
import { scanAtOnce, startScanService } from "./support/scan-service.ts";
import type { Workspace } from "./support/workspace.ts";

const SCANS = 20;
const ROUNDS = 3;

/** Many concurrent scans on a runner with one slot per core, compared with a single scan. */
export async function parallel(workspace: Workspace): Promise<Result[]> {
  const { project, repositories, git } = await startScanService(workspace);
  const branch = await makeSampleRepository(repositories);
  const scan = (count: number): Promise<void> => scanAtOnce(project, `${git.url}/demo.git`, branch, count);
  await scan(1);

  const pairs = await interleave(
    ROUNDS,
    () => time(() => scan(SCANS)),
    () => time(() => scan(1)),
  );
  const side = availableParallelism();
  const { measured, baseline, ratio } = summarize(pairs);
  return [
    resultOf(`${SCANS} scans at once against one`, { measured, baseline, ratio }, "ms"),
    {
      what: `${SCANS} scans at once against ${SCANS} / ${side} one after another`,
      measured,
      baseline: (baseline * SCANS) / side,
      ratio: (ratio * side) / SCANS,
      unit: "ms",
      aim: { atMost: 1.5 },
    },
    { what: "scans, at once", measured: SCANS / (measured / 1_000), baseline: 1_000 / baseline, unit: "per second" },
  ];
}
