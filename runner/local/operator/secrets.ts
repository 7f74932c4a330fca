import { RotationProgress, ShardList } from "../../../worker/contract/operator.ts";
import { Refused, type Service } from "./connect.ts";
import type { Output } from "./output.ts";

/** A secret that is written while a pass runs is found by the next. */
const MAX_PASSES = 10;

interface Pass {
  rotated: number;
  copies: number;
  unreadable: number;
  keys: Set<string>;
}

/**
 * Encrypts all secrets with the first data key, in passes over all shards until one finds none to encrypt.
 * @throws Refused if secrets are left that have another key
 */
export async function rotateKeys(service: Service, output: Output): Promise<void> {
  const { shards } = await service.call("GET", "shards", {}, ShardList);
  for (let passes = 0; passes < MAX_PASSES; passes += 1) {
    const pass: Pass = { rotated: 0, copies: 0, unreadable: 0, keys: new Set() };
    for (const { shard } of shards) await rotateShard(service, output, shard, pass);
    if (pass.rotated === 0 && pass.keys.size === 1) return finish(output, pass);
  }
  throw new Refused(
    "Secrets with other keys are still being written: is this version of the worker deployed everywhere?",
  );
}

async function rotateShard({ repeat }: Service, output: Output, shard: string, pass: Pass): Promise<void> {
  let [rows, rotated] = [0, 0];
  let position: string | null = "";
  while (position !== null) {
    const query = position === "" ? { shard } : { shard, position };
    const progress: RotationProgress = await repeat("POST", "rotate-keys", query, RotationProgress);
    rows += progress.rows;
    rotated += progress.rotated;
    pass.rotated += progress.rotated + progress.changed;
    pass.copies += progress.copies;
    pass.unreadable += progress.unreadable;
    pass.keys.add(progress.key);
    const problems = progress.problems.map(({ organization, problem }) => `\n${shard} ${organization}: ${problem}`);
    const unlisted = progress.unreadable - problems.length;
    if (unlisted > 0) problems.push(`\n${shard}: ${unlisted} more secrets that no data key decrypts`);
    output.write(
      progress,
      `${shard}: ${rows} rows, ${rotated} secrets encrypted with ${progress.key}${problems.join("")}`,
    );
    position = progress.next;
  }
}

function finish(output: Output, { copies, unreadable, keys }: Pass): void {
  const key = [...keys].join("");
  if (unreadable > 0) {
    const remedy = "Enter the keys that are missing, or have these secrets set again; then run this again.";
    throw new Refused(`No data key decrypts ${unreadable} secrets: remove none from DATA_KEYS. ${remedy}`);
  }
  if (copies > 0) {
    throw new Refused(
      `${copies} secrets are in copies of organizations that are being moved: remove no key, and run this again after the moves.`,
    );
  }
  output.write({ key, done: true }, `All secrets are encrypted with ${key}: remove the other keys from DATA_KEYS.`);
}
