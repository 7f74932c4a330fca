const MAX_PATH_LENGTH = 120;

export function joinAccessPath(path: string, name: string): string {
  return path === "" ? "" : shortPath(`${path}.${name}`);
}

/** The beginning and the end of a long path, which patterns look at. */
export function shortPath(path: string): string {
  if (path.length <= MAX_PATH_LENGTH) return path;
  const end = path.slice(-MAX_PATH_LENGTH / 2);
  return `${path.slice(0, MAX_PATH_LENGTH / 3)}…${end.slice(Math.max(0, end.indexOf(".")))}`;
}
