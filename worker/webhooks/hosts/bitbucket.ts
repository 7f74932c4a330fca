import { z } from "zod";
import {
  type Change,
  changeOfBranch,
  changeOfRef,
  DELETION,
  deliveryOf,
  NEITHER_BRANCH_NOR_TAG,
  NOT_A_PUSH,
  TAG,
} from "./changes.ts";
import { HOST_HEADERS } from "./headers.ts";
import { type Host, MalformedPayload } from "./host.ts";
import { httpUrls, parseObject, Text, tolerant } from "./payload.ts";
import { MAX_ELEMENTS } from "./read-fields.ts";

const List = tolerant(z.custom<unknown[]>(Array.isArray));
const Link = tolerant(z.object({ href: Text }));
const Links = tolerant(z.object({ html: Link }));
/** Of Cloud, the web URL is the only one in the payload; `website` is entered by users. Data Center has the clone URLs. */
const Repository = z.object({ links: tolerant(z.object({ html: Link, clone: List })) });
/** Of Cloud's event `repo:updated`. */
const Updated = z.object({
  changes: tolerant(z.object({ links: tolerant(z.object({ old: Links, new: Links })) })),
});
const Payload = z.object({
  repository: tolerant(Repository),
  push: tolerant(z.object({ changes: List })),
  changes: List,
});
const RefChange = z.object({
  new: z.object({ type: Text, name: Text, target: tolerant(z.object({ hash: Text })) }).nullable(),
});
/** Of Data Center: https://confluence.atlassian.com/bitbucketserver/event-payload-938025882.html */
const RefUpdate = z.object({ ref: tolerant(z.object({ id: Text })), toHash: Text });

export const cloudB: Host = {
  id: "cloud-b",
  headers: HOST_HEADERS["cloud-b"],
  signatureForm: "prefixed-hex",
  fields: {
    repository: { links: { html: { href: {} }, clone: { "*": { href: {} } } } },
    push: { changes: { "*": { new: { type: {}, name: {}, target: { hash: {} } } } } },
    changes: {
      "*": { ref: { id: {} }, toHash: {} },
      links: { old: { html: { href: {} } }, new: { html: { href: {} } } },
    },
  },

  readDelivery(event, payload) {
    const { repository, push, changes } = parseObject(Payload, payload);
    if (event === "repo:updated") {
      const links = Updated.safeParse(payload).data?.changes?.links;
      return { kind: "moved", from: httpUrls([links?.old?.html?.href]), to: httpUrls([links?.new?.html?.href]) };
    }
    if (event !== "repo:push" && event !== "repo:refs_changed") return NOT_A_PUSH;
    if (!repository) throw new MalformedPayload("A push event has a repository.");
    const read = event === "repo:push" ? push?.changes?.map(readChange) : changes?.map(readUpdate);
    return deliveryOf(urlsOf(repository), read?.slice(0, MAX_ELEMENTS) ?? []);
  },

  repositoryUrlsOf(payload) {
    return urlsOf(Payload.safeParse(payload).data?.repository);
  },
};

function readChange(value: unknown): Change {
  const change = RefChange.safeParse(value).data;
  if (!change) return NEITHER_BRANCH_NOR_TAG;
  if (!change.new) return DELETION;
  const { type, name, target } = change.new;
  if (type === "tag") return TAG;
  if (type !== "branch" && type !== "named_branch") return NEITHER_BRANCH_NOR_TAG;
  return changeOfBranch(name, target?.hash);
}

function readUpdate(value: unknown): Change {
  const { ref, toHash } = RefUpdate.safeParse(value).data ?? {};
  return changeOfRef(ref?.id ?? "", toHash);
}

function urlsOf(repository: z.infer<typeof Repository> | undefined): string[] {
  const clone = repository?.links?.clone?.map((link) => Link.parse(link)?.href) ?? [];
  return httpUrls([repository?.links?.html?.href, ...clone]);
}
