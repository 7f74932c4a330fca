export interface Position {
  /** 1-based. */
  line: number;
  /** 1-based, in UTF-16 units. */
  column: number;
}

/** A file's bytes, with conversion of offsets to lines and columns. */
export class SourceText {
  readonly #bytes: Buffer;
  readonly #lineStarts: number[] = [0];

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    for (let at = bytes.indexOf(0x0a); at !== -1; at = bytes.indexOf(0x0a, at + 1)) this.#lineStarts.push(at + 1);
  }

  get sizeBytes(): number {
    return this.#bytes.length;
  }

  slice(startByte: number, endByte: number): string {
    // A new decoder for each call: it drops a byte order mark, as editors do.
    return new TextDecoder().decode(this.#bytes.subarray(startByte, endByte));
  }

  position(byteOffset: number): Position {
    const line = this.#lineAt(byteOffset);
    return { line, column: this.slice(this.#lineStarts[line - 1] ?? 0, byteOffset).length + 1 };
  }

  #lineAt(byteOffset: number): number {
    let low = 0;
    let high = this.#lineStarts.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((this.#lineStarts[middle] ?? 0) <= byteOffset) low = middle;
      else high = middle;
    }
    return low + 1;
  }
}
