import type { HostId } from "../../../worker/webhooks/hosts/headers.ts";

export const COMMIT = "4f1c6a0d2b9e8873a5d0c4417be2f96a1d3308c5";
export const OTHER_COMMIT = "b07d5e31f2a84c96e0137bd8c5f49a26d8e1034f";
export const ZEROS = "0".repeat(40);

/** The event header of a push at each host. */
export const PUSH_EVENT: Readonly<Record<HostId, string>> = {
  "hosted-g": "push",
  "hosted-l": "Push Hook",
  "selfhosted-f": "push",
  "cloud-b": "repo:push",
  "hosted-a": "git.push",
};

/** Payloads in the shapes of the real ones; `changes` replace top-level fields. */
export function hostedGPush(changes: Record<string, unknown> = {}) {
  return {
    ref: "refs/heads/main",
    before: OTHER_COMMIT,
    after: COMMIT,
    created: false,
    deleted: false,
    forced: false,
    base_ref: null,
    compare: "https://g.example/acme/shop/compare/b07d5e31f2a8...4f1c6a0d2b9e",
    commits: [{ id: COMMIT, message: "Größe prüfen \u{1F680}\n", added: ["a.ts"], removed: [], modified: [] }],
    head_commit: { id: COMMIT, message: "Größe prüfen \u{1F680}\n" },
    repository: {
      id: 8_101,
      name: "shop",
      full_name: "acme/shop",
      private: true,
      html_url: "https://g.example/acme/shop",
      url: "https://g.example/acme/shop",
      git_url: "git://g.example/acme/shop.git",
      ssh_url: "git@g.example:acme/shop.git",
      clone_url: "https://g.example/acme/shop.git",
      svn_url: "https://g.example/acme/shop",
      homepage: "https://shop.example",
      mirror_url: null,
      default_branch: "main",
    },
    pusher: { name: "ada", email: "ada@acme.example" },
    sender: { login: "ada", id: 7 },
    ...changes,
  };
}

export function hostedLPush(changes: Record<string, unknown> = {}) {
  const http = "https://l.example/acme/backend/shop.git";
  const ssh = "git@l.example:acme/backend/shop.git";
  const web = "https://l.example/acme/backend/shop";
  return {
    object_kind: "push",
    event_name: "push",
    before: OTHER_COMMIT,
    after: COMMIT,
    ref: "refs/heads/main",
    checkout_sha: COMMIT,
    message: null,
    project_id: 31,
    project: {
      id: 31,
      name: "shop",
      web_url: web,
      avatar_url: null,
      git_ssh_url: ssh,
      git_http_url: http,
      path_with_namespace: "acme/backend/shop",
      default_branch: "main",
      homepage: web,
      url: ssh,
      ssh_url: ssh,
      http_url: http,
    },
    commits: [{ id: COMMIT, message: "Count twice\n", added: [], modified: ["count.ts"], removed: [] }],
    total_commits_count: 1,
    repository: { name: "shop", url: ssh, description: "", homepage: web, git_http_url: http, git_ssh_url: ssh },
    ...changes,
  };
}

export function selfhostedFPush(changes: Record<string, unknown> = {}) {
  return {
    ref: "refs/heads/main",
    before: OTHER_COMMIT,
    after: COMMIT,
    compare_url: "http://f.example:3000/acme/shop/compare/b07d5e31...4f1c6a0d",
    commits: [{ id: COMMIT, message: "bump\n", added: [], removed: [], modified: ["version.ts"] }],
    repository: {
      id: 1,
      name: "shop",
      full_name: "acme/shop",
      html_url: "http://f.example:3000/acme/shop",
      ssh_url: "git@f.example:acme/shop.git",
      clone_url: "http://f.example:3000/acme/shop.git",
      original_url: "https://elsewhere.example/acme/shop",
      website: "https://shop.example",
    },
    pusher: { login: "ada" },
    sender: { login: "ada" },
    ...changes,
  };
}

export function branchChange(name: string, hash: string, type = "branch") {
  const target = { type: "commit", hash, message: "Move on\n", date: "2026-01-09T03:34:49+00:00", parents: [] };
  return { new: { type, name, target }, old: null, created: true, forced: false, closed: false, truncated: false };
}

export const BRANCH_DELETION = { new: null, old: { type: "branch", name: "old" }, closed: true };

/** Of Bitbucket Data Center, at the path of Bitbucket Cloud. */
export function dataCenterPush(changes: readonly unknown[] = [refUpdate("refs/heads/main", COMMIT)]) {
  const links = {
    clone: [
      { href: "ssh://git@dc.example:7999/acme/shop.git", name: "ssh" },
      { href: "https://dc.example/scm/acme/shop.git", name: "http" },
    ],
    self: [{ href: "https://dc.example/projects/ACME/repos/shop/browse" }],
  };
  return {
    eventKey: "repo:refs_changed",
    date: "2026-09-01T10:00:00+0000",
    actor: { name: "ada", emailAddress: "ada@acme.example", id: 7, displayName: "Ada", active: true, slug: "ada" },
    repository: { slug: "shop", id: 81, name: "shop", scmId: "git", project: { key: "ACME", id: 3 }, links },
    changes,
  };
}

export function refUpdate(ref: string, toHash: string, type = "UPDATE") {
  const [, kind = "heads", name = ""] = /^refs\/(\w+)\/(.*)$/.exec(ref) ?? [];
  const displayed = { id: ref, displayId: name, type: kind === "tags" ? "TAG" : "BRANCH" };
  return { ref: displayed, refId: ref, fromHash: OTHER_COMMIT, toHash, type };
}

export function cloudBPush(changes: readonly unknown[] = [branchChange("main", COMMIT)]) {
  return {
    actor: { nickname: "ada", links: { html: { href: "https://b.example/%7B0f1e%7D" } } },
    repository: {
      scm: "git",
      name: "shop",
      full_name: "acme/shop",
      website: "https://shop.example",
      links: {
        self: { href: "https://api.b.example/2.0/repositories/acme/shop" },
        html: { href: "https://b.example/acme/shop" },
        avatar: { href: "https://avatars.b.example/shop" },
      },
      is_private: true,
    },
    push: { changes },
  };
}

/** In the shape of https://learn.microsoft.com/azure/devops/service-hooks/events#git.push */
export function azurePush(changes: Record<string, unknown> = {}, event: Record<string, unknown> = {}) {
  return {
    subscriptionId: "a36104aa-ef6c-4643-ac08-5c42fd2115d3",
    notificationId: 7,
    id: "2d01bcf8-83cb-49aa-8d0b-3f2233965060",
    eventType: "git.push",
    publisherId: "tfs",
    message: { text: "Ada pushed updates to shop:main." },
    resource: {
      commits: [{ commitId: COMMIT, comment: "Fixed" }],
      refUpdates: [{ name: "refs/heads/main", oldObjectId: OTHER_COMMIT, newObjectId: COMMIT }],
      repository: {
        id: "278d5cd2-584d-4b63-824a-2ba458937249",
        name: "shop",
        url: "https://dev.azure.com/acme/_apis/git/repositories/278d5cd2-584d-4b63-824a-2ba458937249",
        defaultBranch: "refs/heads/main",
        remoteUrl: "https://acme@dev.azure.com/acme/Web%20Shop/_git/shop",
      },
      pushId: 14,
      ...changes,
    },
    resourceVersion: "1.0",
    createdDate: "2026-04-15T12:20:01.2946912Z",
    ...event,
  };
}

export const PUSH: Readonly<Record<HostId, () => Record<string, unknown>>> = {
  "hosted-g": hostedGPush,
  "hosted-l": hostedLPush,
  "selfhosted-f": selfhostedFPush,
  "cloud-b": cloudBPush,
  "hosted-a": azurePush,
};
