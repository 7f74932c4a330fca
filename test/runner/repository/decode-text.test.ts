import { expect, test } from "vitest";
import { decodeText, isLfsPointer, neutralizeIgnoreComments } from "../../../runner/repository/decode-text.ts";

const CODE = 'const query = "select * from users where name = " + name;\n';

function decode(content: Buffer | string, path = "app.js"): string {
  const text = decodeText(Buffer.from(content), path);
  return typeof text === "string" ? `(${text})` : text.toString("utf8");
}

function bigEndian(text: string): Buffer {
  return Buffer.from(text, "utf16le").swap16();
}

test.each([
  ["UTF-8", Buffer.from("été\n"), "été\n"],
  ["UTF-8 with a byte order mark", Buffer.from("\uFEFFété\n"), "été\n"],
  ["Latin-1", Buffer.from("été\n", "latin1"), "été\n"],
  ["UTF-16 little-endian with a byte order mark", Buffer.from(`\uFEFF${CODE}`, "utf16le"), CODE],
  ["UTF-16 big-endian with a byte order mark", bigEndian(`\uFEFF${CODE}`), CODE],
  ["UTF-16 little-endian without", Buffer.from(CODE, "utf16le"), CODE],
  ["UTF-16 big-endian without", bigEndian(CODE), CODE],
  ["nothing", Buffer.alloc(0), ""],
])("%s is decoded", (_what, content, text) => {
  expect(decode(content)).toBe(text);
});

test("a byte order mark does not hide code that an interpreter reads as ASCII", () => {
  const hidden = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(CODE.repeat(3))]);
  expect(decode(hidden)).toContain(CODE);
});

test("a NUL byte does not hide code, and is a space", () => {
  expect(decode(`eval(x)\0;${CODE}`)).toBe(`eval(x) ;${CODE}`);
  expect(decode(`eval(x)\0;${CODE}`, "notes")).toBe(`eval(x) ;${CODE}`);
});

test("content with many control characters is binary, unless its name is that of code", () => {
  const bytes = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 32));
  expect(decode(bytes, "image.png")).toBe("(binary)");
  expect(decode(bytes, "image.js")).not.toBe("(binary)");
});

test("marked UTF-16 that holds NUL characters has no text", () => {
  expect(decode(Buffer.from("\uFEFF\0\0\0\0", "utf16le"), "data.txt")).toBe("(encoding)");
});

test.each([
  [true, `version https://git-lfs.github.com/spec/v1\noid sha256:${"a".repeat(64)}\nsize 5\n`],
  [false, `version https://git-lfs.github.com/spec/v1\noid sha256:${"a".repeat(63)}\nsize 5\n`],
  [false, `version https://git-lfs.github.com/spec/v1\noid sha256:${"a".repeat(64)}\nsize 5\neval(x)\n`],
  [false, ""],
])("a Git LFS pointer: %s", (expected, content) => {
  expect(isLfsPointer(Buffer.from(content))).toBe(expected);
});

test("ignore comments lose their effect in place", () => {
  const text = Buffer.from("a // ast-grep-ignore\nb // ast-grep-ignore: rule\n");
  neutralizeIgnoreComments(text);
  expect(text.toString()).toBe("a // ast_grep_ignore\nb // ast_grep_ignore: rule\n");
});
