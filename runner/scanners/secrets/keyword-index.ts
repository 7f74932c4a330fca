import type { SecretRule } from "./rule.ts";

/** A window of a text in which a rule may match. */
export interface Window {
  start: number;
  end: number;
}

interface Keyword {
  codes: readonly number[];
  rules: { index: number; before: number; after: number }[];
}

const SHORTEST_KEYWORD = 3;
const TRIGRAM_MASK = 0x3_ffff;

/**
 * Finds the keywords of all rules in one pass. A table, indexed by the last three characters in lower case (18 bits), shows where
 * a keyword may occur; only there is the text compared with the keywords.
 */
export class KeywordIndex {
  private readonly mayBegin = new Uint8Array(TRIGRAM_MASK + 1);
  private readonly byTrigram = new Map<number, Keyword[]>();

  /** @throws Error when a keyword is too short, or is not in lower case. */
  constructor(rules: readonly SecretRule[]) {
    const keywords = new Map<string, Keyword>();
    rules.forEach((rule, index) => {
      for (const word of rule.keywords) {
        const keyword = keywords.get(word) ?? toKeyword(word);
        keywords.set(word, keyword);
        keyword.rules.push({ index, ...rule.reach });
      }
    });
    for (const keyword of keywords.values()) this.add(keyword);
  }

  /** Windows by index of the rule, in ascending order and disjoint. */
  windows(text: string): Map<number, Window[]> {
    const windows = new Map<number, Window[]>();
    let trigram = 0;
    for (let position = 0; position < text.length; position++) {
      trigram = ((trigram << 6) | (fold(text.charCodeAt(position)) & 63)) & TRIGRAM_MASK;
      if (this.mayBegin[trigram] === 1) this.collect(text, position - 2, trigram, windows);
    }
    return windows;
  }

  private add(keyword: Keyword): void {
    const [first = 0, second = 0, third = 0] = keyword.codes;
    const trigram = ((first & 63) << 12) | ((second & 63) << 6) | (third & 63);
    this.mayBegin[trigram] = 1;
    this.byTrigram.set(trigram, [...(this.byTrigram.get(trigram) ?? []), keyword]);
  }

  private collect(text: string, start: number, trigram: number, windows: Map<number, Window[]>): void {
    for (const keyword of this.byTrigram.get(trigram) ?? []) {
      if (!standsAt(text, start, keyword.codes)) continue;
      for (const { index, before, after } of keyword.rules) {
        const end = Math.min(text.length, start + keyword.codes.length + after);
        addWindow(windows, index, { start: Math.max(0, start - before), end });
      }
    }
  }
}

function toKeyword(word: string): Keyword {
  if (word.length < SHORTEST_KEYWORD || word !== word.toLowerCase()) {
    throw new Error(
      `"${word}" is not a valid keyword: at least ${SHORTEST_KEYWORD} characters in lower case are required`,
    );
  }
  return { codes: Array.from(word, (character) => character.charCodeAt(0)), rules: [] };
}

function standsAt(text: string, start: number, codes: readonly number[]): boolean {
  return start >= 0 && codes.every((code, offset) => fold(text.charCodeAt(start + offset)) === code);
}

function addWindow(windows: Map<number, Window[]>, rule: number, window: Window): void {
  const known = windows.get(rule);
  const last = known?.at(-1);
  if (!known) windows.set(rule, [window]);
  else if (last && window.start <= last.end) last.end = Math.max(last.end, window.end);
  else known.push(window);
}

function fold(code: number): number {
  return code >= 65 && code <= 90 ? code + 32 : code;
}
