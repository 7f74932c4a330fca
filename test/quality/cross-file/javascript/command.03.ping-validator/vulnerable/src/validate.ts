export function requireHost(value: unknown): string {
  if (typeof value !== "string" || value.length === 0) {
    throw new TypeError("host is required");
  }
  return value;
}
