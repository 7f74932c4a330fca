const MAX_STEPS = 250_000;
const STEPS_BETWEEN_LOOKS = 8_192;

/** What was found until then is the same each time. */
export class OutOfSteps extends Error {}

/** What was found until then depends on the machine. */
export class OutOfTime extends Error {}

/** Of the processor, so that a busy machine does not change what is found. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Work for one file: so many steps, and time as the last resort where steps are unusually slow. */
export class Budget {
  readonly #deadline: number;
  #steps = 0;
  /** Calls into functions of the file: beyond this many each is taken for unknown. */
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
