import type { Random } from "../chaos/random.ts";
import { ALNUM, BASE64URL, bytes, DIGITS, HEX, LETTERS, text, uuid } from "./random-text.ts";

/** 16 characters that no shell, URL or settings file has to escape. */
export function password(random: Random): string {
  const sign = random.pick(["-", "_", ".", "!"]);
  return `${text(random, LETTERS, 2)}${text(random, ALNUM, 6)}${sign}${text(random, ALNUM, 5)}${text(random, DIGITS, 2)}`;
}

export function key(random: Random, length = 32): string {
  return text(random, ALNUM, length);
}

export function hex(random: Random, length = 32): string {
  return text(random, HEX, length);
}

export function base64(random: Random, byteCount: number): string {
  return bytes(random, byteCount).toString("base64");
}

export function base64url(random: Random, byteCount: number): string {
  return bytes(random, byteCount).toString("base64url");
}

export function encode(clear: string): string {
  return Buffer.from(clear).toString("base64");
}

/** The value of a header of RFC 7617, without its scheme. */
export function basic(random: Random, user: string): string {
  return encode(`${user}:${password(random)}`);
}

/** Signed with HMAC SHA-256 by the looks: the signature is random. */
export function jwt(random: Random): string {
  const header = JSON.stringify({ alg: "HS256", typ: "JWT" });
  const claims = JSON.stringify({ sub: uuid(random), scope: "orders:write", iat: 1_731_000_000, exp: 1_893_456_000 });
  return [header, claims]
    .map((part) => Buffer.from(part).toString("base64url"))
    .concat(text(random, BASE64URL, 43))
    .join(".");
}

/** The lines of a PEM block of random content behind the DER prefix of its kind. */
export function pem(random: Random, label: string, prefix: string, rows = 8): string[] {
  const body = Array.from({ length: rows }, () => base64(random, 48));
  return [
    `-----BEGIN ${label}-----`,
    prefix + (body[0] ?? "").slice(prefix.length),
    ...body.slice(1),
    `-----END ${label}-----`,
  ];
}

/** DER of an RSA key of 2,048 bits in PKCS#8 up to its first random byte. */
export const PKCS8 = "MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQ";
