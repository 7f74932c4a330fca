import { gzipSync } from "node:zlib";
import { expect, it, onTestFinished, vi } from "vitest";
import { ImportTurn } from "../../../worker/findings/upload/import-turns.ts";
import { bufferBody, readPlain } from "../../../worker/sarif/runs/read-body.ts";

const MIB = 1024 ** 2;
/** Of the timeout of a body. */
const TICK_MS = 1_000;
const turn = new ImportTurn(() => undefined);

function requestOf(body: BodyInit): Request {
  return new Request("https://api.example", { method: "POST", body, headers: { "content-type": "application/json" } });
}

async function readTwice(request: Request): Promise<Buffer[]> {
  const body = await bufferBody(request, turn);
  const copies: Buffer[] = [];
  for (let pass = 0; pass < 2; pass += 1) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of readPlain(body)) chunks.push(Uint8Array.from(chunk));
    copies.push(Buffer.concat(chunks));
  }
  body.close();
  return copies;
}

it.for([0, 1, MIB / 4 - 1, MIB / 4, MIB / 4 + 1, 3 * MIB + 7])(
  "is read twice as it was sent, with %d bytes, plain and compressed",
  async (length) => {
    const bytes = Buffer.from(Uint8Array.from({ length }, (_, at) => (at * 31 + (at >> 7)) % 128));
    for (const body of [bytes, gzipSync(bytes)]) {
      for (const copy of await readTwice(requestOf(body))) expect(copy.equals(bytes)).toBe(true);
    }
  },
);

it("of gzip over the limit when it is decompressed is read no further, though its timeout does not expire", async () => {
  const start = setTimeout;
  vi.stubGlobal("setTimeout", (call: () => void, ms: number) => (ms < TICK_MS ? start(call, ms) : 0));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { promise: isCanceled, resolve } = Promise.withResolvers<void>();
  const bomb = gzipSync(Buffer.alloc(65 * MIB, " "));
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bomb),
    cancel: () => resolve(),
  });
  await expect(bufferBody(requestOf(endless), turn)).rejects.toThrow(/when inflated/);
  await isCanceled;
});
