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

/** What a delivery asks for. `reason` is for people and quotes nothing of the payload. */
export type Delivery =
  | { kind: "push"; repositoryUrls: string[]; heads: PushedHead[] }
  | { kind: "ignored"; reason: string };

/** One kind of git host: its headers, how it signs, and what its payloads mean. */
export interface Host {
  readonly id: HostId;
  readonly headers: HostHeaders;
  readonly signatureForm: SignatureForm;
  /** What is read of a payload, here and nowhere else. */
  readonly fields: Fields;
  /**
   * Heads are at least one and at most 100, each branch once. Repository URLs may be none: such a push matches nothing.
   * @throws MalformedPayload
   */
  readDelivery(event: string | undefined, payload: unknown): Delivery;
  /**
   * The HTTP(S) URLs by which the payload names its repository: a handful that `new URL` takes, perhaps none. Never
   * throws, because the payload may be anyone's.
   */
  repositoryUrlsOf(payload: unknown): string[];
}

/** No push event of that host, although its sender says so. */
export class MalformedPayload extends ApiError {
  constructor(message: string) {
    super("bad_request", message);
    this.name = "MalformedPayload";
  }
}
