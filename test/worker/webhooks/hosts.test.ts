import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { BranchName } from "../../../worker/contract/git-names.ts";
import { repositoryKey } from "../../../worker/projects/repository-url.ts";
import { type HostId, headerOf } from "../../../worker/webhooks/hosts/headers.ts";
import { type Delivery, MalformedPayload } from "../../../worker/webhooks/hosts/host.ts";
import { HOSTS } from "../../../worker/webhooks/hosts/hosts.ts";
import { readFields, readLeadingFields } from "../../../worker/webhooks/hosts/read-fields.ts";
import {
  BRANCH_DELETION,
  branchChange,
  cloudBPush,
  COMMIT,
  dataCenterPush,
  hostedGPush,
  hostedLPush,
  OTHER_COMMIT,
  PUSH,
  PUSH_EVENT,
  refUpdate,
  selfhostedFPush,
  ZEROS,
} from "./payloads.ts";

/** Those that name the event in a header. */
const HOST_IDS = (Object.keys(HOSTS) as HostId[]).filter((id) => HOSTS[id].headers.event.length > 0);
const SHA256_COMMIT = "9".repeat(64);

const read = (id: HostId, payload: unknown, event: string | undefined = PUSH_EVENT[id]) =>
  HOSTS[id].readDelivery(event, payload);

function expectHeads(delivery: Delivery, heads: Record<string, string>) {
  expect(delivery).toMatchObject({
    kind: "push",
    heads: Object.entries(heads).map(([branch, commit]) => ({ branch, commit })),
  });
}

function expectIgnored(delivery: Delivery, reason: RegExp) {
  expect(delivery).toEqual({ kind: "ignored", reason: expect.stringMatching(reason) });
}

/** A payload of one of the three hosts that send one ref per push. */
const ONE_REF = [
  ["hosted-g", hostedGPush],
  ["hosted-l", hostedLPush],
  ["selfhosted-f", selfhostedFPush],
] as const;

describe("a push", () => {
  it.for([
    ["hosted-g", ["https://g.example/acme/shop.git", "https://g.example/acme/shop"]],
    ["hosted-l", ["https://l.example/acme/backend/shop.git", "https://l.example/acme/backend/shop"]],
    ["selfhosted-f", ["http://f.example:3000/acme/shop.git", "http://f.example:3000/acme/shop"]],
    ["cloud-b", ["https://b.example/acme/shop"]],
  ] as const)("at %s has its branch head and the repository's HTTP addresses", ([id, repositoryUrls]) => {
    const payload = PUSH[id]();
    const heads = [{ branch: "main", commit: COMMIT }];
    expect(read(id, payload)).toEqual({ kind: "push", repositoryUrls, heads, moreHeads: 0 });
    expect(HOSTS[id].repositoryUrlsOf(payload)).toEqual(repositoryUrls);
  });

  it.for(ONE_REF)(
    "at %s may be a test delivery, of no commits, to a nested branch, of a sha256 repository",
    ([id, of]) => {
      expectHeads(read(id, of({ before: COMMIT })), { main: COMMIT });
      expectHeads(read(id, of({ before: ZEROS, commits: null, head_commit: null })), { main: COMMIT });
      expectHeads(read(id, of({ ref: "refs/heads/feature/größe/refs/heads/x" })), {
        "feature/größe/refs/heads/x": COMMIT,
      });
      const sha256 = { after: SHA256_COMMIT, checkout_sha: SHA256_COMMIT };
      expectHeads(read(id, of(sha256)), { main: SHA256_COMMIT });
    },
  );

  it.for(ONE_REF)("at %s has its commit in lower case", ([id, of]) => {
    expectHeads(read(id, of({ after: COMMIT.toUpperCase() })), { main: COMMIT });
  });

  it.for(ONE_REF)("at %s is ignored if of a tag, a deletion, another ref or no branch name", ([id, of]) => {
    expectIgnored(read(id, of({ ref: "refs/tags/v1.0", before: ZEROS })), /tag/);
    expectIgnored(read(id, of({ ref: "refs/tags/v1.0", after: ZEROS, deleted: true })), /tag/);
    for (const after of [ZEROS, "0".repeat(64)]) {
      expectIgnored(read(id, of({ after, checkout_sha: null, deleted: true })), /deletion/);
      expectIgnored(read(id, of({ after })), /deletion/);
    }
    for (const ref of ["main", "", "refs/heads", "refs/pull/7/head", "refs/notes/commits", "REFS/HEADS/main"]) {
      expectIgnored(read(id, of({ ref })), /not of a branch/);
    }
    for (const name of ["", "-x", "a..b", "a b", "a\nb", "x.lock", "HEAD", "@", "b".repeat(256), "\uD800"]) {
      expectIgnored(read(id, of({ ref: `refs/heads/${name}` })), /name that cannot be scanned/);
    }
    for (const after of [null, "", COMMIT.slice(1), `${COMMIT}0`, "HEAD", 7, [COMMIT]]) {
      expectIgnored(read(id, of({ after, checkout_sha: undefined })), /no commit/);
    }
  });

  it.for(ONE_REF)("at %s without ref or repository is malformed", ([id, of]) => {
    for (const ref of [undefined, null, 7, ["refs/heads/main"], {}]) {
      expect(() => read(id, of({ ref }))).toThrow(MalformedPayload);
    }
    for (const repository of [undefined, null, "acme/shop", 7, []]) {
      expect(() => read(id, of({ repository, project: repository }))).toThrow(MalformedPayload);
    }
  });

  it.for(ONE_REF)("at %s is a deletion by the zeros of its new commit and by nothing else", ([id, of]) => {
    for (const deleted of [true, null, undefined]) expectHeads(read(id, of({ deleted })), { main: COMMIT });
    expectHeads(read(id, of({ checkout_sha: null })), { main: COMMIT });
    expectHeads(read(id, of({ checkout_sha: ZEROS })), { main: COMMIT });
    expectHeads(read(id, of({ before: ZEROS, checkout_sha: null })), { main: COMMIT });
    expectIgnored(read(id, of({ after: undefined, checkout_sha: null })), /no commit/);
  });

  it("at hosted-g has one address in an old body", () => {
    const old = hostedGPush({ repository: { name: "shop", url: "https://g.example/acme/shop" } });
    expect(HOSTS["hosted-g"].repositoryUrlsOf(old)).toEqual(["https://g.example/acme/shop"]);
  });
});

describe("hosted-l", () => {
  it("sends pushes as a system hook too, among other events", () => {
    expectHeads(read("hosted-l", hostedLPush(), "System Hook"), { main: COMMIT });
    expectHeads(read("hosted-l", hostedLPush({ object_kind: undefined }), "System Hook"), { main: COMMIT });
    expectHeads(read("hosted-l", hostedLPush({ event_name: undefined }), "System Hook"), { main: COMMIT });
    for (const name of ["tag_push", "repository_update", "project_create", null]) {
      const payload = hostedLPush({ object_kind: name, event_name: name });
      expectIgnored(read("hosted-l", payload, "System Hook"), /not a push/);
    }
    expectIgnored(read("hosted-l", hostedLPush({ ref: "refs/tags/v1" }), "System Hook"), /tag/);
  });

  it("names the commit in either field", () => {
    expectHeads(read("hosted-l", hostedLPush({ after: undefined })), { main: COMMIT });
    expectHeads(read("hosted-l", hostedLPush({ checkout_sha: undefined, event_name: undefined })), { main: COMMIT });
    expectIgnored(read("hosted-l", hostedLPush({ after: undefined, checkout_sha: ZEROS })), /deletion/);
  });

  it("needs either the project or, in old bodies, the repository", () => {
    for (const absent of [undefined, null, []]) {
      expect(read("hosted-l", hostedLPush({ project: absent }))).toMatchObject({
        repositoryUrls: ["https://l.example/acme/backend/shop.git", "https://l.example/acme/backend/shop"],
      });
      expectHeads(read("hosted-l", hostedLPush({ repository: absent })), { main: COMMIT });
    }
    const old = { name: "shop", url: "git@l.example:shop.git", homepage: "http://l.example/shop" };
    expect(HOSTS["hosted-l"].repositoryUrlsOf(hostedLPush({ project: undefined, repository: old }))).toEqual([
      "http://l.example/shop",
    ]);
  });
});

const readUpdates = (changes: readonly unknown[]) => read("cloud-b", dataCenterPush(changes), "repo:refs_changed");

describe("Bitbucket Data Center", () => {
  it("sends its clone URLs, of which those over HTTP count", () => {
    const repositoryUrls = ["https://dc.example/scm/acme/shop.git"];
    const heads = [{ branch: "main", commit: COMMIT }];
    expect(read("cloud-b", dataCenterPush(), "repo:refs_changed")).toEqual({
      kind: "push",
      repositoryUrls,
      heads,
      moreHeads: 0,
    });
    expect(HOSTS["cloud-b"].repositoryUrlsOf(dataCenterPush())).toEqual(repositoryUrls);
    const links = { clone: [null, 7, {}, { href: 7 }, "https://dc.example/x.git"] };
    expect(HOSTS["cloud-b"].repositoryUrlsOf({ repository: { links } })).toEqual([]);
  });

  it("sends several changes: each branch counts once, with its last head", () => {
    const changes = [
      refUpdate("refs/heads/main", OTHER_COMMIT),
      refUpdate("refs/tags/v1", COMMIT, "ADD"),
      refUpdate("refs/heads/old", ZEROS, "DELETE"),
      refUpdate("refs/heads/feature/x", SHA256_COMMIT, "ADD"),
      null,
      refUpdate("refs/heads/main", COMMIT),
    ];
    expectHeads(readUpdates(changes), { main: COMMIT, "feature/x": SHA256_COMMIT });
  });

  it("has nothing to scan in tags, deletions, other events and what is not a branch", () => {
    expectIgnored(readUpdates([refUpdate("refs/tags/v1", COMMIT)]), /tag/);
    expectIgnored(readUpdates([refUpdate("refs/heads/main", ZEROS, "DELETE")]), /deletion/);
    expectIgnored(readUpdates([]), /no branch/);
    for (const change of [null, {}, 7, "main", { ref: "refs/heads/main", toHash: COMMIT }]) {
      expectIgnored(readUpdates([change]), /not of a branch/);
    }
    expectIgnored(readUpdates([{ ref: { id: "refs/heads/main" } }]), /no commit/);
    expectIgnored(read("cloud-b", { test: true }, "diagnostics:ping"), /not a push/);
    // Each event has its own list.
    expectIgnored(read("cloud-b", dataCenterPush(), "repo:push"), /no branch/);
  });
});

const readChanges = (changes: readonly unknown[]) => read("cloud-b", cloudBPush(changes));

describe("cloud-b", () => {
  it("sends several changes: each branch counts once, with its last head", () => {
    const changes = [
      branchChange("main", OTHER_COMMIT),
      branchChange("v1", COMMIT, "tag"),
      BRANCH_DELETION,
      branchChange("stable", SHA256_COMMIT.toUpperCase(), "named_branch"),
      branchChange("-x", COMMIT),
      null,
      branchChange("main", COMMIT.toUpperCase()),
    ];
    expectHeads(readChanges(changes), { main: COMMIT, stable: SHA256_COMMIT });
  });

  it("has nothing to scan in tags, deletions and what is not a branch", () => {
    expectIgnored(readChanges([branchChange("v1", COMMIT, "tag")]), /tag/);
    expectIgnored(readChanges([BRANCH_DELETION]), /deletion/);
    expectIgnored(readChanges([branchChange("tip", COMMIT, "bookmark")]), /not of a branch/);
    for (const change of [null, {}, 7, "main", { new: "main" }, { new: [] }, [branchChange("main", COMMIT)]]) {
      expectIgnored(readChanges([change]), /not of a branch/);
    }
    expectIgnored(readChanges([branchChange("a b", COMMIT)]), /name that cannot be scanned/);
    for (const target of [undefined, null, "x", { hash: null }, { hash: "4f1c6a0d2b9e" }]) {
      expectIgnored(readChanges([{ new: { type: "branch", name: "main", target } }]), /no commit/);
    }
  });

  it("has nothing to scan without changes", () => {
    for (const push of [undefined, null, 7, [], {}, { changes: null }, { changes: [] }, { changes: { 0: "x" } }]) {
      expectIgnored(read("cloud-b", { ...cloudBPush(), push }), /no branch/);
    }
  });

  it("is malformed without repository", () => {
    for (const repository of [undefined, null, 7, "acme/shop", []]) {
      expect(() => read("cloud-b", { ...cloudBPush(), repository })).toThrow(MalformedPayload);
    }
  });

  it("reads at most 100 branches per push, the first, and counts the others", () => {
    const many = Array.from({ length: 300 }, (_, index) => branchChange(`b${index}`, COMMIT));
    const delivery = readChanges([...Array.from({ length: 200 }, () => BRANCH_DELETION), ...many]);
    expectHeads(delivery, Object.fromEntries(many.slice(0, 100).map(({ new: { name } }) => [name, COMMIT])));
    expect(delivery).toMatchObject({ moreHeads: 200 });
  });

  it("reads no more than 1,000 changes", () => {
    const changes = Array.from({ length: 1_000 }, () => BRANCH_DELETION);
    expectIgnored(readChanges([...changes, branchChange("main", COMMIT)] as unknown[]), /deletion/);
  });
});

describe.for(HOST_IDS)("every host, like %s,", (id) => {
  it.for([undefined, "", "ping", "Push", "push ", "Tag Push Hook", "repo:fork", "create", "delete", "issues"])(
    "ignores the event %j, whatever its payload",
    (event) => {
      expectIgnored(HOSTS[id].readDelivery(event, PUSH[id]()), /not a push/);
      expectIgnored(HOSTS[id].readDelivery(event, { zen: "Keep it logically awesome.", hook_id: 1 }), /not a push/);
    },
  );

  it.for([null, undefined, 7, "x", true, [], [{}]])("refuses the payload %j", (payload) => {
    expect(() => read(id, payload)).toThrow(MalformedPayload);
    expect(() => read(id, payload, "ping")).toThrow(MalformedPayload);
    expect(HOSTS[id].repositoryUrlsOf(payload)).toEqual([]);
  });

  it("answers 400 to what is malformed", () => {
    expect(() => read(id, {})).toThrow(expect.objectContaining({ code: "bad_request", message: expect.any(String) }));
  });

  it("reads only HTTP addresses that can be parsed, and accepts a push without any", () => {
    const fields = ["clone_url", "html_url", "url", "git_http_url", "http_url", "web_url", "homepage"];
    const pushTo = (url: unknown) => {
      const repository = { ...Object.fromEntries(fields.map((field) => [field, url])), links: { html: { href: url } } };
      return { ...PUSH[id](), repository, project: repository };
    };
    const refused = [
      "git@g.example:a/b.git",
      "ssh://g.example/a/b",
      "file:///etc",
      "//g.example/a/b",
      "a/b",
      "",
      null,
      7,
    ];
    const unparsable = [
      "https://",
      "https://[g]/a",
      " https://g.example/a/b",
      `https://g.example/${"a".repeat(2_048)}`,
    ];
    for (const url of [...refused, ...unparsable]) {
      expect(HOSTS[id].repositoryUrlsOf(pushTo(url)), String(url)).toEqual([]);
      expect(read(id, pushTo(url))).toMatchObject({ kind: "push", repositoryUrls: [] });
    }
    expect(HOSTS[id].repositoryUrlsOf(pushTo("HTTPS://g.example/a/b"))).toEqual(["HTTPS://g.example/a/b"]);
  });
});

/** Where each host's payload is read. */
const READ_FIELDS: Readonly<Record<HostId, readonly string[]>> = {
  "hosted-a": ["eventType", "resource", "resource.refUpdates", "resource.repository", "resource.repository.remoteUrl"],
  "hosted-g": [
    "ref",
    "after",
    "deleted",
    "repository",
    "repository.clone_url",
    "repository.html_url",
    "repository.url",
  ],
  "hosted-l": [
    "ref",
    "after",
    "checkout_sha",
    "object_kind",
    "event_name",
    "project",
    "project.git_http_url",
    "project.http_url",
    "project.web_url",
    "repository",
    "repository.git_http_url",
    "repository.homepage",
  ],
  "selfhosted-f": ["ref", "after", "repository", "repository.clone_url", "repository.html_url"],
  "cloud-b": [
    "repository",
    "repository.links",
    "repository.links.html",
    "repository.links.html.href",
    "repository.links.clone",
    "repository.links.clone.0",
    "repository.links.clone.0.href",
    "changes",
    "changes.0",
    "changes.0.ref",
    "changes.0.ref.id",
    "changes.0.toHash",
    "push",
    "push.changes",
    "push.changes.0",
    "push.changes.0.new",
    "push.changes.0.new.type",
    "push.changes.0.new.name",
    "push.changes.0.new.target",
    "push.changes.0.new.target.hash",
  ],
};

/** Any JSON value, and such as get past the first look. */
const jsonValue = fc.oneof(
  fc.jsonValue({ noUnicodeString: false }),
  fc.string({ unit: "binary" }),
  fc.string({ unit: "binary" }).map((name) => `refs/heads/${name}`),
  fc.string({ unit: "grapheme" }).map((path) => `https://${path}`),
  fc.webUrl(),
  fc.constantFrom<unknown>(COMMIT, ZEROS, "refs/tags/", "branch", "tag", "push", null, [null], { __proto__: null }),
);

function replaceAt(payload: unknown, path: string, value: unknown) {
  const fields = path.split(".");
  const last = fields.pop() ?? "";
  let target = payload as Record<string, unknown> | null | undefined;
  for (const field of fields) target = target?.[field] as typeof target;
  if (typeof target === "object" && target !== null) target[last] = value;
}

const Outcome = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("refused") }),
  z.strictObject({ kind: z.literal("ignored"), reason: z.string().regex(/^[A-Z][\w ,:]{10,100}\.$/) }),
  z.strictObject({
    kind: z.literal("push"),
    repositoryUrls: z.array(z.string()),
    heads: z
      .array(z.strictObject({ branch: BranchName, commit: z.string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/) }))
      .min(1)
      .max(100),
    moreHeads: z.int().min(0),
  }),
]);

function outcomeOf(id: HostId, event: string | undefined, payload: unknown) {
  try {
    return HOSTS[id].readDelivery(event, payload);
  } catch (error) {
    if (error instanceof MalformedPayload) return { kind: "refused" };
    throw error;
  }
}

/** A host reads nothing but its fields: the payload that is reduced to them gives the same. */
function expectSameOfFields(id: HostId, event: string | undefined, payload: unknown) {
  const body = [new TextEncoder().encode(JSON.stringify(payload) ?? "")];
  if (payload === undefined) return;
  const reduced = readFields(HOSTS[id].fields, body);
  expect(HOSTS[id].repositoryUrlsOf(reduced)).toEqual(HOSTS[id].repositoryUrlsOf(payload));
  expect(outcomeOf(id, event, reduced)).toEqual(outcomeOf(id, event, payload));
  expect(HOSTS[id].repositoryUrlsOf(readLeadingFields(HOSTS[id].fields, body))).toEqual(
    HOSTS[id].repositoryUrlsOf(payload),
  );
}

function expectDeliveryOrRefusal(id: HostId, event: string | undefined, payload: unknown) {
  expectSameOfFields(id, event, payload);
  const urls = HOSTS[id].repositoryUrlsOf(payload);
  expect(urls.length).toBeLessThanOrEqual(5);
  for (const url of urls) expect(repositoryKey(url)).toEqual(expect.any(String));
  const outcome = outcomeOf(id, event, payload);
  expect(Outcome.safeParse(outcome).error).toBeUndefined();
  expect("repositoryUrls" in outcome ? outcome.repositoryUrls : urls).toEqual(urls);
}

describe.for(HOST_IDS)("whatever JSON %s sends", (id) => {
  const events = fc.constantFrom(PUSH_EVENT[id], PUSH_EVENT[id], "System Hook", undefined);

  it("in the fields that are read gives a delivery or a refusal", () => {
    const replacements = fc.array(fc.tuple(fc.constantFrom(...READ_FIELDS[id]), jsonValue), {
      minLength: 1,
      maxLength: 4,
    });
    const property = fc.property(events, replacements, (event, replaced) => {
      const payload = structuredClone(PUSH[id]());
      for (const [path, value] of replaced) replaceAt(payload, path, value);
      expectDeliveryOrRefusal(id, event, payload);
    });
    fc.assert(property, { numRuns: 1_000, seed: 1 });
  });

  it("in place of the payload gives a delivery or a refusal", () => {
    const property = fc.property(events, jsonValue, (event, payload) => expectDeliveryOrRefusal(id, event, payload));
    fc.assert(property, { numRuns: 500, seed: 1 });
  });
});

describe("headers", () => {
  const names = ["X-Neutral", "X-Real", "X-Sibling"];

  it("are read in the order of their names", () => {
    expect(headerOf(new Headers({ "x-sibling": "a", "x-real": "b" }), names)).toBe("b");
    expect(headerOf(new Headers({ "x-sibling": "a", "x-neutral": "c" }), names)).toBe("c");
    expect(headerOf(new Headers({ "x-sibling": "a" }), names)).toBe("a");
    expect(headerOf(new Headers({ "x-other": "a" }), names)).toBeUndefined();
  });

  it("count when they are empty: the next one does not stand in", () => {
    expect(headerOf(new Headers({ "x-neutral": "", "x-real": "secret" }), names)).toBe("");
  });

  it.for([
    ["hosted-g", "prefixed-hex", "X-Hosted-G-Event", 2, "X-Hub-Signature-256", 1],
    ["hosted-l", "token", "X-Hosted-L-Event", 2, "X-Hosted-L-Token", 2],
    ["selfhosted-f", "hex", "X-Selfhosted-Event", 4, "X-Selfhosted-Signature", 4],
    ["cloud-b", "prefixed-hex", "X-Event-Key", 1, "X-Hub-Signature", 1],
  ] as const)("of %s begin with those of the API's document", ([id, form, event, events, signature, signatures]) => {
    const host = HOSTS[id];
    expect([host.id, host.signatureForm]).toEqual([id, form]);
    expect([host.headers.event[0], host.headers.event.length]).toEqual([event, events]);
    expect([host.headers.signature[0], host.headers.signature.length]).toEqual([signature, signatures]);
  });
});
