import { describe, expect, it } from "vitest";
import { BodyReader } from "../../../worker/http/body-reader.ts";

const TEXT = "the body of a request";

function openBody(text: string): ReadableStream<Uint8Array> {
  const { body } = new Response(text);
  if (!body) throw new Error("A response with text has a body.");
  return body;
}

async function readAll(reader: BodyReader): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += decoder.decode(read.value, { stream: true });
  }
  return text;
}

describe("a body", () => {
  it.for([
    ["of the expected length", TEXT.length],
    ["one byte longer", TEXT.length - 1],
    ["much longer", 1],
    ["shorter", TEXT.length + 1],
    ["much shorter", 60_000],
    ["of unknown length", undefined],
    ["of no length", 0],
    ["of a negative length", -5],
    ["of a length that is no whole number", 0.5],
    ["of a length that is no number", Number.NaN],
    ["of an unlimited length", Number.POSITIVE_INFINITY],
  ] as const)("%s is read to its end", async ([, expectedBytes]) => {
    const reader = new BodyReader(openBody(TEXT), expectedBytes);
    expect(await readAll(reader)).toBe(TEXT);
    expect(await reader.read()).toMatchObject({ done: true });
    await reader.cancel();
  });

  it("of more than a chunk is read to its end", async () => {
    const text = "x".repeat(200_000);
    expect(await readAll(new BodyReader(openBody(text), text.length))).toBe(text);
  });

  it("of the expected length is one chunk", async () => {
    const reader = new BodyReader(openBody(TEXT), TEXT.length);
    expect((await reader.read()).value?.byteLength).toBe(TEXT.length);
    expect(await reader.read()).toEqual({ done: true });
  });

  it("that is empty ends at once, whatever was expected", async () => {
    expect(await readAll(new BodyReader(openBody(""), 10))).toBe("");
  });
});
