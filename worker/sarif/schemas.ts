import { z } from "@hono/zod-openapi";
import { text } from "../contract/text.ts";
import { FILE_LIMITS, FINDING_LIMITS } from "./limits.ts";

/** What states where the repository was on the machine of the tool, in order of precedence. */
const ROOT_SOURCES = [
  "root_parameter",
  "version_control_provenance",
  "original_uri_base_ids",
  "working_directory",
  "common_directory",
] as const;
export type RootSource = (typeof ROOT_SOURCES)[number];

export const SKIP_REASONS = [
  "baseline_absent",
  "not_a_problem",
  "rule_disabled",
  "duplicate",
  "already_stored",
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

const EXAMPLE = {
  version: "2.1.0",
  runs: [
    {
      tool: { driver: { name: "lint", rules: [{ id: "no-eval", properties: { "security-severity": "7.5" } }] } },
      results: [
        {
          ruleId: "no-eval",
          message: { text: "eval can be harmful." },
          locations: [{ physicalLocation: { artifactLocation: { uri: "src/a.js" }, region: { startLine: 3 } } }],
        },
      ],
    },
  ],
};

export const UploadSarifQuery = z.object({
  root: text(FINDING_LIMITS.path)
    .optional()
    .openapi({
      param: { name: "root", in: "query" },
      description:
        "The directory of the repository on the machine of the tool: absolute paths below it are stored relative to it. Takes precedence over what the file states.",
      example: "/home/runner/work/shop/shop",
    }),
});

/** Only for the OpenAPI document: bodies are parsed incrementally. */
export const UploadSarifRequest = z
  .looseObject({
    version: z.literal("2.1.0").openapi({ example: "2.1.0" }),
    runs: z
      .array(
        z.looseObject({
          tool: z.looseObject({}).openapi({ description: "The tool: `driver` with its `rules`, `extensions`." }),
          results: z
            .array(z.looseObject({}))
            .max(FILE_LIMITS.resultsPerRun)
            .nullish()
            .openapi({ description: `At most ${FILE_LIMITS.resultsPerRun} in a run.` }),
        }),
      )
      .max(FILE_LIMITS.runs)
      .openapi({ description: `At most ${FILE_LIMITS.runs}.` }),
  })
  .openapi("UploadSarifRequest", { description: "A log in the format SARIF 2.1.0 of OASIS.", example: EXAMPLE });

const Skipped = z.object({
  reason: z.enum(SKIP_REASONS).openapi({
    description:
      "`baseline_absent`: gone since the baseline. `not_a_problem`: of the kind `pass` or `notApplicable`. `rule_disabled`: an override of the invocation disables its rule. `duplicate`: the same as another in the file, in everything it states. `already_stored`: the scan has the same result.",
    example: "duplicate",
  }),
  results: z.int().openapi({ example: 1 }),
});

export const SarifReceipt = z
  .object({
    runs: z
      .array(
        z.object({
          tool: z.object({
            name: z.string().openapi({ description: "The findings' `scanner`.", example: "lint" }),
            version: z.string().nullable().openapi({ example: "1.4.0" }),
          }),
          results: z.int().openapi({ description: "Results read. Each is stored, updated or skipped.", example: 3 }),
          stored: z.int().openapi({ description: "New findings.", example: 2 }),
          updated: z.int().openapi({
            description: "Findings of the scan whose severity, and with it content, this upload changed.",
            example: 0,
          }),
          stripped: z
            .array(
              z.object({
                prefix: z.string().openapi({ example: "/home/runner/work/shop/shop/" }),
                source: z
                  .enum(ROOT_SOURCES)
                  .openapi({ description: "What names the directory.", example: "working_directory" }),
                results: z.int().openapi({ example: 3 }),
              }),
            )
            .openapi({ description: "Directories that absolute paths were made relative to." }),
          skipped: z.array(Skipped),
          warnings: z
            .array(
              z.string().openapi({ example: `results[2]: message is cut to ${FINDING_LIMITS.description} characters` }),
            )
            .openapi({
              description:
                "Deviations that were accepted, and failures that the tool reports: each kind once, with the first place it applies to.",
            }),
        }),
      )
      .openapi({ description: "In file order." }),
  })
  .openapi("SarifReceipt");
export type SarifReceipt = z.infer<typeof SarifReceipt>;

export const SarifLog = z
  .looseObject({
    $schema: z.string().openapi({ example: "https://json.schemastore.org/sarif-2.1.0.json" }),
    version: z.literal("2.1.0").openapi({ example: "2.1.0" }),
    runs: z.array(z.looseObject({})).openapi({ description: "One per scanner, version of the tool and category." }),
  })
  .openapi("SarifLog", { description: "A log in the format SARIF 2.1.0 of OASIS." });
