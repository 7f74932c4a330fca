import { texts } from "./texts.ts";

/** `path:line` of a finding or vulnerability, as far as it has them. */
export function locationText(place: { location_path: string | null; location_line: number | null }): string {
  const { location_path: path, location_line: line } = place;
  return `${path ?? texts.none}${line === null ? "" : `:${line}`}`;
}
