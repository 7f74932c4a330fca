import { z } from "@hono/zod-openapi";
import { BranchName, CloneUrl } from "../contract/git-names.ts";
import { OrganizationPath, Slug, SLUG_PATTERN, Name, text, Timestamp, Uuid } from "../http/schemas.ts";

export const BRANCH_RULES =
  "A branch name by the rules of `git check-ref-format --branch`: no `..`, `@{` or `//`, no leading `-` or `/`, no trailing `/` or `.`, no component that begins with `.` or ends with `.lock`, and neither `@` nor `HEAD`.";

export const DEFAULT_ACCESS_TOKEN_USER = "x-access-token";

export const RepositoryUrl = CloneUrl.openapi({
  format: "uri",
  pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^/?#@]+",
  maxLength: 2_048,
  description: "HTTP(S) clone URL without user or password.",
  example: "https://git.example.com/acme/shop.git",
});
/** Documents the character set only: the other rules need lookaheads, which not all JSON Schema implementations support. */
export const Branch = BranchName.openapi({
  minLength: 1,
  maxLength: 255,
  pattern: "^[^\\x00-\\x20\\x7f~^:?*\\[\\\\]+$",
  description: BRANCH_RULES,
  example: "main",
});

export const Project = z
  .object({
    id: Uuid,
    org_id: Uuid,
    slug: Slug,
    name: z.string().openapi({ example: "Shop" }),
    status: z.string().openapi({ example: "active" }),
    default_branch: z.string().openapi({ example: "main" }),
    description: z.string().nullable().openapi({ example: "The web shop." }),
    repo_url: z.string().nullable().openapi({ example: "https://git.example.com/acme/shop.git" }),
    access_token_user: z
      .string()
      .nullable()
      .openapi({ description: "Meaningful only when `has_access_token` is true.", example: DEFAULT_ACCESS_TOKEN_USER }),
    has_access_token: z.boolean().openapi({ description: "Whether an access token is stored.", example: false }),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .openapi("Project");
export type Project = z.infer<typeof Project>;

/** Part of an HTTP Basic credential, whose user name ends at the first colon. */
const AccessTokenUser = text(200)
  .regex(/^[^:\p{Cc}]+$/u, "must not contain a colon or control characters")
  .openapi({ pattern: "^[^:\\x00-\\x1f\\x7f-\\x9f]+$", example: DEFAULT_ACCESS_TOKEN_USER });

const AccessToken = text(2_000, 0)
  .regex(/^\P{Cc}*$/u, "must not contain control characters")
  .openapi({ pattern: "^[^\\x00-\\x1f\\x7f-\\x9f]*$", example: "token-from-your-git-host" });

export const CreateProjectRequest = z
  .object({
    slug: Slug,
    name: Name.openapi({ example: "Shop" }),
    description: text(5_000, 0).nullish().openapi({ example: "The web shop." }),
    repo_url: RepositoryUrl.nullish(),
    default_branch: Branch.nullish().openapi({ description: `Default \`main\`. ${BRANCH_RULES}` }),
    access_token: AccessToken.nullish().openapi({
      description: "Write-only. Stored encrypted, never returned, sent only to the origin of `repo_url`.",
    }),
    access_token_user: AccessTokenUser.nullish().openapi({ description: `Default \`${DEFAULT_ACCESS_TOKEN_USER}\`.` }),
  })
  .openapi("CreateProjectRequest");
export type CreateProjectRequest = z.infer<typeof CreateProjectRequest>;

export const UpdateProjectRequest = z
  .object({
    name: Name.nullish().openapi({ example: "Shop" }),
    status: text(50).nullish().openapi({ example: "active" }),
    default_branch: Branch.nullish(),
    description: text(5_000, 0).nullish().openapi({ description: "`null` clears it.", example: "The web shop." }),
    repo_url: RepositoryUrl.nullish().openapi({ description: "`null` clears it." }),
    access_token: AccessToken.nullish().openapi({
      description: "Write-only. Absent or `null`: unchanged. Empty: cleared. Otherwise: replaced.",
    }),
    access_token_user: AccessTokenUser.nullish().openapi({ description: "`null` clears it." }),
  })
  .openapi("UpdateProjectRequest");
export type UpdateProjectRequest = z.infer<typeof UpdateProjectRequest>;

const MAX_MEMBERS = 500;

const members = (uuid: z.ZodType<string>) =>
  z.array(uuid).max(MAX_MEMBERS).nullable().openapi({
    description:
      "The ids of the users who see the project, beside the admins; `null` if all users of the organization see it.",
    example: [],
  });

export const ProjectMembers = z.object({ members: members(Uuid) }).openapi("ProjectMembers");
export const SetProjectMembersRequest = z
  .object({ members: members(z.uuid().openapi({ example: "01993c5e-7f0a-7cc4-9d6b-0a4f3c2e1b5d" })) })
  .openapi("SetProjectMembersRequest");

export const ProjectPath = OrganizationPath.extend({
  project_slug: z.string().openapi({
    param: { name: "project_slug", in: "path" },
    maxLength: 40,
    pattern: SLUG_PATTERN.source,
    description: "Project slug.",
    example: "shop",
  }),
});
