import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { textDigest } from "../../../worker/digest/text-digest.ts";

const UNITS = ["a", "é", "€", "😀", "a😀", "\ud83d", "\ude00", "\u{0}"];
/** Around the ends of blocks, of the padding, and of the pieces that are encoded at once. */
const COUNTS = [
  ...Array.from({ length: 140 }, (_, count) => count),
  5_460,
  5_461,
  5_462,
  16_383,
  16_384,
  16_385,
  40_000,
];

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

test.each(UNITS)("is the SHA-256 of texts of %j", (unit) => {
  for (const count of COUNTS) {
    for (const text of [unit.repeat(count), `x${unit.repeat(count)}`]) {
      expect(textDigest(64, text), `${count} units`).toBe(sha256(text));
    }
  }
});

test("is that of several texts one after another", () => {
  const texts = ["rule", "", "é".repeat(5_000), "😀"];
  expect(textDigest(64, ...texts)).toBe(sha256(texts.join("")));
  expect(textDigest(64, Buffer.from(texts.join("").repeat(10)))).toBe(sha256(texts.join("").repeat(10)));
  expect(textDigest(64, "text", Buffer.from("bytes"), "text")).toBe(sha256("textbytestext"));
  expect(textDigest(64)).toBe(sha256(""));
});

test("has as many digits as asked for", () => {
  expect(textDigest(5, "text")).toBe(sha256("text").slice(0, 5));
  expect(textDigest(16, "text")).toBe(sha256("text").slice(0, 16));
});
