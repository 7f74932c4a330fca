const STEPS_BETWEEN_LOOKS = 1_024;

export class OutOfTime extends Error {}

/** Of the processor, so that a busy machine does not change what is found. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Time for one file. */
export class Budget {
  readonly #deadline: number;
  #steps = 0;
  /** Calls into functions of the file: beyond this many each is taken for unknown. */
  calls = 20_000;

  constructor(deadlineMs: number) {
    this.#deadline = cpuMs() + deadlineMs;
  }

  /** @throws OutOfTime at the deadline. */
  step(): void {
    if (++this.#steps % STEPS_BETWEEN_LOOKS === 0 && cpuMs() > this.#deadline) throw new OutOfTime();
  }
}
