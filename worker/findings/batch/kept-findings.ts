import { deflateRawSync, inflateRawSync } from "node:zlib";
import { bodyMemory } from "../../http/body-memory.ts";
import type { NewFinding } from "../store/finding-chunks.ts";

const BLOCK_BYTES = 64 * 1024;
/** Of the blocks that are not compressed, because compression takes longer than all else that keeps them. */
const MAX_PLAIN_BYTES = 2 * 1024 * 1024;
const FASTEST = 1;

/** Findings as JSON, for an answer that is written after all are stored. */
export class KeptFindings {
  readonly #share = bodyMemory.open();
  readonly #blocks: { bytes: Uint8Array; isCompressed: boolean }[] = [];
  #plainBytes = 0;
  #lines: string[] = [];
  #length = 0;

  /** @returns a promise if there is something to wait for. @throws ApiError `rate_limited` */
  add(finding: NewFinding): Promise<void> | undefined {
    const line = JSON.stringify(finding);
    this.#lines.push(line);
    this.#length += line.length;
    return this.#length < BLOCK_BYTES ? undefined : this.#keep();
  }

  /** The JSON of each, some at a time, in order. Can be called once: the memory of what was read is released. */
  *read(): Generator<string[]> {
    for (let block = this.#blocks.shift(); block; block = this.#blocks.shift()) {
      const plain = block.isCompressed ? inflateRawSync(block.bytes) : block.bytes;
      yield new TextDecoder().decode(plain).split("\n");
    }
    yield this.#lines;
    this.close();
  }

  close(): void {
    this.#share.close();
  }

  async #keep(): Promise<void> {
    const plain = new TextEncoder().encode(this.#lines.join("\n"));
    this.#lines = [];
    this.#length = 0;
    const isCompressed = this.#plainBytes + plain.length > MAX_PLAIN_BYTES;
    const bytes = isCompressed ? deflateRawSync(plain, { level: FASTEST }) : plain;
    if (!isCompressed) this.#plainBytes += bytes.length;
    await this.#share.take(bytes.length);
    this.#blocks.push({ bytes, isCompressed });
  }
}
