const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}:\d{2}(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;
/** No row is as young as this. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** Milliseconds since 1970, or undefined when nothing was asked for. */
export function parseSince(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  // A plus that was not escaped arrives as a space.
  const written = value.replace(/ (\d{2}:\d{2})$/, "+$1");
  const time =
    DAY.test(written) || TIME.test(written) ? Date.parse(written.replace(" ", "T").toUpperCase()) : Number.NaN;
  return Number.isNaN(time) ? NEVER : Math.max(0, time);
}
