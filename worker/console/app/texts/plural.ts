/** The count and its noun: "1 scan", "2 scans". */
export function plural(count: number, one: string, other = `${one}s`): string {
  return `${count} ${count === 1 ? one : other}`;
}
