import { z } from "zod";

/**
 * What a rule for Dockerfiles matches: the arguments of an instruction, by case-insensitive RE2 expressions.
 * `stage: final` restricts it to the final stage and those it is based on; of these `last` selects only the
 * last such instruction, and `missing` reports the stage's FROM when no such instruction is there, unless the image it goes back to is one of `base`.
 */
export const DockerfileMatcher = z.strictObject({
  instruction: z.union([z.string(), z.array(z.string()).min(1)]).transform((names) => [names].flat()),
  regex: z.string().default(""),
  not: z.string().optional(),
  stage: z.enum(["any", "final"]).default("any"),
  last: z.boolean().default(false),
  missing: z.boolean().default(false),
  base: z.string().optional(),
});
export type DockerfileMatcher = z.infer<typeof DockerfileMatcher>;
