import crypto, { type ScryptOptions } from "node:crypto";
import { hashTurns } from "./hash-turns.ts";

/** An OWASP-listed setting for scrypt that fits the memory of an isolate: 16 MiB, about 0.1 s. */
const COST = { ln: 14, r: 8, p: 5 };
const PREFIX = `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$`;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;
const PHC = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** @returns a PHC string: `$scrypt$ln=14,r=8,p=5$<salt>$<hash>`, base64 without padding. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.randomBytes(SALT_BYTES);
  const key = await hashTurns.take(() => deriveKey(password, salt, COST, KEY_BYTES));
  return `${PREFIX}${encode(salt)}$${encode(key)}`;
}

/** Whether the parameters of a hash differ from those of new hashes. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(PREFIX);
}

/** Who guesses, as far as the check of a password is concerned. */
interface Guesses {
  /** @throws ApiError `rate_limited` */
  requireAllowance: () => void;
  /** The network, if its hashes are slowed: see `HashTurns`. */
  slowedNetwork: () => string | undefined;
}

/**
 * Compares in constant time. Without a hash, it does the same work and returns false, so that an unknown email takes as long as a
 * wrong password. `requireAllowance` is called again before the hash is computed, because other attempts may have failed
 * meanwhile.
 * @throws ApiError `rate_limited`
 */
export function verifyPassword(password: string, hash: string | undefined, guesses: Guesses): Promise<boolean> {
  guesses.requireAllowance();
  return hashTurns.take(
    async () => {
      guesses.requireAllowance();
      return matches(password, hash);
    },
    () => guesses.slowedNetwork(),
  );
}

async function matches(password: string, hash: string | undefined): Promise<boolean> {
  const parts = PHC.exec(hash ?? "");
  if (!parts) {
    await deriveKey(password, Buffer.alloc(SALT_BYTES), COST, KEY_BYTES);
    return false;
  }
  const [, ln, r, p, salt = "", expected = ""] = parts;
  const expectedKey = Buffer.from(expected, "base64");
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  return crypto.timingSafeEqual(
    await deriveKey(password, Buffer.from(salt, "base64"), cost, expectedKey.length),
    expectedKey,
  );
}

function deriveKey(password: string, salt: Buffer, cost: typeof COST, keyBytes: number): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** cost.ln, r: cost.r, p: cost.p, maxmem: MAX_MEMORY_BYTES };
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  crypto.scrypt(password.normalize("NFKC"), salt, keyBytes, options, (error, key) =>
    error ? reject(error) : resolve(key),
  );
  return promise;
}

function encode(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}
