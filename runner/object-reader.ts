import type { Readable } from "node:stream";
import { BrokenRecordError, ByteReader } from "./byte-reader.ts";
import type { Clone } from "./clone.ts";
import { listTreeArguments, localEnvironment, objectContentsArguments, objectSizesArguments } from "./git.ts";
import type { GitProgram } from "./git.ts";
import { runProcess } from "./run-process.ts";
import { ScanFailure } from "./scan-failure.ts";

const LINE_FEED = 0x0a;
const NUL = 0;
const HOUR_MS = 3_600_000;

export interface TreeEntry {
  mode: string;
  objectId: string;
  path: Buffer;
}

/** The objects of a clone, read by git without a work tree: a few processes, whatever the number of files. */
export class ObjectReader {
  readonly #clone: Clone;
  readonly #program: GitProgram;
  readonly #signal: AbortSignal;

  constructor(clone: Clone, program: GitProgram, signal: AbortSignal) {
    this.#clone = clone;
    this.#program = program;
    this.#signal = signal;
  }

  /** Everything in the commit but directories, one call of `onEntry` each. Stops when that throws. */
  async listTree(onEntry: (entry: TreeEntry) => void): Promise<void> {
    await this.#git(listTreeArguments(this.#clone.gitDirectory, this.#clone.commit), undefined, async (stdout) => {
      const reader = new ByteReader(stdout);
      for (let record = await reader.readUntil(NUL); record !== null; record = await reader.readUntil(NUL)) {
        onEntry(parseTreeEntry(record));
      }
    });
  }

  /** Sizes of blobs in the order asked; null for one that the clone lacks. */
  async blobSizes(objectIds: readonly string[]): Promise<(number | null)[]> {
    const sizes: (number | null)[] = [];
    await this.#git(objectSizesArguments(this.#clone.gitDirectory), lines(objectIds), async (stdout) => {
      const reader = new ByteReader(stdout);
      for (const _ of objectIds) sizes.push(parseBlobSize(await reader.readUntil(LINE_FEED)));
    });
    return sizes;
  }

  /** Contents of blobs that are there, in the order asked. The next one is read when `onBlob` is done. */
  async readBlobs(
    objectIds: readonly string[],
    onBlob: (content: Buffer, index: number) => Promise<void> | void,
  ): Promise<void> {
    await this.#git(objectContentsArguments(this.#clone.gitDirectory), lines(objectIds), async (stdout) => {
      const reader = new ByteReader(stdout);
      for (const index of objectIds.keys()) {
        const size = parseBlobSize(await reader.readUntil(LINE_FEED));
        if (size === null) throw unreadable();
        const content = await reader.readBytes(size);
        await reader.readBytes(1);
        await onBlob(content, index);
      }
    });
  }

  async #git(args: string[], input: string | undefined, onStdout: (stdout: Readable) => Promise<void>): Promise<void> {
    const result = await runProcess("git", args, {
      cwd: this.#clone.gitDirectory,
      env: localEnvironment(this.#program),
      timeoutMs: HOUR_MS,
      maxStdoutBytes: 0,
      signal: this.#signal,
      onStdout: (stdout) => onStdout(stdout).catch((error: unknown) => this.#explain(error)),
      ...(input === undefined ? {} : { input }),
    });
    this.#signal.throwIfAborted();
    if (result.exitCode !== 0) throw unreadable();
  }

  /** A stream that broke because git was stopped is no news; one that git broke off itself is a damaged repository. */
  #explain(error: unknown): never {
    this.#signal.throwIfAborted();
    throw error instanceof BrokenRecordError ? unreadable() : error;
  }
}

function lines(objectIds: readonly string[]): string {
  return objectIds.map((id) => `${id}\n`).join("");
}

/** `<mode> SP <type> SP <object> TAB <path>` */
function parseTreeEntry(record: Buffer): TreeEntry {
  const tab = record.indexOf("\t");
  const [mode = "", , objectId = ""] = record.toString("latin1", 0, tab).split(" ");
  return { mode, objectId, path: Buffer.from(record.subarray(tab + 1)) };
}

/** `blob SP <size>`, or `<object> SP missing` */
function parseBlobSize(line: Buffer | null): number | null {
  const [, size] = line?.toString("latin1").match(/^blob (\d+)$/) ?? [];
  return size === undefined ? null : Number(size);
}

function unreadable(): ScanFailure {
  return new ScanFailure(
    "clone_failed",
    "The repository was cloned but its objects could not be read: it is damaged or nested too deep. Run git fsck on it.",
  );
}
