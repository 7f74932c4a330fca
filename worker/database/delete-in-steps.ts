const ROWS_PER_STEP = 1_000;
const MAX_STEPS = 10;

/**
 * Deletes rows in bounded steps, at most ten; the rest is deleted in the next run of the cron trigger.
 * @param deleteRows deletes at most `limit` rows, and returns how many it has deleted
 */
export async function deleteInSteps(
  deleteRows: (limit: number) => Promise<number>,
  rowsPerStep = ROWS_PER_STEP,
): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if ((await deleteRows(rowsPerStep)) < rowsPerStep) return;
  }
}
