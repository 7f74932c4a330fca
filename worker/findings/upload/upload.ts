import { v7 as uuidv7 } from "uuid";
import type { Database } from "../../database/client.ts";
import type { ScanAddress } from "../../database/scan-address.ts";
import { yieldToOthers } from "../../http/yield-to-others.ts";
import { MAX_TEXTS } from "../store/known-texts.ts";
import { type FindingChunk, FindingChunker, type NewFinding } from "../store/finding-chunks.ts";
import {
  type AboutChunk,
  discardStaged,
  stageChunk,
  storeUpload,
  type UploadOutcome,
  type UploadParts,
} from "./queries.ts";

/**
 * Adds any number of findings to a scan: all or none. One chunk of them is in memory; earlier chunks are staged in the database
 * until the upload is complete.
 */
export class Upload {
  readonly #database: Database;
  readonly #scan: ScanAddress;
  readonly #id = uuidv7();
  readonly #now = Date.now();
  readonly #chunker = new FindingChunker();
  readonly #replacing = new FindingChunker();
  readonly #staged: AboutChunk[] = [];
  #texts = 0;
  #isWithoutScan = false;

  constructor(database: Database, scan: ScanAddress) {
    this.#database = database;
    this.#scan = scan;
  }

  /** @returns a promise if there is something to wait for. */
  add(finding: NewFinding): Promise<void> | undefined {
    if (this.#isWithoutScan) return undefined;
    const chunk = this.#chunker.add(finding);
    return chunk && this.#stage(chunk, false);
  }

  /** Replaces the content and the severity of the scan's finding with this external id. */
  replace(finding: NewFinding): Promise<void> | undefined {
    if (this.#isWithoutScan) return undefined;
    const chunk = this.#replacing.add(finding);
    return chunk && this.#stage(chunk, true);
  }

  /** Stores what was added, and what belongs to it. */
  async finish(more: UploadParts = {}): Promise<UploadOutcome> {
    if (this.#isWithoutScan) return "no_scan";
    const replacing = this.#replacing.end();
    if (replacing) await this.#stage(replacing, true);
    if (this.#isWithoutScan) return "no_scan";
    const last = this.#chunker.end();
    return storeUpload(this.#database, this.#scan, { ...more, id: this.#id, staged: this.#staged, last }, this.#now);
  }

  /** Deletes the staged chunks. */
  async discard(): Promise<void> {
    if (this.#staged.length > 0) await discardStaged(this.#database, this.#scan, this.#id);
  }

  async #stage({ json, findingsFrom: _findingsFrom, texts, ...about }: FindingChunk, replaces: boolean): Promise<void> {
    const chunk = { uploadId: this.#id, position: this.#staged.length, json, now: this.#now };
    await yieldToOthers();
    this.#isWithoutScan = !(await stageChunk(this.#database, this.#scan, chunk));
    this.#texts += texts.length;
    this.#staged.push({ ...about, texts: this.#texts > MAX_TEXTS ? undefined : texts, replaces });
    await yieldToOthers();
  }
}
