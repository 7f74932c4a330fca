import { z } from "zod";
import { changeOfRef, deliveryOf, NOT_A_PUSH } from "./changes.ts";
import { HOST_HEADERS } from "./headers.ts";
import { type Host, MalformedPayload } from "./host.ts";
import { httpUrls, parseObject, Text, tolerant } from "./payload.ts";

/** Old bodies have `url` only: in a push it is the web address. */
const Repository = z.object({ clone_url: Text, html_url: Text, url: Text });
const Payload = z.object({
  repository: tolerant(Repository),
  ref: Text,
  after: Text,
  deleted: tolerant(z.boolean()),
});

export const hostedG: Host = {
  id: "hosted-g",
  headers: HOST_HEADERS["hosted-g"],
  signatureForm: "prefixed-hex",

  readDelivery(event, payload) {
    const { repository, ref, after, deleted } = parseObject(Payload, payload);
    if (event !== "push") return NOT_A_PUSH;
    if (ref === undefined || !repository) throw new MalformedPayload("A push event has a ref and a repository.");
    return deliveryOf(urlsOf(repository), [changeOfRef(ref, after, deleted)]);
  },

  repositoryUrlsOf(payload) {
    return urlsOf(Payload.safeParse(payload).data?.repository);
  },
};

function urlsOf(repository: z.infer<typeof Repository> | undefined): string[] {
  return httpUrls([repository?.clone_url, repository?.html_url, repository?.url]);
}
