const INITIAL_BYTES = 4_096;
const ZERO = 0x30;
/** Of a safe integer. */
const MAX_DIGITS = 16;

const digits = new Uint8Array(MAX_DIGITS);

/** Bytes that arrive in pieces. */
export class ByteBuffer {
  length = 0;
  #bytes = new Uint8Array(INITIAL_BYTES);

  append(bytes: Uint8Array): void {
    const length = this.length + bytes.length;
    if (length > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(length, this.#bytes.length * 2));
      larger.set(this.whole());
      this.#bytes = larger;
    }
    this.#bytes.set(bytes, this.length);
    this.length = length;
  }

  /** Appends the digits of an integer from 0. V8 would keep those of a string for a while. */
  appendInteger(value: number): void {
    let [start, rest] = [MAX_DIGITS, value];
    do {
      const tenth = Math.floor(rest / 10);
      start -= 1;
      digits[start] = ZERO + rest - tenth * 10;
      rest = tenth;
    } while (rest > 0);
    this.append(digits.subarray(start));
  }

  /** Until the next change. */
  whole(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }
}
