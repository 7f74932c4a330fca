import { cloudB } from "./cloud-b.ts";
import type { HostId } from "./headers.ts";
import type { Host } from "./host.ts";
import { hostedG } from "./hosted-g.ts";
import { hostedL } from "./hosted-l.ts";
import { selfhostedF } from "./selfhosted-f.ts";

export const HOSTS: Readonly<Record<HostId, Host>> = {
  "hosted-g": hostedG,
  "hosted-l": hostedL,
  "selfhosted-f": selfhostedF,
  "cloud-b": cloudB,
};
