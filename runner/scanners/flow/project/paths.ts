export function directoryOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

/** @returns null for a path outside of the repository. */
export function joinPath(directory: string, relative: string): string | null {
  const parts = directory === "" ? [] : directory.split("/");
  for (const part of relative.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join("/");
}

/** The number of leading directories that two paths share. */
export function sharedDirectories(a: string, b: string): number {
  const [left, right] = [a.split("/"), b.split("/")];
  let count = 0;
  while (count < left.length - 1 && count < right.length - 1 && left[count] === right[count]) count++;
  return count;
}

/** The item whose path shares the most directories with another path; of several, the first. */
export function nearest<Item extends { path: string }>(items: readonly Item[], path: string): Item | undefined {
  let best: Item | undefined;
  let most = -1;
  for (const item of items) {
    const shared = sharedDirectories(item.path, path);
    if (shared <= most) continue;
    most = shared;
    best = item;
  }
  return best;
}

/** Groups of items whose paths share equally many directories with a path, the nearest first. */
export function byNearness<Item extends { path: string }>(items: readonly Item[], path: string): Item[][] {
  const groups = Map.groupBy(items, (item) => sharedDirectories(item.path, path));
  return [...groups].toSorted(([a], [b]) => b - a).map(([, group]) => group);
}
