import type { Random } from "../chaos/random.ts";

export const DIGITS = "0123456789";
export const HEX = `${DIGITS}abcdef`;
const UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const LOWER = UPPER.toLowerCase();
export const LETTERS = UPPER + LOWER;
export const UPPER_ALNUM = DIGITS + UPPER;
export const LOWER_ALNUM = DIGITS + LOWER;
export const ALNUM = DIGITS + LETTERS;
export const BASE32 = `${UPPER}234567`;
export const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
export const BASE64URL = `${ALNUM}-_`;

export function text(random: Random, alphabet: string, length: number): string {
  const letters = alphabet.split("");
  return Array.from({ length }, () => random.pick(letters)).join("");
}

export function bytes(random: Random, length: number): Buffer {
  return Buffer.from(text(random, HEX, 2 * length), "hex");
}

export function uuid(random: Random): string {
  const hex = text(random, HEX, 32);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
