import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";

const MIB = 1024 ** 2;
const SAMPLE_EVERY_MS = 1;
/** A collection takes longer than what it measures. */
const COLLECT_EVERY_MS = 50;
const [SETTLE_ROUNDS, SETTLE_MS] = [5, 100];

const Usage = z.object({ usedSize: z.number(), backingStorageSize: z.number() });
const Message = z.object({
  id: z.number().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
});
const ContextCreated = z.object({ context: z.object({ id: z.number() }) });

/** In MiB: JavaScript values, and the contents of array buffers. */
interface HeapUsage {
  heap: number;
  buffers: number;
}

/**
 * The heap of one isolate, as reported by the inspector of its workerd between two turns of its event loop. workerd needs
 * `--expose-gc`.
 */
export class IsolateHeap {
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (message: z.infer<typeof Message>) => void>();
  #calls = 0;
  #contextId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => {
      const message = Message.parse(JSON.parse(String(data)));
      if (message.method === "Runtime.executionContextCreated") {
        this.#contextId = ContextCreated.parse(message.params).context.id;
      }
      if (message.id !== undefined) this.#answers.get(message.id)?.(message);
    });
  }

  static async connect(inspector: URL | undefined): Promise<IsolateHeap> {
    if (!inspector) throw new Error("This server has no inspector.");
    const socket = new WebSocket(inspector);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    socket.addEventListener("open", () => resolve());
    socket.addEventListener("error", () => reject(new Error("The inspector does not answer.")));
    await promise;
    const heap = new IsolateHeap(socket);
    await heap.#call("Runtime.enable");
    return heap;
  }

  close(): void {
    this.#socket.close();
  }

  /**
   * The maximum growth of the heap in MiB while the work ran.
   * @param collects whether garbage is collected before each sample, so that only live memory counts.
   */
  async growth(work: () => Promise<unknown>, { collects }: { collects: boolean }): Promise<number> {
    await this.#settle();
    const before = await this.#usage();
    let peak = 0;
    const over = new AbortController();
    const sample = async (): Promise<void> => {
      while (!over.signal.aborted) {
        // Both are sent at once, so that the isolate does nothing in between.
        const collected = collects ? this.#collect() : undefined;
        const { heap, buffers } = await this.#usage();
        await collected;
        peak = Math.max(peak, heap + buffers - before.heap - before.buffers);
        await sleep(collects ? COLLECT_EVERY_MS : SAMPLE_EVERY_MS);
      }
    };
    const sampling = sample();
    try {
      await work();
    } finally {
      over.abort();
      await sampling;
    }
    return peak;
  }

  /** What a request leaves behind is garbage only a moment later. */
  async #settle(): Promise<void> {
    for (let round = 0; round < SETTLE_ROUNDS; round += 1) {
      await this.#collect();
      await sleep(SETTLE_MS);
    }
  }

  async #collect(): Promise<void> {
    await this.#call("Runtime.evaluate", { expression: "gc()", contextId: this.#contextId });
  }

  async #usage(): Promise<HeapUsage> {
    const { usedSize, backingStorageSize } = Usage.parse(await this.#call("Runtime.getHeapUsage"));
    return { heap: usedSize / MIB, buffers: backingStorageSize / MIB };
  }

  #call(method: string, params = {}): Promise<unknown> {
    this.#calls += 1;
    const id = this.#calls;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#answers.set(id, ({ result, error }) => {
      this.#answers.delete(id);
      if (error) reject(new Error(`${method}: ${error.message}`));
      else resolve(result);
    });
    this.#socket.send(JSON.stringify({ id, method, params }));
    return promise;
  }
}
