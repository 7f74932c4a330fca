import { expect, it } from "vitest";
import { parseSince } from "../../../worker/http/since.ts";

it.for([
  ["2026-11-21", "2026-11-21T00:00:00.000Z"],
  ["2024-02-29", "2024-02-29T00:00:00.000Z"],
  ["2026-11-21T10:20:30Z", "2026-11-21T10:20:30.000Z"],
  ["2026-11-21t10:20:30z", "2026-11-21T10:20:30.000Z"],
  ["2026-11-21 10:20:30.123456789Z", "2026-11-21T10:20:30.123Z"],
  ["2026-11-21T00:00:00+05:30", "2026-11-20T18:30:00.000Z"],
  ["2026-11-21T00:00:00 05:30", "2026-11-20T18:30:00.000Z"],
  ["2026-11-21T00:00:00-05:30", "2026-11-21T05:30:00.000Z"],
  ["1969-12-31", "1970-01-01T00:00:00.000Z"],
] as const)("%s is %s", ([written, time]) => {
  expect(new Date(parseSince(written) ?? Number.NaN).toISOString()).toBe(time);
});

it.for([
  "2026-02-29",
  "2026-04-31T00:00:00Z",
  "2026-13-01",
  "2026-11-21T24:00:00Z",
  "2026-11-21T10:60:00Z",
  "2026-11-21T10:20:30",
  "2026-11-21T10:20:30+25:00",
  "2026-11",
  "1795300000",
  "yesterday",
  "",
])("%j is no time that anything was created since", (written) => {
  expect(parseSince(written)).toBe(Number.MAX_SAFE_INTEGER);
});

it("is nothing where nothing was asked for", () => {
  expect(parseSince(undefined)).toBeUndefined();
});
