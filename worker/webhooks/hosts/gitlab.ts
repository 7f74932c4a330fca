import { z } from "zod";
import { changeOfRef, deliveryOf, NOT_A_PUSH } from "./changes.ts";
import { HOST_HEADERS } from "./headers.ts";
import { type Host, MalformedPayload } from "./host.ts";
import { httpUrls, parseObject, Text, tolerant } from "./payload.ts";

const Project = z.object({ git_http_url: Text, http_url: Text, web_url: Text });
/** The only URLs in old payloads. `homepage` is the web URL, which users cannot change. */
const Repository = z.object({ git_http_url: Text, homepage: Text });
const Payload = z.object({
  object_kind: Text,
  event_name: Text,
  project: tolerant(Project),
  repository: tolerant(Repository),
  ref: Text,
  after: Text,
  checkout_sha: Text,
  path_with_namespace: Text,
  old_path_with_namespace: Text,
});
type Payload = z.infer<typeof Payload>;

export const hostedL: Host = {
  id: "hosted-l",
  headers: HOST_HEADERS["hosted-l"],
  signatureForm: "token",
  signsMessages: true,
  fields: {
    object_kind: {},
    event_name: {},
    ref: {},
    after: {},
    checkout_sha: {},
    path_with_namespace: {},
    old_path_with_namespace: {},
    project: { git_http_url: {}, http_url: {}, web_url: {} },
    repository: { git_http_url: {}, homepage: {} },
  },

  readDelivery(event, payload, instance) {
    const push = parseObject(Payload, payload);
    const { path_with_namespace: path, old_path_with_namespace: oldPath } = push;
    // The system hook events project_rename and project_transfer.
    if (path !== undefined && oldPath !== undefined) {
      const urlsAt = (place: string) => httpUrls([instance && `${instance.replace(/\/+$/, "")}/${place}`]);
      return { kind: "moved", from: urlsAt(oldPath), to: urlsAt(path) };
    }
    if (!isPush(event, push)) return NOT_A_PUSH;
    const { ref, after, checkout_sha: checkedOut, project, repository } = push;
    if (ref === undefined || !(project ?? repository)) {
      throw new MalformedPayload("A push event has a ref and a project or repository.");
    }
    return deliveryOf(urlsOf(push), [changeOfRef(ref, after ?? checkedOut)]);
  },

  repositoryUrlsOf(payload) {
    const parsed = Payload.safeParse(payload);
    return parsed.success ? urlsOf(parsed.data) : [];
  },
};

/** System hooks send all events with the same header. */
function isPush(event: string | undefined, { object_kind: kind, event_name: name }: Payload): boolean {
  return event === "Push Hook" || (event === "System Hook" && (kind === "push" || name === "push"));
}

function urlsOf({ project, repository }: Payload): string[] {
  return httpUrls([
    project?.git_http_url,
    project?.http_url,
    project?.web_url,
    repository?.git_http_url,
    repository?.homepage,
  ]);
}
