import { isUtf8 } from "node:buffer";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { repositoryTooLarge } from "./clone-failure.ts";
import type { Clone } from "./clone.ts";
import { decodeText, isMinified, neutralizeIgnoreComments } from "./decode-text.ts";
import type { GitProgram } from "./git.ts";
import { ObjectReader } from "./object-reader.ts";
import type { TreeEntry } from "./object-reader.ts";
import type { SourceFile, SourceTree } from "./scanners/scanner.ts";
import { StoredPaths } from "./stored-path.ts";

const MEBIBYTE = 1024 * 1024;
const MAX_PATHS_BYTES = 128 * MEBIBYTE;
const MAX_SHOWN_PATH_LENGTH = 4_096;
const MAX_WRITES = 16;
const REGULAR_FILE = /^100/;
const SYMLINK = "120000";

export interface CheckoutLimits {
  maxFiles: number;
  maxFileBytes: number;
  maxTreeBytes: number;
}

/** Files that are not in the tree, by reason. */
export interface Skipped {
  symlinks: number;
  submodules: number;
  oversized: number;
  binary: number;
}

export interface Checkout {
  tree: SourceTree;
  skipped: Skipped;
}

interface Wanted {
  path: string;
  placed: string;
}

/**
 * Writes a commit's text files below `root` from the objects of a bare clone: nothing in the repository decides where or
 * how, and no attribute, filter, hook, link or odd name takes effect.
 * @throws ScanFailure `repository_too_large` beyond a limit.
 */
export async function checkOut(
  clone: Clone,
  root: string,
  options: { program: GitProgram; limits: CheckoutLimits; signal: AbortSignal },
): Promise<Checkout> {
  const reader = new ObjectReader(clone, options.program, options.signal);
  const skipped: Skipped = { symlinks: 0, submodules: 0, oversized: 0, binary: 0 };
  const listed = await listFiles(reader, options.limits.maxFiles, skipped);
  const wanted = await chooseBlobs(reader, listed, options.limits, skipped);
  const files = await writeFiles(reader, wanted, root, skipped);
  return { tree: { root, files }, skipped };
}

/** Paths by blob: a blob that is there many times is read once. */
type FilesByBlob = Map<string, Wanted[]>;

async function listFiles(reader: ObjectReader, maxFiles: number, skipped: Skipped): Promise<FilesByBlob> {
  const files: FilesByBlob = new Map();
  const places = new StoredPaths();
  let count = 0;
  let pathBytes = 0;
  await reader.listTree((entry) => {
    count += 1;
    pathBytes += entry.path.length;
    if (count > maxFiles) throw repositoryTooLarge(`it has more than ${maxFiles} files`);
    if (pathBytes > MAX_PATHS_BYTES) {
      throw repositoryTooLarge(`the paths of its files take more than ${MAX_PATHS_BYTES / MEBIBYTE} MB`);
    }
    if (!REGULAR_FILE.test(entry.mode)) {
      skipped[entry.mode === SYMLINK ? "symlinks" : "submodules"] += 1;
      return;
    }
    const path = decodePath(entry);
    const wanted = { path, placed: places.place(path) };
    const others = files.get(entry.objectId);
    if (others === undefined) files.set(entry.objectId, [wanted]);
    else others.push(wanted);
  });
  return files;
}

function decodePath({ path }: TreeEntry): string {
  const decoded = path.toString(isUtf8(path) ? "utf8" : "latin1");
  return decoded.slice(0, MAX_SHOWN_PATH_LENGTH).toWellFormed();
}

async function chooseBlobs(
  reader: ObjectReader,
  files: FilesByBlob,
  limits: CheckoutLimits,
  skipped: Skipped,
): Promise<FilesByBlob> {
  const chosen: FilesByBlob = new Map();
  const sizes = await reader.blobSizes([...files.keys()]);
  let totalBytes = 0;
  for (const [index, [objectId, wanted]] of [...files].entries()) {
    const size = sizes[index] ?? null;
    if (size === null || size > limits.maxFileBytes) {
      skipped.oversized += wanted.length;
      continue;
    }
    totalBytes += size * wanted.length;
    if (totalBytes > limits.maxTreeBytes) {
      throw repositoryTooLarge(`its files hold more than ${limits.maxTreeBytes / MEBIBYTE} MB`);
    }
    chosen.set(objectId, wanted);
  }
  return chosen;
}

async function writeFiles(
  reader: ObjectReader,
  files: FilesByBlob,
  root: string,
  skipped: Skipped,
): Promise<SourceFile[]> {
  const writer = new FileWriter(root);
  const written: SourceFile[] = [];
  const blobs = [...files];
  await writer.makeDirectory("code");
  await writer.makeDirectory("text");
  async function writeBlob(content: Buffer, index: number): Promise<void> {
    const wanted = blobs[index]?.[1] ?? [];
    const text = decodeText(content);
    if (text === null) {
      skipped.binary += wanted.length;
      return;
    }
    const minified = isMinified(text);
    if (!minified) neutralizeIgnoreComments(text);
    for (const { path, placed } of wanted) {
      const storedPath = `${minified ? "text" : "code"}/${placed}`;
      await writer.write(storedPath, text);
      written.push({ path, storedPath, sizeBytes: text.length });
    }
  }
  try {
    await reader.readBlobs([...files.keys()], writeBlob);
    await writer.end();
  } finally {
    await writer.settle();
  }
  return written;
}

/** Writes a bounded number of new files at a time. */
class FileWriter {
  readonly #root: string;
  readonly #directories = new Map<string, Promise<unknown>>();
  readonly #writes = new Set<Promise<void>>();

  constructor(root: string) {
    this.#root = root;
  }

  async write(storedPath: string, text: Buffer): Promise<void> {
    if (this.#writes.size >= MAX_WRITES) await Promise.race(this.#writes);
    const write = this.#writeNew(storedPath, text);
    this.#writes.add(write);
    // A failure stays in the set, so that the next race or the end throws it.
    write.then(() => this.#writes.delete(write)).catch(() => {});
  }

  async end(): Promise<void> {
    await Promise.all(this.#writes);
  }

  /** Nothing is being written any more, whatever became of it. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.#writes);
  }

  async #writeNew(storedPath: string, text: Buffer): Promise<void> {
    await this.makeDirectory(dirname(storedPath));
    await writeFile(join(this.#root, storedPath), text, { flag: "wx", mode: 0o600 });
  }

  makeDirectory(path: string): Promise<unknown> {
    let made = this.#directories.get(path);
    if (made === undefined) {
      made = mkdir(join(this.#root, path), { recursive: true, mode: 0o700 });
      this.#directories.set(path, made);
    }
    return made;
  }
}
