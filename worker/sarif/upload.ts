import { v7 as uuidv7 } from "uuid";
import type { Database } from "../database/client.ts";
import type { ScanAddress } from "../database/scan-address.ts";
import { type FindingChunk, FindingChunker, type NewFinding } from "../findings/store/finding-chunks.ts";
import { scanNotFound } from "../scans/locate-scan.ts";
import { discardStaged, stageChunk, storeChunks, storeStaged } from "./queries.ts";

/** More chunks than these are not in memory at once: they wait in the database until all are there. */
const MAX_DIRECT_CHUNKS = 6;

/** Chunks of findings on their way into the scan: kept in memory as long as they are few, then in the database. */
export class Upload {
  readonly #database: Database;
  readonly #scan: ScanAddress;
  readonly #id = uuidv7();
  readonly #now = Date.now();
  readonly #chunker = new FindingChunker();
  #waiting: FindingChunk[] = [];
  /** In the database. */
  #staged: Omit<FindingChunk, "json">[] = [];

  constructor(database: Database, scan: ScanAddress) {
    this.#database = database;
    this.#scan = scan;
  }

  /**
   * Stores findings, all or none.
   * @returns false when the scan has one of the external ids.
   * @throws ApiError `not_found`
   */
  async storeAll(findings: AsyncIterable<NewFinding[]>): Promise<boolean> {
    let isStored = false;
    try {
      for await (const some of findings) {
        for (const finding of some) await this.#keep(this.#chunker.add(finding));
      }
      await this.#keep(this.#chunker.end());
      isStored = await this.#finish();
      return isStored;
    } finally {
      if (this.#staged.length > 0 && !isStored) await discardStaged(this.#database, this.#scan, this.#id);
    }
  }

  async #keep(chunk: FindingChunk | undefined): Promise<void> {
    if (chunk === undefined) return;
    this.#waiting.push(chunk);
    if (this.#waiting.length > MAX_DIRECT_CHUNKS || this.#staged.length > 0) await this.#stage();
  }

  async #stage(): Promise<void> {
    for (const { json, ...about } of this.#waiting) {
      const chunk = { uploadId: this.#id, position: this.#staged.length, json, now: this.#now };
      if (!(await stageChunk(this.#database, this.#scan, chunk))) throw scanNotFound(this.#scan);
      this.#staged.push(about);
    }
    this.#waiting = [];
  }

  async #finish(): Promise<boolean> {
    const staged = { uploadId: this.#id, chunks: this.#staged };
    const outcome =
      this.#staged.length > 0
        ? await storeStaged(this.#database, this.#scan, staged, this.#now)
        : await storeChunks(this.#database, this.#scan, this.#waiting, this.#now);
    if (outcome === "no_scan") throw scanNotFound(this.#scan);
    return outcome === "stored";
  }
}
