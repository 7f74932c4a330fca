/** The items of the keys that any of these forks has changed, each combined of those of all forks. */
export function joinKeys<Fork, Key, Item>(
  forks: readonly Fork[],
  own: (fork: Fork) => ReadonlyMap<Key, Item>,
  look: (fork: Fork, key: Key) => Item | undefined,
  combine: (a: Item | undefined, b: Item | undefined) => Item | undefined,
): ReadonlyMap<Key, Item> {
  const [first, ...others] = forks;
  const joined = new Map<Key, Item>();
  if (!first) return joined;
  if (others.length === 0) return own(first);
  const keys = new Set<Key>();
  for (const fork of forks) for (const key of own(fork).keys()) keys.add(key);
  for (const key of keys) {
    let item = look(first, key);
    for (const fork of others) item = combine(item, look(fork, key));
    if (item !== undefined) joined.set(key, item);
  }
  return joined;
}
