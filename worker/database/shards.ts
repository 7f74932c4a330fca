/** The binding of the shard that has the directory. Without further shards it has all organizations, too. */
export const DIRECTORY_SHARD = "DB";
const SHARD = /^DB(?:_[1-9]\d*)?$/;

const known = new WeakMap<object, ReadonlyMap<string, D1Database>>();

/** The bound databases by name: `DB`, and any of `DB_1`, `DB_2`, …. */
export function bindingsOf(env: object): ReadonlyMap<string, D1Database> {
  let found = known.get(env);
  if (!found) {
    found = new Map(Object.entries(env).filter(isShard));
    known.set(env, found);
  }
  return found;
}

function isShard(entry: [string, unknown]): entry is [string, D1Database] {
  const [name, value] = entry;
  return SHARD.test(name) && typeof value === "object" && value !== null && "prepare" in value;
}

/** @throws Error for a shard without a binding. */
export function bindingOf(env: object, shard: string): D1Database {
  const binding = bindingsOf(env).get(shard);
  if (!binding) throw new Error(`No database is bound as ${shard}: see [[d1_databases]] in wrangler.toml.`);
  return binding;
}

/** For what was named in the past: a database that is not bound any more gives way to the one with the directory. */
export function knownShard(env: object, shard: string): string {
  return bindingsOf(env).has(shard) ? shard : DIRECTORY_SHARD;
}

/** The number of a shard in a token: 0 for `DB`, n for `DB_n`. */
export function shardNumber(shard: string): number {
  return Number(shard.slice(`${DIRECTORY_SHARD}_`.length));
}

export function shardName(number: number): string {
  return number === 0 ? DIRECTORY_SHARD : `${DIRECTORY_SHARD}_${number}`;
}

/** Whether there are several shards. With one, no lookup in the directory is necessary. */
export function isSharded(env: object): boolean {
  return bindingsOf(env).size > 1;
}

/** Relative weights of shards, by name. */
export type ShardWeights = ReadonlyMap<string, number>;

/** Chooses a shard at random, in proportion to the weights. `chance` is from 0 (inclusive) to 1 (exclusive). */
export function chooseShard(weights: ShardWeights, chance: number = Math.random()): string {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  let left = chance * total;
  for (const [shard, weight] of weights) {
    left -= weight;
    if (left < 0) return shard;
  }
  throw new RangeError("The weights of the shards are all 0.");
}
