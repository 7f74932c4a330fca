/** A 64-bit hash of a text in two words, after cyrb53. Not cryptographic: it does not protect against forgery. */
export function hashText(text: string): [number, number] {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  const mixed = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return [mixed >>> 0, low >>> 0];
}

export function showHash([high, low]: readonly [number, number]): string {
  return high.toString(16).padStart(8, "0") + low.toString(16).padStart(8, "0");
}

/** @returns undefined if the text was not written by `showHash`. */
export function readHash(text: unknown): [number, number] | undefined {
  if (typeof text !== "string" || !/^[\da-f]{16}$/.test(text)) return undefined;
  return [Number.parseInt(text.slice(0, 8), 16), Number.parseInt(text.slice(8), 16)];
}
