const MAX_DEPTH = 64;

/** Why a parsed JSON value may not be kept as it is, or undefined: too large, too deep, or not to be kept exactly. */
export function freeJsonViolation(value: unknown, maxBytes: number): string | undefined {
  let level: unknown[] = [value];
  // Without recursion: the value is as deep as its sender likes.
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return `must not be nested deeper than ${MAX_DEPTH} levels`;
    if (level.includes(Infinity) || level.includes(-Infinity)) return "must not contain numbers beyond 1.8e308";
    level = level.flatMap((item) => (typeof item === "object" && item !== null ? Object.values(item) : []));
  }
  const json = JSON.stringify(value);
  if (Buffer.byteLength(json) > maxBytes) return `must have at most ${maxBytes} bytes as JSON`;
  if (/\\u0000|\\ud[89a-f]/.test(json.replaceAll("\\\\", ""))) return "must not contain NUL or unpaired surrogates";
  return undefined;
}
