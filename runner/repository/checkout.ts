import { isUtf8 } from "node:buffer";
import { repositoryTooLarge } from "./clone-failure.ts";
import type { SkipReason } from "../../worker/contract/scan-summary.ts";
import type { Clone } from "./clone.ts";
import { decodeText, isLfsPointer, neutralizeIgnoreComments } from "./decode-text.ts";
import { FileWriter } from "./file-writer.ts";
import type { GitProgram } from "./git.ts";
import { ObjectReader } from "./object-reader.ts";
import type { TreeEntry } from "./object-reader.ts";
import type { SourceFile, SourceTree } from "./source-tree.ts";
import { readableCode } from "./long-lines.ts";
import { scriptExtension } from "./shebang.ts";
import { StoredPaths } from "./stored-path.ts";

const MEBIBYTE = 1024 * 1024;
const MAX_PATHS_BYTES = 128 * MEBIBYTE;
const REGULAR_FILE = /^100/;
const FOLDER = "040000";
const SYMLINK = "120000";
const SLASH = 0x2f;
const EXTENSION = /(?:\.[^./]*)?$/;

export interface CheckoutLimits {
  /** Limit for files, and for directories. */
  maxFiles: number;
  maxDepth: number;
  maxPathBytes: number;
  maxFileBytes: number;
  maxTreeBytes: number;
}

export interface CheckoutOptions {
  program: GitProgram;
  limits: CheckoutLimits;
  signal: AbortSignal;
  /** Leaves inline ignore comments in the code unchanged. */
  honourInlineIgnores?: boolean;
  /** Called for each file that is not in the tree, and for each that only secret scanners read. */
  onSkipped: (path: string, reason: SkipReason) => void;
}

interface Wanted {
  objectId: string;
  path: string;
  placed: string;
}

/**
 * Writes the text files of a commit below `root`, from the objects of a bare clone: attributes, filters, hooks, links and unusual
 * names of the repository have no effect.
 * @throws ScanFailure with the code of the limit that is exceeded.
 */
export async function checkOut(clone: Clone, root: string, options: CheckoutOptions): Promise<SourceTree> {
  const reader = new ObjectReader(clone, options.program, options.signal);
  const places = new StoredPaths();
  const listed = await listFiles(reader, places, options);
  const wanted = chooseBlobs(listed, options);
  return { root, files: await writeFiles(reader, wanted, places, { ...options, root }) };
}

interface Blob {
  sizeBytes: number | null;
  /** All files with this content: the blob is read once. */
  files: Wanted[];
}

type Blobs = Map<string, Blob>;

async function listFiles(
  reader: ObjectReader,
  places: StoredPaths,
  { limits, onSkipped }: CheckoutOptions,
): Promise<Blobs> {
  const blobs: Blobs = new Map();
  const taken = new Set<string>();
  const bounds = new TreeBounds(limits);
  await reader.listTree((entry) => {
    bounds.admit(entry);
    if (entry.mode === FOLDER) return;
    const path = distinct(decodePath(entry), taken);
    if (!REGULAR_FILE.test(entry.mode)) {
      onSkipped(path, entry.mode === SYMLINK ? "symlink" : "submodule");
      return;
    }
    const wanted = { path, placed: places.place(path), objectId: entry.objectId };
    const known = blobs.get(entry.objectId);
    if (known === undefined) blobs.set(entry.objectId, { sizeBytes: entry.sizeBytes, files: [wanted] });
    else known.files.push(wanted);
  });
  return blobs;
}

/** Enforces the limits while a listing is streamed: a small clone can list a billion paths, or produce none for hours. */
class TreeBounds {
  readonly #limits: CheckoutLimits;
  #files = 0;
  #folders = 0;
  #pathBytes = 0;

  constructor(limits: CheckoutLimits) {
    this.#limits = limits;
  }

  admit({ mode, path }: TreeEntry): void {
    const { maxFiles, maxDepth, maxPathBytes } = this.#limits;
    if (mode === FOLDER) this.#folders += 1;
    else this.#files += 1;
    this.#pathBytes += path.length;
    if (this.#files > maxFiles) throw repositoryTooLarge("too_many_files", `it has more than ${maxFiles} files`);
    if (this.#folders > maxFiles) throw repositoryTooLarge("too_many_files", `it has more than ${maxFiles} folders`);
    if (path.length > maxPathBytes) {
      throw repositoryTooLarge("path_too_long", `the path of a file has more than ${maxPathBytes} bytes`);
    }
    if (depthOf(path) > maxDepth) {
      throw repositoryTooLarge("tree_too_deep", `its folders are nested more than ${maxDepth} deep`);
    }
    if (this.#pathBytes > MAX_PATHS_BYTES) {
      const megabytes = MAX_PATHS_BYTES / MEBIBYTE;
      throw repositoryTooLarge("too_many_files", `the paths of its files take more than ${megabytes} MB`);
    }
  }
}

/** Number of directories above an entry. */
function depthOf(path: Buffer): number {
  let depth = 0;
  for (let slash = path.indexOf(SLASH); slash !== -1; slash = path.indexOf(SLASH, slash + 1)) depth += 1;
  return depth;
}

function decodePath({ path }: TreeEntry): string {
  return path.toString(isUtf8(path) ? "utf8" : "latin1");
}

/** If two names, one in UTF-8 and one not, decode to the same text, the later one is marked: findings must not share a path. */
function distinct(path: string, taken: Set<string>): string {
  let name = path;
  while (taken.has(name)) name = name.replace(EXTENSION, "\uFFFD$&");
  taken.add(name);
  return name;
}

function chooseBlobs(blobs: Blobs, { limits, onSkipped }: CheckoutOptions): Blobs {
  const chosen: Blobs = new Map();
  let totalBytes = 0;
  for (const [objectId, blob] of blobs) {
    const { sizeBytes, files } = blob;
    if (sizeBytes === null || sizeBytes > limits.maxFileBytes) {
      for (const { path } of files) onSkipped(path, "too_large");
      continue;
    }
    totalBytes += sizeBytes * files.length;
    if (totalBytes > limits.maxTreeBytes) {
      throw repositoryTooLarge("tree_too_large", `its files hold more than ${limits.maxTreeBytes / MEBIBYTE} MB`);
    }
    chosen.set(objectId, blob);
  }
  return chosen;
}

async function writeFiles(
  reader: ObjectReader,
  chosen: Blobs,
  places: StoredPaths,
  { root, honourInlineIgnores = false, onSkipped }: CheckoutOptions & { root: string },
): Promise<SourceFile[]> {
  const writer = new FileWriter(root);
  const written: SourceFile[] = [];
  const blobs = [...chosen.values()];
  for (const folder of ["code", "text"]) writer.makeFolder(folder);

  function write(file: Omit<SourceFile, "sizeBytes">, text: Buffer): void {
    writer.write(file.storedPath, text);
    written.push({ ...file, sizeBytes: text.length });
  }

  function writeFile(content: Buffer, { path, placed, objectId }: Wanted): void {
    const text = isLfsPointer(content) ? "lfs_pointer" : decodeText(content, path);
    if (typeof text === "string") {
      onSkipped(path, text);
      return;
    }
    const extension = scriptExtension(path, text);
    const place = extension === null ? placed : places.place(`${placed}${extension}`);
    const code = readableCode(text);
    const isBlankedCopy = code !== "minified" && code !== text;
    if (code === "minified" || isBlankedCopy) {
      onSkipped(path, code === "minified" ? code : "long_line");
      write({ path, storedPath: `text/${place}`, objectId }, text);
    }
    if (code === "minified") return;
    if (!honourInlineIgnores) neutralizeIgnoreComments(code);
    write({ path, storedPath: `code/${place}`, objectId, ...(isBlankedCopy && { isBlankedCopy }) }, code);
  }

  await reader.readBlobs([...chosen.keys()], async (content, index) => {
    for (const wanted of blobs[index]?.files ?? []) {
      writeFile(content, wanted);
      if (writer.isPauseDue) await writer.pause();
    }
  });
  return written;
}
