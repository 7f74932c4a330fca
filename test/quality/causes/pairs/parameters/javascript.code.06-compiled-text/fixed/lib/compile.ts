export function compile(field: string): (row: Record<string, unknown>) => unknown {
  return (row) => row[field];
}
