import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { RE2JS } from "re2js";
import { SEVERITIES } from "../../../worker/contract/finding.ts";
import { type Instruction, readInstructions, readStages, type Stage } from "./dockerfile-instructions.ts";
import { DockerfileMatcher } from "../shared/dockerfile-matcher.ts";
import { codeIdentity, fingerprintMatches, keyCredentials, type Match } from "../shared/fingerprint.ts";
import { ruleFinding, snippetOf } from "../shared/rule-finding.ts";
import { loadRulePack, type Rule } from "../shared/rule-pack.ts";
import type { SourceTree } from "../../repository/source-tree.ts";
import { type ScanContext, type Scanner, ScannerError, type ScannerReport } from "../shared/scanner.ts";
import { type Position, SourceText } from "../shared/source-text.ts";

const NAME = "dockerfile";
const LANGUAGE = "dockerfile";
const DOCKERFILE = /(?:^|\/)(?:(?:Dockerfile|Containerfile)(?:[.-][\w.-]+)?|[^/]+\.(?:dockerfile|containerfile))$/iu;
/** Files with these extensions are not Dockerfiles, even if their name begins with "Dockerfile". */
const OTHER_FILE = /\.(?:md|txt|json|ya?ml|[jt]sx?|py|rb|go|sh|html|dockerignore)$/iu;
const MAX_INSTRUCTIONS = 5_000;
const MAX_ARGUMENT_LENGTH = 16 * 1024;

interface FileRule {
  rule: Rule;
  matcher: DockerfileMatcher;
  regex: RE2JS;
  not: RE2JS | null;
  base: RE2JS | null;
}

interface FileMatch extends Match {
  rule: Rule;
  cwe: string | null;
  position: Position;
  endLine: number;
  snippet: string;
}

/** Scans Dockerfiles, for which ast-grep has no grammar, with rules of the same pack over parsed instructions. */
export function createDockerfileScanner(): Scanner {
  let loading: Promise<readonly FileRule[]> | undefined;

  async function load(): Promise<readonly FileRule[]> {
    loading ??= loadRules();
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw new ScannerError(`The rules for Dockerfiles do not load. ${String(error)}`);
    }
  }

  return {
    name: NAME,
    version: async () => `1 (${(await load()).length} rules)`,
    scan: async (tree, context) => scanTree(tree, context, await load()),
  };
}

async function loadRules(): Promise<readonly FileRule[]> {
  const { rules } = await loadRulePack();
  return rules
    .filter((rule) => rule.language === LANGUAGE)
    .map((rule) => {
      const matcher = DockerfileMatcher.parse(rule.rule);
      const { regex, not, base } = matcher;
      return { rule, matcher, regex: compile(regex), not: compileOptional(not), base: compileOptional(base) };
    });
}

function compile(source: string): RE2JS {
  return RE2JS.compile(source, RE2JS.CASE_INSENSITIVE | RE2JS.MULTILINE);
}

function compileOptional(source: string | undefined): RE2JS | null {
  return source === undefined ? null : compile(source);
}

async function scanTree(tree: SourceTree, context: ScanContext, rules: readonly FileRule[]): Promise<ScannerReport> {
  const matches: FileMatch[] = [];
  const deadline = performance.now() + context.timeoutMs;
  let truncated = false;
  for (const { path, storedPath } of tree.files) {
    if (!storedPath.startsWith("code/") || !DOCKERFILE.test(path) || OTHER_FILE.test(path)) continue;
    context.signal.throwIfAborted();
    if (performance.now() > deadline) throw new ScannerError("The Dockerfiles were not scanned in time.");
    const text = await readFile(join(tree.root, storedPath), "utf8").catch((error: unknown) => {
      throw new ScannerError(`A Dockerfile cannot be read. ${String(error)}`);
    });
    const instructions = readInstructions(text);
    truncated ||= instructions.length > MAX_INSTRUCTIONS;
    matches.push(...matchFile(path, text, instructions.slice(0, MAX_INSTRUCTIONS), rules));
  }
  const findings = fingerprintMatches(NAME, keyCredentials(matches, context.fingerprintKey))
    .map((match) => ruleFinding(NAME, match.rule, LANGUAGE, match))
    .toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  return {
    findings: findings.slice(0, context.maxFindings),
    truncated: truncated || findings.length > context.maxFindings,
  };
}

function matchFile(path: string, text: string, all: readonly Instruction[], rules: readonly FileRule[]): FileMatch[] {
  const stages = readStages(all);
  if (stages.length === 0) return [];
  const shipped = withBases(stages.at(-1) ?? null);
  // A stage based on another stage of the file names no image.
  const ofStages = new Set(stages.flatMap(({ base, instructions }) => (base === null ? [] : instructions.slice(0, 1))));
  const source = new SourceText(Buffer.from(text));
  return rules.flatMap((rule) => {
    const { instruction: names, stage, last, missing } = rule.matcher;
    const own = (stage === "final" ? shipped : all).filter(
      (instruction) => names.includes(instruction.name) && !ofStages.has(instruction),
    );
    const looked = last ? own.slice(-1) : own;
    const hits = looked.flatMap((instruction) => hitOf(rule, instruction) ?? []);
    if (!missing) return hits.map((hit) => toMatch(rule.rule, path, text, source, hit));
    const from = stages.at(-1)?.instructions[0];
    const moot = rule.base?.matcher(shipped[0]?.argument ?? "").find() ?? false;
    return hits.length > 0 || moot || from === undefined ? [] : [toMatch(rule.rule, path, text, source, placeOf(from))];
  });
}

/** The instructions of a stage and of the stages that it is based on. */
function withBases(stage: Stage | null): Instruction[] {
  const instructions: Instruction[] = [];
  for (let next = stage; next !== null; next = next.base) instructions.unshift(...next.instructions);
  return instructions;
}

interface Hit {
  start: number;
  end: number;
}

function hitOf({ regex, not }: FileRule, instruction: Instruction): Hit | null {
  const argument = instruction.argument.slice(0, MAX_ARGUMENT_LENGTH);
  const found = regex.matcher(argument);
  if (!found.find() || not?.matcher(argument).find()) return null;
  if (!argument.slice(0, found.start()).includes("\n")) return placeOf(instruction);
  return { start: instruction.argumentOffset + found.start(), end: instruction.argumentOffset + found.end() };
}

function placeOf({ offset, argumentOffset, argument }: Instruction): Hit {
  const [first = ""] = argument.split("\n", 1);
  return { start: offset, end: argumentOffset + first.trimEnd().length };
}

function toMatch(rule: Rule, path: string, text: string, source: SourceText, { start, end }: Hit): FileMatch {
  const matched = text.slice(start, end).trim();
  const offset = Buffer.byteLength(text.slice(0, start));
  return {
    ruleId: rule.id,
    path,
    offset,
    identity: codeIdentity(matched),
    rule,
    cwe: rule.metadata.cwe,
    position: source.position(offset),
    endLine: source.position(Buffer.byteLength(text.slice(0, end))).line,
    snippet: snippetOf(matched),
  };
}
