import { z } from "zod";

const MAX_URL_LENGTH = 2_048;
const MAX_BRANCH_LENGTH = 255;
/** The characters of RFC 3986 only: URL parsers and git interpret others (white space, backslashes) differently. */
const URL_CHARACTERS = /^[\w.~:/?#[\]@!$&'()*+,;=%-]+$/;
const AUTHORITY = /^https?:\/\/([^/?#]*)/i;

/** A host name or IP address. Rejects `*` and `+`, which are wildcards for some consumers. */
const HOST = /^(?:\[[\da-f:]+\]|(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?\.)*[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?\.?)$/;

/** An HTTP(S) URL without credentials that git can clone. */
export const CloneUrl = z
  .string()
  .max(MAX_URL_LENGTH, `must have at most ${MAX_URL_LENGTH} characters`)
  .superRefine((url, context) => {
    const violation = cloneUrlViolation(url);
    if (violation) context.addIssue({ code: "custom", message: violation });
  });

function cloneUrlViolation(url: string): string | undefined {
  const authority = AUTHORITY.exec(url)?.[1];
  if (authority === undefined) return "must be an HTTP or HTTPS URL (SSH, file:// and local paths are not accepted)";
  if (authority.includes("@")) {
    return "must not contain a user or password: store an access token in the project instead";
  }
  const isUrl = authority !== "" && URL_CHARACTERS.test(url) && URL.canParse(url);
  return isUrl && HOST.test(new URL(url).hostname) ? undefined : "must be a valid HTTP or HTTPS URL";
}

export const CommitId = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);

/** A branch name by the rules of `git check-ref-format --branch`. */
export const BranchName = z
  .string()
  .max(MAX_BRANCH_LENGTH, `must have at most ${MAX_BRANCH_LENGTH} characters`)
  .refine(isBranchName, "must be a valid git branch name (see git check-ref-format)");

/** https://git-scm.com/docs/git-check-ref-format */
function isBranchName(name: string): boolean {
  return (
    name !== "" &&
    name !== "@" &&
    name !== "HEAD" &&
    name.isWellFormed() &&
    !name.startsWith("-") &&
    !name.endsWith(".") &&
    !name.includes("..") &&
    !name.includes("@{") &&
    // oxlint-disable-next-line no-control-regex -- control characters are what is refused
    !/[\u0000-\u0020\u007F~^:?*[\\]/.test(name) &&
    name.split("/").every((part) => part !== "" && !part.startsWith(".") && !part.endsWith(".lock"))
  );
}
