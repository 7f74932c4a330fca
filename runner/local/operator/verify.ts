import { ShardList, Verification } from "../../../worker/contract/operator.ts";
import { Refused, type Service } from "./connect.ts";
import { type Output, sumOf } from "./output.ts";

/** Verifies all databases. @throws Refused if anything is wrong */
export async function verify(service: Service, output: Output): Promise<void> {
  const { shards } = await service.call("GET", "shards", {}, ShardList);
  let found = 0;
  for (const { shard } of shards) found += await verifyShard(service, output, shard);
  if (found > 0) throw new Refused(`${found} problems found.`);
}

async function verifyShard({ repeat }: Service, output: Output, shard: string): Promise<number> {
  let [rows, found] = [0, 0];
  let position: string | null = "";
  while (position !== null) {
    const query = position === "" ? { shard } : { shard, position };
    const result: Verification = await repeat("POST", "verify", query, Verification);
    rows += sumOf(result.rows);
    found += result.found;
    const problems = result.problems.map(
      ({ organization, problem }) => `\n${shard} ${organization ?? "-"}: ${problem}`,
    );
    const unlisted = result.found - problems.length;
    if (unlisted > 0) problems.push(`\n${shard}: ${unlisted} more`);
    const state = result.next === null ? "verified" : "verifying";
    output.write(result, `${shard}: ${state}, ${rows} rows, ${found} problems${problems.join("")}`);
    position = result.next;
  }
  return found;
}
