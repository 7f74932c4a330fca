import { z } from "zod";
import {
  type Change,
  changeOfBranch,
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

/** The web URL is the only one in the payload; `website` is entered by users. */
const Repository = z.object({ links: tolerant(z.object({ html: tolerant(z.object({ href: Text })) })) });
const Payload = z.object({
  repository: tolerant(Repository),
  push: tolerant(z.object({ changes: tolerant(z.custom<unknown[]>(Array.isArray)) })),
});
const RefChange = z.object({
  new: z.object({ type: Text, name: Text, target: tolerant(z.object({ hash: Text })) }).nullable(),
});

export const cloudB: Host = {
  id: "cloud-b",
  headers: HOST_HEADERS["cloud-b"],
  signatureForm: "prefixed-hex",
  fields: {
    repository: { links: { html: { href: {} } } },
    push: { changes: { "*": { new: { type: {}, name: {}, target: { hash: {} } } } } },
  },

  readDelivery(event, payload) {
    const { repository, push } = parseObject(Payload, payload);
    if (event !== "repo:push") return NOT_A_PUSH;
    if (!repository) throw new MalformedPayload("A push event has a repository.");
    const changes = push?.changes?.slice(0, MAX_ELEMENTS) ?? [];
    return deliveryOf(urlsOf(repository), changes.map(readChange));
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

function urlsOf(repository: z.infer<typeof Repository> | undefined): string[] {
  return httpUrls([repository?.links?.html?.href]);
}
