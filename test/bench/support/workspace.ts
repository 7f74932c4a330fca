import { rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";

type Undo = () => Promise<unknown>;

/** The processes and files of a benchmark, which are stopped and removed however it ends. */
export class Workspace {
  readonly #undo: Undo[] = [];
  readonly #closing = new AbortController();

  /** Aborts when the benchmark has ended or is interrupted. */
  get signal(): AbortSignal {
    return this.#closing.signal;
  }

  /** `undo` runs at the end, in reverse order; what is started after the end is undone immediately. */
  defer(undo: Undo): void {
    this.#undo.push(undo);
    if (this.signal.aborted) void this.close();
  }

  async makeDirectory(): Promise<string> {
    const directory = await mkdtemp(join(tmpdir(), "bench-"));
    const removal = { recursive: true, force: true, maxRetries: 5, retryDelay: 200 };
    // On Ctrl-C, Miniflare ends this process immediately.
    const onExit = (): void => rmSync(directory, removal);
    process.once("exit", onExit);
    this.defer(async () => {
      await rm(directory, removal);
      process.off("exit", onExit);
    });
    return directory;
  }

  /** Reports progress on standard error; standard output contains the results only. */
  say(line: string): void {
    process.stderr.write(`  ${line}\n`);
  }

  async close(): Promise<void> {
    this.#closing.abort(new Error("The benchmark has ended."));
    for (let undo = this.#undo.pop(); undo; undo = this.#undo.pop()) {
      await undo().catch((error: unknown) => {
        process.stderr.write(`  Not cleaned up: ${error instanceof Error ? error.message : String(error)}\n`);
      });
    }
  }
}
