const [FIRST_BASIS, SECOND_BASIS] = [0x811c9dc5, 0x9dc5811c];
const [FIRST_PRIME, SECOND_PRIME] = [0x01000193, 0x5bd1e995];

/** A 53-bit hash of bytes that arrive in pieces: two lanes of FNV-1a. Not cryptographic: it does not protect against forgery. */
export class ByteHash {
  #first = FIRST_BASIS;
  #second = SECOND_BASIS;

  reset(): void {
    this.#first = FIRST_BASIS;
    this.#second = SECOND_BASIS;
  }

  add(bytes: Uint8Array, start: number, end: number): void {
    let [first, second] = [this.#first, this.#second];
    for (let at = start; at < end; at += 1) {
      const byte = bytes[at] ?? 0;
      first = Math.imul(first ^ byte, FIRST_PRIME);
      second = Math.imul(second ^ byte, SECOND_PRIME);
    }
    this.#first = first;
    this.#second = second;
  }

  value(): number {
    return (this.#first & 0x1fffff) * 2 ** 32 + (this.#second >>> 0);
  }
}
