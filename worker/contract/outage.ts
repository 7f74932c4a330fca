/** For how long a runner goes on with a claimed scan, and repeats its calls, while the worker does not respond. */
export const MAX_OUTAGE_MS = 15 * 60 * 1_000;
