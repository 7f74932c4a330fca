export interface Instruction {
  /** Upper case; for ONBUILD, the triggered instruction. */
  name: string;
  /** Text after the name, at the length of the source: continuations and the comments between them are blanked. */
  argument: string;
  /** Of the instruction, in UTF-16 units from the beginning of the file. */
  offset: number;
  argumentOffset: number;
}

export interface Stage {
  instructions: Instruction[];
  /** The stage it is based on, if that is in the same file. */
  base: Stage | null;
}

const DIRECTIVE = /^#\s*escape\s*=\s*(?<escape>[\\`])\s*$/iu;
const NAME = /^[ \t]*(?:ONBUILD[ \t]+)?(?<name>[A-Za-z]+)(?=\s|$)/iu;
const HEREDOC = /<<-?(?<quote>["']?)(?<word>[A-Za-z_][A-Za-z0-9_]*)\k<quote>/gu;
const COMMENT = /^\s*(?:#|$)/u;

/** Reads a Dockerfile as BuildKit does: escape directive, continued lines, comments between them, here-documents. */
export function readInstructions(text: string): Instruction[] {
  const lines = text.split("\n");
  const escape = DIRECTIVE.exec(lines[0]?.trim() ?? "")?.groups?.["escape"] ?? "\\";
  const instructions: Instruction[] = [];
  let offset = 0;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    const start = offset;
    offset += line.length + 1;
    const name = COMMENT.test(line) ? undefined : NAME.exec(line);
    if (!name?.groups?.["name"]) continue;
    const parts = [line];
    while (continues(parts.at(-1) ?? "", escape) && index + 1 < lines.length) {
      index += 1;
      const next = lines[index] ?? "";
      offset += next.length + 1;
      const last = parts.length - 1;
      parts[last] = blankEnd(parts[last] ?? "", escape);
      parts.push(COMMENT.test(next) ? " ".repeat(Math.max(0, next.length - 1)) + escape : next);
    }
    for (const word of [...parts.join(" ").matchAll(HEREDOC)].map((match) => match.groups?.["word"])) {
      while (index + 1 < lines.length) {
        index += 1;
        const next = lines[index] ?? "";
        offset += next.length + 1;
        parts.push(next);
        if (next.trim() === word) break;
      }
    }
    const whole = parts.join("\n");
    const argumentStart = name[0].length;
    instructions.push({
      name: name.groups["name"].toUpperCase(),
      argument: whole.slice(argumentStart),
      offset: start + (line.length - line.trimStart().length),
      argumentOffset: start + argumentStart,
    });
  }
  return instructions;
}

/** The stages of a multi-stage build, each with the one it is based on. */
export function readStages(instructions: readonly Instruction[]): Stage[] {
  const stages: Stage[] = [];
  const named = new Map<string, Stage>();
  for (const instruction of instructions) {
    if (instruction.name === "FROM") {
      const words = instruction.argument.trim().split(/\s+/u);
      const [image = "", as = "", alias = ""] = words.filter((word) => !word.startsWith("--"));
      const stage: Stage = { instructions: [], base: named.get(image.toLowerCase()) ?? null };
      if (as.toLowerCase() === "as") named.set(alias.toLowerCase(), stage);
      stages.push(stage);
    }
    stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
}

function continues(line: string, escape: string): boolean {
  return line.trimEnd().endsWith(escape);
}

function blankEnd(line: string, escape: string): string {
  const at = line.lastIndexOf(escape);
  return line.slice(0, at) + " ".repeat(line.length - at);
}
