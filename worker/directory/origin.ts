import { createHmac } from "node:crypto";
import type { Settings } from "../settings.ts";

/** Who creates an organization, for the quotas of organizations per network and user. */
export interface Origin {
  /** The client's, see `clientNetwork`. */
  network: string;
  requestId: string;
  /** The id of the user; undefined for a sign-up. */
  founder: string | undefined;
}

/** Identifies a network without storing its address; null if organizations per network are not limited. */
export function networkKey({ quotas, fingerprintSecret }: Settings, network: string): string | null {
  if (quotas.organizations_per_network === null) return null;
  return createHmac("sha256", fingerprintSecret).update(`network:${network}`).digest("hex");
}
