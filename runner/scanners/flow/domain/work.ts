const ITEMS_PER_STEP = 128;

let steps = 0;

/** Counts work on a value that may be very many things as steps of the analysis. */
export function countWork(items: number): void {
  if (items >= ITEMS_PER_STEP) steps += Math.floor(items / ITEMS_PER_STEP);
}

/** The steps counted since the last call. */
export function takeWork(): number {
  const taken = steps;
  steps = 0;
  return taken;
}
