import { takeWork } from "./domain/work.ts";

const MAX_STEPS = 250_000;
const STEPS_BETWEEN_LOOKS = 8_192;
/** Minimum steps for optional work that makes the analysis more complete, in addition to the steps of the analysis itself. */
const MIN_EXTRA_STEPS = 10_000;
const SHARE_OF_EXTRA_STEPS = 0.25;

/** The step limit was reached. Deterministic, so the findings up to then are kept. */
export class OutOfSteps extends Error {}

/** The time limit was reached. Depends on the machine, so no finding is kept. */
export class OutOfTime extends Error {}

/** Thrown often, so without a stack trace of its own. */
const OUT_OF_EXTRA_STEPS = new Error("out of extra steps");

/** CPU time, so that load on the machine does not change the findings. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Limits for one file: a number of steps, and CPU time for the case that steps are unusually slow. */
export class Budget {
  readonly #deadlineMs: number;
  #deadline: number | null;
  #steps = 0;
  #extraSteps = 0;
  #nextLook = STEPS_BETWEEN_LOOKS;
  #isExtra = false;
  /** Calls of functions of the file; any further call is treated as one of an unknown function. */
  calls = 20_000;

  /** @param deadlineMs CPU time, from now on; @param startsNow otherwise from the first look at the time on, which takes long itself */
  constructor(deadlineMs: number, startsNow = true) {
    this.#deadlineMs = deadlineMs;
    this.#deadline = startsNow ? cpuMs() + deadlineMs : null;
  }

  /** A budget of the same size that nothing has been taken from. */
  renewed(): Budget {
    return new Budget(this.#deadlineMs, false);
  }

  get steps(): number {
    return this.#steps;
  }

  /** Counts steps that were done before. @throws OutOfSteps */
  charge(steps: number): void {
    this.#steps += steps;
    if (this.#steps > MAX_STEPS) throw new OutOfSteps();
  }

  /** @throws OutOfSteps or OutOfTime */
  step(): void {
    const steps = 1 + takeWork();
    if (this.#isExtra) {
      this.#extraSteps += steps;
      if (this.#extraSteps > this.#extraLimit()) throw OUT_OF_EXTRA_STEPS;
    } else {
      this.#steps += steps;
      if (this.#steps > MAX_STEPS) throw new OutOfSteps();
    }
    if (this.#steps + this.#extraSteps >= this.#nextLook) this.#look();
  }

  #look(): void {
    this.#nextLook = this.#steps + this.#extraSteps + STEPS_BETWEEN_LOOKS;
    const now = cpuMs();
    this.#deadline ??= now + this.#deadlineMs;
    if (now > this.#deadline) throw new OutOfTime();
  }

  /**
   * Does optional work while steps for such work are left.
   * @returns null if none are left.
   */
  stepExtra(): void {
    if (this.#isExtra) this.step();
  }

  /** Does work that the analysis can do without, as long as steps for such work are left. @returns null if they are not. */
  doExtra<Result>(work: () => Result): Result | null {
    const wasExtra = this.#isExtra;
    this.#isExtra = true;
    try {
      return this.#extraSteps > this.#extraLimit() ? null : work();
    } catch (error) {
      if (error === OUT_OF_EXTRA_STEPS) return null;
      throw error;
    } finally {
      this.#isExtra = wasExtra;
    }
  }

  #extraLimit(): number {
    return MIN_EXTRA_STEPS + SHARE_OF_EXTRA_STEPS * this.#steps;
  }
}
