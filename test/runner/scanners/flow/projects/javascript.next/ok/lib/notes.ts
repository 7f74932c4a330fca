import { readFile } from "node:fs/promises";

export function openNote(name: number) {
  return readFile(`notes/${name}`);
}
