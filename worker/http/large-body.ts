const LARGE_BODY_BYTES = 256 * 1024;

/** A body of unknown length counts as large. */
export function hasLargeBody({ headers, body }: Request): boolean {
  return body !== null && Number(headers.get("content-length") ?? Infinity) > LARGE_BODY_BYTES;
}
