import { readFile } from "node:fs/promises";

export function openNote(name: string) {
  return readFile(`notes/${name}`); // expect
}
