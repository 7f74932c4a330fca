import { z } from "zod";
import { changeOfRef, deliveryOf, NOT_A_PUSH } from "./changes.ts";
import { HOST_HEADERS } from "./headers.ts";
import { type Host, MalformedPayload } from "./host.ts";
import { httpUrls, parseObject, Text, tolerant } from "./payload.ts";
import { MAX_ELEMENTS } from "./read-fields.ts";

const Update = tolerant(z.object({ name: Text, newObjectId: Text }));
const Resource = z.object({
  refUpdates: tolerant(z.custom<unknown[]>(Array.isArray)),
  repository: tolerant(z.object({ remoteUrl: Text })),
  oldName: Text,
});
/** https://learn.microsoft.com/azure/devops/service-hooks/events: the event is named in the payload, by no header. */
const Payload = z.object({ eventType: Text, resource: tolerant(Resource) });
type Payload = z.infer<typeof Payload>;

const BASIC = /^Basic ([A-Za-z0-9+/]+={0,2})$/i;

export const hostedA: Host = {
  id: "hosted-a",
  headers: HOST_HEADERS["hosted-a"],
  signatureForm: "token",
  fields: {
    eventType: {},
    resource: { refUpdates: { "*": { name: {}, newObjectId: {} } }, repository: { remoteUrl: {} }, oldName: {} },
  },

  /** The password of Basic authentication. */
  tokenOf(header) {
    const [, credential = ""] = BASIC.exec(header) ?? [];
    return /^[^:]*:(.*)$/s.exec(Buffer.from(credential, "base64").toString("latin1"))?.[1];
  },

  readDelivery(_event, payload) {
    const { eventType, resource } = parseObject(Payload, payload);
    const to = urlsOf(resource);
    if (eventType === "git.repo.renamed") {
      const name = encodeURIComponent(resource?.oldName ?? "");
      return { kind: "moved", from: name === "" ? [] : to.map((url) => url.replace(/[^/]+$/, name)), to };
    }
    if (eventType !== "git.push") return NOT_A_PUSH;
    if (!resource?.refUpdates || !resource.repository) {
      throw new MalformedPayload("A push event has refUpdates and a repository: send all resource details.");
    }
    const updates = resource.refUpdates.slice(0, MAX_ELEMENTS).map((update) => Update.parse(update));
    return deliveryOf(
      to,
      updates.map((update) => changeOfRef(update?.name ?? "", update?.newObjectId)),
    );
  },

  repositoryUrlsOf(payload) {
    return urlsOf(Payload.safeParse(payload).data?.resource);
  },
};

/** Without the user that dev.azure.com has in its clone URLs. */
function urlsOf(resource: Payload["resource"]): string[] {
  return httpUrls([resource?.repository?.remoteUrl]).map((text) => {
    const url = new URL(text);
    url.username = "";
    url.password = "";
    return url.href;
  });
}
