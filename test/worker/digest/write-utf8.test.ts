import { expect, it } from "vitest";
import { writeUtf8 } from "../../../worker/digest/write-utf8.ts";

const TEXTS = [
  "",
  "a",
  "plain text",
  "\0\x7f",
  "ä",
  "text, then €",
  "🦊 before",
  "lone \ud800",
  "x".repeat(400),
  "x".repeat(401),
  "é".repeat(400),
];

it.each(TEXTS)("writes what TextEncoder does: %j", (text) => {
  const expected = new TextEncoder().encode(text);
  const bytes = new Uint8Array(10 + text.length * 3).fill(1);
  expect(writeUtf8(text, bytes, 5)).toBe(expected.length);
  expect(bytes.slice(5, 5 + expected.length)).toEqual(expected);
  expect(bytes.slice(0, 5)).toEqual(new Uint8Array(5).fill(1));
});
