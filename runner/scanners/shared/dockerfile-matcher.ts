import { z } from "zod";

/**
 * The matcher of a Dockerfile rule: an instruction, and case-insensitive RE2 expressions for its arguments. `stage: final`
 * restricts it to the final stage and the stages that it is based on. `last` selects only the last such instruction; `missing`
 * reports the stage's FROM when there is none, unless the base image matches `base`.
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
