import { z } from "zod";

const Moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
/** Later than the creation of any row. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** Milliseconds since 1970, or undefined if not given. */
export function parseSince(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  // An unescaped plus sign arrives as a space.
  const written = value.replace(/ (\d{2}:\d{2})$/, "+$1");
  const moment = Moment.safeParse(written.replace(" ", "T").toUpperCase());
  const time = moment.success ? Date.parse(moment.data) : Number.NaN;
  return Number.isNaN(time) ? NEVER : Math.max(0, time);
}
