const INITIAL_BYTES = 4_096;

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

  /** Until the next change. */
  whole(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }
}
