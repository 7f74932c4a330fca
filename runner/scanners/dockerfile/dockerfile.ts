import { DockerfileMatcher } from "../shared/dockerfile-matcher.ts";
import type { Rule } from "../shared/rule-pack.ts";
import type { Scanner } from "../shared/scanner.ts";
import { createTextScanner, Expression, type Hit, optionalExpression } from "../shared/text-scanner.ts";
import { type Instruction, readInstructions, readStages, type Stage } from "./dockerfile-instructions.ts";

const DOCKERFILE = /(?:^|\/)(?:(?:Dockerfile|Containerfile)(?:[.-][\w.-]+)?|[^/]+\.(?:dockerfile|containerfile))$/iu;
/** Files with these extensions are not Dockerfiles, even if their name begins with "Dockerfile". */
const OTHER_FILE = /\.(?:md|txt|json|ya?ml|[jt]sx?|py|rb|go|sh|html|dockerignore)$/iu;
const MAX_INSTRUCTIONS = 5_000;
const MAX_ARGUMENT_LENGTH = 16 * 1024;

interface FileRule {
  rule: Rule;
  matcher: DockerfileMatcher;
  regex: Expression;
  not: Expression | null;
  base: Expression | null;
}

/** Scans Dockerfiles with rules over parsed instructions. */
export function createDockerfileScanner(): Scanner {
  return createTextScanner({
    name: "dockerfile",
    revision: 1,
    language: "dockerfile",
    files: "Dockerfiles",
    compile: compileRule,
    isScanned: (path) => DOCKERFILE.test(path) && !OTHER_FILE.test(path),
    matchFile: (_path, text, rules) => {
      const instructions = readInstructions(text);
      const isTruncated = instructions.length > MAX_INSTRUCTIONS;
      return { hits: matchInstructions(instructions.slice(0, MAX_INSTRUCTIONS), rules), isTruncated };
    },
  });
}

function compileRule(rule: Rule): FileRule {
  const matcher = DockerfileMatcher.parse(rule.rule);
  const { regex, not, base } = matcher;
  return { rule, matcher, regex: new Expression(regex), not: optionalExpression(not), base: optionalExpression(base) };
}

function matchInstructions(all: readonly Instruction[], rules: readonly FileRule[]): Hit[] {
  const stages = readStages(all);
  if (stages.length === 0) return [];
  const shipped = withBases(stages.at(-1) ?? null);
  // A stage based on another stage of the file names no image.
  const ofStages = new Set(stages.flatMap(({ base, instructions }) => (base === null ? [] : instructions.slice(0, 1))));
  return rules.flatMap((rule) => {
    const { instruction: names, stage, last, missing } = rule.matcher;
    const own = (stage === "final" ? shipped : all).filter(
      (instruction) => names.includes(instruction.name) && !ofStages.has(instruction),
    );
    const looked = last ? own.slice(-1) : own;
    const hits = looked.flatMap((instruction) => hitOf(rule, instruction) ?? []);
    if (!missing) return hits;
    const from = stages.at(-1)?.instructions[0];
    const moot = rule.base?.matcher(shipped[0]?.argument ?? "").find() ?? false;
    return hits.length > 0 || moot || from === undefined ? [] : [{ rule: rule.rule, ...placeOf(from) }];
  });
}

/** The instructions of a stage and of the stages that it is based on. */
function withBases(stage: Stage | null): Instruction[] {
  const instructions: Instruction[] = [];
  for (let next = stage; next !== null; next = next.base) instructions.unshift(...next.instructions);
  return instructions;
}

function hitOf({ rule, regex, not }: FileRule, instruction: Instruction): Hit | null {
  const argument = instruction.argument.slice(0, MAX_ARGUMENT_LENGTH);
  const found = regex.matcher(argument);
  if (!found.find() || not?.matcher(argument).find()) return null;
  if (!argument.slice(0, found.start()).includes("\n")) return { rule, ...placeOf(instruction) };
  return { rule, start: instruction.argumentOffset + found.start(), end: instruction.argumentOffset + found.end() };
}

function placeOf({ offset, argumentOffset, argument }: Instruction): { start: number; end: number } {
  const [first = ""] = argument.split("\n", 1);
  return { start: offset, end: argumentOffset + first.trimEnd().length };
}
