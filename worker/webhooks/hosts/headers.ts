export type HostId = "hosted-g" | "hosted-l" | "selfhosted-f" | "cloud-b" | "hosted-a";

export interface HostHeaders {
  event: readonly string[];
  /** Authenticates the sender: a signature, or the token of hosted-l. */
  signature: readonly string[];
  /** The same value when the host repeats a delivery. */
  delivery: readonly string[];
}

/** The header names of real hosts. The neutral name of the API's document comes first. */
export const HOST_HEADERS: Readonly<Record<HostId, HostHeaders>> = {
  "hosted-g": {
    event: ["X-Hosted-G-Event", "X-GitHub-Event"],
    signature: ["X-Hub-Signature-256"],
    delivery: ["X-GitHub-Delivery"],
  },
  "hosted-l": {
    event: ["X-Hosted-L-Event", "X-Gitlab-Event"],
    signature: ["X-Hosted-L-Token", "X-Gitlab-Token"],
    // The first is part of what is signed, and is the same as the second. Older versions send only the third, which is shared by
    // the pushes that one hook causes.
    delivery: ["webhook-id", "Idempotency-Key", "X-Gitlab-Event-UUID"],
  },
  "selfhosted-f": {
    event: ["X-Selfhosted-Event", "X-Forgejo-Event", "X-Gitea-Event", "X-Gogs-Event"],
    signature: ["X-Selfhosted-Signature", "X-Forgejo-Signature", "X-Gitea-Signature", "X-Gogs-Signature"],
    delivery: ["X-Forgejo-Delivery", "X-Gitea-Delivery", "X-Gogs-Delivery"],
  },
  "cloud-b": {
    event: ["X-Event-Key"],
    signature: ["X-Hub-Signature"],
    // Data Center sends the second.
    delivery: ["X-Request-UUID", "X-Request-Id"],
  },
  "hosted-a": { event: [], signature: ["Authorization"], delivery: [] },
};

/** The first of the headers that is in the request. */
export function headerOf(headers: Headers, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) return value;
  }
  return undefined;
}
