import { yieldToOthers } from "../../http/yield-to-others.ts";

const ASK_AGAIN_MS = 20;
const STEP_BYTES = 32 * 1024;
/** A request without activity for this long was terminated by the platform without notice. */
const FORGOTTEN_AFTER_MS = 60_000;

/**
 * Bounds the imports of an organization that run at once in this isolate, so that many of them take as long as one after another
 * and leave time for other tenants. The others wait in the order of their arrival, however long. They check for their turn
 * themselves: what waits for a disconnected client may never resume.
 */
export class ImportTurns {
  readonly #organizations = new Map<string, Set<ImportTurn>>();

  /** Waits until fewer than `maxRunning` earlier imports of the organization are left. */
  async enter(orgId: string, maxRunning: number): Promise<ImportTurn> {
    const turns = this.#organizations.get(orgId) ?? new Set();
    this.#organizations.set(orgId, turns);
    const turn: ImportTurn = new ImportTurn(() => {
      turns.delete(turn);
      if (turns.size === 0) this.#organizations.delete(orgId);
    });
    turns.add(turn);
    while (!isAmongFirst(turn, turns, maxRunning)) {
      const { promise, resolve } = Promise.withResolvers<void>();
      setTimeout(resolve, ASK_AGAIN_MS);
      await promise;
      turn.beat();
    }
    return turn;
  }
}

/** One import, waiting or running. */
export class ImportTurn {
  heardAtMs = Date.now();
  /** The next import may begin. */
  readonly leave: () => void;

  constructor(leave: () => void) {
    this.leave = leave;
  }

  /** Shows that the request has not been terminated. */
  beat(): void {
    this.heardAtMs = Date.now();
  }

  /**
   * The same bytes in steps of at most 32 KiB, each a few milliseconds of work; in between, other requests of the isolate go on. Each
   * shows that the request has not been terminated.
   */
  async *during(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    for await (const chunk of chunks) {
      for (let from = 0; from < chunk.byteLength; from += STEP_BYTES) {
        this.beat();
        const step = chunk.subarray(from, from + STEP_BYTES);
        yield step;
        bytes += step.byteLength;
        if (bytes < STEP_BYTES) continue;
        bytes = 0;
        await yieldToOthers();
      }
    }
  }
}

export const importTurns = new ImportTurns();

function isAmongFirst(turn: ImportTurn, turns: Set<ImportTurn>, count: number): boolean {
  const forgottenBeforeMs = turn.heardAtMs - FORGOTTEN_AFTER_MS;
  let before = 0;
  for (const other of turns) {
    if (other === turn) break;
    if (other.heardAtMs < forgottenBeforeMs) turns.delete(other);
    else before += 1;
  }
  return before < count;
}
