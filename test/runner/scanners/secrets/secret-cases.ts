import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { API_TOKEN_BYTES, writeApiToken } from "../../../../worker/contract/api-token-format.ts";

const CASES = join(import.meta.dirname, "cases");

const ALPHABETS: Record<string, string> = {
  alnum: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
  lower: "abcdefghijklmnopqrstuvwxyz0123456789",
  upper: "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789",
  letters: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
  digits: "0123456789",
  hex: "0123456789abcdef",
  HEX: "0123456789ABCDEF",
  base32: "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",
  base32lower: "abcdefghijklmnopqrstuvwxyz234567",
  base64: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",
  base64url: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_",
  mixed: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_",
  bech32: "QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L",
};

export interface SecretCase {
  rule: string;
  name: string;
  text: string;
  /** Lines, 1-based, on which the rule reports; empty for a file in which nothing is reported. */
  expectedLines: number[];
}

/**
 * The case files hold templates, so that no host takes them for leaked tokens: `{{token:<prefix>:<alphabet>:<length>}}`,
 * `{{lines:<alphabet>:<length>:<count>}}`, `{{api-token}}` (with its checksum), `{{fill:<character>:<length>}}`, `{{base64:<text>}}`, `{{base64url:<text>}}`.
 * They are filled in here, each time alike.
 */
export function readSecretCases(): SecretCase[] {
  return readdirSync(CASES).flatMap((rule) =>
    readdirSync(join(CASES, rule))
      .filter((name) => !name.endsWith(".expected"))
      .map((name) => readCase(rule, name)),
  );
}

function readCase(rule: string, name: string): SecretCase {
  const path = join(CASES, rule, name);
  const text = expandTemplates(readFileSync(path, "utf8"), `${rule}/${name}`);
  const marked = text.split("\n").flatMap((line, index) => (/(?:#|\/\/) expect$/.test(line) ? [index + 1] : []));
  return { rule, name, text, expectedLines: [...marked, ...listedLines(path)] };
}

/** Of a format without comments. */
function listedLines(path: string): number[] {
  try {
    return readFileSync(`${path}.expected`, "utf8").trim().split("\n").map(Number);
  } catch {
    return [];
  }
}

export function expandTemplates(text: string, seed: string): string {
  const random = seededRandom(seed);
  return text
    .replaceAll(/\{\{token:([^:{}]*):(\w+):(\d+)\}\}/g, (_, prefix: string, alphabet: string, length: string) => {
      return prefix + randomText(random, alphabet, Number(length));
    })
    .replaceAll("{{api-token}}", () => writeApiToken(randomText(random, "hex", API_TOKEN_BYTES * 2)))
    .replaceAll(/\{\{lines:(\w+):(\d+):(\d+)\}\}/g, (_, alphabet: string, length: string, count: string) => {
      return Array.from({ length: Number(count) }, () => randomText(random, alphabet, Number(length))).join("\n");
    })
    .replaceAll(/\{\{fill:(.):(\d+)\}\}/g, (_, character: string, length: string) => character.repeat(Number(length)))
    .replaceAll(/\{\{(base64|base64url):(.*?)\}\}(?!\})/g, (_, encoding: string, plain: string) => {
      return Buffer.from(plain).toString(encoding === "base64" ? "base64" : "base64url");
    });
}

/** Begins and ends with a letter or digit, and holds one of each kind that its alphabet has. */
function randomText(random: () => number, alphabetName: string, length: number): string {
  const alphabet = ALPHABETS[alphabetName];
  if (alphabet === undefined) throw new Error(`There is no alphabet ${alphabetName}`);
  const kinds = [/[A-Z]/, /[a-z]/, /\d/].filter((kind) => kind.test(alphabet));
  for (;;) {
    const text = Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join("");
    const complete = length < 8 || kinds.every((kind) => kind.test(text));
    if (complete && /^[A-Za-z0-9].*[A-Za-z0-9]$|^[A-Za-z0-9]$/.test(text)) return text;
  }
}

/** mulberry32, seeded with the FNV-1a hash of a text. */
function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
