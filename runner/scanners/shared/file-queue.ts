import type { SourceFile } from "../../repository/source-tree.ts";
import { contextOfPath } from "./code-context.ts";

/** Limits of one batch, so that the memory that it needs does not grow with the repository. */
const MAX_BATCH_FILES = 4_000;
const MAX_BATCH_BYTES = 32 * 1024 ** 2;

export interface FileBatch {
  /** The position of its first file in the order of the queue. */
  start: number;
  files: readonly SourceFile[];
}

/** The files that are left to scan: production code first, because a scan may end at its limit of findings, then by path. */
export class FileQueue {
  readonly #runs: FileBatch[];
  readonly #processes: number;
  readonly #minBytes: number;
  #hasStarted = false;

  /** @param minBytes below this size, files are not spread over more batches for the sake of more processes */
  constructor(files: readonly SourceFile[], processes: number, minBytes: number) {
    const [inProduction = [], outside = []] = [true, false].map((isProduction) =>
      files.filter(({ path }) => (contextOfPath(path) === null) === isProduction).toSorted(byPath),
    );
    this.#runs = files.length === 0 ? [] : [{ start: 0, files: [...inProduction, ...outside] }];
    this.#processes = processes;
    this.#minBytes = minBytes;
  }

  /** The number of batches that are worth a process. */
  get maxBatches(): number {
    return Math.ceil(this.#bytes() / Math.max(1, this.#minBytes)) || this.#runs.length;
  }

  /** The next files: less and less, so that all processes end at about the same time. The first batch is small. */
  take(): FileBatch | undefined {
    const run = this.#runs.shift();
    if (!run) return undefined;
    const maxBytes = this.#maxBytes(this.#bytes() + sizeOf(run));
    let count = 0;
    let bytes = 0;
    for (const { sizeBytes } of run.files.slice(0, MAX_BATCH_FILES)) {
      bytes += sizeBytes;
      if (count > 0 && bytes > maxBytes) break;
      count += 1;
    }
    this.putBack(run.start + count, run.files.slice(count));
    return { start: run.start, files: run.files.slice(0, count) };
  }

  #maxBytes(left: number): number {
    const isFirst = !this.#hasStarted;
    this.#hasStarted = true;
    if (this.#processes === 1 || left <= 2 * this.#minBytes) return MAX_BATCH_BYTES;
    const share = isFirst ? 0 : left / (2 * this.#processes);
    return Math.min(MAX_BATCH_BYTES, Math.max(this.#minBytes, share));
  }

  putBack(start: number, files: readonly SourceFile[]): void {
    if (files.length > 0) this.#runs.unshift({ start, files });
  }

  #bytes(): number {
    return this.#runs.reduce((sum, run) => sum + sizeOf(run), 0);
  }
}

function byPath(a: SourceFile, b: SourceFile): number {
  return a.path < b.path ? -1 : 1;
}

function sizeOf({ files }: FileBatch): number {
  return files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
}
