const MAX_DEPTH = 64;

/** Why a parsed JSON value may not be kept as it is, or undefined: too large, too deep, or text no database holds. */
export function freeJsonViolation(value: unknown, maxBytes: number): string | undefined {
  if (depthExceeds(value, MAX_DEPTH)) return `must not be nested deeper than ${MAX_DEPTH} levels`;
  const json = JSON.stringify(value);
  if (Buffer.byteLength(json) > maxBytes) return `must have at most ${maxBytes} bytes as JSON`;
  if (/\\u0000|\\ud[89a-f]/.test(json.replaceAll("\\\\", ""))) return "must not contain NUL or unpaired surrogates";
  return undefined;
}

/** Without recursion: the value is as deep as its sender likes. */
function depthExceeds(value: unknown, maxDepth: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true;
    level = level.flatMap((item) => (typeof item === "object" && item !== null ? Object.values(item) : []));
  }
  return false;
}
