import { MoveProgress, ShardList } from "../../../worker/contract/operator.ts";
import type { Service } from "./connect.ts";
import { type Output, sumOf } from "./output.ts";

export async function listShards({ call }: Service, output: Output): Promise<void> {
  const { shards } = await call("GET", "shards", {}, ShardList);
  for (const one of shards) {
    const size = `${(one.bytes / 1e9).toFixed(3)} GB`;
    output.write(one, `${one.shard.padEnd(8)} ${one.organizations} organizations, ${size}, weight ${one.weight}`);
  }
}

/** Calls the worker until the move is done. */
export async function move({ repeat }: Service, output: Output, organization: string, shard: string): Promise<void> {
  const totals = new Map<string, number>();
  for (;;) {
    const progress = await repeat("POST", "move", { organization, shard }, MoveProgress);
    const total = (totals.get(progress.status) ?? 0) + sumOf(progress.rows);
    totals.set(progress.status, total);
    const held = progress.heldMs === undefined ? "" : `Writes were held for ${progress.heldMs} ms.\n`;
    const isDone = progress.status === "done";
    const state = isDone
      ? `${organization} is in ${progress.shard}.`
      : `${progress.status}: ${total} rows; served by ${progress.shard}`;
    output.write(progress, `${held}${state}`);
    if (isDone) return;
  }
}
