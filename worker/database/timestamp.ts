/** RFC 3339, UTC, milliseconds. */
export function toTimestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

export function toTimestampOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : toTimestamp(milliseconds);
}
