import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { BrokenRecordError, ByteReader } from "../../../runner/repository/byte-reader.ts";

const NUL = 0;

function readerOf(...chunks: string[]): ByteReader {
  return new ByteReader(Readable.from(chunks.map((chunk) => Buffer.from(chunk))));
}

function* endlessChunks(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(64 * 1024, "x");
}

async function readAll(reader: ByteReader): Promise<string[]> {
  const records: string[] = [];
  for (;;) {
    const record = reader.takeUntil(NUL) ?? (await reader.readUntil(NUL));
    if (record === null) return records;
    records.push(record.toString());
  }
}

test.each([
  ["in one chunk", ["a\0bc\0\0"]],
  ["a byte at a time", ["a", "\0", "b", "c", "\0", "\0"]],
  ["across chunks", ["a\0b", "c\0", "\0"]],
  ["with empty chunks", ["", "a\0", "", "bc\0\0", ""]],
])("records %s", async (_how, chunks) => {
  expect(await readAll(readerOf(...chunks))).toEqual(["a", "bc", ""]);
});

test("an empty stream has no record", async () => {
  expect(await readerOf().readUntil(NUL)).toBeNull();
});

test("a record without its delimiter at the end is broken", async () => {
  const reader = readerOf("a\0b");
  expect((await reader.readUntil(NUL))?.toString()).toBe("a");
  await expect(reader.readUntil(NUL)).rejects.toThrow(BrokenRecordError);
});

test("a record over the limit is broken, however much follows", async () => {
  const endless = Readable.from(endlessChunks());
  await expect(new ByteReader(endless).readUntil(NUL)).rejects.toThrow(BrokenRecordError);
});

test("bytes and records follow one another", async () => {
  const reader = readerOf("5\0he", "llo", "\n3\0ab", "c\n");
  const contents: string[] = [];
  for (let length = await reader.readUntil(NUL); length !== null; length = await reader.readUntil(NUL)) {
    contents.push((await reader.readBytes(Number(length.toString()) + 1)).toString());
  }
  expect(contents).toEqual(["hello\n", "abc\n"]);
});

test("fewer bytes than asked for are a broken record", async () => {
  await expect(readerOf("abc").readBytes(4)).rejects.toThrow(BrokenRecordError);
  expect((await readerOf("abc").readBytes(0)).length).toBe(0);
});

test("taking never waits, and takes nothing of what is incomplete", async () => {
  const reader = readerOf("a\0bcd");
  expect(reader.takeUntil(NUL)).toBeNull();
  expect(reader.takeBytes(1)).toBeNull();
  await reader.readUntil(NUL);
  expect(reader.takeUntil(NUL)).toBeNull();
  expect(reader.takeBytes(4)).toBeNull();
  expect(reader.takeBytes(3)?.toString()).toBe("bcd");
});
