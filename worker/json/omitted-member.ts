import { ByteBuffer } from "./byte-buffer.ts";
import { ByteHash } from "./byte-hash.ts";
import type { OmittedText } from "./json-listener.ts";

/** In ASCII, the closing bracket is the second character after the opening one. */
const FROM_OPENING_TO_CLOSING = 2;
const decoder = new TextDecoder("utf-8", { fatal: false, ignoreBOM: true });

/** An array or object that is replaced by the hash of its text without white space. */
export class OmittedMember {
  readonly #hash = new ByteHash();
  readonly #text = new ByteBuffer();
  #wanted: OmittedText | undefined;
  #isTooLong = false;
  #opening = 0;
  /** What was added last and is not hashed yet: most of the text comes character by character. */
  #chunk: Uint8Array = new Uint8Array();
  #start = 0;
  #end = 0;

  /** @param opening the first character, which is not hashed */
  begin(key: string, opening: number, wanted: OmittedText | undefined): void {
    this.#hash.reset();
    this.#wanted = key === wanted?.key ? wanted : undefined;
    this.#isTooLong = false;
    this.#opening = opening;
    this.#start = this.#end;
    this.#text.length = 0;
    if (this.#wanted) this.#text.append(Uint8Array.of(opening));
  }

  add(chunk: Uint8Array, start: number, end: number): void {
    if (start !== this.#end || chunk !== this.#chunk) {
      this.flush();
      this.#chunk = chunk;
      this.#start = start;
    }
    this.#end = end;
  }

  /** Processes what was added. Necessary before the bytes of the chunk change. */
  flush(): void {
    const [chunk, start, end] = [this.#chunk, this.#start, this.#end];
    this.#start = end;
    if (start === end) return;
    this.#hash.add(chunk, start, end);
    if (!this.#wanted || this.#isTooLong) return;
    if (this.#text.length + end - start >= this.#wanted.maxBytes) this.#isTooLong = true;
    else this.#text.append(chunk.subarray(start, end));
  }

  /** Passes its text on where it is wanted. @returns the hash. */
  end(): number {
    this.flush();
    if (this.#wanted) {
      this.#text.append(Uint8Array.of(this.#opening + FROM_OPENING_TO_CLOSING));
      this.#wanted.take(this.#isTooLong ? undefined : decoder.decode(this.#text.whole()));
    }
    return this.#hash.value();
  }
}
