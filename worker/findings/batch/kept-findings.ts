import { deflateRawSync, inflateRawSync } from "node:zlib";
import { bodyMemory } from "../../http/body-memory.ts";
import type { NewFinding } from "../store/finding-chunks.ts";

const BLOCK_BYTES = 64 * 1024;
const FASTEST = 1;

/** Findings as JSON, compressed, for an answer that is written after all are stored. */
export class KeptFindings {
  readonly #share = bodyMemory.open();
  readonly #blocks: Uint8Array[] = [];
  #lines: string[] = [];
  #length = 0;

  /** @throws ApiError `rate_limited` */
  async add(finding: NewFinding): Promise<void> {
    const line = JSON.stringify(finding);
    this.#lines.push(line);
    this.#length += line.length;
    if (this.#length < BLOCK_BYTES) return;
    const block = deflateRawSync(this.#lines.join("\n"), { level: FASTEST });
    this.#lines = [];
    this.#length = 0;
    await this.#share.take(block.length);
    this.#blocks.push(block);
  }

  /** The JSON of each, some at a time, in order. Once: what has been read is given back. */
  *read(): Generator<string[]> {
    for (let block = this.#blocks.shift(); block; block = this.#blocks.shift()) {
      yield inflateRawSync(block).toString().split("\n");
    }
    yield this.#lines;
    this.close();
  }

  close(): void {
    this.#share.close();
  }
}
