import { ApiError } from "../../http/errors.ts";
import type { SignatureForm } from "../verify-signature.ts";
import type { HostHeaders, HostId } from "./headers.ts";
import type { Fields } from "./read-fields.ts";

export interface PushedHead {
  /** A valid branch name. */
  branch: string;
  /** 40 or 64 hex digits in lower case. */
  commit: string;
}

/** The meaning of a delivery. `reason` is human-readable and quotes nothing of the payload. */
export type Delivery =
  | { kind: "push"; repositoryUrls: string[]; heads: PushedHead[]; moreHeads: number }
  /** The repository has another URL: `to` are its URLs now. */
  | { kind: "moved"; from: string[]; to: string[] }
  | { kind: "ignored"; reason: string };

/** A kind of git host: its headers, its signatures and its payloads. */
export interface Host {
  readonly id: HostId;
  readonly headers: HostHeaders;
  readonly signatureForm: SignatureForm;
  /** Whether the host may sign by Standard Webhooks instead. */
  readonly signsMessages?: true;
  /** The token in the header, where it is not all of it. */
  tokenOf?(header: string): string | undefined;
  /** The fields of a payload that are read. */
  readonly fields: Fields;
  /**
   * Returns 1 to 100 heads, one per branch; `moreHeads` is the number of the others. There may be no repository URLs: such a push matches no project.
   * @param instance URL of the host as its headers name it, for payloads that name paths only
   * @throws MalformedPayload
   */
  readDelivery(event: string | undefined, payload: unknown, instance?: string): Delivery;
  /** The HTTP(S) URLs of the repository in the payload, possibly none. Never throws, because the payload is not verified yet. */
  repositoryUrlsOf(payload: unknown): string[];
}

/** The body is not a push event of the host, although the headers say so. */
export class MalformedPayload extends ApiError {
  constructor(message: string) {
    super("bad_request", message);
    this.name = "MalformedPayload";
  }
}
