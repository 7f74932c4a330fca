import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { z } from "zod";

/** Where results of earlier scans are kept on the runner's own disk. */
export interface ResultCacheSettings {
  directory: string;
  /** Of all files together. */
  maxBytes: number;
}

const compress = promisify(gzip);
const decompress = promisify(gunzip);
const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Of one project, uncompressed. */
const MAX_TEXT_BYTES = 256 * 1024 ** 2;
const SUFFIX = ".results";

const Entry = z.tuple([z.string(), z.string()]);

/**
 * The results of a scanner for the files of one project, by path. The file is named and encrypted by the project's fingerprint key,
 * which a runner only has while it scans the project: no other project's scan can find or read it.
 */
export class ResultCache {
  readonly #settings: ResultCacheSettings;
  readonly #path: string;
  readonly #key: Buffer;
  readonly #version: string;

  /** @param version results of another version are not used */
  constructor(settings: ResultCacheSettings, scanner: string, version: string, fingerprintKey: Uint8Array) {
    this.#settings = settings;
    const name = createHmac("sha256", fingerprintKey).update(`results ${scanner}`).digest("hex").slice(0, 32);
    this.#path = join(settings.directory, `${name}${SUFFIX}`);
    this.#key = Buffer.from(hkdfSync("sha256", fingerprintKey, "", `results ${scanner}`, KEY_BYTES));
    this.#version = version;
  }

  /** @returns nothing if the file is absent, damaged or of another version. */
  async read(): Promise<Map<string, string>> {
    try {
      const sealed = await readFile(this.#path);
      await utimes(this.#path, new Date(), new Date());
      const [iv, tag] = [sealed.subarray(0, IV_BYTES), sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
      const decipher = createDecipheriv(CIPHER, this.#key, iv).setAAD(Buffer.from(this.#version)).setAuthTag(tag);
      const packed = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      const text = (await decompress(packed, { maxOutputLength: MAX_TEXT_BYTES })).toString("utf8");
      const lines = text.split("\n").filter((line) => line !== "");
      return new Map(lines.map((line) => Entry.parse(JSON.parse(line))));
    } catch {
      return new Map();
    }
  }

  /**
   * Replaces the file as a whole, and removes the least recently used files of the directory beyond its limit.
   * @throws when the directory cannot be written.
   */
  async write(results: ReadonlyMap<string, string>): Promise<void> {
    const lines: string[] = [];
    let bytes = 0;
    for (const entry of results) {
      const line = `${JSON.stringify(entry)}\n`;
      bytes += Buffer.byteLength(line);
      if (bytes > MAX_TEXT_BYTES) break;
      lines.push(line);
    }
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, iv).setAAD(Buffer.from(this.#version));
    const body = Buffer.concat([cipher.update(await compress(lines.join(""), { level: 1 })), cipher.final()]);
    await mkdir(this.#settings.directory, { recursive: true, mode: 0o700 });
    const temporary = `${this.#path}.${randomBytes(6).toString("hex")}`;
    try {
      const file = await open(temporary, "wx", 0o600);
      try {
        await file.writeFile(Buffer.concat([iv, cipher.getAuthTag(), body]));
      } finally {
        await file.close();
      }
      await rename(temporary, this.#path);
    } finally {
      await rm(temporary, { force: true });
    }
    await removeOldest(this.#settings);
  }
}

async function removeOldest({ directory, maxBytes }: ResultCacheSettings): Promise<void> {
  const files: { path: string; usedMs: number; bytes: number }[] = [];
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    const stats = await stat(path).catch(() => null);
    if (stats?.isFile()) files.push({ path, usedMs: stats.mtimeMs, bytes: stats.size });
  }
  let total = 0;
  for (const { path, bytes } of files.toSorted((a, b) => b.usedMs - a.usedMs)) {
    total += bytes;
    if (total > maxBytes) await rm(path, { force: true });
  }
}
