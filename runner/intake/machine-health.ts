import { setTimeout as sleep } from "node:timers/promises";
import { describeError } from "../log.ts";
import type { Log } from "../log.ts";
import type { MachineFault } from "../sandbox/machine-fault.ts";

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;

/**
 * Tracks whether the machine works. After a fault the machine is probed, with growing pauses, until it works again. The pause is
 * reset only when a scan completes: a machine that passes its probe but fails each scan accepts few.
 */
export class MachineHealth {
  readonly #probe: () => Promise<MachineFault | null>;
  readonly #onFault: (fault: MachineFault) => void;
  readonly #log: Log;
  readonly #stopped = new AbortController();
  readonly #firstPauseMs: number;
  #pauseMs: number;
  #fault: MachineFault | null = null;
  #recovery = Promise.resolve();

  constructor(options: {
    probe: () => Promise<MachineFault | null>;
    /** Called at the beginning of each fault. */
    onFault: (fault: MachineFault) => void;
    log: Log;
    firstPauseMs?: number;
  }) {
    this.#probe = options.probe;
    this.#onFault = options.onFault;
    this.#log = options.log;
    this.#firstPauseMs = options.firstPauseMs ?? FIRST_PAUSE_MS;
    this.#pauseMs = this.#firstPauseMs;
  }

  /** The reason of the current fault; null while the machine works. */
  get fault(): string | null {
    return this.#fault?.message ?? null;
  }

  report(fault: MachineFault): void {
    if (this.#fault !== null) return;
    this.#fault = fault;
    this.#log("error", "machine_fault", { reason: fault.message, error: describeError(fault) });
    this.#recovery = this.#recover();
    this.#onFault(fault);
  }

  confirm(): void {
    if (this.#fault === null) this.#pauseMs = this.#firstPauseMs;
  }

  /** Resolves once the machine works, or the signal aborts. */
  async waitUntilHealthy(signal: AbortSignal): Promise<void> {
    while (this.#fault !== null && !signal.aborted) {
      const { promise: aborted, resolve } = Promise.withResolvers<void>();
      const onAbort = (): void => resolve();
      signal.addEventListener("abort", onAbort);
      await Promise.race([this.#recovery, aborted]);
      signal.removeEventListener("abort", onAbort);
    }
  }

  stop(): void {
    this.#stopped.abort();
  }

  async #recover(): Promise<void> {
    const { signal } = this.#stopped;
    while (this.#fault !== null) {
      const pauseMs = this.#pauseMs;
      this.#pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
      await sleep(pauseMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      this.#fault = await this.#probe();
    }
    this.#log("info", "machine_recovered");
  }
}
