/*
 * The text of an API token: a prefix, base62 digits, and the CRC-32 of these digits in base62, so that a scanner for secrets recognises
 * a token without asking the service. The same construction as that of GitHub's tokens.
 */

export const API_TOKEN_PREFIX = "vms_";
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BASE = BigInt(DIGITS.length);
const CHECKSUM_DIGITS = 6;
/** CRC-32 of ISO 3309, reflected. */
const POLYNOMIAL = 0xedb88320;

/** The number of base62 digits that any `count` bytes fit into. */
export function base62Length(count: number): number {
  return Math.ceil((count * 8) / Math.log2(DIGITS.length));
}

export const API_TOKEN_BYTES = 58;
const BODY_DIGITS = base62Length(API_TOKEN_BYTES);
export const API_TOKEN_PATTERN = `${API_TOKEN_PREFIX}[0-9A-Za-z]{${BODY_DIGITS + CHECKSUM_DIGITS}}`;
const TOKEN = new RegExp(`^${API_TOKEN_PATTERN}$`);

/** @param hex of `API_TOKEN_BYTES` bytes */
export function writeApiToken(hex: string): string {
  const body = toBase62(BigInt(`0x${hex}`), BODY_DIGITS);
  return `${API_TOKEN_PREFIX}${body}${checksumOf(body)}`;
}

/** @returns the bytes in hexadecimal digits; undefined for what is not a token. */
export function readApiToken(token: string): string | undefined {
  if (!isApiToken(token)) return undefined;
  let value = 0n;
  for (const digit of token.slice(API_TOKEN_PREFIX.length, -CHECKSUM_DIGITS)) {
    value = value * BASE + BigInt(DIGITS.indexOf(digit));
  }
  const hex = value.toString(16).padStart(API_TOKEN_BYTES * 2, "0");
  return hex.length === API_TOKEN_BYTES * 2 ? hex : undefined;
}

/** Whether the text has the form of a token and its checksum is right. */
export function isApiToken(text: string): boolean {
  return TOKEN.test(text) && text.endsWith(checksumOf(text.slice(API_TOKEN_PREFIX.length, -CHECKSUM_DIGITS)));
}

function toBase62(value: bigint, length: number): string {
  let digits = "";
  for (let rest = value; digits.length < length; rest /= BASE) digits = DIGITS.charAt(Number(rest % BASE)) + digits;
  return digits;
}

function checksumOf(text: string): string {
  return toBase62(BigInt(crc32(text)), CHECKSUM_DIGITS);
}

/** @param text of ASCII characters */
function crc32(text: string): number {
  let crc = 0xffffffff;
  for (let at = 0; at < text.length; at += 1) {
    crc ^= text.charCodeAt(at);
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ ((crc & 1) * POLYNOMIAL);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
