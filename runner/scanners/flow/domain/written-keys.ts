const MARK = "\0";

/** The key of the fact that a field of an object, with the data of this key, is written. */
export function writtenKey(ref: number, key: string): string {
  return `${MARK}${ref}${MARK}${key}`;
}

/** The key of the data that is replaced, for a fact that a field is written. */
export function replacedKey(key: string): string | undefined {
  return key.startsWith(MARK) ? key.slice(key.indexOf(MARK, 1) + 1) : undefined;
}
