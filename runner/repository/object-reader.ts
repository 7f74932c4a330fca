import type { Readable } from "node:stream";
import { BrokenRecordError, ByteReader } from "./byte-reader.ts";
import type { Clone } from "./clone.ts";
import { runConfined } from "../sandbox/confinement.ts";
import { GIT_MEMORY_BYTES, listTreeArguments, localEnvironment, objectContentsArguments } from "./git.ts";
import type { GitProgram } from "./git.ts";
import { ScanFailure } from "../scan-failure.ts";

const LINE_FEED = 0x0a;
const NUL = 0;
const TAB = 0x09;
const HOUR_MS = 3_600_000;

export interface TreeEntry {
  mode: string;
  objectId: string;
  /** Size of a blob; null for one that is not in the clone. */
  sizeBytes: number | null;
  /** A view that is valid only during the call. */
  path: Buffer;
}

/** Reads the objects of a clone through git without a work tree, with a fixed number of processes. */
export class ObjectReader {
  readonly #clone: Clone;
  readonly #program: GitProgram;
  readonly #signal: AbortSignal;

  constructor(clone: Clone, program: GitProgram, signal: AbortSignal) {
    this.#clone = clone;
    this.#program = program;
    this.#signal = signal;
  }

  /** Calls `onEntry` for each entry of the commit, directories before their contents. Stops when that throws. */
  async listTree(onEntry: (entry: TreeEntry) => void): Promise<void> {
    await this.#git(listTreeArguments(this.#clone.gitDirectory, this.#clone.commit), undefined, async (stdout) => {
      const reader = new ByteReader(stdout);
      for (;;) {
        const record = reader.takeUntil(NUL) ?? (await reader.readUntil(NUL));
        if (record === null) return;
        onEntry(parseTreeEntry(record));
      }
    });
  }

  /**
   * Reads blobs in the given order; their contents are views that are valid during the call. Waits for `onBlob` before the next.
   */
  async readBlobs(
    objectIds: readonly string[],
    onBlob: (content: Buffer, index: number) => Promise<void>,
  ): Promise<void> {
    await this.#git(objectContentsArguments(this.#clone.gitDirectory), lines(objectIds), async (stdout) => {
      const reader = new ByteReader(stdout);
      for (const index of objectIds.keys()) {
        const size = parseBlobSize(reader.takeUntil(LINE_FEED) ?? (await reader.readUntil(LINE_FEED)));
        if (size === null) throw unreadable();
        const content = reader.takeBytes(size + 1) ?? (await reader.readBytes(size + 1));
        await onBlob(content.subarray(0, size), index);
      }
    });
  }

  async #git(args: string[], input: string | undefined, onStdout: (stdout: Readable) => Promise<void>): Promise<void> {
    const result = await runConfined("git", args, {
      cwd: this.#clone.gitDirectory,
      env: localEnvironment(this.#program),
      timeoutMs: HOUR_MS,
      maxStdoutBytes: 0,
      network: "none",
      limits: { memoryBytes: GIT_MEMORY_BYTES },
      signal: this.#signal,
      onStdout: (stdout) => onStdout(stdout).catch((error: unknown) => this.#explain(error)),
      ...(input === undefined ? {} : { input }),
    });
    this.#signal.throwIfAborted();
    if (result.exitCode !== 0) throw unreadable();
  }

  /** A stream that ends early indicates a damaged repository, unless the scan was aborted. */
  #explain(error: unknown): never {
    this.#signal.throwIfAborted();
    throw error instanceof BrokenRecordError ? unreadable() : error;
  }
}

function lines(objectIds: readonly string[]): string {
  return objectIds.map((id) => `${id}\n`).join("");
}

/** `<mode> SP <type> SP <object> SP+ <size, - or BAD> TAB <path>` */
function parseTreeEntry(record: Buffer): TreeEntry {
  const tab = record.indexOf(TAB);
  const [mode = "", , objectId = "", ...padded] = record.toString("latin1", 0, tab).split(" ");
  const size = padded.at(-1) ?? "";
  return { mode, objectId, sizeBytes: /^\d+$/.test(size) ? Number(size) : null, path: record.subarray(tab + 1) };
}

/** `blob SP <size>`; anything else means that the object is missing or not a blob. */
function parseBlobSize(line: Buffer | null): number | null {
  const [, size] = line?.toString("latin1").match(/^blob (\d+)$/) ?? [];
  return size === undefined ? null : Number(size);
}

function unreadable(): ScanFailure {
  return new ScanFailure(
    "clone_failed",
    "The repository was cloned but its objects could not be read: it is damaged or nested too deeply. Run git fsck on it.",
  );
}
