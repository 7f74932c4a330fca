const MAX_STEPS = 250_000;
const STEPS_BETWEEN_LOOKS = 8_192;

/** The step limit was reached. Deterministic: the findings until then are kept. */
export class OutOfSteps extends Error {}

/** The time limit was reached. Depends on the machine: no finding is kept. */
export class OutOfTime extends Error {}

/** CPU time, so that load on the machine does not change the findings. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Limits for one file: a number of steps, and CPU time where steps are unusually slow. */
export class Budget {
  readonly #deadline: number;
  #steps = 0;
  /** Calls of functions of the file; any further call counts as one of an unknown function. */
  calls = 20_000;

  constructor(deadlineMs: number) {
    this.#deadline = cpuMs() + deadlineMs;
  }

  /** @throws OutOfSteps or OutOfTime */
  step(): void {
    if (++this.#steps > MAX_STEPS) throw new OutOfSteps();
    if (this.#steps % STEPS_BETWEEN_LOOKS === 0 && cpuMs() > this.#deadline) throw new OutOfTime();
  }
}
