import type { CommitStatusHost } from "./schemas.ts";

/** What a host shows at a commit. */
export interface Status {
  state: "pending" | "success" | "failure" | "error";
  description: string;
  /** Null where the operator has set no public URL. */
  link: string | null;
}

/** Where the commit is, and what opens it. */
export interface StatusTarget {
  /** The clone URL, which the token is bound to. */
  cloneUrl: string;
  commit: string;
  user: string;
  token: string;
  /** The path below which the host is, where the clone URL does not say it. */
  basePath?: string | null | undefined;
}

export interface StatusRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Names the status, or the check run, among those of other tools. */
export const CONTEXT = "vulnerability-management";
/** Of GitHub, the shortest. */
const MAX_DESCRIPTION_LENGTH = 140;

/** Hosts whose API has a host name of its own; it belongs to the same operator. */
const API_ORIGINS: Record<string, string> = {
  "https://github.com": "https://api.github.com",
  "https://bitbucket.org": "https://api.bitbucket.org",
};

/** The request that sets a status. The token is sent to the host of its repository only. */
export function statusRequest(host: CommitStatusHost, target: StatusTarget, status: Status): StatusRequest {
  const { root, repository, own, isDataCenter } = locate(host, target);
  const description = status.description.slice(0, MAX_DESCRIPTION_LENGTH);
  const request = isDataCenter ? dataCenter : HOSTS[host];
  const { path, headers, body } = request(target, { ...status, description, repository, own });
  return {
    url: `${root}${path}`,
    headers: { accept: "application/json", "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  };
}

/** The URL of the check runs of a repository at GitHub, and the headers of its API. */
export function checkRunsOf(target: StatusTarget): { url: string; headers: Record<string, string> } {
  const { root, repository, own } = locate("github", target);
  return {
    url: `${root}${githubPath(own, repository)}/check-runs`,
    headers: { "content-type": "application/json", ...githubHeaders(target.token) },
  };
}

/** Where the API of a host is, and how it names the repository. */
function locate(host: CommitStatusHost, target: StatusTarget) {
  const { origin, pathname } = new URL(target.cloneUrl);
  const full = decodeURIComponent(pathname)
    .replace(/^\/+|\/+$/g, "")
    .replace(/\.git$/i, "");
  const own = API_ORIGINS[origin] === undefined;
  const isDataCenter = host === "bitbucket" && own && DATA_CENTER.test(full);
  const base = baseOf(isDataCenter ? "dataCenter" : host, full, target.basePath);
  const root = `${API_ORIGINS[origin] ?? origin}${base === "" ? "" : `/${segments(base)}`}`;
  return { root, repository: full.slice(base.length).replace(/^\//, ""), own, isDataCenter };
}

/** The clone URLs of Bitbucket Data Center: https://host/path/scm/PROJECT/repository.git */
const DATA_CENTER = /(?:^|\/)scm\/[^/]+\/[^/]+$/;

/** The path below which a host is, without slashes at its ends. A repository of GitLab is in any number of groups. */
function baseOf(host: CommitStatusHost | "dataCenter", path: string, basePath: string | null | undefined): string {
  const given = (basePath ?? "").slice(1);
  if (given !== "" && path.startsWith(`${given}/`)) return given;
  if (host === "gitlab") return "";
  return path
    .split("/")
    .slice(0, host === "dataCenter" ? -3 : -2)
    .join("/");
}

interface HostStatus extends Status {
  repository: string;
  /** Whether the API is below the host itself. */
  own: boolean;
}
type Request = (
  target: StatusTarget,
  status: HostStatus,
) => { path: string; headers: Record<string, string>; body: Record<string, unknown> };

const segments = (repository: string): string => repository.split("/").map(encodeURIComponent).join("/");
const withLink = (name: string, link: string | null) => (link === null ? {} : { [name]: link });

const githubPath = (own: boolean, repository: string): string =>
  `${own ? "/api/v3" : ""}/repos/${segments(repository)}`;
const githubHeaders = (token: string) => ({
  authorization: `Bearer ${token}`,
  accept: "application/vnd.github+json",
  "x-github-api-version": "2022-11-28",
});

const GITLAB_STATES = { pending: "pending", success: "success", failure: "failed", error: "canceled" } as const;
const BITBUCKET_STATES = {
  pending: "INPROGRESS",
  success: "SUCCESSFUL",
  failure: "FAILED",
  error: "STOPPED",
} as const;

const HOSTS: Record<CommitStatusHost, Request> = {
  // https://docs.github.com/rest/commits/statuses
  github: ({ commit, token }, { state, description, link, repository, own }) => ({
    path: `${githubPath(own, repository)}/statuses/${commit}`,
    headers: githubHeaders(token),
    body: { state, description, context: CONTEXT, ...withLink("target_url", link) },
  }),
  // https://docs.gitlab.com/api/commits/#set-commit-pipeline-status
  gitlab: ({ commit, token }, { state, description, link, repository }) => ({
    path: `/api/v4/projects/${encodeURIComponent(repository)}/statuses/${commit}`,
    headers: { "private-token": token },
    body: { state: GITLAB_STATES[state], description, name: CONTEXT, ...withLink("target_url", link) },
  }),
  // https://forgejo.org/docs/latest/user/api-usage/
  forgejo: ({ commit, token }, { state, description, link, repository }) => ({
    path: `/api/v1/repos/${segments(repository)}/statuses/${commit}`,
    headers: { authorization: `token ${token}` },
    body: { state, description, context: CONTEXT, ...withLink("target_url", link) },
  }),
  // https://developer.atlassian.com/cloud/bitbucket/rest/api-group-commit-statuses/
  bitbucket: ({ cloneUrl, commit, user, token }, { state, description, link, repository }) => ({
    path: `/2.0/repositories/${segments(repository)}/commit/${commit}/statuses/build`,
    headers: {
      authorization:
        user === "x-token-auth" || user === "x-access-token"
          ? `Bearer ${token}`
          : `Basic ${Buffer.from(`${user}:${token}`).toString("base64")}`,
    },
    // The URL is required.
    body: { key: CONTEXT, name: CONTEXT, state: BITBUCKET_STATES[state], description, url: link ?? cloneUrl },
  }),
};

// https://developer.atlassian.com/server/bitbucket/how-tos/updating-build-status-for-commits
const dataCenter: Request = ({ cloneUrl, commit, token }, { state, description, link, repository }) => {
  const [project = "", name = ""] = repository.split("/").slice(-2);
  return {
    path: `/rest/api/latest/projects/${encodeURIComponent(project)}/repos/${encodeURIComponent(name)}/commits/${commit}/builds`,
    headers: { authorization: `Bearer ${token}` },
    body: {
      key: CONTEXT,
      name: CONTEXT,
      state: state === "error" ? "CANCELLED" : BITBUCKET_STATES[state],
      description,
      url: link ?? cloneUrl,
    },
  };
};

/** GitHub: after a secondary rate limit without a time, wait for at least a minute. */
const UNKNOWN_LIMIT_MS = 60_000;

/**
 * When a response asks for another attempt: undefined if the request is refused for good. `Retry-After` is not regarded.
 * @param body of a 403, which may be the only place that names a secondary rate limit
 * @returns milliseconds, 0 for the usual delay
 */
export function rateLimitDelayMs({ status, headers }: Response, now: number, body = ""): number | undefined {
  if (status >= 500) return 0;
  const isLimited =
    status === 429 ||
    headers.get("x-ratelimit-remaining") === "0" ||
    headers.has("retry-after") ||
    (status === 403 && /\brate limit/i.test(body));
  if (!isLimited) return undefined;
  if (headers.has("retry-after")) return 0;
  // With requests remaining, it is the time of another limit.
  const reset = (headers.get("x-ratelimit-remaining") ?? "0") === "0" ? headers.get("x-ratelimit-reset") : null;
  const end = Number(reset ?? headers.get("ratelimit-reset") ?? Number.NaN) * 1_000;
  return Number.isFinite(end) ? Math.max(0, end - now) : UNKNOWN_LIMIT_MS;
}
