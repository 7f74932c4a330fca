import { z } from "zod";
import { changeOfRef, deliveryOf, NOT_A_PUSH } from "./changes.ts";
import { HOST_HEADERS } from "./headers.ts";
import { type Host, MalformedPayload } from "./host.ts";
import { httpUrls, parseObject, Text, tolerant } from "./payload.ts";

/** Old payloads have `url` only: in a push it is the web URL. */
const Repository = z.object({ clone_url: Text, html_url: Text, url: Text });
const Payload = z.object({ repository: tolerant(Repository), ref: Text, after: Text });

export const hostedG: Host = {
  id: "hosted-g",
  headers: HOST_HEADERS["hosted-g"],
  signatureForm: "prefixed-hex",
  fields: { ref: {}, after: {}, repository: { clone_url: {}, html_url: {}, url: {} } },

  readDelivery(event, payload) {
    const { repository, ref, after } = parseObject(Payload, payload);
    if (event !== "push") return NOT_A_PUSH;
    if (ref === undefined || !repository) throw new MalformedPayload("A push event has a ref and a repository.");
    return deliveryOf(urlsOf(repository), [changeOfRef(ref, after)]);
  },

  repositoryUrlsOf(payload) {
    return urlsOf(Payload.safeParse(payload).data?.repository);
  },
};

function urlsOf(repository: z.infer<typeof Repository> | undefined): string[] {
  return httpUrls([repository?.clone_url, repository?.html_url, repository?.url]);
}
