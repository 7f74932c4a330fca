import { matchesOf } from "./language-links.ts";

/** What the index calls a file with a class that has rules for the fields of another class: `#checks Order`. */
export const CHECKS = "#checks ";

/** `class OrderValidator : AbstractValidator<Order>` */
const HEADER = /\bclass\s+\w+\s*(?:\([^)]*\)\s*)?:\s*(?:\w+\.)*\w*Validator<\s*(?:\w+\.)*(\w+)\s*>/gu;

export function checkedClasses(text: string): string[] {
  return matchesOf(text, HEADER).map((name) => CHECKS + name);
}

/** Whether a name stands for such rules, which hold in all files. */
export function isChecked(name: string): boolean {
  return name.startsWith(CHECKS);
}
