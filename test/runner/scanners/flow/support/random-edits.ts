import type { Files } from "./kept-results.ts";

/** Numbers from 0 to 1 that are the same for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The files with one small change in one of them. */
export function editedAt(files: Files, random: () => number): Files {
  const upTo = (count: number): number => Math.floor(random() * count);
  const paths = Object.keys(files);
  const path = paths[upTo(paths.length)] ?? "";
  const lines = (files[path] ?? "").split("\n");
  const at = upTo(lines.length);
  const line = lines[at] ?? "";
  const words = line.match(/\w+/gu) ?? [];
  const word = words[upTo(words.length)] ?? "";
  const others = (files[paths[upTo(paths.length)] ?? ""] ?? "").match(/\w+/gu) ?? [];
  const character = upTo(line.length);
  const edits: (() => string[])[] = [
    () => [line, lines[upTo(lines.length)] ?? ""],
    () => [line, line],
    () => ["", line],
    () => [],
    () => [line.replace(word, others[upTo(others.length)] ?? "")],
    () => [line.replace(word, `${word}2`)],
    () => [line.slice(0, character) + line.slice(character + 1)],
    () => [line.replace(/"[^"]*"/u, '"x"')],
    () => [line.replace(/\bif\b/u, "while")],
    () => [` ${line}`],
  ];
  const edited = edits[upTo(edits.length)]?.() ?? [line];
  return { ...files, [path]: [...lines.slice(0, at), ...edited, ...lines.slice(at + 1)].join("\n") };
}
