import { z } from "zod";
import { changeOfRef, deliveryOf, NOT_A_PUSH } from "./changes.ts";
import { HOST_HEADERS } from "./headers.ts";
import { type Host, MalformedPayload } from "./host.ts";
import { httpUrls, parseObject, Text, tolerant } from "./payload.ts";

/** Old payloads have `url` only: in a push it is the web URL. */
const Repository = z.object({ clone_url: Text, html_url: Text, url: Text });
const Login = tolerant(z.object({ login: Text }));
/** Of the event `repository`, of its actions `renamed` and `transferred`. */
const Changes = z.object({
  repository: tolerant(z.object({ name: tolerant(z.object({ from: Text })) })),
  owner: tolerant(z.object({ from: tolerant(z.object({ user: Login, organization: Login })) })),
});
const Payload = z.object({
  repository: tolerant(Repository),
  changes: tolerant(Changes),
  ref: Text,
  after: Text,
});

export const hostedG: Host = {
  id: "hosted-g",
  headers: HOST_HEADERS["hosted-g"],
  signatureForm: "prefixed-hex",
  fields: {
    ref: {},
    after: {},
    repository: { clone_url: {}, html_url: {}, url: {} },
    changes: {
      repository: { name: { from: {} } },
      owner: { from: { user: { login: {} }, organization: { login: {} } } },
    },
  },

  readDelivery(event, payload) {
    const { repository, changes, ref, after } = parseObject(Payload, payload);
    if (event === "repository" && changes) {
      const to = urlsOf(repository);
      return { kind: "moved", from: formerUrls(to, changes), to };
    }
    if (event !== "push") return NOT_A_PUSH;
    if (ref === undefined || !repository) throw new MalformedPayload("A push event has a ref and a repository.");
    return deliveryOf(urlsOf(repository), [changeOfRef(ref, after)]);
  },

  repositoryUrlsOf(payload) {
    const { repository, changes } = Payload.safeParse(payload).data ?? {};
    const urls = urlsOf(repository);
    return changes ? [...urls, ...formerUrls(urls, changes)] : urls;
  },
};

function urlsOf(repository: z.infer<typeof Repository> | undefined): string[] {
  return httpUrls([repository?.clone_url, repository?.html_url, repository?.url]);
}

/** With the name or the owner that the repository had before. */
function formerUrls(urls: readonly string[], { repository, owner }: z.infer<typeof Changes>): string[] {
  const name = repository?.name?.from;
  const login = (owner?.from?.organization ?? owner?.from?.user)?.login;
  if (name === undefined && login === undefined) return [];
  return urls.map((text) => {
    const url = new URL(text);
    const [oldOwner = "", oldName = ""] = url.pathname.split("/").slice(-2);
    url.pathname = [...url.pathname.split("/").slice(0, -2), login ?? oldOwner, name ?? oldName].join("/");
    return url.href;
  });
}
