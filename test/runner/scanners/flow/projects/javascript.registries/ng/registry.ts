const importers = new Map<string, (c: string) => void>();
export function register(k: string, fn: (c: string) => void) { importers.set(k, fn); }
export const importerFor = (k: string) => importers.get(k)!;
