import { type Call, load } from "./load.ts";
import { interleave, summarize } from "./measure.ts";
import { cpuTime } from "./processes.ts";
import { type Aim, type Result, resultOf } from "./report.ts";
import type { WorkerServer } from "./worker-server.ts";

const CONNECTIONS = 10;
const WARM_UP_MS = 1_500;
/** Many short rounds: other load on the machine changes within seconds. */
const ROUND_MS = 600;
const ROUNDS = 20;
const CPU_AIM = { atMost: 1.4 };

interface Rate {
  perSecond: number;
  cpuMicroseconds: number;
}

interface Side {
  server: WorkerServer;
  call: () => Call;
}

interface Comparison {
  ours: Side;
  bares: Side;
  expectedStatus: number;
  aim?: Aim;
  cpuAim?: Aim;
}

/**
 * Requests per second, and CPU time of workerd per request.
 * @throws on any other status.
 */
export async function compareRates(
  what: string,
  { ours, bares, expectedStatus, aim, cpuAim = CPU_AIM }: Comparison,
): Promise<Result[]> {
  const measure = async ({ server: { pid }, call }: Side, durationMs = ROUND_MS): Promise<Rate> => {
    const cpuBefore = await cpuTime(pid);
    const perSecond = await load({ connections: CONNECTIONS, expectedStatus, call, durationMs });
    const count = perSecond * (durationMs / 1_000);
    return { perSecond, cpuMicroseconds: (((await cpuTime(pid)) - cpuBefore) * 1_000) / count };
  };
  await measure(ours, WARM_UP_MS);
  await measure(bares, WARM_UP_MS);
  const rates = await interleave(
    ROUNDS,
    () => measure(ours),
    () => measure(bares),
  );
  const pair = (field: keyof Rate) =>
    summarize(rates.map(({ measured, baseline }) => ({ measured: measured[field], baseline: baseline[field] })));
  return [
    resultOf(`${what}, ${CONNECTIONS} connections`, pair("perSecond"), "per second", aim),
    resultOf(`${what}, CPU time of workerd`, pair("cpuMicroseconds"), "µs", cpuAim),
  ];
}
