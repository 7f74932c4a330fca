import { z } from "@hono/zod-openapi";
import { Timestamp } from "../http/schemas.ts";

/** How a move was noticed: an event of the host, or a redirect instead of the repository. */
const Source = z.enum(["webhook", "redirect"]);

/** As the column `repository_moved` has it, from when the host has moved a repository until `repo_url` is set; `key` is the `repositoryKey` of `to`, `at` the time in milliseconds. */
export const RepositoryMove = z.object({ to: z.string(), key: z.string(), source: Source, at: z.number() });
export type RepositoryMove = z.infer<typeof RepositoryMove>;

export const Repository = z
  .object({
    repo_url: z.string().nullable().openapi({ example: "https://git.example.com/acme/shop.git" }),
    moved_to: z.string().nullable().openapi({
      description:
        "Where the host says that the repository is now. It is not followed: if it is yours, set it as `repo_url`. Null once `repo_url` is set.",
      example: null,
    }),
    moved_noticed_by: Source.nullable().openapi({ example: null }),
    moved_noticed_at: Timestamp.nullable(),
  })
  .openapi("Repository");
export type Repository = z.infer<typeof Repository>;
