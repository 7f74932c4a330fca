import { z } from "@hono/zod-openapi";
import { filterParameter } from "../http/schemas.ts";

const MAX_RULE_ID_LENGTH = 200;
const MAX_FILTER_LENGTH = 100;
const MAX_SEARCH_LENGTH = 200;

export const Rule = z
  .object({
    id: z.string().openapi({
      description: "Stable; findings refer to it in `metadata.rule_id`.",
      example: "python.code-injection.eval",
    }),
    title: z.string().openapi({ example: "Code injection: non-constant text in eval or exec" }),
    scanner: z.string().openapi({ example: "ast-grep" }),
    language: z.string().openapi({ description: "`any` for rules that apply to every file.", example: "python" }),
    severity: z.enum(["critical", "high", "medium", "low", "info"]).openapi({ example: "high" }),
    confidence: z.enum(["high", "medium", "low"]).openapi({ example: "medium" }),
    cwe: z.string().openapi({ example: "CWE-95" }),
    owasp: z.string().nullable().openapi({ description: "Category of the OWASP Top Ten.", example: "A03:2021" }),
    description: z.string().openapi({
      description: "What the rule detects.",
      example: "`eval` or `exec` runs non-constant text as code.",
    }),
    remediation: z.string().nullable().openapi({
      description: "How to fix it; null where the description states it.",
      example: "Parse literals with `ast.literal_eval` and data with `json.loads`.",
    }),
    references: z.array(z.string()).openapi({ example: ["https://cwe.mitre.org/data/definitions/95.html"] }),
  })
  .openapi("Rule");
export type Rule = z.infer<typeof Rule>;

export const RulePath = z.object({
  rule_id: z
    .string()
    .max(MAX_RULE_ID_LENGTH)
    .openapi({
      param: { name: "rule_id", in: "path" },
      description: "The `metadata.rule_id` of a finding.",
      example: "python.code-injection.eval",
    }),
});

export const RuleFilters = z.object({
  scanner: filterParameter("scanner", MAX_FILTER_LENGTH, "Only rules of this scanner.", "ast-grep"),
  language: filterParameter("language", MAX_FILTER_LENGTH, "Only rules of this language.", "python"),
  severity: filterParameter("severity", MAX_FILTER_LENGTH, "Only rules of this severity.", "high"),
  q: filterParameter(
    "q",
    MAX_SEARCH_LENGTH,
    "Only rules whose id, title, description or CWE contains this, in upper or lower case.",
    "SQL injection",
  ),
});
export type RuleFilters = z.infer<typeof RuleFilters>;
